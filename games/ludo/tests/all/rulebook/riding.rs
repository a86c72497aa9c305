//! Rule 10: carriers and their passengers.

use super::*;

#[test]
fn riders_go_along_and_their_progress_grows_by_the_same_squares() {
    let pieces = [one(15), one(2), JAIL, one(28)];
    let rides = [("2.1", "1.1"), ("4.1", "2.1")];
    let game = at(&pieces, &rides, "4");
    check(&game, "4:1", &[one(19), one(6), JAIL, one(32)], &rides);
    // The jump on from a symbol counts as squares too: 15 by feather to 20.
    let game = at(&pieces, &rides, "F");
    check(&game, "F:1", &[one(20), one(7), JAIL, one(33)], &rides);
}

#[test]
fn a_rider_leaves_by_moving_and_takes_its_own_riders() {
    let pieces = [one(15), one(2), JAIL, one(28)];
    let game = at(&pieces, &[("1.1", "2.1"), ("4.1", "1.1")], "4");
    check(
        &game,
        "4:1",
        &[one(19), one(2), JAIL, one(32)],
        &[("4.1", "1.1")],
    );
}

#[test]
fn who_gets_on_keeps_those_who_ride_on_it() {
    let pieces = [one(15), one(4), JAIL, one(28)];
    let game = at(&pieces, &[("4.1", "1.1")], "2");
    let rides = [("1.1", "2.1"), ("4.1", "1.1")];
    check(&game, "2:1~2.1", &[one(17), one(4), JAIL, one(30)], &rides);
}

#[test]
fn riders_get_off_where_the_carrier_turns_into_its_lane() {
    // Red turns in after square 50; Blue and Green rode on it and on each other.
    let pieces = [one(48), one(35), JAIL, one(9)];
    let rides = [("2.1", "1.1"), ("4.1", "2.1")];
    let game = at(&pieces, &rides, "4");
    check(
        &game,
        "4:1",
        &[one(52), one(37), JAIL, one(11)],
        &[("4.1", "2.1")],
    );
    let game = at(&[one(50), one(37), JAIL], &[("2.1", "1.1")], "1");
    check(&game, "1:1", &[one(51), one(37), JAIL], &[]);
    // They meet nobody there: Yellow's piece on square 50 stays.
    let game = at(&[one(48), one(35), one(24)], &[("2.1", "1.1")], "4");
    assert_eq!(legal(&game), ["4:1"]);
    check(&game, "4:1", &[one(52), one(37), one(24)], &[]);
}

#[test]
fn a_rider_stops_on_its_own_last_square() {
    // Blue's last square is 11, Yellow's 24.
    let game = at(&[one(8), one(47), JAIL], &[("2.1", "1.1")], "4");
    check(&game, "4:1", &[one(12), one(50), JAIL], &[]);
    // Reaching it is enough, even if the carrier stops there as well.
    let game = at(&[one(8), one(47), JAIL], &[("2.1", "1.1")], "3");
    assert_eq!(legal(&game), ["3:1"]);
    check(&game, "3:1", &[one(11), one(50), JAIL], &[]);
    // Whoever rides on it stays on it and stops too.
    let pieces = [one(8), one(47), JAIL, one(21)];
    let game = at(&pieces, &[("2.1", "1.1"), ("4.1", "2.1")], "4");
    check(
        &game,
        "4:1",
        &[one(12), one(50), JAIL, one(24)],
        &[("4.1", "2.1")],
    );
    // A rider of a rider may reach its own first: Green is on its way to 37.
    let pieces = [one(36), one(23), JAIL, one(49)];
    let game = at(&pieces, &[("2.1", "1.1"), ("4.1", "2.1")], "4");
    check(
        &game,
        "4:1",
        &[one(40), one(27), JAIL, one(50)],
        &[("2.1", "1.1")],
    );
}

/// Those who travelled are neither captured nor ridden, wherever they get off.
#[test]
fn who_travelled_is_not_captured() {
    // Blue gets off on 11, where Yellow stands and Red ends.
    let pieces = [one(8), one(47), one(37)];
    let game = at(&pieces, &[("2.1", "1.1")], "3");
    assert_eq!(legal(&game), ["3:1x", "3:1~3.1"]);
    check(&game, "3:1x", &[one(11), one(50), JAIL], &[]);
    check(
        &game,
        "3:1~3.1",
        &[one(11), one(50), one(37)],
        &[("1.1", "3.1")],
    );
    // A passenger that stays on is spared as well.
    let pieces = [one(15), [2, 4, -1, -1], JAIL, one(30)];
    let game = at(&pieces, &[("2.1", "1.1")], "2");
    check(
        &game,
        "2:1x",
        &[one(17), [4, -1, -1, -1], JAIL, JAIL],
        &[("2.1", "1.1")],
    );
}

/// A carrier whose rider leaves, or whose rider is captured elsewhere, goes on.
#[test]
fn rides_with_a_captured_piece_end() {
    // Red captures Blue, which carried Yellow's 2 and rode on Green: all go.
    let pieces = [one(15), one(4), [43, 9, -1, -1], one(30)];
    let rides = [("2.1", "4.1"), ("3.1", "2.1")];
    let game = at(&pieces, &rides, "2");
    check(&game, "2:1x", &[one(17), JAIL, [-1, 9, -1, -1], JAIL], &[]);
}
