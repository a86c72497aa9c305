//! Whether what a bot says is true, found out by trying and counting.

use rules::{Game, Seat};
use xats::{Action, Deed, PieceSet, Reason, Xats};

/// Whether a reason is true of this action.
pub(crate) fn holds(before: &Xats, seat: Seat, action: &Action, reason: &Reason) -> bool {
    let after = played(before, action);
    let numbers = |game: &Xats| (game.points_on_top(seat), game.reserve(seat).len());
    let gap = |(points, reserve): (u32, u32)| points.abs_diff(reserve);
    match *reason {
        Reason::Equals(number) => won(&after, seat) && numbers(&after) == (number, number),
        Reason::LastIn => {
            let mut others = seats(&after).filter(|&other| other != seat);
            won(&after, seat) && others.all(|other| after.out().contains(other))
        }
        Reason::WinsIn(turns) => !won(&after, seat) && forced(&after, seat, turns - 1),
        Reason::HoldsOut(turns) => {
            let rival = seat.rival();
            let mut others = before
                .moves()
                .into_iter()
                .map(|other| played(before, &other));
            others.all(|other| forced(&other, rival, turns)) && !forced(&after, rival, turns - 1)
        }
        Reason::Denies { safe, of } => {
            let moves = before.moves();
            let outcomes = moves.iter().map(|other| played(before, other));
            let found = outcomes.filter(|other| !can_win(other)).count();
            !can_win(&after) && (found, moves.len()) == (safe as usize, of as usize) && safe < of
        }
        Reason::Threatens(ways) => ways_to_win(&after, seat) == ways as usize && ways > 0,
        Reason::TakesBack(pieces) => {
            matches!(action.deed, Deed::Destroy(_))
                && after.reserve(seat).len() + 1 == before.reserve(seat).len() + pieces
        }
        Reason::Hides(points) => {
            let lost = seats(before).filter(|&other| other != seat).map(|other| {
                i64::from(before.points_on_top(other)) - i64::from(after.points_on_top(other))
            });
            lost.sum::<i64>() == i64::from(points)
        }
        Reason::Nears { points, reserve } => {
            numbers(&after) == (points, reserve) && gap(numbers(&after)) < gap(numbers(before))
        }
    }
}

fn played(game: &Xats, action: &Action) -> Xats {
    let mut after = game.clone();
    after.play(action).expect("a legal action plays");
    after
}

fn won(game: &Xats, seat: Seat) -> bool {
    game.turn().winners().contains(seat)
}

fn seats(game: &Xats) -> impl Iterator<Item = Seat> {
    Seat::all(game.scores().len())
}

/// Whether the seat to act has a winning move.
fn can_win(game: &Xats) -> bool {
    let wins = |seat| forced(game, seat, 1);
    game.turn().seat().is_some_and(wins)
}

/// Whether `seat` wins within so many turns of its own whatever the others do.
fn forced(game: &Xats, seat: Seat, turns: u32) -> bool {
    let Some(mover) = game.turn().seat() else {
        return won(game, seat);
    };
    let moves = game.moves();
    let mut outcomes = moves.iter().map(|action| played(game, action));
    if mover != seat {
        return outcomes.all(|next| forced(&next, seat, turns));
    }
    if turns == 0 {
        return false;
    }
    let at_once = moves.iter().any(|action| won(&played(game, action), seat));
    at_once || turns > 1 && outcomes.any(|next| forced(&next, seat, turns - 1))
}

/// With how many actions `seat` would win by points if it were to move.
fn ways_to_win(game: &Xats, seat: Seat) -> usize {
    let towers: Vec<Vec<_>> = game
        .towers()
        .iter()
        .map(|it| it.pieces().collect())
        .collect();
    let reserves: Vec<PieceSet> = seats(game).map(|seat| game.reserve(seat)).collect();
    let Ok(game) = Xats::laid_out(&towers, &reserves, seat) else {
        return 0;
    };
    let wins = |action: &Action| {
        let after = played(&game, action);
        after.points_on_top(seat) == after.reserve(seat).len()
    };
    game.moves().iter().filter(|action| wins(action)).count()
}
