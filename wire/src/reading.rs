//! The answer to `POST /api/records`: a submitted record, replayed.

use catalog::{GAMES, Match};
use rules::{Record, RecordError, Refusal, Seat, Shelf, problems};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Outcome, Past, Receipt, Retelling};

use crate::{Why, refusals};

/// The longest record that is replayed; guards against hostile ones.
const MOST_STEPS: usize = 5_000;
/// The beginning of every record in our format.
const OURS: &str = "sobremesa record";

/// A submitted record, replayed.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Reading {
    /// The game as a spectator sees it, step by step.
    #[serde(flatten)]
    pub past: Past,
    /// The same game in our record format.
    pub record: String,
    /// The players' names, where the record has them.
    pub names: Vec<Option<String>>,
    /// The members of each seat's team; empty for a single player.
    pub teams: Vec<Vec<String>>,
    /// The result; null if the game is unfinished.
    pub outcome: Option<Outcome>,
    /// Whether its luck receipt is valid.
    pub luck: Luck,
}

/// The verdict on a record's luck receipt: whether every throw and draw follows from
/// its seed and the rules.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Luck {
    /// The record has no receipt.
    Untold,
    /// The receipt is valid.
    Sound,
    /// The receipt is invalid.
    Broken(Why),
}

impl Reading {
    /// Reads a record: in our format, or in one of this game's formats, or of any
    /// game's.
    pub fn of(text: &str, game: Option<&str>, shelf: &Shelf) -> Result<Reading, RecordError> {
        let (record, game) = replay(text, game, shelf)?;
        Ok(Reading {
            luck: Luck::of(&record, &game),
            past: Retelling::of(&game).tell(),
            record: game.record().to_string(),
            names: names(&game),
            teams: teams(&game),
            outcome: Outcome::of_record(&game),
        })
    }
}

impl Luck {
    fn of(record: &Record, replayed: &Match) -> Luck {
        let checked = Receipt::read(record).and_then(|receipt| {
            let Some(receipt) = receipt else {
                return Ok(Luck::Untold);
            };
            receipt.check()?;
            receipt.check_against(record, replayed)?;
            Ok(Luck::Sound)
        });
        checked.unwrap_or_else(|refusal| Luck::Broken(Why::from(&refusal)))
    }
}

/// A record and its game.
pub fn replay(
    text: &str,
    game: Option<&str>,
    shelf: &Shelf,
) -> Result<(Record, Match), RecordError> {
    let record = read(text, game)?;
    if record.steps.len() > MOST_STEPS {
        let line = record.line_of_step(MOST_STEPS);
        return Err(RecordError::at(line, Refusal::of(&problems::TOO_LARGE)));
    }
    let game = Match::replay(&record, shelf)?;
    Ok((record, game))
}

/// If no game is named, reports the error of the format that got furthest.
fn read(text: &str, game: Option<&str>) -> Result<Record, RecordError> {
    if text.trim_start_matches('\u{feff}').starts_with(OURS) {
        return Record::read(text);
    }
    let named = |id: &str| game.is_none_or(|game| game == id);
    let entries = GAMES.iter().filter(|entry| named(entry.about.id));
    let mut furthest = RecordError::at(1, Refusal::of(&refusals::UNKNOWN_RECORD));
    for format in entries.flat_map(|entry| entry.about.formats) {
        match (format.read)(text) {
            Ok(record) if !record.steps.is_empty() => return Ok(record),
            Err(error) if game.is_some() || error.line > furthest.line => furthest = error,
            Ok(_) | Err(_) => {}
        }
    }
    Err(furthest)
}

fn teams(game: &Match) -> Vec<Vec<String>> {
    let team = |seat| game.team(seat).into_iter().map(str::to_owned).collect();
    Seat::all(game.seats()).map(team).collect()
}

fn names(game: &Match) -> Vec<Option<String>> {
    let name = |seat: Seat| {
        let key = format!("seat {seat}");
        let note = game.notes.iter().find(|(name, _)| *name == key);
        note.map(|(_, name)| name.clone())
    };
    Seat::all(game.seats()).map(name).collect()
}
