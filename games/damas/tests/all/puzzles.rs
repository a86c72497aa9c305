//! The kept puzzles, proved again and found out by plain trying: every legal
//! action is tried, offences and their answers too.

use damas::{Action, Damas};
use rules::{Game, Seat, SeatSet, Turn};

#[test]
fn puzzles_are_proved_again() {
    kit::riddles::<Damas>(5);
}

#[test]
fn exactly_the_answer_wins_so_many_pieces() {
    for (puzzle, game) in kit::puzzles::<Damas>() {
        let (gain, turns) = asked(&puzzle.goal.en);
        let task = Task {
            seat: puzzle.seat,
            lead: gain.map(|gain| lead(&game, puzzle.seat) + gain),
        };
        let moves = game.moves().into_iter();
        let does = moves.filter(|action| task.goes_on(&played(&game, action), action, turns));
        let does: Vec<_> = does.map(|action| action.to_string()).collect();
        assert_eq!(does, puzzle.answer, "{puzzle:?}");
    }
}

/// How many pieces in how many turns: “White to move and win 2 pieces or the game in
/// 3 turns, …”. Nothing for the game alone.
fn asked(goal: &str) -> (Option<i32>, u32) {
    let words = goal.split(' ');
    let numbers: Vec<u32> = words.filter_map(|word| word.parse().ok()).collect();
    match *numbers {
        [turns] => (None, turns),
        [gain, turns] => (Some(gain as i32), turns),
        _ => panic!("no task: {goal}"),
    }
}

struct Task {
    seat: Seat,
    lead: Option<i32>,
}

impl Task {
    /// Whether it is done: the pieces are won, and the rival can neither capture nor
    /// huff anything.
    fn is_done(&self, game: &Damas) -> bool {
        let captures = |game: &Damas| {
            let mut moves = game.moves().into_iter();
            moves.any(|action| matches!(action, Action::Capture(_)))
        };
        match game.turn() {
            Turn::Over(winners) => winners == SeatSet::only(self.seat),
            turn => {
                turn == Turn::Seat(self.seat.rival())
                    && self
                        .lead
                        .is_some_and(|wanted| lead(game, self.seat) >= wanted)
                    && !captures(game)
                    && game.at_fault().next().is_none()
            }
        }
    }

    /// Whether the seat can do it within so many moves of its own. Huffing a piece
    /// and obliging the rival to capture cost none.
    fn can_be_done(&self, game: &Damas, turns: u32) -> bool {
        let Some(actor) = game.turn().seat() else {
            return false;
        };
        let mut nexts = game.moves().into_iter().map(|action| {
            let next = played(game, &action);
            (action, next)
        });
        if actor == self.seat {
            nexts.any(|(action, next)| self.goes_on(&next, &action, turns))
        } else {
            nexts.all(|(_, next)| self.is_done(&next) || self.can_be_done(&next, turns))
        }
    }

    fn goes_on(&self, next: &Damas, action: &Action, turns: u32) -> bool {
        let moves = !matches!(action, Action::Force | Action::Huff(_));
        let left = turns - u32::from(moves);
        self.is_done(next) || (left > 0 && self.can_be_done(next, left))
    }
}

fn played(game: &Damas, action: &Action) -> Damas {
    let mut after = game.clone();
    after.play(action).expect("an offered move plays");
    after
}

/// By how many pieces somebody is ahead.
fn lead(game: &Damas, seat: Seat) -> i32 {
    let letters = game.board().concat().to_lowercase();
    let count = |letter: char| letters.chars().filter(|it| *it == letter).count() as i32;
    let lead = count('w') - count('b');
    if seat == Seat::FIRST { lead } else { -lead }
}
