//! Seats held by several people.

use std::time::Duration;

use room::{Room, Watch};
use rules::{Member, Seat};
use serde_json::{Value, json};

use crate::place::{Place, SECOND};

/// A team of Ana and two who come from elsewhere, and a free seat against them.
async fn open(room: &Room) -> (String, String) {
    let members = json!([{ "who": "me" }, { "who": "open" }, { "who": "open" }]);
    let seats = json!([{ "who": { "team": { "members": members } } }, { "who": "open" }]);
    let setup = json!({ "game": "reverso", "seats": seats, "first": "as-seated", "patience": 10 });
    let setup = serde_json::from_value(setup).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    let code = room.invite("ana", &table, Seat::FIRST).await.unwrap();
    (table, code)
}

async fn refusal(room: &Room, person: &str, code: &str, name: &str) -> &'static str {
    let refused = room.redeem(person, code, name, "").await;
    refused.map_or_else(|no| no.refusal.rule.code, |_| "ok")
}

/// One invitation is for the whole team, and one device may take several places.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_to_a_team_is_good_until_it_is_full() {
    let place = Place::new().await;
    let room = place.room();
    let (table, code) = open(&room).await;
    for (person, name, answer) in [
        ("bea", "Ana", "team-name"),
        ("bea", "", "name"),
        ("bea", "Bea", "ok"),
        ("bea", "Bea", "ok"),
        ("cid", "Bea", "team-name"),
        ("bea", "Luis", "ok"),
        ("cid", "Cid", "seat-taken"),
        ("bea", "Luis", "ok"),
    ] {
        assert_eq!(refusal(&room, person, &code, name).await, answer, "{name}");
    }
    let hers = room.snapshot(Some("bea"), &table).await.unwrap();
    let members: Vec<_> = hers.mine.iter().map(|place| place.member).collect();
    assert_eq!(members, [Member::at(1), Member::at(2)]);
    let looked = room.look_at_code(None, &code).await.unwrap_err();
    assert_eq!(looked.rule.code, "bad-code");
    // The whole device goes elsewhere, and the host can take an invitation back.
    let resume = room.resume("bea", &table, Seat::FIRST).await.unwrap();
    room.redeem("bea-elsewhere", &resume, "", "").await.unwrap();
    let there = room.snapshot(Some("bea-elsewhere"), &table).await.unwrap();
    assert_eq!(there.mine.len(), 2);
    assert!(room.snapshot(Some("bea"), &table).await.is_err());
    assert_eq!(room.revoke("ana", &table, Seat::FIRST).await, Ok(1));
    assert_eq!(refusal(&room, "dan", &code, "Dan").await, "bad-code");
}

/// Everybody sits: Ana, Bea and Cid in the team, and Dan against them.
async fn full(room: &Room) -> String {
    let (table, code) = open(room).await;
    for (person, name) in [("bea", "Bea"), ("cid", "Cid")] {
        room.redeem(person, &code, name, "").await.unwrap();
    }
    let code = room.invite("ana", &table, Seat::SECOND).await.unwrap();
    room.redeem("dan", &code, "Dan", "").await.unwrap();
    table
}

async fn watch(room: &Room, table: &str, person: &str) -> Watch {
    room.watch(Some(person), table).await.unwrap()
}

async fn due(room: &Room, table: &str) -> Value {
    let now = room.snapshot(Some("dan"), table).await.unwrap();
    json!(now.views[0].view.seats[0].team)["due"].take()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_missing_is_skipped_after_the_patience() {
    let place = Place::new().await;
    let room = place.room();
    let table = full(&room).await;
    // Nobody of the team is there: nobody goes on.
    place.pass(60 * SECOND);
    assert_eq!(due(&room, &table).await, json!(1));
    let bea = watch(&room, &table, "bea").await;
    let ana = watch(&room, &table, "ana").await;
    assert_eq!(due(&room, &table).await, json!(1));
    // A member who is present may think as long as they like.
    place.pass(60 * SECOND);
    assert_eq!(due(&room, &table).await, json!(1));
    drop(ana);
    place.pass(9 * SECOND);
    assert_eq!(due(&room, &table).await, json!(1));
    place.pass(SECOND);
    assert_eq!(due(&room, &table).await, json!(2));
    let play = |person, action: &'static str| {
        place.act(&room, &table, (person, 1), json!({ "play": action }))
    };
    let refused = play("ana", "d3").await.unwrap_err();
    assert_eq!(refused.refusal.rule.code, "team-turn");
    play("bea", "d3").await.unwrap();
    let answer = place.act(&room, &table, ("dan", 2), json!({ "play": "c3" }));
    answer.await.unwrap();
    assert_eq!(due(&room, &table).await, json!(3));
    drop(bea);
}

/// The room looks by itself, so that nobody has to.
#[tokio::test(flavor = "multi_thread")]
async fn the_room_skips_by_itself() {
    let place = Place::new().await;
    let room = place.room();
    let table = full(&room).await;
    let _bea = watch(&room, &table, "bea").await;
    place.pass(30 * SECOND);
    let keeper = tokio::spawn({
        let room = room.clone();
        async move { room.keep().await }
    });
    let events = || async { place.events(&table).await };
    let skipped = |text: &String| text.contains("\"skipped\"");
    while !events().await.iter().any(skipped) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    keeper.abort();
}

/// Members are told apart by who is there.
#[tokio::test(flavor = "multi_thread")]
async fn it_is_told_which_members_are_there() {
    let place = Place::new().await;
    let room = place.room();
    let table = full(&room).await;
    let _bea = watch(&room, &table, "bea").await;
    let now = room.snapshot(Some("dan"), &table).await.unwrap();
    assert_eq!(json!(now.here), json!([1]));
    assert_eq!(json!(now.members), json!([{ "seat": 1, "member": 2 }]));
    assert!(now.mine.is_empty());
}
