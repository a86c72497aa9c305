//! The laws of the kit, and what random games of AIRAM must come to.

mod witnessed;

use airam::{Action, refusals};
use rules::{Game, SeatSet};
use witnessed::Witnessed;

#[test]
fn laws() {
    kit::Laws::<Witnessed>::new()
        .probe(|_| vec!["keep R give R".to_owned(), "keep B give Y".to_owned()])
        .reach("three tokens alike", |before, seen, _| {
            matches!(seen.action, Action::Keep { .. }) && before.moves().len() == 1
        })
        .reach(
            "keeping and giving the same colour",
            |_, seen, _| matches!(seen.action, Action::Keep { keep, give } if keep == give),
        )
        .reach("a draw", |_, _, after| {
            after.turn().is_over() && SeatSet::leaders(&after.scores()).len() == 2
        })
        .reach("no points for anybody", |_, _, after| {
            after.turn().is_over() && after.scores().iter().all(|&points| points == 0)
        })
        .reach("a win of the second player", |_, _, after| {
            after.turn().is_over() && after.scores()[0] < after.scores()[1]
        })
        // The kit plays the layouts with a name; `layouts.rs` tries the others.
        .never(&refusals::LAYOUT_RANGE)
        .never(&refusals::LAYOUT_TURN)
        .never(&refusals::LAYOUT_OVERLAP)
        .never(&refusals::LAYOUT_APART)
        .check();
}
