//! The squares of a board that every player looks at first.
//!
//! All of this folds into constants for each size of board.

use crate::grid::{Grid, Squares};

/// The four corners: a disc there can never be turned.
#[inline]
pub(crate) fn corners<G: Grid>() -> G::Squares {
    let last = G::SIDE - 1;
    let [a1, far] = [G::Squares::only(0), G::Squares::only(last)];
    a1 | far | (a1 | far) << (last * G::SIDE)
}

/// The squares at the border.
#[inline]
pub(crate) fn border<G: Grid>() -> G::Squares {
    let rows = G::MIDDLE & !(G::MIDDLE << G::SIDE) | G::MIDDLE & !(G::MIDDLE >> G::SIDE);
    G::ALL & !G::MIDDLE | rows
}

/// The board cut in four through its centre.
pub(crate) fn quarters<G: Grid>() -> [G::Squares; 4] {
    let half = G::SIDE / 2;
    let mut quarters = [G::Squares::NONE; 4];
    for place in G::ALL.places() {
        let (column, row) = (place % G::SIDE, place / G::SIDE);
        let quarter = column / half + 2 * (row / half);
        let squares = &mut quarters[quarter as usize];
        *squares = *squares | G::Squares::only(place);
    }
    quarters
}

/// The squares one step from any of these, and these themselves.
#[inline]
pub(crate) fn around<G: Grid>(squares: G::Squares) -> G::Squares {
    let beside = squares | ahead::<G>(squares, 1) | behind::<G>(squares, 1);
    (beside | beside << G::SIDE | beside >> G::SIDE) & G::ALL
}

/// The squares that one of [`Grid::STEPS`] leads to from these.
#[inline]
pub(crate) fn ahead<G: Grid>(squares: G::Squares, step: u32) -> G::Squares {
    (squares & !exit_of::<G>(step, right::<G>(), left::<G>())) << step & G::ALL
}

/// The squares from which one of [`Grid::STEPS`] leads to these.
#[inline]
pub(crate) fn behind<G: Grid>(squares: G::Squares, step: u32) -> G::Squares {
    (squares & !exit_of::<G>(step, left::<G>(), right::<G>())) >> step
}

/// The column from which a step would leave the board: one of these two, by
/// whether the step has a part to the right or to the left.
#[inline]
fn exit_of<G: Grid>(step: u32, rightward: G::Squares, leftward: G::Squares) -> G::Squares {
    if step == G::SIDE {
        G::Squares::NONE
    } else if step == G::SIDE - 1 {
        leftward
    } else {
        rightward
    }
}

#[inline]
fn left<G: Grid>() -> G::Squares {
    let [_, _, down, _] = G::RAYS;
    (G::Squares::only(0) | down) & G::ALL
}

#[inline]
fn right<G: Grid>() -> G::Squares {
    left::<G>() << (G::SIDE - 1)
}

/// How early a disc there deserves to be looked at: corners, then the border
/// and the inside, and last the squares that give a corner away.
#[inline]
pub(crate) fn promise<G: Grid>(place: u32) -> i32 {
    let last = G::SIDE - 1;
    let (column, row) = (place % G::SIDE, place / G::SIDE);
    // Counted from the nearest corner.
    let [mut x, mut y] = [column.min(last - column), row.min(last - row)];
    if x > y {
        (x, y) = (y, x);
    }
    match (x, y) {
        (0, 0) => 9,
        (1, 1) => -9,
        (0, 1) => -4,
        (0, 2) => 4,
        (1, _) => -1,
        _ => 1,
    }
}
