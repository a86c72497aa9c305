//! Whole games as texts, and pictures of positions in them.

use crate::games::{DRAWN, FILLED, SHARED, STUCK_IN_TURN};
use kit::{play, start, transcript};
use rules::{Drawn, Lang, Look};
use rumis::{Action, Rumis};
use serde_json::{Value, json};

#[test]
fn a_shared_win() {
    let options = json!({"scenario": "pirka"});
    insta::assert_snapshot!(transcript::<Rumis>(options, 2, SHARED));
}

#[test]
fn a_full_cube() {
    let options = json!({"stones": "one"});
    insta::assert_snapshot!(transcript::<Rumis>(options, 1, FILLED));
}

#[test]
fn a_solitaire_that_gets_stuck() {
    let options = json!({"stones": "two", "turns": true});
    let actions = format!("{STUCK_IN_TURN}, pass, pass");
    insta::assert_snapshot!(transcript::<Rumis>(options, 1, &actions));
}

#[test]
fn pictures() {
    let spanish = (Lang::Es, false);
    let ascii = (Lang::En, true);
    let wall = json!({"scenario": "pirka", "colours": "2x2"});
    let tower =
        "S07:a1/1+b1/1+a2/1+b2/1, S01:c1/1+d1/1, S02:a3/1+b3/1+c3/1, S05:e1/1+e2/1+e3/1+e1/2";
    let stairs = json!({"scenario": "pisac"});
    let pyramid = json!({"scenario": "coricancha"});
    insta::assert_snapshot!("tower", picture(json!({}), 4, tower, spanish));
    insta::assert_snapshot!(
        "stairs",
        picture(stairs, 4, "S04:a8/1+a8/2+a8/3+a8/4", ascii)
    );
    insta::assert_snapshot!(
        "pyramid",
        picture(pyramid, 3, "S07:d4/1+e4/1+d5/1+e5/1", spanish)
    );
    insta::assert_snapshot!("wall", picture(wall, 2, DRAWN, ascii));
    insta::assert_snapshot!(
        "cube",
        picture(json!({"cube": 5}), 1, "S01:a1/1+b1/1", ascii)
    );
}

fn picture(options: Value, seats: usize, actions: &str, (lang, ascii): (Lang, bool)) -> String {
    let mut game = start::<Rumis>(options, seats);
    play(&mut game, actions);
    Rumis::picture(&game, &Look { lang, ascii }).text()
}

#[test]
fn touches_become_actions() {
    let rows = [
        ("S03:a1/1+b1/1+a2/1", "S03 a1/1 b1/1 a2/1"),
        ("S10R:a1/1+b1/1+b2/1+b2/2", "S10R a1/1 b1/1 b2/1 b2/2"),
        ("pass", "pass"),
    ];
    for (action, path) in rows {
        let parsed: Action = action.parse().expect("a canonical action");
        let touches: Vec<String> = path.split(' ').map(str::to_owned).collect();
        assert_eq!(Rumis::path(&parsed), touches);
        assert_eq!(Rumis::attempt(&touches), action);
    }
    let attempt =
        |path: &[&str]| Rumis::attempt(&path.iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(
        attempt(&["S03", "a2/1", "b1/1", "a1/1"]),
        "S03:a1/1+b1/1+a2/1"
    );
    assert_eq!(attempt(&["S03"]), "S03");
    assert_eq!(attempt(&[]), "");
}
