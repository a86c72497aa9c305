//! Learns what the tiles that stay on a rack are worth, from games of best
//! players against themselves, and prints `src/bot/leaves/table.rs`:
//! `cargo run --release -p ideograma --example leaves -- GRAPH [GAMES] [ROUNDS]`.
//!
//! A rest is worth what a rack filled up from it gains on its next turn, the
//! rest after that turn included, more than a rack of seven new tiles. Each
//! round plays with the values of the round before and fits new ones by least
//! squares. The same arguments print the same table.

use std::error::Error;
use std::{env, fs};

use ideograma::{Action, Ideograma, Letter, Lexicon, Options, Tile, Tiles};
use rules::{Game, Rng, Turn};

/// What a rest is described by: the first tile of each kind, each further one,
/// how many vowels with how many consonants, Q with U, and the constant.
const AGAIN: usize = Letter::SPAN;
const BALANCE: usize = 2 * Letter::SPAN;
const Q_WITH_U: usize = BALANCE + 49;
const ALWAYS: usize = Q_WITH_U + 1;
const FEATURES: usize = ALWAYS + 1;

/// Keeps the fit sound where a rest hardly ever occurs.
const RIDGE: f64 = 20.0;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let file = arguments.first().ok_or("GRAPH [GAMES] [ROUNDS]")?;
    let number = |place: usize, usual: u64| {
        let given = arguments.get(place).map(|text| text.parse());
        given.unwrap_or(Ok(usual))
    };
    let (games, rounds) = (number(1, 2500)?, number(2, 3)?);
    let bytes = fs::read(file)?;
    let (numbers, _) = bytes.as_chunks();
    let graph: Vec<u32> = numbers.iter().map(|&it| u32::from_le_bytes(it)).collect();
    let lexicon = Lexicon::read(graph.into()).map_err(|flaw| format!("{flaw:?}"))?;
    let mut values = [0.0; FEATURES];
    // Who never keeps a blank never learns what it is worth.
    values[Tile::Blank.index()] = 20.0;
    for round in 0..rounds {
        let mut fit = Fit::default();
        for game in 0..games {
            let mut rng = Rng::seeded(round * games + game);
            let start = Ideograma::with_lexicon(2, lexicon.clone(), &Options::default());
            play(start, &values, &mut rng, &mut fit);
        }
        eprintln!("round {round}: {} rests", fit.rests);
        values = fit.solve();
    }
    print(&values);
    Ok(())
}

/// Plays one game and learns from the turns that were filled up in full.
fn play(mut game: Ideograma, values: &[f64; FEATURES], rng: &mut Rng, fit: &mut Fit) {
    let mut kept: [Option<Tiles>; 2] = [None; 2];
    loop {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => {
                let draw = game.roll(rng).expect("luck is to move");
                game.resolve(&draw).expect("a rolled outcome resolves");
            }
            Turn::Seat(seat) => {
                let (action, keep, worth) = best(&game, &game.rack(seat), values);
                if let Some(rest) = kept[seat.index()] {
                    fit.add(&rest, worth);
                }
                kept[seat.index()] = (game.pool().len() >= 7).then_some(keep);
                game.play(&action).expect("an offered move plays");
            }
        }
    }
}

/// The best move by points and the rest it keeps.
fn best(game: &Ideograma, rack: &Tiles, values: &[f64; FEATURES]) -> (Action, Tiles, f64) {
    let mut best = (Action::Pass, *rack, f64::MIN);
    for action in game.moves() {
        let (keep, points) = match &action {
            Action::Lay(placement) => {
                let new = placement.squares();
                let new = new.filter(|(square, _)| game.board().at(*square).is_none());
                let used = new.map(|(_, placed)| placed.as_drawn()).collect();
                (rack.without(&used), game.worth(placement))
            }
            Action::Change(tiles) => (rack.without(tiles), 0),
            _ => continue,
        };
        let worth = f64::from(points) + value(&keep, values);
        if worth > best.2 {
            best = (action, keep, worth);
        }
    }
    best.2 = best.2.max(0.0);
    best
}

fn value(rest: &Tiles, values: &[f64; FEATURES]) -> f64 {
    let mut sum = 0.0;
    features(rest, |feature, times| {
        if feature != ALWAYS {
            sum += values[feature] * times;
        }
    });
    sum
}

fn features(rest: &Tiles, mut each: impl FnMut(usize, f64)) {
    let (mut vowels, mut consonants) = (0, 0);
    for (tile, count) in rest.kinds() {
        each(tile.index(), 1.0);
        if count > 1 {
            each(AGAIN + tile.index(), f64::from(count - 1));
        }
        match tile.to_string().as_str() {
            "A" | "E" | "I" | "O" | "U" => vowels += usize::from(count),
            "?" => {}
            _ => consonants += usize::from(count),
        }
    }
    if vowels < 7 && consonants < 7 {
        each(BALANCE + 7 * vowels + consonants, 1.0);
    }
    let holds = |c| Tile::of(c).is_some_and(|tile| rest.count(tile) > 0);
    if holds('Q') && holds('U') {
        each(Q_WITH_U, 1.0);
    }
    each(ALWAYS, 1.0);
}

/// The sums of a least-squares fit.
struct Fit {
    rests: u64,
    squares: Vec<[f64; FEATURES]>,
    sums: [f64; FEATURES],
}

impl Default for Fit {
    fn default() -> Fit {
        Fit {
            rests: 0,
            squares: vec![[0.0; FEATURES]; FEATURES],
            sums: [0.0; FEATURES],
        }
    }
}

impl Fit {
    fn add(&mut self, rest: &Tiles, worth: f64) {
        let mut found = Vec::new();
        features(rest, |feature, times| found.push((feature, times)));
        for &(one, times) in &found {
            self.sums[one] += times * worth;
            for &(other, often) in &found {
                self.squares[one][other] += times * often;
            }
        }
        self.rests += 1;
    }

    /// Gauss's way, with the constant unbounded.
    fn solve(mut self) -> [f64; FEATURES] {
        for (feature, row) in self.squares.iter_mut().enumerate() {
            row[feature] += if feature == ALWAYS { 1e-6 } else { RIDGE };
        }
        for pivot in 0..FEATURES {
            let (row, sum) = (self.squares[pivot], self.sums[pivot]);
            for below in pivot + 1..FEATURES {
                let times = self.squares[below][pivot] / row[pivot];
                for (it, pivot) in self.squares[below].iter_mut().zip(row) {
                    *it -= times * pivot;
                }
                self.sums[below] -= times * sum;
            }
        }
        let mut values = [0.0; FEATURES];
        for feature in (0..FEATURES).rev() {
            let known: f64 = (feature + 1..FEATURES)
                .map(|other| self.squares[feature][other] * values[other])
                .sum();
            values[feature] = (self.sums[feature] - known) / self.squares[feature][feature];
        }
        // No tiles at all are worth nothing: the measure of all others.
        let zero = values[BALANCE];
        for (place, balance) in values[BALANCE..BALANCE + 49].iter_mut().enumerate() {
            if place / 7 + place % 7 < 7 {
                *balance -= zero;
            }
        }
        values[ALWAYS] += zero;
        values
    }
}

/// In hundredths of a point.
fn print(values: &[f64; FEATURES]) {
    let round = |feature: usize| (values[feature] * 100.0).round() as i32;
    let list = |from: usize, count: usize| -> String {
        let numbers: Vec<String> = (from..from + count)
            .map(|it| round(it).to_string())
            .collect();
        numbers.join(", ")
    };
    println!("//! Learned from games against itself: printed by `examples/leaves.rs`. All");
    println!("//! numbers are hundredths of a point.\n");
    println!("use crate::Tile;\n");
    println!("/// The first tile of each kind, A to Z and the blank.");
    println!(
        "pub(super) const FIRST: [i32; Letter::SPAN] = [{}];\n",
        list(0, Letter::SPAN)
    );
    println!("/// Each further tile of a kind.");
    println!(
        "pub(super) const AGAIN: [i32; Letter::SPAN] = [{}];\n",
        list(AGAIN, Letter::SPAN)
    );
    println!("/// So many vowels (first index) with so many consonants.");
    let rows: Vec<String> = (0..7)
        .map(|row| format!("[{}]", list(BALANCE + 7 * row, 7)))
        .collect();
    println!(
        "pub(super) const BALANCE: [[i32; 7]; 7] = [{}];\n",
        rows.join(", ")
    );
    println!("/// A Q that has its U.");
    println!("pub(super) const Q_WITH_U: i32 = {};", round(Q_WITH_U));
    eprintln!("a turn from seven new tiles: {:.2}", values[ALWAYS]);
}
