//! From a record back to the game.

use rules::{Actor, Edition, Record, RecordError, Refusal, Shelf, problems};

use crate::history::EDITION;
use crate::{Entry, Match, find};

impl Match {
    /// Replays a record, checking every action, every actor and the result.
    ///
    /// A record that does not say by which edition of the rules it was played is
    /// read by the newest; where it does not hold by that, by the earlier ones, so
    /// that what was written before a change of the rules can still be read.
    pub fn replay(record: &Record, shelf: &Shelf) -> Result<Match, RecordError> {
        let entry = find(&record.game).ok_or_else(|| {
            let problem = Refusal::of(&problems::GAME).at(&record.game);
            RecordError::at(Record::LINE_OF_GAME, problem)
        })?;
        if let Some(edition) = noted_edition(entry, record)? {
            return Match::replay_in(edition, entry, record, shelf);
        }
        let newest = Match::replay_in(Edition::Newest, entry, record, shelf);
        newest.or_else(|error| {
            let mut earlier = (1..entry.about.edition).rev().map(Edition::Earlier);
            let replayed =
                earlier.find_map(|edition| Match::replay_in(edition, entry, record, shelf).ok());
            replayed.ok_or(error)
        })
    }

    fn replay_in(
        edition: Edition,
        entry: &'static Entry,
        record: &Record,
        shelf: &Shelf,
    ) -> Result<Match, RecordError> {
        let mut replayed = Match::open_in(edition, entry, record.seats, &record.options, shelf)
            .map_err(|problem| RecordError::at(Record::LINE_OF_OPTIONS, problem))?;
        for (place, step) in record.steps.iter().enumerate() {
            let error = |problem| RecordError::at(record.line_of_step(place), problem);
            replayed.check_actor(step.actor).map_err(error)?;
            replayed.apply(&step.action).map_err(error)?;
            replayed.credit(step.member);
        }
        replayed.check_result(record)?;
        replayed.notes.clone_from(&record.notes);
        Ok(replayed)
    }

    fn check_actor(&self, actor: Actor) -> Result<(), Refusal> {
        match self.game().actor() {
            Some(due) if due != actor => Err(Refusal::of(&problems::ACTOR).at(actor).at(due)),
            // After the end the action itself is what is refused.
            Some(_) | None => Ok(()),
        }
    }

    fn check_result(&self, record: &Record) -> Result<(), RecordError> {
        let outcome = self.outcome();
        if outcome == record.outcome {
            return Ok(());
        }
        let expected = Record {
            outcome,
            ..record.clone()
        }
        .result();
        let problem = Refusal::of(&problems::RESULT).at(expected);
        Err(RecordError::at(record.line_of_result(), problem))
    }
}

/// The edition that the notes of a record name, if they do.
fn noted_edition(entry: &Entry, record: &Record) -> Result<Option<Edition>, RecordError> {
    let place = record.notes.iter().position(|(key, _)| key == EDITION);
    let Some(place) = place else {
        return Ok(None);
    };
    let value = &record.notes[place].1;
    let number = (1..=u8::MAX).find(|number| number.to_string() == *value);
    let number = number.ok_or_else(|| Refusal::of(&problems::VALUE).at(EDITION));
    let edition = number.and_then(|number| entry.edition(number));
    let line = Record::LINE_OF_OPTIONS + 1 + place;
    edition
        .map(Some)
        .map_err(|problem| RecordError::at(line, problem))
}
