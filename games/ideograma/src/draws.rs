//! Drawing tiles: what luck may choose, and how likely each choice is.

use rules::{Chances, Luck, Seat};

use crate::notation::RACK;
use crate::table::Phase;
use crate::{Draw, Ideograma, Tile, Tiles};

/// The most handfuls that are listed one by one.
const LISTED: u32 = 1000;

impl Ideograma {
    /// How many tiles this seat draws to fill up.
    pub(crate) fn room(&self, seat: Seat) -> usize {
        let empty = RACK - self.racks[seat.index()].len();
        empty.min(self.pool.len())
    }

    /// How many tiles luck draws now: none if it is not its turn.
    fn due(&self) -> usize {
        match (&self.table.phase, self.table.to_draw()) {
            (Phase::Lots(_), Some(_)) => 1,
            (_, Some(seat)) => self.room(seat),
            (_, None) => 0,
        }
    }

    /// As a lot or as tiles for a rack, whichever is due.
    fn drawn(&self, tiles: Tiles) -> Option<Draw> {
        match self.table.phase {
            Phase::Lots(_) => tiles.iter().next().map(Draw::Lot),
            _ => Some(Draw::Tiles(tiles)),
        }
    }

    pub(crate) fn draws(&self) -> Chances<Draw> {
        let due = self.due();
        if due == 0 {
            return Chances::Listed(Vec::new());
        }
        if handfuls(&self.pool, due) > LISTED {
            return Chances::TooMany;
        }
        let mut listed = Vec::new();
        let kinds: Vec<(Tile, u8)> = self.pool.kinds().collect();
        list(&kinds, due, Tiles::NONE, 1, &mut listed);
        let draw = |(tiles, odds)| Some((self.drawn(tiles)?, odds));
        Chances::Listed(listed.into_iter().filter_map(draw).collect())
    }

    /// Draws one tile after the other, each as likely.
    pub(crate) fn draw(&self, luck: &mut dyn Luck) -> Option<Draw> {
        let due = self.due();
        if due == 0 {
            return None;
        }
        let mut pool = self.pool;
        let tiles = draw(&mut pool, due, luck);
        self.drawn(tiles)
    }

    /// Whether luck may draw these now.
    pub(crate) fn is_due(&self, draw: &Draw) -> bool {
        match (&self.table.phase, draw) {
            (Phase::Lots(_), Draw::Lot(tile)) => self.pool.count(*tile) > 0,
            (Phase::Deal { .. } | Phase::Fill(_), Draw::Tiles(tiles)) => {
                tiles.len() == self.due() && self.pool.hold(tiles)
            }
            _ => false,
        }
    }
}

/// Takes so many tiles out of the pool, which must have them.
pub(crate) fn draw(pool: &mut Tiles, count: usize, luck: &mut dyn Luck) -> Tiles {
    let mut drawn = Tiles::NONE;
    for left in (1..=pool.len()).rev().take(count) {
        let pick = luck.below(left as u32) as usize;
        let tile = pool.iter().nth(pick);
        drawn.extend(tile.filter(|&tile| pool.take(tile)));
    }
    drawn
}

/// In how many ways so many tiles can be drawn, equal tiles being the same; a
/// large number may be given too small, but not below [`LISTED`].
fn handfuls(pool: &Tiles, count: usize) -> u32 {
    // ways[n]: handfuls of n tiles of the kinds seen so far.
    let mut ways = [0_u32; RACK + 1];
    ways[0] = 1;
    for (_, of_kind) in pool.kinds() {
        for n in (1..=count).rev() {
            let most = usize::from(of_kind).min(n);
            let more: u32 = (1..=most).map(|some| ways[n - some]).sum();
            ways[n] = (ways[n] + more).min(LISTED + 1);
        }
    }
    ways[count]
}

/// Adds every handful of `count` tiles of these kinds to `drawn`, with the
/// number of ways to pick it.
fn list(
    kinds: &[(Tile, u8)],
    count: usize,
    drawn: Tiles,
    odds: u32,
    listed: &mut Vec<(Tiles, u32)>,
) {
    let Some(((tile, of_kind), rest)) = kinds.split_first() else {
        if count == 0 {
            listed.push((drawn, odds));
        }
        return;
    };
    let (mut drawn, mut ways) = (drawn, 1);
    for some in 0..=usize::from(*of_kind).min(count) {
        if some > 0 {
            drawn.add(*tile);
            ways = ways * (u32::from(*of_kind) + 1 - some as u32) / some as u32;
        }
        list(rest, count - some, drawn, odds * ways, listed);
    }
}
