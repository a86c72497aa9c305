//! Which of many puzzles to keep, and in which order.

use super::dig::Find;

/// Keeps this many puzzles, as different from each other as possible, easy ones first.
pub(super) fn varied(mut finds: Vec<Find>, count: usize) -> Vec<Find> {
    let mut kept: Vec<Find> = Vec::new();
    while kept.len() < count && !finds.is_empty() {
        let sameness = |find: &Find| kept.iter().map(|other| alike(find, other)).sum::<usize>();
        let places = (0..finds.len()).min_by_key(|&place| sameness(&finds[place]));
        kept.extend(places.map(|place| finds.remove(place)));
    }
    kept.sort_by_key(|find| (find.level, find.choices, find.puzzle.steps.len()));
    kept
}

/// In how many respects two puzzles are the same.
fn alike(one: &Find, other: &Find) -> usize {
    let (this, that) = (&one.puzzle, &other.puzzle);
    let same = [
        this.goal == that.goal,
        this.seat == that.seat,
        this.answer == that.answer,
        one.level == other.level,
        this.steps.len().abs_diff(that.steps.len()) <= 2,
    ];
    same.into_iter().filter(|same| *same).count()
}
