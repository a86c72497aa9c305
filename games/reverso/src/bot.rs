//! How REVERSO plays itself.
//!
//! The middle of the game is looked at by alpha-beta and judged by moves,
//! corners and safe discs; the end is played out to the last disc.

use bots::{Advice, Level, Limits, Plays, Riddle};
use rules::{Seat, Text};

use crate::Reverso;
use crate::riddle;
use crate::table::{Table, with_board};

pub(crate) mod endgame;
mod eye;
mod grounds;
pub(crate) mod landmarks;
mod memory;
mod position;
mod reason;
mod sight;
mod stability;
mod thinker;

use sight::Sight;
use thinker::Thinker;

pub use reason::Reason;

impl Plays for Reverso {
    type Reason = Reason;

    const PACE: u64 = 600_000;
    const SIGHT: [Text; 5] = [
        Text::new(
            "Gira todas las fichas que puede y le gustan las esquinas.",
            "Turns as many discs as possible and likes corners.",
        ),
        Text::new(
            "Distingue las casillas buenas de las malas, pero no mira más allá de su jugada.",
            "Knows good squares from bad ones, but looks no further than the move at hand.",
        ),
        Text::new(
            "Cuida sus jugadas más que sus fichas, mira la respuesta del rival y calcula las 8 últimas casillas.",
            "Minds having moves more than having discs, looks at the rival’s answer and counts out the last 8 squares.",
        ),
        Text::new(
            "Mira 6 jugadas adelante y calcula las 11 últimas casillas.",
            "Looks 6 moves ahead and counts out the last 11 squares.",
        ),
        Text::new(
            "Mira tan lejos como le da tiempo y calcula hasta las 20 últimas casillas.",
            "Looks as far ahead as time allows and counts out up to the last 20 squares.",
        ),
    ];

    fn think(view: &Reverso, seat: Seat, level: Level, limits: &Limits) -> Advice<Reverso> {
        let sight = Sight::of(level);
        with_board!(view.table, board => Thinker { board, seat, sight, limits }.advice())
    }
    const PUZZLES: &'static str = include_str!("../puzzles.json");

    fn riddle(view: &Reverso, seat: Seat, limits: &Limits) -> Option<Riddle<Reverso>> {
        with_board!(view.table, board => riddle::of(board, seat, limits))
    }
}
