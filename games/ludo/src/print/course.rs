//! Where everything lies on the printed board: fifteen squares each way, an arm
//! for each colour.

use crate::track::{Colour, LAST, PRISON};

/// A square of the board: column and row from the upper left.
pub(super) type Spot = (usize, usize);

/// How many squares the board measures each way.
pub(super) const SIDE: usize = 15;
/// The squares of the track from one arm to the next.
const ARM: usize = 13;

/// Where a square of the track is.
pub(super) fn of_square(square: u8) -> Spot {
    let square = usize::from(square);
    let red = match square % ARM {
        along @ 0..5 => (1 + along, 6),
        along @ 5..11 => (6, 10 - along),
        along => (along - 4, 0),
    };
    turned(red, square / ARM)
}

/// Where a piece is that has come so far.
pub(super) fn spot(colour: Colour, number: usize, progress: i8) -> Spot {
    if progress == PRISON {
        let (column, row) = corner(colour);
        return (column + 2 + (number - 1) % 2, row + 2 + (number - 1) / 2);
    }
    if progress <= LAST {
        return of_square(colour.square(progress));
    }
    turned(((progress - LAST) as usize, 7), colour as usize)
}

/// The upper left square of a colour's prison.
pub(super) fn corner(colour: Colour) -> Spot {
    [(0, 0), (9, 0), (9, 9), (0, 9)][colour as usize]
}

/// How far from the middle of a square each of several pieces stands, as parts of
/// the square.
pub(super) fn apart(place: usize, count: usize) -> (f64, f64) {
    if count < 2 {
        return (0.0, 0.0);
    }
    let angle = std::f64::consts::TAU * place as f64 / count as f64;
    (0.25 * angle.cos(), 0.25 * angle.sin())
}

/// A square of the red arm on the arm of another colour: so many quarters of a
/// turn clockwise.
fn turned(spot: Spot, quarters: usize) -> Spot {
    (0..quarters).fold(spot, |(column, row), _| (SIDE - 1 - row, column))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::track::SQUARES;

    #[test]
    fn the_track_is_a_closed_way_of_squares_beside_each_other() {
        for square in 0..SQUARES {
            let (one, next) = (of_square(square), of_square((square + 1) % SQUARES));
            let far = one.0.abs_diff(next.0).max(one.1.abs_diff(next.1));
            assert_eq!(far, 1, "{square}");
        }
    }

    #[test]
    fn every_colour_turns_from_its_last_square_into_its_lane() {
        for colour in Colour::ALL {
            let (last, lane) = (spot(colour, 1, LAST), spot(colour, 1, LAST + 1));
            assert_eq!(last.0.abs_diff(lane.0) + last.1.abs_diff(lane.1), 1);
        }
    }
}
