//! A game with its past: what was done, undo, and the record.

use std::sync::Arc;

use rules::{
    Actor, Edition, Lang, Luck, Member, Outcome, Record, Refusal, Seat, Shelf, Step, Text, Viewer,
    team_in,
};
use serde_json::Value;

use crate::{AnyGame, Deed, Entry};

/// The note of a record that says by which edition of the rules it was played, if
/// not by the newest.
pub(crate) const EDITION: &str = "edition";

/// A game being played, and everything that was done in it.
pub struct Match {
    entry: &'static Entry,
    seats: usize,
    options: Arc<Value>,
    edition: Edition,
    game: Box<dyn AnyGame>,
    past: Vec<Applied>,
    shelf: Shelf,
    /// What the record tells besides the game, in order: names, dates.
    pub notes: Vec<(String, String)>,
}

/// One thing that was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Applied {
    /// By whom.
    pub actor: Actor,
    /// Which member of the seat's team, where somebody said so: see
    /// [`Match::credit`].
    pub member: Option<Member>,
    /// What, in canonical notation.
    pub action: String,
    /// How it looks to those who may not know it.
    pub face: String,
}

impl Match {
    /// Opens a game by the newest rules. Options that are left out have their
    /// defaults; `shelf` holds what is loaded for the games.
    pub fn open(
        entry: &'static Entry,
        seats: usize,
        options: &Value,
        shelf: &Shelf,
    ) -> Result<Match, Refusal> {
        Match::open_in(Edition::Newest, entry, seats, options, shelf)
    }

    /// Opens a game by an edition of its rules. Options that are left out have the
    /// defaults of that edition.
    pub fn open_in(
        edition: Edition,
        entry: &'static Entry,
        seats: usize,
        options: &Value,
        shelf: &Shelf,
    ) -> Result<Match, Refusal> {
        let start = entry.start(seats, options, edition, shelf)?;
        Ok(Match {
            entry,
            seats,
            options: Arc::new(start.options),
            edition,
            game: start.game,
            past: Vec::new(),
            shelf: shelf.clone(),
            notes: Vec::new(),
        })
    }

    /// The game's line in the catalog.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The options, defaults filled in.
    pub fn options(&self) -> &Arc<Value> {
        &self.options
    }

    /// The edition of the rules it is played by.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The same game from its beginning, without notes.
    #[must_use]
    pub fn anew(&self) -> Match {
        Match {
            entry: self.entry,
            seats: self.seats,
            options: Arc::clone(&self.options),
            edition: self.edition,
            game: self.replayed(0),
            past: Vec::new(),
            shelf: self.shelf.clone(),
            notes: Vec::new(),
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &dyn AnyGame {
        &*self.game
    }

    /// What was done so far.
    pub fn past(&self) -> &[Applied] {
        &self.past
    }

    /// Does what the text says, or what a bot has chosen. On a refusal nothing has changed.
    pub fn apply<'a>(&mut self, deed: impl Into<Deed<'a>>) -> Result<&Applied, Refusal> {
        let applied = deed.into().apply_to(&mut *self.game)?;
        self.past.push(applied);
        Ok(&self.past[self.past.len() - 1])
    }

    /// Says which member of a team made the last action. What luck did is
    /// nobody's.
    pub fn credit(&mut self, member: Option<Member>) {
        if let Some(last) = self.past.last_mut()
            && matches!(last.actor, Actor::Seat(_))
        {
            last.member = member;
        }
    }

    /// Does all of them or none; on a refusal, which one and why.
    pub fn apply_all(&mut self, texts: &[impl AsRef<str>]) -> Result<(), (usize, Refusal)> {
        let before = self.game.boxed_clone();
        let plies = self.past.len();
        for (place, text) in texts.iter().enumerate() {
            if let Err(refusal) = self.apply(text.as_ref()) {
                self.game = before;
                self.past.truncate(plies);
                return Err((place, refusal));
            }
        }
        Ok(())
    }

    /// Lets luck choose; `None` if it is not luck's turn.
    pub fn roll(&mut self, luck: &mut dyn Luck) -> Option<&Applied> {
        let outcome = self.game.roll(luck)?;
        Some(self.apply(&outcome).expect("a rolled outcome resolves"))
    }

    /// Solves a solitaire puzzle from here, in the format of the engine's `solve`; `None`
    /// for other games. `go_on` hears how much is done, from 0 to 1, and says whether to
    /// continue.
    pub fn solve(&self, count: bool, go_on: &mut dyn FnMut(f64) -> bool) -> Option<Value> {
        self.entry.solve(&*self.game, count, go_on)
    }

    /// Takes back the last action or outcome; false if there is none.
    pub fn undo(&mut self) -> bool {
        let kept = self.past.len().checked_sub(1);
        kept.inspect(|&kept| self.rewind(kept)).is_some()
    }

    /// Takes back all but the first `kept` actions and outcomes, by replaying
    /// those.
    pub fn rewind(&mut self, kept: usize) {
        let kept = kept.min(self.past.len());
        self.game = self.replayed(kept);
        self.past.truncate(kept);
    }

    /// The spots of the picture that the last action touched.
    pub fn marks(&self) -> Vec<String> {
        let last = self.past.split_last();
        last.map_or_else(Vec::new, |(last, before)| {
            self.replayed(before.len()).marks(&last.action)
        })
    }

    /// The game as it was after its first `kept` actions and outcomes.
    fn replayed(&self, kept: usize) -> Box<dyn AnyGame> {
        let (seats, edition) = (self.seats, self.edition);
        let start = (self.entry).start(seats, &self.options, edition, &self.shelf);
        let mut game = start.expect("these options opened it before").game;
        for applied in &self.past[..kept] {
            game.apply(&applied.action).expect("it was applied before");
        }
        game
    }

    /// The whole game as a record. It holds hidden things too.
    pub fn record(&self) -> Record {
        Record {
            game: self.entry.about.id.to_owned(),
            seats: self.seats,
            options: Value::clone(&self.options),
            notes: self.noted(),
            outcome: self.outcome(),
            steps: self.past.iter().map(Applied::step).collect(),
        }
    }

    /// The notes, with the edition where the rules have changed since.
    fn noted(&self) -> Vec<(String, String)> {
        let mut notes = self.notes.clone();
        let told = notes.iter().any(|(key, _)| key == EDITION);
        if let (Edition::Earlier(number), false) = (self.edition, told) {
            notes.push((EDITION.to_owned(), number.to_string()));
        }
        notes
    }

    /// The record as a viewer may have it: until the game is over, what is
    /// hidden from that viewer is written as it looks. Such a record does not
    /// replay where something was hidden.
    pub fn record_for(&self, viewer: Viewer) -> Record {
        let mut record = self.record();
        for (step, done) in record.steps.iter_mut().zip(&self.past) {
            self.told(done, viewer).clone_into(&mut step.action);
        }
        record
    }

    /// What a viewer may read of something that was done: everything after the
    /// end.
    pub fn told<'a>(&self, done: &'a Applied, viewer: Viewer) -> &'a str {
        let told = match done.actor {
            Actor::Seat(seat) => viewer == Viewer::Seat(seat),
            Actor::Chance(audience) => audience.includes(viewer),
        };
        if told || self.game.turn().is_over() {
            &done.action
        } else {
            &done.face
        }
    }

    /// What a seat is called: by the record's note, or else by its colour.
    pub fn name(&self, seat: Seat, lang: Lang) -> String {
        let key = format!("seat {seat}");
        let note = self.notes.iter().find(|(name, _)| *name == key);
        let colour = || self.colour(seat, lang).to_owned();
        note.map_or_else(colour, |(_, name)| name.clone())
    }

    /// The team that holds a seat by the record's notes, member by member; empty
    /// where one player does.
    pub fn team(&self, seat: Seat) -> Vec<&str> {
        team_in(&self.notes, seat)
    }

    /// What the player of something that was done is called: the member of a team,
    /// or else the seat, or luck.
    pub fn player(&self, done: &Applied, lang: Lang) -> String {
        match done.actor {
            Actor::Chance(_) => Text::new("azar", "luck").get(lang).to_owned(),
            Actor::Seat(seat) => {
                let team = self.team(seat);
                let name = done.member.and_then(|member| team.get(member.index()));
                name.map_or_else(|| self.name(seat, lang), |name| (*name).to_owned())
            }
        }
    }

    /// What the game calls a seat: its colour, most of the time.
    pub(crate) fn colour(&self, seat: Seat, lang: Lang) -> &'static str {
        let name = self.entry.seat_name(seat, self.seats, &self.options);
        name.get(lang)
    }

    /// How it ended; `None` while it has not.
    pub fn outcome(&self) -> Option<Outcome> {
        let turn = self.game.turn();
        turn.is_over().then(|| Outcome {
            winners: turn.winners(),
            scores: self.game.scores().to_vec(),
        })
    }
}

impl Applied {
    pub(crate) fn new(actor: Actor, action: String, face: String) -> Applied {
        Applied {
            actor,
            member: None,
            action,
            face,
        }
    }

    fn step(&self) -> Step {
        Step {
            actor: self.actor,
            member: self.member,
            action: self.action.clone(),
        }
    }
}
