//! Whether what the bot says is so: worked out anew, one throw and one action
//! at a time, through the doors that everybody has.

use ludo::bot::{Feat, Reason, Ways};
use ludo::{Action, Colour, Face, Ludo, Number, Piece, Position, Throw, Use};
use rules::{Game, Seat, SeatSet, Turn};

/// Whether the reason is true of an action that the seat is about to play.
pub(crate) fn holds(before: &Ludo, seat: Seat, action: &Action, reason: &Reason) -> bool {
    match reason {
        Reason::Now(feat) => done(before, seat, action, *feat),
        Reason::Then(second, feat) => {
            let next = after(before, action);
            next.turn() == Turn::Seat(seat)
                && next.moves().contains(second)
                && done(&next, seat, second, *feat)
        }
    }
}

fn done(before: &Ludo, seat: Seat, action: &Action, feat: Feat) -> bool {
    let next = after(before, action);
    let moved = mover(seat, action);
    let from = moved.map(|piece| before.progress(piece));
    let to = moved.map(|piece| next.progress(piece));
    let ends = next.turn() == Turn::Chance && whose(&next) != seat;
    match feat {
        Feat::Wins => next.turn().winners() == SeatSet::only(seat),
        Feat::Captures(pieces) => captured(before, &next, seat) == pieces,
        Feat::Arrives => to == Some(56),
        Feat::EntersLane => {
            matches!((from, to), (Some(from), Some(to)) if from <= 50 && (51..=55).contains(&to))
        }
        Feat::Releases => (from, to) == (Some(-1), Some(0)),
        Feat::SendsBack => {
            next.turn() != Turn::Seat(seat)
                && matches!(action, Action::Use(_))
                && next.moves().iter().all(|it| matches!(it, Action::Back(_)))
        }
        Feat::Rides => {
            let carrier = moved.and_then(|piece| next.carrier(piece));
            carrier.is_some_and(|it| it.seat() != seat)
        }
        Feat::Escapes { from, to } => {
            let piece = moved.into_iter();
            let stays = end_turn(before, whose(&next));
            ends && hits(&next, piece.clone()) == to && hits(&stays, piece) == from && from > to
        }
        Feat::Safe(ways) => ends && hits(&next, free(&next, seat)).0 + ways.0 == 36,
        Feat::Dodges => {
            let own: Vec<Piece> = free(&next, seat).collect();
            is_back(action) && ends_of(&next).iter().all(|end| unhurt(end, &own))
        }
        Feat::Hindmost => {
            let backs = before.moves().into_iter().filter_map(|it| mover(seat, &it));
            is_back(action) && from == backs.map(|piece| before.progress(piece)).min()
        }
        Feat::Advances(squares) => {
            let gained = from
                .zip(to)
                .map(|(from, to)| i32::from(to) - i32::from(from));
            gained == Some(squares as i32)
        }
        Feat::Ahead(squares) => {
            let rivals = seats(&next).filter(|&it| it != seat);
            let best = rivals.map(|rival| come(&next, rival)).max();
            best == Some(come(&next, seat) - squares as i32)
        }
    }
}

/// How many of the 36 ways for the dice to fall can send one of these pieces,
/// free now, to prison before the throw after that.
fn hits(game: &Ludo, pieces: impl Iterator<Item = Piece>) -> Ways {
    let pieces: Vec<Piece> = pieces.collect();
    let dice = Face::ALL.map(|one| Face::ALL.map(|other| Throw::new(one, other)));
    let hitting = dice.as_flattened().iter().filter(|throw| {
        let mut next = *game;
        next.resolve(throw).expect("a throw is due");
        ends_of(&next).iter().any(|end| !unhurt(end, &pieces))
    });
    Ways(hitting.count() as u32)
}

/// Every position in which the turn can end. Nobody leaves prison in the turn
/// of somebody else, so that a hit is still to be seen there.
fn ends_of(game: &Ludo) -> Vec<Ludo> {
    let mut ends = Vec::new();
    let mut open = vec![*game];
    while let Some(game) = open.pop() {
        match game.turn() {
            Turn::Seat(_) => open.extend(game.moves().iter().map(|action| after(&game, action))),
            Turn::Chance | Turn::Over(_) => ends.push(game),
        }
    }
    ends
}

fn unhurt(game: &Ludo, pieces: &[Piece]) -> bool {
    pieces.iter().all(|&piece| game.progress(piece) != -1)
}

/// The same position as if the turn had ended here.
fn end_turn(game: &Ludo, next: Seat) -> Ludo {
    let state = game.state();
    let pieces: Vec<[i8; 4]> = seats(game)
        .map(|seat| Number::ALL.map(|number| game.progress(Piece::new(seat, number))))
        .collect();
    let colours: Vec<Colour> =
        serde_json::from_value(state["colours"].clone()).expect("colours by seat");
    let rides = state["rides"].as_object().expect("rides by rider");
    let rides: Vec<(&str, &str)> = rides
        .iter()
        .map(|(rider, carrier)| (&**rider, carrier.as_str().unwrap_or_default()))
        .collect();
    let position = Position {
        seat: next,
        pieces: &pieces,
        rides: &rides,
        dice: "",
        release: game.release(),
        colours: Some(&colours),
    };
    Ludo::from_position(&position).expect("a position of a game")
}

fn after(game: &Ludo, action: &Action) -> Ludo {
    let mut next = *game;
    next.play(action).expect("it is legal");
    next
}

fn mover(seat: Seat, action: &Action) -> Option<Piece> {
    match action {
        Action::Use(Use { number, .. }) | Action::Back(number) => Some(Piece::new(seat, *number)),
        Action::Ones | Action::Pass => None,
    }
}

fn is_back(action: &Action) -> bool {
    matches!(action, Action::Back(_))
}

/// Whose turn it is, also when luck is to throw for it.
fn whose(game: &Ludo) -> Seat {
    let number = game.state()["turn"].as_u64();
    number.and_then(Seat::numbered).expect("the draw is over")
}

fn seats(game: &Ludo) -> impl Iterator<Item = Seat> {
    Seat::all(game.scores().len())
}

fn own(seat: Seat) -> impl Iterator<Item = Piece> {
    Number::ALL
        .into_iter()
        .map(move |number| Piece::new(seat, number))
}

/// The pieces of a seat that are on the track.
fn free(game: &Ludo, seat: Seat) -> impl Iterator<Item = Piece> {
    own(seat).filter(|&piece| game.square(piece).is_some())
}

fn captured(before: &Ludo, next: &Ludo, seat: Seat) -> u32 {
    let rivals = seats(before).filter(|&it| it != seat).flat_map(own);
    let gone = rivals.filter(|&it| before.progress(it) >= 0 && next.progress(it) == -1);
    gone.count() as u32
}

fn come(game: &Ludo, seat: Seat) -> i32 {
    own(seat)
        .map(|piece| i32::from(game.progress(piece).max(0)))
        .sum()
}
