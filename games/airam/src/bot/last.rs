//! The last turn, over all that is unknown: every way in which the tokens face
//! down can lie is tried, and each counts for as many as it is.

use arrayvec::ArrayVec;
use rules::{Game, Seat, Viewer};

use super::belief::Belief;
use crate::deals::deals;
use crate::steps::keeps;
use crate::table::Phase;
use crate::view::Pile;
use crate::{Action, Airam, View};

/// What comes of one action.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Outlook {
    pub(super) action: Action,
    /// The share of the win on average, each deal by how likely it is, if the
    /// rival answers as is best by what the rival knows.
    pub(super) share: f32,
    /// In how many of the deals it wins, whatever the rival answers.
    pub(super) won: u32,
    /// In how many it does not lose, whatever the rival answers.
    pub(super) held: u32,
    /// How many deals there are.
    pub(super) deals: u32,
}

/// What comes of each action of a seat with a choice in the last turn; nothing
/// before that.
pub(super) fn outlooks(view: &View, seat: Seat) -> Vec<Outlook> {
    let empty = view.board.empty();
    let actions: ArrayVec<Action, 6> = match view.phase {
        _ if empty.len() != 2 => return Vec::new(),
        Phase::Keep(Pile::Open(drawn)) => keeps(drawn),
        Phase::PlaceGiven { .. } => empty.iter().map(Action::Place).collect(),
        _ => return Vec::new(),
    };
    let deals = deals(view);
    let belief = Belief::of(view);
    let look = |action: Action| outlook(action, &deals, seat, &belief);
    actions.into_iter().map(look).collect()
}

fn outlook(action: Action, deals: &[(Airam, u32)], seat: Seat, belief: &Belief) -> Outlook {
    let mut sum = Outlook {
        action,
        share: 0.0,
        won: 0,
        held: 0,
        deals: 0,
    };
    let mut all = 0.0;
    for (table, ways) in deals {
        let weight = *ways as f32 * belief.weight(table.hands[seat.rival().index()]);
        all += weight;
        let next = after(table, action);
        let results = results(&next, seat);
        let expected = results[reply(&next, seat)];
        sum.share += (expected + 1) as f32 / 2.0 * weight;
        sum.won += ways * u32::from(results.iter().all(|&result| result > 0));
        sum.held += ways * u32::from(results.iter().all(|&result| result >= 0));
        sum.deals += ways;
    }
    sum.share /= all;
    sum
}

fn after(table: &Airam, action: Action) -> Airam {
    let mut next = table.clone();
    next.play(&action)
        .expect("the action is legal in every deal");
    next
}

/// How the game may end, by the empty squares on which the next token can go:
/// 1 is a win, 0 a draw and −1 a loss.
fn results(table: &Airam, seat: Seat) -> ArrayVec<i32, 2> {
    let result = |square| {
        let next = after(table, Action::Place(square));
        if next.phase != Phase::Over {
            return results(&next, seat)[0];
        }
        let points = next.points();
        (points[seat.index()] - points[seat.rival().index()]).signum()
    };
    table.board.empty().iter().map(result).collect()
}

/// On which of the empty squares the rival puts the given token, if there is one.
fn reply(table: &Airam, seat: Seat) -> usize {
    let rival = seat.rival();
    match table.phase {
        Phase::PlaceGiven { .. } => {
            let seen = table.seen_by(Viewer::Seat(rival));
            let outlooks = outlooks(&seen, rival);
            usize::from(outlooks[1].share > outlooks[0].share)
        }
        _ => 0,
    }
}
