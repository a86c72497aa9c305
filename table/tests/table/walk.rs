//! Random life at a table: everything anybody can do, sensible or not.

use bots::Level;
use catalog::{Entry, GAMES, Match};
use rules::{Luck, Member, Refusal, Rng, Seat, SeatSet, Shelf};
use serde_json::json;
use table::{Act, First, Log, Matter, PHRASES, Phase, Setup};

use crate::room::{Room, setup};

/// People who may join; the last one never sits down.
const PEOPLE: [&str; 4] = ["id-of-ana", "id-of-bea", "id-of-cid", "id-of-eve"];
const CHAIRS: [&str; 9] = [
    "me",
    "me",
    "open",
    "open",
    "bot",
    "team:Ana+Luis",
    "team:open+Eva+open",
    "team:open+open",
    "any:Ana+open",
];
const CLOCKS: [&str; 5] = ["", "/t30", "/f60+5", "/d1", ""];
const MATTERS: [Matter; 6] = [
    Matter::Draw,
    Matter::TakeBack,
    Matter::Abort,
    Matter::Aids,
    Matter::Next,
    Matter::Rematch,
];

pub(crate) fn pick<'a, T>(from: &'a [T], rng: &mut Rng) -> &'a T {
    &from[rng.below(from.len() as u32) as usize]
}

/// Every game at every size.
pub(crate) fn sizes() -> Vec<(&'static Entry, usize)> {
    let sizes =
        |entry: &'static Entry| entry.about.players.iter().map(move |&seats| (entry, seats));
    GAMES.iter().flat_map(sizes).collect()
}

/// A random game, broken off after this many actions if it is not over.
pub(crate) fn random_game(setup: &Setup, most: usize, rng: &mut Rng) -> Match {
    let entry = catalog::find(&setup.game).unwrap();
    let shelf = Shelf::default();
    let mut game = Match::open(entry, setup.seats.len(), &setup.options, &shelf).unwrap();
    while !game.game().turn().is_over() && game.past().len() < most {
        if game.roll(rng).is_none() {
            let action = pick(&game.game().moves().actions, rng).clone();
            game.apply(&action).unwrap();
        }
    }
    game
}

/// The actions of a random game that is not over after them.
pub(crate) fn random_past(setup: &Setup, most: usize, rng: &mut Rng) -> Vec<String> {
    let game = random_game(setup, most, rng);
    let over = usize::from(game.game().turn().is_over());
    let kept = &game.past()[..game.past().len() - over];
    kept.iter().map(|done| done.action.clone()).collect()
}

/// One random table and the luck by which things happen at it.
pub(crate) struct Walk {
    pub(crate) room: Room,
    pub(crate) rng: Rng,
}

impl Walk {
    /// The table with this number: all games and sizes come round.
    pub(crate) fn new(number: u64) -> Walk {
        let sizes = sizes();
        let (entry, seats) = sizes[number as usize % sizes.len()];
        let mut rng = Rng::seeded(number);
        let mut chairs: Vec<String> = (0..seats)
            .map(|_| format!("{}{}", pick(&CHAIRS, &mut rng), pick(&CLOCKS, &mut rng)))
            .collect();
        let first = ["me", "me", "team:Ana+Luis", "team:Ana+open+open"];
        let first = if seats == 1 {
            "me"
        } else {
            pick(&first, &mut rng)
        };
        chairs[0] = format!("{first}{}", pick(&CLOCKS, &mut rng));
        let mut setup = setup(entry.about.id, &chairs.join(" "));
        setup.games = *pick(&[None, None, Some(2), Some(3)], &mut rng);
        setup.first = *pick(&[First::Drawn, First::AsSeated], &mut rng);
        setup.chat = rng.below(4) > 0;
        setup.patience = *pick(&[None, Some(10)], &mut rng);
        if entry.about.id == "ideograma" {
            setup.options["dictionary"] = json!(pick(&["auto", "challenge"], &mut rng));
        }
        if rng.below(5) == 0 {
            let plies = 1 + rng.below(12) as usize;
            setup.past = random_past(&setup, plies, &mut rng);
        }
        let room = Room::lucky(setup, "Ana", number).unwrap();
        Walk { room, rng }
    }

    /// Everybody sits down, and somewhere in the game it begins to be random.
    pub(crate) fn lead_in(&mut self) {
        if self.rng.below(8) > 0 {
            self.fill();
        }
        let plies = *pick(&[0, 0, 3, 10, 25, 80], &mut self.rng);
        for _ in 0..plies {
            if self.room.turn().is_some() {
                self.move_on().unwrap();
            }
        }
    }

    /// Somebody takes every open seat.
    pub(crate) fn fill(&mut self) {
        for seat in Seat::all(self.room.table.setup().seats.len()) {
            for name in ["Bea", "Cid", "Ñandú"] {
                if self.room.table.is_open(seat) {
                    let person = *pick(&PEOPLE[..3], &mut self.rng);
                    let (name, word) = (name.to_owned(), "suerte".to_owned());
                    self.room
                        .act(person, seat, &Act::Sit { name, word })
                        .unwrap();
                }
            }
        }
    }

    /// Something happens, or is refused.
    pub(crate) fn step(&mut self) -> Result<Log, Refusal> {
        self.room.now += i64::from(self.rng.below(12_000));
        match self.rng.below(21) {
            20 => self.room.does("skip"),
            0..9 if self.room.turn().is_some() => self.move_on(),
            9 => self.room.does("tick"),
            10 => self.room.does("restart 5"),
            11 => self.moves_elsewhere(),
            12 => self.stale_bot(),
            _ => self.somebody_acts(),
        }
    }

    fn move_on(&mut self) -> Result<Log, Refusal> {
        let action = pick(&self.room.legal(), &mut self.rng).clone();
        self.room.play(&action)
    }

    fn moves_elsewhere(&mut self) -> Result<Log, Refusal> {
        let (before, person) = (
            pick(&PEOPLE, &mut self.rng),
            pick(&PEOPLE[..3], &mut self.rng),
        );
        let log = self.room.table.move_to(before, person, self.room.now)?;
        self.room.store(&log);
        Ok(log)
    }

    fn stale_bot(&mut self) -> Result<Log, Refusal> {
        let action = pick(&["pass", "zzz", "accept"], &mut self.rng);
        let moved = self.room.table.due().next().map_or(0, |due| due.moved);
        let moved = moved.saturating_sub(u64::from(self.rng.below(2)));
        let seat = self.seat();
        let log = self
            .room
            .table
            .bot_plays(seat, *action, moved, self.room.now)?;
        self.room.store(&log);
        Ok(log)
    }

    fn somebody_acts(&mut self) -> Result<Log, Refusal> {
        let mut place = self.place();
        let mut person = *pick(&PEOPLE, &mut self.rng);
        if self.rng.below(4) > 0 {
            let places = self.room.table.places_of(person);
            if places.is_empty() {
                person = PEOPLE[0];
            } else {
                place = *pick(&places, &mut self.rng);
            }
        }
        let seat = place.0;
        self.room.absent = match self.rng.below(3) {
            0 => SeatSet::only(seat),
            _ => SeatSet::NONE,
        };
        let act = self.act();
        let late = u64::from(self.rng.below(12) == 0) * 3;
        let seen = self.room.table.version().saturating_sub(late);
        self.room.act_having_seen(seen, person, place, &act)
    }

    /// A seat or a member of its team, now and then one that is not there.
    fn place(&mut self) -> (Seat, Option<Member>) {
        let member = self.rng.below(5) as usize;
        let member = (member < 4).then(|| Member::at(member));
        (self.seat(), member.filter(|_| self.rng.below(2) == 0))
    }

    /// A seat, now and then one that is not there.
    fn seat(&mut self) -> Seat {
        let seats = self.room.table.setup().seats.len() as u32;
        let beyond = u32::from(self.rng.below(9) == 0);
        Seat::at(self.rng.below((seats + beyond).min(4)) as usize)
    }

    fn sits(&mut self) -> Act {
        Act::Sit {
            name: (*pick(&["Bea", "Cid", "Ñandú", ""], &mut self.rng)).to_owned() + "x",
            word: (*pick(&["", "suerte", " azar "], &mut self.rng)).to_owned(),
        }
    }

    fn act(&mut self) -> Act {
        let playing = self.room.table.phase() == Phase::Playing;
        match self.rng.below(24) {
            0 => self.sits(),
            1 if !playing || self.rng.below(3) == 0 => Act::Leave,
            1 | 2 => Act::Word("otra".to_owned()),
            3 => {
                let texts = ["zzz", "", "pass", "-A", "draw BGY", "e4", "keep R give R"];
                Act::Play((*pick(&texts, &mut self.rng)).to_owned())
            }
            4 => Act::Resign,
            5..13 => Act::Consent {
                matter: *pick(&MATTERS, &mut self.rng),
                yes: self.rng.below(4) > 0,
            },
            13 => Act::StandIn(*pick(&Level::ALL, &mut self.rng)),
            14 | 15 => Act::Back,
            16 => Act::Phrase(pick(PHRASES, &mut self.rng).code.to_owned()),
            17 => Act::Phrase("nonsense".to_owned()),
            18 | 19 => Act::Say((*pick(&["hola", "", " sí "], &mut self.rng)).to_owned()),
            20 => {
                let (whom, member) = self.place();
                let on = self.rng.below(3) > 0;
                Act::Mute { whom, member, on }
            }
            21 if self.rng.below(4) == 0 => Act::Block,
            21 => Act::Remove,
            22 => Act::Chat(self.rng.below(2) == 0),
            _ => Act::Consent {
                matter: Matter::Next,
                yes: true,
            },
        }
    }
}
