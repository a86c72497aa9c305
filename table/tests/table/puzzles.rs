//! All puzzles, and the one of the day.

use std::collections::HashSet;

use rules::Shelf;
use table::Puzzles;

#[test]
fn every_puzzle_has_its_day() {
    let all = Puzzles::on(0, &Shelf::default());
    let count: usize = all.games.iter().map(|game| game.puzzles.len()).sum();
    assert!(count > 0);
    let on = |day| {
        let daily = Puzzles::on(day, &Shelf::default()).daily;
        let name = daily.expect("there are puzzles");
        (name.game, name.number)
    };
    let days: HashSet<_> = (0..count as u64).map(on).collect();
    assert_eq!(days.len(), count);
    assert_eq!(on(count as u64), on(0), "then they come again");
}

#[test]
fn the_days_are_shuffled() {
    let on = |day| Puzzles::on(day, &Shelf::default()).daily;
    let games = (0..10).filter_map(on).map(|name| name.game);
    let games: HashSet<_> = games.collect();
    assert!(games.len() > 2, "{games:?}");
}
