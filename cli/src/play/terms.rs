//! What the players agree on before the first game.

use rules::{Lang, Rng, TakeBacks};
use table::{MOST_GAMES, refusals};

use super::words::{self, fill};
use crate::arguments::Table;

/// What was agreed.
#[derive(Debug, Clone)]
pub(crate) struct Terms {
    /// Several people agree to be given hints.
    pub(crate) hints: bool,
    /// When moves may be taken back; as is usual in the game if nobody said.
    pub(crate) take_backs: Option<TakeBacks>,
    /// How many games the series has; as many as the game asks for if nobody said.
    pub(crate) games: Option<u32>,
    /// Whether lots decide who sits where.
    pub(crate) lots: bool,
    /// Where lots, dice and the seeds of the bots come from.
    pub(crate) luck: Rng,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms {
            hints: false,
            take_backs: None,
            games: None,
            lots: true,
            luck: Rng::seeded(getrandom::u64().unwrap_or_default()),
        }
    }
}

impl Terms {
    /// What the command line says.
    pub(crate) fn of(table: &Table, lang: Lang) -> Result<Terms, String> {
        let usual = Terms::default();
        let seed = table.seed.as_deref();
        let seed = seed.map(|seed| read_seed(seed, lang)).transpose()?;
        let games = table.games.as_deref();
        let take_backs = table.take_backs.as_deref();
        Ok(Terms {
            hints: table.hints,
            take_backs: take_backs
                .map(|said| read_take_backs(said, lang))
                .transpose()?,
            games: games.map(|said| read_games(said, lang)).transpose()?,
            lots: !table.no_lots,
            luck: seed.map_or(usual.luck, Rng::seeded),
        })
    }
}

fn read_games(said: &str, lang: Lang) -> Result<u32, String> {
    let games = said.parse().ok();
    let allowed = games.filter(|games| (1..=MOST_GAMES).contains(games));
    let refusal = || rules::Refusal::of(&refusals::SERIES).at(MOST_GAMES);
    allowed.ok_or_else(|| refusal().sentence(lang))
}

fn read_take_backs(said: &str, lang: Lang) -> Result<TakeBacks, String> {
    TakeBacks::named(said).ok_or_else(|| fill(words::NO_SUCH_TAKE_BACKS, lang, &[said]))
}

fn read_seed(said: &str, lang: Lang) -> Result<u64, String> {
    let seed = said.parse();
    seed.map_err(|_| fill(words::NO_SEED, lang, &[said]))
}
