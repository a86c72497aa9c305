//! One random sequence at one table.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

use catalog::Match;
use room::{House, No, Room};
use rules::{Luck as _, Rng, Shelf};
use serde_json::{Value, json};
use store::{ActId, Store};
use table::{
    Act, Chair, Clock, First, Moves, Setup, Wanted, WantedMember, WantedPerson, WantedTeam,
};
use wire::{ActMessage, Snapshot};

use crate::ledger::{self, Acknowledged, Ledger};
use crate::model::{Model, Person};
use crate::tally::Tally;
use crate::verdict::OF_THE_GAME;
use crate::witness::Witness;

/// Small games, with and without luck and hidden hands.
const GAMES: [(&str, &str); 5] = [
    ("reverso", r#"{"size": 6}"#),
    ("xats", "{}"),
    ("nueve", "{}"),
    ("ludo", "{}"),
    ("airam", "{}"),
];
const ACTS: usize = 14;
/// The player that opens the table, the other, a third who is in a team or only looks on,
/// and somebody whom nobody knows.
const PEOPLE: usize = 4;
const NOON: i64 = 1_800_000_000_000;

/// What a person is called.
pub(crate) fn name(person: Person) -> &'static str {
    ["Ana", "Bea", "Eva", "Leo"][person]
}

pub(crate) struct Story {
    pub(crate) rng: Rng,
    pub(crate) number: u64,
    /// How many of the people play.
    pub(crate) players: usize,
    store: Store,
    now: Arc<AtomicI64>,
    room: Room,
    table: String,
    witnesses: Vec<Witness>,
    pub(crate) model: Model,
    acknowledged: Vec<Acknowledged>,
    tally: Tally,
}

impl Story {
    /// From an empty table to a comparison of everything with everything.
    pub(crate) async fn play(number: u64, store: &Store) -> Tally {
        let mut story = Story::begin(number, store).await;
        for step in 0..ACTS {
            story.step(step).await;
        }
        story.check().await;
        story.tally
    }

    async fn begin(number: u64, store: &Store) -> Story {
        let mut rng = Rng::stirred(b"model", number);
        let (game, options) = GAMES[number as usize % GAMES.len()];
        let options: Value = serde_json::from_str(options).unwrap();
        let now = Arc::new(AtomicI64::new(NOON));
        let room = room(store, &now);
        let host = person(number, 0);
        let setup = setup(game, options, &mut rng);
        let model = Model::new(&setup);
        let is_team = |chair: &Chair| matches!(chair.who, Wanted::Team(_));
        let players = 2 + setup.seats.iter().filter(|chair| is_team(chair)).count();
        let table = room.open(&host, name(0), setup).await.unwrap();
        let mut story = Story {
            rng,
            number,
            players,
            store: store.clone(),
            now,
            room,
            table,
            witnesses: Vec::new(),
            model,
            acknowledged: Vec::new(),
            tally: Tally::default(),
        };
        story.come().await;
        story
    }

    /// Everybody begins to watch, one of them as nobody known.
    async fn come(&mut self) {
        self.witnesses.clear();
        for who in 0..PEOPLE {
            let who = (who + 1 < PEOPLE).then(|| person(self.number, who));
            let witness = Witness::begin(&self.room, &self.table, who).await;
            self.witnesses.push(witness);
        }
    }

    async fn step(&mut self, step: usize) {
        let passes = if self.rng.below(40) == 0 {
            600_000
        } else {
            9_000
        };
        let passes = i64::from(self.rng.below(passes));
        self.now.fetch_add(passes, Relaxed);
        match self.rng.below(20) {
            0 => self.restart().await,
            1 => self.reconnect().await,
            2 | 3 if !self.acknowledged.is_empty() => self.again().await,
            _ => {
                let (person, message) = self.invent(step);
                self.act(person, message).await;
            }
        }
    }

    /// The process ends and another one begins with what is on disk.
    async fn restart(&mut self) {
        self.tally.count("restart");
        self.room = room(&self.store, &self.now);
        self.come().await;
    }

    async fn reconnect(&mut self) {
        self.tally.count("reconnect");
        let who = self.rng.below(PEOPLE as u32) as usize;
        let person = self.witnesses[who].person.clone();
        self.witnesses[who] = Witness::begin(&self.room, &self.table, person).await;
    }

    /// An act that was acknowledged comes again, as it was or quite different.
    async fn again(&mut self) {
        let which = self.rng.below(self.acknowledged.len() as u32) as usize;
        let Acknowledged {
            person,
            mut message,
            v,
        } = self.acknowledged[which].clone();
        let otherwise = self.rng.below(2) == 0;
        if otherwise {
            message.a = Act::Phrase("hello".to_owned());
        }
        self.tally.count(if otherwise {
            "again otherwise"
        } else {
            "again"
        });
        self.flag_if_due().await;
        let answer = self.send(person, &message).await;
        assert_eq!(answer, Ok(v), "{message:?} in sequence {}", self.number);
        self.hear(|_, _| {}).await;
    }

    /// Somebody looks, by which a clock that has run out takes effect. (An act does
    /// the same; the other half of the sequences leaves it to that.)
    async fn flag_if_due(&mut self) {
        let now = self.now.load(Relaxed);
        if self.model.is_late(now) {
            self.room.snapshot(None, &self.table).await.unwrap();
            self.hear(|model, told| model.flag(told, now)).await;
        }
    }

    async fn act(&mut self, person: Person, message: ActMessage) {
        let now = self.now.load(Relaxed);
        if self.number.is_multiple_of(2) {
            self.flag_if_due().await;
        }
        let readable = message.aid.len() >= 8;
        let late = readable && self.model.is_late(now);
        let answer = if self.rng.below(6) == 0 {
            self.tally.count("twice at once");
            let twice = tokio::join!(self.send(person, &message), self.send(person, &message));
            assert_eq!(twice.0, twice.1, "{message:?}");
            twice.0
        } else {
            self.send(person, &message).await
        };
        let mut outcome = Err("");
        let mut v = 0;
        self.hear(|model, told| {
            if late {
                model.flag(told, now);
            }
            outcome = model.verdict(person, &message);
            v = model.version + 1;
            if outcome.is_ok() {
                model.accept(person, message.seat.index(), &message.a, told, now);
            }
        })
        .await;
        let number = self.number;
        let expected = outcome.map(|()| v);
        let own = |code| {
            if is_of_the_table(code) {
                code
            } else {
                OF_THE_GAME
            }
        };
        let answer = answer.map_err(|no| own(no.refusal.rule.code));
        assert_eq!(
            answer, expected,
            "{person}: {message:?} in sequence {number}"
        );
        self.note(person, message, answer);
    }

    fn note(&mut self, person: Person, message: ActMessage, answer: Result<u64, &str>) {
        match answer {
            Ok(v) => self.acknowledged.push(Acknowledged { person, message, v }),
            Err(code) => return self.tally.count(code),
        }
        self.tally.count("ok");
    }

    async fn send(&self, who: Person, message: &ActMessage) -> Result<u64, No> {
        let person = person(self.number, who);
        self.room.act(&person, &self.table, message.clone()).await
    }

    /// What the witnesses heard is what the reference foretells, and nothing else.
    async fn hear(&mut self, foretell: impl FnOnce(&mut Model, &mut VecDeque<Value>)) {
        let now = self.now.load(Relaxed);
        let before = self.model.version;
        let mut heard: Vec<Value> = Vec::new();
        let mut skipped = false;
        for witness in &mut self.witnesses {
            let report = witness.listen(now).await;
            skipped |= report.skipped;
            for (v, told) in report.told {
                let place = (v - before) as usize - 1;
                if heard.len() <= place {
                    heard.push(told);
                } else if heard[place].to_string().contains('?') {
                    // Others were told no more than how it looks.
                    heard[place] = told;
                }
            }
        }
        if skipped {
            heard = ledger::events(&self.store, &self.table, before).await;
        }
        for told in &heard {
            self.tally.count(told["event"].as_str().unwrap());
            if let Some(how) = told["how"].as_str() {
                self.tally.count(how);
            }
        }
        let mut heard = VecDeque::from(heard);
        foretell(&mut self.model, &mut heard);
        assert!(heard.is_empty(), "{heard:?} in sequence {}", self.number);
    }

    /// Everything that is left agrees with everything else.
    async fn check(&mut self) {
        self.flag_if_due().await;
        let id = |one: &Acknowledged| ActId {
            actor: person(self.number, one.person),
            aid: one.message.aid.clone(),
        };
        let acts = self.acknowledged.iter().map(|one| (id(one), one.v));
        let ledger = Ledger::read(&self.store, &self.table, acts).await;
        assert_eq!(ledger.version(), self.model.version);
        assert_eq!(ledger.clocks(), self.model.clocks.json());
        for (who, witness) in self.witnesses.iter().enumerate() {
            let seat = self.model.seat_of(who);
            assert_eq!(witness.seen.v, self.model.version);
            let known = witness.person.as_deref();
            let fresh = self.room.snapshot(known, &self.table).await.unwrap();
            // Who is connected is told a moment later, when it comes to those who left.
            let seen = Snapshot {
                now: fresh.now,
                here: fresh.here.clone(),
                members: fresh.members.clone(),
                ..witness.seen.clone()
            };
            assert_eq!(seen, fresh, "sequence {}", self.number);
            let last = json!(seen.views[0].view);
            assert_eq!(last, ledger.view(seat));
            assert_eq!(json!(fresh.clocks), self.model.clocks.json());
            self.model.check_view(seat, &last);
        }
    }
}

fn is_of_the_table(code: &str) -> bool {
    let table = table::refusals::ALL.iter();
    let room = room::refusals::ALL.iter();
    let wire = wire::refusals::ALL.iter();
    table.chain(room).chain(wire).any(|rule| rule.code == code)
}

fn room(store: &Store, now: &Arc<AtomicI64>) -> Room {
    let house = House {
        lobby: true,
        thinkers: 1,
        ..House::default()
    };
    let now = Arc::clone(now);
    let clock = Arc::new(move || now.load(Relaxed));
    Room::new(store.clone(), Shelf::default(), house, clock)
}

fn clock(rng: &mut Rng) -> Clock {
    match rng.below(3) {
        0 => Clock::None,
        1 => Clock::Turn { seconds: 60 },
        _ => Clock::Fischer {
            seconds: 45,
            increment: 2,
        },
    }
}

/// Half of the tables have a clock of its own for each seat.
fn clocks(rng: &mut Rng) -> [Clock; 2] {
    let both = clock(rng);
    let other = if rng.below(2) == 0 { clock(rng) } else { both };
    [both, other]
}

fn setup(game: &str, options: Value, rng: &mut Rng) -> Setup {
    let chairs = wanted(rng).into_iter().zip(clocks(rng));
    let seats = chairs.map(|(who, clock)| Chair {
        who,
        clock,
        name: None,
    });
    let past = past(game, &options, rng);
    // Most tables let moves be taken back by consent.
    let take_backs = match rng.below(20) {
        0 => Some("never"),
        1 => Some("bots"),
        2 => None,
        _ => Some("consent"),
    };
    Setup {
        options,
        games: Some(1),
        first: [First::Drawn, First::AsSeated][rng.below(2) as usize],
        public: true,
        watch: true,
        take_backs: take_backs.map(str::to_owned),
        past,
        ..Setup::new(game, seats.collect())
    }
}

/// At every fourth table a team of two plays, with the host or against.
fn wanted(rng: &mut Rng) -> [Wanted; 2] {
    let team = |first: WantedPerson| {
        let member = |who| WantedMember { who, name: None };
        Wanted::Team(WantedTeam {
            members: vec![member(first), member(WantedPerson::Open)],
            moves: Moves::InTurn,
        })
    };
    match rng.below(8) {
        0 => [team(WantedPerson::Me), Wanted::Open],
        1 => [Wanted::Me, team(WantedPerson::Open)],
        _ => [Wanted::Me, Wanted::Open],
    }
}

/// Every fourth table plays on from somewhere.
fn past(game: &str, options: &Value, rng: &mut Rng) -> Vec<String> {
    let entry = catalog::find(game).unwrap();
    let mut game = Match::open(entry, 2, options, &Shelf::default()).unwrap();
    let plies = if rng.below(4) == 0 {
        rng.below(8) as usize
    } else {
        0
    };
    while game.past().len() < plies {
        if game.roll(rng).is_none() {
            let mut actions = game.game().moves().actions;
            let place = rng.below(actions.len() as u32) as usize;
            game.apply(&actions.swap_remove(place)).unwrap();
        }
    }
    let past = game.past().iter();
    past.map(|done| done.action.clone()).collect()
}

/// The id of a person of a sequence.
fn person(number: u64, who: Person) -> String {
    format!("{}-{number}", name(who))
}
