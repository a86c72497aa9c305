//! Every claim of a bot found out again, through the contract and the letters on
//! the board.

use damas::{Action, Damas, Reason, Square};
use rules::{Game, Seat, Turn};

/// Whether a reason is true of an action that the seat is about to do.
pub(crate) fn holds(before: &Damas, seat: Seat, action: &Action, reason: &Reason) -> bool {
    let after = played(before, action);
    let answered = after.turn() == Turn::Seat(seat.rival());
    let others = || {
        before
            .moves()
            .into_iter()
            .map(|other| played(before, &other))
    };
    match *reason {
        Reason::Wins => has_won(&after, seat),
        Reason::WinsNext => answered && replies(&after).all(|next| wins_now(&next, seat)),
        Reason::Draws(ending) => {
            after.ending() == Some(ending) && after.turn().winners().len() == 2
        }
        Reason::Huffs(piece) => {
            let at_fault = before.at_fault().any(|at| at == piece);
            at_fault && *action == Action::Huff(piece) && letter(&after, piece) == '.'
        }
        Reason::Forces { captures, back } => {
            let all = after.moves().iter().all(is_capture);
            let count = after.moves().len() == captures as usize;
            all && count && *action == Action::Force && least_catch(&after, |_| true) == Some(back)
        }
        Reason::Takes { pieces, kings } => {
            let lost = |letters: &str| {
                let letters = letters_of(letters, seat.rival());
                count(before, &letters) - count(&after, &letters)
            };
            lost("wW") == pieces && lost("W") == kings
        }
        Reason::KeepsFromHuff { piece, rival } => {
            let huffed = |next: &Damas| next.moves().contains(&Action::Huff(piece));
            let none = after.at_fault().next().is_none();
            none && rival == seat.rival() && left(before, piece).all(|next| huffed(&next))
        }
        Reason::Crowns(at) => {
            let kings = letters_of("W", seat);
            kings.contains(letter(&after, at)) && count(&after, &kings) > count(before, &kings)
        }
        Reason::Risks(piece) => {
            let answers = after.moves();
            answers.contains(&Action::Force) && answers.contains(&Action::Huff(piece))
        }
        Reason::Escapes { piece, rival } => {
            let moved = target(action).expect("a move");
            let caught = |next: &Damas| can_take(next, rival, piece);
            let safe = answered && !can_take(&after, rival, moved);
            safe && rival == seat.rival() && left(before, piece).all(|next| caught(&next))
        }
        Reason::Offers { lost, back } => {
            let captures = after.moves().into_iter().filter(is_capture);
            let most = captures.map(|capture| catch(&after, &capture)).max();
            most == Some(lost) && least_catch(&after, is_capture) == Some(back) && back >= lost
        }
        Reason::Threatens(least) => {
            answered && harmless(&after) && least_catch(&after, |_| true) == Some(least)
        }
        Reason::Safe { safe, choices } => {
            let is_safe = |next: &Damas| next.turn() == Turn::Seat(seat.rival()) && harmless(next);
            let count = others().filter(is_safe).count();
            is_safe(&after) && harmless(before) && (count, before.moves().len()) == (safe, choices)
        }
        Reason::Nears { man, steps } => {
            let rows = [man.row(), 9 - man.row()][seat.index()];
            rows == steps && letters_of("w", seat).contains(letter(&after, man))
        }
        Reason::Cramps(moves) => answered && after.moves().len() == moves,
        Reason::Guards(men) => {
            at_home(&after, seat) == men && others().any(|other| at_home(&other, seat) < men)
        }
        Reason::Leaves { own, rival } => {
            let pieces = |seat| count(&after, &letters_of("wW", seat));
            pieces(seat) == own && pieces(seat.rival()) == rival
        }
    }
}

fn played(game: &Damas, action: &Action) -> Damas {
    let mut next = game.clone();
    next.play(action).expect("a legal action");
    next
}

fn replies(game: &Damas) -> impl Iterator<Item = Damas> {
    let moves = game.moves().into_iter();
    moves.map(|action| played(game, &action))
}

/// What the game could become with the piece left where it is; it must be
/// possible to leave it there.
fn left(game: &Damas, piece: Square) -> impl Iterator<Item = Damas> {
    let mut moves = game.moves();
    moves.retain(|action| source(action) != Some(piece));
    assert!(!moves.is_empty(), "{piece} cannot stay");
    moves.into_iter().map(|action| played(game, &action))
}

fn has_won(game: &Damas, seat: Seat) -> bool {
    let winners = game.turn().winners();
    winners.contains(seat) && !winners.contains(seat.rival())
}

/// Whether the seat has won or can win in this turn, with a huff before it or not.
fn wins_now(game: &Damas, seat: Seat) -> bool {
    let to_act = |game: &Damas| game.turn() == Turn::Seat(seat);
    let ends = |game: &Damas| to_act(game) && replies(game).any(|next| has_won(&next, seat));
    let after_huff = |next: Damas| next.must_move() && ends(&next);
    has_won(game, seat) || ends(game) || (to_act(game) && replies(game).any(after_huff))
}

fn is_capture(action: &Action) -> bool {
    matches!(action, Action::Capture(_))
}

fn source(action: &Action) -> Option<Square> {
    match action {
        Action::Quiet { from, .. } => Some(*from),
        Action::Capture(chain) => Some(chain.from()),
        Action::Force | Action::Huff(_) => None,
    }
}

fn target(action: &Action) -> Option<Square> {
    match action {
        Action::Quiet { to, .. } => Some(*to),
        Action::Capture(chain) => Some(chain.to()),
        Action::Force | Action::Huff(_) => None,
    }
}

/// Nothing can be captured or huffed.
fn harmless(game: &Damas) -> bool {
    let quiet = |action: &Action| matches!(action, Action::Quiet { .. });
    game.ending().is_none() && game.moves().iter().all(quiet)
}

/// How many pieces the action captures.
fn catch(game: &Damas, action: &Action) -> u32 {
    let pieces = |game: &Damas| count(game, "wWbB");
    match action {
        Action::Capture(_) => pieces(game) - pieces(&played(game, action)),
        _ => 0,
    }
}

/// After the worst of these actions of the seat to act, what its rival can capture.
fn least_catch(game: &Damas, which: impl Fn(&Action) -> bool) -> Option<u32> {
    let answers = game.moves().into_iter().filter(|action| which(action));
    let best = |next: Damas| {
        let catches = next.moves().into_iter().map(|action| catch(&next, &action));
        catches.max().unwrap_or(0)
    };
    answers.map(|action| best(played(game, &action))).min()
}

/// Whether it is this seat's turn and it can capture the piece there.
fn can_take(game: &Damas, seat: Seat, piece: Square) -> bool {
    let own = letters_of("wW", seat.rival());
    let gone = |action: &Action| !own.contains(letter(&played(game, action), piece));
    let mut captures = game.moves().into_iter().filter(is_capture);
    game.turn() == Turn::Seat(seat) && captures.any(|action| gone(&action))
}

fn letter(game: &Damas, square: Square) -> char {
    char::from(game.board()[square.row()].as_bytes()[square.column()])
}

/// These letters of White's pieces as this seat's.
fn letters_of(white: &str, seat: Seat) -> String {
    match seat {
        Seat::FIRST => white.to_owned(),
        _ => white.replace('w', "b").replace('W', "B"),
    }
}

fn count(game: &Damas, letters: &str) -> u32 {
    let board = game.board().concat();
    board.chars().filter(|c| letters.contains(*c)).count() as u32
}

/// The seat's men on the row nearest to it.
fn at_home(game: &Damas, seat: Seat) -> u32 {
    let row = &game.board()[[9, 0][seat.index()]];
    let man = letters_of("w", seat);
    row.matches(&*man).count() as u32
}
