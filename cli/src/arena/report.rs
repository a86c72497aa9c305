//! The result of a run: wins and ratings.

use rules::{Lang, Seat, Text};
use serde_json::{Value, json};

use super::Arena;
use super::bout::Played;
use super::rating::{Elo, Meeting, elo, interval};
use super::schedule::{Bout, Schedule};

/// What came of all games.
pub(crate) struct Report {
    pub(crate) names: Vec<String>,
    pub(crate) elo: Vec<Elo>,
    pairs: Vec<Tally>,
    /// Who forfeited games, why, and how often.
    faults: Vec<(String, String, usize)>,
}

/// What came of the games of one pair.
struct Tally {
    one: usize,
    other: usize,
    games: usize,
    /// The wins of the seats that the first contestant had, and their number; the same
    /// for all seats.
    won: f64,
    sat: usize,
    seats: usize,
    plies: usize,
}

impl Tally {
    /// The first one's share of the wins, normalised so that equals have one half: with
    /// more than two seats, its wins per seat compared with the other's.
    fn share(&self) -> f64 {
        let mine = self.won / self.sat.max(1) as f64;
        let theirs = (self.games as f64 - self.won) / (self.seats - self.sat).max(1) as f64;
        if mine + theirs == 0.0 {
            0.5
        } else {
            mine / (mine + theirs)
        }
    }
}

impl Report {
    pub(crate) fn of(arena: &Arena, schedule: &Schedule, played: &[Played]) -> Report {
        let mut pairs: Vec<_> = schedule
            .pairs
            .iter()
            .map(|pair| Tally {
                one: pair.one,
                other: pair.other,
                games: 0,
                won: 0.0,
                sat: 0,
                seats: 0,
                plies: 0,
            })
            .collect();
        let names: Vec<_> = arena
            .contestants
            .iter()
            .map(super::Contestant::name)
            .collect();
        let mut faults: Vec<(String, String, usize)> = Vec::new();
        for one in played {
            let bout = &schedule.bouts[one.bout];
            pairs[bout.pair].add(bout, one);
            if let Some((seat, what)) = &one.fault {
                let name = &names[bout.seated[seat.index()]];
                let same =
                    |(who, how, _): &&mut (String, String, usize)| who == name && how == what;
                match faults.iter_mut().find(same) {
                    Some((_, _, times)) => *times += 1,
                    None => faults.push((name.clone(), what.clone(), 1)),
                }
            }
        }
        let meetings: Vec<_> = pairs.iter().map(Tally::meeting).collect();
        Report {
            elo: elo(names.len(), &meetings),
            names,
            pairs,
            faults,
        }
    }

    /// The tables for people.
    pub(crate) fn table(&self, lang: Lang) -> String {
        let title = Text::new(
            "quién      contra      partidas   gana        95 %           jugadas\n",
            "who        against        games   wins        95 %             plies\n",
        );
        let pairs = self.pairs.iter().map(|tally| {
            let (low, high) = interval(tally.share(), tally.games as f64);
            let plies = tally.plies as f64 / tally.games.max(1) as f64;
            format!(
                "{:<10} {:<10} {:>9} {:>6.1} %   {:>5.1} – {:>5.1} %  {plies:>9.1}\n",
                self.names[tally.one],
                self.names[tally.other],
                tally.games,
                100.0 * tally.share(),
                100.0 * low,
                100.0 * high,
            )
        });
        let ladder = self.ladder().into_iter().map(|place| {
            let Elo { points, error } = self.elo[place];
            format!("{:<10} {points:>+6.0} ± {error:.0}\n", self.names[place])
        });
        let faults = self.faults.iter();
        let faults = faults.map(|(name, what, times)| format!("{times} × {name}: {what}\n"));
        let head = title.get(lang).to_owned();
        let lines = [head].into_iter().chain(pairs);
        let lines = lines.chain(["\nElo\n".to_owned()]).chain(ladder);
        lines.chain(faults).collect()
    }

    /// The places of the contestants, strongest first.
    pub(crate) fn ladder(&self) -> Vec<usize> {
        let mut places: Vec<_> = (0..self.names.len()).collect();
        places.sort_by(|&one, &other| self.elo[other].points.total_cmp(&self.elo[one].points));
        places
    }

    /// The same for programs.
    pub(crate) fn to_json(&self) -> Value {
        let pairs = self.pairs.iter().map(|tally| {
            let (low, high) = interval(tally.share(), tally.games as f64);
            json!({
                "one": self.names[tally.one],
                "other": self.names[tally.other],
                "games": tally.games,
                "won": tally.won,
                "share": tally.share(),
                "interval": [low, high],
                "plies": tally.plies,
            })
        });
        let elo = self.ladder().into_iter().map(|place| {
            let Elo { points, error } = self.elo[place];
            json!({"name": self.names[place], "elo": points, "error": error})
        });
        let faults = self
            .faults
            .iter()
            .map(|(name, what, times)| json!({"name": name, "what": what, "times": times}));
        json!({
            "pairs": pairs.collect::<Vec<_>>(),
            "elo": elo.collect::<Vec<_>>(),
            "faults": faults.collect::<Vec<_>>(),
        })
    }
}

impl Tally {
    fn add(&mut self, bout: &Bout, played: &Played) {
        let seats = bout.seated.len();
        let mine = |seat: &Seat| bout.seated[seat.index()] == self.one;
        let won = played.winners.iter().filter(mine).count();
        self.games += 1;
        self.plies += played.plies;
        self.seats += seats;
        self.sat += Seat::all(seats).filter(mine).count();
        self.won += won as f64 / played.winners.len().max(1) as f64;
    }

    fn meeting(&self) -> Meeting {
        let games = self.games as f64;
        Meeting {
            one: self.one,
            other: self.other,
            games,
            won: games * self.share(),
        }
    }
}
