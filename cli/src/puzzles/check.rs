//! Proving the puzzles of a file again.

use std::path::Path;

use bots::{Limits, Puzzle, Stop};
use catalog::{Entry, Match};
use rules::{Lang, Text};

use crate::games::print;
use crate::shelf::shelf;
use crate::{Done, files};

/// Says how many hold, or which is the first that does not and why.
pub(super) fn run(game: &'static Entry, path: &Path, stop: &Stop, lang: Lang) -> Done {
    let text = files::read(path, lang)?;
    let puzzles: Vec<Puzzle> =
        serde_json::from_str(&text).map_err(|error| format!("{}: {error}", path.display()))?;
    for (place, puzzle) in puzzles.iter().enumerate() {
        let number = place + 1;
        prove(game, puzzle, stop, lang).map_err(|what| format!("{number}: {what}"))?;
        print(&format!(
            "{number}: {} {}\n",
            puzzle.answer.join(" "),
            puzzle.goal.get(lang)
        ))?;
    }
    let all = Text::new("Demostrados: {}.\n", "Proved: {}.\n");
    print(&all.get(lang).replace("{}", &puzzles.len().to_string()))
}

fn prove(game: &'static Entry, puzzle: &Puzzle, stop: &Stop, lang: Lang) -> Done {
    let position = Match::of_puzzle(game, puzzle, shelf());
    let position = position.map_err(|refusal| refusal.sentence(lang))?;
    if position.game().turn().seat() != Some(puzzle.seat) {
        let text = Text::new("no le toca al asiento {}", "it is not the turn of seat {}");
        return Err(text.get(lang).replace("{}", &puzzle.seat.to_string()));
    }
    let limits = Limits {
        stop: stop.clone(),
        ..Limits::of_proof()
    };
    let proved = position.game().riddle(&limits).is_some_and(|proof| {
        (&proof.answer, &proof.goal, &proof.because)
            == (&puzzle.answer, &puzzle.goal, &puzzle.because)
    });
    let text = Text::new("no se demuestra así", "it is not proved like that");
    proved.then_some(()).ok_or(text.get(lang).to_owned())
}
