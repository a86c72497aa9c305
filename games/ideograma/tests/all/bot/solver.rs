//! The result of an ending by trying every move through the plain door.

use ideograma::Ideograma;
use rules::{Game, Seat};

/// By how many points `seat` ends ahead if both play their best; nothing if
/// that takes more than so many positions.
pub(crate) fn margin(game: &Ideograma, seat: Seat, most: u32) -> Option<i32> {
    let mut left = most;
    search(game, seat, -10_000, 10_000, &mut left)
}

fn search(game: &Ideograma, seat: Seat, low: i32, high: i32, left: &mut u32) -> Option<i32> {
    *left = left.checked_sub(1)?;
    let Some(next) = game.turn().seat() else {
        let scores = game.scores();
        return Some(scores[seat.index()] - scores[seat.rival().index()]);
    };
    let (mut low, mut high) = (low, high);
    for action in game.moves() {
        let mut after = game.clone();
        after.play(&action).expect("an offered move plays");
        let margin = search(&after, seat, low, high, left)?;
        if next == seat {
            low = low.max(margin);
        } else {
            high = high.min(margin);
        }
        if low >= high {
            break;
        }
    }
    Some(if next == seat { low } else { high })
}
