//! Values of a position for each seat.
//!
//! Inside a search a value is a *share* of the win, 0 to 1, and the shares of all seats
//! add up to one. Outside it is reported on a scale from −1 to 1.

use rules::{MAX_SEATS, PerSeat, SeatSet};

/// The shares at the end of a game: equal among the winners.
pub fn shares_of(winners: SeatSet, seats: usize) -> PerSeat<f32> {
    let mut shares: PerSeat<f32> = (0..seats).map(|_| 0.0).collect();
    for seat in winners.iter() {
        shares[seat.index()] = 1.0 / winners.len() as f32;
    }
    shares
}

/// Converts shares to the scale from −1 to 1.
pub fn of_seats(shares: &[f32]) -> PerSeat<f64> {
    let scaled = shares.iter().map(|&share| 2.0 * f64::from(share) - 1.0);
    scaled.take(MAX_SEATS).collect()
}

/// The shares of a two-player game in which the seat at `index` expects `share`.
pub fn from_share(index: usize, share: f32) -> PerSeat<f32> {
    let mut shares: PerSeat<f32> = [1.0 - share; 2].into_iter().collect();
    shares[index] = share;
    shares
}
