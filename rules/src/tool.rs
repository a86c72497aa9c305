//! A game's own commands: what only one game needs, such as building a word list. The
//! program lends them files, a screen and a progress bar.

use serde_json::Value;

use crate::{Feat, Game, Lang, Text};

/// A command of one game.
#[derive(Debug)]
pub struct Tool {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: Text,
    /// Its usage.
    pub help: Text,
    /// Runs it; on failure, returns a sentence that says what went wrong.
    pub run: fn(&[String], &mut dyn Workshop) -> Result<(), String>,
}

/// A game that brings something for the command line or the engine. The catalog says
/// which games do; all others have nothing to do with this.
pub trait Tooling: Game {
    /// The game's own commands.
    const TOOLS: &'static [Tool] = &[];

    /// Solves a solitaire puzzle from here, in the format of the engine's `solve`;
    /// `None` for other games. Calls `go_on` now and then with the progress from 0 to
    /// 1; it returns whether to continue.
    fn solve(&self, count: bool, go_on: &mut dyn FnMut(f64) -> bool) -> Option<Value> {
        let _ = (count, go_on);
        None
    }

    /// Benchmarks from here besides [`Game::perft`] and [`Game::playout`].
    fn feats(&self) -> Vec<Feat> {
        Vec::new()
    }
}

/// The services that the program lends to a tool.
pub trait Workshop {
    /// The user's language.
    fn lang(&self) -> Lang;
    /// The contents of a file.
    fn read(&mut self, path: &str) -> Result<Vec<u8>, String>;
    /// Installs data on the shelf permanently, under a name; returns its location.
    fn install(&mut self, name: &str, contents: &[u32]) -> Result<String, String>;
    /// The item on the shelf with this name.
    fn shelved(&self, name: &str) -> Option<std::sync::Arc<[u32]>>;
    /// Prints a line.
    fn say(&mut self, text: &str) -> Result<(), String>;
    /// Reports the progress of a long operation, from 0 to 1; false means it should
    /// stop.
    fn progress(&mut self, done: f64) -> bool;
}
