//! A game's own commands: what only one game needs, such as building a word
//! list. The program lends them files, a screen and patience.

use crate::{Lang, Text};

/// A command of one game.
#[derive(Debug)]
pub struct Tool {
    /// Its name on the command line.
    pub name: &'static str,
    /// What it does, in one line.
    pub about: Text,
    /// How it is called.
    pub help: Text,
    /// Does it; on a failure, a sentence that says what went wrong.
    pub run: fn(&[String], &mut dyn Workshop) -> Result<(), String>,
}

/// What the program lends a tool.
pub trait Workshop {
    /// The language to speak.
    fn lang(&self) -> Lang;
    /// The contents of a file.
    fn read(&mut self, path: &str) -> Result<Vec<u8>, String>;
    /// Puts something on the shelf for good, under a name; says where it lies.
    fn install(&mut self, name: &str, contents: &[u32]) -> Result<String, String>;
    /// What stands on the shelf under a name.
    fn shelved(&self, name: &str) -> Option<std::sync::Arc<[u32]>>;
    /// Says something.
    fn say(&mut self, text: &str) -> Result<(), String>;
    /// Is told how much of a long work is done, from 0 to 1; false means that
    /// it should stop.
    fn progress(&mut self, done: f64) -> bool;
}
