//! Answering a play that may be challenged.

use bots::{Advice, of_seats};
use rules::PerSeat;

use super::sight::Sight;
use super::{Reason, odds};
use crate::placement::{capitals, letters};
use crate::table::Pending;
use crate::{Action, Ideograma, View, scoring};

/// A wrong challenge costs nothing, so every word is challenged that is not
/// known to be good.
pub(super) fn advice(view: &View, pending: &Pending, sight: &Sight) -> Advice<Ideograma> {
    let mut before = view.table.clone();
    before.take_up(&pending.laid);
    let words = scoring::words(&before.board, before.premiums(), &pending.placement);
    let wrong = words
        .iter()
        .find(|it| !before.lexicon.contains(letters(&it.word)));
    let known = words.iter().all(|it| sight.knows(letters(&it.word)));
    let (action, reason) = match wrong {
        Some(formed) => (Action::Challenge, Reason::NotInList(capitals(&formed.word))),
        None if known => (Action::Accept, Reason::AllInList),
        None => (Action::Challenge, Reason::CostsNothing),
    };
    let mut points: PerSeat<f32> = view.points().iter().map(|&it| it as f32).collect();
    if wrong.is_none() {
        points[pending.player.index()] += pending.points as f32;
    }
    Advice {
        action,
        value: of_seats(&odds::shares(&points, view.unseen().len())),
        reasons: vec![reason],
        nodes: 0,
        depth: 0,
    }
}
