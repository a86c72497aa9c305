//! Setting up a position in a test, and being refused there.

use rules::{Game, Lang, Refusal, Setup, Turn, notation};
use serde_json::Value;

/// A new game with these options. Panics with the reason if they are incompatible.
#[track_caller]
pub fn start<G: Game>(options: Value, seats: usize) -> G {
    let about = G::ABOUT;
    assert!(
        about.players.contains(&seats),
        "{} seats {:?}",
        about.id,
        about.players
    );
    let options = match serde_json::from_value(options) {
        Ok(options) => options,
        Err(error) => panic!("no options of {}: {error}", about.id),
    };
    match G::start(&Setup::new(seats, options)) {
        Ok(game) => game,
        Err(refusal) => panic!(
            "{} does not start: {}",
            about.id,
            refusal.sentence(Lang::En)
        ),
    }
}

/// Plays actions and outcomes of luck, separated by commas: `32-28, huff 32`. Panics
/// with the reason if one of them is refused.
#[track_caller]
pub fn play<G: Game>(game: &mut G, actions: &str) {
    for text in listed(actions) {
        if let Err(refusal) = step(game, text) {
            let why = refusal.sentence(Lang::En);
            panic!("{text} (of {actions}) is refused: {why} {refusal:?}\n{game:?}");
        }
    }
}

/// The refusal of `text` at this position. Panics if it is accepted, or if it changes
/// anything.
#[track_caller]
pub fn refused<G: Game>(game: &G, text: &str) -> Refusal {
    let mut after = game.clone();
    match step(&mut after, text) {
        Ok(()) => panic!("{text} is not refused in {game:?}"),
        Err(refusal) => {
            assert_eq!(after, *game, "{text} was refused and changed the game");
            refusal
        }
    }
}

/// Splits a list at commas; it may be empty.
pub(crate) fn listed(actions: &str) -> impl Iterator<Item = &str> {
    actions
        .split(',')
        .map(str::trim)
        .filter(|text| !text.is_empty())
}

/// Plays or resolves a text, depending on who is to act.
pub(crate) fn step<G: Game>(game: &mut G, text: &str) -> Result<(), Refusal> {
    match game.turn() {
        Turn::Chance => game.resolve(&notation::due::<_, G::Action>(text)?),
        Turn::Seat(_) | Turn::Over(_) => game.play(&notation::due::<_, G::Chance>(text)?),
    }
}
