//! From a record back to the game.

use rules::{Actor, Record, RecordError, Refusal, Shelf, problems};

use crate::{Match, find};

impl Match {
    /// Replays a record, checking every action, every actor and the result.
    pub fn replay(record: &Record, shelf: &Shelf) -> Result<Match, RecordError> {
        let entry = find(&record.game).ok_or_else(|| {
            let problem = Refusal::of(&problems::GAME).at(&record.game);
            RecordError::at(Record::LINE_OF_GAME, problem)
        })?;
        let mut replayed = Match::open(entry, record.seats, &record.options, shelf)
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
