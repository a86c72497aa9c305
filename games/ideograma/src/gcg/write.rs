//! A record as GCG.

use std::fmt::Write as _;

use rules::{Actor, Edition, Game, Record, Refusal, Seat, Step, Turn};

use super::lines::OURS;
use super::{FORMAT, Replay};
use crate::{Action, Draw, Placement, scoring};

/// Writes a record of IDEOGRAMA.
pub(super) fn write(record: &Record) -> Result<String, Refusal> {
    let cannot = || Refusal::of(&rules::problems::FORMAT).at(FORMAT.id);
    if record.game != crate::ABOUT.id {
        return Err(cannot());
    }
    let options = serde_json::from_value(record.options.clone()).map_err(|_| cannot())?;
    // Where a record does not hold by the newest rules, it was played by the first.
    let mut editions = [Edition::Newest, Edition::Earlier(1)].into_iter();
    let written = editions.find_map(|edition| {
        let replay = Replay::start(record.seats, &options, edition);
        Writer::written(record, replay)
    });
    written.ok_or_else(cannot)
}

fn heading(record: &Record) -> String {
    let mut text = String::from("#character-encoding UTF-8\n");
    let seats: Vec<String> = Seat::all(record.seats)
        .map(|seat| format!("seat {seat}"))
        .collect();
    for (place, key) in seats.iter().enumerate() {
        let note = record.notes.iter().find(|(name, _)| name == key);
        let nick = nick(Seat::at(place));
        let name = note.map_or("", |(_, name)| name.as_str());
        let _ = writeln!(
            text,
            "{}",
            format!("#player{} {nick} {name}", place + 1).trim_end()
        );
    }
    let _ = writeln!(text, "{OURS}options {}", record.options);
    for (key, value) in record.notes.iter().filter(|(key, _)| !seats.contains(key)) {
        let _ = writeln!(text, "{OURS}note {key}: {value}");
    }
    text
}

/// What players are called in the lines of their moves.
fn nick(seat: Seat) -> String {
    format!("seat{seat}")
}

struct Writer {
    replay: Replay,
    text: String,
}

impl Writer {
    /// The whole record, if it is a game by these rules.
    fn written(record: &Record, replay: Replay) -> Option<String> {
        let text = heading(record);
        let mut writer = Writer { replay, text };
        for (place, step) in record.steps.iter().enumerate() {
            writer.step(step, record.steps.get(place + 1))?;
        }
        writer.leftovers();
        Some(writer.text)
    }

    /// Writes a step; nothing if it is not one of this game.
    fn step(&mut self, step: &Step, next: Option<&Step>) -> Option<()> {
        match step.actor {
            Actor::Chance(_) => {
                let draw: Draw = step.action.parse().ok()?;
                self.replay.game.resolve(&draw).ok()?;
                self.line(&format!("{OURS}{draw}"));
            }
            Actor::Seat(seat) => {
                let action: Action = step.action.parse().ok()?;
                if self.replay.game.turn() != Turn::Seat(seat) {
                    return None;
                }
                match self.replay.game.table.pending() {
                    Some(_) => self.answer(&action, next)?,
                    None => self.action(seat, &action)?,
                }
            }
        }
        Some(())
    }

    fn action(&mut self, seat: Seat, action: &Action) -> Option<()> {
        let game = &mut self.replay.game;
        let rack = game.rack(seat);
        let (deed, points) = match action {
            Action::Lay(placement) => (laid(game, placement), game.worth(placement)),
            Action::Change(tiles) => (format!("-{tiles}"), 0),
            _ => ("-".to_owned(), 0),
        };
        let total = game.scores()[seat.index()] + points;
        game.play(action).ok()?;
        self.line(&format!(">{}: {rack} {deed} +{points} {total}", nick(seat)));
        Some(())
    }

    fn answer(&mut self, action: &Action, next: Option<&Step>) -> Option<()> {
        let game = &mut self.replay.game;
        let pending = game.table.pending()?.clone();
        if *action == Action::Accept {
            game.play(action).ok()?;
            self.line(&format!("{OURS}accept"));
            return Some(());
        }
        let player = pending.player;
        let before = game.scores()[player.index()];
        if self.replay.trusting && *action == Action::Challenge {
            // The list is not at hand: a draw tells that the word stood.
            let next = next.filter(|_| !game.pool().is_empty())?;
            game.settle(&pending, matches!(next.actor, Actor::Chance(_)));
        } else {
            game.play(action).ok()?;
        }
        let stood = game.board().at(pending.laid[0].0).is_some();
        let tiles = pending.laid.iter().map(|(_, placed)| placed.as_drawn());
        let mut rack = game.rack(player);
        if stood {
            rack.extend(tiles);
        }
        let points = pending.points;
        let name = nick(player);
        self.line(&if stood {
            format!(">{name}: {rack} (challenge) +0 {}", before + points)
        } else {
            format!(">{name}: {rack} -- -{points} {before}")
        });
        Some(())
    }

    /// The lines that count the racks at the end.
    fn leftovers(&mut self) {
        let game = &self.replay.game;
        if !game.turn().is_over() {
            return;
        }
        let scores = game.scores();
        let mut lines = Vec::new();
        for seat in Seat::all(scores.len()) {
            let (rack, total) = (game.rack(seat), scores[seat.index()]);
            let name = nick(seat);
            lines.push(if rack.is_empty() {
                let paid = Seat::all(scores.len()).map(|other| game.rack(other));
                let (left, value) = paid.fold((String::new(), 0), |(left, value), rack| {
                    (format!("{left}{rack}"), value + rack.value())
                });
                format!(">{name}: ({left}) +{value} {total}")
            } else {
                format!(">{name}: {rack} ({rack}) -{} {total}", rack.value())
            });
        }
        for line in &lines {
            self.line(line);
        }
    }

    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }
}

/// Where, and the letters, `.` for each tile that lies there already.
fn laid(game: &crate::Ideograma, placement: &Placement) -> String {
    let text = placement.to_string();
    let place = text.split(' ').next().unwrap_or_default();
    let new = scoring::new_tiles(game.board(), placement);
    let new: Vec<_> = new.map(|(square, _)| square).collect();
    let letter = |(square, placed): (crate::Square, crate::Placed)| {
        if new.contains(&square) {
            placed.char()
        } else {
            '.'
        }
    };
    let word: String = placement.squares().map(letter).collect();
    format!("{place} {word}")
}
