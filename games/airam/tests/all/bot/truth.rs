//! Whether what a bot says is so, by counting.

use airam::bot::Reason;
use airam::{Action, Airam, Colour};
use rules::Seat;

use super::seen::{Letters, Seen, count, without};

/// Checks one reason for an action that the seat is about to play.
pub(crate) fn is_true(game: &Airam, seat: Seat, action: &Action, reason: &Reason) -> bool {
    let seen = Seen::by(game, seat);
    match (*action, *reason) {
        (_, Reason::Wins { won, deals }) => {
            let leads = leads(&seen, *action);
            let sure = leads.iter().filter(|leads| leads.iter().all(|it| *it > 0));
            (won as usize, deals as usize) == (sure.count(), leads.len()) && won > 0
        }
        (_, Reason::NeverLoses) => leads(&seen, *action).iter().flatten().all(|it| *it >= 0),
        (Action::Keep { keep, give }, _) => {
            let [keep, give] = [keep, give].map(Colour::letter);
            is_true_of_keeping(&seen, keep, give, *reason)
        }
        (Action::Place(square), _) => {
            let token = seen.given.or(seen.drawn.first().copied());
            let token = token.expect("a token to place");
            is_true_of_placing(&seen, token, &square.to_string(), *reason)
        }
    }
}

fn is_true_of_keeping(seen: &Seen, keep: char, give: char, reason: Reason) -> bool {
    let mut hand = seen.hand.clone();
    hand.push(keep);
    let odd = |letter| seen.odd(&seen.board, letter);
    let gift = |square: &String| seen.odd(&seen.with(give, square), give);
    match reason {
        Reason::Secures(colour) => {
            let most = count(&seen.unseen, keep).min(3);
            colour.letter() == keep && count(&hand, keep) > most && count(&seen.hand, keep) <= most
        }
        Reason::KeepsRichest { colour, groups } => {
            let most = "RBGY".chars().map(odd).max();
            colour.letter() == keep && odd(keep) == groups as usize && most == Some(odd(keep))
        }
        Reason::Gathers { colour, held } => {
            colour.letter() == keep && held > 1 && count(&hand, keep) == held as usize
        }
        Reason::GivesUnheld(colour) => colour.letter() == give && count(&hand, give) == 0,
        Reason::GiftAdds(colour) => {
            let adds = |square| gift(square) == odd(give) + 1;
            colour.letter() == give && seen.empty().iter().all(adds)
        }
        Reason::GiftTakes(colour) => {
            let takes = |square| gift(square) < odd(give);
            colour.letter() == give && seen.empty().iter().all(takes)
        }
        _ => false,
    }
}

fn is_true_of_placing(seen: &Seen, token: char, square: &str, reason: Reason) -> bool {
    let after = seen.with(token, square);
    let odd = |board: &Letters| seen.odd(board, token) as u32;
    match reason {
        Reason::Adds {
            colour,
            groups,
            held,
        } => {
            colour.letter() == token
                && (odd(&seen.board) + 1, groups) == (groups, odd(&after))
                && held > 0
                && count(&seen.hand, token) == held as usize
        }
        Reason::Takes {
            colour,
            before,
            groups,
        } => {
            colour.letter() == token
                && (before, groups) == (odd(&seen.board), odd(&after))
                && groups < before
                && count(&seen.hand, token) == 0
        }
        Reason::Seals { colour, size } => {
            let touched = |near: &str| near == square || seen.touch(near, square);
            let free = seen.empty().into_iter().filter(|it| it != square);
            let free: Vec<String> = free.collect();
            let sealed = |near: &String| !free.iter().any(|it| seen.touch(it, near));
            let groups = seen.groups(&after, colour.letter());
            groups.iter().any(|group| {
                group.len() == size as usize
                    && group.iter().any(|it| touched(it))
                    && group.iter().all(sealed)
            })
        }
        _ => false,
    }
}

/// By how many points the seat leads at the end: a list for each way in which the
/// tokens face down can lie, with each answer of the rival.
fn leads(seen: &Seen, action: Action) -> Vec<Vec<i32>> {
    let empty = seen.empty();
    assert_eq!(empty.len(), 2, "the last turn");
    let full = |given: char, first: &str, last: char| {
        let second = empty.iter().find(|it| *it != first).expect("two squares");
        let mut board = seen.with(given, first);
        board.insert(second.clone(), last);
        board
    };
    let mut leads = Vec::new();
    for &cup in &seen.unseen {
        let rest = without(&seen.unseen, cup);
        match action {
            Action::Keep { keep, give } => {
                let [keep, give] = [keep, give].map(Colour::letter);
                let mut hand = seen.hand.clone();
                hand.push(keep);
                let last = without(&without(&seen.drawn, keep), give)[0];
                let lead = |square: &String| seen.lead(&full(give, square, last), &hand, &rest);
                leads.push(empty.iter().map(lead).collect());
            }
            Action::Place(square) => {
                let given = seen.given.expect("a token given");
                for &last in &rest {
                    let board = full(given, &square.to_string(), last);
                    let theirs = without(&rest, last);
                    leads.push(vec![seen.lead(&board, &seen.hand, &theirs)]);
                }
            }
        }
    }
    leads
}
