//! A view can be read back from its JSON, and the game goes on from there.

use rules::{Drawn, Rng, Turn, Viewer};
use serde_json::Value;

use crate::pick::{once_in, one_of};
use crate::spoil::spoil;
use crate::table::Table;

/// How far a game is played that was made from a spoilt view.
const PLIES: usize = 12;

/// Reads every viewer's view back. It is written as before, and a guess made from it is
/// the same game as one made from the view itself.
pub(crate) fn check<G: Drawn>(table: &Table<G>) {
    let game = &table.game;
    // Luck of its own, so that the other laws go on as without this one.
    let rng = &mut Rng::seeded(table.seed << 32 | table.log.len() as u64);
    if !game.turn().is_over() && !once_in(4, rng) {
        return;
    }
    for viewer in Viewer::all(table.setup.seats) {
        let view = game.view(viewer);
        let written = json::<G>(&view);
        let read = G::read_view(&written, &table.setup).unwrap_or_else(|refusal| {
            let what = format!("{written}\nis refused: {refusal:?}");
            table.broken("a view can be read back", &what)
        });
        let again = json::<G>(&read);
        let same = again == written;
        table.hold("a view read back is written the same", same, || {
            format!("{written}\ncomes back as\n{again}")
        });
        let [guess, other] = [&view, &read].map(|view| G::guess(view, &mut Rng::seeded(0)));
        let same = guess == other && guess.moves() == other.moves();
        table.hold("a view read back leads to the same game", same, || {
            format!("{guess:?}\ncomes back as\n{other:?}")
        });
        spoilt(table, written, rng);
    }
}

/// A view that no game wrote is refused, or else it leads to a game that can be played.
fn spoilt<G: Drawn>(table: &Table<G>, mut view: Value, rng: &mut Rng) {
    spoil(&mut view, rng);
    let Ok(read) = G::read_view(&view, &table.setup) else {
        return;
    };
    let mut game = G::guess(&read, rng);
    for _ in 0..PLIES {
        let done = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance => game.roll(rng).map(|chance| game.resolve(&chance)),
            Turn::Seat(_) => {
                let moves = game.moves();
                let action = (!moves.is_empty()).then(|| one_of(&moves, rng));
                action.map(|action| game.play(action))
            }
        };
        let law = "a spoilt view is refused or can be played";
        table.hold(law, matches!(done, Some(Ok(()))), || {
            format!("{view}\n{game:?}\n{done:?}")
        });
    }
}

fn json<G: Drawn>(view: &G::View) -> Value {
    serde_json::to_value(view).unwrap_or_default()
}
