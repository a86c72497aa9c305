//! Codes, tokens and the heartbeat.

use store::{Code, CodeKind, StoreError};
use tokio::task::JoinSet;

use crate::place::Place;

fn code(seat: u8, until: i64) -> Code {
    Code {
        table: "t".to_owned(),
        seat,
        kind: CodeKind::Invitation,
        person: None,
        until,
    }
}

pub(crate) async fn a_code_is_good_for_one(place: Place) {
    let store = place.open().await;
    let resume = Code {
        kind: CodeKind::Resume,
        person: Some("ana".to_owned()),
        ..code(255, 100)
    };
    store.put_code([1; 32], code(1, 100)).await.unwrap();
    store.put_code([2; 32], resume.clone()).await.unwrap();
    assert_eq!(
        store.put_code([2; 32], code(1, 100)).await,
        Err(StoreError::Taken)
    );
    assert_eq!(store.code([3; 32], 1).await, Ok(None));
    assert_eq!(store.claim_code([3; 32], "ana").await, Ok(false));
    assert_eq!(store.code([2; 32], 1).await, Ok(Some(resume)));
    // Its first user may have missed the answer and may use it again; nobody else may.
    for (person, good) in [("bea", true), ("bea", true), ("cid", false)] {
        let used = store.claim_code([1; 32], person).await;
        assert_eq!(used, Ok(good), "{person}");
    }
    assert_eq!(store.code([1; 32], 1).await, Ok(Some(code(1, 100))));
    // Only its owner can release it.
    for (person, good) in [("cid", false), ("bea", true)] {
        store.release_code([1; 32], person).await.unwrap();
        let claimed = store.claim_code([1; 32], "dan").await;
        assert_eq!(claimed, Ok(good), "after {person}");
    }
}

pub(crate) async fn of_many_users_one_gets_it(place: Place) {
    let store = place.open().await;
    for round in 0..10 {
        store.put_code([round; 32], code(1, 100)).await.unwrap();
        let mut users = JoinSet::new();
        for person in 0..50 {
            let (store, person) = (store.clone(), format!("person-{person}"));
            users.spawn(async move { store.claim_code([round; 32], &person).await.unwrap() });
        }
        let used = users.join_all().await;
        assert_eq!(used.into_iter().filter(|used| *used).count(), 1);
    }
}

pub(crate) async fn expired_codes_are_worthless(place: Place) {
    let store = place.open().await;
    store.put_code([1; 32], code(1, 100)).await.unwrap();
    store.put_code([2; 32], code(2, 300)).await.unwrap();
    for (now, good) in [(99, true), (100, false), (101, false)] {
        let found = store.code([1; 32], now).await.unwrap();
        assert_eq!(found.is_some(), good, "at {now}");
    }
    for (now, swept) in [(99, 0), (200, 1), (200, 0), (300, 1)] {
        assert_eq!(store.sweep_codes(now).await, Ok(swept), "at {now}");
    }
}

pub(crate) async fn revoked_invitations_are_worthless(place: Place) {
    let store = place.open().await;
    for (hash, seat) in [(1, 1), (2, 1), (3, 2), (4, 1)] {
        store.put_code([hash; 32], code(seat, 100)).await.unwrap();
    }
    let resume = Code {
        kind: CodeKind::Resume,
        person: Some("ana".to_owned()),
        ..code(1, 100)
    };
    store.put_code([5; 32], resume.clone()).await.unwrap();
    store.claim_code([4; 32], "bea").await.unwrap();
    assert_eq!(store.revoke_invitations("t", 1).await, Ok(2));
    assert_eq!(store.revoke_invitations("t", 1).await, Ok(0));
    assert_eq!(store.revoke_invitations("elsewhere", 2).await, Ok(0));
    assert_eq!(store.code([1; 32], 1).await, Ok(None));
    assert_eq!(store.code([3; 32], 1).await, Ok(Some(code(2, 100))));
    // A player's own seat code is not the host's to revoke.
    assert_eq!(store.code([5; 32], 1).await, Ok(Some(resume)));
}

pub(crate) async fn a_token_is_one_persons(place: Place) {
    let store = place.open().await;
    assert_eq!(store.person([1; 32]).await, Ok(None));
    store.begin_session([1; 32], "ana", 1).await.unwrap();
    store.begin_session([1; 32], "ana", 2).await.unwrap();
    assert_eq!(
        store.begin_session([1; 32], "blas", 3).await,
        Err(StoreError::Taken)
    );
    store.begin_session([2; 32], "ana", 4).await.unwrap();
    for (token, person) in [(1, Some("ana")), (2, Some("ana")), (3, None)] {
        let found = store.person([token; 32]).await.unwrap();
        assert_eq!(found.as_deref(), person, "token {token}");
    }
}

pub(crate) async fn old_tokens_are_forgotten(place: Place) {
    const DAY: i64 = 24 * 60 * 60 * 1_000;
    let store = place.open().await;
    for (token, given) in [(1, 0), (2, 0), (3, 5 * DAY)] {
        let begun = store.begin_session([token; 32], "ana", given).await;
        assert_eq!(begun, Ok(()));
    }
    // Within a day it is not written again, and an unknown token is not created.
    for (token, at) in [(1, 2 * DAY), (2, DAY - 1), (4, 2 * DAY)] {
        assert_eq!(store.renew_session([token; 32], at).await, Ok(()));
    }
    for (before, swept, left) in [
        (0, 0, [true, true, true, false]),
        (1, 1, [true, false, true, false]),
        (2 * DAY, 0, [true, false, true, false]),
        (2 * DAY + 1, 1, [false, false, true, false]),
    ] {
        assert_eq!(
            store.sweep_sessions(before).await,
            Ok(swept),
            "before {before}"
        );
        for (token, left) in (1..).zip(left) {
            let found = store.person([token; 32]).await.unwrap();
            assert_eq!(found.is_some(), left, "token {token} before {before}");
        }
    }
}

pub(crate) async fn the_heart_beats(place: Place) {
    let store = place.open().await;
    assert_eq!(store.last_beat().await, Ok(None));
    for at in [5, 9, 7] {
        store.beat(at).await.unwrap();
        assert_eq!(store.last_beat().await, Ok(Some(at)));
    }
}
