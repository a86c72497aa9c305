//! What comes after a game.

use catalog::Match;
use room::{Room, Written};
use rules::{Record, Shelf};
use serde_json::{Value, json};
use table::{Phase, Receipt, TableView};

use crate::place::{Place, SECOND, ana_and_bea};

fn setup(games: u32) -> Value {
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    json!({ "game": "reverso", "seats": seats, "games": games, "first": "as-seated" })
}

async fn view(room: &Room, table: &str) -> TableView {
    let mut snapshot = room.snapshot(Some("ana"), table).await.unwrap();
    snapshot.views.remove(0).view
}

fn consent(matter: &str) -> Value {
    json!({ "consent": { "matter": matter, "yes": true } })
}

/// A player who left after a game must not keep the others from the next.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_for_the_absent_between_games() {
    let place = Place::new().await;
    let room = place.room();
    let table = ana_and_bea(&room, setup(2)).await;
    let bea = room.watch(Some("bea"), &table).await.unwrap();
    place
        .act(&room, &table, ("bea", 2), json!("resign"))
        .await
        .unwrap();
    place
        .act(&room, &table, ("ana", 1), consent("next"))
        .await
        .unwrap();
    assert_eq!(view(&room, &table).await.phase, Phase::Between);
    drop(bea);
    place.pass(21 * SECOND);
    place
        .act(&room, &table, ("ana", 1), consent("next"))
        .await
        .unwrap();
    assert_eq!(view(&room, &table).await.phase, Phase::Playing);
}

/// Seats rotate at a rematch; the host stays the host.
#[tokio::test(flavor = "multi_thread")]
async fn the_host_of_a_rematch_is_the_same() {
    let place = Place::new().await;
    let room = place.room();
    let table = ana_and_bea(&room, setup(1)).await;
    place
        .act(&room, &table, ("bea", 2), json!("resign"))
        .await
        .unwrap();
    for own in [("ana", 1), ("bea", 2)] {
        place
            .act(&room, &table, own, consent("rematch"))
            .await
            .unwrap();
    }
    let again = loop {
        if let Some(again) = view(&room, &table).await.rematch {
            break again;
        }
        tokio::task::yield_now().await;
    };
    let snapshot = room.snapshot(Some("ana"), &again).await.unwrap();
    assert!(snapshot.host);
    assert_eq!(snapshot.views[0].seat, 2);
    assert!(!room.snapshot(Some("bea"), &again).await.unwrap().host);
}

/// Whom the host has blocked does not come back, with or without an invitation.
#[tokio::test(flavor = "multi_thread")]
async fn the_blocked_stay_away() {
    let place = Place::new().await;
    let room = place.room();
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "open" }]);
    let setup = json!({ "game": "xats", "seats": seats, "watch": true });
    let table = ana_and_bea(&room, setup).await;
    let bea = room.watch(Some("bea"), &table).await.unwrap();
    place
        .act(&room, &table, ("ana", 2), json!("block"))
        .await
        .unwrap();
    let mut last = None;
    while let Ok(next) =
        tokio::time::timeout(std::time::Duration::from_secs(10), bea.outbox().next()).await
    {
        let farewell = matches!(next, room::Next::Farewell(_));
        last = Some(next);
        if farewell {
            break;
        }
    }
    assert!(
        matches!(&last, Some(room::Next::Farewell(bye)) if bye.windows(9).any(|part| part == b"\"blocked\"")),
        "{last:?}"
    );
    let code = room
        .invite("ana", &table, rules::Seat::SECOND)
        .await
        .unwrap();
    let refused = room.redeem("bea", &code, "Bea", "").await.unwrap_err();
    assert_eq!(refused.refusal.rule.code, "blocked");
    let refused = room.snapshot(Some("bea"), &table).await.unwrap_err();
    assert_eq!(refused.rule.code, "blocked");
    room.redeem("cid", &code, "Cid", "").await.unwrap();
}

/// The luck of a game can be checked also when the next one goes on.
#[tokio::test(flavor = "multi_thread")]
async fn earlier_games_of_a_series_keep_their_records() {
    let place = Place::new().await;
    let room = place.room();
    let mut setup = setup(2);
    setup["game"] = json!("ludo");
    let table = ana_and_bea(&room, setup).await;
    let record = |person: &'static str, game: Option<u32>| {
        let (room, table) = (room.clone(), table.clone());
        async move {
            let written = Written { game, format: None };
            let record = room.record(Some(person), &table, None, written).await;
            record.map_err(|refusal| refusal.rule.code)
        }
    };
    place
        .act(&room, &table, ("bea", 2), json!("resign"))
        .await
        .unwrap();
    let first = record("ana", None).await.unwrap();
    // What happens between two games is not part of the one before.
    for act in [json!({ "phrase": "nice" }), consent("next")] {
        place.act(&room, &table, ("ana", 1), act).await.unwrap();
    }
    place
        .act(&room, &table, ("bea", 2), consent("next"))
        .await
        .unwrap();
    assert_eq!(view(&room, &table).await.number, 2);
    for person in ["ana", "bea"] {
        assert_eq!(record(person, Some(1)).await.as_ref(), Ok(&first));
    }
    let read = Record::read(&first).unwrap();
    let receipt = Receipt::read(&read).unwrap().unwrap();
    assert!(receipt.check().is_ok() && receipt.game.ends_with("/1"));
    let replayed = Match::replay(&read, &Shelf::default()).unwrap();
    assert_eq!(receipt.check_against(&read, &replayed), Ok(()));
    let second = record("ana", Some(2)).await;
    assert_eq!(second, record("ana", None).await);
    assert!(!second.unwrap().contains("luck seed"), "it goes on");
    assert_eq!(record("ana", Some(0)).await, Err("game-not-played"));
    assert_eq!(record("ana", Some(3)).await, Err("game-not-played"));
    assert_eq!(record("cid", Some(1)).await, Err("private-table"));
}
