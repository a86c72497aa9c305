//! Shots: a quiet move that wins pieces by force, when no other move does.

use bots::{Aim, Level, Limits, Position as _, Riddle, Sentence, Watch};
use rules::{Game, Lang, Seat, SeatSet, Turn};

use crate::bot::board::Board;
use crate::bot::sight::Sight;
use crate::bot::written;
use crate::now::{Moment, Play};
use crate::{Action, Damas, action as written_as};

/// The first move gives something away and a later one takes more.
const TURNS: std::ops::RangeInclusive<u32> = 2..=3;
/// More than anybody gains in so few turns.
const MOST: i32 = 6;
/// With fewer moves to choose from it is soon guessed.
const CHOICES: usize = 5;

/// The proof that one move wins so many pieces by force and no other does, if
/// that is so. Somebody who has to capture has no puzzle to solve.
pub(crate) fn of(game: &Damas, seat: Seat, limits: &Limits) -> Option<Riddle<Damas>> {
    let root = Board::of(game, Sight::of(Level::Five).eye(0));
    let quiet = root.now.moment == Moment::Plain && root.bound == 0;
    let choices = game.moves().len();
    if !quiet || choices < CHOICES {
        return None;
    }
    let mut watch = Watch::start(limits);
    for turns in TURNS {
        for gain in (1..=MOST).rev() {
            let shot = Shot { seat, gain, turns };
            match *shot.ways(&root, &mut watch)? {
                [] => {}
                [play] => return Some(shot.riddle(game, written(game, play), choices - 1)),
                _ => return None,
            }
        }
    }
    None
}

/// What somebody is to win, and how soon.
#[derive(Clone, Copy)]
struct Shot {
    seat: Seat,
    gain: i32,
    turns: u32,
}

impl Shot {
    /// The moves that do it: so many pieces are won, or the game, and nothing of
    /// it can be taken back at once.
    fn ways(self, root: &Board, watch: &mut Watch) -> Option<Vec<Play>> {
        let wanted = lead(root, self.seat) + self.gain;
        let reached = |board: &Board| match board.turn() {
            Turn::Over(winners) => winners == SeatSet::only(self.seat),
            turn => {
                turn == Turn::Seat(self.seat.rival())
                    && board.bound == 0
                    && lead(board, self.seat) >= wanted
            }
        };
        let aim = Aim {
            seat: self.seat,
            reached,
        };
        aim.ways(root, self.turns, watch)
    }

    fn riddle(self, game: &Damas, action: Action, others: usize) -> Riddle<Damas> {
        let Shot { seat, gain, turns } = self;
        let (piezas, pieces) = match gain {
            1 => ("una pieza".to_owned(), "a piece".to_owned()),
            _ => (format!("{gain} piezas"), format!("{gain} pieces")),
        };
        let goal = Sentence::from(Damas::ABOUT.seats[seat.index()]).map(|lang, colour| match lang {
            Lang::Es => format!(
                "Juegan {} y ganan {piezas} en {turns} turnos, sin dejar nada que comer.",
                colour.to_lowercase()
            ),
            Lang::En => format!(
                "{colour} to move and win {pieces} in {turns} turns, leaving nothing to capture."
            ),
        });
        let answers = answers(game, &action);
        let because = Sentence::new(
            format!(
                "{action} gana {piezas} en {turns} turnos responda lo que responda el rival{}. Con ninguna de las otras {others} jugadas se puede forzar.",
                answers.es
            ),
            format!(
                "{action} wins {pieces} in {turns} turns whatever the rival answers{}. None of the other {others} moves can force that.",
                answers.en
            ),
        );
        Riddle {
            answer: vec![action],
            goal,
            because,
        }
    }
}

/// By how many pieces somebody is ahead.
fn lead(board: &Board, seat: Seat) -> i32 {
    let count = |seat: Seat| board.now.position.pieces[seat.index()].count_ones() as i32;
    count(seat) - count(seat.rival())
}

/// What the rival then has to capture with, if it has to.
fn answers(game: &Damas, action: &Action) -> Sentence {
    let mut after = game.clone();
    let played = after.play(action);
    debug_assert!(played.is_ok(), "a proved answer is legal");
    let mut captures = Vec::new();
    let board = Board::of(&after, Sight::of(Level::Five).eye(0));
    board.lawful().visit(|play, trace| {
        if !trace.is_empty() {
            captures.push(written_as(play, trace));
        }
    });
    match &*captures {
        [] => Sentence::new("", ""),
        [only] => Sentence::new(
            format!(", que tiene que comer con {only}"),
            format!(", who has to capture with {only}"),
        ),
        several => Sentence::new(
            format!(", que tiene que comer de una de {} maneras", several.len()),
            format!(", who has to capture in one of {} ways", several.len()),
        ),
    }
}
