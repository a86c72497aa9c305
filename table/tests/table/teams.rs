//! Seats held by several people.

use rules::{Member, Seat, Viewer};
use serde_json::json;
use table::{Setup, Table, Told};

use crate::room::{Room, setup};

/// REVERSO by two teams of three, all on Ana's device.
fn six() -> Setup {
    setup("reverso", "team:Ana+Luis+Eva team:Bea+Leo+Mar")
}

/// Two of three members come from elsewhere; Bea plays alone.
const COMING: &str = "team:Ana+open+open open";
const CAME: &str = "luis 1 sit | eva 1 sit | bea 2 sit";

fn three() -> Room {
    Room::after(setup("reverso", COMING), CAME)
}

/// Who is to move of the team in seat 1, and of the one in seat 2.
fn due(table: &Table) -> [Option<char>; 2] {
    let seats = table.view(Viewer::Spectator).seats;
    [0, 1].map(|seat: usize| {
        let team = seats[seat].team.as_ref();
        team.and_then(|team| team.due).map(Member::letter)
    })
}

#[test]
fn the_turn_goes_round_in_each_team() {
    let mut room = Room::open(six());
    let record = |room: &Room| room.table.record_for(Viewer::Spectator).to_string();
    for (first, second) in [
        ('a', 'a'),
        ('b', 'a'),
        ('b', 'b'),
        ('c', 'b'),
        ('c', 'c'),
        ('a', 'c'),
        ('a', 'a'),
    ] {
        assert_eq!(due(&room.table), [Some(first), Some(second)]);
        room.run("turn");
    }
    let record = record(&room);
    for line in [
        "seat 1: Ana, Luis, Eva",
        "seat 1b: Luis",
        "seat 2c: Mar",
        "\n1. [1a] ",
        "\n4. [2b] ",
    ] {
        assert!(record.contains(line), "{line} in {record}");
    }
}

/// Both dice of LUDO are one turn, and so are a throw and what is asked after it.
#[test]
fn a_turn_is_what_the_game_says() {
    let mut room = Room::open(setup("ludo", "team:Ana+Luis bot"));
    let (mut several, mut before) = (0, None);
    while room.turn().is_some() {
        let seat = room.turn();
        let [member, _] = due(&room.table);
        let mid_turn = room.table.game().game().is_mid_turn();
        if mid_turn && seat == Some(Seat::FIRST) && before == seat {
            several += 1;
        }
        room.run("turn");
        let [after, _] = due(&room.table);
        let same = room.turn() == seat && room.table.game().game().is_mid_turn();
        if seat == Some(Seat::FIRST) {
            assert_eq!(after == member, same, "{member:?} {after:?}");
        }
        before = seat;
    }
    assert!(several > 0);
}

#[test]
fn only_the_member_who_is_due_moves() {
    let mut room = three();
    for (line, answer) in [
        ("luis 1 play d3", "team-turn"),
        ("ana 1b play d3", "not-your-seat"),
        ("ana 1a play z9", "notation"),
        ("ana 1 play d3", "ok"),
        ("bea 2b play c3", "not-your-seat"),
        ("bea 2 play c3", "ok"),
        ("ana 1 play c4", "team-turn"),
        ("luis 1 play c4", "ok"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
    let refusal = Room::after(setup("reverso", COMING), CAME).does("luis 1 play d3");
    let refusal = refusal.unwrap_err();
    assert_eq!(refusal.cells, ["Ana"]);
}

#[test]
fn anyone_moves_where_the_table_says_so() {
    let mut room = Room::after(
        setup("reverso", "any:Ana+open open"),
        "luis 1 sit | bea 2 sit",
    );
    assert_eq!(due(&room.table), [None, None]);
    for (line, answer) in [
        ("luis 1 play d3", "ok"),
        ("bea 2 play c3", "ok"),
        ("luis 1 play c4", "ok"),
        ("ana 1 play c4", "not-your-turn"),
        ("eva 1 play c4", "not-your-seat"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
    assert!(room.table.awaited().is_none());
    assert_eq!(room.answer("skip"), "not-now");
}

#[test]
fn a_table_begins_when_every_place_is_taken() {
    let mut room = Room::open(setup("reverso", COMING));
    for (line, answer, phase) in [
        ("bea 2 sit", "ok", "gathering"),
        ("luis 1 sit", "ok", "gathering"),
        ("luis 1 sit", "team-name", "gathering"),
        ("eva 1a sit", "seat-taken", "gathering"),
        ("eva 1h sit", "seat-taken", "gathering"),
        ("eva 2a sit", "seat-taken", "gathering"),
        ("ana 1b remove", "ok", "gathering"),
        ("ana 1b remove", "not-now", "gathering"),
        ("eva 1 sit", "ok", "gathering"),
        ("eva 1 leave", "ok", "gathering"),
        ("eva 1c sit", "ok", "gathering"),
        ("dan 1 sit", "ok", "playing"),
        ("cid 1 sit", "already-begun", "playing"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
        assert_eq!(room.ending(), phase, "{line}");
    }
    assert_eq!(room.totals(), "Ana, Dan, Eva 0, Bea 0");
}

#[test]
fn teams_that_cannot_be_are_refused() {
    for (game, chairs, answer) in [
        ("reverso", "team:Ana open", "team-size"),
        ("reverso", "team:a+b+c+d+e+f+g+h+i open", "team-size"),
        ("reverso", "team:a+b+c+d+e+f+g+h open", "ok"),
        ("reverso", "team:Ana+ana open", "team-name"),
        ("reverso", "team:Ana+x\u{200b} open", "name"),
        ("rumis", "team:Ana+Luis", "team-alone"),
    ] {
        let opened = Room::lucky(setup(game, chairs), "Ana", 1);
        let code = opened.map_or_else(|refusal| refusal.rule.code, |_| "ok");
        assert_eq!(code, answer, "{chairs}");
    }
    // Members without a name of their own have the host's.
    let mut twice = six();
    if let table::Wanted::Team(team) = &mut twice.seats[0].who {
        team.members[1].name = None;
    }
    let refusal = Room::lucky(twice, "Ana", 1).err().unwrap();
    assert_eq!(refusal.rule.code, "team-name");
    // A bot has no team, and is in none.
    for bad in [
        json!({ "bot": 2, "team": { "members": [] } }),
        json!({ "team": { "members": [{ "who": { "bot": 1 } }, { "who": "me" }] } }),
        json!({ "team": { "members": [{ "who": "me" }, { "who": "me" }], "moves": "all" } }),
    ] {
        assert!(serde_json::from_value::<table::Wanted>(bad).is_err());
    }
}

#[test]
fn a_missing_member_is_skipped() {
    let mut room = three();
    let awaited = room.table.awaited().unwrap();
    assert_eq!(awaited.person, "id-of-ana");
    assert_eq!(awaited.others, ["id-of-luis", "id-of-eva"]);
    assert_eq!((awaited.since, awaited.patience), (room.now, 30_000));
    let log = room.does("skip").unwrap();
    let (seat, member) = (Seat::FIRST, Member::FIRST);
    let told = log[0].told(&room.table, Viewer::Spectator, None);
    assert_eq!(told, Told::Skipped { seat, member });
    for (line, answer) in [
        ("ana 1 play d3", "team-turn"),
        ("luis 1 play d3", "ok"),
        ("bea 2 play c3", "ok"),
        ("eva 1 play c4", "ok"),
        ("bea 2 play e3", "ok"),
        // A skipped member is asked again in the next round.
        ("ana 1 play f4", "ok"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
    assert!(room.table.awaited().is_none(), "Bea plays alone");
}

/// Where a turn may take days nobody is skipped unless the table says so.
#[test]
fn the_patience_is_the_tables() {
    for (chairs, patience, expected) in [
        ("team:Ana+open open", Some(5), Some(5_000)),
        ("team:Ana+open/d1 open", None, None),
        ("team:Ana+open/d1 open", Some(60), Some(60_000)),
        ("team:Ana+open/t30 open", None, Some(30_000)),
    ] {
        let mut setup = setup("reverso", chairs);
        setup.patience = patience;
        let room = Room::after(setup, "luis 1 sit | bea 2 sit");
        let awaited = room.table.awaited().map(|awaited| awaited.patience);
        assert_eq!(awaited, expected, "{chairs} {patience:?}");
    }
}

#[test]
fn resigning_needs_a_majority() {
    for (script, ending) in [
        ("luis 1 resign", "playing"),
        ("luis 1 resign | eva 1 resign", "over resigned: 2"),
        ("luis 1 resign | ana 1 play d3 | eva 1 resign", "playing"),
        (
            "ana 1 resign | bea 2 phrase hello | eva 1 resign",
            "over resigned: 2",
        ),
        ("bea 2 resign", "over resigned: 1"),
        // Of those who are left, or who are not missing.
        ("luis 1 resign | ana 1 leave", "playing"),
        (
            "luis 1 resign | ana 1 leave | eva 1 leave",
            "over resigned: 2",
        ),
        ("skip | luis 1 resign | eva 1 resign", "over resigned: 2"),
        ("skip | skip | eva 1 resign", "over resigned: 2"),
        ("eva 1 resign | skip | skip", "over resigned: 2"),
    ] {
        let mut room = three();
        room.run(script);
        assert_eq!(room.ending(), ending, "{script}");
    }
    let mut room = three();
    room.run("luis 1 resign");
    assert_eq!(room.answer("luis 1 resign"), "already-resigning");
    let view = room.table.view(Viewer::Spectator);
    let team = view.seats[0].team.as_ref().unwrap();
    assert_eq!((&*team.resigning, team.majority), (&[Member::at(1)][..], 2));
    // On one device each member speaks for themselves.
    let mut room = Room::open(six());
    room.run("ana 1b resign");
    assert_eq!(room.answer("ana 1b resign"), "already-resigning");
    room.run("ana 1c resign");
    assert_eq!(room.ending(), "over resigned: 2");
}

#[test]
fn members_leave_for_good() {
    let mut room = three();
    room.run("ana 1 play d3 | bea 2 play c3 | luis 1 leave");
    assert_eq!(due(&room.table), [Some('c'), None]);
    for (line, answer) in [
        ("luis 1 play c4", "not-your-seat"),
        ("eva 1 play c4", "ok"),
        ("bea 2 leave", "already-begun"),
        ("bea 2 play e3", "ok"),
        ("ana 1c remove", "ok"),
        ("ana 1 leave", "already-begun"),
        ("ana 1 play f4", "ok"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
    assert!(room.table.seats_of("id-of-luis").next().is_none());
    let view = room.table.view(Viewer::Spectator);
    let team = view.seats[0].team.as_ref().unwrap();
    let gone: Vec<bool> = team.members.iter().map(|member| member.gone).collect();
    assert_eq!(gone, [false, true, true]);
    assert_eq!(room.totals(), "Ana, Luis, Eva 0, Bea 0");
    // The host removes the last one: a bot plays on.
    let mut room = Room::after(
        setup("reverso", "me team:open+open"),
        "luis 2 sit | eva 2 sit",
    );
    room.run("turn | turn | ana 2a remove | ana 2b remove");
    let record = room.table.record_for(Viewer::Spectator);
    let read = rules::Record::read(&record.to_string());
    assert_eq!(read.as_ref(), Ok(&record), "no member without a name");
    assert!(matches!(
        room.table.mover(Seat::SECOND),
        table::Mover::Bot(_)
    ));
}

#[test]
fn the_host_blocks_all_places_of_a_person() {
    let mut room = Room::after(
        setup("reverso", "team:Ana+open+open open"),
        "luis 1 sit | luis 2 sit",
    );
    room.run("ana 1b block");
    assert_eq!(room.totals(), "nobody 0, nobody 0");
    assert_eq!(room.answer("luis 1 sit"), "blocked");
}

#[test]
fn one_member_answers_for_the_seat() {
    for (script, ending) in [
        ("luis 1 draw | bea 2 draw", "over agreed: 1 2"),
        ("bea 2 draw | eva 1 draw", "over agreed: 1 2"),
        ("bea 2 draw | luis 1 no draw | eva 1 draw", "playing"),
    ] {
        let mut room = three();
        room.run(script);
        assert_eq!(room.ending(), ending, "{script}");
    }
}

#[test]
fn whoever_made_a_move_that_is_taken_back_moves_again() {
    let mut room = three();
    room.run("ana 1 play d3 | bea 2 play c3 | luis 1 play c4 | bea 2 play e3");
    assert_eq!(due(&room.table), [Some('c'), None]);
    room.run("eva 1 take-back | bea 2 take-back");
    assert_eq!(due(&room.table), [Some('b'), None]);
    room.run("bea 2 take-back | ana 1 take-back");
    assert_eq!(due(&room.table), [Some('b'), None], "it is Bea's turn");
    room.run("bea 2 play c3 | luis 1 play c4");
    // Luis has left: his turn is the next one's.
    room.run("luis 1 leave | ana 1 take-back | bea 2 take-back");
    assert_eq!(due(&room.table), [Some('c'), None]);
}

#[test]
fn a_bot_plays_for_a_team_only_when_nobody_else_is_there() {
    let mut room = three();
    assert_eq!(room.answer("luis 1 stand-in"), "team-present");
    assert_eq!(room.answer("bea 1 stand-in"), "present");
    room.run("skip | ana 1 phrase back | skip");
    assert_eq!(room.answer("eva 1 stand-in"), "ok");
    room.run("turn | luis 1 back");
    assert_eq!(
        due(&room.table),
        [Some('c'), None],
        "no member's turn is used up"
    );
}

#[test]
fn members_speak_and_mute_for_themselves() {
    let mut room = three();
    let hears = |room: &mut Room, person: &str, line: &str| {
        let log = room.does(line).unwrap();
        let person = format!("id-of-{person}");
        let told = log[0].told(&room.table, Viewer::Seat(Seat::FIRST), Some(&person));
        told != Told::Nothing
    };
    room.run("luis 1 mute 2 | luis 1 mute 1c");
    assert!(hears(&mut room, "ana", "bea 2 say hola"));
    assert!(!hears(&mut room, "luis", "bea 2 say hola"));
    assert!(!hears(&mut room, "luis", "eva 1 say hola"));
    assert!(hears(&mut room, "luis", "ana 1 say hola"));
    for (line, answer) in [
        ("luis 1 mute 1c", "not-now"),
        ("luis 1 mute 1", "not-now"),
        ("luis 1 report 1c", "ok"),
        ("luis 1 report 1b", "not-now"),
    ] {
        assert_eq!(room.answer(line), answer, "{line}");
    }
    let log = room.does("eva 1 say hola").unwrap();
    let told = log[0].told(&room.table, Viewer::Spectator, None);
    let member = Some(Member::at(2));
    let (seat, text) = (Seat::FIRST, "hola".to_owned());
    assert_eq!(told, Told::Said { seat, text, member });
}

#[test]
fn a_rematch_keeps_the_teams() {
    let mut room = three();
    room.run("luis 1 leave | bea 2 resign | bea 2 rematch");
    assert!(!room.table.wants_rematch());
    room.run("eva 1 rematch");
    assert!(room.table.wants_rematch());
    let (again, people) = room.table.again();
    assert_eq!(again.seats[0].who, table::Wanted::Open);
    let table::Wanted::Team(team) = &again.seats[1].who else {
        panic!("{:?}", again.seats[1]);
    };
    assert_eq!(team.members.len(), 2);
    let names: Vec<_> = people
        .iter()
        .map(|(seat, _, name)| (seat.number(), &**name))
        .collect();
    assert_eq!(names, [(1, "Bea"), (2, "Ana"), (2, "Eva")]);
}

/// In a series the teams change seats as a whole, and each game begins with the first.
#[test]
fn teams_change_seats_together() {
    let mut room = three();
    let mut setup = room.table.setup().clone();
    setup.games = Some(2);
    room = Room::after(setup, CAME);
    room.run("ana 1 play d3 | bea 2 resign | bea 2 next | eva 1 next");
    let totals = room.totals();
    assert!(totals.starts_with("Bea "), "{totals}");
    assert_eq!(due(&room.table), [None, Some('a')]);
}

/// The words of all members go into the luck.
#[test]
fn a_team_adds_its_words_to_the_luck() {
    let mut room = Room::open(setup("ludo", "team:Ana+open open"));
    room.run("ana 1 word uno | luis 1 sit dos | bea 2 sit tres");
    let words = room.table.view(Viewer::Spectator).luck.words;
    assert_eq!(*words, ["uno dos", "tres"]);
}

/// Old events have no members, and tables without teams store the same as before.
#[test]
fn nothing_of_teams_is_stored_where_there_are_none() {
    let room = Room::after(
        setup("reverso", "me open"),
        "bea 2 sit | turn | bea 2 say hola",
    );
    for (_, text) in &room.stored {
        assert!(
            !text.contains("member") && !text.contains("\"of\""),
            "{text}"
        );
    }
}
