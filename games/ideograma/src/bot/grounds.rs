//! Finding what can truly be said in favour of a move.

use super::glance::{Candidate, Ranking};
use super::{Reason, reds};
use crate::legality::Laid;
use crate::notation::RACK;
use crate::premiums::Premium;
use crate::{Action, Placement, View, scoring};

/// The most reasons that anybody wants to hear.
const MOST: usize = 3;

/// What speaks for this move. `ranking` is all that was seen at a glance,
/// `result` the certain outcome of a solved ending.
pub(super) fn of(
    view: &View,
    ranking: &Ranking,
    chosen: &Candidate,
    result: Option<i32>,
) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = result.map(certain).into_iter().collect();
    match &chosen.action {
        Action::Lay(placement) => lay(view, ranking, chosen, placement, &mut reasons),
        _ => reasons.extend(match ranking.most {
            None => Some(Reason::NoWord),
            // Nobody gives up what they do not know.
            Some(most) => {
                let sure = ranking.whole && ranking.full;
                sure.then_some(Reason::GivesUp(most))
            }
        }),
    }
    if view.pool() > 0 && !chosen.keep.is_empty() && chosen.action != Action::Pass {
        let place = reasons.len().min(MOST - 1);
        reasons.insert(place, Reason::Keeps(chosen.keep));
    }
    reasons.truncate(MOST);
    reasons
}

fn certain(margin: i32) -> Reason {
    match margin {
        1.. => Reason::WinsBy(margin),
        0 => Reason::Shares,
        _ => Reason::LosesBy(-margin),
    }
}

fn lay(
    view: &View,
    ranking: &Ranking,
    chosen: &Candidate,
    placement: &Placement,
    reasons: &mut Vec<Reason>,
) {
    let table = &view.table;
    let laid: Laid = scoring::new_tiles(&table.board, placement).collect();
    if view.pool() == 0 && chosen.keep.is_empty() {
        reasons.push(Reason::GoesOut(view.unseen().value()));
    }
    reasons.push(if laid.len() == RACK {
        Reason::LaysAll(chosen.points)
    } else if ranking.whole && ranking.most == Some(chosen.points) {
        Reason::MostPoints(chosen.points)
    } else {
        Reason::Scores(chosen.points)
    });
    let red = |&&(square, _): &&_| table.premiums().at(square) == Some(Premium::Red);
    let red = laid.iter().find(red);
    reasons.extend(red.map(|&(square, _)| Reason::CoversRed(square)));
    if red.is_none() && opens(view, &chosen.action) == 0 && others_open(view, ranking) {
        reasons.push(Reason::OpensNoRed);
    }
}

/// Whether it is worth saying that a word opens no red square: some other good
/// one does.
fn others_open(view: &View, ranking: &Ranking) -> bool {
    let mut others = ranking.best.iter();
    others.any(|it| opens(view, &it.action) > 0)
}

/// How many red squares a move brings within reach.
pub(super) fn opens(view: &View, action: &Action) -> usize {
    let Action::Lay(placement) = action else {
        return 0;
    };
    let mut after = view.table.clone();
    let laid: Laid = scoring::new_tiles(&after.board, placement).collect();
    after.lay(&laid);
    reds::opened(&view.table, &after)
}
