//! How a board is cut into squares: the one table of it, and what it takes to
//! turn the boards, move them and see which squares touch.

/// How many boards there are.
pub(crate) const BOARDS: usize = 3;
/// How long the side of a board is.
pub(crate) const SIDE: i32 = 6;

/// One square of a board.
pub(crate) struct Cut {
    pub(crate) letter: char,
    pub(crate) rectangle: Rectangle,
    /// Whether one of the first nine tokens goes here.
    pub(crate) circle: bool,
}

/// The squares of a board, unturned. The printed picture is lost; whoever finds
/// it changes this table and nothing else.
pub(crate) const BOARD: [Cut; 7] = [
    Cut::new('a', (0, 0), (3, 2), true),
    Cut::new('b', (3, 0), (6, 2), false),
    Cut::new('c', (0, 2), (2, 4), false),
    Cut::new('d', (2, 2), (4, 4), false),
    Cut::new('e', (4, 2), (6, 4), true),
    Cut::new('f', (0, 4), (3, 6), true),
    Cut::new('g', (3, 4), (6, 6), false),
];

/// Where a rectangle lies; y grows downwards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rectangle {
    pub(crate) left: i32,
    pub(crate) top: i32,
    pub(crate) right: i32,
    pub(crate) bottom: i32,
}

/// Where a board lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) x: i16,
    pub(crate) y: i16,
    /// Clockwise quarter turns, 0 to 3.
    pub(crate) turn: u8,
}

impl Cut {
    const fn new(letter: char, from: (i32, i32), to: (i32, i32), circle: bool) -> Cut {
        let rectangle = Rectangle {
            left: from.0,
            top: from.1,
            right: to.0,
            bottom: to.1,
        };
        Cut {
            letter,
            rectangle,
            circle,
        }
    }
}

impl Place {
    /// The whole board, lying here.
    pub(crate) fn whole(self) -> Rectangle {
        let corner = Rectangle {
            left: 0,
            top: 0,
            right: SIDE,
            bottom: SIDE,
        };
        self.lay(corner)
    }

    /// A part of the board, lying here.
    pub(crate) fn lay(self, part: Rectangle) -> Rectangle {
        let turned = (0..self.turn).fold(part, |part, _| part.turned());
        turned.moved(i32::from(self.x), i32::from(self.y))
    }
}

impl Rectangle {
    /// A clockwise quarter turn of the board takes (x, y) to (6 − y, x).
    fn turned(self) -> Rectangle {
        Rectangle {
            left: SIDE - self.bottom,
            top: self.left,
            right: SIDE - self.top,
            bottom: self.right,
        }
    }

    pub(crate) fn moved(self, x: i32, y: i32) -> Rectangle {
        Rectangle {
            left: self.left + x,
            top: self.top + y,
            right: self.right + x,
            bottom: self.bottom + y,
        }
    }

    /// Whether they share a stretch of border. A corner is not enough.
    pub(crate) fn touches(self, other: Rectangle) -> bool {
        let (across, down) = self.common(other);
        (across == 0 && down > 0) || (down == 0 && across > 0)
    }

    pub(crate) fn overlaps(self, other: Rectangle) -> bool {
        let (across, down) = self.common(other);
        across > 0 && down > 0
    }

    /// How far they have the same x, and the same y; negative when apart.
    fn common(self, other: Rectangle) -> (i32, i32) {
        (
            self.right.min(other.right) - self.left.max(other.left),
            self.bottom.min(other.bottom) - self.top.max(other.top),
        )
    }
}
