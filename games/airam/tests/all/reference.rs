//! The real game against a plain one, position by position.

mod plain;

use std::collections::BTreeMap;

use airam::Airam;
use plain::{Actor, Plain};
use rules::{Chances, Game, Luck, Rng, Setup, Turn};
use serde_json::json;

/// Random games on each preset, and on random layouts.
const GAMES: u64 = 150;
/// The most ways that are worth counting slowly.
const QUICK: u64 = 20_000;
const PRESETS: [(&str, [[i64; 3]; 3]); 3] = [
    ("row", [[0, 0, 0], [6, 0, 0], [12, 0, 0]]),
    ("corner", [[0, 0, 0], [6, 0, 0], [0, 6, 0]]),
    ("stairs", [[0, 0, 0], [6, 3, 0], [12, 6, 0]]),
];

#[test]
fn the_plain_game_agrees_on_the_presets() {
    for (name, layout) in PRESETS {
        for seed in 0..GAMES {
            let game = kit::start(json!({ "layout": name }), 2);
            let plain = Plain::new(layout).expect("a preset");
            play_both(game, plain, &mut Rng::seeded(seed));
        }
    }
}

/// Random places and turns, most of which may not be.
#[test]
fn the_plain_game_agrees_on_which_layouts_there_are() {
    let mut rng = Rng::seeded(28);
    let (mut games, mut refused) = (0, 0);
    while games < GAMES {
        let mut number = || i64::from(rng.below(20)) - 10;
        let layout: [[i64; 3]; 3] = std::array::from_fn(|_| [number(), number(), number() & 3]);
        let options = serde_json::from_value(json!({ "layout": layout })).expect("numbers");
        match (Airam::start(&Setup::new(2, options)), Plain::new(layout)) {
            (Ok(game), Some(plain)) => {
                play_both(game, plain, &mut rng);
                games += 1;
            }
            (Err(_), None) => refused += 1,
            (game, plain) => panic!("{layout:?}: {game:?}, plainly {}", plain.is_some()),
        }
    }
    assert!(refused > 100, "{refused}");
}

/// The numbers of the perft table, as far as the plain game is quick enough.
#[test]
fn the_plain_game_counts_the_same_ways() {
    let rows = include_str!("perft.txt").lines();
    for row in rows.filter(|row| row.starts_with('{')) {
        let fields: Vec<&str> = row.split(';').map(str::trim).collect();
        // How many ways there are does not depend on the layout.
        let mut plain = Plain::new(PRESETS[1].1).expect("a preset");
        fields[2].split(", ").for_each(|text| plain.apply(text));
        for (depth, nodes) in (1..).zip(fields[3].split(' ')) {
            let nodes: u64 = nodes.parse().expect("a number");
            if nodes <= QUICK {
                assert_eq!(ways(&plain, depth), nodes, "perft {depth} of {row}");
            }
        }
    }
}

fn ways(plain: &Plain, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let texts = match plain.actor() {
        Actor::Chance => plain.draws().into_keys().collect(),
        Actor::Seat(_) => plain.legal(),
        Actor::Nobody => Vec::new(),
    };
    let after = |text: &String| {
        let mut next = plain.clone();
        next.apply(text);
        ways(&next, depth - 1)
    };
    texts.iter().map(after).sum()
}

fn play_both(mut game: Airam, mut plain: Plain, rng: &mut Rng) {
    loop {
        compare(&game, &plain);
        let text = match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance => game.roll(rng).expect("luck is to move").to_string(),
            Turn::Seat(_) => {
                let moves = game.moves();
                moves[rng.below(moves.len() as u32) as usize].to_string()
            }
        };
        kit::play(&mut game, &text);
        plain.apply(&text);
    }
}

fn compare(game: &Airam, plain: &Plain) {
    let mut offered: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    offered.sort();
    assert_eq!(offered, plain.legal());
    assert_eq!(game.state(), plain.state());
    assert_eq!(game.scores().as_slice(), plain.scores());
    let actor = match game.turn() {
        Turn::Chance => Actor::Chance,
        Turn::Seat(seat) => Actor::Seat(usize::from(seat.number())),
        Turn::Over(winners) => {
            let [first, second] = plain.scores();
            let expected = [first >= second, second >= first];
            let won: Vec<bool> = rules::Seat::all(2).map(|it| winners.contains(it)).collect();
            assert_eq!(won, expected);
            Actor::Nobody
        }
    };
    assert_eq!(actor, plain.actor());
    if let Chances::Listed(chances) = game.chances() {
        let odds: BTreeMap<String, u32> = chances
            .iter()
            .map(|(chance, odds)| (chance.to_string(), *odds))
            .collect();
        let expected = if actor == Actor::Chance {
            plain.draws()
        } else {
            BTreeMap::new()
        };
        assert_eq!(odds, expected);
    }
}
