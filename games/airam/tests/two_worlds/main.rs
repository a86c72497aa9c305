//! Two states that differ only in what a viewer may not see look the same to that
//! viewer, whatever is told: a hundred thousand pairs of them.

mod story;

use std::fmt::Write as _;

use airam::{Action, Airam};
use rules::{Drawn, Game, Lang, Rng, Viewer};
use serde_json::json;
use story::Story;

/// What a viewer to act might try in order to learn something.
const PROBES: [&str; 8] = [
    "1a",
    "1c",
    "3g",
    "keep B give Y",
    "keep R give R",
    "keep G give B",
    "draw ???",
    "keep ? give Y",
];
/// Guesses from each view.
const GUESSES: usize = 4;

/// A way to write down what a viewer is told.
type Told = dyn Fn(&Airam, Viewer) -> String;

#[test]
fn a_hundred_thousand_pairs_look_the_same() {
    let mut pairs = 0;
    for seed in 0..420 {
        match compare(seed, &told) {
            Ok(alike) => pairs += alike,
            Err(difference) => panic!("seed {seed}: {difference}"),
        }
    }
    println!("{pairs} pairs of worlds");
    assert!(pairs >= 100_000, "{pairs}");
}

/// The comparison has teeth: every kind of leak makes some pair look different.
#[test]
fn planted_leaks_are_noticed() {
    let leak = |what: fn(&Airam) -> String| {
        move |game: &Airam, viewer: Viewer| told(game, viewer) + &what(game)
    };
    let hand = leak(
        |game| match game.clone().play(&"1a".parse().expect("a square")) {
            Err(refusal) => format!("{refusal:?}, hands {}", game.state()["hands"]),
            Ok(()) => String::new(),
        },
    );
    noticed("the hands in a refusal", &hand);
    noticed("the cup", &leak(|game| game.state()["cup"].to_string()));
    noticed(
        "the tokens drawn",
        &leak(|game| game.state()["drawn"].to_string()),
    );
    noticed(
        "a running score",
        &leak(|game| format!("{:?}", game.scores())),
    );
    noticed(
        "how many ways to go on",
        &leak(|game| game.moves().len().to_string()),
    );
    noticed(
        "the odds of the draw",
        &leak(|game| format!("{:?}", game.chances())),
    );
}

fn noticed(what: &str, told: &Told) {
    let caught = (0..20).any(|seed| compare(seed, told).is_err());
    assert!(caught, "nobody noticed {what}");
}

/// Everything that `viewer` is told at a position, as text.
fn told(game: &Airam, viewer: Viewer) -> String {
    let view = serde_json::to_string(&game.view(viewer)).expect("a view is JSON");
    let mut told = format!("{view}\n{:?} {:?}\n", game.turn(), game.audience());
    if game.turn().seat().map(Viewer::Seat) == Some(viewer) {
        for action in game.moves() {
            let _ = writeln!(told, "{action} as {}", Airam::face(&action));
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

/// Compares the positions of one game with others that look the same. Gives how
/// many pairs of different worlds there were, or where two differ.
fn compare(seed: u64, told: &Told) -> Result<u32, String> {
    let mut rng = Rng::seeded(seed);
    let layout = ["corner", "row", "stairs"][seed as usize % 3];
    let start: Airam = kit::start(json!({ "layout": layout }), 2);
    let story = Story::play(&start, &mut rng);
    let mut pairs = 0;
    for (ply, here) in story.positions.iter().enumerate() {
        for viewer in Viewer::all(2) {
            let shown = told(here, viewer);
            let mut others = guesses(here, viewer, &mut rng);
            others.extend(story.retold(&start, ply, viewer, &mut rng));
            for there in others.iter().filter(|there| *there != here) {
                alike(&shown, &told(there, viewer))?;
                compare_what_follows(here, there, viewer, told)?;
                pairs += 1;
            }
        }
    }
    Ok(pairs)
}

fn alike(here: &str, there: &str) -> Result<(), String> {
    if here == there {
        return Ok(());
    }
    Err(format!("one world shows\n{here}\nand the other\n{there}"))
}

/// Different worlds that fit the view.
fn guesses(here: &Airam, viewer: Viewer, rng: &mut Rng) -> Vec<Airam> {
    let view = here.view(viewer);
    let mut guesses: Vec<Airam> = Vec::new();
    for _ in 0..GUESSES {
        let guess = Airam::guess(&view, rng);
        if !guesses.contains(&guess) {
            guesses.push(guess);
        }
    }
    guesses
}

/// What the others keep looks the same in both worlds, and leaves the same marks,
/// whenever its face does.
fn compare_what_follows(
    here: &Airam,
    there: &Airam,
    viewer: Viewer,
    told: &Told,
) -> Result<(), String> {
    if here.to_place().is_some() || here.turn().seat().map(Viewer::Seat) == Some(viewer) {
        return Ok(());
    }
    let after = |game: &Airam, action: &Action| {
        let mut next = game.clone();
        next.play(action).expect("an offered move plays");
        let marks = Airam::marks(&game.view(viewer), action);
        format!("{}{marks:?}", told(&next, viewer))
    };
    let moves = there.moves();
    for one in here.moves() {
        let face = Airam::face(&one);
        if let Some(other) = moves.iter().find(|other| Airam::face(other) == face) {
            alike(&after(here, &one), &after(there, other))?;
        }
    }
    Ok(())
}
