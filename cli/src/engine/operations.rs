//! What each `op` does.

use std::time::{Duration, Instant};

use catalog::{Entry, GAMES, Match, find};
use rules::{Actor, Lang, Record, Refusal, Rng, Seat, Text, Turn, Viewer, common, options};
use serde_json::{Map, Number, Value, json};

use super::bot::bot;
use super::failure::{Code, Failure};
use super::position::{actor, position};
use super::request::{Request, wrong_kind};
use crate::shelf::shelf;

/// More outcomes than this are not listed.
const MOST_OUTCOMES: usize = 1000;
/// Deeper than any game that ends; a guard for the stack.
const DEEPEST: u64 = 1000;
/// As many random games as one request may ask for.
const MOST_PLAYOUTS: u64 = 100_000_000;

/// How long to look for a solution if the request does not say.
const USUAL_LIMIT: Duration = Duration::from_secs(1);
/// A day, in milliseconds.
pub(crate) const LONGEST_LIMIT: u64 = 86_400_000;

type Answer = Result<Value, Failure>;

/// The engine: one game, or none yet.
#[derive(Default)]
pub(crate) struct Engine {
    table: Option<Table>,
    lang: Lang,
}

/// The game on the table and the seed of its luck.
struct Table {
    game: Match,
    seed: Vec<u8>,
}

impl Engine {
    /// The language of the answer to a request: the one it asks for, or the
    /// one of the game.
    pub(crate) fn lang(&self, request: Option<&Request>) -> Lang {
        let asked = request.and_then(|request| lang(request).ok().flatten());
        asked.unwrap_or(self.lang)
    }

    /// Does what the request asks. On a failure nothing has changed.
    pub(crate) fn serve(&mut self, request: &Request) -> Answer {
        match request.text("op")? {
            "games" => Ok(games()),
            "new" => self.new_game(request),
            "load" => self.load(request),
            "position" => self.position(),
            "legal" => Ok(legal(&self.table()?.game)),
            "apply" => self.apply(request),
            "roll" => self.roll(request),
            "undo" => self.undo(),
            "view" => view(&self.table()?.game, request),
            "record" => Ok(json!({"record": self.table()?.game.record().to_string()})),
            "perft" => perft(&self.table()?.game, request),
            "playout" => self.table()?.playout(request),
            "bot" => bot(&self.table()?.game, request),
            "solve" => solve(&self.table()?.game, request),
            other => Err(Failure::about(
                Code::UnknownOp,
                Text::new(
                    "No conozco la operación «{}».",
                    "I do not know the op “{}”.",
                ),
                other,
            )),
        }
    }

    fn table(&self) -> Result<&Table, Failure> {
        self.table.as_ref().ok_or_else(no_game)
    }

    fn table_mut(&mut self) -> Result<&mut Table, Failure> {
        self.table.as_mut().ok_or_else(no_game)
    }

    fn position(&self) -> Answer {
        Ok(position(&self.table()?.game, self.lang))
    }

    fn new_game(&mut self, request: &Request) -> Answer {
        let lang = lang(request)?.unwrap_or_default();
        let seed = request.optional_text("seed")?;
        let id = request.text("game")?;
        let entry = find(id).ok_or_else(|| {
            let text = Text::new("No conozco el juego «{}».", "I do not know the game “{}”.");
            Failure::about(Code::UnknownGame, text, id)
        })?;
        let seats = match request.get("players") {
            None => entry.usual_seats(),
            Some(Value::Number(number)) => seats(number, entry)?,
            Some(_) => return Err(wrong_kind("players")),
        };
        let none = Value::Object(Map::new());
        let options = request.get("options").unwrap_or(&none);
        let game = Match::open(entry, seats, options, shelf())
            .map_err(|refusal| Failure::refused(Code::BadOptions, refusal))?;
        self.lang = lang;
        self.table = Some(Table::new(game, seed));
        self.position()
    }

    fn load(&mut self, request: &Request) -> Answer {
        let text = request.text("record")?;
        let game = Record::read(text).and_then(|record| Match::replay(&record, shelf()));
        let game = game.map_err(|error| {
            let text = Text::new("Registro ilegible. {}", "Unreadable record. {}");
            Failure::about(Code::BadRequest, text, error.sentence(self.lang))
        })?;
        self.table = Some(Table::new(game, None));
        self.position()
    }

    fn apply(&mut self, request: &Request) -> Answer {
        let game = &mut self.table_mut()?.game;
        match (request.get("action"), request.get("actions")) {
            (Some(action), None) => {
                let action = action.as_str().ok_or_else(|| wrong_kind("action"))?;
                game.apply(action).map_err(not_applied)?;
            }
            (None, Some(Value::Array(actions))) if !actions.is_empty() => {
                let texts: Option<Vec<_>> = actions.iter().map(Value::as_str).collect();
                let texts = texts.ok_or_else(|| wrong_kind("actions"))?;
                game.apply_all(&texts)
                    .map_err(|(index, refusal)| not_applied(refusal).at_index(index))?;
            }
            _ => {
                return Err(Failure::new(
                    Code::BadRequest,
                    "Hace falta «action» con una jugada, o «actions» con una o más.",
                    "Give “action” with one action, or “actions” with one or more.",
                ));
            }
        }
        self.position()
    }

    fn roll(&mut self, request: &Request) -> Answer {
        let all = request.flag("all")?;
        let table = self.table_mut()?;
        let mut events = vec![table.roll()?];
        while all && table.game.game().turn() == Turn::Chance {
            events.push(table.roll()?);
        }
        let mut answer = self.position()?;
        if all {
            answer["events"] = json!(events);
        } else {
            answer["event"] = json!(events[0]);
        }
        Ok(answer)
    }

    fn undo(&mut self) -> Answer {
        if !self.table_mut()?.game.undo() {
            return Err(Failure::new(
                Code::BadRequest,
                "No hay nada que deshacer.",
                "There is nothing to take back.",
            ));
        }
        self.position()
    }
}

impl Table {
    fn new(game: Match, seed: Option<&str>) -> Table {
        // Without a seed every game has luck of its own; on a system that has
        // no randomness to give, all have the same.
        let fresh = || getrandom::u64().unwrap_or_default().to_le_bytes().to_vec();
        let seed = seed.map_or_else(fresh, |seed| seed.as_bytes().to_vec());
        Table { game, seed }
    }

    /// Draws the next event. It depends on the seed and on how many events came
    /// before, so taking back and rolling again gives the same.
    fn roll(&mut self) -> Result<String, Failure> {
        if self.game.game().turn().is_over() {
            return Err(not_applied(Refusal::of(&common::GAME_OVER)));
        }
        let past = self.game.past();
        let events = past
            .iter()
            .filter(|done| matches!(done.actor, Actor::Chance(_)));
        let mut rng = Rng::stirred(&self.seed, events.count() as u64);
        let rolled = self.game.roll(&mut rng).map(|done| done.action.clone());
        rolled.ok_or_else(|| {
            Failure::new(
                Code::BadRequest,
                "Ahora no le toca al azar.",
                "It is not luck’s turn.",
            )
        })
    }

    fn playout(&self, request: &Request) -> Answer {
        let count = request.number("count", 1, MOST_PLAYOUTS)?;
        let mut rng = Rng::stirred(&self.seed, u64::MAX);
        let mut plies = 0;
        let mut wins = vec![0.0; self.game.seats()];
        let clock = Instant::now();
        for _ in 0..count {
            let playout = self.game.game().playout(&mut rng);
            plies += u64::from(playout.plies);
            for seat in playout.winners.iter() {
                wins[seat.index()] += 1.0 / playout.winners.len() as f64;
            }
        }
        Ok(json!({
            "count": count,
            "ms": milliseconds(clock),
            "mean_plies": plies as f64 / count as f64,
            "wins": wins,
        }))
    }
}

fn games() -> Value {
    let games = GAMES.iter().map(|entry| {
        json!({
            "id": entry.about.id,
            "players": entry.about.players,
            "options": (entry.schema)(),
            "hidden": entry.about.hidden,
            "chance": entry.about.chance,
        })
    });
    json!({"games": games.collect::<Vec<_>>()})
}

fn legal(game: &Match) -> Value {
    let turn = game.game().turn();
    if turn == Turn::Chance {
        let listed = game.game().chances();
        let listed = listed.filter(|outcomes| outcomes.len() <= MOST_OUTCOMES);
        let complete = listed.is_some();
        let outcomes = listed.unwrap_or_default();
        return json!({"actor": actor(turn), "outcomes": outcomes, "complete": complete});
    }
    let moves = game.game().moves();
    json!({"actor": actor(turn), "actions": moves.actions, "complete": moves.complete})
}

fn view(game: &Match, request: &Request) -> Answer {
    let viewer = match request.number("seat", 0, game.seats() as u64)? {
        0 => Viewer::Spectator,
        number => Viewer::Seat(Seat::at(number as usize - 1)),
    };
    Ok(json!({"view": game.game().view(viewer)}))
}

fn perft(game: &Match, request: &Request) -> Answer {
    let depth = request.number("depth", 0, DEEPEST)?;
    let clock = Instant::now();
    match game.game().perft(depth as u32) {
        Some(nodes) => Ok(json!({"nodes": nodes, "ms": milliseconds(clock)})),
        None => Err(Failure::new(
            Code::BadRequest,
            "Hay posiciones cuyas jugadas no se pueden enumerar.",
            "There are positions whose actions cannot be listed.",
        )),
    }
}

fn solve(game: &Match, request: &Request) -> Answer {
    let count = request.flag("count")?;
    let limit = match request.get("ms") {
        None => USUAL_LIMIT,
        Some(_) => Duration::from_millis(request.number("ms", 0, LONGEST_LIMIT)?),
    };
    let clock = Instant::now();
    let solved = game.solve(count, &mut |_| clock.elapsed() < limit);
    solved.ok_or_else(|| {
        Failure::new(
            Code::BadRequest,
            "Este juego no tiene nada que resolver.",
            "This game has nothing to solve.",
        )
    })
}

fn milliseconds(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}

fn lang(request: &Request) -> Result<Option<Lang>, Failure> {
    let Some(code) = request.optional_text("lang")? else {
        return Ok(None);
    };
    code.parse().map(Some).map_err(|known| {
        let text = Text::new("Idiomas que hablo: {}.", "Languages I speak: {}.");
        Failure::about(Code::BadRequest, text, known)
    })
}

/// What a refused action is called, after the end and before.
pub(crate) fn not_applied(refusal: Refusal) -> Failure {
    let code = match refusal.rule.code {
        code if code == common::GAME_OVER.code => Code::GameOver,
        _ => Code::IllegalAction,
    };
    Failure::refused(code, refusal)
}

/// A number of players that no machine word holds is as wrong as any other.
fn seats(number: &Number, entry: &Entry) -> Result<usize, Failure> {
    let seats = number
        .as_u64()
        .and_then(|seats| usize::try_from(seats).ok());
    seats.ok_or_else(|| {
        let refusal = Refusal::of(&options::problems::PLAYERS).at(number);
        Failure::refused(Code::BadOptions, refusal.instead(entry.about.players))
    })
}

fn no_game() -> Failure {
    Failure::new(
        Code::NoGame,
        "No hay ninguna partida: empieza una con «new».",
        "There is no game: start one with “new”.",
    )
}
