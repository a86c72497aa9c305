//! Every whole truth that fits a view.

use crate::table::Whose;
use crate::tokens::Tokens;
use crate::view::Pile;
use crate::{Airam, View};

/// Every way in which the tokens face down can lie, each once, with how many
/// ways there are to deal it.
pub(crate) fn deals(view: &View) -> Vec<(Airam, u32)> {
    let unseen = view.unseen();
    let mut deals = Vec::new();
    for (hand, ways) in unseen.draws(hidden(view.hands.iter())) {
        let rest = unseen.without(hand);
        for (drawn, more) in rest.draws(hidden(view.phase.drawn())) {
            let table = dealt(view, hand, drawn, rest.without(drawn));
            deals.push((table, ways * more));
        }
    }
    deals
}

/// How many tokens of these piles lie face down.
fn hidden<'a>(piles: impl IntoIterator<Item = &'a Pile>) -> u32 {
    let closed = |pile: &Pile| match pile {
        Pile::Open(_) => 0,
        Pile::Closed(many) => *many,
    };
    piles.into_iter().map(closed).sum()
}

/// The view with these tokens where they lie face down.
fn dealt(view: &View, hand: Tokens, drawn: Tokens, cup: Tokens) -> Airam {
    view.map(|pile, whose| match (pile, whose) {
        (Pile::Open(tokens), _) => *tokens,
        (Pile::Closed(_), Whose::Hand(_)) => hand,
        (Pile::Closed(_), Whose::Drawn) => drawn,
        (Pile::Closed(_), Whose::Cup) => cup,
    })
}
