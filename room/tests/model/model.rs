//! The reference: a table for two as somebody with pencil and paper would keep it.
//! Luck is believed as it is told; everything else is foretold.

use std::collections::VecDeque;

use catalog::Match;
use rules::{Actor, Seat, Shelf, TakeBacks, Turn, Viewer};
use serde_json::{Value, json};
use table::{Act, Matter, Setup};

use crate::chair::Chair;
use crate::clocks::Clocks;

/// The number of a person in a sequence.
pub(crate) type Person = usize;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Gathering,
    Playing,
    Over,
}

/// Something proposed.
pub(crate) struct Offer {
    pub(crate) matter: Matter,
    pub(crate) asker: usize,
    pub(crate) yes: [bool; 2],
}

pub(crate) struct Model {
    pub(crate) version: u64,
    pub(crate) moved: u64,
    pub(crate) phase: Phase,
    pub(crate) seats: [Chair; 2],
    pub(crate) out: [bool; 2],
    pub(crate) stand_in: [bool; 2],
    pub(crate) offers: Vec<Offer>,
    pub(crate) clocks: Clocks,
    pub(crate) game: Match,
    /// Why no move is ever taken back here.
    pub(crate) no_take_backs: Option<&'static str>,
    /// What had been played before the table was opened.
    given: Vec<String>,
    /// Which actions of the game a person chose, and from which place of a team.
    chosen: Vec<Option<usize>>,
    /// How many actions there were when each turn ended.
    turns: Vec<usize>,
}

impl Model {
    /// As it is when the first person has opened it and sat down in the first seat.
    pub(crate) fn new(setup: &Setup) -> Model {
        let entry = catalog::find(&setup.game).unwrap();
        Model {
            version: 2,
            moved: 1,
            phase: Phase::Gathering,
            seats: [Chair::new(&setup.seats[0]), Chair::new(&setup.seats[1])],
            out: [false; 2],
            stand_in: [false; 2],
            offers: Vec::new(),
            clocks: Clocks::new([setup.seats[0].clock, setup.seats[1].clock]),
            game: Match::open(entry, 2, &setup.options, &Shelf::default()).unwrap(),
            no_take_backs: match setup.take_backs.as_deref() {
                Some("never") => Some("no-take-backs"),
                Some("bots") => Some("only-practice"),
                None if entry.about.take_backs == TakeBacks::Bots => Some("only-practice"),
                _ => None,
            },
            given: setup.past.clone(),
            chosen: Vec::new(),
            turns: Vec::new(),
        }
    }

    /// The seat to move.
    pub(crate) fn turn(&self) -> Option<usize> {
        let seat = self.game.game().turn().seat().map(Seat::index);
        seat.filter(|_| self.phase == Phase::Playing)
    }

    pub(crate) fn seat_of(&self, person: Person) -> Option<usize> {
        self.seats.iter().position(|chair| chair.holds(person))
    }

    /// Whether somebody's time is up.
    pub(crate) fn is_late(&self, now: i64) -> bool {
        let deadline = self.clocks.deadline();
        deadline.is_some_and(|deadline| now >= deadline)
    }

    /// Somebody's time is up, and nothing else may be told.
    pub(crate) fn flag(&mut self, told: &mut VecDeque<Value>, now: i64) {
        let (seat, _) = self.clocks.running.unwrap();
        self.out[seat] = true;
        self.offers.clear();
        self.happens(told, json!({"event": "flagged", "seat": seat + 1}), now);
        self.end(told, "flagged", now);
    }

    /// An act that must be accepted, and all that must come of it.
    pub(crate) fn accept(
        &mut self,
        person: Person,
        seat: usize,
        act: &Act,
        told: &mut VecDeque<Value>,
        now: i64,
    ) {
        let number = seat + 1;
        match act {
            Act::Sit { name, .. } => {
                self.seats[seat].sit(person);
                let member = self.seats[seat].member(person);
                let sat = json!({"event": "sat", "seat": number, "name": name, "member": member});
                self.happens(told, sat, now);
                if self.seats.iter().all(Chair::is_full) {
                    self.begin(told, now);
                }
            }
            Act::Leave => {
                let member = self.seats[seat].member(person);
                self.seats[seat].leave(person, self.phase == Phase::Playing);
                self.offers.clear();
                let left = json!({"event": "left", "seat": number, "member": member});
                self.happens(told, left, now);
                self.resign_if_agreed(seat, told, now);
            }
            Act::Play(text) => self.play(person, seat, text, told, now),
            Act::Resign => match self.seats[seat].member(person) {
                None => self.resign(seat, told, now),
                Some(member) => {
                    self.seats[seat].resigns[member - 1] = true;
                    let wants =
                        json!({"event": "wants-to-resign", "seat": number, "member": member});
                    self.happens(told, wants, now);
                    self.resign_if_agreed(seat, told, now);
                }
            },
            Act::Consent { matter, yes } => self.consent(seat, *matter, *yes, told, now),
            Act::StandIn(_) => {
                self.stand_in[seat] = true;
                self.happens(told, json!({"event": "stood-in", "seat": number}), now);
            }
            Act::Back => {
                self.stand_in[seat] = false;
                self.happens(told, json!({"event": "back", "seat": number}), now);
            }
            Act::Phrase(code) => {
                let member = self.seats[seat].member(person);
                let phrase =
                    json!({"event": "phrase", "seat": number, "code": code, "member": member});
                self.happens(told, phrase, now);
            }
            other => panic!("the stories know no {other:?}"),
        }
    }

    fn begin(&mut self, told: &mut VecDeque<Value>, now: i64) {
        let shift = told.front().and_then(|told| told["shift"].as_u64());
        let shift = shift.unwrap() as usize % 2;
        self.seats.rotate_left(shift);
        self.phase = Phase::Playing;
        self.clocks.begin(shift);
        self.game.apply_all(&self.given).unwrap();
        self.chosen = vec![None; self.given.len()];
        let given = match self.given.len() {
            0 => Value::Null,
            given => json!(given),
        };
        let begun = json!({"event": "begun", "number": 1, "given": given});
        self.happens(told, begun, now);
        self.settle(told, now);
    }

    fn resign(&mut self, seat: usize, told: &mut VecDeque<Value>, now: i64) {
        self.out[seat] = true;
        self.stand_in[seat] = false;
        self.offers.clear();
        self.happens(told, json!({"event": "resigned", "seat": seat + 1}), now);
        self.end(told, "resigned", now);
    }

    fn resign_if_agreed(&mut self, seat: usize, told: &mut VecDeque<Value>, now: i64) {
        let chair = &self.seats[seat];
        let agreed = chair.is_team() && chair.wants_to_resign() >= chair.majority();
        if agreed && self.phase == Phase::Playing {
            self.resign(seat, told, now);
        }
    }

    fn play(
        &mut self,
        person: Person,
        seat: usize,
        text: &str,
        told: &mut VecDeque<Value>,
        now: i64,
    ) {
        let action = self.game.apply(text).unwrap().action.clone();
        self.chosen.push(self.seats[seat].place_of(person));
        let member = self.seats[seat].member(person);
        let turn_over = self.turn_over(seat, now);
        self.seats[seat].moved(turn_over);
        self.offers.clear();
        let (seat, hand) = (seat + 1, "person");
        let played = json!({"event": "played", "seat": seat, "action": action, "hand": hand, "member": member});
        self.happens(told, played, now);
        self.settle(told, now);
    }

    /// Luck, moves without a choice, and the end.
    fn settle(&mut self, told: &mut VecDeque<Value>, now: i64) {
        loop {
            match self.game.game().turn() {
                Turn::Chance => {
                    let outcome = told.front().and_then(|told| told["outcome"].as_str());
                    let outcome = outcome.unwrap().to_owned();
                    self.game.apply(&outcome).unwrap();
                    self.chosen.push(None);
                    self.happens(told, json!({"event": "drawn", "outcome": outcome}), now);
                }
                Turn::Seat(seat) if self.must_pass() => {
                    self.game.apply("pass").unwrap();
                    self.chosen.push(None);
                    self.turn_over(seat.index(), now);
                    let passed = json!({"event": "played", "seat": seat, "hand": "table"});
                    self.happens(told, passed, now);
                }
                Turn::Seat(_) => return,
                Turn::Over(_) => return self.end(told, "played", now),
            }
        }
    }

    /// Whether what a seat has just done is the end of its turn.
    fn turn_over(&mut self, seat: usize, now: i64) -> bool {
        let over = self.turn() != Some(seat) || !self.game.game().is_mid_turn();
        if over {
            self.turns.push(self.chosen.len());
            self.clocks.turn_over(seat, self.turns.len(), now);
        }
        over
    }

    fn must_pass(&self) -> bool {
        !self.game.entry().about.hidden && self.game.game().moves().actions == ["pass"]
    }

    fn consent(
        &mut self,
        seat: usize,
        matter: Matter,
        yes: bool,
        told: &mut VecDeque<Value>,
        now: i64,
    ) {
        let place = self.offers.iter().position(|offer| offer.matter == matter);
        let place = place.unwrap_or_else(|| {
            let (asker, yes) = (seat, [false; 2]);
            self.offers.push(Offer { matter, asker, yes });
            self.offers.len() - 1
        });
        let offer = &mut self.offers[place];
        offer.yes[seat] = true;
        let asker = offer.asker;
        let all = [0, 1]
            .iter()
            .all(|&seat| offer.yes[seat] || self.stand_in[seat]);
        if !yes {
            self.offers.remove(place);
        }
        let said = json!({"event": "consented", "seat": seat + 1, "matter": matter, "yes": yes});
        self.happens(told, said, now);
        if !(yes && all) {
            return;
        }
        if matter == Matter::Draw {
            return self.end(told, "agreed", now);
        }
        let plies = self.last_choice(asker).unwrap();
        let past = self.game.past().iter().zip(&self.chosen).skip(plies);
        for (done, place) in past.rev() {
            if let (Actor::Seat(seat), Some(place)) = (done.actor, place) {
                self.seats[seat.index()].back_to(*place);
            }
        }
        self.game.rewind(plies);
        self.chosen.truncate(plies);
        self.turns.retain(|&ended| ended <= plies);
        self.clocks.taken_back(asker, now);
        self.offers.clear();
        self.happens(told, json!({"event": "taken-back", "plies": plies}), now);
    }

    fn end(&mut self, told: &mut VecDeque<Value>, how: &str, now: i64) {
        self.phase = Phase::Over;
        self.offers.clear();
        self.happens(told, json!({"event": "ended", "how": how}), now);
    }

    /// The place of the last action that a seat chose itself.
    pub(crate) fn last_choice(&self, seat: usize) -> Option<usize> {
        let mut past = self.game.past().iter().zip(&self.chosen);
        past.rposition(|(done, chosen)| {
            chosen.is_some() && done.actor == Actor::Seat(Seat::at(seat))
        })
    }

    /// Whether luck has moved since.
    pub(crate) fn luck_since(&self, ply: usize) -> bool {
        let mut past = self.game.past()[ply..].iter();
        past.any(|done| matches!(done.actor, Actor::Chance(_)))
    }

    /// The next thing told is this one (it may say more about it).
    fn happens(&mut self, told: &mut VecDeque<Value>, expected: Value, now: i64) {
        let told = told.pop_front();
        let told = told.unwrap_or_else(|| panic!("{expected} was not told"));
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(&told[key], value, "{key} of {told}, expected {expected}");
        }
        self.version += 1;
        let event = expected["event"].as_str().unwrap();
        if ["begun", "played", "drawn", "taken-back", "ended"].contains(&event) {
            self.moved = self.version;
        }
        let turn = self.turn();
        let thinks = turn.is_some_and(|seat| !self.stand_in[seat]);
        self.clocks.wind(turn, thinks, now);
    }

    /// What a view of the table must say.
    pub(crate) fn check_view(&self, seat: Option<usize>, view: &Value) {
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::at(seat)));
        assert_eq!(view["view"], json!(self.game.game().view(viewer)));
        assert_eq!(view["turn"], json!(self.turn().map(|seat| seat + 1)));
        assert_eq!(view["ply"], json!(self.game.past().len()));
        assert_eq!(view["offers"].as_array().unwrap().len(), self.offers.len());
        let phase = format!("{:?}", self.phase).to_lowercase();
        assert_eq!(view["phase"], json!(phase));
        for (seat, sits) in view["seats"].as_array().unwrap().iter().enumerate() {
            let chair = &self.seats[seat];
            let name = chair.name();
            let expected = name.map_or(json!("nobody"), |name| json!({ "person": name }));
            assert_eq!(sits["sits"], expected);
            if chair.is_team() {
                let team = &sits["team"];
                assert_eq!(team["due"], json!(chair.due + 1));
                assert_eq!(team["majority"], json!(chair.majority()));
                let resigning = team["resigning"].as_array().unwrap().len();
                assert_eq!(resigning, chair.wants_to_resign());
            }
            assert_eq!(sits["out"], json!(self.out[seat]));
            assert_eq!(sits["stand_in"].is_null(), !self.stand_in[seat]);
        }
    }
}
