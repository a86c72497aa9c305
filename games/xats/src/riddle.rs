//! Positions for two with a forced win that only one move has.

use bots::{Aim, Limits, Riddle, Sentence, Watch};
use rules::{Game, Lang, Seat, SeatSet, Turn};

use crate::bot::sketch::Sketch;
use crate::{Action, Xats};

/// A win at once everybody sees; one further off nobody.
const TURNS: std::ops::RangeInclusive<u32> = 2..=3;
/// With fewer moves to choose from it is soon guessed.
const CHOICES: usize = 4;

/// The proof that one move wins by force in a few turns and no other does so as
/// soon, if that is so.
pub(crate) fn of(game: &Xats, seat: Seat, limits: &Limits) -> Option<Riddle<Xats>> {
    let choices = game.moves().len();
    if game.seats() != 2 || choices < CHOICES || game.wins(seat).next().is_some() {
        return None;
    }
    let root = Sketch::new(game, 0);
    let aim = Aim {
        seat,
        reached: |sketch: &Sketch| sketch.game.turn == Turn::Over(SeatSet::only(seat)),
    };
    let mut watch = Watch::start(limits);
    for turns in TURNS {
        let ways = aim.ways(&root, turns, &mut watch)?;
        match *ways {
            [] => {}
            [step] => return Some(riddle(game, seat, Sketch::action(game, step), turns)),
            _ => return None,
        }
    }
    None
}

fn riddle(game: &Xats, seat: Seat, action: Action, turns: u32) -> Riddle<Xats> {
    let mut after = game.clone();
    after.carry_out(seat, action);
    let replies = after.moves().len();
    let others = game.moves().len() - 1;
    let [own, rival] = [seat, seat.rival()].map(|seat| Xats::ABOUT.seats[seat.index()]);
    let goal = Sentence::from(own).map(|lang, colour| match lang {
        Lang::Es => format!("{colour} juega y gana en {turns} turnos."),
        Lang::En => format!("{colour} to move and win in {turns} turns."),
    });
    let replied = match replies {
        1 => Sentence::new(
            format!("{} solo tiene una respuesta", rival.es),
            format!("{} has only one answer", rival.en),
        ),
        _ => Sentence::new(
            format!("{} tiene {replies} respuestas y ninguna lo evita", rival.es),
            format!("{} has {replies} answers and none of them helps", rival.en),
        ),
    };
    let because = replied.map(|lang, replied| match lang {
        Lang::Es => format!(
            "{action} gana en {turns} turnos, juegue lo que juegue el rival: {replied}. Ninguna de las otras {others} jugadas gana tan pronto a la fuerza."
        ),
        Lang::En => format!(
            "{action} wins in {turns} turns whatever the rival plays: {replied}. None of the other {others} moves forces a win as soon."
        ),
    });
    Riddle {
        answer: vec![action],
        goal,
        because,
    }
}
