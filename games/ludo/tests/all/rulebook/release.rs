//! Rule 3: leaving prison, and what becomes of the other die.

use super::*;

/// The rulebook's example: crown and two.
#[test]
fn a_crown_releases_a_piece_without_any_retreat() {
    let game = at(&[JAIL, one(20), one(20)], &[], "2C");
    check(&game, "C:1, 2:1", &[one(2), one(20), one(20)], &[]);
    assert_eq!(state(&game, "C:1")["back"], json!([]));
    refused(&game, "C:2", "lowest-first");
}

/// The released piece advances the points of the other die.
#[test]
fn the_number_is_for_the_released_piece() {
    let game = at(&[[5, -1, 3, -1], JAIL], &[], "2C");
    assert_eq!(legal(&game), ["2:1", "2:3", "C:1", "C:2", "C:3"]);
    let mut released = game;
    kit::play(&mut released, "C:2");
    assert_eq!(legal(&released), ["2:2"]);
    assert_eq!(released.state()["bound"], json!("1.2"));
    refused(&released, "2:1", "number-bound");
    refused(&released, "2:4", "needs-crown");
    refused(&released, "pass", "can-use");
    check(&game, "C:2, 2:2", &[[5, 2, 3, -1], JAIL], &[]);
    assert_eq!(state(&game, "C:2, 2:2")["bound"], json!(null));
    refused(&game, "C:4", "lowest-first");
    refused(&game, "2:2", "needs-crown");
}

/// No symbol is within four squares of a start, so that whoever comes out can
/// always use the number, wherever the others stand.
#[test]
fn a_released_piece_can_always_use_the_number() {
    for points in 1..=4 {
        for enemy in 0..=4 {
            // Yellow stands on square 0 to 4 of the track.
            let pieces = [[50, -1, -1, -1], JAIL, one(26 + enemy)];
            let mut game = at(&pieces, &[], &format!("{points}C"));
            let release = if enemy == 0 { "C:2x" } else { "C:2" };
            kit::play(&mut game, release);
            let legal = legal(&game);
            let bound = format!("{points}:2");
            assert!(legal.iter().all(|it| it.starts_with(&bound)), "{legal:?}");
            assert!(!legal.is_empty());
        }
    }
}

/// Once the number was used, its points are gone: a crown no longer releases.
#[test]
fn a_crown_after_the_number_only_advances() {
    let game = at(&[[5, -1, 3, -1], JAIL], &[], "2C");
    let mut used = game;
    kit::play(&mut used, "2:3");
    assert_eq!(legal(&used), ["C:1", "C:3"]);
    assert_eq!(used.state()["advance_only"], json!(true));
    refused(&used, "C:2", "number-used");
    refused(&used, "C:4", "lowest-first");
    check(&game, "2:3, C:1", &[[13, -1, 5, -1], JAIL], &[]);
    // With nobody for it to advance the turn ends.
    let ends = at(&[[51, -1, -1, -1], JAIL], &[], "2C");
    assert_eq!(legal(&ends), ["2:1", "C:2"]);
    assert_eq!(state(&ends, "2:1")["turn"], json!(2));
    assert_eq!(state(&ends, "2:1")["advance_only"], json!(false));
}

/// That is so also after others have moved back because of the number.
#[test]
fn moving_back_in_between_frees_no_crown() {
    // By points on the crown of square 13, which leads on to 26.
    let game = at(&[[10, -1, -1, -1], one(20), JAIL], &[], "3C");
    let backing = state(&game, "3:1");
    assert_eq!(
        (&backing["back"], &backing["dice"], &backing["advance_only"]),
        (&json!([2]), &json!("C"), &json!(true))
    );
    let mut after = game;
    kit::play(&mut after, "3:1, back 1");
    assert_eq!(legal(&after), ["C:1"]);
    refused(&after, "C:2", "number-used");
}

/// A crown that advances binds nothing.
#[test]
fn an_advance_leaves_the_number_free() {
    let mut game = at(&[[5, 20, -1, -1], JAIL], &[], "2C");
    kit::play(&mut game, "C:1");
    assert_eq!(legal(&game), ["2:1", "2:2"]);
    assert_eq!(game.state()["bound"], json!(null));
}

/// Only points bind: a feather is for any piece, before the release or after it.
#[test]
fn a_feather_is_free() {
    let game = at(&[[5, -1, 3, -1], JAIL], &[], "CF");
    let mut released = game;
    kit::play(&mut released, "C:2");
    assert_eq!(legal(&released), ["F:1", "F:2", "F:3"]);
    check(&game, "C:2, F:3", &[[5, 0, 7, -1], JAIL], &[]);
    check(&game, "C:2, F:2", &[[5, 7, 3, -1], JAIL], &[]);
    let mut flown = game;
    kit::play(&mut flown, "F:1");
    assert_eq!(legal(&flown), ["C:1", "C:2", "C:3"]);
    check(&game, "F:1, C:2", &[[7, 0, 3, -1], JAIL], &[]);
}

/// Two crowns: two releases, a release and an advance in any order, or the
/// released piece at once to the next crown.
#[test]
fn a_second_crown_is_free() {
    let game = at(&[[5, -1, -1, 56], JAIL], &[], "CC");
    assert_eq!(legal(&game), ["C:1", "C:2"]);
    check(&game, "C:2, C:3", &[[5, 0, 0, 56], JAIL], &[]);
    check(&game, "C:2, C:2", &[[5, 13, -1, 56], JAIL], &[]);
    check(&game, "C:2, C:1", &[[13, 0, -1, 56], JAIL], &[]);
    check(&game, "C:1, C:2", &[[13, 0, -1, 56], JAIL], &[]);
    refused(&game, "C:3", "lowest-first");
}

/// A released piece meets whoever stands on its start, and the number takes it on
/// from there, also from a ride.
#[test]
fn a_released_piece_meets_and_goes_on() {
    // Yellow stands on red's start and two squares ahead of it.
    let game = at(&[[9, -1, -1, -1], JAIL, [26, 28, -1, -1]], &[], "2C");
    let mut ridden = game;
    kit::play(&mut ridden, "C:2~3.1");
    assert_eq!(legal(&ridden), ["2:2x", "2:2~3.2"]);
    let met = [[9, 2, -1, -1], JAIL, [26, 28, -1, -1]];
    check(&game, "C:2~3.1, 2:2~3.2", &met, &[("1.2", "3.2")]);
    let captured = [[9, 2, -1, -1], JAIL, [-1, -1, -1, -1]];
    check(&game, "C:2x, 2:2x", &captured, &[]);
    assert_eq!(state(&game, "C:2x, 2:2x")["turn"], json!(2));
}

/// With one die left of a position set up by hand nothing is known to be bound.
#[test]
fn a_crown_alone_releases() {
    let game = at(&[one(5), JAIL], &[], "C");
    assert_eq!(legal(&game), ["C:1", "C:2"]);
}

/// The house rule: any piece may use the other die, and the order is free.
#[test]
fn with_a_free_release_nothing_is_bound() {
    let pieces = [[5, -1, 3, -1], JAIL];
    let game = by_rule(Release::Free, &pieces, &[], "2C");
    check(&game, "C:2, 2:3", &[[5, 0, 5, -1], JAIL], &[]);
    check(&game, "2:3, C:2", &[[5, 0, 5, -1], JAIL], &[]);
    for first in ["C:2", "2:3"] {
        let state = state(&game, first);
        assert_eq!(
            (&state["bound"], &state["advance_only"]),
            (&json!(null), &json!(false))
        );
    }
}
