//! One game in the arena.

use bots::{Limits, Player};
use catalog::{Chosen, Deed, Match};
use rules::{Rng, Seat, SeatSet, Turn};
use serde_json::{Value, json};

use super::engine::Engine;
use super::schedule::Bout;
use super::{Arena, Contestant};
use crate::shelf::shelf;

/// The result of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Played {
    /// The game's number in the schedule.
    pub(crate) bout: usize,
    pub(crate) winners: SeatSet,
    pub(crate) plies: usize,
    /// The seat that forfeited the game, and why.
    pub(crate) fault: Option<(Seat, String)>,
}

/// The luck of a game, its opening and each search have random sources of their own.
const LUCK: &[u8] = b"luck";
const OPENING: &[u8] = b"opening";
const THOUGHT: &[u8] = b"thought";

/// Plays a game to its end. A contestant who fails loses it.
pub(crate) fn play(arena: &Arena, bout: &Bout) -> Played {
    let game = Match::open(arena.game, arena.seats, &arena.options, shelf());
    let mut table = Table {
        arena,
        bout,
        game: game.expect("it was opened before"),
        engines: Vec::new(),
    };
    let fault = table.sit_down().and_then(|()| table.play());
    let fault = fault.err();
    let winners = match &fault {
        None => table.game.game().turn().winners(),
        Some((seat, _)) => Seat::all(arena.seats)
            .filter(|other| other != seat)
            .collect(),
    };
    Played {
        bout: bout.number,
        winners,
        plies: table.game.past().len(),
        fault,
    }
}

/// A seat that has failed, and why.
type Fault = (Seat, String);

/// A contestant's move.
enum Choice {
    /// A bot's.
    Found(Chosen),
    /// Another program's, which may say anything.
    Said(String),
}

impl Choice {
    fn deed(&self) -> Deed<'_> {
        match self {
            Choice::Found(chosen) => chosen.into(),
            Choice::Said(text) => text.into(),
        }
    }

    /// What another program has said.
    fn text(&self) -> &str {
        match self {
            Choice::Found(_) => "",
            Choice::Said(text) => text,
        }
    }
}

struct Table<'a> {
    arena: &'a Arena,
    bout: &'a Bout,
    game: Match,
    /// The programs that were started, by seat.
    engines: Vec<(Seat, Engine)>,
}

impl Table<'_> {
    /// Starts the programs that play.
    fn sit_down(&mut self) -> Result<(), Fault> {
        for (seat, &who) in Seat::all(self.arena.seats).zip(&self.bout.seated) {
            let Contestant::Engine { command, .. } = &self.arena.contestants[who] else {
                continue;
            };
            let fault = |what| (seat, what);
            let mut engine = Engine::start(command, self.arena.patience).map_err(fault)?;
            engine
                .open(
                    self.arena.game.about.id,
                    self.arena.seats,
                    self.game.options(),
                )
                .map_err(fault)?;
            self.engines.push((seat, engine));
        }
        Ok(())
    }

    fn play(&mut self) -> Result<(), Fault> {
        loop {
            let ply = self.game.past().len() as u64;
            match self.game.game().turn() {
                Turn::Over(_) => return Ok(()),
                Turn::Chance => {
                    let mut luck = self.stirred(LUCK, ply);
                    let outcome = self.game.roll(&mut luck).expect("luck is to move");
                    let outcome = outcome.action.clone();
                    self.tell(&outcome)?;
                }
                Turn::Seat(seat) => {
                    let choice = self.choice(seat, ply)?;
                    let done = self.game.apply(choice.deed());
                    let done = done.map(|done| done.action.clone()).map_err(|refusal| {
                        let why = refusal.sentence(rules::Lang::En);
                        (seat, format!("{}: {why}", choice.text()))
                    })?;
                    self.tell(&done)?;
                }
            }
        }
    }

    /// The move of the contestant in a seat.
    fn choice(&mut self, seat: Seat, ply: u64) -> Result<Choice, Fault> {
        if ply < self.arena.opening as u64 {
            let limits = Limits::nodes(0).seeded(self.stirred(OPENING, ply).bits());
            return Ok(self.thought(Player::Random, &limits));
        }
        match &self.arena.contestants[self.bout.seated[seat.index()]] {
            Contestant::Bot(player) => {
                let seed = self.stirred(THOUGHT, ply).bits();
                let limits = self.arena.budget.limits(*player).seeded(seed);
                Ok(self.thought(*player, &limits))
            }
            Contestant::Engine { .. } => {
                let budget = self.arena.budget;
                let engine = self.engines.iter_mut().find(|(other, _)| *other == seat);
                let (_, engine) = engine.expect("it was started when it sat down");
                let said = engine.think(budget).map(Choice::Said);
                said.map_err(|what| (seat, what))
            }
        }
    }

    fn thought(&self, player: Player, limits: &Limits) -> Choice {
        let counsel = self.game.game().advise(player, limits);
        Choice::Found(counsel.expect("a seat is to act").chosen())
    }

    /// Tells the programs what was done.
    fn tell(&mut self, action: &str) -> Result<(), Fault> {
        for (seat, engine) in &mut self.engines {
            engine.apply(action).map_err(|what| (*seat, what))?;
        }
        Ok(())
    }

    fn stirred(&self, what: &[u8], ply: u64) -> Rng {
        let words = [what, &self.bout.seed.to_le_bytes()].concat();
        Rng::stirred(&words, ply)
    }
}

impl Played {
    /// A line of the journal.
    pub(crate) fn to_json(&self) -> Value {
        let fault = self.fault.as_ref();
        json!({
            "bout": self.bout,
            "winners": self.winners,
            "plies": self.plies,
            "fault": fault.map(|(seat, what)| json!({"seat": seat, "what": what})),
        })
    }

    /// Reads a line of the journal.
    pub(crate) fn from_json(value: &Value) -> Option<Played> {
        let seat = |value: &Value| value.as_u64().and_then(Seat::numbered);
        let winners = value["winners"].as_array()?.iter().map(seat);
        let fault = match &value["fault"] {
            Value::Null => None,
            fault => Some((seat(&fault["seat"])?, fault["what"].as_str()?.to_owned())),
        };
        Some(Played {
            bout: usize::try_from(value["bout"].as_u64()?).ok()?,
            winners: winners.collect::<Option<SeatSet>>()?,
            plies: usize::try_from(value["plies"].as_u64()?).ok()?,
            fault,
        })
    }
}
