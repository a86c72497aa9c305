//! Records: a text that reads back the same and rebuilds the game.

use rules::{Actor, Game, Record, Setup, Turn};

use crate::play::step;
use crate::table::Table;

/// Checks the record of the whole game, and of its first half.
pub(crate) fn check<G: Game>(table: &Table<G>) {
    let whole = table.record();
    reads_back(table, &whole);
    let mut half = whole.clone();
    half.steps.truncate(whole.steps.len() / 2);
    half.outcome = None;
    reads_back(table, &half);
    rebuilds(table, &whole);
}

fn reads_back<G: Game>(table: &Table<G>, record: &Record) {
    let text = record.to_string();
    let back = Record::read(&text);
    let same = back.as_ref() == Ok(record);
    table.hold("a record reads back the same", same, || {
        format!("{text}\nreads as {back:?}")
    });
    let again = back.map(|back| back.to_string());
    table.hold(
        "a record is written one way",
        again.as_ref() == Ok(&text),
        || format!("{text}\nis written again as {again:?}"),
    );
}

fn rebuilds<G: Game>(table: &Table<G>, record: &Record) {
    const LAW: &str = "a record rebuilds the game";
    match replay::<G>(record) {
        Err(what) => table.broken(LAW, &what),
        Ok(game) => table.hold(LAW, game == table.game, || {
            format!("{game:?}\ninstead of\n{:?}", table.game)
        }),
    }
}

/// The game that a record leads to, or why it is invalid.
pub(crate) fn replay<G: Game>(record: &Record) -> Result<G, String> {
    let options = serde_json::from_value(record.options.clone());
    let options = options.map_err(|error| format!("{}: {error}", record.options))?;
    let seats = record.seats;
    let game = G::start(&Setup::new(seats, options));
    let mut game = game.map_err(|refusal| format!("does not start: {refusal:?}"))?;
    for (place, done) in (1..).zip(&record.steps) {
        let actor = match game.turn() {
            Turn::Seat(seat) => Some(Actor::Seat(seat)),
            Turn::Chance => Some(Actor::Chance(game.audience())),
            Turn::Over(_) => None,
        };
        if actor != Some(done.actor) {
            return Err(format!("step {place}: {actor:?}, not {:?}", done.actor));
        }
        step(&mut game, &done.action)
            .map_err(|refusal| format!("step {place}, {}: {refusal:?}", done.action))?;
    }
    Ok(game)
}
