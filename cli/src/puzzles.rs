//! `sobremesa puzzles`: positions from games between bots that have exactly one
//! best answer.

mod check;
mod dig;
mod interrupt;
mod select;
mod sheet;

use std::path::PathBuf;

use bots::Stop;
use catalog::{Entry, Match};
use indicatif::{ProgressBar, ProgressStyle};
use rules::{Lang, Text};
use serde_json::Value;

use self::dig::Dig;
use crate::games::print;
use crate::shelf::shelf;
use crate::{Done, files};

/// What is asked for.
pub(crate) struct Order {
    pub(crate) game: &'static Entry,
    pub(crate) seats: usize,
    pub(crate) options: Value,
    /// How many puzzles are wanted.
    pub(crate) count: usize,
    /// How many games are played at most to find them.
    pub(crate) games: usize,
    pub(crate) seed: u64,
    /// Where they are written; left out, to the standard output.
    pub(crate) out: Option<PathBuf>,
    /// A file whose puzzles are to be proved again instead.
    pub(crate) check: Option<PathBuf>,
}

/// How many puzzles are found for each one kept, so that there is a choice.
const CHOICE: usize = 3;

/// Finds puzzles, or proves those of a file again.
pub(crate) fn run(order: &Order, lang: Lang) -> Done {
    let stop = Stop::default();
    interrupt::watch(&stop);
    if let Some(path) = &order.check {
        return check::run(order.game, path, &stop, lang);
    }
    let opened = Match::open(order.game, order.seats, &order.options, shelf());
    opened.map_err(|refusal| refusal.sentence(lang))?;
    let finds = find(order, &stop);
    let kept = select::varied(finds, order.count);
    tell(kept.len(), order, lang);
    let sheet = sheet::written(kept.iter().map(|find| &find.puzzle));
    match &order.out {
        // What is there already is worth more than nothing.
        Some(_) if kept.is_empty() => Ok(()),
        Some(path) => files::write(path, sheet.as_bytes(), lang),
        None => print(&sheet),
    }
}

/// Plays until there are enough to choose from.
fn find(order: &Order, stop: &Stop) -> Vec<dig::Find> {
    let wanted = order.count * CHOICE;
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len}  {msg}");
    let bar = ProgressBar::new(wanted as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut finds: Vec<dig::Find> = Vec::new();
    for number in 0..order.games {
        if finds.len() >= wanted || stop.pulled() {
            break;
        }
        bar.set_message(format!("{}/{}", number + 1, order.games));
        let find = Dig::new(order, number, stop).find();
        let new = find.filter(|find| finds.iter().all(|other| other.view != find.view));
        finds.extend(new);
        bar.set_position(finds.len() as u64);
    }
    bar.finish_and_clear();
    finds
}

/// Says how many there are where that is not what was asked for.
fn tell(kept: usize, order: &Order, lang: Lang) {
    if kept < order.count {
        let text = Text::new(
            "He encontrado {} de {}. Con otra semilla (--seed) o más partidas (--games) pueden salir más.",
            "Found {} of {}. Another seed (--seed) or more games (--games) may bring more.",
        );
        let text = text.get(lang).replacen("{}", &kept.to_string(), 1);
        eprintln!("{}", text.replacen("{}", &order.count.to_string(), 1));
    }
}
