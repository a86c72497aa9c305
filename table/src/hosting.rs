//! What a host can do to others: remove them from their seats, and block them.

use rules::Refusal;

use crate::act::Claim;
use crate::event::Event;
use crate::happening::Log;
use crate::place::{Mover, Place};
use crate::{Phase, Table, refusals};

impl Table {
    /// The host removes somebody.
    pub(crate) fn remove(&mut self, claim: &Claim<'_>, log: &mut Log) -> Result<(), Refusal> {
        let removal = self.removal(claim)?;
        self.record(removal, claim.at, log)?;
        self.resign_if_agreed(claim.seat, claim.at, log)
    }

    /// The host removes somebody from all their places and blocks them.
    pub(crate) fn block_sitter(&mut self, claim: &Claim<'_>, log: &mut Log) -> Result<(), Refusal> {
        self.removal(claim)?;
        let sitter = self.place(claim.seat)?.person(claim.member);
        let person = sitter.map(|person| person.id.clone());
        let person = person.filter(|person| !self.is_host(person));
        let person = person.ok_or_else(|| Refusal::of(&refusals::NOT_NOW))?;
        for (seat, member) in self.places_of(&person) {
            let claim = Claim {
                seat,
                member,
                ..*claim
            };
            self.remove(&claim, log)?;
        }
        self.record(Event::Blocked { person }, claim.at, log)
    }

    /// Before the game the place becomes free; during it a bot takes the seat, or the
    /// rest of the team plays on.
    fn removal(&self, claim: &Claim<'_>) -> Result<Event, Refusal> {
        self.check_host(claim)?;
        let (seat, member, place) = (claim.seat, claim.member, self.place(claim.seat)?);
        let sitter = place.person(member);
        let event = match self.phase {
            Phase::Gathering if sitter.is_some() || is_bot(place) => {
                Some(Event::Left { seat, member })
            }
            Phase::Playing | Phase::Between
                if sitter.is_some_and(|person| person.id != claim.person) =>
            {
                let last = place.people().count() == 1;
                Some(match member.filter(|_| !last) {
                    Some(_) => Event::Left { seat, member },
                    None => Event::Replaced { seat },
                })
            }
            _ => None,
        };
        event.ok_or_else(|| Refusal::of(&refusals::NOT_NOW))
    }
}

fn is_bot(place: &Place) -> bool {
    matches!(place.mover(), Mover::Bot(_))
}
