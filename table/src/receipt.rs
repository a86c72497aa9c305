//! Luck receipts: record notes that let anyone check every throw and every tile.
//! `docs/luck.md` describes them.

mod check;
mod problems;

use rules::notation::number;
use rules::{Record, Refusal};

use crate::sealed::{Pick, Seed};

/// The prefix of every receipt note's key.
const PREFIX: &str = "luck ";
/// As many ten-digit picks as certainly fit a note.
const PICKS_A_LINE: usize = 40;

/// The origin of a game's luck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Receipt {
    /// The table and the number of the game in its series, such as `k3j9x2/1`.
    pub game: String,
    /// The SHA-256 of the seed, as shown before the first draw.
    pub commitment: String,
    /// The word of each place at the table, as hashed; empty if none was given.
    pub words: Vec<String>,
    /// The seed; `None` until the game is over.
    pub seed: Option<Seed>,
    /// The picks of each chance step, by the step's number in the record and in order.
    /// Number 0 decides who sits first, if that was drawn.
    pub picks: Vec<(usize, Vec<Pick>)>,
}

impl Receipt {
    /// The receipt as record notes.
    pub fn notes(&self) -> Vec<(String, String)> {
        let mut notes = vec![
            note("game", &self.game),
            note("commitment", &self.commitment),
        ];
        for (place, word) in self.words.iter().enumerate() {
            if !word.is_empty() {
                notes.push(note(format_args!("word {}", place + 1), word));
            }
        }
        notes.extend(self.seed.as_ref().map(|seed| note("seed", seed.hex())));
        for (step, picks) in &self.picks {
            let lines = picks.chunks(PICKS_A_LINE);
            notes.extend(lines.map(|line| note(step, spaced(line))));
        }
        notes
    }

    /// Parses the receipt in a record's notes; `None` if there is none. Only the
    /// spelling of [`Receipt::notes`] is accepted.
    pub fn read(record: &Record) -> Result<Option<Receipt>, Refusal> {
        let notes = record.notes.iter();
        let notes: Vec<_> = notes.filter(|(key, _)| key.starts_with(PREFIX)).collect();
        if notes.is_empty() {
            return Ok(None);
        }
        let mut receipt = Receipt {
            game: String::new(),
            commitment: String::new(),
            words: vec![String::new(); record.seats],
            seed: None,
            picks: Vec::new(),
        };
        for (key, value) in &notes {
            let unreadable = || Refusal::of(&problems::LINE).at(key);
            receipt.take(key, value).ok_or_else(unreadable)?;
        }
        receipt.check_form(&notes)?;
        Ok(Some(receipt))
    }

    /// Parses one note; `None` if it is malformed.
    fn take(&mut self, key: &str, value: &str) -> Option<()> {
        let key = key.strip_prefix(PREFIX)?;
        match key.split_once(' ') {
            None if key == "game" => value.clone_into(&mut self.game),
            None if key == "commitment" => value.clone_into(&mut self.commitment),
            None if key == "seed" => self.seed = Some(value.parse().ok()?),
            None => self.take_picks(number(key)? as usize, value)?,
            Some(("word", seat)) => {
                let place = (number(seat)? as usize).checked_sub(1)?;
                value.clone_into(self.words.get_mut(place)?);
            }
            Some(_) => return None,
        }
        Some(())
    }

    /// Parses the picks of a step, which continue those of the line before.
    fn take_picks(&mut self, step: usize, value: &str) -> Option<()> {
        let picks: Result<Vec<Pick>, _> = value.split(' ').map(str::parse).collect();
        let picks = picks.ok()?;
        match self.picks.last_mut() {
            Some((last, _)) if *last > step => return None,
            Some((last, begun)) if *last == step => begun.extend(picks),
            Some(_) | None => self.picks.push((step, picks)),
        }
        Some(())
    }

    /// Checks that nothing is missing, duplicated or spelt differently.
    fn check_form(&self, notes: &[&(String, String)]) -> Result<(), Refusal> {
        for (name, value) in [("game", &self.game), ("commitment", &self.commitment)] {
            if value.is_empty() {
                return Err(Refusal::of(&problems::INCOMPLETE).at(key(name)));
            }
        }
        let written = self.notes();
        let mut pairs = notes.iter().zip(&written);
        match pairs.find(|(read, written)| **read != *written) {
            Some(((key, _), _)) => Err(Refusal::of(&problems::LINE).at(key)),
            None if notes.len() > written.len() => {
                let (key, _) = notes[written.len()];
                Err(Refusal::of(&problems::LINE).at(key))
            }
            None => Ok(()),
        }
    }
}

fn note(name: impl ToString, value: impl ToString) -> (String, String) {
    (key(name), value.to_string())
}

fn key(name: impl ToString) -> String {
    format!("{PREFIX}{}", name.to_string())
}

fn spaced(picks: &[Pick]) -> String {
    let picks: Vec<_> = picks.iter().map(ToString::to_string).collect();
    picks.join(" ")
}

#[cfg(test)]
mod tests;
