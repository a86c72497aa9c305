//! Rule 9: capturing, and getting on.

use super::*;

#[test]
fn whoever_meets_an_enemy_captures_or_rides() {
    // Red comes to square 17, where Blue has two and Yellow one piece.
    let pieces = [one(15), [4, 4, 9, -1], one(43)];
    let game = at(&pieces, &[], "2");
    assert_eq!(legal(&game), ["2:1x", "2:1~2.1", "2:1~2.2", "2:1~3.1"]);
    check(&game, "2:1x", &[one(17), [-1, -1, 9, -1], JAIL], &[]);
    check(
        &game,
        "2:1~2.2",
        &[one(17), [4, 4, 9, -1], one(43)],
        &[("1.1", "2.2")],
    );
    refused(&game, "2:1", "choose");
    refused(&game, "2:1~2.3", "carrier-elsewhere");
    refused(&game, "2:1~4.1", "carrier-elsewhere");
    refused(&game, "2:1~1.2", "own-carrier");
    let refusal = kit::refused(&game, "2:1");
    assert_eq!(refusal.cells, ["17", "2.1 2.2 3.1"]);
    assert_eq!(refusal.legal, legal(&game));
}

#[test]
fn one_s_own_pieces_share_a_square_without_meeting() {
    let game = at(&[[15, 17, -1, -1], JAIL], &[], "2");
    assert_eq!(legal(&game), ["2:1", "2:2"]);
    check(&game, "2:1", &[[17, 17, -1, -1], JAIL], &[]);
    refused(&game, "2:1x", "nobody-there");
    refused(&game, "2:1~2.1", "nobody-there");
}

#[test]
fn only_the_square_where_the_whole_move_ends_counts() {
    // By points over the feather on 7 to the one on 20: nobody on 7 is met.
    let game = at(&[one(5), [7, 46, -1, -1], one(33)], &[], "2");
    assert_eq!(legal(&game), ["2:1x", "2:1~2.1"]);
    check(&game, "2:1x", &[one(20), [-1, 46, -1, -1], one(33)], &[]);
}

#[test]
fn released_pieces_meet_too() {
    let game = at(&[JAIL, one(39), one(26)], &[], "C");
    assert_eq!(legal(&game), ["C:1x", "C:1~2.1", "C:1~3.1"]);
    check(&game, "C:1x", &[one(0), JAIL, JAIL], &[]);
    check(
        &game,
        "C:1~3.1",
        &[one(0), one(39), one(26)],
        &[("1.1", "3.1")],
    );
    assert_eq!(state(&game, "C:1x")["back"], json!([]));
}

#[test]
fn nobody_is_met_on_a_lane() {
    // Red's third lane square has the number of Blue's progress only.
    let game = at(&[one(50), one(40), one(27)], &[], "3");
    check(&game, "3:1", &[one(53), one(40), one(27)], &[]);
}

#[test]
fn two_pieces_of_one_colour_do_not_travel_together() {
    // Blue's 1 on square 17 carries Red's 2 already.
    let pieces = [[15, 17, -1, -1], [4, 4, -1, -1], JAIL];
    let game = at(&pieces, &[("1.2", "2.1")], "2");
    let meetings: Vec<String> = legal(&game)
        .into_iter()
        .filter(|it| it.starts_with("2:1"))
        .collect();
    assert_eq!(meetings, ["2:1x", "2:1~2.2"]);
    refused(&game, "2:1~2.1", "same-colour");
    // Blue's 1 rides on Red's 2: the same group the other way up.
    let game = at(&pieces, &[("2.1", "1.2")], "2");
    refused(&game, "2:1~2.1", "same-colour");
    // A group is all who hang together: Green and Red's 2 both ride on Yellow.
    let pieces = [[15, 17, -1, -1], JAIL, one(43), one(30)];
    let game = at(&pieces, &[("1.2", "3.1"), ("4.1", "3.1")], "2");
    refused(&game, "2:1~4.1", "same-colour");
}

/// The passengers before the move count, even those who get off in it.
#[test]
fn passengers_count_for_the_group() {
    // Red's 1 carries Blue's 2 to a square where Blue's 1 stands.
    let game = at(&[one(15), [4, 2, -1, -1], JAIL], &[("2.2", "1.1")], "2");
    assert_eq!(legal(&game), ["2:1x"]);
    refused(&game, "2:1~2.1", "same-colour");
    check(
        &game,
        "2:1x",
        &[one(17), [-1, 4, -1, -1], JAIL],
        &[("2.2", "1.1")],
    );
    // Yellow's rider reaches its last square, 24, on the way to 26.
    let pieces = [one(22), JAIL, [48, 2, -1, -1]];
    let game = at(&pieces, &[("3.1", "1.1")], "F");
    check(&game, "F:1", &[one(33), JAIL, [50, 2, -1, -1]], &[]);
    let pieces = [one(22), JAIL, [48, 7, -1, -1]];
    let game = at(&pieces, &[("3.1", "1.1")], "F");
    assert_eq!(legal(&game), ["F:1x"]);
    check(&game, "F:1x", &[one(33), JAIL, [50, -1, -1, -1]], &[]);
}

#[test]
fn nobody_rides_on_their_own_last_square() {
    let game = at(&[[48, 49, -1, -1], one(37), JAIL], &[], "2");
    assert_eq!(legal(&game), ["2:1x", "2:2"]);
    refused(&game, "2:1~2.1", "ride-on-last");
}

/// Even a passenger of one's own other piece.
#[test]
fn where_no_ride_is_allowed_capture_is_the_only_choice() {
    let game = at(&[[15, 17, -1, -1], one(4), JAIL], &[("2.1", "1.2")], "2");
    assert!(!legal(&game).contains(&"2:1".to_owned()));
    check(&game, "2:1x", &[[17, 17, -1, -1], JAIL, JAIL], &[]);
}

/// A capture takes whoever rides on or carries whom, and ends their rides.
#[test]
fn a_whole_stack_is_captured_but_for_one_s_own() {
    let pieces = [[15, 17, -1, -1], one(4), one(43), one(30)];
    let rides = [("1.2", "2.1"), ("3.1", "1.2"), ("4.1", "3.1")];
    let game = at(&pieces, &rides, "2");
    check(&game, "2:1x", &[[17, 17, -1, -1], JAIL, JAIL, JAIL], &[]);
}
