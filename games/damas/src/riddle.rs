//! Shots: a quiet move that wins pieces by force, when no other move does.

use bots::{Aim, Level, Limits, Position as _, Riddle, Sentence, Watch};
use rules::{Game, Lang, Seat, SeatSet, Text, Turn};

use crate::bot::board::Board;
use crate::bot::sight::Sight;
use crate::bot::written;
use crate::now::{Moment, Play};
use crate::{Action, Damas, action as written_as};

/// The first move gives something away and a later one takes more.
const TURNS: std::ops::RangeInclusive<u32> = 2..=3;
/// A piece is soon won and lost again.
const LEAST: i32 = 2;
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
        let pieces = (LEAST..=MOST).rev().map(Prize::Pieces);
        for prize in [Prize::Game].into_iter().chain(pieces) {
            let shot = Shot { seat, prize, turns };
            match *shot.ways(&root, &mut watch)? {
                [] => {}
                [play] => return Some(shot.riddle(game, written(game, play), choices - 1)),
                _ => return None,
            }
        }
    }
    None
}

/// What is to be won.
#[derive(Clone, Copy)]
enum Prize {
    /// The game.
    Game,
    /// So many pieces more than are lost; or the game, which is better still.
    Pieces(i32),
}

/// What somebody is to win, and how soon.
#[derive(Clone, Copy)]
struct Shot {
    seat: Seat,
    prize: Prize,
    turns: u32,
}

impl Shot {
    /// The moves that do it. Pieces are won when nothing can be taken back at once.
    fn ways(self, root: &Board, watch: &mut Watch) -> Option<Vec<Play>> {
        let wanted = match self.prize {
            Prize::Game => i32::MAX,
            Prize::Pieces(gain) => lead(root, self.seat) + gain,
        };
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
        let Shot { seat, prize, turns } = self;
        let (won, safely) = prize.words();
        let goal =
            Sentence::from(Damas::ABOUT.seats[seat.index()]).map(|lang, colour| match lang {
                Lang::Es => format!(
                    "Juegan {} y ganan {} en {turns} turnos{}.",
                    colour.to_lowercase(),
                    won.es,
                    safely.es
                ),
                Lang::En => format!(
                    "{colour} to move and win {} in {turns} turns{}.",
                    won.en, safely.en
                ),
            });
        let answers = answers(game, &action);
        let because = Sentence::new(
            format!(
                "{action} gana {} en {turns} turnos responda lo que responda el rival{}. Con ninguna de las otras {others} jugadas se puede forzar.",
                won.es, answers.es
            ),
            format!(
                "{action} wins {} in {turns} turns whatever the rival answers{}. None of the other {others} moves can force that.",
                won.en, answers.en
            ),
        );
        Riddle {
            answer: vec![action],
            goal,
            because,
        }
    }
}

impl Prize {
    /// What it is called, and what goes with it.
    fn words(self) -> (Sentence, Text) {
        match self {
            Prize::Game => (Sentence::new("la partida", "the game"), Text::new("", "")),
            Prize::Pieces(gain) => (
                Sentence::new(
                    format!("{gain} piezas o la partida"),
                    format!("{gain} pieces or the game"),
                ),
                Text::new(", sin dejar nada que comer", ", leaving nothing to capture"),
            ),
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
