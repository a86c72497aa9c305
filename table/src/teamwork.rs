//! How a team plays: who acts, who is waited for, and when it resigns.

use rules::{Member, Refusal, Seat};

use crate::act::Claim;
use crate::clock::{self, Clock, Millis};
use crate::event::Event;
use crate::happening::Log;
use crate::place::Mover;
use crate::result::How;
use crate::team::Team;
use crate::{Phase, Table, refusals};

/// The default time to wait for a missing member, in seconds.
const PATIENCE: u32 = 30;

/// The team member who is to move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Awaited {
    /// The member's id.
    pub person: String,
    /// The ids of the other members.
    pub others: Vec<String>,
    /// When their turn began.
    pub since: Millis,
    /// How long to wait for them if they are missing.
    pub patience: Millis,
}

impl Table {
    /// The team member for whom the game waits; `None` if anyone may move, or if a turn
    /// may take days.
    pub fn awaited(&self) -> Option<Awaited> {
        let (seat, member) = self.member_due()?;
        let place = self.place(seat).ok()?;
        let days = matches!(place.clock, Clock::Days { .. });
        let usual = (!days).then_some(PATIENCE);
        let patience = self.setup.patience.or(usual)?;
        let person = place.person(Some(member))?.id.clone();
        let others = place.ids().filter(|id| *id != person).map(str::to_owned);
        Some(Awaited {
            others: others.collect(),
            since: self.asked,
            patience: Millis::from(patience) * clock::SECOND,
            person,
        })
    }

    /// Skips a missing member: the next one of the team moves.
    pub fn skip(&mut self, at: Millis) -> Result<Log, Refusal> {
        let mut log = Log::new();
        let due = self.member_due();
        let (seat, member) = due.ok_or_else(|| Refusal::of(&refusals::NOT_NOW))?;
        self.record(Event::Skipped { seat, member }, at, &mut log)?;
        self.resign_if_agreed(seat, at, &mut log)?;
        Ok(log)
    }

    /// The team member who is to move.
    fn member_due(&self) -> Option<(Seat, Member)> {
        let seat = self.turn()?;
        let place = self.place(seat).ok()?;
        let person = place.mover() == Mover::Person;
        let member = place.team().filter(|_| person).and_then(Team::due)?;
        Some((seat, member))
    }

    /// The team member that a person acts as.
    pub(crate) fn acting(&self, claim: &Claim<'_>) -> Result<Option<Member>, Refusal> {
        let place = self.place(claim.seat)?;
        let own = |member: &Member| {
            let person = place.person(Some(*member));
            person.is_some_and(|person| person.id == claim.person)
        };
        let not_yours = || Refusal::of(&refusals::NOT_YOURS);
        match (place.team(), claim.member) {
            (None, None) => Ok(None),
            (None, Some(_)) => Err(not_yours()),
            (Some(_), Some(member)) => Some(member).filter(own).map(Some).ok_or_else(not_yours),
            (Some(team), None) => {
                let due = team.due().filter(own);
                let first = || team.people().map(|(member, _)| member).find(own);
                due.or_else(first).map(Some).ok_or_else(not_yours)
            }
        }
    }

    /// The place in a team that somebody takes: the one they name, or the first open
    /// one.
    pub(crate) fn open_place(&self, claim: &Claim<'_>) -> Result<Option<Member>, Refusal> {
        let taken = || Refusal::of(&refusals::TAKEN);
        match (self.place(claim.seat)?.team(), claim.member) {
            (None, None) => Ok(None),
            (None, Some(_)) => Err(Refusal::of(&refusals::NO_SEAT)),
            (Some(team), None) => team.open_place().map(Some).ok_or_else(taken),
            (Some(team), Some(member)) => {
                let open = team.is_awaited(member);
                open.then_some(Some(member)).ok_or_else(taken)
            }
        }
    }

    pub(crate) fn check_name_in_team(&self, seat: Seat, name: &str) -> Result<(), Refusal> {
        let team = self.place(seat)?.team();
        match team.filter(|team| team.has_name(name)) {
            Some(_) => Err(Refusal::of(&refusals::TEAM_NAME).at(name.trim())),
            None => Ok(()),
        }
    }

    /// Refuses a member whose turn it is not.
    pub(crate) fn check_member_due(
        &self,
        seat: Seat,
        member: Option<Member>,
    ) -> Result<(), Refusal> {
        let place = self.place(seat)?;
        let due = place.team().and_then(Team::due);
        let other = due.filter(|due| Some(*due) != member);
        let other = other.and_then(|due| place.person(Some(due)));
        match other {
            Some(person) => Err(Refusal::of(&refusals::TEAM_TURN).at(&person.name)),
            None => Ok(()),
        }
    }

    /// Once the game has begun only team members can leave, and not the last one.
    pub(crate) fn check_leave(&self, seat: Seat) -> Result<(), Refusal> {
        let team = self.place(seat)?.team();
        let goes_on = team.is_some_and(|team| team.people().count() > 1);
        match self.phase {
            Phase::Playing | Phase::Between if goes_on => Ok(()),
            _ => self.check_gathering(),
        }
    }

    /// A player resigns, or a team member wants to.
    pub(crate) fn resign(
        &mut self,
        seat: Seat,
        member: Option<Member>,
        at: Millis,
        log: &mut Log,
    ) -> Result<(), Refusal> {
        self.check_playing()?;
        if self.place(seat)?.out {
            return Err(Refusal::of(&refusals::OUT));
        }
        let Some(member) = member else {
            return self.give_up(seat, at, log);
        };
        let team = self.place(seat)?.team();
        if team.is_some_and(|team| team.resigning().contains(&member)) {
            return Err(Refusal::of(&refusals::RESIGNING));
        }
        self.record(Event::WantsToResign { seat, member }, at, log)?;
        self.resign_if_agreed(seat, at, log)
    }

    /// The team resigns once enough members want to.
    pub(crate) fn resign_if_agreed(
        &mut self,
        seat: Seat,
        at: Millis,
        log: &mut Log,
    ) -> Result<(), Refusal> {
        let place = self.place(seat)?;
        let wanted = |team: &Team| team.resigning().len() >= team.majority();
        let agreed = !place.out && place.team().is_some_and(wanted);
        if agreed && self.phase == Phase::Playing {
            self.give_up(seat, at, log)?;
        }
        Ok(())
    }

    fn give_up(&mut self, seat: Seat, at: Millis, log: &mut Log) -> Result<(), Refusal> {
        self.record(Event::Resigned { seat }, at, log)?;
        self.end_if_alone(How::Resigned, at, log)
    }
}
