//! Luck and guesses are fair: what comes up is as frequent as it should be.

use std::collections::BTreeMap;

use airam::Airam;
use rules::{Chances, Game, Rng, Seat, Viewer};
use serde_json::json;

/// Samples, each from a seed of its own: one sample is strange once in a while.
const SAMPLES: u64 = 8;
const TRIES: u32 = 20_000;

/// Fails unless the outcomes look like draws with these weights: χ² of all samples
/// together within five deviations of what it is on average.
fn check(name: &str, weights: &BTreeMap<String, u32>, outcome: impl Fn(&mut Rng) -> String) {
    let mut sum = 0.0;
    for seed in 0..SAMPLES {
        let mut rng = Rng::seeded(seed);
        let mut counts = BTreeMap::new();
        for _ in 0..TRIES {
            *counts.entry(outcome(&mut rng)).or_default() += 1;
        }
        sum += chi_square(name, weights, &counts);
    }
    let freedom = (SAMPLES as usize * (weights.len() - 1)) as f64;
    let deviation = (sum - freedom) / (2.0 * freedom).sqrt();
    println!("{name}: {deviation:.1} deviations off");
    assert!(
        deviation.abs() < 5.0,
        "{name}: {deviation:.1} deviations off"
    );
}

fn chi_square(name: &str, weights: &BTreeMap<String, u32>, counts: &BTreeMap<String, u32>) -> f64 {
    let strange = counts
        .keys()
        .find(|outcome| !weights.contains_key(*outcome));
    assert_eq!(strange, None, "{name}: it cannot be");
    let total: u32 = weights.values().sum();
    let term = |(outcome, weight): (&String, &u32)| {
        let expected = f64::from(TRIES) * f64::from(*weight) / f64::from(total);
        let found = f64::from(counts.get(outcome).copied().unwrap_or_default());
        (found - expected).powi(2) / expected
    };
    weights.iter().map(term).sum()
}

/// A game in which four turns have been played.
fn late() -> Airam {
    let mut game: Airam = kit::start(json!({}), 2);
    kit::play(
        &mut game,
        "fill RRRRBBGGY, draw BGY, keep B give Y, 1b, 1c, draw BRR, keep R give B, 1d, 1g, \
         draw GGY, keep Y give G, 2b, 2c, draw BGY, keep Y give B, 2d, 2g",
    );
    game
}

#[test]
fn draws_come_up_by_their_odds() {
    let game = late();
    let Chances::Listed(chances) = game.chances() else {
        panic!("draws are listed");
    };
    let odds = chances
        .iter()
        .map(|(chance, odds)| (chance.to_string(), *odds))
        .collect();
    check("draws", &odds, |rng| {
        let draw = game.roll(rng).expect("luck is to move");
        draw.to_string()
    });
}

/// The first and the last circle: two tokens in a row out of 28.
#[test]
fn the_circles_are_filled_evenly() {
    let game: Airam = kit::start(json!({}), 2);
    let mut odds = BTreeMap::new();
    for first in "BGRY".chars() {
        for last in "BGRY".chars() {
            let left = if first == last { 6 } else { 7 };
            odds.insert(format!("{first}{last}"), 7 * left);
        }
    }
    check("fill", &odds, |rng| {
        let fill = game.roll(rng).expect("luck is to move").to_string();
        let letters: Vec<char> = fill.chars().skip("fill ".len()).collect();
        format!("{}{}", letters[0], letters[8])
    });
}

/// What lies face down for the second player while the first one chooses: two
/// tokens in the rival's hand, three drawn, and the cup.
#[test]
fn a_rival_guesses_fairly() {
    let mut game = late();
    kit::play(&mut game, "draw BRY");
    check_guesses(
        &game,
        Viewer::Seat(Seat::SECOND),
        &[("hand 1", 2), ("drawn", 3)],
    );
    kit::play(&mut game, "keep R give B");
    check_guesses(
        &game,
        Viewer::Seat(Seat::SECOND),
        &[("hand 1", 3), ("drawn", 1)],
    );
}

/// The drawer sees the draw but not the rival's hand.
#[test]
fn a_drawer_guesses_fairly() {
    let mut game = late();
    kit::play(&mut game, "draw BRY");
    check_guesses(&game, Viewer::Seat(Seat::FIRST), &[("hand 2", 2)]);
}

#[test]
fn a_spectator_guesses_fairly() {
    check_guesses(&late(), Viewer::Spectator, &[("hand 1", 2), ("hand 2", 2)]);
}

fn check_guesses(game: &Airam, viewer: Viewer, piles: &[(&str, usize)]) {
    let view = game.view(viewer);
    let json = serde_json::to_value(&view).expect("a view is JSON");
    let unseen: Vec<char> = json["unseen"].as_str().expect("a text").chars().collect();
    let mut weights = BTreeMap::new();
    let sizes: Vec<usize> = piles.iter().map(|(_, size)| *size).collect();
    deal(&unseen, &sizes, String::new(), &mut weights);
    check(&format!("guesses of {viewer:?}"), &weights, |rng| {
        let state = Airam::guess(&view, rng).state();
        let pile = |(name, _): &(&str, usize)| {
            let pile = match *name {
                "hand 1" => &state["hands"][0],
                "hand 2" => &state["hands"][1],
                name => &state[name],
            };
            format!("{} ", pile.as_str().unwrap_or_default())
        };
        piles.iter().map(pile).collect()
    });
}

/// Every way to deal the tokens into piles of these sizes, one token at a time,
/// each told apart: the plainest meaning of “as likely”.
fn deal(tokens: &[char], sizes: &[usize], dealt: String, weights: &mut BTreeMap<String, u32>) {
    let Some((&size, rest)) = sizes.split_first() else {
        *weights.entry(dealt).or_default() += 1;
        return;
    };
    for chosen in 0_u32..1 << tokens.len() {
        if chosen.count_ones() as usize == size {
            let is_chosen = |place: &usize| chosen >> place & 1 == 1;
            let (pile, left): (Vec<usize>, Vec<usize>) = (0..tokens.len()).partition(is_chosen);
            let pile: String = pile.iter().map(|&place| tokens[place]).collect();
            let left: Vec<char> = left.iter().map(|&place| tokens[place]).collect();
            deal(&left, rest, format!("{dealt}{pile} "), weights);
        }
    }
}
