//! Proves a game's stored puzzles again.

use bots::{Limits, Plays, Puzzle, Sentence};
use rules::{Edition, Lang, Rng, Setup, Shelf, Viewer};

use crate::play::step;
use crate::table::hold;

/// Proves every stored puzzle of a game again, and checks their number. Panics with
/// what is wrong.
///
/// The laws: a puzzle replays, and its seat is to move; from what that seat sees the
/// same answer is proved in the same words, whatever is hidden; every action of the
/// answer is legal and the seat's own; no two puzzles have the same position.
#[track_caller]
pub fn riddles<G: Plays>(count: usize) {
    riddles_with::<G>(count, &Shelf::default());
}

/// The same, with the data that the game needs.
#[track_caller]
pub fn riddles_with<G: Plays>(count: usize, shelf: &Shelf) {
    let puzzles = puzzles_with::<G>(shelf);
    hold::<G>("there are enough puzzles", puzzles.len() >= count, || {
        format!("{} of {count}", puzzles.len())
    });
    let mut seen: Vec<G::View> = Vec::new();
    for (number, (puzzle, game)) in (1..).zip(&puzzles) {
        let about = || format!("puzzle {number}: {puzzle:?}");
        let view = game.view(Viewer::Seat(puzzle.seat));
        check::<G>(game, puzzle, &about);
        hold::<G>("no puzzle is kept twice", !seen.contains(&view), about);
        seen.push(view);
    }
}

/// The stored puzzles of a game with their positions, for a test that verifies them by
/// another method.
#[track_caller]
pub fn puzzles<G: Plays>() -> Vec<(Puzzle, G)> {
    puzzles_with(&Shelf::default())
}

#[track_caller]
fn puzzles_with<G: Plays>(shelf: &Shelf) -> Vec<(Puzzle, G)> {
    let puzzles: Vec<Puzzle> = serde_json::from_str(G::PUZZLES)
        .unwrap_or_else(|error| panic!("the puzzles of {}: {error}", G::ABOUT.id));
    let replayed = |puzzle: Puzzle| {
        let game = replayed(&puzzle, shelf);
        (puzzle, game)
    };
    puzzles.into_iter().map(replayed).collect()
}

#[track_caller]
fn replayed<G: Plays>(puzzle: &Puzzle, shelf: &Shelf) -> G {
    let about = || format!("{puzzle:?}");
    let options = serde_json::from_value(puzzle.options.clone());
    let setup = Setup {
        seats: puzzle.players,
        options: options.unwrap_or_else(|error| panic!("{error}: {}", about())),
        edition: Edition::Newest,
        shelf: shelf.clone(),
    };
    let mut game = G::start(&setup).unwrap_or_else(|refusal| panic!("{refusal:?}: {}", about()));
    for text in &puzzle.steps {
        if let Err(refusal) = step(&mut game, text) {
            panic!("{text} is refused, {refusal:?}: {}", about());
        }
    }
    game
}

#[track_caller]
fn check<G: Plays>(game: &G, puzzle: &Puzzle, about: &impl Fn() -> String) {
    let due = game.turn().seat() == Some(puzzle.seat);
    hold::<G>("a puzzle's seat is to move", due, about);
    let view = game.view(Viewer::Seat(puzzle.seat));
    let elsewhere = G::guess(&view, &mut Rng::seeded(1)).view(Viewer::Seat(puzzle.seat));
    for view in [view, elsewhere] {
        let proved = G::riddle(&view, puzzle.seat, &Limits::of_proof());
        let same = proved.as_ref().is_some_and(|riddle| {
            let answer = riddle.answer.iter().map(ToString::to_string);
            answer.eq(puzzle.answer.iter().cloned())
                && riddle.goal == puzzle.goal
                && riddle.because == puzzle.because
        });
        hold::<G>("a puzzle is proved again", same, || {
            format!("{proved:?} is not {}", about())
        });
    }
    let mut after = game.clone();
    for text in &puzzle.answer {
        let own = after.turn().seat() == Some(puzzle.seat);
        let legal = step(&mut after, text).is_ok();
        hold::<G>("an answer can be played", own && legal, about);
    }
    let spoken = [&puzzle.goal, &puzzle.because].into_iter().all(is_spoken);
    let answered = !puzzle.answer.is_empty();
    hold::<G>("a puzzle speaks both languages", spoken, about);
    hold::<G>("a puzzle has an answer", answered, about);
}

fn is_spoken(sentence: &Sentence) -> bool {
    Lang::ALL.iter().all(|&lang| {
        let words = sentence.get(lang);
        words.ends_with('.') && !words.contains(['{', '}']) && !words.contains("  ")
    })
}
