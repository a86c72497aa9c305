//! What is stored of a run, so that it can be interrupted and resumed.
//!
//! `games.jsonl` begins with the settings and has a line for each finished game;
//! `result.json` and `ladder.svg` are written at the end.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use rules::{Lang, Text};
use serde_json::{Value, json};

use super::bout::Played;
use super::report::Report;
use super::schedule::Schedule;
use super::{Arena, Budget, Contestant, chart};
use crate::{Done, files};

/// The folder of a run, if it has one.
pub(crate) struct Journal {
    place: Option<(PathBuf, File)>,
}

impl Journal {
    /// Opens the folder and reads the games played before, which must have had the same
    /// settings.
    pub(crate) fn open(
        arena: &Arena,
        schedule: &Schedule,
        lang: Lang,
    ) -> Result<(Journal, Vec<Played>), String> {
        let Some(folder) = &arena.folder else {
            return Ok((Journal { place: None }, Vec::new()));
        };
        let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
        fs::create_dir_all(folder).map_err(failed)?;
        let path = folder.join("games.jsonl");
        let played = if path.exists() {
            read(&path, arena, schedule, lang)?
        } else {
            Vec::new()
        };
        // Rewritten, so that a line truncated by a crash is gone.
        let mut lines = format!("{}\n", settings(arena));
        lines.extend(played.iter().map(|one| format!("{}\n", one.to_json())));
        files::write(&path, lines.as_bytes(), lang)?;
        let file = OpenOptions::new().append(true).open(&path);
        let file = file.map_err(failed)?;
        let place = Some((folder.clone(), file));
        Ok((Journal { place }, played))
    }

    /// Records a finished game.
    pub(crate) fn add(&mut self, played: &Played) -> Done {
        let Some((folder, file)) = &mut self.place else {
            return Ok(());
        };
        let line = format!("{}\n", played.to_json());
        file.write_all(line.as_bytes())
            .map_err(|error| format!("{}: {error}", folder.display()))
    }

    /// Writes the result and its chart.
    pub(crate) fn conclude(&self, arena: &Arena, report: &Report, lang: Lang) -> Done {
        let Some((folder, _)) = &self.place else {
            return Ok(());
        };
        let mut result = settings(arena);
        result["result"] = report.to_json();
        let text = format!("{result:#}\n");
        files::write(&folder.join("result.json"), text.as_bytes(), lang)?;
        let chart = chart::svg(arena, report, lang);
        files::write(&folder.join("ladder.svg"), chart.as_bytes(), lang)
    }
}

fn read(
    path: &Path,
    arena: &Arena,
    schedule: &Schedule,
    lang: Lang,
) -> Result<Vec<Played>, String> {
    let text = files::read(path, lang)?;
    let mut lines = text.lines();
    let before = lines
        .next()
        .and_then(|line| serde_json::from_str::<Value>(line).ok());
    if before != Some(settings(arena)) {
        let other = Text::new(
            "{}: aquí hay otra competición; usa otra carpeta o los mismos ajustes",
            "{}: here is another competition; use another folder or the same settings",
        );
        let shown = path.display().to_string();
        return Err(other.get(lang).replace("{}", &shown));
    }
    let read = |line: &str| Played::from_json(&serde_json::from_str(line).ok()?);
    let played = lines.filter_map(read);
    Ok(played
        .filter(|one| one.bout < schedule.bouts.len())
        .collect())
}

/// Everything that determines the games, except their number: more can be added later.
fn settings(arena: &Arena) -> Value {
    let contestant = |one: &Contestant| match one {
        Contestant::Bot(player) => json!(player.to_string()),
        Contestant::Engine { name, command } => json!({"name": name, "command": command}),
    };
    let budget = match arena.budget {
        Budget::Pace(pace) => json!({"pace": pace}),
        Budget::Time(time) => json!({"ms": time.as_millis() as u64}),
        Budget::Nodes(nodes) => json!({"nodes": nodes}),
    };
    json!({
        "game": arena.game.about.id,
        "players": arena.seats,
        "options": arena.options,
        "contestants": arena.contestants.iter().map(contestant).collect::<Vec<_>>(),
        "neighbours": arena.neighbours,
        "budget": budget,
        "opening": arena.opening,
        "seed": arena.seed,
    })
}
