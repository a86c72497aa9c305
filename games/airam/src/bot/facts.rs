//! Finding what speaks for a move.

use rules::Seat;

use super::eyes::{Eyes, HAND};
use super::last::Outlook;
use super::reach::{Reach, border};
use super::reason::Reason;
use crate::scoring::{group, odd_groups};
use crate::square::{Square, Squares};
use crate::table::Phase;
use crate::tokens::Colour;
use crate::view::Pile;
use crate::{Action, View};

/// As many as are said at once.
const SAID: usize = 3;

/// What speaks for an action of `seat`, most important first.
pub(super) fn reasons(
    view: &View,
    seat: Seat,
    action: Action,
    outlook: Option<Outlook>,
) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if let Some(outlook) = outlook {
        of_the_end(outlook, &mut reasons);
    }
    let eyes = Eyes::of(view, seat);
    match (action, view.phase) {
        (Action::Keep { keep, give }, _) => {
            for_keeping(view, eyes, keep, &mut reasons);
            for_giving(view, eyes.keeping(keep), give, &mut reasons);
        }
        (Action::Place(square), Phase::PlaceGiven { given, .. }) => {
            for_placing(view, eyes, given, square, &mut reasons);
        }
        (Action::Place(square), Phase::PlaceLast(Pile::Open(last))) => {
            for colour in last.iter() {
                for_placing(view, eyes, colour, square, &mut reasons);
            }
        }
        _ => {}
    }
    reasons.truncate(SAID);
    reasons
}

/// The odd groups of each colour.
fn odd(view: &View) -> [u32; 4] {
    Colour::ALL.map(|colour| odd_groups(&view.ground, view.board.of(colour)))
}

fn of_the_end(outlook: Outlook, reasons: &mut Vec<Reason>) {
    let Outlook {
        won, held, deals, ..
    } = outlook;
    if won > 0 {
        reasons.push(Reason::Wins { won, deals });
    }
    if held == deals && won < deals {
        reasons.push(Reason::NeverLoses);
    }
}

fn for_keeping(view: &View, eyes: Eyes, keep: Colour, reasons: &mut Vec<Reason>) {
    let after = eyes.keeping(keep);
    let most = eyes.unseen.count(keep).min(HAND);
    let (before, held) = (eyes.hand.count(keep), after.hand.count(keep));
    if held > most && before <= most {
        reasons.push(Reason::Secures(keep));
    }
    let odd = odd(view);
    let groups = odd[keep.index()];
    if groups > 0 && odd.iter().all(|&other| other <= groups) {
        reasons.push(Reason::KeepsRichest {
            colour: keep,
            groups,
        });
    }
    if before > 0 {
        reasons.push(Reason::Gathers { colour: keep, held });
    }
}

fn for_giving(view: &View, eyes: Eyes, give: Colour, reasons: &mut Vec<Reason>) {
    let reach = Reach::of(&view.ground, view.board.of(give));
    let (least, greatest) = reach.range(view.board.empty());
    let worth = eyes.worths(odd(view))[give.index()];
    if least > 0 && worth > 0.0 {
        reasons.push(Reason::GiftAdds(give));
    } else if greatest < 0 && worth < 0.0 {
        reasons.push(Reason::GiftTakes(give));
    } else if eyes.hand.count(give) == 0 {
        reasons.push(Reason::GivesUnheld(give));
    }
}

fn for_placing(view: &View, eyes: Eyes, colour: Colour, square: Square, reasons: &mut Vec<Reason>) {
    let mut board = view.board.clone();
    board.put(colour, square);
    let [before, groups] = [&view.board, &board].map(|it| odd_groups(&view.ground, it.of(colour)));
    let held = eyes.hand.count(colour);
    if groups > before && held > 0 {
        reasons.push(Reason::Adds {
            colour,
            groups,
            held,
        });
    } else if groups < before && held == 0 {
        reasons.push(Reason::Takes {
            colour,
            before,
            groups,
        });
    }
    let worths = eyes.worths(odd(view));
    for colour in Colour::ALL {
        for size in sealed(view, board.of(colour), square) {
            let worth = worths[colour.index()];
            if (size % 2 == 1 && worth > 0.0) || (size % 2 == 0 && worth < 0.0) {
                reasons.push(Reason::Seals { colour, size });
            }
        }
    }
}

/// How many tokens each of the groups has that are in contact with `square`, or
/// hold it, and with no other empty square.
fn sealed(view: &View, mut squares: Squares, square: Square) -> Vec<u32> {
    let empty = view.board.empty();
    let mut sizes = Vec::new();
    while !squares.is_empty() {
        let group = group(&view.ground, squares);
        squares = squares.without(group);
        let around = border(&view.ground, group);
        let here = Squares::from_iter([square]);
        let near = !around.or(group).and(here).is_empty();
        if near && around.and(empty).without(here).is_empty() {
            sizes.push(group.len());
        }
    }
    sizes
}
