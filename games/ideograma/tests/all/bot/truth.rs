//! Whether what the bot says is so, found out by playing and counting.

use ideograma::{Action, Board, Direction, Ideograma, Premium, Premiums, Reason, Square};
use rules::{Game, Seat};

use super::solver;

/// Positions that an ending may take to be checked.
const EFFORT: u32 = 20_000;

pub(crate) fn holds(
    game: &Ideograma,
    seat: Seat,
    action: &Action,
    reason: &Reason,
    reds: bool,
) -> bool {
    let after = played(game, action);
    match reason {
        Reason::WinsBy(_) | Reason::Shares | Reason::LosesBy(_) => {
            let said = margin(Some(reason)).expect("a margin");
            let truth = |game| solver::margin(game, seat, EFFORT).is_none_or(|it| it == said);
            truth(game) && truth(&after)
        }
        Reason::GoesOut(paid) => {
            let racks = seats(game).map(|it| after.rack(it).value());
            after.turn().is_over() && after.rack(seat).is_empty() && racks.sum::<i32>() == *paid
        }
        Reason::LaysAll(points) => {
            let laid = game.rack(seat).len() == 7 && after.rack(seat).is_empty();
            laid && gained(game, seat, action) == *points
        }
        Reason::MostPoints(points) => {
            gained(game, seat, action) == *points && most(game, seat) == Some(*points)
        }
        Reason::Scores(points) => gained(game, seat, action) == *points,
        Reason::CoversRed(square) => {
            let covered = game.board().at(*square).is_none() && after.board().at(*square).is_some();
            reds && covered && Premiums::standard().at(*square) == Some(Premium::Red)
        }
        Reason::Keeps(tiles) => after.rack(seat) == *tiles,
        Reason::OpensNoRed => {
            let open = |board: &Board| -> Vec<Square> {
                Square::all().filter(|&it| in_reach(board, it)).collect()
            };
            let before = open(game.board());
            reds && open(after.board()).iter().all(|it| before.contains(it))
        }
        Reason::NoWord => most(game, seat).is_none(),
        Reason::GivesUp(points) => {
            !matches!(action, Action::Lay(_)) && most(game, seat) == Some(*points)
        }
        Reason::NotInList(_) => *action == Action::Challenge && after.board() != game.board(),
        Reason::AllInList => {
            let challenged = played(game, &Action::Challenge);
            *action == Action::Accept && challenged.board() == game.board()
        }
        Reason::CostsNothing => {
            let (own, accepted) = (after.scores(), played(game, &Action::Accept).scores());
            *action == Action::Challenge && own[seat.index()] == accepted[seat.index()]
        }
    }
}

/// The margin that a reason speaks of.
pub(crate) fn margin(reason: Option<&Reason>) -> Option<i32> {
    match reason? {
        Reason::WinsBy(margin) => Some(*margin),
        Reason::Shares => Some(0),
        Reason::LosesBy(margin) => Some(-margin),
        _ => None,
    }
}

fn seats(game: &Ideograma) -> impl Iterator<Item = Seat> {
    Seat::all(game.scores().len())
}

/// The game after an action, which stands; nothing is drawn yet.
fn played(game: &Ideograma, action: &Action) -> Ideograma {
    let mut after = game.clone();
    after.play(action).expect("a bot plays a legal move");
    while matches!(action, Action::Lay(_)) && after.moves().contains(&Action::Accept) {
        after.play(&Action::Accept).expect("it can be accepted");
    }
    after
}

/// The points that an action scores, without what the end of the game brings.
fn gained(game: &Ideograma, seat: Seat, action: &Action) -> i32 {
    let after = played(game, action);
    let points = after.scores()[seat.index()] - game.scores()[seat.index()];
    if !after.turn().is_over() {
        return points;
    }
    let racks: i32 = seats(game).map(|it| after.rack(it).value()).sum();
    points - racks
}

/// The most that any word scores.
fn most(game: &Ideograma, seat: Seat) -> Option<i32> {
    let words = game.moves().into_iter();
    let words = words.filter(|it| matches!(it, Action::Lay(_)));
    words.map(|action| gained(game, seat, &action)).max()
}

/// Whether some seven tiles in a line could cover this red square and touch a
/// tile, whatever the letters: every stretch of squares is tried.
fn in_reach(board: &Board, square: Square) -> bool {
    let red = Premiums::standard().at(square) == Some(Premium::Red);
    let stretches = |direction: Direction| {
        let line = square.line(direction);
        let on = move |place| Square::on(direction, line, place).expect("on the board");
        (0..15).flat_map(move |first| {
            (first..15).map(move |last| (first..=last).map(on).collect::<Vec<Square>>())
        })
    };
    let touching = |stretch: &[Square]| {
        let empty: Vec<&Square> = stretch
            .iter()
            .filter(|it| board.at(**it).is_none())
            .collect();
        stretch.contains(&square) && empty.len() <= 7 && empty.iter().any(|it| board.touches(**it))
    };
    red && board.at(square).is_none()
        && Direction::BOTH
            .iter()
            .any(|&it| stretches(it).any(|stretch| touching(&stretch)))
}
