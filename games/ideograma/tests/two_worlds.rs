//! Two states that differ only in what a viewer may not see look the same to
//! that viewer, whatever is told: a hundred thousand pairs of them.

use std::fmt::Write as _;

use ideograma::Ideograma;
use rules::{Drawn, Game, Lang, Look, Luck, Rng, Turn, Viewer};
use serde_json::{Value, json};

/// Short words, so that random players lay some of them.
const WORDS: [&str; 16] = [
    "AL", "AS", "ES", "LA", "LE", "LO", "NO", "OS", "RE", "SE", "SI", "SOL", "LAS", "ALA", "OSA",
    "ESO",
];
/// What a viewer to act might try in order to learn something.
const PROBES: [&str; 9] = [
    "8H SOL",
    "H8 LA",
    "8H ZZZ",
    "8H sol",
    "-A",
    "-AAAAAAA",
    "-?",
    "pass",
    "challenge",
];
/// Guesses from each view.
const GUESSES: usize = 5;

/// A way to write down what a viewer is told.
type Told = dyn Fn(&Ideograma, Viewer) -> String;

#[test]
fn a_hundred_thousand_pairs_look_the_same() {
    let mut pairs = 0;
    let mut seed = 0;
    while pairs < 100_000 {
        match compare(seed, &told) {
            Ok(alike) => pairs += alike,
            Err(difference) => panic!("seed {seed}: {difference}"),
        }
        seed += 1;
        assert!(seed < 10_000, "only {pairs} pairs in {seed} games");
    }
}

/// The comparison has teeth: every kind of leak makes some pair look different.
#[test]
fn planted_leaks_are_noticed() {
    let leak = |what: fn(&Ideograma) -> String| {
        move |game: &Ideograma, viewer: Viewer| told(game, viewer) + &what(game)
    };
    let rack = leak(|game| {
        let probe = "8H ZZZ".parse().expect("a word");
        match game.clone().play(&probe) {
            Err(refusal) => format!("{refusal:?}, racks {}", game.state()["racks"]),
            Ok(()) => String::new(),
        }
    });
    noticed("the racks in a refusal", &rack);
    let exchanges = |game: &Ideograma| {
        let moves = game.moves();
        moves
            .iter()
            .filter(|action| action.to_string().starts_with('-'))
            .count()
            .to_string()
    };
    noticed("the length of the list of exchanges", &leak(exchanges));
    noticed(
        "what is in the pool",
        &leak(|game| game.state()["pool"].to_string()),
    );
}

fn noticed(what: &str, told: &Told) {
    let caught = (0..20).any(|seed| compare(seed, told).is_err());
    assert!(caught, "nobody noticed {what}");
}

/// Everything that `viewer` is told at a position, as text.
fn told(game: &Ideograma, viewer: Viewer) -> String {
    let view = game.view(viewer);
    let look = Look {
        lang: Lang::Es,
        ascii: false,
    };
    let mut told = serde_json::to_string(&view).expect("a view is JSON");
    let _ = writeln!(told, "{:?} {:?}", game.turn(), game.audience());
    told += &Ideograma::picture(&view, &look).text();
    if game.turn().seat().map(Viewer::Seat) == Some(viewer) {
        for action in game.moves() {
            let _ = writeln!(told, "{action} as {}", Ideograma::face(&action));
        }
        for probe in PROBES {
            let answer = probe.parse().and_then(|action| game.clone().play(&action));
            let _ = writeln!(told, "{probe}: {answer:?}");
            if let Err(refusal) = answer {
                told.extend(Lang::ALL.map(|lang| refusal.sentence(lang)));
            }
        }
    }
    told
}

/// Compares the positions of one game with others that fit the views. Gives how
/// many pairs of different worlds there were, or where two differ.
fn compare(seed: u64, told: &Told) -> Result<u32, String> {
    let mut rng = Rng::seeded(seed);
    let seats = 2 + seed as usize % 3;
    let dictionary = ["auto", "challenge"][seed as usize % 2];
    let options: Value = json!({"dictionary": dictionary, "lexicon": {"words": WORDS}});
    let mut game: Ideograma = kit::start(options, seats);
    let mut pairs = 0;
    while !game.turn().is_over() {
        for viewer in Viewer::all(seats) {
            let shown = told(&game, viewer);
            for _ in 0..GUESSES {
                let other = Ideograma::guess(&game.view(viewer), &mut rng);
                if other == game {
                    continue;
                }
                let seen = told(&other, viewer);
                if seen != shown {
                    return Err(format!("one world shows\n{shown}\nand the other\n{seen}"));
                }
                pairs += 1;
            }
        }
        step(&mut game, &mut rng);
    }
    Ok(pairs)
}

/// Luck or a random player goes on.
fn step(game: &mut Ideograma, rng: &mut Rng) {
    if game.turn() == Turn::Chance {
        let draw = game.roll(rng).expect("luck is to move");
        return game.resolve(&draw).expect("a rolled outcome resolves");
    }
    let moves = game.moves();
    // Words first: changes are so many that nothing else would happen.
    let words: Vec<_> = moves
        .iter()
        .filter(|action| !action.to_string().starts_with('-'))
        .collect();
    let action = if rng.below(5) > 0 {
        words[rng.below(words.len() as u32) as usize].clone()
    } else {
        moves[rng.below(moves.len() as u32) as usize].clone()
    };
    game.play(&action).expect("an offered move plays");
}
