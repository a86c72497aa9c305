//! Hints: free against bots, off between people unless all agree.

use bots::Level;
use rules::{Seat, Viewer};
use table::{Act, Mover};

use crate::room::{ANA, Room, setup};

#[test]
fn hints_are_off_between_people_until_all_agree() {
    for (game, chairs, script, allowed) in [
        ("damas", "me bot", "", true),
        ("damas", "me me", "", true),
        ("damas", "me open", "bea 2 sit", false),
        ("damas", "me open", "bea 2 sit | ana 1 aids", false),
        (
            "damas",
            "me open",
            "bea 2 sit | ana 1 aids | bea 2 no aids",
            false,
        ),
        (
            "damas",
            "me open",
            "bea 2 sit | ana 1 aids | bea 2 aids",
            true,
        ),
        (
            "damas",
            "me open",
            "bea 2 sit | ana 1 aids | turn | bea 2 aids",
            true,
        ),
        ("xats", "me open bot", "bea 2 sit", false),
        (
            "xats",
            "me open bot",
            "bea 2 sit | bea 2 aids | ana 1 aids",
            true,
        ),
        // A player who resigned has no vote; a player who is away may come back.
        ("xats", "me open bot", "bea 2 sit | bea 2 resign", true),
        ("damas", "me open", "bea 2 sit | bea 2 stand-in", false),
        (
            "damas",
            "me open",
            "bea 2 sit | bea 2 stand-in | ana 1 aids",
            false,
        ),
        (
            "damas",
            "me open",
            "bea 2 sit | bea 2 stand-in | ana 1 aids | bea 2 back | bea 2 aids",
            true,
        ),
    ] {
        let room = Room::after(setup(game, chairs), script);
        assert_eq!(room.table.allows_aids(), allowed, "{chairs}: {script}");
        assert_eq!(room.table.view(Viewer::Spectator).aids, allowed);
        let hint = room.table.check_hint(room.turn().unwrap());
        let code = hint.map_or_else(|refusal| refusal.rule.code, |()| "ok");
        let expected = if allowed { "ok" } else { "aids-off" };
        assert_eq!(code, expected, "{chairs}: {script}");
    }
}

/// A strong bot that moves for oneself would be an aid.
#[test]
fn a_bot_for_oneself_is_no_better_than_another_would_be() {
    for (chairs, script, level) in [
        ("me bot", "", Level::Four),
        ("me open", "bea 2 sit", Level::Three),
        ("me open", "bea 2 sit | bea 2 stand-in", Level::Three),
        (
            "me open",
            "bea 2 sit | ana 1 aids | bea 2 aids",
            Level::Four,
        ),
    ] {
        let mut room = Room::after(setup("damas", chairs), script);
        room.run("ana 1 stand-in");
        let mover = room.table.mover(Seat::FIRST);
        assert_eq!(mover, Mover::Bot(level), "{chairs}: {script}");
    }
    let mut room = Room::after(setup("damas", "me open"), "bea 2 sit");
    let weak = Act::StandIn(Level::One);
    room.act(ANA, Seat::FIRST, &weak).unwrap();
    assert_eq!(room.table.mover(Seat::FIRST), Mover::Bot(Level::One));
}

/// Agreed hints stay for the series, and a hint is for the seat to move.
#[test]
fn hints_are_for_whoever_is_to_move() {
    let room = Room::after(
        setup("damas", "me open"),
        "bea 2 sit | ana 1 aids | bea 2 aids | turn",
    );
    let code = |seat| {
        room.table
            .check_hint(seat)
            .map_err(|refusal| refusal.rule.code)
    };
    assert_eq!(code(Seat::SECOND), Ok(()));
    assert_eq!(code(Seat::FIRST), Err("not-your-turn"));
}
