//! The kept puzzles, proved again and found out by plain counting.

use std::collections::HashMap;

use ludo::{Action, Ludo};
use rules::{Chances, Game, Seat, Turn};

#[test]
fn puzzles_are_proved_again() {
    kit::riddles::<Ludo>(5);
}

/// Larger races take too long to be counted plainly.
const POSITIONS: usize = 4_000;
/// After so many rounds hardly any race goes on.
const ROUNDS: u32 = 150;

/// The chances of every way to play the dice: the answer's is the greatest, and
/// it is what is said.
#[test]
fn the_answer_wins_most() {
    let mut counted = 0;
    for (puzzle, game) in kit::puzzles::<Ludo>() {
        let Some(race) = Race::of(&game, puzzle.seat) else {
            continue;
        };
        counted += 1;
        let mut game = game;
        for answer in &puzzle.answer {
            let mut chances: Vec<(f64, String)> = Vec::new();
            for action in game.moves() {
                chances.push((race.chance(&after(&game, &action)), action.to_string()));
            }
            chances.sort_by(|one, other| other.0.total_cmp(&one.0));
            assert_eq!(chances[0].1, *answer, "{chances:?} in {puzzle:?}");
            assert!(
                chances[0].0 > chances[1].0 + 0.01,
                "{chances:?} in {puzzle:?}"
            );
            let said = format!("{:.1}%", 100.0 * chances[0].0);
            assert!(puzzle.because.en.contains(&said), "{said} in {puzzle:?}");
            kit::play(&mut game, answer);
        }
    }
    assert!(counted > 1, "only {counted} puzzles were counted");
}

/// All that can come of a position, each piece told from the others, and how
/// often the seat has won after many rounds; what goes on then counts as lost.
struct Race {
    seat: Seat,
    places: HashMap<String, usize>,
    games: Vec<Ludo>,
    /// For each throw its odds and where the turn can end.
    throws: Vec<Vec<(u32, Vec<usize>)>>,
    won: Vec<f64>,
}

impl Race {
    fn of(game: &Ludo, seat: Seat) -> Option<Race> {
        let mut race = Race {
            seat,
            places: HashMap::new(),
            games: Vec::new(),
            throws: Vec::new(),
            won: Vec::new(),
        };
        race.ends(game);
        while race.throws.len() < race.games.len() {
            if race.games.len() > POSITIONS {
                return None;
            }
            race.look(race.throws.len());
        }
        for _ in 0..ROUNDS {
            race.won = (0..race.games.len())
                .map(|place| race.worth(place))
                .collect();
        }
        Some(race)
    }

    /// How often the seat wins from here with its best play.
    fn chance(&self, game: &Ludo) -> f64 {
        if game.turn() != Turn::Seat(self.seat) {
            return self.won[self.places[&game.state().to_string()]];
        }
        let moves = game.moves();
        let chances = moves.iter().map(|action| self.chance(&after(game, action)));
        chances.fold(0.0, f64::max)
    }

    fn look(&mut self, place: usize) {
        let Chances::Listed(chances) = self.games[place].chances() else {
            unreachable!("throws can be listed");
        };
        let mut throws = Vec::new();
        for (throw, odds) in chances {
            let mut thrown = self.games[place];
            thrown.resolve(&throw).expect("a listed throw");
            throws.push((odds, self.ends(&thrown)));
        }
        self.throws.push(throws);
    }

    fn ends(&mut self, game: &Ludo) -> Vec<usize> {
        let mut ends = Vec::new();
        if let Turn::Seat(_) = game.turn() {
            for action in game.moves() {
                ends.extend(self.ends(&after(game, &action)));
            }
            ends.sort_unstable();
            ends.dedup();
            return ends;
        }
        let new = self.games.len();
        let place = *self.places.entry(game.state().to_string()).or_insert(new);
        if place == new {
            let won = matches!(game.turn(), Turn::Over(winners) if winners.contains(self.seat));
            self.games.push(*game);
            self.won.push(f64::from(u8::from(won)));
        }
        vec![place]
    }

    fn worth(&self, place: usize) -> f64 {
        if self.throws[place].is_empty() {
            return self.won[place];
        }
        let own = self.games[place].state()["turn"] == serde_json::json!(self.seat);
        let chosen = |ends: &[usize]| {
            let won = ends.iter().map(|&end| self.won[end]);
            if own {
                won.fold(0.0, f64::max)
            } else {
                won.fold(1.0, f64::min)
            }
        };
        let throws = self.throws[place].iter();
        let sum: f64 = throws
            .map(|(odds, ends)| f64::from(*odds) * chosen(ends))
            .sum();
        sum / 36.0
    }
}

fn after(game: &Ludo, action: &Action) -> Ludo {
    let mut next = *game;
    next.play(action).expect("an offered move plays");
    next
}
