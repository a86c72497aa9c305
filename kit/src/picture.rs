//! Pictures: they can be drawn in characters, and every action can be touched.

use std::collections::HashSet;

use rules::{Canvas, Drawn, Lang, Look, Rng, Spot, Viewer};

use crate::pick::{self, once_in};
use crate::position::Position;
use crate::table::Table;

/// The narrowest spot that a mark fits around.
const SPOT_WIDTH: usize = 3;
/// The most actions of one position whose marks are checked.
const MARKED: usize = 4;
/// An 80 × 24 terminal has room for the picture and six more lines.
const ROOM: (usize, usize) = (80, 18);

pub(crate) fn check<G: Drawn>(position: &Position<'_, G>, rng: &mut Rng) {
    let table = position.table;
    check_paths(position);
    let rare = !table.log.is_empty() && !table.game.turn().is_over();
    if rare && !once_in(8, rng) {
        return;
    }
    for viewer in Viewer::all(table.setup.seats) {
        let view = table.game.view(viewer);
        let mut spots = None;
        for (lang, ascii) in Lang::ALL
            .into_iter()
            .flat_map(|lang| [(lang, false), (lang, true)])
        {
            let canvas = G::picture(&view, &Look { lang, ascii });
            check_characters(table, &canvas, ascii);
            check_spots(table, &canvas);
            let names: Vec<_> = canvas
                .spots()
                .iter()
                .map(|spot| spot.name.clone())
                .collect();
            let same = spots.get_or_insert_with(|| names.clone()) == &names;
            table.hold("every look has the same spots", same, || {
                format!("{spots:?} and {names:?}")
            });
        }
        for action in pick::some_of(&position.moves, MARKED, rng) {
            let marks = G::marks(&view, action);
            let named = marks.iter().all(|mark| !mark.is_empty());
            table.hold("marks have names", named, || {
                format!("{action} marks {marks:?}")
            });
        }
    }
}

fn check_characters<G: Drawn>(table: &Table<G>, canvas: &Canvas, ascii: bool) {
    let text = canvas.text();
    let fits = |c: char| c == '\n' || !c.is_control() && (!ascii || c.is_ascii());
    table.hold("an ASCII picture is ASCII", text.chars().all(fits), || {
        format!("ascii = {ascii}:\n{text}")
    });
    let width = canvas
        .lines()
        .iter()
        .map(Vec::len)
        .max()
        .unwrap_or_default();
    let size = (width, canvas.lines().len());
    let room = size.0 > 0 && size.0 <= ROOM.0 && size.1 <= ROOM.1;
    table.hold("a picture fits the terminal", room, || {
        format!("{size:?} is empty or more than {ROOM:?}:\n{text}")
    });
}

fn check_spots<G: Drawn>(table: &Table<G>, canvas: &Canvas) {
    let mut names = HashSet::new();
    let mut touched = HashSet::new();
    for spot in canvas.spots() {
        let Spot { name, x, y, width } = spot;
        let line = canvas.lines().get(*y).map_or(0, Vec::len);
        let inside = *width >= SPOT_WIDTH && x + width <= line;
        table.hold("spots lie on the picture, three wide", inside, || {
            format!("{spot:?}")
        });
        table.hold("spots have names of their own", names.insert(name), || {
            format!("“{name}” stands twice")
        });
        let free = (*x..x + width).all(|x| touched.insert((x, *y)));
        table.hold("spots do not overlap", free, || format!("{spot:?}"));
    }
}

/// Every legal action has a touch path of its own, which names it.
fn check_paths<G: Drawn>(position: &Position<'_, G>) {
    let table = position.table;
    let mut paths = HashSet::new();
    for action in &position.moves {
        let path = G::path(action);
        let touchable = !path.is_empty() && path.iter().all(|touch| !touch.is_empty());
        table.hold("every action can be touched", touchable, || {
            format!("{action} has the path {path:?}")
        });
        let attempt = G::attempt(&path);
        // Two actions may share a path if no position has both, so it is enough that
        // the attempt has the same path.
        let same = attempt.parse().is_ok_and(|tried| G::path(&tried) == path);
        table.hold("a path attempts its own action", same, || {
            format!("{action}, touched as {path:?}, attempts “{attempt}”")
        });
        let distinct = paths.insert(path);
        table.hold("paths are distinct", distinct, || {
            format!("{action} has the path of another action")
        });
    }
}
