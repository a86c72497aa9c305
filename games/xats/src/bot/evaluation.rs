//! What a position is worth, without looking ahead.
//!
//! The numbers are hundredths of the natural logarithm of the odds. They were
//! fitted to who won from a quarter of a million positions of bots' games.

use rules::Seat;

use crate::{Deed, PieceSet, Xats};

/// The worth of having so many more pieces in reserve than points on top, from
/// [`LEAST_GAP`] on. A few more are best: the winning move brings some points.
const GAP: [i32; 20] = [
    -20, -20, -20, -10, 0, 0, -60, 200, 180, 167, 130, 90, 46, 18, -10, -50, -87, -126, -160, -200,
];
const LEAST_GAP: i32 = -6;

/// The worth of each piece in reserve, by name.
const HELD: [i32; 13] = [-14, -19, -2, 2, 8, 11, 19, 22, 2, 2, 17, 34, 43];
/// Nothing but a 1 destroys a tower of one piece, so its loss hurts.
const ONE_GONE: i32 = -100;

const STACK: i32 = -7;
const DESTRUCTION: i32 = 16;
/// Whatever lies on top can be covered, and the highest is covered first.
const TOP: i32 = -13;
const POINT_OF_HIGHEST: i32 = -31;
/// A win to come in no tower, in one, in several: several cannot be stopped at once.
const THREATS: [i32; 3] = [0, 40, 180];
const TO_MOVE: i32 = 13;

/// What the position is worth to `seat`, whatever it is worth to the others.
pub(crate) fn standing(game: &Xats, seat: Seat) -> i32 {
    gap(game, seat) + pieces(game, seat) + towers(game, seat) + choices(game, seat)
}

fn gap(game: &Xats, seat: Seat) -> i32 {
    let gap = game.reserve(seat).len() as i32 - game.points_on_top(seat) as i32;
    let place = (gap - LEAST_GAP).clamp(0, GAP.len() as i32 - 1);
    GAP[place as usize]
}

fn pieces(game: &Xats, seat: Seat) -> i32 {
    let reserve = game.reserve(seat).iter();
    let held: i32 = reserve.map(|piece| HELD[usize::from(piece.index())]).sum();
    let gone = game.discarded(seat).and(PieceSet::with_points(1));
    held + ONE_GONE * gone.len() as i32
}

fn towers(game: &Xats, seat: Seat) -> i32 {
    let shown = game.towers().iter().filter(|tower| tower.shows(seat));
    let (tops, highest) = shown.fold((0, 0), |(tops, highest), tower| {
        (tops + 1, highest.max(tower.top().points() as i32))
    });
    TOP * tops + POINT_OF_HIGHEST * highest
}

fn choices(game: &Xats, seat: Seat) -> i32 {
    let worth = game.offers(seat).map(|offer| match offer.deed {
        Deed::Stack(_) => STACK * offer.pieces.len() as i32,
        Deed::Destroy(_) => DESTRUCTION * offer.pieces.len() as i32,
        Deed::Table => 0,
    });
    let worth: i32 = worth.sum();
    worth
        + if game.turn.seat() == Some(seat) {
            TO_MOVE
        } else {
            THREATS[game.wins(seat).count().min(THREATS.len() - 1)]
        }
}
