//! A game imagined from the JSON of a view is the game imagined from the view itself,
//! for every game, every edition of its rules and every seat.

use catalog::{AnyGame, Entry, GAMES, Match, View};
use rules::{Edition, Luck, Refusal, Rng, Seat, Shelf, Turn, Viewer};
use serde_json::{Value, json};

/// How many games of each kind are played, and how far.
const GAMES_EACH: u64 = 3;
const PLIES: usize = 120;

/// Tables worth trying: the options and how many play.
fn tables(entry: &Entry) -> Vec<(usize, Value)> {
    let mut options = vec![json!({})];
    match entry.about.id {
        "damas" => options.push(json!({"capture": "strict"})),
        "ideograma" => {
            let words = json!({"words": ["AL", "AS", "ES", "LA", "LE", "LO", "NO", "OS", "SOL"]});
            options = vec![
                json!({"lexicon": words}),
                json!({"lexicon": words, "dictionary": "challenge"}),
            ];
        }
        _ => {}
    }
    let numbers = entry.about.players;
    let with = |options: Value| numbers.iter().map(move |&seats| (seats, options.clone()));
    options.into_iter().flat_map(with).collect()
}

fn editions(entry: &Entry) -> impl Iterator<Item = Edition> {
    (1..=entry.about.edition).map(|number| entry.edition(number).expect("it has this edition"))
}

#[test]
fn a_view_leads_back_to_the_game_that_its_seat_imagines() {
    for entry in GAMES {
        for edition in editions(entry) {
            for (seats, options) in tables(entry) {
                for seed in 0..GAMES_EACH {
                    let shelf = Shelf::default();
                    let game = Match::open_in(edition, entry, seats, &options, &shelf);
                    let mut game = game.expect("these options go together");
                    play_and_check(&mut game, &options, seed);
                }
            }
        }
    }
}

fn play_and_check(game: &mut Match, options: &Value, seed: u64) {
    let mut rng = Rng::seeded(seed);
    for _ in 0..PLIES {
        check(game, options);
        match game.game().turn() {
            Turn::Over(_) => return,
            Turn::Chance => drop(game.roll(&mut rng)),
            Turn::Seat(_) => {
                let moves = game.game().moves().actions;
                let pick = rng.below(moves.len() as u32) as usize;
                game.apply(&moves[pick]).expect("it was offered");
            }
        }
    }
}

fn check(game: &Match, options: &Value) {
    for seat in Seat::all(game.seats()) {
        let view = game.game().view(Viewer::Seat(seat));
        let expected = game.game().imagined(seat);
        let found = imagine(game, &sent(&view), seat, options);
        let found = found.unwrap_or_else(|refusal| panic!("{refusal:?}\n{view:?}"));
        assert_eq!(found.turn(), expected.turn());
        assert_eq!(found.scores(), expected.scores());
        assert_eq!(found.moves(), expected.moves());
        assert_eq!(found.asked(), expected.asked());
        assert_eq!(found.state(), expected.state());
        assert_eq!(found.view(Viewer::Seat(seat)), view);
    }
}

fn imagine(
    game: &Match,
    view: &View,
    seat: Seat,
    options: &Value,
) -> Result<Box<dyn AnyGame>, Refusal> {
    let shelf = Shelf::default();
    (game.entry()).imagine(view, seat, game.seats(), options, game.edition(), &shelf)
}

/// The view as it comes out of a message.
fn sent(view: &View) -> View {
    let text = serde_json::to_string(view).expect("a view is JSON");
    serde_json::from_str(&text).expect("a view is read as it is written")
}

fn code(
    entry: &str,
    view: Value,
    seat: Seat,
    seats: usize,
    options: Value,
) -> Option<&'static str> {
    let entry = catalog::find(entry).expect("a game");
    let view: View = serde_json::from_value(view).expect("any JSON is a view until it is read");
    let shelf = Shelf::default();
    let imagined = entry.imagine(&view, seat, seats, &options, Edition::Newest, &shelf);
    imagined.err().map(|refusal| refusal.rule.code)
}

#[test]
fn what_is_no_view_of_the_table_is_refused() {
    let board = ["........"; 8];
    let reverso = |view: Value| code("reverso", view, Seat::FIRST, 2, json!({}));
    assert_eq!(
        reverso(json!({"board": board, "turn": 1, "stable": []})),
        None
    );
    assert_eq!(
        reverso(json!({"board": board, "turn": 3, "stable": []})),
        Some("view")
    );
    assert_eq!(reverso(json!({"board": board, "stable": []})), Some("view"));
    assert_eq!(
        reverso(json!({"board": board, "turn": 1, "stable": [], "more": 1})),
        Some("view")
    );
    assert_eq!(reverso(json!(null)), Some("view"));
    let third = Seat::at(2);
    let seat = code(
        "reverso",
        json!({"board": board, "turn": 1, "stable": []}),
        third,
        2,
        json!({}),
    );
    assert_eq!(seat, Some("view"));
    let table = code("reverso", json!({}), Seat::FIRST, 3, json!({}));
    assert_eq!(table, Some("players"));
}

#[test]
fn a_view_of_another_seat_or_another_table_is_refused() {
    let entry = catalog::find("airam").expect("a game");
    let mut game = Match::open(entry, 2, &json!({}), &Shelf::default()).expect("it opens");
    let mut rng = Rng::seeded(7);
    while game.roll(&mut rng).is_some() {}
    let view = game.game().view(Viewer::Seat(Seat::FIRST));
    let options = json!({});
    assert!(imagine(&game, &view, Seat::FIRST, &options).is_ok());
    assert!(imagine(&game, &view, Seat::SECOND, &options).is_err());

    let list = json!({"lexicon": {"words": ["LA", "SOL"]}});
    let entry = catalog::find("ideograma").expect("a game");
    let game = Match::open(entry, 2, &list, &Shelf::default()).expect("it opens");
    let view = game.game().view(Viewer::Seat(Seat::FIRST));
    let without = imagine(&game, &view, Seat::FIRST, &json!({}));
    let code = without.err().map(|refusal| refusal.rule.code);
    assert_eq!(code, Some("no-lexicon"));
}
