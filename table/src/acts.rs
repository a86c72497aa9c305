//! What comes of what people and bots do.

use bots::Level;
use rules::{Refusal, Seat};

use crate::act::{Act, Claim};
use crate::clock::Millis;
use crate::consent::Matter;
use crate::event::{Event, Hand};
use crate::happening::Log;
use crate::place::{Mover, Sitter};
use crate::result::How;
use crate::setup::{First, Setup, Wanted};
use crate::written::{check_name, check_text, check_word};
use crate::{PHRASES, Phase, SUBSTITUTE, Table, refusals};

/// How much may be done from a seat of a table that is over.
const MOST_AFTERWARDS: u32 = 100;

impl Table {
    /// A person does something. What comes of it has happened when this returns;
    /// on a refusal nothing has. (Let the clock [`Table::tick`] first.)
    pub fn act(&mut self, claim: &Claim<'_>, act: &Act) -> Result<Log, Refusal> {
        let mut log = Log::new();
        let (seat, at) = (claim.seat, claim.at);
        match act {
            Act::Sit { name, word } => return self.sit(claim, name, word),
            Act::StandIn(level) => {
                let event = self.stand_in(claim, *level)?;
                self.record(event, at, &mut log)?;
                return Ok(log);
            }
            Act::Remove => {
                let event = self.removal(claim)?;
                self.record(event, at, &mut log)?;
                return Ok(log);
            }
            Act::Block => {
                self.block_sitter(claim, &mut log)?;
                return Ok(log);
            }
            // Before the game it is the host's table; whoever does not want to wait
            // gets up.
            Act::Consent {
                matter: Matter::Abort,
                yes: true,
            } if self.phase == Phase::Gathering => {
                self.check_host(claim)?;
                let how = How::Aborted;
                self.record(Event::Ended { how }, at, &mut log)?;
                return Ok(log);
            }
            Act::Chat(on) => {
                self.check_host(claim)?;
                self.check_chat(*on)?;
                self.record(Event::Chat { on: *on }, at, &mut log)?;
                return Ok(log);
            }
            _ => {}
        }
        if !self.place(seat)?.is_person(claim.person) {
            return Err(Refusal::of(&refusals::NOT_YOURS));
        }
        self.check_afterwards(seat)?;
        match act {
            Act::Play(text) => self.play(claim, text, &mut log)?,
            Act::Resign => self.resign(seat, at, &mut log)?,
            Act::Consent { matter, yes } => self.consent(claim, *matter, *yes, &mut log)?,
            other => {
                let event = self.own_event(seat, other)?;
                self.record(event, at, &mut log)?;
            }
        }
        Ok(log)
    }

    /// A bot moves. Its answer counts only if nothing has moved on since it was
    /// asked.
    pub fn bot_plays(
        &mut self,
        seat: Seat,
        action: &str,
        moved: u64,
        at: Millis,
    ) -> Result<Log, Refusal> {
        let mut log = Log::new();
        let due = self.due().filter(|due| due.seat == seat);
        if due.is_none_or(|due| due.moved != moved) {
            return Err(Refusal::of(&refusals::STALE));
        }
        let (action, hand) = (action.to_owned(), Hand::Bot);
        self.record(Event::Played { seat, action, hand }, at, &mut log)?;
        self.settle(at, &mut log)?;
        Ok(log)
    }

    /// The player of a seat goes on as another person, elsewhere.
    pub fn move_to(&mut self, seat: Seat, person: &str, at: Millis) -> Result<Log, Refusal> {
        let mut log = Log::new();
        if self.place(seat)?.person().is_none() {
            return Err(Refusal::of(&refusals::NOT_NOW));
        }
        let person = person.to_owned();
        self.record(Event::Moved { seat, person }, at, &mut log)?;
        Ok(log)
    }

    /// Somebody may not come to this table, as they might not to the one before.
    pub fn block(&mut self, person: &str, at: Millis) -> Result<Log, Refusal> {
        let mut log = Log::new();
        let person = person.to_owned();
        self.record(Event::Blocked { person }, at, &mut log)?;
        Ok(log)
    }

    /// The same people have another table now.
    pub fn rematched(&mut self, table: &str, at: Millis) -> Result<Log, Refusal> {
        let mut log = Log::new();
        let table = table.to_owned();
        self.record(Event::Rematched { table }, at, &mut log)?;
        Ok(log)
    }

    /// The setup of a rematch, the start gone round by one, and who sits where in
    /// it: everybody but the bots.
    pub fn again(&self) -> (Setup, Vec<(Seat, String, String)>) {
        let mut setup = self.setup.clone();
        let mut places: Vec<_> = self.places.iter().collect();
        if places.len() > 1 {
            places.rotate_left(1);
        }
        setup.first = First::AsSeated;
        setup.past.clear();
        setup.edition = None;
        let mut people = Vec::new();
        for (chair, (place, seat)) in setup.seats.iter_mut().zip(places.iter().zip(seats())) {
            chair.clock = place.clock;
            chair.name = None;
            chair.who = match &place.sitter {
                Sitter::Bot(level) => Wanted::Bot(*level),
                Sitter::Nobody => Wanted::Open,
                Sitter::Person { id, name } => {
                    people.push((seat, id.clone(), name.to_string()));
                    Wanted::Open
                }
            };
        }
        (setup, people)
    }

    /// Seats the host where the setup says, and begins if nobody else is awaited.
    pub(crate) fn seat_host(
        &mut self,
        (person, name): (&str, &str),
        at: Millis,
        log: &mut Log,
    ) -> Result<(), Refusal> {
        let chairs = self.setup.seats.clone();
        for (seat, chair) in seats().zip(chairs) {
            if chair.who == Wanted::Me {
                let name = chair.name.as_deref().unwrap_or(name).trim().to_owned();
                let person = person.to_owned();
                self.record(Event::Sat { seat, person, name }, at, log)?;
            }
        }
        self.begin_if_full(at, log)
    }

    fn sit(&mut self, claim: &Claim<'_>, name: &str, word: &str) -> Result<Log, Refusal> {
        let (seat, at, mut log) = (claim.seat, claim.at, Log::new());
        self.check_gathering()?;
        if self.is_blocked(claim.person) {
            return Err(Refusal::of(&refusals::BLOCKED));
        }
        if self.place(seat)?.mover() != Mover::Nobody {
            return Err(Refusal::of(&refusals::TAKEN));
        }
        check_name(name)?;
        check_word(word)?;
        let (person, name) = (claim.person.to_owned(), name.trim().to_owned());
        self.record(Event::Sat { seat, person, name }, at, &mut log)?;
        let word = word.trim().to_owned();
        if !word.is_empty() {
            self.record(Event::Word { seat, word }, at, &mut log)?;
        }
        self.begin_if_full(at, &mut log)?;
        Ok(log)
    }

    /// The host wants somebody else gone: before the game their seat is free again,
    /// during it a bot has it.
    fn removal(&self, claim: &Claim<'_>) -> Result<Event, Refusal> {
        self.check_host(claim)?;
        let (seat, place) = (claim.seat, self.place(claim.seat)?);
        let event = match self.phase {
            Phase::Gathering if place.mover() != Mover::Nobody => Some(Event::Left { seat }),
            Phase::Playing | Phase::Between
                if place.person().is_some_and(|id| id != claim.person) =>
            {
                Some(Event::Replaced { seat })
            }
            _ => None,
        };
        event.ok_or_else(|| Refusal::of(&refusals::NOT_NOW))
    }

    /// The same with all the seats of whoever sits there, who cannot come back.
    fn block_sitter(&mut self, claim: &Claim<'_>, log: &mut Log) -> Result<(), Refusal> {
        self.removal(claim)?;
        let person = self.place(claim.seat)?.person().map(str::to_owned);
        let person = person.filter(|person| !self.is_host(person));
        let person = person.ok_or_else(|| Refusal::of(&refusals::NOT_NOW))?;
        for seat in self.seats_of(&person).collect::<Vec<_>>() {
            let removal = self.removal(&Claim { seat, ..*claim })?;
            self.record(removal, claim.at, log)?;
        }
        self.record(Event::Blocked { person }, claim.at, log)
    }

    /// The event of an act that concerns one's own seat and nothing else.
    fn own_event(&self, seat: Seat, act: &Act) -> Result<Event, Refusal> {
        Ok(match act {
            Act::Leave => {
                self.check_gathering()?;
                Event::Left { seat }
            }
            Act::Word(word) => {
                self.check_gathering()?;
                check_word(word)?;
                let word = word.trim().to_owned();
                Event::Word { seat, word }
            }
            Act::Back => {
                let place = self.place(seat)?;
                if place.out {
                    return Err(Refusal::of(&refusals::OUT));
                }
                if place.stand_in.is_none() {
                    return Err(Refusal::of(&refusals::NO_STAND_IN));
                }
                Event::Back { seat }
            }
            Act::Phrase(code) => {
                let known = PHRASES.iter().any(|phrase| phrase.code == code);
                let code = known.then(|| code.clone());
                let code = code.ok_or_else(|| Refusal::of(&refusals::PHRASE))?;
                Event::Phrase { seat, code }
            }
            Act::Say(text) => {
                if !self.chat {
                    return Err(Refusal::of(&refusals::CHAT_OFF));
                }
                check_text(text)?;
                let text = text.trim().to_owned();
                Event::Said { seat, text }
            }
            Act::Mute { whom, on } => {
                let (whom, on) = (*whom, *on);
                self.check_mute(seat, whom, on)?;
                Event::Muted { seat, whom, on }
            }
            Act::Report { whom, why } => {
                let (whom, why) = (*whom, *why);
                let other = self.place(whom)?.person();
                let other =
                    other.filter(|other| !self.place(seat).is_ok_and(|own| own.is_person(other)));
                other.ok_or_else(|| Refusal::of(&refusals::NOT_NOW))?;
                Event::Reported { seat, whom, why }
            }
            _ => return Err(Refusal::of(&refusals::NOT_NOW)),
        })
    }

    fn play(&mut self, claim: &Claim<'_>, text: &str, log: &mut Log) -> Result<(), Refusal> {
        let seat = claim.seat;
        self.check_playing()?;
        if claim.seen < self.moved {
            return Err(Refusal::of(&refusals::STALE));
        }
        if self.place(seat)?.stand_in.is_some() {
            return Err(Refusal::of(&refusals::STAND_IN));
        }
        if let Some(turn) = self.turn().filter(|turn| *turn != seat) {
            return Err(Refusal::of(&refusals::TURN).at(turn));
        }
        let (action, hand) = (text.to_owned(), Hand::Person);
        self.record(Event::Played { seat, action, hand }, claim.at, log)?;
        self.settle(claim.at, log)
    }

    fn resign(&mut self, seat: Seat, at: Millis, log: &mut Log) -> Result<(), Refusal> {
        self.check_playing()?;
        if self.place(seat)?.out {
            return Err(Refusal::of(&refusals::OUT));
        }
        self.record(Event::Resigned { seat }, at, log)?;
        self.end_if_alone(How::Resigned, at, log)
    }

    /// A bot moves for somebody: for oneself, or for whoever is away where no clock
    /// deals with that. Nobody chooses how well it plays for another.
    fn stand_in(&self, claim: &Claim<'_>, level: Level) -> Result<Event, Refusal> {
        self.check_playing()?;
        let (seat, place) = (claim.seat, self.place(claim.seat)?);
        let unasked = !place.is_person(claim.person);
        if self.seats_of(claim.person).next().is_none() || place.person().is_none() {
            return Err(Refusal::of(&refusals::NOT_YOURS));
        }
        if place.stand_in.is_some() {
            return Err(Refusal::of(&refusals::STAND_IN));
        }
        if unasked && place.left.is_some() {
            return Err(Refusal::of(&refusals::CLOCK_COUNTS));
        }
        if unasked && !claim.absent.contains(seat) {
            return Err(Refusal::of(&refusals::PRESENT));
        }
        let level = match (unasked, self.allows_aids()) {
            (true, _) => SUBSTITUTE,
            // A better bot would be an aid.
            (false, false) => level.min(SUBSTITUTE),
            (false, true) => level,
        };
        Ok(Event::StoodIn {
            seat,
            level,
            unasked,
        })
    }

    /// Only what changes something happens; and only people write.
    fn check_mute(&self, seat: Seat, whom: Seat, on: bool) -> Result<(), Refusal> {
        let whom = self.place(whom)?.person();
        let muted = &self.place(seat)?.muted;
        let changes = whom.is_some_and(|whom| muted.iter().any(|muted| muted == whom) != on);
        changes
            .then_some(())
            .ok_or_else(|| Refusal::of(&refusals::NOT_NOW))
    }

    /// The same; and when all is over, nothing is switched on again.
    fn check_chat(&self, on: bool) -> Result<(), Refusal> {
        let changes = self.chat != on && !(on && self.phase == Phase::Over);
        changes
            .then_some(())
            .ok_or_else(|| Refusal::of(&refusals::NOT_NOW))
    }

    /// When all is over people still talk and mute, but not for ever: the table is
    /// kept.
    fn check_afterwards(&self, seat: Seat) -> Result<(), Refusal> {
        let done = self.place(seat)?.afterwards;
        (done < MOST_AFTERWARDS)
            .then_some(())
            .ok_or_else(|| Refusal::of(&refusals::TALKED_OUT))
    }

    fn check_host(&self, claim: &Claim<'_>) -> Result<(), Refusal> {
        let host = self.is_host(claim.person);
        host.then_some(())
            .ok_or_else(|| Refusal::of(&refusals::NOT_HOST))
    }

    fn check_gathering(&self) -> Result<(), Refusal> {
        let gathering = self.phase == Phase::Gathering;
        gathering
            .then_some(())
            .ok_or_else(|| Refusal::of(&refusals::BEGUN))
    }

    fn check_playing(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Gathering => Err(Refusal::of(&refusals::GATHERING)),
            Phase::Between | Phase::Over => Err(Refusal::of(&refusals::ENDED)),
        }
    }
}

fn seats() -> impl Iterator<Item = Seat> {
    Seat::all(rules::MAX_SEATS)
}
