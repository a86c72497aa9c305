//! The fold: from events to the table.

use std::sync::Arc;

use catalog::{Applied, Deed};
use rules::{Actor, Member, Refusal, Seat, SeatSet, Shelf, Turn};

use crate::clock::Millis;
use crate::consent::{Matter, Offer};
use crate::event::{Event, Hand};
use crate::happening::{Happening, Log};
use crate::place::{Person, Place, Sitter, StandIn};
use crate::result::How;
use crate::sealed::{Pick, Seed};
use crate::{Phase, SUBSTITUTE, Table, refusals};

impl Table {
    /// The table after its first event.
    pub(crate) fn opened(event: &Event, at: Millis, shelf: &Shelf) -> Result<Table, Refusal> {
        let Event::Opened {
            id,
            host,
            setup,
            seeds,
        } = event
        else {
            return Err(Refusal::of(&refusals::NOT_NOW));
        };
        let entry = setup.entry()?;
        let games = setup.series(entry)?;
        setup.check_team_sizes()?;
        if seeds.len() < games as usize {
            return Err(Refusal::of(&refusals::NOT_NOW));
        }
        Ok(Table {
            id: id.clone(),
            host: host.clone(),
            games,
            seeds: seeds.clone(),
            commitments: seeds.iter().map(Seed::commitment).collect(),
            version: 1,
            moved: 1,
            posed: 1,
            places: setup.seats.iter().map(Place::set).collect(),
            phase: Phase::Gathering,
            number: 0,
            game: setup.start(setup.edition.unwrap_or(1), shelf)?,
            hands: Vec::new(),
            turns: Vec::new(),
            ended: None,
            words: Arc::default(),
            picks: Vec::new(),
            offers: Vec::new(),
            aids: false,
            chat: setup.chat,
            blocked: Vec::new(),
            elsewhere: Vec::new(),
            running: None,
            asked: at,
            rematch: None,
            setup: setup.clone(),
        })
    }

    /// Applies an event and appends it to the log. If the game refuses it, nothing has
    /// changed.
    pub(crate) fn record(
        &mut self,
        event: Event,
        at: Millis,
        log: &mut Log,
    ) -> Result<(), Refusal> {
        let question = self.question();
        let applied = self.fold(&event, at)?;
        self.note(event, applied, question.as_deref(), at, log);
        Ok(())
    }

    /// Plays a seat's move and writes it down: the text of its event is the only one
    /// that is made of it. If the game refuses it, nothing has changed.
    pub(crate) fn record_move(
        &mut self,
        seat: Seat,
        deed: Deed<'_>,
        (hand, member): (Hand, Option<Member>),
        at: Millis,
        log: &mut Log,
    ) -> Result<(), Refusal> {
        let question = self.question();
        let applied = self.played(seat, deed, (hand, member), at)?;
        let event = Event::Played {
            seat,
            action: applied.action.clone(),
            hand,
            member,
        };
        self.note(event, Some(applied), question.as_deref(), at, log);
        Ok(())
    }

    /// Writes down what has just happened; `question` is what the seats were asked before.
    fn note(
        &mut self,
        mut event: Event,
        applied: Option<Applied>,
        question: Option<&str>,
        at: Millis,
        log: &mut Log,
    ) {
        self.count_afterwards(&event);
        if let (Event::Played { action, .. }, Some(applied)) = (&mut event, &applied) {
            action.clone_from(&applied.action);
        }
        self.wind(at);
        self.version += 1;
        if event.moves_on() {
            self.moved = self.version;
            // The other seats are still asked the same question.
            let goes_on =
                matches!(&event, Event::Played { action, .. } if question == Some(action));
            if !goes_on {
                self.posed = self.version;
                self.asked = at;
            }
        }
        if matches!(event, Event::Skipped { .. }) {
            self.asked = at;
        }
        log.push(Happening::new(self.version, at, event, applied));
    }

    fn count_afterwards(&mut self, event: &Event) {
        let seat = event.talker().filter(|_| self.phase == Phase::Over);
        if let Some(place) = seat.and_then(|seat| self.places.get_mut(seat.index())) {
            place.afterwards += 1;
        }
    }

    fn fold(&mut self, event: &Event, at: Millis) -> Result<Option<Applied>, Refusal> {
        match event {
            Event::Opened { .. } => return Err(Refusal::of(&refusals::NOT_NOW)),
            Event::Played {
                seat,
                action,
                hand,
                member,
            } => {
                let by = (*hand, *member);
                return self.played(*seat, action.into(), by, at).map(Some);
            }
            Event::Drawn { outcome, picks } => return self.drawn(outcome, picks).map(Some),
            Event::Begun {
                number,
                shift,
                picks,
            } => self.begun(*number, *shift, picks)?,
            Event::TakenBack { plies } => self.taken_back(*plies, at),
            Event::Ended { how } => self.end(*how),
            Event::Consented { seat, matter, yes } => self.consented(*seat, *matter, *yes)?,
            Event::AidsAgreed => {
                self.aids = true;
                self.forget(&[Matter::Aids]);
            }
            Event::Chat { on } => self.chat = *on,
            Event::Restarted { away } => self.restarted(*away, at),
            Event::Rematched { table } => {
                self.rematch = Some(table.clone());
                self.forget(&[Matter::Rematch]);
            }
            Event::Blocked { person } => self.blocked.push(person.clone()),
            Event::Phrase { seat, .. }
            | Event::Said { seat, .. }
            | Event::Reported { seat, .. } => {
                self.place(*seat)?;
            }
            Event::Sat { seat, .. }
            | Event::Left { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Word { seat, .. }
            | Event::Resigned { seat }
            | Event::WantsToResign { seat, .. }
            | Event::Skipped { seat, .. }
            | Event::Flagged { seat }
            | Event::StoodIn { seat, .. }
            | Event::Back { seat }
            | Event::Replaced { seat }
            | Event::Muted { seat, .. } => self.seat_changed(*seat, event, at)?,
        }
        Ok(None)
    }

    /// Applies an event that concerns a single seat.
    fn seat_changed(&mut self, seat: Seat, event: &Event, at: Millis) -> Result<(), Refusal> {
        let alone = self.standing().len() <= 2;
        let whom = match event {
            Event::Muted { whom, of, .. } => self.place(*whom)?.person(*of),
            _ => None,
        };
        let whom = whom.map(|person| person.id.clone());
        let begun = self.number > 0;
        let place = self.places.get_mut(seat.index());
        let place = place.ok_or_else(|| Refusal::of(&refusals::NO_SEAT))?;
        match event {
            Event::Sat {
                person,
                name,
                member,
                ..
            } => {
                let person = Person::new(person, name);
                match (place.team_mut(), *member) {
                    (Some(team), Some(member)) => team.sit(member, person),
                    _ => place.sitter = Sitter::Person(person),
                }
            }
            Event::Left { member, .. } => {
                match (place.team_mut(), *member) {
                    (Some(team), Some(member)) => team.leave(member, begun),
                    _ => place.sitter = Sitter::Nobody,
                }
                // The next person to sit down has not agreed to anything.
                self.offers.clear();
            }
            Event::Moved { person, member, .. } => self.moved_to(seat, *member, person),
            Event::Word { word, member, .. } => {
                if let Some(person) = place.person_mut(*member) {
                    person.word.clone_from(word);
                }
            }
            Event::WantsToResign { member, .. } => {
                place
                    .team_mut()
                    .iter_mut()
                    .for_each(|team| team.resigns(*member));
            }
            Event::Skipped { member, .. } => {
                place
                    .team_mut()
                    .iter_mut()
                    .for_each(|team| team.skip(*member));
            }
            Event::Resigned { .. } | Event::Flagged { .. } => {
                place.out = true;
                place.stand_in = (!alone).then_some(StandIn {
                    level: SUBSTITUTE,
                    unasked: false,
                    since: at,
                });
                self.offers.clear();
            }
            Event::StoodIn { level, unasked, .. } => {
                let (level, unasked) = (*level, *unasked);
                place.stand_in = Some(StandIn {
                    level,
                    unasked,
                    since: at,
                });
            }
            Event::Back { .. } => self.back(seat, at),
            Event::Replaced { .. } => {
                place.sitter = Sitter::Bot(SUBSTITUTE);
                place.stand_in = None;
                self.offers.clear();
            }
            Event::Muted { on, member, .. } => {
                if let Some(reader) = place.person_mut(*member) {
                    reader.muted.retain(|muted| Some(muted) != whom.as_ref());
                    reader.muted.extend(whom.filter(|_| *on));
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// A player gets a new identity; those who had muted them keep them muted.
    fn moved_to(&mut self, seat: Seat, member: Option<Member>, person: &str) {
        let Some(mover) = self.places[seat.index()].person_mut(member) else {
            return;
        };
        let before = std::mem::replace(&mut mover.id, person.to_owned());
        if self.host == before {
            person.clone_into(&mut self.host);
        }
        for (_, reader) in self.places.iter_mut().flat_map(Place::people_mut) {
            if reader.muted.contains(&before) {
                reader.muted.push(person.to_owned());
            }
        }
        self.elsewhere.push(before);
    }

    fn played(
        &mut self,
        seat: Seat,
        deed: Deed<'_>,
        (hand, member): (Hand, Option<Member>),
        at: Millis,
    ) -> Result<Applied, Refusal> {
        let timed = !self.waits_for_answer();
        if self.turn() != Some(seat) {
            return Err(self.out_of_turn());
        }
        if member.is_some() && self.place(seat)?.person(member).is_none() {
            return Err(Refusal::of(&refusals::NOT_YOURS));
        }
        self.game.apply(deed)?;
        self.game.credit(member);
        let applied = self.game.past()[self.game.past().len() - 1].clone();
        self.hands.push(Some(hand));
        let turn_over = self.turn() != Some(seat) || !self.game.game().is_mid_turn();
        if turn_over {
            self.turn_over(seat, hand, timed, at);
        }
        // Moves by a bot or the table use up no member's turn.
        if let (Some(team), Some(member)) = (self.places[seat.index()].team_mut(), member) {
            team.moved(member, turn_over);
        }
        self.forget(&[Matter::Draw, Matter::TakeBack]);
        Ok(applied)
    }

    fn drawn(&mut self, outcome: &str, picks: &[Pick]) -> Result<Applied, Refusal> {
        if self.phase != Phase::Playing || self.game.game().turn() != Turn::Chance {
            return Err(Refusal::of(&refusals::NOT_NOW));
        }
        let applied = self.game.apply(outcome)?.clone();
        self.hands.push(None);
        self.picks.push((self.hands.len(), picks.to_vec()));
        Ok(applied)
    }

    fn begun(&mut self, number: u32, shift: usize, picks: &[Pick]) -> Result<(), Refusal> {
        if number != self.number + 1 || number > self.games {
            return Err(Refusal::of(&refusals::NOT_NOW));
        }
        let seats = self.places.len();
        if self.number == 0 {
            self.words = self.places.iter().map(Place::word).collect();
        }
        self.places.rotate_left(shift % seats);
        self.places.iter_mut().for_each(Place::refresh);
        self.game = self.game.anew();
        self.hands.clear();
        self.turns.clear();
        self.picks.clear();
        if !picks.is_empty() {
            self.picks.push((0, picks.to_vec()));
        }
        self.offers.clear();
        self.number = number;
        self.ended = None;
        self.phase = Phase::Playing;
        self.give_past()
    }

    fn taken_back(&mut self, plies: usize, at: Millis) {
        self.members_back(plies);
        self.game.rewind(plies);
        self.hands.truncate(plies);
        self.turns_back(plies, at);
        self.forget(&[Matter::Draw, Matter::TakeBack]);
    }

    /// The member who made the first of the moves taken back is to move again.
    fn members_back(&mut self, plies: usize) {
        for done in self.game.past().iter().skip(plies).rev() {
            let (Actor::Seat(seat), Some(member)) = (done.actor, done.member) else {
                continue;
            };
            if let Some(team) = self.places[seat.index()].team_mut() {
                team.back_to(member);
            }
        }
    }

    /// A series called off between two games leaves the previous game as it was.
    fn end(&mut self, how: How) {
        if self.phase != Phase::Between {
            self.count(how);
            self.ended = Some(how);
        }
        self.offers.clear();
        let last = self.number >= self.games || how == How::Aborted;
        self.phase = if last { Phase::Over } else { Phase::Between };
    }

    fn consented(&mut self, seat: Seat, matter: Matter, yes: bool) -> Result<(), Refusal> {
        self.place(seat)?;
        if !yes {
            self.forget(&[matter]);
            return Ok(());
        }
        match self.offers.iter_mut().find(|offer| offer.matter == matter) {
            Some(offer) => offer.yes.insert(seat),
            None => self.offers.push(Offer {
                matter,
                asker: seat,
                yes: SeatSet::only(seat),
            }),
        }
        Ok(())
    }

    pub(crate) fn forget(&mut self, matters: &[Matter]) {
        self.offers.retain(|offer| !matters.contains(&offer.matter));
    }
}
