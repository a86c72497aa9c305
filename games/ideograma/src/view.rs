//! What one viewer may know.

use rules::{Luck, PerSeat, Seat, Turn, Viewer};
use schemars::JsonSchema;

use crate::state::Shown;
use crate::table::Table;
use crate::{Board, Ideograma, Tile, Tiles, draws};

/// The table with one's own rack; of the others and of the pool only how many
/// tiles there are. When the game is over all racks are shown.
#[derive(Clone, PartialEq, Debug, JsonSchema)]
#[schemars(with = "Shown")]
pub struct View {
    pub(crate) table: Table,
    hands: PerSeat<Hand>,
    pool: usize,
}

/// A rack as somebody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// From the front.
    Shown(Tiles),
    /// From behind: only how many tiles stand on it.
    Hidden(usize),
}

impl Hand {
    /// How many tiles.
    pub fn len(&self) -> usize {
        match self {
            Hand::Shown(tiles) => tiles.len(),
            Hand::Hidden(count) => *count,
        }
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl View {
    pub(crate) fn of(game: &Ideograma, viewer: Viewer) -> View {
        let over = game.table.turn().is_over();
        let hand = |(seat, rack): (Seat, &Tiles)| {
            if over || viewer == Viewer::Seat(seat) {
                Hand::Shown(*rack)
            } else {
                Hand::Hidden(rack.len())
            }
        };
        let racks = Seat::all(game.racks.len()).zip(&game.racks);
        View {
            table: game.table.clone(),
            hands: racks.map(hand).collect(),
            pool: game.pool.len(),
        }
    }

    pub(crate) fn new(table: Table, hands: PerSeat<Hand>, pool: usize) -> View {
        View { table, hands, pool }
    }

    /// The tiles on the board.
    pub fn board(&self) -> &Board {
        &self.table.board
    }

    /// The racks in seat order.
    pub fn hands(&self) -> &[Hand] {
        &self.hands
    }

    /// The rack of a seat, if it is seen from the front.
    pub(crate) fn rack(&self, seat: Seat) -> Option<Tiles> {
        match self.hands[seat.index()] {
            Hand::Shown(tiles) => Some(tiles),
            Hand::Hidden(_) => None,
        }
    }

    /// How many tiles are left to draw.
    pub fn pool(&self) -> usize {
        self.pool
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.table.turn()
    }

    /// The points so far; when it is over, the scores.
    pub fn points(&self) -> &[i32] {
        &self.table.points
    }

    /// The tiles that this viewer cannot see, in racks and in the pool.
    pub fn unseen(&self) -> Tiles {
        Tiles::whole_box().without(&self.seen())
    }

    /// The tiles that this viewer can see.
    pub(crate) fn seen(&self) -> Tiles {
        let squares = self.table.board.tiles().map(crate::Placed::as_drawn);
        let lots = self.table.lots().iter().map(|(_, tile)| *tile);
        let shown = self.hands.iter().filter_map(|hand| match hand {
            Hand::Shown(tiles) => Some(tiles),
            Hand::Hidden(_) => None,
        });
        let shown: Vec<Tile> = shown.flat_map(Tiles::iter).collect();
        squares.chain(lots).chain(shown).collect()
    }

    /// Deals the unseen tiles at random.
    pub(crate) fn guessed(&self, luck: &mut dyn Luck) -> Ideograma {
        let mut pool = self.unseen();
        let rack = |hand: &Hand| match hand {
            Hand::Shown(tiles) => *tiles,
            Hand::Hidden(count) => draws::draw(&mut pool, *count, luck),
        };
        let racks = self.hands.iter().map(rack).collect();
        Ideograma {
            table: self.table.clone(),
            racks,
            pool,
        }
    }
}
