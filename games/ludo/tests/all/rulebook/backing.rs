//! Rule 8: moving back.

use super::*;

#[test]
fn every_other_player_moves_one_piece_back_in_turn_order() {
    let pieces = [one(20), [10, 1, 51, -1], one(2), [0, 1, 56, 55]];
    let mut game = at(&pieces, &[], "1C");
    kit::play(&mut game, "C:1");
    assert_eq!(
        (acting(&game), game.state()["turn"].clone()),
        (Some(2), json!(1))
    );
    assert_eq!(
        (game.state()["back"].clone(), game.state()["dice"].clone()),
        (json!([2, 3]), json!("1"))
    );
    assert_eq!(legal(&game), ["back 1"]);
    refused(&game, "back 2", "back-too-near");
    refused(&game, "back 3", "back-from-lane");
    refused(&game, "back 4", "back-from-prison");
    refused(&game, "1:1", "retreat-due");
    kit::play(&mut game, "back 1");
    assert_eq!(game.state()["back"], json!([3]));
    kit::play(&mut game, "back 1");
    // Green cannot and is not asked.
    assert_eq!(acting(&game), Some(1));
    assert_eq!(
        game.state()["pieces"],
        json!([one(26), [8, 1, 51, -1], one(0), [0, 1, 56, 55]])
    );
    assert_eq!(legal(&game), ["1:1"]);
    refused(&game, "back 1", "no-retreat");
}

#[test]
fn a_turn_order_that_comes_round() {
    let position = Position {
        seat: Seat::at(2),
        pieces: &[one(20), one(20), one(20), one(20)],
        rides: &[],
        dice: "C1",
        release: Release::Bound,
        colours: None,
    };
    let game = Ludo::from_position(&position).expect("sound");
    assert_eq!(state(&game, "C:1")["back"], json!([4, 1, 2]));
    assert_eq!(state(&game, "C:1, back 1")["back"], json!([1, 2]));
    assert_eq!(
        state(&game, "C:1, back 1, back 1, back 1")["back"],
        json!([])
    );
}

#[test]
fn the_last_one_back_ends_a_turn_without_dice() {
    let game = at(&[one(20), one(20), one(20)], &[], "C");
    let after = state(&game, "C:1, back 1, back 1");
    assert_eq!((&after["turn"], &after["dice"]), (&json!(2), &json!("")));
}

#[test]
fn moving_back_captures_nothing_and_jumps_nowhere() {
    // Blue goes back from 22 to the feather on 20, where Yellow stands.
    let game = at(&[[26, 20, -1, -1], one(9), one(46)], &[], "C");
    let pieces = [[39, 20, -1, -1], one(7), one(44)];
    check(&game, "C:1, back 1, back 1", &pieces, &[]);
}

#[test]
fn the_meeting_comes_before_the_moving_back() {
    // Red captures Blue's only piece on the crown: Blue has nothing to move back.
    let game = at(&[one(20), one(13), one(20)], &[], "C");
    assert_eq!(state(&game, "C:1x")["back"], json!([3]));
    assert_eq!(state(&game, "C:1~2.1")["back"], json!([2, 3]));
    // Riding on Blue, Red goes back with it.
    let rides = [("1.1", "2.1")];
    check(
        &game,
        "C:1~2.1, back 1, back 1",
        &[one(24), one(11), one(18)],
        &rides,
    );
}

#[test]
fn a_rider_that_is_moved_back_gets_off_and_keeps_its_riders() {
    let pieces = [[26, 20, -1, -1], one(7), JAIL, one(33)];
    let rides = [("2.1", "1.2"), ("4.1", "2.1")];
    let game = at(&pieces, &rides, "C");
    let after = [[39, 20, -1, -1], one(5), JAIL, one(31)];
    check(&game, "C:1, back 1", &after, &[("4.1", "2.1")]);
    check(
        &game,
        "C:1, back 1, back 1",
        &[[39, 20, -1, -1], one(5), JAIL, one(29)],
        &[],
    );
}

#[test]
fn a_rider_too_near_its_start_gets_off_with_whoever_rides_on_it() {
    // On square 14: Yellow carries Blue (progress 1), who carries Green.
    let pieces = [one(20), one(1), one(40), one(27)];
    let rides = [("2.1", "3.1"), ("4.1", "2.1")];
    let mut game = at(&pieces, &rides, "C");
    kit::play(&mut game, "C:1");
    assert_eq!(game.state()["back"], json!([3, 4]));
    check(
        &game,
        "back 1",
        &[one(26), one(1), one(38), one(27)],
        &[("4.1", "2.1")],
    );
}

/// Yellow has the last word in its turn, but Blue took its rider below 2.
#[test]
fn who_can_move_back_is_worked_out_again() {
    // On square 29 Blue (16) carries Yellow (3); Yellow's others cannot go back.
    let pieces = [one(20), one(16), one(3), one(20)];
    let mut game = at(&pieces, &[("3.1", "2.1")], "C");
    kit::play(&mut game, "C:1");
    assert_eq!(game.state()["back"], json!([2, 3, 4]));
    kit::play(&mut game, "back 1");
    assert_eq!(
        game.state()["pieces"],
        json!([one(26), one(14), one(1), one(20)])
    );
    assert_eq!(game.state()["back"], json!([4]));
    assert_eq!(acting(&game), Some(4));
    refused(&game, "pass", "retreat-due");
}
