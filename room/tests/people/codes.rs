//! Invitations and codes by which one goes on elsewhere.

use rules::Seat;
use serde_json::{Value, json};

use crate::place::Place;

fn three() -> Value {
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "open" }]);
    json!({ "game": "xats", "seats": seats })
}

/// The answer may get lost: trying again gives the same answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_code_can_be_redeemed_again_by_whoever_used_it() {
    let place = Place::new().await;
    let room = place.room();
    let setup = serde_json::from_value(three()).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    let code = room.invite("ana", &table, Seat::SECOND).await.unwrap();
    let first = room.redeem("bea", &code, "Bea", "").await.unwrap();
    assert_eq!(first.seat, Seat::SECOND);
    assert_eq!(room.redeem("bea", &code, "Bea", "").await, Ok(first));
    let refused = room.redeem("cid", &code, "Cid", "").await.unwrap_err();
    assert_eq!(refused.refusal.rule.code, "bad-code");
    // A bad name does not cost the invitation: it is nobody's again.
    let code = room.invite("ana", &table, Seat::at(2)).await.unwrap();
    let refused = room.redeem("cid", &code, "", "").await.unwrap_err();
    assert_eq!(refused.refusal.rule.code, "name");
    assert!(room.redeem("dan", &code, "Dan", "").await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn all_seats_go_over_to_another_device() {
    let place = Place::new().await;
    let room = place.room();
    let seats = json!([{ "who": "me", "name": "Ana" }, { "who": "me", "name": "Eva" }]);
    let setup = json!({ "game": "reverso", "seats": seats });
    let setup = serde_json::from_value(setup).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    let code = room.resume("ana", &table, Seat::FIRST).await.unwrap();
    for _ in 0..2 {
        let resumed = room.redeem("ana-elsewhere", &code, "", "").await.unwrap();
        assert_eq!(resumed.table, table);
    }
    let snapshot = room.snapshot(Some("ana-elsewhere"), &table).await.unwrap();
    assert_eq!((snapshot.views.len(), snapshot.host), (2, true));
    for (person, refusal) in [("ana", "gone-elsewhere"), ("cid", "private-table")] {
        let refused = room.snapshot(Some(person), &table).await.unwrap_err();
        assert_eq!(refused.rule.code, refusal, "{person}");
    }
}

/// What the host takes back are invitations, not the players' ways back.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_revokes_invitations_only() {
    let place = Place::new().await;
    let room = place.room();
    let setup = serde_json::from_value(three()).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    let invitation = room.invite("ana", &table, Seat::SECOND).await.unwrap();
    let other = room.invite("ana", &table, Seat::SECOND).await.unwrap();
    room.redeem("bea", &invitation, "Bea", "").await.unwrap();
    let resume = room.resume("bea", &table, Seat::SECOND).await.unwrap();
    assert_eq!(room.revoke("ana", &table, Seat::SECOND).await, Ok(1));
    let refused = room.redeem("cid", &other, "Cid", "").await.unwrap_err();
    assert_eq!(refused.refusal.rule.code, "bad-code");
    assert!(room.redeem("bea-elsewhere", &resume, "", "").await.is_ok());
}

/// A device that had a seat for a while cannot have it back by the same code.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_went_back_does_not_go_over_again() {
    let place = Place::new().await;
    let room = place.room();
    let setup = json!({ "game": "reverso", "seats": [{ "who": "me" }, { "who": { "bot": 1 } }] });
    let setup = serde_json::from_value(setup).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    let seat = room.snapshot(Some("ana"), &table).await.unwrap().views[0].seat;
    let seat = Seat::numbered(seat.into()).unwrap();
    let lent = room.resume("ana", &table, seat).await.unwrap();
    room.redeem("device", &lent, "", "").await.unwrap();
    let taken_back = room.resume("device", &table, seat).await.unwrap();
    room.redeem("ana", &taken_back, "", "").await.unwrap();
    // Neither from memory nor, after a start, from what is stored.
    for room in [room, place.room()] {
        let refused = room.redeem("device", &lent, "", "").await.unwrap_err();
        assert_eq!(refused.refusal.rule.code, "bad-code");
        let hers = room.snapshot(Some("ana"), &table).await.unwrap();
        assert_eq!(hers.views[0].seat, seat.number());
        assert!(room.snapshot(Some("device"), &table).await.is_err());
        // She is told the same again.
        assert!(room.redeem("ana", &taken_back, "", "").await.is_ok());
    }
}

/// Somebody who gives a word must have seen the commitment to the luck.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_can_be_looked_at_before_it_is_used() {
    let place = Place::new().await;
    let room = place.room();
    let mut setup = three();
    setup["games"] = json!(2);
    let setup = serde_json::from_value(setup).unwrap();
    let table = room.open("ana", "Ana", setup).await.unwrap();
    let code = room.invite("ana", &table, Seat::SECOND).await.unwrap();
    let look = |code: &str| {
        let (room, code) = (room.clone(), code.to_owned());
        async move {
            let looked = room.look_at_code(None, &code).await;
            looked.map_err(|refusal| refusal.rule.code)
        }
    };
    let invited = look(&code).await.unwrap();
    assert_eq!((invited.game.as_str(), invited.games), ("xats", 2));
    assert_eq!(
        (invited.host.as_deref(), invited.seat),
        (Some("Ana"), Seat::SECOND)
    );
    assert_eq!(look(&code).await.as_ref(), Ok(&invited), "it is still good");
    room.redeem("bea", &code, "Bea", "word").await.unwrap();
    let snapshot = room.snapshot(Some("bea"), &table).await.unwrap();
    let luck = &snapshot.views[0].view.luck;
    assert_eq!(
        (invited.commitments.len(), &luck.commitments),
        (2, &invited.commitments)
    );
    assert_eq!(look(&code).await, Err("bad-code"), "it was used");
    assert_eq!(look("guessed").await, Err("bad-code"));
    let revoked = room.invite("ana", &table, Seat::at(2)).await.unwrap();
    room.revoke("ana", &table, Seat::at(2)).await.unwrap();
    assert_eq!(look(&revoked).await, Err("bad-code"));
    let elsewhere = room.resume("bea", &table, Seat::SECOND).await.unwrap();
    assert_eq!(look(&elsewhere).await.unwrap().seat, Seat::SECOND);
    place
        .act(&room, &table, ("ana", 2), json!("block"))
        .await
        .unwrap();
    let other = room.invite("ana", &table, Seat::SECOND).await.unwrap();
    let blocked = room.look_at_code(Some("bea"), &other).await.unwrap_err();
    assert_eq!(blocked.rule.code, "blocked");
}
