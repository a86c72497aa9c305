//! Looking back at a game, and at the records that people bring along.

use catalog::{GAMES, Match};
use rules::{Record, RecordError, Refusal, Seat, Shelf, problems};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Outcome, Past, Receipt, Retelling};

use crate::aside::aside;
use crate::asking::viewer;
use crate::message::Why;
use crate::{Room, refusals};

/// The longest record that is told again; a guard against hostile ones.
const MOST_STEPS: usize = 5_000;
/// How every record of ours begins.
const OURS: &str = "sobremesa record";

/// A record that somebody brought, told again.
#[derive(Debug, Clone, Serialize, JsonSchema)]
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
#[derive(Debug, Clone, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Luck {
    /// It has no receipt.
    Untold,
    /// All is as it must be.
    Sound,
    /// It is not.
    Broken(Why),
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

impl Room {
    /// The present game of a table from its action `from` on, as one of the person's
    /// seats or a spectator saw it.
    pub async fn past(
        &self,
        person: Option<&str>,
        table: &str,
        seat: Option<Seat>,
        from: usize,
    ) -> Result<Past, Refusal> {
        let live = self.find(table);
        let mut seated = self.sit(&live).await?;
        let table = seated.table();
        let retelling = table.looking_back(viewer(table, person, seat)?, from);
        drop(seated);
        Ok(aside(move || retelling.tell()).await)
    }

    /// Reads a record: one of ours, or in a format of this game, or of any.
    pub async fn read_record(
        &self,
        text: String,
        game: Option<String>,
    ) -> Result<Reading, RecordError> {
        let shelf = self.shelf().clone();
        aside(move || {
            let (record, game) = replay(&text, game.as_deref(), &shelf)?;
            Ok(Reading {
                luck: Luck::of(&record, &game),
                past: Retelling::of(&game).tell(),
                record: game.record().to_string(),
                names: names(&game),
                teams: teams(&game),
                outcome: Outcome::of_record(&game),
            })
        })
        .await
    }
}

/// A record and its game.
pub(crate) fn replay(
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
