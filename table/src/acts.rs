//! Applying the acts of people and bots.

use bots::Level;
use catalog::Deed;
use rules::{Member, Refusal, Seat};

use crate::act::{Act, Claim};
use crate::clock::Millis;
use crate::consent::Matter;
use crate::event::{Event, Hand};
use crate::happening::Log;
use crate::place::Mover;
use crate::result::How;
use crate::setup::Wanted;
use crate::written::{check_name, check_text, check_word};
use crate::{PHRASES, Phase, SUBSTITUTE, Table, refusals};

/// The maximum number of acts per seat after a table is over.
const MOST_AFTERWARDS: u32 = 100;

impl Table {
    /// Applies a person's act. The resulting events have happened when this returns; on
    /// a refusal nothing has. Call [`Table::tick`] first.
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
                self.remove(claim, &mut log)?;
                return Ok(log);
            }
            Act::Block => {
                self.block_sitter(claim, &mut log)?;
                return Ok(log);
            }
            // Before the game the table is the host's; others who do not want to wait
            // can leave their seat.
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
        let member = self.acting(claim)?;
        match act {
            Act::Play(text) => self.play(claim, member, text, &mut log)?,
            Act::Resign => self.resign(seat, member, at, &mut log)?,
            Act::Consent { matter, yes } => self.consent(claim, *matter, *yes, &mut log)?,
            other => {
                let event = self.own_event(seat, member, other)?;
                self.record(event, at, &mut log)?;
                self.resign_if_agreed(seat, at, &mut log)?;
            }
        }
        Ok(log)
    }

    /// Applies a bot's move. It counts only if the game has not moved on since the bot
    /// was asked.
    pub fn bot_plays<'a>(
        &mut self,
        seat: Seat,
        deed: impl Into<Deed<'a>>,
        moved: u64,
        at: Millis,
    ) -> Result<Log, Refusal> {
        let (deed, mut log) = (deed.into(), Log::new());
        let awaited = self.due().any(|due| due.seat == seat && due.moved == moved);
        if !awaited {
            return Err(Refusal::of(&refusals::STALE));
        }
        self.make_way(seat, deed, at, &mut log)?;
        self.record_move(seat, deed, (Hand::Bot, None), at, &mut log)?;
        self.settle(at, &mut log)?;
        Ok(log)
    }

    /// Moves all places of a person to another identity, on another device.
    pub fn move_to(&mut self, before: &str, person: &str, at: Millis) -> Result<Log, Refusal> {
        let mut log = Log::new();
        for (seat, member) in self.places_of(before) {
            let moved = Event::Moved {
                seat,
                person: person.to_owned(),
                member,
            };
            self.record(moved, at, &mut log)?;
        }
        Ok(log)
    }

    /// Blocks a person from this table, as they were blocked from the one before.
    pub fn block(&mut self, person: &str, at: Millis) -> Result<Log, Refusal> {
        let mut log = Log::new();
        let person = person.to_owned();
        self.record(Event::Blocked { person }, at, &mut log)?;
        Ok(log)
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
            let places: Vec<(Option<Member>, &str)> = match &chair.who {
                Wanted::Me => vec![(None, chair.name.as_deref().unwrap_or(name))],
                Wanted::Team(team) => team
                    .on_device_of(name)
                    .map(|(member, name)| (Some(member), name))
                    .collect(),
                Wanted::Open | Wanted::Bot(_) => Vec::new(),
            };
            for (member, name) in places {
                let sat = Event::Sat {
                    seat,
                    person: person.to_owned(),
                    name: name.trim().to_owned(),
                    member,
                };
                self.record(sat, at, log)?;
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
        let member = self.open_place(claim)?;
        check_name(name)?;
        check_word(word)?;
        self.check_name_in_team(seat, name)?;
        let sat = Event::Sat {
            seat,
            person: claim.person.to_owned(),
            name: name.trim().to_owned(),
            member,
        };
        self.record(sat, at, &mut log)?;
        let word = word.trim().to_owned();
        if !word.is_empty() {
            self.record(Event::Word { seat, word, member }, at, &mut log)?;
        }
        self.begin_if_full(at, &mut log)?;
        Ok(log)
    }

    /// The event of an act that concerns only one's own seat.
    fn own_event(&self, seat: Seat, member: Option<Member>, act: &Act) -> Result<Event, Refusal> {
        Ok(match act {
            Act::Leave => {
                self.check_leave(seat)?;
                Event::Left { seat, member }
            }
            Act::Word(word) => {
                self.check_gathering()?;
                check_word(word)?;
                let word = word.trim().to_owned();
                Event::Word { seat, word, member }
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
                Event::Phrase { seat, code, member }
            }
            Act::Say(text) => {
                if !self.chat {
                    return Err(Refusal::of(&refusals::CHAT_OFF));
                }
                check_text(text)?;
                let text = text.trim().to_owned();
                Event::Said { seat, text, member }
            }
            Act::Mute {
                whom,
                member: of,
                on,
            } => {
                let (whom, of, on) = (*whom, *of, *on);
                self.check_mute((seat, member), (whom, of), on)?;
                Event::Muted {
                    seat,
                    whom,
                    on,
                    member,
                    of,
                }
            }
            Act::Report {
                whom,
                member: of,
                why,
            } => {
                let (whom, of, why) = (*whom, *of, *why);
                let own = self.place(seat)?.person(member);
                let other = self.place(whom)?.person(of);
                let other = other.filter(|other| own.is_none_or(|own| own.id != other.id));
                other.ok_or_else(|| Refusal::of(&refusals::NOT_NOW))?;
                Event::Reported {
                    seat,
                    whom,
                    why,
                    member,
                    of,
                }
            }
            _ => return Err(Refusal::of(&refusals::NOT_NOW)),
        })
    }

    fn play(
        &mut self,
        claim: &Claim<'_>,
        member: Option<Member>,
        text: &str,
        log: &mut Log,
    ) -> Result<(), Refusal> {
        let seat = claim.seat;
        self.check_playing()?;
        // Other seats' answers to the same question do not make an answer stale.
        if claim.seen < self.posed {
            return Err(Refusal::of(&refusals::STALE));
        }
        if self.place(seat)?.stand_in.is_some() {
            return Err(Refusal::of(&refusals::STAND_IN));
        }
        if !self.asked().contains(seat) {
            return Err(self.out_of_turn());
        }
        self.check_member_due(seat, member)?;
        let deed = Deed::Text(text);
        self.make_way(seat, deed, claim.at, log)?;
        self.record_move(seat, deed, (Hand::Person, member), claim.at, log)?;
        self.settle(claim.at, log)
    }

    /// Lets a bot play for a seat: one's own, or that of an absent player if no clock
    /// deals with the absence. Nobody chooses how strong another's stand-in is.
    fn stand_in(&self, claim: &Claim<'_>, level: Level) -> Result<Event, Refusal> {
        self.check_playing()?;
        let (seat, place) = (claim.seat, self.place(claim.seat)?);
        let unasked = !place.is_person(claim.person);
        if self.seats_of(claim.person).next().is_none() || !place.is_held() {
            return Err(Refusal::of(&refusals::NOT_YOURS));
        }
        if place.stand_in.is_some() {
            return Err(Refusal::of(&refusals::STAND_IN));
        }
        let team = place.team().filter(|_| !unasked);
        if team.is_some_and(|team| !team.is_alone(claim.person)) {
            return Err(Refusal::of(&refusals::TEAM_PRESENT));
        }
        if unasked && place.left.is_some() {
            return Err(Refusal::of(&refusals::CLOCK_COUNTS));
        }
        if unasked && !claim.absent.contains(seat) {
            return Err(Refusal::of(&refusals::PRESENT));
        }
        let level = match (unasked, self.allows_aids()) {
            (true, _) => SUBSTITUTE,
            // A stronger bot would be an aid.
            (false, false) => level.min(SUBSTITUTE),
            (false, true) => level,
        };
        Ok(Event::StoodIn {
            seat,
            level,
            unasked,
        })
    }

    /// Refuses acts without effect; and only people write.
    fn check_mute(
        &self,
        (seat, member): (Seat, Option<Member>),
        (whom, of): (Seat, Option<Member>),
        on: bool,
    ) -> Result<(), Refusal> {
        let reader = self.place(seat)?.person(member);
        let whom = self.place(whom)?.person(of);
        let changes = reader
            .zip(whom)
            .is_some_and(|(reader, whom)| reader.muted.contains(&whom.id) != on);
        changes
            .then_some(())
            .ok_or_else(|| Refusal::of(&refusals::NOT_NOW))
    }

    /// The same; and once all is over, chat is not switched on again.
    fn check_chat(&self, on: bool) -> Result<(), Refusal> {
        let changes = self.chat != on && !(on && self.phase == Phase::Over);
        changes
            .then_some(())
            .ok_or_else(|| Refusal::of(&refusals::NOT_NOW))
    }

    /// After the end people may still chat and mute, but within a limit: the table is
    /// stored for ever.
    fn check_afterwards(&self, seat: Seat) -> Result<(), Refusal> {
        let done = self.place(seat)?.afterwards;
        (done < MOST_AFTERWARDS)
            .then_some(())
            .ok_or_else(|| Refusal::of(&refusals::TALKED_OUT))
    }

    pub(crate) fn check_host(&self, claim: &Claim<'_>) -> Result<(), Refusal> {
        let host = self.is_host(claim.person);
        host.then_some(())
            .ok_or_else(|| Refusal::of(&refusals::NOT_HOST))
    }

    pub(crate) fn check_gathering(&self) -> Result<(), Refusal> {
        let gathering = self.phase == Phase::Gathering;
        gathering
            .then_some(())
            .ok_or_else(|| Refusal::of(&refusals::BEGUN))
    }

    pub(crate) fn check_playing(&self) -> Result<(), Refusal> {
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
