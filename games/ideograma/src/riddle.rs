//! A rack with one word that is worth clearly more than every other.

use bots::{Level, Limits, Plays, Riddle, Sentence, Stop};
use rules::{Seat, Turn};

use crate::bot::sight::Sight;
use crate::generator::words_along;
use crate::placement::letters;
use crate::square::SIZE;
use crate::{Action, Dictionary, Direction, Ideograma, Placement, Tiles, View, scoring};

/// The fewest words that are worth choosing among.
const CHOICE: usize = 50;
/// How many points more than any other word the answer is worth.
const CLEARLY: i32 = 4;
/// A word that is worth less is not worth looking for.
const WORTHY: i32 = 25;

/// The word worth most, if only one is, and it is neither one that hardly anybody
/// knows nor the one that anybody would find.
pub(crate) fn riddle(view: &View, seat: Seat, limits: &Limits) -> Option<Riddle<Ideograma>> {
    let listed = view.table.dictionary == Dictionary::Auto;
    if !listed || view.turn() != Turn::Seat(seat) || view.table.pending().is_some() {
        return None;
    }
    let all = every_word(view, &view.rack(seat)?, &limits.stop)?;
    let [best, next] = all.top?;
    let tells =
        all.count >= CHOICE && best.points >= WORTHY && best.points - next.points >= CLEARLY;
    if !tells || !is_known(view, &best.placement) {
        return None;
    }
    let riddle = told(best, &next);
    let seen = Ideograma::think(view, seat, Level::Two, &Limits::nodes(0)).action;
    (riddle.answer != [seen]).then_some(riddle)
}

/// A word and what it is worth.
struct Lay {
    placement: Placement,
    points: i32,
}

/// All the words that a rack can lay.
struct Words {
    count: usize,
    /// The two worth most, the first not less than the second.
    top: Option<[Lay; 2]>,
}

/// Finds every word; nothing if that is stopped.
fn every_word(view: &View, rack: &Tiles, stop: &Stop) -> Option<Words> {
    let mut lays = Vec::new();
    for direction in Direction::BOTH {
        for line in 0..SIZE {
            if stop.pulled() {
                return None;
            }
            words_along(&view.table, rack, direction, line, &mut |found| {
                let points = found.points;
                lays.extend(found.placement().map(|placement| Lay { placement, points }));
            });
        }
    }
    let count = lays.len();
    lays.sort_by_key(|lay| -lay.points);
    let mut lays = lays.into_iter();
    let top = lays.next().zip(lays.next());
    Some(Words {
        count,
        top: top.map(|(best, next)| [best, next]),
    })
}

/// Whether the fourth level knows all the words that are formed: the fifth knows
/// many that people do not.
fn is_known(view: &View, placement: &Placement) -> bool {
    let sight = Sight::of(Level::Four);
    let words = scoring::words(&view.table.board, view.table.premiums(), placement);
    words.iter().all(|it| sight.knows(letters(&it.word)))
}

fn told(best: Lay, next: &Lay) -> Riddle<Ideograma> {
    let (points, fewer) = (best.points, next.points);
    let (placement, runner_up) = (&best.placement, &next.placement);
    Riddle {
        goal: Sentence::new(
            format!("Pon la palabra que más puntos vale. Son {points}, y ninguna otra vale tanto."),
            format!(
                "Lay the word that is worth most: {points} points, and no other is worth as much."
            ),
        ),
        because: Sentence::new(
            format!(
                "{placement} vale {points} puntos; la segunda mejor es {runner_up}, con {fewer}."
            ),
            format!(
                "{placement} is worth {points} points; the next best is {runner_up}, worth {fewer}."
            ),
        ),
        answer: vec![Action::Lay(best.placement)],
    }
}
