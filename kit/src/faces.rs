//! Faces and masks: what other viewers are told about an action or an outcome matches
//! what their view shows, no more and no less.

use rules::{Chances, Game, Rng, Turn, Viewer};

use crate::pick::{once_in, one_of, some_of};
use crate::table::Table;

/// How many actions are compared with a first one.
const COMPARED: usize = 6;

/// A possible next step: its face, and the game after it.
struct Next<G> {
    text: String,
    face: String,
    after: G,
}

/// Compares possible next steps in pairs, for each viewer who is not told everything.
pub(crate) fn check<G: Game>(table: &Table<G>, rng: &mut Rng) {
    if !G::ABOUT.hidden && !once_in(16, rng) {
        return;
    }
    let game = &table.game;
    let nexts = match game.turn() {
        Turn::Seat(_) => actions(game, rng),
        Turn::Chance => outcomes(game, rng),
        Turn::Over(_) => return,
    };
    let told = |viewer: Viewer| match game.turn() {
        Turn::Seat(seat) => viewer == Viewer::Seat(seat),
        Turn::Chance | Turn::Over(_) => game.audience().includes(viewer),
    };
    for viewer in Viewer::all(table.setup.seats).filter(|&viewer| !told(viewer)) {
        for pair in nexts.windows(2) {
            check_pair(table, viewer, &pair[0], &pair[1]);
        }
    }
}

/// For two games that differ: a viewer can tell them apart by their faces exactly if
/// they can tell them apart by their views. (The end may reveal more.)
fn check_pair<G: Game>(table: &Table<G>, viewer: Viewer, one: &Next<G>, two: &Next<G>) {
    if one.after == two.after {
        return;
    }
    let same_face = one.face == two.face;
    let same_view = one.after.view(viewer) == two.after.view(viewer);
    table.hold(
        "a face tells no more than the view",
        same_face || !same_view,
        || {
            let faces = (&one.face, &two.face);
            format!(
                "{viewer:?} tells {} from {} by {faces:?} alone",
                one.text, two.text
            )
        },
    );
    let over = one.after.turn().is_over() || two.after.turn().is_over();
    table.hold(
        "a view tells no more than the face",
        !same_face || same_view || over,
        || {
            format!(
                "{} and {} are both told as “{}”, but {viewer:?} sees which",
                one.text, two.text, one.face
            )
        },
    );
}

/// Some actions of the seat to act, with equal faces adjacent.
fn actions<G: Game>(game: &G, rng: &mut Rng) -> Vec<Next<G>> {
    let moves = game.moves();
    if moves.is_empty() {
        return Vec::new();
    }
    let face = G::face(one_of(&moves, rng));
    let (alike, others): (Vec<_>, Vec<_>) = moves.iter().partition(|it| G::face(it) == face);
    let mut chosen = some_of(&alike, COMPARED, rng);
    chosen.extend(some_of(&others, COMPARED, rng));
    let next = |action: &G::Action| {
        let mut after = game.clone();
        after.play(action).ok()?;
        Some(Next {
            text: action.to_string(),
            face: G::face(action),
            after,
        })
    };
    chosen
        .into_iter()
        .filter_map(|action| next(action))
        .collect()
}

/// Some outcomes of luck.
fn outcomes<G: Game>(game: &G, rng: &mut Rng) -> Vec<Next<G>> {
    let rolled: Vec<G::Chance> = match game.chances() {
        Chances::Listed(listed) => {
            let some = some_of(&listed, COMPARED, rng);
            some.into_iter().map(|(chance, _)| chance.clone()).collect()
        }
        Chances::TooMany => (0..COMPARED).filter_map(|_| game.roll(rng)).collect(),
    };
    let next = |chance: &G::Chance| {
        let mut after = game.clone();
        after.resolve(chance).ok()?;
        Some(Next {
            text: chance.to_string(),
            face: G::mask(chance),
            after,
        })
    };
    rolled.iter().filter_map(next).collect()
}
