//! The three boards as they lie: one board of 21 squares.

use crate::geometry::{BOARD, BOARDS, Place, Rectangle};
use crate::square::{SQUARES, Square, Squares};

/// Where the boards lie, and which squares therefore touch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ground {
    places: [Place; BOARDS],
    neighbours: [Squares; SQUARES],
}

impl Ground {
    pub(crate) fn of(places: [Place; BOARDS]) -> Ground {
        let mut ground = Ground {
            places,
            neighbours: [Squares::NONE; SQUARES],
        };
        for square in Square::all() {
            let here = ground.rectangle(square);
            let touching = Square::all().filter(|&other| here.touches(ground.rectangle(other)));
            ground.neighbours[square.index()] = touching.collect();
        }
        ground
    }

    pub(crate) fn places(&self) -> &[Place; BOARDS] {
        &self.places
    }

    /// Where a square lies.
    pub(crate) fn rectangle(&self, square: Square) -> Rectangle {
        self.places[square.board()].lay(BOARD[square.place()].rectangle)
    }

    /// The squares in direct contact with one, on whatever board.
    pub(crate) const fn neighbours(&self, square: Square) -> Squares {
        self.neighbours[square.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::{Layout, Preset};

    fn check(layout: &Layout, square: &str, neighbours: &str) {
        let ground = Ground::of(layout.places().expect("boards in contact"));
        let mut all = Square::all();
        let square = all.find(|it| it.to_string() == square).expect("a square");
        let found: Vec<_> = ground
            .neighbours(square)
            .iter()
            .map(|it| it.to_string())
            .collect();
        assert_eq!(found.join(" "), neighbours, "{square} of {layout:?}");
    }

    #[test]
    fn squares_of_one_board_and_across_boards() {
        let corner = Layout::Named(Preset::Corner);
        check(&corner, "1a", "1b 1c 1d");
        check(&corner, "1b", "1a 1d 1e 2a");
        check(&corner, "1c", "1a 1d 1f");
        check(&corner, "1d", "1a 1b 1c 1e 1f 1g");
        check(&corner, "1e", "1b 1d 1g 2c");
        check(&corner, "1f", "1c 1d 1g 3a");
        check(&corner, "1g", "1d 1e 1f 2f 3b");
        check(&corner, "2f", "1g 2c 2d 2g");
        check(&corner, "3b", "1g 3a 3d 3e");
        let row = Layout::Named(Preset::Row);
        check(&row, "2e", "2b 2d 2g 3c");
        check(&row, "3a", "2b 3b 3c 3d");
        let stairs = Layout::Named(Preset::Stairs);
        check(&stairs, "1b", "1a 1d 1e");
        check(&stairs, "1e", "1b 1d 1g 2a");
        check(&stairs, "1g", "1d 1e 1f 2a 2c");
        check(&stairs, "2f", "2c 2d 2g");
    }

    /// The right side of a board is b, e, g from above; turned once it is a, b,
    /// twice f, c, a, and three times g, f.
    #[test]
    fn letters_turn_with_their_board() {
        let turned = |turn| Layout::Boards([[0, 0, turn], [6, 0, 0], [12, 0, 0]]);
        check(&turned(1), "1a", "1b 1c 1d 2a 2c");
        check(&turned(1), "1b", "1a 1d 1e 2c 2f");
        check(&turned(2), "1f", "1c 1d 1g 2a");
        check(&turned(2), "1c", "1a 1d 1f 2c");
        check(&turned(3), "1g", "1d 1e 1f 2a 2c");
        check(&turned(3), "1f", "1c 1d 1g 2c 2f");
    }

    /// Boards 1 and 3 meet in a corner, and so do their squares g and a.
    #[test]
    fn a_corner_is_not_enough() {
        let layout = Layout::Boards([[0, 0, 0], [6, 0, 0], [6, 6, 0]]);
        check(&layout, "1g", "1d 1e 1f 2f");
        check(&layout, "3a", "2f 3b 3c 3d");
    }
}
