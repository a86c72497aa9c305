//! From a view back to a game that looks like it.

use bots::Plays;
use print::Printed;
use rules::{Drawn, Edition, Game, Hosted, Refusal, Rng, Seat, Shelf, Viewer, view};
use serde_json::Value;

use crate::AnyGame;
use crate::entry::setup;

/// How many play, with which options, by which edition of the rules, and what is loaded.
type Agreed<'a> = (usize, &'a Value, Edition, &'a Shelf);

pub(crate) type Imagine = fn(&Value, Seat, Agreed) -> Result<Box<dyn AnyGame>, Refusal>;

/// Reads the view back and guesses the rest. A guess that looks otherwise shows that the
/// view contradicts itself, the table or the seat.
pub(crate) fn imagine<G: Drawn + Plays + Printed + Hosted>(
    view: &Value,
    seat: Seat,
    (seats, options, edition, shelf): Agreed,
) -> Result<Box<dyn AnyGame>, Refusal> {
    let setup = setup::<G>(seats, options, edition, shelf)?;
    view::require(seat.index() < seats, "seat")?;
    let read = G::read_view(view, &setup)?;
    let game = guessed::<G>(&read);
    let looks = serde_json::to_value(game.view(Viewer::Seat(seat)));
    view::require(looks.is_ok_and(|looks| looks == *view), "contradiction")?;
    Ok(Box::new(game))
}

/// The game that asks are answered from: always the same one for a view.
pub(crate) fn guessed<G: Game>(view: &G::View) -> G {
    G::guess(view, &mut Rng::seeded(0))
}
