//! Red squares that some word could cover next, as far as squares go.

use crate::notation::RACK;
use crate::premiums::Premium;
use crate::square::SIZE;
use crate::table::Table;
use crate::{Direction, Square};

/// Every empty red square that a rack of seven could cover from the tiles on
/// the board, whatever the letters.
pub(super) fn in_reach(table: &Table) -> impl Iterator<Item = Square> {
    let premiums = table.premiums();
    let red = move |square: &Square| premiums.at(*square) == Some(Premium::Red);
    Square::all().filter(red).filter(|&square| {
        table.board.at(square).is_none()
            && Direction::BOTH
                .into_iter()
                .any(|direction| reaches(table, direction, square))
    })
}

/// Whether the empty squares from here to the nearest one that touches a tile
/// are no more than a rack has tiles.
fn reaches(table: &Table, direction: Direction, square: Square) -> bool {
    let line = square.line(direction);
    let tiles = table.board.line(direction, line);
    let crosses = table.crosses.line(direction, line);
    let joins = |place: usize| {
        let beside = [place.checked_sub(1), Some(place + 1)];
        let mut beside = beside.into_iter().flatten();
        crosses[place].joins || beside.any(|it| tiles.get(it).is_some_and(Option::is_some))
    };
    let place = square.place(direction);
    let first = (place + 1).saturating_sub(RACK);
    let last = (place + RACK).min(SIZE);
    // A tile on the way would be touched by the square before it.
    (first..last).any(|it| tiles[it].is_none() && joins(it))
}

/// The red squares that were out of reach and no longer are.
pub(super) fn opened(before: &Table, after: &Table) -> usize {
    let old: Vec<Square> = in_reach(before).collect();
    in_reach(after)
        .filter(|square| !old.contains(square))
        .count()
}
