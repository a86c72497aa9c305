//! The laws of the kit, and what random games of 9 must come to.

use nueve::{Action, Cell, Nueve, Side};
use rules::{Drawn, Game, SeatSet};

#[test]
fn laws() {
    kit::Laws::<Nueve>::new()
        .reach("a pass", |_, action, _| *action == Action::Pass)
        .reach("a slide to the far edge", |before, action, _| {
            slide(before, action).is_some_and(|(from, stop)| stop == edges(from)[1])
        })
        .reach("a slide of one square", |before, action, _| {
            slide(before, action).is_some_and(|(from, stop)| stop == edges(from)[0])
        })
        .reach("a tie decided by turn order", |_, _, after| {
            after.turn().is_over() && SeatSet::leaders(&after.scores()).len() > 1
        })
        .reach("an end with pieces outside", |_, _, after| {
            let outer = after.state()["outer"].to_string();
            after.turn().is_over() && outer.contains(['1', '2', '3', '4'])
        })
        .check();
}

/// Where a slide begins and where it stops.
fn slide(before: &Nueve, action: &Action) -> Option<(Cell, String)> {
    let Action::At(from) = *action else {
        return None;
    };
    match &Nueve::marks(before, action)[..] {
        [_, stop] => Some((from, stop.clone())),
        _ => None,
    }
}

/// The nearest and the farthest square of the board in front of an outer one.
fn edges(from: Cell) -> [String; 2] {
    let line = &from.to_string()[1..];
    match from.side().expect("slides begin outside") {
        Side::North => [format!("{line}9"), format!("{line}1")],
        Side::South => [format!("{line}1"), format!("{line}9")],
        Side::West => [format!("a{line}"), format!("i{line}")],
        Side::East => [format!("i{line}"), format!("a{line}")],
    }
}
