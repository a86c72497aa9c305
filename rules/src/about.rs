//! A game's metadata.

use crate::{Facts, Format, Lang, Rule, TakeBacks, Text, Ties};

/// A game's metadata, which is written down nowhere else.
#[derive(Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct About {
    /// The id in URLs, commands and records: lower-case ASCII.
    pub id: &'static str,
    /// The title as on the box.
    pub title: &'static str,
    /// The kind of game, in one sentence.
    pub blurb: Text,
    /// What the rulebook says besides the rules.
    pub facts: Facts,
    /// The possible numbers of players, ascending.
    pub players: &'static [usize],
    /// The names of the seats in turn order, usually their colours.
    pub seats: &'static [Text],
    /// Whether any seat knows something that another does not.
    pub hidden: bool,
    /// Whether luck ever acts.
    pub chance: bool,
    /// How many seconds a table waits by default for a seat that is asked something
    /// during another's turn, before it plays
    /// [`Hosted::fallback`](crate::Hosted::fallback); `None` if that never happens.
    pub patience: Option<u32>,
    /// Whether scores are points that add up over a series; if not, a win counts one
    /// and a shared win a half.
    pub points: bool,
    /// Who is ahead among seats with equal scores.
    pub ties: Ties,
    /// The default number of games in a series.
    pub series: u32,
    /// The number of the newest edition of its rules, from 1: see
    /// [`Edition`](crate::Edition).
    pub edition: u8,
    /// The default rule for take-backs at a table.
    pub take_backs: TakeBacks,
    /// Every rule this game refuses by: the `ALL` of its `refusals!`.
    pub refusals: &'static [&'static Rule],
    /// The rules page, in Markdown.
    pub rules: Text,
    /// Other record formats that this game reads and writes.
    pub formats: &'static [Format],
}

impl About {
    /// The rules page with the facts in a line below its title.
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
