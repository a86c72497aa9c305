//! The game and its naive twin agree at every position of many random games.

mod twin;

use rules::{Game, Luck, Rng};
use rumis::Rumis;
use serde_json::{Value, json};
use twin::Twin;

/// Each of these, with two to four players, and `first_on_base` every second time.
const SCENARIOS: [&str; 4] = ["pirka", "coricancha", "pisac", "chullpa"];

#[test]
fn several_players() {
    let mut reopened = 0;
    for scenario in SCENARIOS {
        for seats in 2..=4 {
            let options = json!({ "scenario": scenario });
            reopened += compare(&options, seats, 6);
        }
    }
    assert!(
        reopened > 0,
        "a place never appeared for a colour that is out"
    );
}

#[test]
fn two_colours_each() {
    for scenario in SCENARIOS {
        compare(&json!({ "scenario": scenario, "colours": "2x2" }), 2, 6);
    }
}

#[test]
fn solitaire() {
    for (cube, stones) in [(3, "one"), (3, "two"), (3, "all"), (4, "two"), (5, "all")] {
        for turns in [false, true] {
            let games = if cube == 3 { 40 } else { 4 };
            let options = json!({ "cube": cube, "stones": stones, "turns": turns });
            compare(&options, 1, games);
        }
    }
}

/// Plays random games with both. Gives how often something fitted again for a
/// colour that was out.
fn compare(options: &Value, seats: usize, games: u64) -> usize {
    let mut reopened = 0;
    for seed in 0..games {
        let mut options = options.clone();
        options["first_on_base"] = json!(seed % 2 == 1);
        let mut rng = Rng::seeded(seed);
        let mut game = kit::start::<Rumis>(options.clone(), seats);
        let mut twin = Twin::new(&options, seats);
        let mut played = Vec::new();
        loop {
            let legal = compare_positions(&game, &twin, &options, &played);
            let fits = |&&colour: &&usize| !twin.placements(colour).is_empty();
            reopened += twin.out().iter().filter(fits).count();
            if legal.is_empty() {
                break;
            }
            let action = pick(&legal, seed, &mut rng);
            kit::play(&mut game, &action);
            twin.play(&action);
            played.push(action);
        }
    }
    reopened
}

/// Every third game prefers large stones, which lets colours place them all.
fn pick(legal: &[String], seed: u64, rng: &mut Rng) -> String {
    let cubes = |action: &&String| action.matches('/').count();
    let most = legal.iter().map(|action| cubes(&action)).max();
    let large = legal.iter().filter(|action| Some(cubes(action)) == most);
    let choice: Vec<&String> = if seed % 3 == 2 {
        large.collect()
    } else {
        legal.iter().collect()
    };
    choice[rng.below(choice.len() as u32) as usize].clone()
}

/// The numbers of `tests/perft.txt`, counted by the twin.
#[test]
fn the_twin_counts_the_same_ways() {
    for (options, seats, nodes) in [
        (json!({"stones": "one"}), 1, 20_628),
        (json!({}), 2, 177_085),
    ] {
        let twin = Twin::new(&options, seats);
        let after = |action: &String| {
            let mut next = twin.clone();
            next.play(action);
            next.legal().len()
        };
        let ways: usize = twin.legal().iter().map(after).sum();
        assert_eq!(ways, nodes, "{options}");
    }
}

fn compare_positions(game: &Rumis, twin: &Twin, options: &Value, played: &[String]) -> Vec<String> {
    let way = || format!("{options} after {}", played.join(", "));
    let mut legal: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    legal.sort();
    assert_eq!(legal, twin.legal(), "{}", way());
    assert_eq!(game.state(), twin.state(), "{}", way());
    assert_eq!(game.scores().to_vec(), twin.scores(), "{}", way());
    let number = |seat: rules::Seat| usize::from(seat.number());
    assert_eq!(game.turn().seat().map(number), twin.actor(), "{}", way());
    let winners: Vec<usize> = game.turn().winners().iter().map(number).collect();
    assert_eq!(winners, twin.winners(), "{}", way());
    legal
}
