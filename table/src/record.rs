//! The record of a game at a table.

use catalog::Match;
use rules::{Record, Seat, SeatSet, Viewer};

use crate::Table;
use crate::given::GIVEN;
use crate::place::Sitter;
use crate::receipt::Receipt;
use crate::result::{How, Outcome};

/// The note that says how a game ended otherwise than by its rules.
const ENDED: &str = "ended";

impl Table {
    /// The present game as a record for `viewer`: all of it once it has ended, with
    /// the receipts of its luck.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let mut record = match self.ended {
            Some(_) => self.game.record(),
            None => self.game.record_for(viewer),
        };
        for (place, seat) in self.places.iter().zip(Seat::all(self.places.len())) {
            match &place.sitter {
                Sitter::Person { name, .. } => note(&mut record, format!("seat {seat}"), name),
                Sitter::Bot(level) => note(&mut record, format!("bot {seat}"), level.number()),
                Sitter::Nobody => {}
            }
        }
        if let Some(how) = self.ended.and_then(ending) {
            let out: Vec<String> = (Seat::all(self.places.len()))
                .filter(|seat| self.places[seat.index()].out)
                .map(|seat| seat.to_string())
                .collect();
            note(
                &mut record,
                ENDED,
                format!("{how} {}", out.join(" ")).trim(),
            );
        }
        if self.given() > 0 {
            note(&mut record, GIVEN, self.given());
        }
        // Luck may have said who starts where it says nothing else.
        let luck = self.game.entry().about.chance || !self.picks.is_empty();
        if luck && self.number > 0 {
            record.notes.extend(self.receipt().notes());
        }
        record
    }

    /// What makes the luck of the present game checkable: before its end the
    /// commitment alone.
    fn receipt(&self) -> Receipt {
        let ended = self.ended.is_some();
        Receipt {
            game: self.luck_name(self.number),
            commitment: self.seed().commitment(),
            words: self.words.to_vec(),
            seed: ended.then(|| self.seed().clone()),
            picks: if ended {
                self.picks.clone()
            } else {
                Vec::new()
            },
        }
    }
}

impl Outcome {
    /// How the game of a record ended: by its rules, or as its notes say.
    pub fn of_record(game: &Match) -> Option<Outcome> {
        let scores = game.game().scores();
        if let Some(outcome) = game.outcome() {
            return Some(Outcome {
                how: How::Played,
                winners: outcome.winners,
                scores,
            });
        }
        let (_, note) = game.notes.iter().find(|(key, _)| key == ENDED)?;
        let mut words = note.split(' ');
        let word = words.next();
        let how = How::ALL.into_iter().find(|how| ending(*how) == word)?;
        let out: SeatSet = words
            .filter_map(|number| Seat::numbered(number.parse().ok()?))
            .collect();
        let stands = |seat: &Seat| how != How::Aborted && !out.contains(*seat);
        Some(Outcome {
            how,
            winners: Seat::all(game.seats()).filter(stands).collect(),
            scores,
        })
    }
}

impl From<Outcome> for rules::Outcome {
    fn from(outcome: Outcome) -> rules::Outcome {
        rules::Outcome {
            winners: outcome.winners,
            scores: outcome.scores.to_vec(),
        }
    }
}

fn note(record: &mut Record, key: impl ToString, value: impl ToString) {
    record.notes.push((key.to_string(), value.to_string()));
}

/// How a game ended other than by its rules, in a word.
fn ending(how: How) -> Option<&'static str> {
    match how {
        How::Played => None,
        How::Resigned => Some("resigned"),
        How::Flagged => Some("time"),
        How::Agreed => Some("agreed"),
        How::Aborted => Some("aborted"),
    }
}
