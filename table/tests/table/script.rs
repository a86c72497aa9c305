//! A short language for what happens at a table, so that a case is a line:
//! `bea 2 sit | wait 10 | turn | ana 1 draw`.

use bots::Level;
use rules::{Member, Refusal, Rng, Seat, Viewer};
use serde_json::json;
use table::{Act, Complaint, Log, Matter, Setup};

use crate::room::Room;
use crate::walk::pick;

impl Room {
    /// Opens a table and lets all of it happen.
    pub(crate) fn after(setup: Setup, script: &str) -> Room {
        let mut room = Room::open(setup);
        room.run(script);
        room
    }

    /// Lets all of it happen.
    pub(crate) fn run(&mut self, script: &str) {
        let lines = script.split('|').map(str::trim);
        for line in lines.filter(|line| !line.is_empty()) {
            let done = self.does(line);
            assert!(done.is_ok(), "{line}: {done:?}");
        }
    }

    /// `ok`, or the code of the rule by which it is refused.
    pub(crate) fn answer(&mut self, line: &str) -> &'static str {
        self.does(line)
            .map_or_else(|refusal| refusal.rule.code, |_| "ok")
    }

    /// Lets it happen.
    pub(crate) fn does(&mut self, line: &str) -> Result<Log, Refusal> {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match first {
            "wait" => {
                self.now += seconds(rest);
                Ok(Log::new())
            }
            "tick" => {
                let log = self.table.tick(self.now)?;
                self.store(&log);
                Ok(log)
            }
            "restart" => {
                self.now += seconds(rest);
                let log = self.table.restart(seconds(rest), self.now)?;
                self.store(&log);
                Ok(log)
            }
            "skip" => {
                let log = self.table.skip(self.now)?;
                self.store(&log);
                Ok(log)
            }
            "turn" => {
                let action = self.legal().swap_remove(0);
                self.play(&action)
            }
            "to-the-end" => {
                self.play_out(rest.parse().unwrap_or(1));
                Ok(Log::new())
            }
            person => self.person_does(person, rest),
        }
    }

    /// Everybody moves at random until the game is over.
    pub(crate) fn play_out(&mut self, seed: u64) {
        let mut rng = Rng::seeded(seed);
        while self.turn().is_some() {
            let action = pick(&self.legal(), &mut rng).clone();
            self.play(&action).unwrap();
        }
    }

    fn person_does(&mut self, person: &str, rest: &str) -> Result<Log, Refusal> {
        let (place, act) = rest.split_once(' ').unwrap();
        let (person, act) = (format!("id-of-{person}"), act_of(person, act));
        self.act_having_seen(self.table.version(), &person, place_of(place), &act)
    }

    /// Who sits where with what total: `Ana 1, Bea 0.5`.
    pub(crate) fn totals(&self) -> String {
        let view = self.table.view(Viewer::Spectator);
        let seats = view.seats.iter().map(|seat| {
            let name = match &seat.sits {
                table::Sits::Person(name) => &**name,
                table::Sits::Bot(_) => "bot",
                table::Sits::Nobody => "nobody",
            };
            format!("{name} {}", seat.total)
        });
        seats.collect::<Vec<_>>().join(", ")
    }

    /// How the game stands: `playing`, or `over resigned: 2` with the winners.
    pub(crate) fn ending(&self) -> String {
        let view = self.table.view(Viewer::Spectator);
        let phase = json!(view.phase).as_str().unwrap().to_owned();
        let Some(outcome) = view.outcome else {
            return phase;
        };
        let winners = outcome.winners.iter().map(|seat| format!(" {seat}"));
        let how = json!(outcome.how);
        format!(
            "{phase} {}:{}",
            how.as_str().unwrap(),
            winners.collect::<String>()
        )
    }
}

/// A seat, or a member of its team: `1`, `2b`.
fn place_of(text: &str) -> (Seat, Option<Member>) {
    let number = text[..1].parse().unwrap();
    let member = text[1..].chars().next().and_then(Member::lettered);
    (Seat::numbered(number).unwrap(), member)
}

fn seconds(text: &str) -> i64 {
    text.parse::<i64>().unwrap() * 1_000
}

fn act_of(person: &str, text: &str) -> Act {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    let rest = rest.to_owned();
    let whom = |on: bool| {
        let (whom, member) = place_of(&rest);
        Act::Mute { whom, member, on }
    };
    match verb {
        "sit" => Act::Sit {
            name: person[..1].to_uppercase() + &person[1..],
            word: rest,
        },
        "leave" => Act::Leave,
        "word" => Act::Word(rest),
        "play" => Act::Play(rest),
        "resign" => Act::Resign,
        "stand-in" => Act::StandIn(Level::Four),
        "back" => Act::Back,
        "phrase" => Act::Phrase(rest),
        "say" => Act::Say(rest),
        "mute" => whom(true),
        "unmute" => whom(false),
        "report" => {
            let (whom, member) = place_of(&rest);
            let why = Complaint::Rude;
            Act::Report { whom, member, why }
        }
        "remove" => Act::Remove,
        "block" => Act::Block,
        "chat" => Act::Chat(rest == "on"),
        "no" => consent(&rest, false),
        matter => consent(matter, true),
    }
}

fn consent(matter: &str, yes: bool) -> Act {
    let matter: Matter = serde_json::from_value(json!(matter)).unwrap();
    Act::Consent { matter, yes }
}
