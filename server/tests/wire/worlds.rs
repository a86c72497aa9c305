//! Two games that differ only in what one viewer may not see, as stored events.

use catalog::{Applied, Match, View};
use rules::{Actor, Luck as _, Rng, Seat, Shelf, Turn, Viewer};
use serde_json::{Value, json};
use store::{Batch, Card, Row, State};
use table::{Chair, Clock, Event, First, Hand, Seed, Setup, Wanted};

use crate::house::{NOON, person};

/// Two worlds, and the viewer for whom they are one.
pub(crate) struct Worlds {
    pub(crate) viewer: Viewer,
    pub(crate) here: Match,
    pub(crate) there: Match,
}

impl Worlds {
    /// A random game, and another one with other secrets; nothing if the other could
    /// not go on as the first did.
    pub(crate) fn invent(kind: Kind, viewer: Viewer, rng: &mut Rng) -> Option<Worlds> {
        let here = kind.game(6 + rng.below(14) as usize, rng)?;
        let mut retelling = Retelling {
            views: views(kind, here.past(), viewer),
            past: here.past(),
            viewer,
            letters: kind.letters,
            tries: 400,
        };
        let mut there = kind.open();
        let told = retelling.go_on(&mut there, rng);
        let differs = here.game().state() != there.game().state();
        (told && differs).then_some(Worlds {
            viewer,
            here,
            there,
        })
    }
}

/// A game with hidden hands.
#[derive(Clone, Copy)]
pub(crate) struct Kind {
    pub(crate) game: &'static str,
    pub(crate) options: &'static str,
    /// What its tokens or tiles are called.
    pub(crate) letters: &'static str,
}

pub(crate) const KINDS: [Kind; 3] = [
    Kind {
        game: "airam",
        options: "{}",
        letters: "RBGY",
    },
    Kind {
        game: "ideograma",
        options: r#"{"lexicon": {"words": ["AL", "AS", "ES", "LA", "LE", "LO", "NO", "OS", "RE", "SE", "SI", "SOL"]}}"#,
        letters: "AEIOSRNLDTCU",
    },
    Kind {
        game: "ideograma",
        options: r#"{"dictionary": "challenge", "lexicon": {"words": ["AL", "AS", "ES", "LA", "LE", "LO", "NO", "OS"]}}"#,
        letters: "AEIOSRNLDTCU",
    },
];

impl Kind {
    fn options(self) -> Value {
        serde_json::from_str(self.options).unwrap()
    }

    fn open(self) -> Match {
        let entry = catalog::find(self.game).unwrap();
        Match::open(entry, 2, &self.options(), &Shelf::default()).unwrap()
    }

    /// This many random steps and, if necessary, a few more until a seat is to move.
    fn game(self, steps: usize, rng: &mut Rng) -> Option<Match> {
        let mut game = self.open();
        loop {
            match game.game().turn() {
                Turn::Over(_) => return None,
                Turn::Chance => {
                    game.roll(rng)?;
                }
                Turn::Seat(_) if game.past().len() >= steps => return Some(game),
                Turn::Seat(_) => {
                    let action = choose(&game, rng);
                    game.apply(&action).unwrap();
                }
            }
        }
    }
}

/// A random move; exchanges are so numerous that there would be nothing else.
pub(crate) fn choose(game: &Match, rng: &mut Rng) -> String {
    let mut moves = game.game().moves().actions;
    if rng.below(3) > 0 {
        moves.retain(|action| !action.starts_with('-'));
    }
    moves.swap_remove(rng.below(moves.len() as u32) as usize)
}

/// What the viewer sees after each step.
fn views(kind: Kind, past: &[Applied], viewer: Viewer) -> Vec<View> {
    let mut game = kind.open();
    let view = |done: &Applied| {
        game.apply(&done.action).unwrap();
        game.game().view(viewer)
    };
    past.iter().map(view).collect()
}

/// The same game told again with other secrets.
struct Retelling<'a> {
    past: &'a [Applied],
    views: Vec<View>,
    viewer: Viewer,
    letters: &'a str,
    tries: u32,
}

impl Retelling<'_> {
    /// From where `other` stands to the end.
    fn go_on(&mut self, other: &mut Match, rng: &mut Rng) -> bool {
        let ply = other.past().len();
        let Some(step) = self.past.get(ply) else {
            return true;
        };
        for text in variants(step, self.viewer, self.letters, rng) {
            if self.tries == 0 {
                return false;
            }
            self.tries -= 1;
            let looks_alike = other.apply(&text).is_ok_and(|done| done.face == step.face);
            if looks_alike
                && other.game().view(self.viewer) == self.views[ply]
                && self.go_on(other, rng)
            {
                return true;
            }
            other.rewind(ply);
        }
        false
    }
}

/// How a step could have been without the viewer's noticing, the same step last.
pub(crate) fn variants(
    step: &Applied,
    viewer: Viewer,
    letters: &str,
    rng: &mut Rng,
) -> Vec<String> {
    let knows = match step.actor {
        Actor::Seat(seat) => viewer == Viewer::Seat(seat),
        Actor::Chance(audience) => audience.includes(viewer),
    };
    let same = step.action.clone();
    if knows || step.face == step.action {
        return vec![same];
    }
    let letters: Vec<char> = letters.chars().collect();
    let mut other = || {
        let swap = |sign: char| match sign {
            'A'..='Z' if rng.below(3) == 0 => letters[rng.below(letters.len() as u32) as usize],
            _ => sign,
        };
        same.chars().map(swap).collect::<String>()
    };
    let mut all: Vec<String> = (0..6).map(|_| other()).collect();
    all.push(same);
    all
}

/// How many steps of the game at a table had been made before it was opened: every
/// other table plays on from somewhere.
pub(crate) fn given(table: u32) -> usize {
    (table % 2) as usize * 4
}

/// The players of a table by number.
pub(crate) fn players(table: u32) -> [u32; 2] {
    [table * 3, table * 3 + 1]
}

/// A game as a table's stored events. Table, people, seed and times are the same in
/// both worlds, so that nothing has to be made alike afterwards.
pub(crate) fn stored(table: u32, kind: Kind, game: &Match) -> Batch {
    let id = name(table);
    let seats = [Wanted::Me, Wanted::Open].map(|who| Chair {
        who,
        clock: Clock::Fischer {
            seconds: 600,
            increment: 5,
        },
        name: None,
    });
    let (past, played) = game.past().split_at(given(table));
    let setup = Setup {
        options: kind.options(),
        edition: Some(game.entry().about.edition),
        games: Some(1),
        first: First::AsSeated,
        public: true,
        watch: true,
        past: past.iter().map(|done| done.action.clone()).collect(),
        ..Setup::new(kind.game, seats.to_vec())
    };
    let people = players(table).map(person);
    let mut events = vec![Event::Opened {
        id: id.clone(),
        host: people[0].clone(),
        setup,
        seeds: vec![Seed::new([7; 32])],
    }];
    for (seat, person) in Seat::all(2).zip(&people) {
        let (person, name) = (person.clone(), format!("Player {seat}"));
        events.push(Event::Sat {
            seat,
            person,
            name,
            member: None,
        });
    }
    events.push(Event::Begun {
        number: 1,
        shift: 0,
        picks: Vec::new(),
    });
    events.extend(played.iter().map(event));
    let row = |(version, event): (u64, &Event)| Row {
        version,
        at: NOON,
        event: serde_json::to_string(event).unwrap(),
    };
    Batch {
        table: id,
        after: 0,
        rows: (1..).zip(&events).map(row).collect(),
        act: None,
        card: Card {
            state: State::Live,
            public: true,
            deadline: None,
            summary: json!({}).to_string().into(),
            persons: people.to_vec().into(),
            changed: NOON,
        },
    }
}

/// What a table is called.
pub(crate) fn name(table: u32) -> String {
    format!("table-{table}")
}

fn event(done: &Applied) -> Event {
    match done.actor {
        Actor::Seat(seat) => Event::Played {
            seat,
            action: done.action.clone(),
            hand: Hand::Person,
            member: None,
        },
        Actor::Chance(_) => Event::Drawn {
            outcome: done.action.clone(),
            picks: Vec::new(),
        },
    }
}
