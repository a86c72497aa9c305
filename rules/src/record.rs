//! Records: a game as text that a person can read and a program can replay.
//!
//! `docs/records.md` describes the format. This module handles only the text; the
//! catalog decides whether the actions are legal.

pub mod problems;

use std::fmt::{self, Write as _};

use serde_json::Value;

use crate::{Audience, Lang, MAX_SEATS, Member, Refusal, Seat, SeatSet, notation, team_in};

/// The first line of every record.
const HEADING: &str = "sobremesa record 1";
/// Longer than any real record; guards against hostile files.
const MAX_BYTES: usize = 8 << 20;

/// A game, complete or in progress.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The number of seats.
    pub seats: usize,
    /// The game's options, as JSON.
    pub options: Value,
    /// Further notes in order: `seat 1: Ana`, `date: …`.
    pub notes: Vec<(String, String)>,
    /// The result; `None` while the game is unfinished.
    pub outcome: Option<Outcome>,
    /// All actions and outcomes of luck, in order.
    pub steps: Vec<Step>,
}

/// The result of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won; several share the win.
    pub winners: SeatSet,
    /// The score of each seat.
    pub scores: Vec<i32>,
}

/// One action or outcome of luck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// Who acted.
    pub actor: Actor,
    /// The member of the seat's team who moved, if a team holds the seat.
    pub member: Option<Member>,
    /// The text in the game's notation.
    pub action: String,
}

/// Who acted: a seat or luck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actor {
    /// The player of this seat.
    Seat(Seat),
    /// Luck, with the seat it dealt to if it dealt to one only.
    Chance(Audience),
}

/// A text that is not a record, or a record that is invalid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordError {
    /// The offending line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: Refusal,
}

impl RecordError {
    /// A problem at a line.
    pub fn at(line: usize, problem: Refusal) -> RecordError {
        RecordError { line, problem }
    }

    /// The message for a person, with the line.
    pub fn sentence(&self, lang: Lang) -> String {
        let line = match lang {
            Lang::Es => "Línea",
            Lang::En => "Line",
        };
        format!("{line} {}: {}", self.line, self.problem.sentence(lang))
    }
}

impl Record {
    /// The line of the `game` header.
    pub const LINE_OF_GAME: usize = 2;
    /// The line of the `options` header; problems with the number of seats are reported
    /// there too.
    pub const LINE_OF_OPTIONS: usize = 4;

    /// Parses a record. A byte-order mark and CRLF are accepted; everything else must
    /// be as [`Record`]'s `Display` writes it.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::at(1, Refusal::of(&problems::TOO_LARGE)));
        }
        let mut lines = Lines::of(text.strip_prefix('\u{feff}').unwrap_or(text));
        if lines.next() != Some(HEADING) {
            return Err(lines.error(Refusal::of(&problems::HEADING)));
        }
        let game = lines.header("game")?.to_owned();
        let seats = lines.header("seats")?;
        let seats = (1..=MAX_SEATS).find(|number| number.to_string() == seats);
        let seats = seats.ok_or_else(|| lines.bad_value("seats"))?;
        let options = lines.header("options").map(serde_json::from_str)?;
        let options = options.map_err(|_| lines.bad_value("options"))?;
        let (notes, outcome) = notes_and_result(&mut lines, seats)?;
        let mut steps = Vec::new();
        while let Some(line) = lines.next() {
            let number = steps.len() + 1;
            let step = Step::read(line, number)
                .ok_or_else(|| lines.error(Refusal::of(&problems::STEP).at(number)))?;
            if !step.is_named_in(&notes) {
                let problem = Refusal::of(&problems::MEMBER).at(step.by());
                return Err(lines.error(problem));
            }
            steps.push(step);
        }
        Ok(Record {
            game,
            seats,
            options,
            notes,
            outcome,
            steps,
        })
    }

    /// The names of the team in a seat, member by member; empty if a single player
    /// holds it.
    pub fn team(&self, seat: Seat) -> Vec<&str> {
        team_in(&self.notes, seat)
    }

    /// The line of the step with this index (from 0).
    pub fn line_of_step(&self, place: usize) -> usize {
        self.line_of_result() + 2 + place
    }

    /// The line of the `result` header.
    pub fn line_of_result(&self) -> usize {
        Record::LINE_OF_OPTIONS + self.notes.len() + 1
    }

    /// The value of the `result` header.
    pub fn result(&self) -> String {
        match &self.outcome {
            Some(outcome) => outcome.to_string(),
            None => "unfinished".to_owned(),
        }
    }
}

type NotesAndResult = (Vec<(String, String)>, Option<Outcome>);

fn notes_and_result(lines: &mut Lines<'_>, seats: usize) -> Result<NotesAndResult, RecordError> {
    let mut notes = Vec::new();
    loop {
        let header = lines.next().and_then(|line| line.split_once(": "));
        match header {
            Some(("result", result)) => {
                let outcome = match result {
                    "unfinished" => None,
                    ended => {
                        Some(Outcome::read(ended, seats).ok_or_else(|| lines.bad_value("result"))?)
                    }
                };
                return match lines.next() {
                    None | Some("") => Ok((notes, outcome)),
                    Some(_) => Err(lines.error(Refusal::of(&problems::BLANK))),
                };
            }
            Some((key, value)) if is_note(key, value) => notes.push((key.into(), value.into())),
            _ => return Err(lines.error(Refusal::of(&problems::HEADER).at("result"))),
        }
    }
}

/// Whether a note can be written and read back unchanged.
fn is_note(key: &str, value: &str) -> bool {
    let reserved = ["game", "seats", "options", "result"];
    !key.is_empty()
        && key.len() <= 40
        && key
            .bytes()
            .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b' ')
        && !reserved.contains(&key)
        && !value.trim().is_empty()
        && value.len() <= 1000
        && !value.chars().any(char::is_control)
}

impl Outcome {
    fn read(text: &str, seats: usize) -> Option<Outcome> {
        let (winners, scores) = text.strip_prefix("winners ")?.split_once("; scores ")?;
        let winners = match winners {
            "none" => SeatSet::NONE,
            numbers => numbers
                .split(' ')
                .map(|number| Seat::numbered(u64::from(notation::number(number)?)))
                .collect::<Option<SeatSet>>()?,
        };
        let scores = scores
            .split(' ')
            .map(|score| score.parse().ok())
            .collect::<Option<Vec<i32>>>()?;
        let outcome = Outcome { winners, scores };
        // Reading must give back the same text, so no second spelling is accepted.
        let canonical = outcome.to_string() == text;
        (canonical && outcome.scores.len() == seats).then_some(outcome)
    }
}

impl Step {
    /// A step by luck, or by a seat without a team.
    pub fn new(actor: Actor, action: impl Into<String>) -> Step {
        Step {
            actor,
            member: None,
            action: action.into(),
        }
    }

    fn read(line: &str, number: usize) -> Option<Step> {
        let rest = line.strip_prefix(&format!("{number}. ["))?;
        let (by, action) = rest.split_once("] ")?;
        let (actor, member) = read_by(by)?;
        let readable = !action.is_empty() && !action.chars().any(char::is_control);
        readable.then(|| Step {
            actor,
            member,
            action: action.to_owned(),
        })
    }

    /// The text in the brackets: `2`, `1b`, `chance 3`.
    fn by(&self) -> String {
        let member = self.member.map(|member| member.to_string());
        format!("{}{}", self.actor, member.unwrap_or_default())
    }

    /// Whether the notes name the member, if there is one.
    fn is_named_in(&self, notes: &[(String, String)]) -> bool {
        match (self.member, self.actor) {
            (None, _) => true,
            (Some(member), Actor::Seat(seat)) => member.index() < team_in(notes, seat).len(),
            (Some(_), Actor::Chance(_)) => false,
        }
    }
}

/// Parses the actor and the member of a seat's team.
fn read_by(text: &str) -> Option<(Actor, Option<Member>)> {
    if let Some(actor) = Actor::read(text) {
        return Some((actor, None));
    }
    let (at, letter) = text.char_indices().next_back()?;
    let member = Member::lettered(letter)?;
    match Actor::read(&text[..at])? {
        seat @ Actor::Seat(_) => Some((seat, Some(member))),
        Actor::Chance(_) => None,
    }
}

impl Actor {
    fn read(text: &str) -> Option<Actor> {
        let seat = |text: &str| Seat::numbered(u64::from(notation::number(text)?));
        let actor = match text.strip_prefix("chance") {
            Some("") => Actor::Chance(Audience::Everyone),
            Some(dealt) => Actor::Chance(Audience::Only(seat(dealt.strip_prefix(' ')?)?)),
            None => Actor::Seat(seat(text)?),
        };
        (actor.to_string() == text).then_some(actor)
    }
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => write!(f, "{seat}"),
            Actor::Chance(Audience::Everyone) => f.write_str("chance"),
            Actor::Chance(Audience::Only(seat)) => write!(f, "chance {seat}"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("winners")?;
        if self.winners.is_empty() {
            f.write_str(" none")?;
        }
        for seat in self.winners.iter() {
            write!(f, " {seat}")?;
        }
        f.write_str("; scores")?;
        self.scores
            .iter()
            .try_for_each(|score| write!(f, " {score}"))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}")?;
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "seats: {}", self.seats)?;
        writeln!(f, "options: {}", self.options)?;
        for (key, value) in self.notes.iter().filter(|(key, value)| is_note(key, value)) {
            writeln!(f, "{key}: {value}")?;
        }
        writeln!(f, "result: {}", self.result())?;
        f.write_char('\n')?;
        for (place, step) in self.steps.iter().enumerate() {
            let by = if step.is_named_in(&self.notes) {
                step.by()
            } else {
                step.actor.to_string()
            };
            writeln!(f, "{}. [{by}] {}", place + 1, step.action)?;
        }
        Ok(())
    }
}

/// The lines of a text and the number of the last one read.
struct Lines<'a> {
    lines: std::str::Lines<'a>,
    number: usize,
}

impl<'a> Lines<'a> {
    fn of(text: &'a str) -> Lines<'a> {
        Lines {
            lines: text.lines(),
            number: 0,
        }
    }

    fn next(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.lines.next()
    }

    fn header(&mut self, name: &'static str) -> Result<&'a str, RecordError> {
        let line = self.next().unwrap_or_default();
        line.strip_prefix(name)
            .and_then(|rest| rest.strip_prefix(": "))
            .ok_or_else(|| self.error(Refusal::of(&problems::HEADER).at(name)))
    }

    fn bad_value(&self, header: &'static str) -> RecordError {
        self.error(Refusal::of(&problems::VALUE).at(header))
    }

    fn error(&self, problem: Refusal) -> RecordError {
        RecordError::at(self.number, problem)
    }
}
