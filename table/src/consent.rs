//! Proposals that need everybody's consent.

use rules::{Actor, Refusal, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::act::Claim;
use crate::event::{Event, Hand};
use crate::place::{Mover, Place};
use crate::result::How;
use crate::{Log, Phase, Table, refusals};

/// A proposal that needs everybody's consent. Bots have no vote, so a person alone with
/// bots need not ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Matter {
    /// The game ends and all share the win.
    Draw,
    /// The proposer's last move and everything after it is undone.
    TakeBack,
    /// The game ends without a result.
    Abort,
    /// Aids such as hints are allowed.
    Aids,
    /// The next game of the series begins.
    Next,
    /// The same people play again at another table.
    Rematch,
}

/// A pending proposal and the seats in favour, the proposer first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) matter: Matter,
    pub(crate) asker: Seat,
    pub(crate) yes: SeatSet,
}

impl Table {
    /// A person proposes a matter, agrees to it or declines.
    pub(crate) fn consent(
        &mut self,
        claim: &Claim<'_>,
        matter: Matter,
        yes: bool,
        log: &mut Log,
    ) -> Result<(), Refusal> {
        let open = self.offers.iter().any(|offer| offer.matter == matter);
        if !yes && !open {
            return Err(Refusal::of(&refusals::NOT_ASKED));
        }
        self.check_matter(claim, matter, open)?;
        // A late yes would be a new proposal in a position the person has not seen.
        let of_the_moment = matches!(matter, Matter::Draw | Matter::TakeBack);
        if yes && of_the_moment && claim.seen < self.moved {
            return Err(Refusal::of(&refusals::STALE));
        }
        let seat = claim.seat;
        self.record(Event::Consented { seat, matter, yes }, claim.at, log)?;
        if self.all_want(matter, claim.absent) {
            self.grant(matter, claim, log)?;
        }
        Ok(())
    }

    fn check_matter(&self, claim: &Claim<'_>, matter: Matter, open: bool) -> Result<(), Refusal> {
        let phase = match matter {
            Matter::Draw | Matter::TakeBack | Matter::Aids | Matter::Abort => Phase::Playing,
            Matter::Next => Phase::Between,
            Matter::Rematch => Phase::Over,
        };
        let between = matter == Matter::Abort && self.phase == Phase::Between;
        if self.phase != phase && !between {
            return Err(Refusal::of(&refusals::NOT_NOW));
        }
        let place = self.place(claim.seat)?;
        let playing = self.phase == Phase::Playing;
        if playing && place.out {
            return Err(Refusal::of(&refusals::OUT));
        }
        if playing && place.stand_in.is_some() {
            return Err(Refusal::of(&refusals::STAND_IN));
        }
        match matter {
            Matter::Draw if !self.only_people() => Err(Refusal::of(&refusals::DRAW_WITH_BOT)),
            Matter::TakeBack if !open => {
                self.check_take_backs()?;
                self.taken_back_to(claim.seat).map(|_| ())
            }
            Matter::Rematch if self.rematch.is_some() => Err(Refusal::of(&refusals::NOT_NOW)),
            _ => Ok(()),
        }
    }

    /// Whether all players are people.
    fn only_people(&self) -> bool {
        let playing = self.places.iter().filter(|place| !place.out);
        playing.clone().all(|place| place.mover() == Mover::Person)
            && self.voters(Matter::Draw).count() > 1
    }

    /// Whether every voter is in favour. The next game begins without absent players;
    /// calling the series off needs them.
    fn all_want(&self, matter: Matter, absent: SeatSet) -> bool {
        let Some(offer) = self.offers.iter().find(|offer| offer.matter == matter) else {
            return false;
        };
        let next = matter == Matter::Next;
        let mut voters = self.voters(matter);
        voters.all(|seat| self.wants(offer, seat) || (next && absent.contains(seat)))
    }

    /// Whether a seat is in favour: one of its people has agreed, there or in another
    /// of their seats.
    pub(crate) fn wants(&self, offer: &Offer, seat: Seat) -> bool {
        let yes = offer.yes.iter().map(|seat| &self.places[seat.index()]);
        let people = |place: &Place| {
            place
                .ids()
                .any(|id| self.places[seat.index()].is_person(id))
        };
        offer.yes.contains(seat) || yes.into_iter().any(people)
    }

    /// The seats that may vote. Those who resigned may not; nor those who called in a
    /// stand-in, except about hints, which would still be there when they return. A
    /// stand-in that somebody else asked for costs nobody their vote.
    pub(crate) fn voters(&self, matter: Matter) -> impl Iterator<Item = Seat> {
        let afterwards = self.phase != Phase::Playing;
        let votes = move |place: &Place| {
            let handed_over = place.stand_in.is_some_and(|bot| !bot.unasked);
            let plays = afterwards || (!place.out && (matter == Matter::Aids || !handed_over));
            plays && place.is_held()
        };
        let places = self.places.iter().zip(Seat::all(rules::MAX_SEATS));
        places.filter_map(move |(place, seat)| votes(place).then_some(seat))
    }

    fn grant(&mut self, matter: Matter, claim: &Claim<'_>, log: &mut Log) -> Result<(), Refusal> {
        let at = claim.at;
        match matter {
            Matter::Draw => self.record(Event::Ended { how: How::Agreed }, at, log),
            Matter::Abort => self.record(Event::Ended { how: How::Aborted }, at, log),
            Matter::Aids => self.record(Event::AidsAgreed, at, log),
            Matter::Next => self.begin(at, log),
            // The room opens the other table and reports its id.
            Matter::Rematch => Ok(()),
            Matter::TakeBack => {
                let asked = self.offers.iter().find(|offer| offer.matter == matter);
                let asker = asked.map_or(claim.seat, |offer| offer.asker);
                let plies = self.taken_back_to(asker)?;
                self.record(Event::TakenBack { plies }, at, log)
            }
        }
    }

    /// The number of actions left after a seat's last own move is taken back.
    /// Take-backs never go past luck or given moves; and where hands are hidden, every
    /// move reveals something.
    fn taken_back_to(&self, seat: Seat) -> Result<usize, Refusal> {
        let past = self.game.past();
        let own = |ply: &usize| {
            past[*ply].actor == Actor::Seat(seat) && self.hands[*ply] != Some(Hand::Table)
        };
        let last = (self.given()..past.len()).rev().find(own);
        let last = last.ok_or_else(|| Refusal::of(&refusals::NOTHING_TO_TAKE_BACK))?;
        let luck = past[last..]
            .iter()
            .any(|done| matches!(done.actor, Actor::Chance(_)));
        if luck || self.game.entry().about.hidden {
            return Err(Refusal::of(&refusals::PAST_LUCK));
        }
        Ok(last)
    }
}
