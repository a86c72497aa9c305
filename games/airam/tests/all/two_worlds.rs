//! Two states that differ only in what a viewer may not see look the same to that
//! viewer, whatever is told: a hundred thousand pairs of them.

use airam::{Action, Airam, Colour};
use kit::{Pairs, Telling, TwoWorlds};
use rules::{Game, Luck, Rng, Turn};
use serde_json::json;

const WORLDS: TwoWorlds<Airam> = TwoWorlds {
    start,
    choose,
    secret,
    probes: &[
        "1a",
        "1c",
        "3g",
        "keep B give Y",
        "keep R give R",
        "keep G give B",
        "draw ???",
        "keep ? give Y",
    ],
};

#[test]
fn a_hundred_thousand_pairs_look_the_same() {
    WORLDS.check(Pairs {
        guessed: 100_000,
        retold: 20_000,
    });
}

/// The comparison has teeth: every kind of leak makes some pair look different.
#[test]
fn planted_leaks_are_noticed() {
    WORLDS.notices("the hands in a refusal", |game| {
        match game.clone().play(&"1a".parse().expect("a square")) {
            Err(refusal) => format!("{refusal:?}, hands {}", game.state()["hands"]),
            Ok(()) => String::new(),
        }
    });
    WORLDS.notices("the cup", |game| game.state()["cup"].to_string());
    WORLDS.notices("the tokens drawn", |game| game.state()["drawn"].to_string());
    WORLDS.notices("a running score", |game| format!("{:?}", game.scores()));
    WORLDS.notices("how many ways to go on", |game| {
        game.moves().len().to_string()
    });
    WORLDS.notices("the odds of the draw", |game| {
        format!("{:?}", game.chances())
    });
    let written = |start: &'static str| {
        move |text: &str| text.strip_prefix(start).unwrap_or_default().to_owned()
    };
    WORLDS.notices_written("what is kept", written("keep"));
    WORLDS.notices_written("what is drawn", written("draw"));
}

fn start(game: u64) -> Airam {
    let layout = ["corner", "row", "stairs"][game as usize % 3];
    kit::start(json!({ "layout": layout }), 2)
}

fn choose(game: &Airam, rng: &mut Rng) -> Action {
    let moves = game.moves();
    moves[rng.below(moves.len() as u32) as usize]
}

/// Whatever was drawn or kept without being shown later is drawn afresh.
fn secret(telling: &Telling<'_, Airam>, rng: &mut Rng) -> Option<String> {
    let here = telling.here();
    match here.turn() {
        Turn::Chance => another_draw(telling, rng),
        Turn::Seat(_) if here.to_place().is_none() => another_keep(telling, rng),
        _ => Some(telling.story.steps[telling.ply].clone()),
    }
}

/// Three tokens out of the other world's cup, among them those that are shown
/// later on.
fn another_draw(telling: &Telling<'_, Airam>, rng: &mut Rng) -> Option<String> {
    let mut drawn = shown_of(telling, telling.ply);
    let cup = telling.other.state()["cup"].as_str()?.to_owned();
    let mut cup: Vec<char> = cup.chars().collect();
    for token in &drawn {
        let place = cup.iter().position(|it| it == token)?;
        cup.swap_remove(place);
    }
    while drawn.len() < 3 {
        drawn.push(cup.swap_remove(rng.below(cup.len() as u32) as usize));
    }
    drawn.sort_unstable();
    Some(format!("draw {}", drawn.iter().collect::<String>()))
}

/// One of the ways to keep that give the same and leave the same for the last.
fn another_keep(telling: &Telling<'_, Airam>, rng: &mut Rng) -> Option<String> {
    let shown = shown_of(telling, telling.ply - 1);
    let fits = |action: &Action| {
        let mut next = telling.other.clone();
        next.play(action).expect("an offered move plays");
        let state = next.state();
        let both = [&state["given"], &state["drawn"]];
        let both = both.into_iter().filter_map(|token| token.as_str());
        let both: Vec<char> = both.flat_map(str::chars).collect();
        both.starts_with(&shown)
    };
    let mut moves = telling.other.moves();
    moves.retain(fits);
    let pick = rng.below(moves.len().max(1) as u32) as usize;
    moves.get(pick).map(ToString::to_string)
}

/// The tokens of the draw at `ply` that everybody is shown in the story: the one
/// that was given, then the one that was placed last.
fn shown_of(telling: &Telling<'_, Airam>, ply: usize) -> Vec<char> {
    let story = telling.story;
    let given = story.steps[..telling.plies].get(ply + 1);
    let last = story.positions[..telling.plies].get(ply + 3);
    let given = given.and_then(|keep| keep.chars().last());
    let last = last.and_then(Airam::to_place).map(Colour::letter);
    given.into_iter().chain(last).collect()
}
