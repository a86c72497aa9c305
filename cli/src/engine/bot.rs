//! `{"op":"bot"}`: what a bot would do for the seat to act.

use std::time::Duration;

use bots::{Level, Limits, Player};
use catalog::{Counsel, Match};
use rules::{Refusal, common};
use serde_json::{Value, json};

use super::failure::{Code, Failure};
use super::operations::{LONGEST_LIMIT, not_applied};
use super::request::Request;

/// The level that answers if the request does not say.
const USUAL_LEVEL: Level = Level::Three;

/// Thinks as the request asks. It sees only what the seat to act may see.
pub(crate) fn bot(game: &Match, request: &Request) -> Result<Value, Failure> {
    let level = level(request)?;
    let limits = limits(request, level)?;
    if game.game().turn().is_over() {
        return Err(not_applied(Refusal::of(&common::GAME_OVER)));
    }
    let counsel = game.game().advise(Player::Level(level), &limits);
    counsel.map(|counsel| answer(&counsel)).ok_or_else(|| {
        Failure::new(
            Code::BadRequest,
            "Ahora le toca al azar: un bot no tiene nada que elegir.",
            "It is luck’s turn: a bot has nothing to choose.",
        )
    })
}

fn answer(counsel: &Counsel) -> Value {
    json!({
        "action": counsel.action(),
        "value": counsel.value,
        "why": counsel.why(),
        "nodes": counsel.nodes,
        "depth": counsel.depth,
    })
}

fn level(request: &Request) -> Result<Level, Failure> {
    if request.get("level").is_none() {
        return Ok(USUAL_LEVEL);
    }
    let number = request.number("level", 1, Level::ALL.len() as u64)?;
    Ok(Level::numbered(number).expect("its range was checked"))
}

/// The level's own time, unless the request says how long or how many nodes.
fn limits(request: &Request, level: Level) -> Result<Limits, Failure> {
    let asked = |name, most| match request.get(name) {
        None => Ok(None),
        Some(_) => request.number(name, 0, most).map(Some),
    };
    let time = asked("ms", LONGEST_LIMIT)?.map(Duration::from_millis);
    let nodes = asked("nodes", u64::MAX)?;
    let seed = match asked("seed", u64::MAX)? {
        Some(seed) => seed,
        None => getrandom::u64().unwrap_or_default(),
    };
    let limits = match (time, nodes) {
        (None, None) => Limits::of(level),
        (Some(time), None) => Limits::timed(time),
        (None, Some(nodes)) => Limits::nodes(nodes),
        (Some(time), Some(nodes)) => Limits::timed(time).at_most(nodes),
    };
    Ok(limits.seeded(seed))
}
