//! The record of a game at a table.

use catalog::Match;
use rules::{Actor, Record, Seat, Viewer, team_notes};

use crate::Table;
use crate::given::GIVEN;
use crate::place::Sitter;
use crate::receipt::Receipt;
use crate::result::{How, Outcome};
use crate::standing::Standing;

/// The note that says how a game ended other than by its rules.
const ENDED: &str = "ended";
/// The note that lists who resigned in a game that ended by its rules.
const OUT: &str = "out";

impl Table {
    /// The current game as a record for `viewer`: complete once it has ended, with its
    /// luck receipt.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let mut record = match self.ended {
            Some(_) => self.game.record(),
            None => self.game.record_for(viewer),
        };
        for (place, seat) in self.places.iter().zip(Seat::all(self.places.len())) {
            match &place.sitter {
                Sitter::Person(person) => {
                    note(&mut record, format!("seat {seat}"), &person.name);
                }
                Sitter::Team(team) if team.open_place().is_some() => {}
                Sitter::Team(team) => record.notes.extend(team_notes(seat, &team.names())),
                Sitter::Bot(level) => note(&mut record, format!("bot {seat}"), level.number()),
                Sitter::Nobody => {}
            }
        }
        self.forget_members(&mut record);
        let out = self.out_in_words();
        match self.ended.map(ending) {
            Some(Some(how)) => note(&mut record, ENDED, format!("{how} {out}").trim()),
            Some(None) if !out.is_empty() => note(&mut record, OUT, out),
            Some(None) | None => {}
        }
        if self.given() > 0 {
            note(&mut record, GIVEN, self.given());
        }
        // Luck may have decided who starts even if it decides nothing else.
        let luck = self.game.entry().about.chance || !self.picks.is_empty();
        if luck && self.number > 0 {
            record.notes.extend(self.receipt().notes());
        }
        record
    }

    /// Removes the names of a team that a bot has replaced.
    fn forget_members(&self, record: &mut Record) {
        for step in &mut record.steps {
            let seat = match step.actor {
                Actor::Seat(seat) => self.places[seat.index()].team(),
                Actor::Chance(_) => None,
            };
            step.member = step.member.filter(|_| seat.is_some());
        }
    }

    /// The seats that resigned or ran out of time: `1 3`.
    fn out_in_words(&self) -> String {
        let out = (Seat::all(self.places.len())).filter(|seat| self.places[seat.index()].out);
        let out: Vec<_> = out.map(|seat| seat.to_string()).collect();
        out.join(" ")
    }

    /// The luck receipt of the current game: before its end only the commitment.
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
    /// How a record's game ended: by its rules, or as its notes say.
    pub fn of_record(game: &Match) -> Option<Outcome> {
        let (how, out) = told_ending(game)?;
        let out = out.split(' ');
        let out = out.filter_map(|number| Seat::numbered(number.parse().ok()?));
        let standing = Standing {
            game,
            out: out.collect(),
        };
        let mut outcome = standing.outcome(how);
        // Without points the game's own scores say more than who won.
        if !game.entry().about.points {
            outcome.scores = game.game().scores();
        }
        Some(outcome)
    }
}

/// How a record's game ended, and who was out by then.
fn told_ending(game: &Match) -> Option<(How, &str)> {
    let noted = |key| {
        let note = game.notes.iter().find(|(name, _)| name == key);
        note.map(|(_, note)| note.as_str())
    };
    if game.outcome().is_some() {
        return Some((How::Played, noted(OUT).unwrap_or_default()));
    }
    let note = noted(ENDED)?;
    let (word, out) = note.split_once(' ').unwrap_or((note, ""));
    let mut all = How::ALL.into_iter();
    let how = all.find(|how| ending(*how) == Some(word))?;
    Some((how, out))
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

/// The word for an ending other than by the rules.
fn ending(how: How) -> Option<&'static str> {
    match how {
        How::Played => None,
        How::Resigned => Some("resigned"),
        How::Flagged => Some("time"),
        How::Agreed => Some("agreed"),
        How::Aborted => Some("aborted"),
    }
}
