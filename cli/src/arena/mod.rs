//! `sobremesa arena`: bots play each other until it is clear who is stronger.

mod bout;
mod chart;
mod contestant;
mod engine;
mod journal;
mod rating;
mod report;
mod schedule;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use bots::{Level, Limits, Player};
use catalog::{Entry, Match};
use indicatif::{ProgressBar, ProgressStyle};
use rules::{Lang, Text};
use serde_json::Value;

use self::bout::Played;
pub(crate) use self::contestant::{Contestant, contestants};
use self::journal::Journal;
use self::report::Report;
use self::schedule::{Bout, Schedule};
use crate::Done;
use crate::games::print;
use crate::shelf::shelf;

/// The settings of a run.
pub(crate) struct Arena {
    pub(crate) game: &'static Entry,
    pub(crate) seats: usize,
    pub(crate) options: Value,
    pub(crate) contestants: Vec<Contestant>,
    /// Games per pair; rounded up so that everybody has every seat equally often.
    pub(crate) games: usize,
    /// Whether only neighbours in the list play each other.
    pub(crate) neighbours: bool,
    pub(crate) budget: Budget,
    /// Random plies at the start of a game.
    pub(crate) opening: usize,
    pub(crate) seed: u64,
    /// Games played in parallel.
    pub(crate) jobs: usize,
    /// How long an engine may stay silent beyond its time.
    pub(crate) patience: Duration,
    /// The folder of the run.
    pub(crate) folder: Option<std::path::PathBuf>,
}

/// The thinking time of the contestants.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Budget {
    /// This fraction of each level's own time.
    Pace(f64),
    /// The same time for all.
    Time(Duration),
    /// The same number of nodes for all, which makes games reproducible.
    Nodes(u64),
}

impl Budget {
    /// The search limits of a bot for one move.
    pub(crate) fn limits(self, player: Player) -> Limits {
        match self {
            Budget::Pace(pace) => Limits::timed(own_time(player).mul_f64(pace)),
            Budget::Time(time) => Limits::timed(time),
            Budget::Nodes(nodes) => Limits::nodes(nodes),
        }
    }
}

/// A level's time; the baselines have as much as the strongest level.
fn own_time(player: Player) -> Duration {
    match player {
        Player::Level(level) => level.time(),
        Player::Tree | Player::Random => Level::Five.time(),
    }
}

/// Plays the games that are still missing, and prints the result.
pub(crate) fn run(arena: &Arena, lang: Lang) -> Done {
    check(arena, lang)?;
    let schedule = Schedule::of(arena);
    let (mut journal, mut played) = Journal::open(arena, &schedule, lang)?;
    let left: Vec<&Bout> = schedule.left(&played);
    if left.len() < schedule.bouts.len() {
        let text = Text::new(
            "Sigo donde lo dejé: {} de {}.\n",
            "Going on: {} of {} are done.\n",
        );
        let done = (schedule.bouts.len() - left.len()).to_string();
        let all = schedule.bouts.len().to_string();
        let text = text.get(lang).replacen("{}", &done, 1);
        print(&text.replacen("{}", &all, 1))?;
    }
    let bar = bar(schedule.bouts.len(), played.len());
    play_all(arena, &left, |one| {
        journal.add(&one)?;
        played.push(one);
        bar.inc(1);
        Ok(())
    })?;
    bar.finish_and_clear();
    let report = Report::of(arena, &schedule, &played);
    journal.conclude(arena, &report, lang)?;
    print(&report.table(lang))
}

/// Refuses what cannot be played before anything is.
fn check(arena: &Arena, lang: Lang) -> Done {
    if arena.contestants.len() < 2 {
        let text = Text::new(
            "Hacen falta al menos dos participantes.",
            "It takes at least two contestants.",
        );
        return Err(text.get(lang).to_owned());
    }
    if arena.seats < 2 {
        let text = Text::new(
            "Con un solo asiento nadie gana a nadie.",
            "With one seat nobody beats anybody.",
        );
        return Err(text.get(lang).to_owned());
    }
    let engines = arena
        .contestants
        .iter()
        .any(|one| matches!(one, Contestant::Engine { .. }));
    if engines && arena.game.about.hidden {
        let text = Text::new(
            "El protocolo cuenta la partida entera a un motor de fuera: en un juego con manos ocultas eso no vale.",
            "The protocol tells an outside engine the whole game, which will not do where hands are hidden.",
        );
        return Err(text.get(lang).to_owned());
    }
    let opened = Match::open(arena.game, arena.seats, &arena.options, shelf());
    opened.map(drop).map_err(|refusal| refusal.sentence(lang))
}

/// Plays the games in parallel and passes each on as it ends.
fn play_all(arena: &Arena, bouts: &[&Bout], mut done: impl FnMut(Played) -> Done) -> Done {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (send, receive) = mpsc::channel();
        for _ in 0..arena.jobs.max(1) {
            let send = send.clone();
            let next = &next;
            scope.spawn(move || {
                while let Some(bout) = bouts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if send.send(bout::play(arena, bout)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        // Dropping the receiver on an error stops the workers.
        receive.into_iter().try_for_each(&mut done)
    })
}

fn bar(all: usize, done: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}");
    let bar = ProgressBar::new(all as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        .with_position(done as u64);
    bar.reset_eta();
    bar
}
