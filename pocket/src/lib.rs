//! A room for one device: tables with the people on it and bots, and everything about the
//! games that needs no table.
//!
//! Pure: a request is a JSON text, and so is its answer. Time and seeds come with the
//! requests; what has to be stored goes out with the answers and comes back to resume a
//! table. `docs/pocket.md` describes the protocol.

pub mod abi;
mod answer;
mod desk;
mod refusals;
mod request;
mod setup;
mod tables;
mod think;

use std::collections::BTreeMap;

use rules::Shelf;
use serde_json::json;
use wire::Why;

use answer::{Answer, answered};
use desk::Desk;
use request::Request;

/// The tables that are open on this device, and what is loaded for the games.
#[derive(Default)]
pub struct Pocket {
    shelf: Shelf,
    tables: BTreeMap<String, Desk>,
}

impl Pocket {
    /// A pocket without tables, with what is loaded for the games.
    pub fn new(shelf: Shelf) -> Pocket {
        let tables = BTreeMap::new();
        Pocket { shelf, tables }
    }

    /// Loads something that a game needs, such as a word list, from the bytes of a file.
    pub fn put_on_shelf(&mut self, name: &str, contents: &[u8]) {
        self.shelf = std::mem::take(&mut self.shelf).with_bytes(name, contents);
    }

    /// Answers a request: `{"ok":…}`, or `{"no":…}` if it is refused, which changes
    /// nothing.
    pub fn handle(&mut self, request: &str) -> String {
        let answer = Request::read(request).map_err(|refusal| Why::from(&refusal));
        let answer = answer.and_then(|request| self.answer(request));
        match answer {
            Ok(answer) => json!({ "ok": answer }),
            Err(why) => json!({ "no": why }),
        }
        .to_string()
    }

    fn answer(&mut self, request: Request) -> Answer {
        match request {
            Request::Study(study) => answered(wire::Studied::of(&study, &self.shelf)),
            Request::Puzzle(puzzle) => answered(puzzle.attempted(&self.shelf)),
            Request::Replay(replay) => replay.read(&self.shelf),
            Request::Ask(question) => answered(question.told(&self.shelf)),
            Request::Query(question) => answered(question.told()),
            Request::Think(think) => answered(think.advised(&self.shelf)),
            Request::Open(opening) => answered(self.open(*opening)),
            Request::Resume(resuming) => answered(self.resume(resuming)),
            Request::Message(message) => answered(self.message(message)),
            Request::Thought(thought) => answered(self.thought(&thought)),
            Request::Tick(tick) => answered(self.tick(&tick)),
            Request::Past(looking) => answered(self.past(&looking)),
            Request::Record(writing) => answered(self.record(&writing)),
            Request::Close(closing) => answered(self.close(&closing)),
        }
    }
}
