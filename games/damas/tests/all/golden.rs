//! A whole game as text: offences, `force`, huffs, a king's long capture, and
//! a draw with only kings left.

use damas::{Damas, Ending};
use rules::{Drawn, Lang, Look};
use serde_json::json;

const GAME: &str = include_str!("golden.txt");

#[test]
fn a_game_of_everything() {
    insta::assert_snapshot!(kit::transcript::<Damas>(json!({}), 2, GAME));
}

#[test]
fn it_ends_as_a_draw_of_kings() {
    let mut game = kit::start::<Damas>(json!({}), 2);
    kit::play(&mut game, GAME);
    assert_eq!(game.ending(), Some(Ending::OnlyKings));
}

/// The board after some of its actions.
fn picture(actions: usize, lang: Lang, ascii: bool) -> String {
    let mut game = kit::start::<Damas>(json!({}), 2);
    let texts: Vec<&str> = GAME.split(',').take(actions).collect();
    kit::play(&mut game, &texts.join(","));
    Damas::picture(&game, &Look { lang, ascii }).text()
}

#[test]
fn the_board_is_drawn() {
    insta::assert_snapshot!("offence_in_spanish", picture(5, Lang::Es, false));
    insta::assert_snapshot!("kings_in_ascii", picture(84, Lang::En, true));
}
