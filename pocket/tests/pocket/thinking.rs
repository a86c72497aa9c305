//! Bots think by nodes, from a view, and the same everywhere.

use bots::{Level, Limits, Player};
use catalog::{GAMES, Match};
use rules::{Luck, Rng, Viewer};
use serde_json::{Value, json};

use crate::device::{Device, setup};

/// A random position of a game for so many, with a seat to move.
fn position(game: &mut Match, plies: u32, rng: &mut Rng) {
    for _ in 0..plies {
        if game.roll(rng).is_none() && !game.game().turn().is_over() {
            let moves = game.game().moves().actions;
            let action = moves[rng.below(moves.len() as u32) as usize].clone();
            game.apply(&action).unwrap();
        }
    }
    while game.roll(rng).is_some() {}
}

#[test]
fn a_thought_from_a_view_is_the_thought_of_the_game() {
    for (number, entry) in GAMES.iter().enumerate() {
        let mut rng = Rng::seeded(number as u64);
        let mut device = Device::new();
        for level in [Level::One, Level::Three, Level::Five] {
            let players = entry.usual_seats();
            let mut game = Match::open(entry, players, &json!({}), kit::shelf()).unwrap();
            position(&mut game, 6, &mut rng);
            let Some(seat) = game.game().turn().seat() else {
                continue;
            };
            let nodes = 200;
            let limits = Limits {
                nodes: Some(nodes),
                ..Limits::by_nodes(level, entry.pace).seeded(7)
            };
            let counsel = game.game().advise(Player::Level(level), &limits).unwrap();
            let think = json!({
                "do": "think", "game": entry.about.id, "options": game.options(), "players": players,
                "seat": seat, "view": game.game().view(Viewer::Seat(seat)), "level": level, "seed": 7,
                "nodes": nodes,
            });
            let hint = device.ok(&think);
            assert_eq!(
                hint["action"],
                json!(counsel.action()),
                "{} {level:?}",
                entry.about.id
            );
            // Reading a number again may change its last digit.
            let value: Value = serde_json::from_str(&json!(counsel.value).to_string()).unwrap();
            assert_eq!(hint["value"], value);
            assert_eq!(device.ok(&think), hint, "the same again");
        }
    }
}

#[test]
fn a_table_asks_for_the_thought_of_its_bot() {
    let entry = GAMES
        .iter()
        .find(|entry| !entry.about.chance && !entry.about.hidden)
        .unwrap();
    let mut device = Device::opened(&setup(entry.about.id, "bot2 me"));
    assert_eq!(device.bot["do"], "think");
    assert_eq!(device.bot["level"], 2);
    assert_eq!(device.bot["seat"], 1);
    assert_eq!(device.bot["pause"], 400);
    assert!(device.bot["nodes"].is_null(), "those of its level");
    let before = device.bot.clone();
    device.act(2, &json!({ "phrase": "hello" }));
    assert_eq!(device.bot, before, "it thinks on");
    assert_eq!(device.resumed().bot, before, "the same after a reload");
    device.let_bot_move();
    assert_eq!(device.bot, Value::Null);
    assert_eq!(device.turn(), Some(2));
    let stale = json!({
        "do": "thought", "table": crate::device::TABLE, "v": 1, "seat": 1, "action": "pass", "now": device.now,
    });
    let done = device.ok(&stale);
    assert_eq!(done["events"], json!([]), "nobody waits for it any more");
}

/// A hint for a person is a thought too, where hints are allowed.
#[test]
fn a_hint_is_thought_elsewhere() {
    let entry = GAMES
        .iter()
        .find(|entry| !entry.about.chance && !entry.about.hidden)
        .unwrap();
    let mut device = Device::opened(&setup(entry.about.id, "me bot1"));
    let hint = |seat: u64| json!({ "t": "ask", "q": 4, "seat": seat, "a": "hint" });
    let asked = device.message(&hint(1));
    assert_eq!(asked["say"], json!([]));
    assert_eq!(asked["hint"]["q"], 4);
    assert_eq!(asked["hint"]["v"], device.v);
    let mut think = asked["hint"].clone();
    think["nodes"] = json!(50);
    let told = device.ok(&think);
    assert!(told["why"]["move"]["es"].is_string());
    let refused = device.message(&hint(2));
    assert_eq!(refused["say"][0]["no"]["code"], "not-your-seat");
    assert!(refused["hint"].is_null());
}

#[test]
fn every_level_has_its_nodes() {
    for entry in GAMES {
        let nodes = |level| Limits::by_nodes(level, entry.pace).nodes.unwrap();
        assert!(nodes(Level::One) > 0);
        assert!(
            Level::ALL
                .windows(2)
                .all(|pair| nodes(pair[0]) < nodes(pair[1]))
        );
        assert!(Limits::by_nodes(Level::Five, entry.pace).time.is_none());
    }
}

#[test]
fn a_thought_about_nothing_is_refused() {
    let mut device = Device::new();
    let entry = GAMES
        .iter()
        .find(|entry| !entry.about.chance && !entry.about.hidden)
        .unwrap();
    let game = Match::open(entry, 2, &json!({}), kit::shelf()).unwrap();
    let think = |seat: u64| {
        json!({
            "do": "think", "game": entry.about.id, "options": {}, "players": 2, "seat": seat, "level": 1,
            "view": game.game().view(Viewer::Spectator), "seed": 0,
        })
    };
    assert_eq!(device.no(&think(2)), "no-thought");
    let mut view = think(1);
    view["view"] = json!({ "nonsense": 1 });
    device.no(&view);
    let mut unknown = think(1);
    unknown["game"] = json!("mus");
    assert_eq!(device.no(&unknown), "no-such-game");
}
