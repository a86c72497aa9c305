//! A record from GCG. Everything is played, so the record is a legal game.

use rules::{
    Actor, Edition, Game, Outcome, Record, RecordError, Refusal, Seat, Step, Turn, problems,
};
use serde_json::Value;

use super::lines::{Deed, Line};
use super::{Replay, problems as own};
use crate::table::Phase;
use crate::{Action, Dictionary, Draw, Ideograma, Options, Placement, Tiles, refusals};

/// Longer than any real file; a guard against hostile ones.
const MAX_BYTES: usize = 8 << 20;

/// Reads one game.
pub(super) fn read(text: &str) -> Result<Record, RecordError> {
    let at = |number: usize| move |problem| RecordError::at(number, problem);
    if text.len() > MAX_BYTES {
        return Err(at(1)(Refusal::of(&problems::TOO_LARGE)));
    }
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        lines.push((number, Line::read(line).map_err(at(number))?));
    }
    let mut reader = Reader::seated(&lines).map_err(at(1))?;
    for (place, (number, line)) in lines.iter().enumerate() {
        let ahead = &lines[place..];
        reader.line(line, ahead).map_err(at(*number))?;
    }
    Ok(reader.finish())
}

struct Reader {
    replay: Replay,
    options: Value,
    nicks: Vec<String>,
    notes: Vec<(String, String)>,
    steps: Vec<Step>,
}

impl Reader {
    /// Reads who plays and what was agreed.
    fn seated(lines: &[(usize, Line)]) -> Result<Reader, Refusal> {
        let (mut nicks, mut notes) = (Vec::new(), Vec::new());
        for (_, line) in lines {
            if let Line::Player(seat, nick, name) = line {
                if *seat != nicks.len() || nicks.contains(nick) {
                    return Err(Refusal::of(&own::PLAYERS));
                }
                nicks.push(nick.clone());
                if !name.is_empty() {
                    notes.push((format!("seat {}", nicks.len()), name.clone()));
                }
            }
        }
        if !Ideograma::ABOUT.players.contains(&nicks.len()) {
            return Err(Refusal::of(&own::PLAYERS));
        }
        let (value, options) = agreed(lines)?;
        Ok(Reader {
            replay: Replay::start(nicks.len(), &options, edition(lines)),
            options: value,
            nicks,
            notes,
            steps: Vec::new(),
        })
    }

    fn line(&mut self, line: &Line, ahead: &[(usize, Line)]) -> Result<(), Refusal> {
        match line {
            Line::Player(..) | Line::Options(_) | Line::Other => Ok(()),
            Line::Note(key, value) => {
                self.notes.push((key.clone(), value.clone()));
                Ok(())
            }
            Line::Luck(draw) => self.resolve(draw),
            Line::Accept => self.play(&Action::Accept),
            Line::Left(nick, _) => self.catch_up(self.seat(nick)?, ahead),
            Line::Move { nick, rack, deed } => self.deed(self.seat(nick)?, rack, deed, ahead),
        }
    }

    fn deed(
        &mut self,
        seat: Seat,
        rack: &Tiles,
        deed: &Deed,
        ahead: &[(usize, Line)],
    ) -> Result<(), Refusal> {
        let action = match deed {
            Deed::Withdrawn => return self.challenge(false),
            Deed::Upheld => return self.challenge(true),
            Deed::Left => return self.catch_up(seat, ahead),
            Deed::Pass => Action::Pass,
            Deed::Change(tiles) => Action::Change(*tiles),
            Deed::Lay(place, word) => {
                self.catch_up(seat, ahead)?;
                Action::Lay(self.placement(place, word)?)
            }
        };
        self.catch_up(seat, ahead)?;
        if self.replay.game.turn() != Turn::Seat(seat) {
            return Err(self.out_of_turn(seat));
        }
        if self.replay.game.rack(seat) != *rack {
            return Err(Refusal::of(&own::RACK).at(seat));
        }
        match self.play(&action) {
            // Others write a single tile whichever way they like.
            Err(refusal) if *refusal.rule == refusals::WRITTEN_ACROSS => {
                self.play(&refusal.legal[0].parse()?)
            }
            answer => answer,
        }
    }

    /// The word with the tiles that lie there already in place of the dots.
    fn placement(&self, place: &str, word: &str) -> Result<Placement, Refusal> {
        let any = |c: char| if c == '.' { 'A' } else { c };
        let letters: String = word.chars().map(any).collect();
        let Action::Lay(mut placement) = format!("{place} {letters}").parse()? else {
            return Err(Refusal::of(&own::LINE));
        };
        let squares: Vec<_> = placement.squares().map(|(square, _)| square).collect();
        let dots = word.chars().zip(placement.word.iter_mut()).zip(squares);
        for ((_, placed), square) in dots.filter(|((c, _), _)| *c == '.') {
            let old = self.replay.game.board().at(square);
            *placed = old.ok_or_else(|| Refusal::of(&own::LINE))?;
        }
        Ok(placement)
    }

    /// Does what the file leaves unsaid before this seat moves: words are
    /// accepted, and tiles drawn as the racks ahead tell.
    fn catch_up(&mut self, seat: Seat, ahead: &[(usize, Line)]) -> Result<(), Refusal> {
        loop {
            let table = &self.replay.game.table;
            match (&table.phase, table.to_draw()) {
                (Phase::Answer(_), _) => self.play(&Action::Accept)?,
                // The others would tie for ever.
                (Phase::Lots(lots), _) if !lots.round.contains(seat) => {
                    return Err(self.out_of_turn(seat));
                }
                (Phase::Lots(_), Some(drawer)) => {
                    let lot = if drawer == seat { "lot A" } else { "lot E" };
                    self.resolve(&lot.parse()?)?;
                }
                (_, Some(drawer)) => {
                    let drawn = self.next_rack(drawer, ahead);
                    let drawn = drawn.map(|rack| rack.without(&self.replay.game.rack(drawer)));
                    let unknown = || Refusal::of(&own::RACK).at(drawer);
                    let drawn = drawn.ok_or_else(unknown)?;
                    self.resolve(&Draw::Tiles(drawn)).map_err(|_| unknown())?;
                }
                (_, None) => return Ok(()),
            }
        }
    }

    /// The rack that a seat is told to have next. With two players, what one
    /// gets for the other's tiles tells these.
    fn next_rack(&self, seat: Seat, ahead: &[(usize, Line)]) -> Option<Tiles> {
        let nick = &self.nicks[seat.index()];
        ahead.iter().find_map(|(_, line)| match line {
            Line::Move {
                nick: mover, rack, ..
            } if mover == nick => Some(*rack),
            Line::Left(other, left) if other != nick && self.nicks.len() == 2 => Some(*left),
            _ => None,
        })
    }

    fn challenge(&mut self, stands: bool) -> Result<(), Refusal> {
        let Some(pending) = self.replay.game.table.pending().cloned() else {
            return Err(Refusal::of(&refusals::NOTHING_PENDING));
        };
        if !self.replay.trusting {
            return self.play(&Action::Challenge);
        }
        self.note(&Action::Challenge);
        self.replay.game.settle(&pending, stands);
        Ok(())
    }

    fn play(&mut self, action: &Action) -> Result<(), Refusal> {
        let mut after = self.replay.game.clone();
        after.play(action)?;
        self.note(action);
        self.replay.game = after;
        Ok(())
    }

    fn resolve(&mut self, draw: &Draw) -> Result<(), Refusal> {
        let mut after = self.replay.game.clone();
        after.resolve(draw)?;
        self.note(draw);
        self.replay.game = after;
        Ok(())
    }

    /// Writes down what is about to be done.
    fn note(&mut self, what: &impl ToString) {
        let step = |actor| Step::new(actor, what.to_string());
        self.steps.extend(self.actor().map(step));
    }

    fn actor(&self) -> Option<Actor> {
        match self.replay.game.turn() {
            Turn::Seat(seat) => Some(Actor::Seat(seat)),
            Turn::Chance => Some(Actor::Chance(self.replay.game.audience())),
            Turn::Over(_) => None,
        }
    }

    fn out_of_turn(&self, seat: Seat) -> Refusal {
        let due = self.actor().map(|actor| actor.to_string());
        let due = due.unwrap_or_default();
        Refusal::of(&problems::ACTOR).at(seat).at(due)
    }

    fn seat(&self, nick: &str) -> Result<Seat, Refusal> {
        let place = self.nicks.iter().position(|known| known == nick);
        let stranger = || Refusal::of(&own::STRANGER).at(nick.escape_default());
        place.map(Seat::at).ok_or_else(stranger)
    }

    fn finish(self) -> Record {
        let outcome = match self.replay.game.turn() {
            Turn::Over(winners) => Some(Outcome {
                winners,
                scores: self.replay.game.scores().to_vec(),
            }),
            Turn::Seat(_) | Turn::Chance => None,
        };
        Record {
            game: Ideograma::ABOUT.id.to_owned(),
            seats: self.nicks.len(),
            options: self.options,
            notes: self.notes,
            outcome,
            steps: self.steps,
        }
    }
}

/// The edition of the rules that a file of ours names; else the newest.
fn edition(lines: &[(usize, Line)]) -> Edition {
    let noted = lines.iter().find_map(|(_, line)| match line {
        Line::Note(key, value) if key == "edition" => value.parse().ok(),
        _ => None,
    });
    noted.map_or(Edition::Newest, Edition::Earlier)
}

/// The options of our own files; those of others are guessed.
fn agreed(lines: &[(usize, Line)]) -> Result<(Value, Options), Refusal> {
    let told = lines.iter().find_map(|(_, line)| match line {
        Line::Options(options) => Some(options),
        _ => None,
    });
    let unreadable = |_| Refusal::of(&own::OPTIONS);
    if let Some(told) = told {
        let options = serde_json::from_value(told.clone()).map_err(unreadable)?;
        return Ok((told.clone(), options));
    }
    let is_ours = |line: &Line| matches!(line, Line::Luck(_) | Line::Accept | Line::Note(..));
    if lines.iter().any(|(_, line)| is_ours(line)) {
        return Err(Refusal::of(&own::OPTIONS));
    }
    let challenged = |line: &Line| {
        let deeds = [Deed::Withdrawn, Deed::Upheld];
        matches!(line, Line::Move { deed, .. } if deeds.contains(deed))
    };
    let mut options = Options::default();
    if lines.iter().any(|(_, line)| challenged(line)) {
        options.dictionary = Dictionary::Challenge;
    }
    let value = serde_json::to_value(&options).map_err(unreadable)?;
    Ok((value, options))
}
