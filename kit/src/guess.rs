//! A guess fits the view it was made from.

use rules::{Drawn, Rng, Viewer};

use crate::pick::once_in;
use crate::position::Position;
use crate::shown::Shown;
use crate::tally::Tally;

/// Guesses from every viewer's view: the viewer must be shown the same of the guess as
/// of the truth.
pub(crate) fn check<G: Drawn>(
    position: &Position<'_, G>,
    probes: &[String],
    tally: &mut Tally,
    rng: &mut Rng,
) {
    let (table, game) = (position.table, position.game());
    if !G::ABOUT.hidden && !once_in(4, rng) {
        return;
    }
    for viewer in Viewer::all(table.setup.seats) {
        let view = game.view(viewer);
        table.hold(
            "the same game gives the same view",
            view == game.view(viewer),
            || format!("{viewer:?} was shown {view:?}"),
        );
        let guess = G::guess(&view, rng);
        if guess != *game {
            tally.secrets = true;
            let told = guess.state() != game.state();
            table.hold("the state tells the whole truth", told, || {
                format!("the same as of {guess:?}: {}", game.state())
            });
            let shown = Shown::to(viewer, game, probes);
            shown.hold(table, "a guess fits the view", viewer, &guess, probes);
        }
    }
}
