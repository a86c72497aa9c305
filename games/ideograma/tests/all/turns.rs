//! Changes, passes, challenges and the end of a game.

use ideograma::{Action, Ideograma};
use kit::{play, refused};
use rules::{Audience, Edition, Game, Hosted, Seat, SeatSet, Setup, Turn, Viewer};
use serde_json::{Value, json};

fn opened(edition: Edition, options: &Value, seats: usize) -> Ideograma {
    let options = rules::options::read(options).expect("options");
    let setup = Setup {
        edition,
        ..Setup::new(seats, options)
    };
    Ideograma::start(&setup).expect("a game")
}

fn table(dictionary: &str, seats: usize) -> Ideograma {
    table_of(Edition::Newest, dictionary, seats)
}

fn table_of(edition: Edition, dictionary: &str, seats: usize) -> Ideograma {
    let words = ["CASA", "CASAS", "AS", "SA", "ASA"];
    let options = json!({
        "dictionary": dictionary, "premiums": "none", "lexicon": {"words": words},
    });
    let mut game = opened(edition, &options, seats);
    let lots = ["lot A", "lot B", "lot C", "lot D"];
    let racks = [
        "draw AAACSS?",
        "draw AAACESS",
        "draw EEEEEEE",
        "draw OOOOOOO",
    ];
    let opening = [&lots[..seats], &racks[..seats]].concat();
    play(&mut game, &opening.join(", "));
    game
}

fn code(game: &Ideograma, text: &str) -> &'static str {
    refused(game, text).rule.code
}

fn is_over(game: &Ideograma) -> bool {
    game.turn().is_over()
}

#[test]
fn a_change_goes_back_before_it_is_drawn() {
    let mut game = table("auto", 2);
    assert_eq!(code(&game, "-O"), "not-in-rack");
    assert_eq!(code(&game, "-AAAA"), "not-in-rack");
    play(&mut game, "-AAC?");
    assert_eq!(game.turn(), Turn::Chance);
    assert_eq!(game.audience(), Audience::Only(Seat::FIRST));
    assert_eq!(game.pool().len(), 90);
    assert_eq!(game.state()["to_draw"], 1);
    play(&mut game, "draw AAC?");
    assert_eq!(game.rack(Seat::FIRST).to_string(), "AAACSS?");
    assert_eq!(game.turn().seat(), Some(Seat::SECOND));
}

#[test]
fn the_others_see_only_how_many() {
    let mut game = table("auto", 3);
    let face = |text: &str| Ideograma::face(&text.parse().expect("an action"));
    let mask = |text: &str| Ideograma::mask(&text.parse().expect("an outcome"));
    assert_eq!(face("-AAÑ?"), "-4");
    assert_eq!(face("8E CASa"), "8E CASa");
    assert_eq!(mask("draw AAELRS?"), "draw 7");
    assert_eq!(mask("lot C"), "lot C");
    let racks = |game: &Ideograma, viewer| -> Value {
        let view = serde_json::to_value(game.view(viewer)).expect("a view is JSON");
        json!([view["racks"], view["rack_sizes"], view["pool"]])
    };
    let second = Viewer::Seat(Seat::SECOND);
    assert_eq!(
        racks(&game, second),
        json!([[null, "AAACESS", null], [7, 7, 7], 79])
    );
    play(&mut game, "-AC");
    assert_eq!(
        racks(&game, second),
        json!([[null, "AAACESS", null], [5, 7, 7], 81])
    );
    assert_eq!(
        racks(&game, Viewer::Spectator),
        json!([[null, null, null], [5, 7, 7], 81])
    );
    play(&mut game, &format!("draw AC{}", ", pass".repeat(6)));
    assert!(is_over(&game));
    assert_eq!(
        racks(&game, Viewer::Spectator),
        json!([["AAACSS?", "AAACESS", "EEEEEEE"], [7, 7, 7], 79])
    );
}

#[test]
fn two_rounds_of_passes_end_the_game() {
    for seats in 2..=4 {
        let mut game = table("auto", seats);
        let most = 2 * seats;
        play(&mut game, &["pass"].repeat(most - 1).join(", "));
        assert!(!is_over(&game), "{seats}");
        let mut changed = game.clone();
        play(&mut game, "pass");
        assert!(is_over(&game), "{seats}");
        assert_eq!(code(&game, "pass"), "game-over");
        let last = changed.turn().seat().expect("a seat to act");
        let tile = &changed.rack(last).to_string()[..1];
        play(&mut changed, &format!("-{tile}, draw {tile}"));
        play(&mut changed, &["pass"].repeat(most - 1).join(", "));
        assert!(!is_over(&changed), "a change begins the count anew");
        play(&mut changed, "pass");
        assert!(is_over(&changed));
    }
}

#[test]
fn racks_are_deducted_only_at_the_end() {
    let mut game = table("auto", 2);
    play(&mut game, "8E CASA, draw JÑXZ, pass, pass, pass");
    assert_eq!(game.scores().as_slice(), [5, 0]);
    play(&mut game, "pass");
    assert_eq!(
        game.scores().as_slice(),
        [5 - 34 - 2, -8],
        "A, S, ? and JÑXZ; AAACESS"
    );
    assert_eq!(game.turn(), Turn::Over(SeatSet::only(Seat::SECOND)));
}

#[test]
fn four_rounds_without_a_new_tile_end_the_game() {
    for seats in 2..=4 {
        let mut game = table("auto", seats);
        for turn in 1..=4 * seats {
            let seat = game.turn().seat().expect("a seat to act");
            let tile = &game.rack(seat).to_string()[..1];
            play(&mut game, &format!("-{tile}"));
            assert!(!is_over(&game), "the change is filled up first");
            play(&mut game, &format!("draw {tile}"));
            assert_eq!(is_over(&game), turn == 4 * seats, "turn {turn} of {seats}");
        }
    }
}

#[test]
fn a_new_tile_begins_the_count_anew() {
    let mut game = table("auto", 2);
    let changes = |count| ["-A, draw A"].repeat(count).join(", ");
    play(
        &mut game,
        &format!("{}, pass, 8E CASA, draw EEEE", changes(5)),
    );
    assert!(!is_over(&game));
    // The first player has an A left, the second three.
    play(
        &mut game,
        &format!("{}, pass, pass, -A, draw A", changes(3)),
    );
    assert!(!is_over(&game));
}

#[test]
fn a_wrong_word_is_laid_and_waits_for_an_answer() {
    let mut game = table("challenge", 2);
    assert!(!game.lists_every_move());
    play(&mut game, "8E SACa");
    assert_eq!(game.turn().seat(), Some(Seat::SECOND));
    assert!(game.lists_every_move());
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    assert_eq!(moves, ["accept", "challenge"]);
    for text in ["pass", "-A", "8E SACAS"] {
        assert_eq!(code(&game, text), "answer-first", "{text}");
    }
    assert_eq!(game.scores().as_slice(), [0, 0]);
    assert_eq!(game.state()["pending"], "8E SACa");
    assert_eq!(game.state()["board"][7], "....SACa.......");
    assert_eq!(game.state()["racks"][0], "AAS");
}

#[test]
fn a_good_challenge_takes_the_tiles_back() {
    let mut game = table("challenge", 2);
    play(&mut game, "8E SACa, challenge");
    assert_eq!(game.rack(Seat::FIRST).to_string(), "AAACSS?");
    assert_eq!(game.scores().as_slice(), [0, 0]);
    assert_eq!(game.turn().seat(), Some(Seat::SECOND));
    assert_eq!(
        code(&game, "8A CASA"),
        "not-centred",
        "the board is empty again"
    );
    assert_eq!(code(&game, "challenge"), "nothing-pending");
    // The turn counts as one without a tile, but the play was no pass.
    play(&mut game, "pass, pass, pass");
    assert!(!is_over(&game));
    play(&mut game, "pass");
    assert!(is_over(&game));
}

#[test]
fn a_wrong_challenge_costs_nothing() {
    let mut game = table("challenge", 3);
    play(&mut game, "8E CASA, challenge");
    assert_eq!(game.scores().as_slice(), [5, 0, 0]);
    assert_eq!(
        game.state()["to_draw"],
        1,
        "the tiles are drawn after the answer"
    );
    play(&mut game, "draw EEEE");
    assert_eq!(game.turn().seat(), Some(Seat::SECOND));
}

#[test]
fn every_opponent_answers_in_turn_order() {
    let mut game = table("challenge", 4);
    play(&mut game, "8E CASA, accept, accept, accept, draw EEEE");
    play(&mut game, "E8 CA");
    let numbers = |seats: SeatSet| seats.iter().map(Seat::number).collect::<Vec<_>>();
    for (turn, asked) in [(3, vec![1, 3, 4]), (4, vec![1, 4]), (1, vec![1])] {
        assert_eq!(game.turn().seat().map(Seat::number), Some(turn));
        assert_eq!(numbers(game.asked()), asked);
        assert_eq!(game.fallback(), Some(Action::Accept));
        // The word is wrong, whoever says so.
        let mut objected = game.clone();
        play(&mut objected, "challenge");
        assert_eq!(objected.scores().as_slice(), [5, 0, 0, 0]);
        assert_eq!(objected.turn().seat(), Some(Seat::at(2)));
        assert_eq!(objected.fallback(), None);
        play(&mut game, "accept");
    }
    assert_eq!(game.scores().as_slice(), [5, 3, 0, 0]);
    assert_eq!(game.state()["to_draw"], 2);
}

#[test]
fn a_change_needs_only_a_pool_that_is_not_empty() {
    let (words, actions) = include_str!("whole_game.txt")
        .split_once("\n\n")
        .expect("a game");
    let words: Vec<&str> = words.split_whitespace().collect();
    let options = json!({"lexicon": {"words": words}});
    let mut newest = opened(Edition::Newest, &options, 2);
    let mut first = opened(Edition::Earlier(1), &options, 2);
    let mut small_pools = 0;
    for action in actions.replace('\n', " ").split(',').map(str::trim) {
        if let Some(seat) = newest.turn().seat() {
            let (left, rack) = (newest.pool().len(), newest.rack(seat));
            let all = Action::Change(rack);
            for (game, most) in [(&newest, left * 7), (&first, left)] {
                let allowed = rack.len() <= most;
                assert_eq!(game.clone().play(&all).is_ok(), allowed, "{left} left");
                assert_eq!(game.moves().contains(&all), allowed, "{left} left");
            }
            small_pools += usize::from((1..rack.len()).contains(&left));
        }
        play(&mut newest, action);
        play(&mut first, action);
    }
    assert!(small_pools > 0, "a pool smaller than a rack");
}

#[test]
fn in_the_first_edition_only_the_next_player_answers() {
    let mut game = table_of(Edition::Earlier(1), "challenge", 4);
    play(&mut game, "8E CASA");
    assert_eq!(game.asked(), SeatSet::only(Seat::SECOND));
    play(&mut game, "accept, draw EEEE");
    assert_eq!(game.turn().seat(), Some(Seat::SECOND));
}

#[test]
fn an_accepted_word_stands_right_or_wrong() {
    let mut game = table("challenge", 2);
    play(&mut game, "8E SACa, accept, draw EEEE");
    assert_eq!(game.scores().as_slice(), [4, 0]);
    // One wrong word among those formed makes a challenge good.
    play(&mut game, "E8 SA, challenge");
    assert_eq!(game.scores().as_slice(), [4, 2]);
    play(&mut game, "draw E, 9E AA, challenge");
    assert_eq!(game.scores().as_slice(), [4, 2]);
    assert_eq!(game.state()["board"][8], "....A..........");
}

#[test]
fn plays_taken_back_bring_the_end_nearer() {
    let mut game = table("challenge", 2);
    for turn in 1..=8 {
        play(&mut game, "8H SAA, challenge");
        assert_eq!(is_over(&game), turn == 8, "turn {turn}");
    }
    assert_eq!(game.turn(), Turn::Over(SeatSet::only(Seat::FIRST)));
    assert_eq!(game.scores().as_slice(), [-7, -8]);
}

#[test]
fn lists_are_loaded_by_name() {
    use ideograma::{Lexicon, Options};
    use rules::Shelf;
    let setup = Setup::new(2, Options::default());
    let refusal = Ideograma::start(&setup).expect_err("nothing is loaded");
    assert_eq!(
        (refusal.rule.code, &refusal.cells[..]),
        ("no-lexicon", &["es".to_owned()][..])
    );
    let graph = Lexicon::of_words(["casa"]).graph().clone();
    let loaded = |graph: &[u32]| {
        let shelf = Shelf::default().with("lexicon/es", graph);
        Ideograma::start(&Setup {
            shelf,
            ..setup.clone()
        })
    };
    assert!(loaded(&graph).is_ok());
    assert!(loaded(&graph[1..]).is_err());
    assert!(loaded(&[]).is_err());
}
