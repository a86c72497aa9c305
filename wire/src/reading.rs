//! The answer to `POST /api/records`: a record that somebody brings, told again.

use catalog::{GAMES, Match};
use rules::{Record, RecordError, Refusal, Seat, Shelf, problems};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Outcome, Past, Receipt, Retelling};

use crate::{Why, refusals};

/// The longest record that is told again; a guard against hostile ones.
const MOST_STEPS: usize = 5_000;
/// How every record of ours begins.
const OURS: &str = "sobremesa record";

/// A record that somebody brought, told again.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
pub struct Reading {
    /// The game, as a spectator sees it, with all that was done in it.
    #[serde(flatten)]
    pub past: Past,
    /// The same as a record of ours.
    pub record: String,
    /// What each player is called, where the record says so.
    pub names: Vec<Option<String>>,
    /// The members of each seat's team; none where one player held it.
    pub teams: Vec<Vec<String>>,
    /// How it ended; nothing if it did not.
    pub outcome: Option<Outcome>,
    /// What the rules say to the luck that it tells of.
    pub luck: Luck,
}

/// Whether every throw and every draw of a record is what its receipt and the rules
/// make of its seed.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Luck {
    /// It has no receipt.
    Untold,
    /// All is as it must be.
    Sound,
    /// It is not.
    Broken(Why),
}

impl Reading {
    /// Reads a record: one of ours, or in a format of this game, or of any.
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

/// Where no game is named, the format that got furthest says what is wrong.
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
