//! A bot's move does the same whether it is played as it is or as a text.

use bots::{Level, Limits, Player};
use catalog::{Counsel, GAMES, Match};
use rules::{Rng, Shelf, Turn};
use serde_json::{Value, json};

const PLIES: u64 = 12;

fn open(id: &str) -> Match {
    let entry = catalog::find(id).expect("a game");
    let options: Value = match id {
        "ideograma" => json!({"lexicon": {"words": ["LA", "LE", "LO", "NO", "OS", "SOL"]}}),
        _ => json!({}),
    };
    let game = Match::open(entry, entry.usual_seats(), &options, &Shelf::default());
    game.expect("these options go together")
}

fn advice(game: &Match, seed: u64) -> Option<Counsel> {
    let limits = Limits::nodes(20).seeded(seed);
    game.game().advise(Player::Level(Level::One), &limits)
}

#[test]
fn a_chosen_move_is_its_text() {
    for entry in GAMES {
        let id = entry.about.id;
        let (mut chosen, mut written) = (open(id), open(id));
        let mut rng = Rng::seeded(3);
        for ply in 0..PLIES {
            while let Turn::Chance = chosen.game().turn() {
                let drawn = chosen.roll(&mut rng).expect("luck moves").action.clone();
                written.apply(&drawn).expect("the same luck");
            }
            let Some(counsel) = advice(&chosen, ply) else {
                break;
            };
            let (text, why) = (counsel.action(), counsel.why());
            assert!(why.action.en.starts_with(&text), "{id}: {why:?}");
            let done = written.apply(&text).expect("a bot's move is legal");
            assert_eq!(done.action, text, "{id}");
            chosen
                .apply(&counsel.chosen())
                .expect("it is the same move");
            assert_eq!(chosen.past(), written.past(), "{id}");
            assert_eq!(chosen.game().state(), written.game().state(), "{id}");
        }
        assert!(!chosen.past().is_empty(), "{id}");
    }
}

#[test]
fn a_move_of_another_game_is_refused() {
    let stranger = advice(&open("reverso"), 0).expect("somebody is to move");
    let mut damas = open("damas");
    let before = damas.game().state();
    let refusal = damas.apply(&stranger.chosen()).expect_err("not its move");
    assert_eq!(refusal.rule.code, "not-due");
    assert_eq!(damas.game().state(), before);
}
