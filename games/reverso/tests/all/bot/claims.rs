//! Whether what a bot says is so: each claim looked into with nothing but the
//! contract, and without a thought for speed.

use reverso::bot::Reason;
use reverso::{Action, Reverso, Square};
use rules::{Game, Luck, Rng, Seat};

/// Whether a reason is true of an action that `seat` is about to play.
pub(crate) fn is_true(before: &Reverso, seat: Seat, action: &Action, reason: &Reason) -> bool {
    let after = played(before, action);
    match *reason {
        Reason::WinsBy(margin) => ends_with(&after, seat, margin as i32),
        Reason::Wins => is_at_least(&after, seat, 1),
        Reason::Draws => ends_with(&after, seat, 0) && nothing_beats(before, seat, 0),
        Reason::LosesBy(margin) => {
            let margin = -(margin as i32);
            ends_with(&after, seat, margin) && nothing_beats(before, seat, margin)
        }
        Reason::TakesCorner(corner) => {
            *action == Action::Place(corner) && corners(before).contains(&corner)
        }
        Reason::SkipsRival => after.moves() == [Action::Pass],
        Reason::DeniesCorner(corner) => {
            can_take(&handed_to(before, seat.rival()), corner)
                && after.disc(corner).is_none()
                && !can_take(&after, corner)
        }
        Reason::GivesNoCorner(others) => {
            let gives = |game: &Reverso| corners(game).iter().any(|&it| can_take(game, it));
            let moves = before.moves();
            let giving = moves.iter().filter(|other| gives(&played(before, other)));
            !gives(&after) && giving.count() == others as usize && others > 0
        }
        Reason::Safe(count) => never_turned(&after, seat) >= count as usize,
        Reason::LeavesMoves { own, rival } => {
            let moves = [seat, seat.rival()].map(|seat| places(&handed_to(&after, seat)));
            moves == [own as usize, rival as usize] && own > rival
        }
        Reason::TurnsFew(count) => {
            let mut moves = before.moves().into_iter();
            turned(before, action) == count as usize
                && moves.all(|other| turned(before, &other) >= count as usize)
        }
        Reason::TurnsMost(count) => {
            let mut moves = before.moves().into_iter();
            turned(before, action) == count as usize
                && moves.all(|other| turned(before, &other) <= count as usize)
        }
    }
}

fn played(game: &Reverso, action: &Action) -> Reverso {
    let mut after = game.clone();
    after.play(action).expect("an offered move plays");
    after
}

/// The same discs with somebody to move.
fn handed_to(game: &Reverso, seat: Seat) -> Reverso {
    Reverso::from_rows(&game.rows(), seat).expect("rows of a game")
}

/// How many squares lie empty.
pub(crate) fn empty(game: &Reverso) -> usize {
    let squares = game.size().squares();
    squares.filter(|&it| game.disc(it).is_none()).count()
}

fn corners(game: &Reverso) -> Vec<Square> {
    let last = game.size().side() - 1;
    let corners = [(0, 0), (0, last), (last, 0), (last, last)];
    let square = |(column, row)| Square::new(column, row).expect("a corner is on the board");
    corners.map(square).to_vec()
}

fn can_take(game: &Reverso, square: Square) -> bool {
    game.moves().contains(&Action::Place(square))
}

fn places(game: &Reverso) -> usize {
    let moves = game.moves().into_iter();
    moves.filter(|action| *action != Action::Pass).count()
}

fn turned(game: &Reverso, action: &Action) -> usize {
    let after = played(game, action);
    let turns =
        |&square: &Square| game.disc(square).is_some() && game.disc(square) != after.disc(square);
    game.size().squares().filter(turns).count()
}

/// How many discs of a seat keep their colour through all of many random games.
fn never_turned(game: &Reverso, seat: Seat) -> usize {
    let own = |game: &Reverso, square: Square| game.disc(square) == Some(seat);
    let mut kept: Vec<_> = game.size().squares().collect();
    kept.retain(|&square| own(game, square));
    let mut rng = Rng::seeded(1);
    for _ in 0..20 {
        let mut game = game.clone();
        while !game.turn().is_over() {
            let moves = game.moves();
            let pick = rng.below(moves.len() as u32) as usize;
            game.play(&moves[pick]).expect("an offered move plays");
            kept.retain(|&square| own(&game, square));
        }
    }
    kept.len()
}

fn ends_with(game: &Reverso, seat: Seat, margin: i32) -> bool {
    is_at_least(game, seat, margin) && !is_at_least(game, seat, margin + 1)
}

fn nothing_beats(game: &Reverso, seat: Seat, margin: i32) -> bool {
    !is_at_least(game, seat, margin + 1)
}

/// Whether a seat ends so far ahead when both play as well as can be.
fn is_at_least(game: &Reverso, seat: Seat, margin: i32) -> bool {
    let Some(mover) = game.turn().seat() else {
        let scores = game.scores();
        return scores[seat.index()] - scores[seat.rival().index()] >= margin;
    };
    let mut after: Vec<Reverso> = game.moves().iter().map(|it| played(game, it)).collect();
    after.sort_by_cached_key(|after| after.moves().len());
    let reaches = |after: &Reverso| is_at_least(after, seat, margin);
    if mover == seat {
        after.iter().any(reaches)
    } else {
        after.iter().all(reaches)
    }
}
