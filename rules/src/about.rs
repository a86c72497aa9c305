//! What a game says of itself.

use crate::{Facts, Format, Lang, Rule, TakeBacks, Text};

/// A game's metadata. The only place where it is written down.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct About {
    /// The name in addresses, commands and records: lower-case ASCII.
    pub id: &'static str,
    /// The name on the box.
    pub title: &'static str,
    /// What kind of game it is, in one sentence.
    pub blurb: Text,
    /// What the rulebook says about it besides the rules.
    pub facts: Facts,
    /// How many can play, ascending.
    pub players: &'static [usize],
    /// What the seats are called, in turn order: usually their colours.
    pub seats: &'static [Text],
    /// Whether any seat knows something that another does not.
    pub hidden: bool,
    /// Whether luck ever moves.
    pub chance: bool,
    /// How many seconds a table usually waits for an answer of a seat that is asked
    /// something while it is another's turn, before it plays
    /// [`Game::fallback`](crate::Game::fallback); `None` if that never happens.
    pub patience: Option<u32>,
    /// Whether its scores are points that add up over a series; if not, a win
    /// counts one and a shared win a half.
    pub points: bool,
    /// How many games a series has unless the table says otherwise.
    pub series: u32,
    /// The number of the newest edition of its rules, from 1: see
    /// [`Edition`](crate::Edition).
    pub edition: u8,
    /// When moves may be taken back unless the table says otherwise.
    pub take_backs: TakeBacks,
    /// Every rule this game refuses by: the `ALL` of its `refusals!`.
    pub refusals: &'static [&'static Rule],
    /// The rules page, in Markdown.
    pub rules: Text,
    /// The world's own record formats that this game reads and writes.
    pub formats: &'static [Format],
}

impl About {
    /// The rules page with the facts in a line under its title.
    pub fn page(&self, lang: Lang) -> String {
        let page = self.rules.get(lang);
        let facts = self.facts.named(lang).into_iter();
        let facts: Vec<_> = facts
            .map(|(name, fact)| format!("{name}: {fact}"))
            .collect();
        match page.split_once('\n') {
            Some((title, rest)) if !facts.is_empty() => {
                format!("{title}\n\n{}\n{rest}", facts.join(" · "))
            }
            _ => page.to_owned(),
        }
    }
}
