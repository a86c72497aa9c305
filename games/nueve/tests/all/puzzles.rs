//! The kept puzzles, proved again and found out by plain trying.

use std::collections::HashMap;

use nueve::Nueve;
use rules::{Game, Seat};

#[test]
fn puzzles_are_proved_again() {
    kit::riddles::<Nueve>(10);
}

#[test]
fn exactly_the_answer_gives_most() {
    for (puzzle, game) in kit::puzzles::<Nueve>() {
        let mut ends = Ends {
            seat: puzzle.seat,
            known: HashMap::new(),
        };
        let moves = game.moves().into_iter();
        let mut ends: Vec<_> = moves
            .map(|action| (ends.best(&played(&game, &action)), action.to_string()))
            .collect();
        ends.sort_by_key(|(end, _)| std::cmp::Reverse(*end));
        let [
            ((won, lead), answer),
            ((second_won, second_lead), second),
            ..,
        ] = &*ends
        else {
            panic!("nothing to choose in {puzzle:?}");
        };
        assert_eq!([answer.as_str()], *puzzle.answer);
        assert!((won, lead) > (second_won, second_lead), "{puzzle:?}");
        assert!(*won, "{puzzle:?}");
        let by = |won, lead: i32| match lead.abs() {
            0 => format!("{won} the tie on sections"),
            1 => format!("{won} by 1 section"),
            by => format!("{won} by {by} sections"),
        };
        let does = format!("{answer} {} even", by("wins", *lead));
        let at_best = if *second_won { "wins" } else { "loses" };
        let at_best = format!("{second}, {}.", by(at_best, *second_lead));
        let told = &puzzle.because.en;
        assert!(told.starts_with(&does), "{told} is not {does}");
        // Several may be as good as the second.
        let (_, figures) = at_best.split_once(' ').expect("a space");
        assert!(told.ends_with(figures), "{told} is not {at_best}");
        let task = match second_won {
            true => format!("{}.", by("win", *lead)),
            false => "win.".to_owned(),
        };
        assert!(puzzle.goal.en.ends_with(&task), "{}", puzzle.goal.en);
    }
}

/// How positions end for somebody if both do what is best for themselves.
struct Ends {
    seat: Seat,
    known: HashMap<String, (bool, i32)>,
}

impl Ends {
    /// Whether the seat wins, and by how many sections it is ahead.
    fn best(&mut self, game: &Nueve) -> (bool, i32) {
        let Some(mover) = game.turn().seat() else {
            let scores = game.scores();
            let lead = scores[self.seat.index()] - scores[self.seat.rival().index()];
            return (game.turn().winners().contains(self.seat), lead);
        };
        let key = format!("{mover} {}", game.state()["board"]);
        let key = key + &game.state()["outer"].to_string();
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let own = mover == self.seat;
        let moves = game.moves().into_iter();
        let ends = moves.map(|action| self.best(&played(game, &action)));
        let end = if own { ends.max() } else { ends.min() };
        let end = end.expect("a seat to act has a move");
        self.known.insert(key, end);
        end
    }
}

fn played(game: &Nueve, action: &nueve::Action) -> Nueve {
    let mut after = game.clone();
    after.play(action).expect("an offered move plays");
    after
}
