//! Whole games as texts, and pictures of positions in them.

use kit::{play, start, transcript};
use rules::{Drawn, Lang, Look};
use serde_json::json;
use xats::{Action, Xats};

/// White wins by points after a tower of each player has come down.
const BY_POINTS: &str = "4b>0, 2a>1, 2cx1, 1>0, 1x2, 2a>0, 0>3, 2b>0, 2b>0, 1>4, 6>0";

/// White and Blue run out of pieces, and Red is left.
const LAST_SEAT: &str = "4c>0, 0>1, 2a>0, 0>2, 3c>0, 0>3, 1>0, 1>0, 2c>0, 3c>0, 2c>7, 1>6, \
    2cx6, 6>0, 1>7, 2a>8, 4c>0, 2c>9, 2b>0, 3a>0, 2b>11, 6>0, 2a>12, 6>0, 3b>13, 2b>13, 4c>0, \
    4a>0, 5>0, 3c>14, 4b>16, 3b>16, 3a>15, 5>0, 4a>17, 4a>0, 3a>18, 4b>0, 3b>19";

#[test]
fn a_win_by_points() {
    insta::assert_snapshot!(transcript::<Xats>(json!({}), 2, BY_POINTS));
}

#[test]
fn the_last_seat_in() {
    insta::assert_snapshot!(transcript::<Xats>(json!({}), 3, LAST_SEAT));
}

#[test]
fn pictures() {
    let spanish = (Lang::Es, false);
    let ascii = (Lang::En, true);
    insta::assert_snapshot!("picture_start", picture(2, "", spanish));
    insta::assert_snapshot!("picture_won", picture(2, BY_POINTS, spanish));
    let early: Vec<&str> = LAST_SEAT.split(", ").take(14).collect();
    insta::assert_snapshot!("picture_early", picture(3, &early.join(","), ascii));
    insta::assert_snapshot!("picture_late", picture(3, LAST_SEAT, ascii));
}

fn picture(seats: usize, actions: &str, (lang, ascii): (Lang, bool)) -> String {
    let mut game = start::<Xats>(json!({}), seats);
    play(&mut game, actions);
    Xats::picture(&game, &Look { lang, ascii }).text()
}

#[test]
fn touches_become_actions() {
    let rows = [
        ("2a>3", "2a t3 >"),
        ("4b>0", "4b table"),
        ("3ax2", "3a t2 x"),
        ("0>12", "0 t12 >"),
    ];
    for (action, path) in rows {
        let parsed: Action = action.parse().expect("a canonical action");
        let touches: Vec<String> = path.split(' ').map(str::to_owned).collect();
        assert_eq!(Xats::path(&parsed), touches);
        assert_eq!(Xats::attempt(&touches), action);
    }
    let attempt =
        |path: &[&str]| Xats::attempt(&path.iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(attempt(&["2a", "t3"]), "2a>3");
    assert_eq!(attempt(&["2a"]), "2a");
    assert_eq!(attempt(&[]), "");
}
