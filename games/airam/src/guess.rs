//! A whole truth that fits a view.

use rules::Luck;

use crate::view::Pile;
use crate::{Airam, View};

/// Deals the unseen tokens to the places where tokens lie face down.
///
/// Every way to deal them is as likely: whatever lies face down came out of the
/// same cup unseen, so that, for all the viewer knows, any two of these tokens could have
/// been drawn in each other's place. (What a rival *wanted* to keep is a matter for
/// bots, not for the rules.)
pub(crate) fn guess(view: &View, luck: &mut dyn Luck) -> Airam {
    let mut unseen = view.unseen();
    view.map(|pile, _| match pile {
        Pile::Open(tokens) => *tokens,
        Pile::Closed(many) => unseen.deal(*many, luck),
    })
}
