//! Elo ratings with confidence intervals.

/// The number of games between two contestants, and the first one's wins.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Meeting {
    pub(crate) one: usize,
    pub(crate) other: usize,
    pub(crate) games: f64,
    pub(crate) won: f64,
}

/// A rating with the half-width of its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Elo {
    pub(crate) points: f64,
    pub(crate) error: f64,
}

/// 400 Elo points are odds of ten to one.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// The width of a 95 % interval in standard deviations.
const SURE: f64 = 1.96;
/// An upper bound; Newton's method needs far fewer.
const STEPS: usize = 100;

/// Maximum-likelihood ratings (Bradley–Terry) around a mean of zero. Each pair gets two
/// half wins more than it played, so that a contestant who never loses is not
/// infinitely strong.
pub(crate) fn elo(contestants: usize, meetings: &[Meeting]) -> Vec<Elo> {
    let mut strength = vec![0.0; contestants];
    let mut information = vec![vec![0.0; contestants]; contestants];
    for _ in 0..STEPS {
        let slope = lean(&strength, meetings, &mut information);
        let Some(step) = solve(&information, &slope) else {
            break;
        };
        let largest = step.iter().fold(0.0_f64, |most, by| most.max(by.abs()));
        for (strength, by) in strength.iter_mut().zip(&step) {
            // Limits the step, which may overshoot far from the maximum.
            *strength += by / largest.max(1.0);
        }
        if largest < 1e-9 {
            break;
        }
    }
    let errors = (0..contestants).map(|one| {
        let mut unit = vec![-1.0 / contestants as f64; contestants];
        unit[one] += 1.0;
        let variance = solve(&information, &unit).map_or(f64::INFINITY, |column| {
            column.iter().zip(&unit).map(|(x, y)| x * y).sum::<f64>()
        });
        SURE * SCALE * variance.sqrt()
    });
    let points = strength.iter().map(|strength| strength * SCALE);
    points
        .zip(errors)
        .map(|(points, error)| Elo { points, error })
        .collect()
}

/// The gradient of the log-likelihood; also fills in the information matrix.
#[expect(
    clippy::disallowed_methods,
    reason = "no bot depends on the last digit"
)]
fn lean(strength: &[f64], meetings: &[Meeting], information: &mut [Vec<f64>]) -> Vec<f64> {
    let count = strength.len() as f64;
    let mut slope = vec![0.0; strength.len()];
    // Only differences matter, so the sum is fixed at zero.
    let sum: f64 = strength.iter().sum();
    for row in information.iter_mut() {
        row.fill(1.0 / count);
    }
    slope.fill(-sum / count);
    for meeting in meetings {
        let Meeting {
            one,
            other,
            games,
            won,
        } = *meeting;
        let chance = 1.0 / (1.0 + (strength[other] - strength[one]).exp());
        let surprise = won + 0.5 - (games + 1.0) * chance;
        slope[one] += surprise;
        slope[other] -= surprise;
        let bend = (games + 1.0) * chance * (1.0 - chance);
        information[one][one] += bend;
        information[other][other] += bend;
        information[one][other] -= bend;
        information[other][one] -= bend;
    }
    slope
}

/// Solves a small linear system by Gaussian elimination; `None` if it is singular.
fn solve(matrix: &[Vec<f64>], right: &[f64]) -> Option<Vec<f64>> {
    let size = right.len();
    let mut rows: Vec<Vec<f64>> = matrix.to_vec();
    for (row, value) in rows.iter_mut().zip(right) {
        row.push(*value);
    }
    for column in 0..size {
        let largest = |&one: &usize, &other: &usize| {
            rows[one][column]
                .abs()
                .total_cmp(&rows[other][column].abs())
        };
        let pivot = (column..size).max_by(largest)?;
        rows.swap(column, pivot);
        let head = rows[column].clone();
        if head[column].abs() < 1e-12 {
            return None;
        }
        let others = rows.iter_mut().enumerate();
        for (_, row) in others.filter(|(place, _)| *place != column) {
            let factor = row[column] / head[column];
            for (value, above) in row.iter_mut().zip(&head) {
                *value -= factor * above;
            }
        }
    }
    Some(
        (0..size)
            .map(|one| rows[one][size] / rows[one][one])
            .collect(),
    )
}

/// The 95 % Wilson interval of a share of this many games.
pub(crate) fn interval(share: f64, games: f64) -> (f64, f64) {
    if games == 0.0 {
        return (0.0, 1.0);
    }
    let square = SURE * SURE;
    let middle = share + square / (2.0 * games);
    let width = SURE * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let whole = 1.0 + square / games;
    (
        ((middle - width) / whole).max(0.0),
        ((middle + width) / whole).min(1.0),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(one: usize, other: usize, games: f64, won: f64) -> Meeting {
        Meeting {
            one,
            other,
            games,
            won,
        }
    }

    #[test]
    fn odds_of_ten_to_one_are_four_hundred_points() {
        let elo = elo(2, &[meeting(0, 1, 11_000.0, 10_000.0)]);
        let gap = elo[0].points - elo[1].points;
        assert!((gap - 400.0).abs() < 2.0, "{elo:?}");
        assert!((elo[0].points + elo[1].points).abs() < 1e-6);
    }

    #[test]
    fn strengths_add_up_along_a_chain() {
        let chain = [meeting(0, 1, 400.0, 300.0), meeting(1, 2, 400.0, 300.0)];
        let elo = elo(3, &chain);
        let gaps = [elo[0].points - elo[1].points, elo[1].points - elo[2].points];
        assert!((gaps[0] - gaps[1]).abs() < 1e-6, "{elo:?}");
        assert!((gaps[0] - 190.0).abs() < 3.0, "{elo:?}");
        // The one in the middle has played twice as many.
        assert!(elo[1].error < elo[0].error);
    }

    #[test]
    fn four_times_the_games_halve_the_error() {
        let error = |games: f64| elo(2, &[meeting(0, 1, games, games * 0.6)])[0].error;
        let ratio = error(1000.0) / error(4000.0);
        assert!((ratio - 2.0).abs() < 0.01, "{ratio}");
    }

    #[test]
    fn who_never_loses_is_not_infinitely_strong() {
        let elo = elo(2, &[meeting(0, 1, 60.0, 60.0)]);
        assert!(
            elo[0].points.is_finite() && elo[0].points > 200.0,
            "{elo:?}"
        );
    }

    #[test]
    fn who_met_nobody_has_no_strength() {
        let elo = elo(3, &[meeting(0, 1, 60.0, 30.0)]);
        assert!(elo[2].error.is_infinite() || elo[2].error > 1e6, "{elo:?}");
    }

    #[test]
    fn an_interval_holds_its_share() {
        let (low, high) = interval(0.65, 200.0);
        assert!(
            (0.57..0.60).contains(&low) && (0.70..0.73).contains(&high),
            "{low} {high}"
        );
        assert_eq!(interval(0.5, 0.0), (0.0, 1.0));
    }
}
