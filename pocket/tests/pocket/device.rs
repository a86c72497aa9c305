//! A page on a device: it stores what it is told to and passes messages on.

use pocket::Pocket;
use rules::{Luck, Rng};
use serde_json::{Value, json};

pub(crate) const START: i64 = 1_700_000_000_000;
pub(crate) const TABLE: &str = "here-k3j9x2";
pub(crate) const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

pub(crate) struct Device {
    pocket: Pocket,
    /// What is stored of the table.
    pub(crate) events: Vec<Value>,
    /// The last view of each seat that was said, and its version.
    pub(crate) views: Vec<(u64, Value)>,
    pub(crate) v: u64,
    pub(crate) bot: Value,
    pub(crate) wake: Value,
    pub(crate) now: i64,
    acts: u32,
}

/// A setup with chairs such as `me bot1 me/t30`.
pub(crate) fn setup(game: &str, chairs: &str) -> Value {
    let chair = |(place, text): (usize, &str)| {
        let (who, clock) = text.split_once("/t").unwrap_or((text, ""));
        let who = match who.strip_prefix("bot") {
            Some(level) => json!({ "bot": level.parse::<u8>().unwrap() }),
            None => json!(who),
        };
        let clock = clock.parse::<u32>().ok();
        let clock = clock.map_or(
            json!("none"),
            |seconds| json!({ "turn": { "seconds": seconds } }),
        );
        match who.as_str() {
            Some("me") => json!({ "who": who, "clock": clock, "name": format!("Ana {place}") }),
            _ => json!({ "who": who, "clock": clock }),
        }
    };
    let seats: Vec<_> = chairs.split_whitespace().enumerate().map(chair).collect();
    json!({ "game": game, "seats": seats, "first": "as-seated" })
}

impl Device {
    pub(crate) fn new() -> Device {
        Device {
            pocket: Pocket::new(kit::shelf().clone()),
            events: Vec::new(),
            views: vec![(0, Value::Null); 5],
            v: 0,
            bot: Value::Null,
            wake: Value::Null,
            now: START,
            acts: 0,
        }
    }

    pub(crate) fn opened(setup: &Value) -> Device {
        let mut device = Device::new();
        device.open(setup, SEED);
        device
    }

    pub(crate) fn open(&mut self, setup: &Value, seed: &str) {
        let done = self.ok(&json!({
            "do": "open", "table": TABLE, "name": "Ana", "setup": setup, "seed": seed, "now": self.now,
        }));
        self.took(&done);
    }

    /// The answer to a request: `ok` or `no`.
    pub(crate) fn ask(&mut self, request: &Value) -> Result<Value, Value> {
        let answer = self.pocket.handle(&request.to_string());
        let mut answer: Value = serde_json::from_str(&answer).unwrap();
        match answer["no"].take() {
            Value::Null => Ok(answer["ok"].take()),
            no => Err(no),
        }
    }

    pub(crate) fn ok(&mut self, request: &Value) -> Value {
        self.ask(request)
            .unwrap_or_else(|no| panic!("{request} is refused: {no}"))
    }

    pub(crate) fn no(&mut self, request: &Value) -> String {
        let no = self.ask(request).expect_err("it is refused");
        assert_ne!(no["why"]["es"], no["why"]["en"], "{no}");
        no["code"].as_str().unwrap().to_owned()
    }

    pub(crate) fn text(&mut self, text: &str) -> String {
        self.pocket.handle(text)
    }

    /// Stores, hears and remembers what came of something.
    pub(crate) fn took(&mut self, done: &Value) {
        for event in done["events"].as_array().unwrap() {
            self.events.push(event.clone());
            assert_eq!(event["v"], self.events.len(), "no version is left out");
        }
        for message in done["say"].as_array().unwrap() {
            self.hear(message);
        }
        self.bot = done["bot"].clone();
        self.wake = done["wake"].clone();
    }

    fn hear(&mut self, message: &Value) {
        let v = message["v"].as_u64().unwrap();
        match message["t"].as_str().unwrap() {
            "welcome" | "snap" => {
                self.v = v;
                self.views = vec![(0, Value::Null); 5];
                for view in message["views"].as_array().unwrap() {
                    let seat = view["seat"].as_u64().unwrap() as usize;
                    self.views[seat] = (v, view["view"].clone());
                }
            }
            "ev" => {
                self.v = self.v.max(v);
                if message["view"].is_object() {
                    let seat = message["seat"].as_u64().unwrap() as usize;
                    self.views[seat] = (v, message["view"].clone());
                }
            }
            _ => {}
        }
    }

    pub(crate) fn message(&mut self, message: &Value) -> Value {
        let done = self.ok(&json!({
            "do": "message", "table": TABLE, "message": message, "seed": SEED, "now": self.now,
        }));
        self.took(&done);
        done
    }

    /// Does something from a seat; what the last message said.
    pub(crate) fn act(&mut self, seat: u64, act: &Value) -> Value {
        self.acts += 1;
        let aid = format!("act-{:08}", self.acts);
        let message = json!({ "t": "act", "aid": aid, "seat": seat, "v": self.v, "a": act });
        let done = self.message(&message);
        let mut answers = done["say"].as_array().unwrap().iter().rev();
        let mine = answers.find(|message| message["aid"] == aid);
        mine.cloned().unwrap_or_default()
    }

    /// The bot that is to move thinks and moves.
    pub(crate) fn let_bot_move(&mut self) {
        let bot = self.bot.clone();
        let hint = self.ok(&bot);
        self.thought(&hint["action"]);
    }

    pub(crate) fn thought(&mut self, action: &Value) {
        let (v, seat) = (&self.bot["v"], &self.bot["seat"]);
        let done = self.ok(&json!({
            "do": "thought", "table": TABLE, "v": v, "seat": seat, "action": action, "now": self.now,
        }));
        self.took(&done);
    }

    /// Goes on from what is stored, on another device.
    pub(crate) fn resumed(&self) -> Device {
        let mut other = Device::new();
        other.now = self.now;
        other.events.clone_from(&self.events);
        let resume =
            json!({ "do": "resume", "table": TABLE, "events": self.events, "now": self.now });
        let done = other.ok(&resume);
        other.took(&done);
        other
    }

    /// What some seat of the people here sees.
    pub(crate) fn view(&self) -> &Value {
        let newest = self.views.iter().max_by_key(|(v, _)| *v);
        &newest.unwrap().1
    }

    pub(crate) fn turn(&self) -> Option<u64> {
        self.view()["turn"].as_u64()
    }

    /// A short thought about what a seat of the people here sees.
    pub(crate) fn think(&self, seat: u64) -> Value {
        let table = &self.views[seat as usize].1;
        let players = table["seats"].as_array().unwrap().len();
        json!({
            "do": "think", "game": table["game"], "options": table["options"], "players": players,
            "seat": seat, "view": table["view"], "level": 1, "seed": self.v, "nodes": 30,
        })
    }

    /// The legal actions of a seat that is one of the people here.
    pub(crate) fn legal(&mut self, seat: u64) -> Value {
        let ask = json!({ "t": "ask", "q": 1, "seat": seat, "a": "legal" });
        let done = self.message(&ask);
        done["say"][0]["tell"]["legal"]["actions"].clone()
    }
}

pub(crate) fn pick<'a>(from: &'a Value, rng: &mut Rng) -> &'a Value {
    let from = from.as_array().unwrap();
    &from[rng.below(from.len() as u32) as usize]
}
