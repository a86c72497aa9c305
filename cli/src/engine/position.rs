//! A position, as the protocol shows it to the owner of the machine.

use catalog::Match;
use rules::{Lang, Look, Turn, Viewer};
use serde_json::{Value, json};

/// The answer that most requests get.
pub(crate) fn position(game: &Match, lang: Lang) -> Value {
    let turn = game.game().turn();
    let look = Look { lang, ascii: true };
    json!({
        "game": game.entry().about.id,
        "players": game.seats(),
        "ply": game.past().len(),
        "actor": actor(turn),
        "over": turn.is_over(),
        "scores": game.game().scores(),
        "winners": turn.winners(),
        "state": game.game().state(),
        "text": game.game().picture(Viewer::Spectator, &look).text(),
    })
}

/// A seat's number, `"chance"`, or null.
pub(crate) fn actor(turn: Turn) -> Value {
    match turn {
        Turn::Seat(seat) => json!(seat),
        Turn::Chance => json!("chance"),
        Turn::Over(_) => Value::Null,
    }
}
