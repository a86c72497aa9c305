//! From points to shares of the win.

use rules::PerSeat;

/// How far, in points, the rest of a game spreads for each tile left, squared.
const SPREAD: f32 = 110.0;

/// The shares of the win that seats with these points can expect when `left`
/// tiles are still to be laid. Uses nothing but exact arithmetic and square
/// roots, which every machine rounds alike.
pub(super) fn shares(points: &[f32], left: usize) -> PerSeat<f32> {
    let spread = SPREAD * (1.0 + left as f32);
    let ahead = |one: f32, other: f32| {
        let lead = one - other;
        0.5 + 0.5 * lead / (spread + lead * lead).sqrt()
    };
    let chance = |(seat, &one): (usize, &f32)| {
        let others = points
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != seat);
        others.map(|(_, &other)| ahead(one, other)).product::<f32>()
    };
    let mut shares: PerSeat<f32> = points.iter().enumerate().map(chance).collect();
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_follow_the_points() {
        for points in [&[10.0, 4.0][..], &[50.0, -3.0, 90.0], &[0.0; 4]] {
            let shares = shares(points, 40);
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-5);
            let more = |pair: (&f32, &f32)| pair.0.total_cmp(pair.1);
            let order =
                |values: &[f32], one: usize, other: usize| more((&values[one], &values[other]));
            for one in 0..points.len() {
                assert_eq!(order(points, 0, one), order(&shares, 0, one));
            }
        }
    }
}
