//! A table with all that is stored of it.

use std::array;

use bots::Level;
use rules::{Luck, Member, Refusal, Rng, Seat, SeatSet, Shelf};
use serde_json::{Value, json};
use table::{
    Act, Chair, Claim, Clock, Event, First, Log, Millis, Moves, Seed, Setup, Table, Wanted,
    WantedMember, WantedPerson, WantedTeam,
};

/// The host of the tables.
pub(crate) const ANA: &str = "id-of-ana";
/// The name under which luck is drawn begins with it.
pub(crate) const ID: &str = "k3j9x2";
const START: Millis = 1_700_000_000_000;

/// Short words, so that random games of IDEOGRAMA get far.
const WORDS: &str = "AL AS DE EL ES FE HA IR LA LE LO ME MI NO ÑU OS PI RE SE SI SU TE TU UN VA \
    YA YO ZA AJO AÑO ASA BAR BIS CAL COL DIA DOS EJE FIN GAS GOL HAZ LUZ MAR OJO OSO PAN PIE QUE \
    SAL SOL UVA VEZ VOZ AMAR CASA COSA CUNA DEDO LATA LUNA MESA NIDO PATA RISA ROSA SEDA TELA";

pub(crate) struct Room {
    pub(crate) table: Table,
    /// When, and what, as a store has it.
    pub(crate) stored: Vec<(Millis, String)>,
    pub(crate) now: Millis,
    /// The seats that have been away for some time.
    pub(crate) absent: SeatSet,
    pub(crate) seeds: Vec<Seed>,
    /// What happened when the table was opened.
    pub(crate) opening: Log,
}

/// The setup of `game` with chairs such as `me open/t30 bot/f60+5 open/d2`, or with
/// teams whose members move in turn or as they like: `team:Ana+open any:open+open`.
pub(crate) fn setup(game: &str, chairs: &str) -> Setup {
    let options = match game {
        "ideograma" => json!({ "lexicon": lexicon() }),
        _ => json!({}),
    };
    Setup {
        options,
        first: First::AsSeated,
        watch: true,
        chat: true,
        take_backs: Some("consent".to_owned()),
        ..Setup::new(game, chairs.split_whitespace().map(chair).collect())
    }
}

/// The words that count in IDEOGRAMA here.
pub(crate) fn lexicon() -> Value {
    json!({ "words": WORDS.split_whitespace().collect::<Vec<_>>() })
}

fn chair(text: &str) -> Chair {
    let (who, clock) = text.split_once('/').unwrap_or((text, "-"));
    let number = |text: &str| text.parse().unwrap();
    let clock = match (&clock[..1], &clock[1..]) {
        ("t", seconds) => Clock::Turn {
            seconds: number(seconds),
        },
        ("f", both) => {
            let (seconds, increment) = both.split_once('+').unwrap();
            let (seconds, increment) = (number(seconds), number(increment));
            Clock::Fischer { seconds, increment }
        }
        ("d", days) => Clock::Days { days: number(days) },
        _ => Clock::None,
    };
    let who = match who.split_once(':') {
        Some(("team", members)) => team(members, Moves::InTurn),
        Some((_, members)) => team(members, Moves::Anyone),
        None if who == "me" => Wanted::Me,
        None if who == "open" => Wanted::Open,
        None => Wanted::Bot(Level::Two),
    };
    Chair {
        who,
        clock,
        name: None,
    }
}

/// A team of `open` and of names on Ana's device: `Ana+open+Luis`.
fn team(members: &str, moves: Moves) -> Wanted {
    let member = |text: &str| WantedMember {
        who: match text {
            "open" => WantedPerson::Open,
            _ => WantedPerson::Me,
        },
        name: (text != "open").then(|| text.to_owned()),
    };
    let members = members.split('+').map(member).collect();
    Wanted::Team(WantedTeam { members, moves })
}

impl Room {
    /// Ana opens a table.
    pub(crate) fn open(setup: Setup) -> Room {
        Room::lucky(setup, "Ana", 1).unwrap()
    }

    /// The same under any name, with any luck.
    pub(crate) fn lucky(setup: Setup, name: &str, luck: u64) -> Result<Room, Refusal> {
        let mut rng = Rng::seeded(luck);
        let mut seeds = Vec::new();
        let mut fresh = || {
            let seed = Seed::new(array::from_fn(|_| rng.below(256) as u8));
            seeds.push(seed.clone());
            seed
        };
        let shelf = Shelf::default();
        let (table, log) = Table::open(ID, (ANA, name), setup, &mut fresh, &shelf, START)?;
        let mut room = Room {
            table,
            stored: Vec::new(),
            now: START,
            absent: SeatSet::NONE,
            seeds,
            opening: log.clone(),
        };
        room.store(&log);
        Ok(room)
    }

    /// Writes down what happened. No version is left out.
    pub(crate) fn store(&mut self, log: &Log) {
        for happening in log {
            assert_eq!(happening.version, self.stored.len() as u64 + 1);
            let text = serde_json::to_string(&happening.event).unwrap();
            assert_eq!(event(&text), happening.event);
            self.stored.push((happening.at, text));
        }
        assert_eq!(self.table.version(), self.stored.len() as u64);
    }

    /// The table that the stored events lead to.
    pub(crate) fn replayed(&self) -> Table {
        let events = self.stored.iter().map(|(at, text)| (*at, event(text)));
        Table::replay(events, &Shelf::default()).unwrap()
    }

    /// A person acts who has seen everything.
    pub(crate) fn act(&mut self, person: &str, seat: Seat, act: &Act) -> Result<Log, Refusal> {
        self.act_having_seen(self.table.version(), person, (seat, None), act)
    }

    /// A person acts who has seen the table at this version.
    pub(crate) fn act_having_seen(
        &mut self,
        seen: u64,
        person: &str,
        (seat, member): (Seat, Option<Member>),
        act: &Act,
    ) -> Result<Log, Refusal> {
        let claim = Claim {
            person,
            seat,
            member,
            seen,
            absent: self.absent,
            at: self.now,
        };
        let log = self.table.act(&claim, act)?;
        self.store(&log);
        Ok(log)
    }

    /// The seat to move plays this, person or bot.
    pub(crate) fn play(&mut self, action: &str) -> Result<Log, Refusal> {
        let due = self.table.due().find(|due| Some(due.seat) == self.turn());
        if let Some(due) = due {
            let log = self
                .table
                .bot_plays(due.seat, action, due.moved, self.now)?;
            self.store(&log);
            return Ok(log);
        }
        let seat = self.turn().unwrap();
        let view = self.table.view(rules::Viewer::Spectator);
        let due = view.seats[seat.index()].team.as_ref();
        let due = due.and_then(|team| team.due);
        let moves = |person: &&str| {
            let places = self.table.places_of(person);
            due.is_none() || places.contains(&(seat, due))
        };
        let person = self.table.persons_in(seat).find(moves).map(str::to_owned);
        let person = person.unwrap();
        self.act(&person, seat, &Act::Play(action.to_owned()))
    }

    /// The seat to move.
    pub(crate) fn turn(&self) -> Option<Seat> {
        self.table.view(rules::Viewer::Spectator).turn
    }

    /// What the seat to move may do.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.table.game().game().moves().actions
    }
}

pub(crate) fn event(text: &str) -> Event {
    serde_json::from_str(text).unwrap()
}
