//! The games that are played in a row, and what each seat has won in them.

use catalog::Match;
use rules::{Lang, Seat};
use table::series;

use super::company::Company;
use super::words::{self, fill};

/// A series, at one of its games.
#[derive(Debug, Clone)]
pub(crate) struct Series {
    /// Which game, from 1.
    number: u32,
    /// How many there are.
    games: u32,
    /// What was won in the games before, in the present order of the seats.
    before: Vec<f64>,
}

impl Series {
    /// The first game of a series of this many.
    pub(crate) fn of(games: u32, seats: usize) -> Series {
        Series {
            number: 1,
            games,
            before: vec![0.0; seats],
        }
    }

    /// Whether another game follows the present one.
    pub(crate) fn goes_on(&self) -> bool {
        self.number < self.games
    }

    /// The next game: everybody moves on by one seat.
    pub(crate) fn move_on(&mut self, game: &Match) {
        self.before = self.totals(game);
        self.before.rotate_left(1);
        self.number += 1;
    }

    /// `Game 2 of 4`; nothing where only one is played.
    pub(crate) fn place(&self, lang: Lang) -> Option<String> {
        let (number, games) = (self.number.to_string(), self.games.to_string());
        (self.games > 1).then(|| fill(words::GAME_OF_SERIES, lang, &[&number, &games]))
    }

    /// How the series stands after a game, or how it ended; nothing where only one
    /// game is played or while one is.
    pub(crate) fn standing(&self, game: &Match, company: &Company, lang: Lang) -> Option<String> {
        if self.games == 1 || !game.game().turn().is_over() {
            return None;
        }
        let totals = self.totals(game);
        let name = |seat| company.name(game, seat, lang);
        let each = Seat::all(totals.len()).zip(&totals);
        let each = each.map(|(seat, total)| format!("{} {}", name(seat), written(*total)));
        let each = each.collect::<Vec<_>>().join(", ");
        if self.goes_on() {
            let place = self.place(lang).unwrap_or_default();
            return Some(fill(words::SERIES_STANDS, lang, &[&place, &each]));
        }
        let ahead: Vec<_> = series::ahead(&totals).iter().map(name).collect();
        let words = match ahead.len() {
            1 => words::SERIES_WON,
            _ => words::SERIES_SHARED,
        };
        let and = words::AND.get(lang);
        Some(fill(words, lang, &[&ahead.join(and), &each]))
    }

    /// What each seat has won, the present game counted once it is over.
    fn totals(&self, game: &Match) -> Vec<f64> {
        let Some(outcome) = game.outcome() else {
            return self.before.clone();
        };
        let points = game.entry().about.points;
        let won = series::counted(points, outcome.winners, &outcome.scores);
        let sums = self.before.iter().zip(won);
        sums.map(|(before, won)| before + won).collect()
    }
}

/// A total in words: `12`, `1½`.
fn written(total: f64) -> String {
    let whole = total.floor();
    match (whole, total > whole) {
        (0.0, true) => "½".to_owned(),
        (whole, true) => format!("{whole}½"),
        (whole, false) => whole.to_string(),
    }
}
