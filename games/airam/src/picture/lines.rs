//! The borders of the squares, joined where they meet.

use rules::{Canvas, Look};

use super::{FAINT, Frame, Origin, ROOM};
use crate::View;
use crate::square::Square;

/// The ways a line can leave a character.
const UP: usize = 1;
const RIGHT: usize = 2;
const DOWN: usize = 4;
const LEFT: usize = 8;

/// The character for each set of ways.
const JOINTS: [char; 16] = [
    ' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼',
];

/// Every character's ways: 19 lines of 37 characters at the most, since three
/// boards reach no farther.
type Ways = [[usize; 37]; 19];

pub(super) fn draw(canvas: &mut Canvas, view: &View, origin: Origin, look: &Look) {
    let mut ways: Ways = [[0; 37]; 19];
    for square in Square::all() {
        frame(&mut ways, &origin.frame(view.ground.rectangle(square)));
    }
    for (y, line) in ways.iter().enumerate().take(ROOM) {
        for (x, &ways) in line.iter().enumerate().filter(|(_, ways)| **ways != 0) {
            let joint = look.glyph(JOINTS[ways], plain(ways));
            canvas.write(x, y, &joint.to_string(), FAINT);
        }
    }
}

fn frame(ways: &mut Ways, frame: &Frame) {
    for x in frame.left..frame.right {
        for y in [frame.top, frame.bottom] {
            ways[y][x] |= RIGHT;
            ways[y][x + 1] |= LEFT;
        }
    }
    for y in frame.top..frame.bottom {
        for x in [frame.left, frame.right] {
            ways[y][x] |= DOWN;
            ways[y + 1][x] |= UP;
        }
    }
}

/// The nearest ASCII character.
const fn plain(ways: usize) -> char {
    if ways & (UP | DOWN) == 0 {
        '-'
    } else if ways & (LEFT | RIGHT) == 0 {
        '|'
    } else {
        '+'
    }
}
