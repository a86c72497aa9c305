//! The changes that a rack allows.

use crate::{Tile, Tiles};

/// Every handful of the rack's tiles from one up to `most`, equal tiles being
/// the same.
pub(crate) fn up_to(rack: &Tiles, most: usize) -> impl Iterator<Item = Tiles> {
    let mut handfuls = vec![Tiles::NONE];
    for (tile, count) in rack.kinds() {
        let with = |handful: &Tiles| more_of(*handful, tile, count);
        handfuls = handfuls.iter().flat_map(with).collect();
    }
    let handfuls = handfuls.into_iter();
    handfuls.filter(move |tiles| (1..=most).contains(&tiles.len()))
}

/// The handful with none, one, two … of a kind.
fn more_of(handful: Tiles, tile: Tile, count: u8) -> impl Iterator<Item = Tiles> {
    let add = move |handful: &Tiles| {
        let mut more = *handful;
        more.add(tile);
        more
    };
    let grown = std::iter::successors(Some(handful), move |handful| Some(add(handful)));
    grown.take(1 + usize::from(count))
}
