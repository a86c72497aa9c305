//! What everybody who plays must want: draws, aborting, and who has a say.

use rules::Viewer;

use crate::room::{Room, setup};

/// What a script comes to at this game and these chairs.
const ENDINGS: &[(&str, &str, &str, &str)] = &[
    ("damas", "me open", "bea 2 sit | ana 1 draw", "playing"),
    (
        "damas",
        "me open",
        "bea 2 sit | ana 1 draw | bea 2 draw",
        "over agreed: 1 2",
    ),
    (
        "damas",
        "me open",
        "bea 2 sit | bea 2 draw | ana 1 draw",
        "over agreed: 1 2",
    ),
    (
        "damas",
        "me open",
        "bea 2 sit | ana 1 draw | ana 1 draw",
        "playing",
    ),
    (
        "damas",
        "me open",
        "bea 2 sit | ana 1 draw | bea 2 no draw | bea 2 draw",
        "playing",
    ),
    (
        "damas",
        "me open",
        "bea 2 sit | ana 1 draw | ana 1 no draw | bea 2 draw",
        "playing",
    ),
    // A move withdraws the offer of a draw; of an abort it does not.
    (
        "damas",
        "me open",
        "bea 2 sit | ana 1 draw | turn | bea 2 draw",
        "playing",
    ),
    (
        "damas",
        "me open",
        "bea 2 sit | ana 1 abort | turn | bea 2 abort",
        "over aborted:",
    ),
    // All three; a player who resigned has no vote and no share.
    (
        "xats",
        "me open open",
        "bea 2 sit | cid 3 sit | ana 1 draw | cid 3 draw",
        "playing",
    ),
    (
        "xats",
        "me open open",
        "bea 2 sit | cid 3 sit | ana 1 draw | cid 3 draw | bea 2 draw",
        "over agreed: 1 2 3",
    ),
    (
        "xats",
        "me open open",
        "bea 2 sit | cid 3 sit | ana 1 resign | cid 3 draw | bea 2 draw",
        "over agreed: 2 3",
    ),
    (
        "xats",
        "me open open",
        "bea 2 sit | cid 3 sit | ana 1 draw | cid 3 resign | bea 2 draw",
        "playing",
    ),
    // One person in several seats has one vote.
    ("damas", "me me", "ana 1 draw", "over agreed: 1 2"),
    ("xats", "me me open", "cid 3 sit | ana 2 draw", "playing"),
    (
        "xats",
        "me me open",
        "cid 3 sit | ana 2 draw | ana 1 draw",
        "playing",
    ),
    (
        "xats",
        "me me open",
        "cid 3 sit | ana 2 draw | cid 3 draw",
        "over agreed: 1 2 3",
    ),
    // Bots have no vote, nor do players who are away.
    ("damas", "me bot", "ana 1 abort", "over aborted:"),
    ("damas", "me open", "bea 2 sit | ana 1 abort", "playing"),
    (
        "damas",
        "me open",
        "bea 2 sit | bea 2 stand-in | ana 1 abort",
        "over aborted:",
    ),
    // Before the game the host can call it off.
    ("damas", "me open", "ana 1 abort", "over aborted:"),
    ("damas", "open open", "ana 1 abort", "over aborted:"),
    (
        "xats",
        "me open open",
        "bea 2 sit | ana 1 abort",
        "over aborted:",
    ),
    (
        "xats",
        "open open open",
        "bea 2 sit | ana 1 abort",
        "over aborted:",
    ),
];

#[test]
fn a_game_ends_by_agreement_when_all_want_it() {
    for (game, chairs, script, expected) in ENDINGS {
        let room = Room::after(setup(game, chairs), script);
        assert_eq!(room.ending(), *expected, "{game}, {chairs}: {script}");
    }
}

/// Guests get up; they do not call off what is not theirs.
#[test]
fn before_the_game_only_the_host_calls_it_off() {
    for chairs in ["me open open", "open open open"] {
        let mut room = Room::after(setup("xats", chairs), "bea 2 sit");
        for (line, answer) in [
            ("bea 2 abort", "not-host"),
            ("bea 2 no abort", "not-asked"),
            ("eve 3 abort", "not-host"),
            ("bea 2 leave", "ok"),
        ] {
            assert_eq!(room.answer(line), answer, "{chairs}: {line}");
        }
        assert_eq!(room.ending(), "gathering");
    }
}

/// Earlier versions took votes while people gathered.
#[test]
fn whoever_gets_up_takes_their_vote_along() {
    let mut room = Room::after(setup("xats", "me open open"), "bea 2 sit");
    let vote = r#"{"event":"consented","seat":2,"matter":"abort","yes":true}"#;
    room.stored.push((room.now, vote.to_owned()));
    room.table = room.replayed();
    let offers = |room: &Room| room.table.view(Viewer::Spectator).offers.len();
    assert_eq!(offers(&room), 1);
    room.run("bea 2 leave | cid 2 sit");
    assert_eq!(offers(&room), 0);
}

/// A late yes to a proposal that is gone proposes nothing.
#[test]
fn a_late_yes_is_no_proposal() {
    let seat = rules::Seat::SECOND;
    for (matter, yes, late) in [
        ("draw", true, "stale"),
        ("take-back", true, "stale"),
        ("draw", false, "not-asked"),
        ("abort", true, "ok"),
        ("aids", true, "ok"),
    ] {
        let mut room = Room::after(setup("damas", "me open"), "bea 2 sit | turn | turn");
        room.run(&format!("ana 1 {matter}"));
        let seen = room.table.version();
        room.run("turn");
        let matter = serde_json::from_value(matter.into()).unwrap();
        let act = table::Act::Consent { matter, yes };
        let done = room.act_having_seen(seen, "id-of-bea", (seat, None), &act);
        let code = done.map_or_else(|refusal| refusal.rule.code, |_| "ok");
        assert_eq!(code, late, "{matter:?}");
        assert_eq!(room.ending() == "playing", matter != table::Matter::Abort);
    }
}

#[test]
fn what_is_proposed_is_shown_with_who_wants_it() {
    let mut room = Room::after(setup("xats", "me open open"), "bea 2 sit | cid 3 sit");
    for (script, expected) in [
        (
            "bea 2 draw",
            "[{\"matter\":\"draw\",\"asker\":2,\"yes\":[2]}]",
        ),
        (
            "ana 1 draw",
            "[{\"matter\":\"draw\",\"asker\":2,\"yes\":[1,2]}]",
        ),
        (
            "ana 1 phrase hello",
            "[{\"matter\":\"draw\",\"asker\":2,\"yes\":[1,2]}]",
        ),
        ("cid 3 no draw", "[]"),
        (
            "cid 3 aids",
            "[{\"matter\":\"aids\",\"asker\":3,\"yes\":[3]}]",
        ),
        ("turn", "[{\"matter\":\"aids\",\"asker\":3,\"yes\":[3]}]"),
        ("ana 1 aids | bea 2 aids", "[]"),
        ("cid 3 abort | bea 2 resign", "[]"),
    ] {
        room.run(script);
        let offers = room.table.view(Viewer::Spectator).offers;
        assert_eq!(
            serde_json::to_string(&offers).unwrap(),
            expected,
            "{script}"
        );
    }
}

/// The luck of a game that never began has no receipt.
#[test]
fn a_game_called_off_before_it_began_has_a_plain_record() {
    let room = Room::after(setup("ludo", "me open"), "ana 1 abort");
    let record = room.table.record_for(Viewer::Spectator);
    let notes: Vec<_> = record
        .notes
        .iter()
        .map(|(key, value)| format!("{key}: {value}"))
        .collect();
    assert_eq!(notes, ["seat 1: Ana", "ended: aborted"]);
}
