//! The list of all puzzles, and the puzzle of the day.

use std::borrow::Cow;

use bots::{Puzzle, Sentence};
use catalog::{Entry, GAMES, Match};
use rules::{Luck as _, Rng, Seat, Shelf};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The list of puzzles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Puzzles {
    /// The puzzle of the day; null if there are no puzzles.
    pub daily: Option<PuzzleName>,
    /// The puzzles of every game that has some.
    pub games: Vec<PuzzlesOfGame>,
}

/// Identifies a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PuzzleName {
    /// The game's id.
    pub game: Cow<'static, str>,
    /// Its number in the game's list, from 1.
    pub number: usize,
}

/// The puzzles of one game, easy ones first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PuzzlesOfGame {
    /// The game's id.
    pub game: Cow<'static, str>,
    /// The puzzles, easiest first.
    pub puzzles: Vec<Task>,
}

/// The task of a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Task {
    /// Its number, from 1.
    pub number: usize,
    /// The task in words.
    pub goal: Sentence,
    /// The number of players.
    pub players: usize,
    /// The seat that must find the answer.
    pub seat: Seat,
}

/// The seed of the shuffle: changing it gives every day another puzzle.
const SHUFFLE: u64 = 9;

impl Puzzles {
    /// All puzzles and the one of this day, counted from any fixed day. Puzzles that
    /// need data missing from the shelf are left out.
    pub fn on(day: u64, shelf: &Shelf) -> Puzzles {
        let games: Vec<_> = GAMES
            .iter()
            .filter_map(|entry| of_game(entry, shelf))
            .collect();
        let mut names: Vec<_> = games.iter().flat_map(names).collect();
        shuffle(&mut names);
        let today = (day as usize).checked_rem(names.len());
        Puzzles {
            daily: today.map(|place| names.swap_remove(place)),
            games,
        }
    }
}

fn of_game(entry: &'static Entry, shelf: &Shelf) -> Option<PuzzlesOfGame> {
    let opens = |(_, puzzle): &(usize, Puzzle)| {
        Match::open(entry, puzzle.players, &puzzle.options, shelf).is_ok()
    };
    let puzzles = (1..).zip(entry.puzzles()).filter(opens);
    let puzzles: Vec<_> = puzzles
        .map(|(number, puzzle)| Task::of(number, &puzzle))
        .collect();
    let game = Cow::Borrowed(entry.about.id);
    (!puzzles.is_empty()).then_some(PuzzlesOfGame { game, puzzles })
}

fn names(of_game: &PuzzlesOfGame) -> impl Iterator<Item = PuzzleName> {
    let game = || of_game.game.clone();
    let numbers = of_game.puzzles.iter().map(|task| task.number);
    numbers.map(move |number| PuzzleName {
        game: game(),
        number,
    })
}

fn shuffle(names: &mut [PuzzleName]) {
    let mut rng = Rng::seeded(SHUFFLE);
    for left in (1..names.len()).rev() {
        names.swap(left, rng.below(left as u32 + 1) as usize);
    }
}

impl Task {
    fn of(number: usize, puzzle: &Puzzle) -> Task {
        Task {
            number,
            goal: puzzle.goal.clone(),
            players: puzzle.players,
            seat: puzzle.seat,
        }
    }
}
