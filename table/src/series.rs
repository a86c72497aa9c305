//! Series totals.

use rules::{PerSeat, Seat, SeatSet};

/// The longest series.
pub const MOST_GAMES: u32 = 20;

/// What a game adds to each seat's total: its score in games with points, otherwise 1
/// for a win and ½ for a shared one.
pub fn counted(points: bool, winners: SeatSet, scores: &[i32]) -> PerSeat<f64> {
    let share = if winners.len() == 1 { 1.0 } else { 0.5 };
    let worth = |seat: Seat| match (points, winners.contains(seat)) {
        (true, _) => f64::from(scores[seat.index()]),
        (false, true) => share,
        (false, false) => 0.0,
    };
    Seat::all(scores.len()).map(worth).collect()
}

/// The seats with the highest total; equal ones share the series.
pub fn ahead(totals: &[f64]) -> SeatSet {
    let all = Seat::all(totals.len()).collect();
    ahead_among(all, totals)
}

/// The seats with the highest total among these.
pub(crate) fn ahead_among(seats: SeatSet, totals: &[f64]) -> SeatSet {
    let total = |seat: Seat| totals[seat.index()];
    let best = seats.iter().map(total).fold(f64::NEG_INFINITY, f64::max);
    seats.iter().filter(|&seat| total(seat) >= best).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_add_up_and_wins_count_one_or_a_half() {
        let both: SeatSet = [Seat::FIRST, Seat::SECOND].into_iter().collect();
        let first = SeatSet::only(Seat::FIRST);
        assert_eq!(counted(true, first, &[40, 24])[..], [40.0, 24.0]);
        assert_eq!(counted(false, first, &[1, 0])[..], [1.0, 0.0]);
        assert_eq!(counted(false, both, &[1, 1, 0])[..], [0.5, 0.5, 0.0]);
    }

    #[test]
    fn equal_totals_share_the_series() {
        let numbers = |set: SeatSet| set.iter().map(Seat::number).collect::<Vec<_>>();
        assert_eq!(numbers(ahead(&[1.5, 0.5])), [1]);
        assert_eq!(numbers(ahead(&[-3.0, -3.0, -4.0])), [1, 2]);
    }
}
