//! Rules 1 to 7, 11 and 12: the draw, the turn, and where the dice take a piece.

use super::*;

/// Rule 1.
#[test]
fn the_highest_sum_starts_and_all_who_tie_throw_again() {
    let draw = |throws: &str| state(&kit::start(json!({}), 3), throws);
    let field = |throws: &str, name: &str| draw(throws)[name].clone();
    assert_eq!(field("", "throwing"), json!([1, 2, 3]));
    assert_eq!(field("", "turn"), json!(null));
    assert_eq!(field("throw 12, throw 4F", "thrown"), json!([3, 4]));
    // Crown and feather are worth nothing.
    assert_eq!(field("throw CF, throw 3C", "thrown"), json!([0, 3]));
    assert_eq!(field("throw 12, throw 4F, throw CC", "turn"), json!(2));
    assert_eq!(field("throw 12, throw 4F, throw CC", "throwing"), json!([]));
    let tied = "throw 13, throw 12, throw 4F";
    assert_eq!(field(tied, "throwing"), json!([1, 3]));
    assert_eq!(field(tied, "thrown"), json!([]));
    assert_eq!(
        field(&format!("{tied}, throw 11, throw 2C"), "throwing"),
        json!([1, 3])
    );
    assert_eq!(
        field(&format!("{tied}, throw 11, throw 3C"), "turn"),
        json!(3)
    );
    let nothing = "throw CC, throw CF, throw FF";
    assert_eq!(field(nothing, "throwing"), json!([1, 2, 3]));
    // The winner throws anew, and a double one in the draw takes nobody.
    let mut game: Ludo = kit::start(json!({}), 3);
    kit::play(&mut game, "throw 12, throw 44, throw 11");
    assert_eq!(game.turn(), Turn::Chance);
    kit::play(&mut game, "throw 44");
    assert_eq!(acting(&game), Some(2));
    assert_eq!(legal(&game), ["pass"]);
}

#[test]
fn throws_have_their_odds_and_one_spelling() {
    let game: Ludo = kit::start(json!({}), 2);
    let rules::Chances::Listed(listed) = game.chances() else {
        panic!("throws can be listed");
    };
    assert_eq!(listed.len(), 21);
    assert_eq!(listed.iter().map(|(_, odds)| odds).sum::<u32>(), 36);
    for (throw, odds) in listed {
        let [low, high] = throw.faces();
        assert_eq!(odds, if low == high { 1 } else { 2 }, "{throw}");
    }
    for text in [
        "throw C2",
        "throw FC",
        "throw 2c",
        "throw  11",
        "throw 1",
        "2C",
        "throw 15",
    ] {
        refused(&game, text, "notation");
    }
    refused(&at(&[one(1), JAIL], &[], "11"), "throw 11", "not-due");
}

/// Rule 2.
#[test]
fn each_die_is_used_once_in_any_order() {
    let game = at(&[[1, 14, -1, -1], JAIL], &[], "23");
    assert_eq!(legal(&game), ["2:1", "2:2", "3:1", "3:2"]);
    check(&game, "2:1, 3:1", &[[6, 14, -1, -1], JAIL], &[]);
    check(&game, "3:2, 2:1", &[[3, 17, -1, -1], JAIL], &[]);
    assert_eq!(state(&game, "3:2")["dice"], json!("2"));
    assert_eq!(state(&game, "3:2, 2:1")["turn"], json!(2));
    let used = at(&[[1, 14, -1, -1], JAIL], &[], "2");
    refused(&used, "3:1", "no-such-die");
    // Two alike are listed once, and both are used.
    let double = at(&[one(1), JAIL], &[], "44");
    assert_eq!(legal(&double), ["4:1"]);
    check(&double, "4:1, 4:1", &[one(9), JAIL], &[]);
}

/// Rule 2: one must play what one can, in the order one likes, and the turn
/// ends by itself.
#[test]
fn a_die_that_cannot_be_used_is_lost() {
    let stuck = at(&[JAIL, one(9)], &[], "2F");
    assert_eq!(legal(&stuck), ["pass"]);
    refused(&stuck, "2:1", "needs-crown");
    assert_eq!(state(&stuck, "pass")["turn"], json!(2));
    // With the points first the feather is lost; with the feather first it is not.
    let choice = at(&[one(45), JAIL], &[], "2F");
    refused(&choice, "pass", "can-use");
    assert_eq!(legal(&choice), ["2:1", "F:1"]);
    assert_eq!(state(&choice, "2:1")["turn"], json!(2));
    assert_eq!(state(&choice, "F:1")["dice"], json!("2"));
    // A die that is of no use at first may be of use later.
    let later = at(&[JAIL, JAIL], &[], "2C");
    assert_eq!(legal(&later), ["C:1"]);
    assert_eq!(state(&later, "C:1")["dice"], json!("2"));
}

/// Rule 2: whether the other die can be used is judged after the moving back.
#[test]
fn the_other_die_waits_for_those_who_move_back() {
    // Yellow carries Red's 2 back from 47 to 45, which makes the feather usable.
    let mut game = at(&[[20, 47, -1, -1], JAIL, one(21)], &[("1.2", "3.1")], "CF");
    refused(&game, "F:2", "no-symbol-ahead");
    kit::play(&mut game, "C:1");
    assert_eq!(
        (acting(&game), game.state()["dice"].clone()),
        (Some(3), json!("F"))
    );
    kit::play(&mut game, "back 1");
    assert_eq!(legal(&game), ["F:1", "F:2"]);
    // On the last crown by points: the other crown is of no use, but it stays in
    // sight until Yellow has moved back.
    let mut game = at(&[[36, 47, 56, 56], JAIL, one(21)], &[], "3C");
    kit::play(&mut game, "3:1");
    assert_eq!(
        (acting(&game), game.state()["dice"].clone()),
        (Some(3), json!("C"))
    );
    kit::play(&mut game, "back 1");
    assert_eq!(
        (game.state()["turn"].clone(), game.state()["dice"].clone()),
        (json!(2), json!(""))
    );
}

/// Rules 4, 5 and 7: from each place to the next symbol, if there is one.
#[test]
fn symbols_take_a_piece_to_the_next_of_their_kind() {
    let ends = |face: &str, from: i8| {
        let game = at(&[[from, 1, 1, 1], JAIL], &[], face);
        let action = format!("{face}:1");
        legal(&game)
            .contains(&action)
            .then(|| state(&game, &action)["pieces"][0][0].clone())
    };
    for (from, crown, feather) in [
        (0, Some(13), Some(7)),
        (7, Some(13), Some(20)),
        (12, Some(13), Some(20)),
        (13, Some(26), Some(20)),
        (38, Some(39), Some(46)),
        (39, None, Some(46)),
        (45, None, Some(46)),
        (46, None, None),
        (50, None, None),
        (51, None, None),
        (55, None, None),
        (56, None, None),
    ] {
        assert_eq!(
            ends("C", from),
            crown.map(|to| json!(to)),
            "crown from {from}"
        );
        assert_eq!(
            ends("F", from),
            feather.map(|to| json!(to)),
            "feather from {from}"
        );
    }
    for (from, code) in [
        (46, "no-symbol-ahead"),
        (53, "lane-needs-points"),
        (56, "arrived"),
    ] {
        refused(&at(&[[from, 1, 1, 1], JAIL], &[], "CF"), "F:1", code);
        refused(&at(&[[from, 1, 1, 1], JAIL], &[], "CF"), "C:1", code);
    }
}

/// Rule 4: a crown sends the others back; rule 5: a feather does not.
#[test]
fn only_crowns_send_the_others_back() {
    let pieces = [one(20), one(20), one(1), one(20)];
    let back = |dice: &str, from: i8, action: &str| {
        let pieces = [one(from), pieces[1], pieces[2], pieces[3]];
        state(&at(&pieces, &[], dice), action)["back"].clone()
    };
    assert_eq!(back("C", 20, "C:1"), json!([2, 4]));
    assert_eq!(back("F", 19, "F:1"), json!([]));
    assert_eq!(back("3", 19, "3:1"), json!([]));
    assert_eq!(back("3", 10, "3:1"), json!([2, 4]), "a crown by points");
    assert_eq!(
        back("3", 36, "3:1"),
        json!([2, 4]),
        "the last crown by points"
    );
    assert_eq!(back("2", 5, "2:1"), json!([]), "a feather by points");
}

/// Rules 6, 7 and 12: where points end.
#[test]
fn points_go_on_from_a_symbol_once_and_come_back_from_the_centre() {
    for (from, points, to) in [
        (1, 3, 4),
        (5, 2, 20),
        (10, 3, 26),
        (22, 4, 39),
        (29, 4, 46),
        (36, 3, 39),
        (45, 1, 46),
        (46, 4, 50),
        (50, 1, 51),
        (50, 4, 54),
        (52, 4, 56),
        (53, 4, 55),
        (54, 3, 55),
        (54, 4, 54),
        (55, 1, 56),
        (55, 2, 55),
        (55, 4, 53),
    ] {
        let game = at(&[[from, 1, -1, -1], JAIL], &[], &points.to_string());
        check(&game, &format!("{points}:1"), &[[to, 1, -1, -1], JAIL], &[]);
    }
}

/// Rule 11.
#[test]
fn a_double_one_takes_all_that_stand_two_squares_behind() {
    // Red on 1 and 20; enemies on 51, round the corner, and on 18.
    let pieces = [[1, 20, -1, -1], [38, 5, 5, 8], one(44)];
    let game = at(&pieces, &[("2.2", "3.1")], "11");
    assert_eq!(legal(&game), ["ones"]);
    refused(&game, "1:1", "ones-due");
    refused(&game, "pass", "ones-due");
    check(
        &game,
        "ones",
        &[[1, 20, -1, -1], [-1, -1, -1, 8], JAIL],
        &[],
    );
    assert_eq!(state(&game, "ones")["turn"], json!(2));
    // An enemy that rides on the thrower's own piece, which stays.
    let rider = at(&[[20, 22, -1, -1], one(7)], &[], "11");
    assert_eq!(legal(&rider), ["1:1", "1:2"]);
    let rider = at(&[[20, 22, -1, -1], one(7), JAIL], &[("2.1", "1.1")], "11");
    check(&rider, "ones", &[[20, 22, -1, -1], JAIL, JAIL], &[]);
    // One's own rides on a captured piece end.
    let carried = at(&[[18, 20, -1, -1], one(5), JAIL], &[("1.1", "2.1")], "11");
    check(&carried, "ones", &[[18, 20, -1, -1], JAIL, JAIL], &[]);
}

/// Rule 11: nobody behind, a lane, a used die, another throw.
#[test]
fn a_double_one_with_nobody_behind_is_a_throw_like_any_other() {
    let game = at(&[[20, 52, -1, -1], [6, 24, 9, -1], JAIL], &[], "11");
    assert_eq!(legal(&game), ["1:1", "1:2"]);
    refused(&game, "ones", "nobody-behind");
    let used = at(&[one(20), one(5), JAIL], &[], "1");
    assert_eq!(legal(&used), ["1:1"]);
    refused(&used, "ones", "no-double-one");
    refused(
        &at(&[one(20), one(5), JAIL], &[], "12"),
        "ones",
        "no-double-one",
    );
}
