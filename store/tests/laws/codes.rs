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

pub(crate) async fn a_code_is_good_once(place: Place) {
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
    assert_eq!(store.take_code([3; 32], 1).await, Ok(None));
    assert_eq!(store.take_code([2; 32], 1).await, Ok(Some(resume)));
    assert_eq!(store.take_code([2; 32], 1).await, Ok(None));
    assert_eq!(store.take_code([1; 32], 1).await, Ok(Some(code(1, 100))));
}

pub(crate) async fn of_many_takers_one_gets_it(place: Place) {
    let store = place.open().await;
    for round in 0..10 {
        store.put_code([round; 32], code(1, 100)).await.unwrap();
        let mut takers = JoinSet::new();
        for _ in 0..50 {
            let store = store.clone();
            takers.spawn(async move { store.take_code([round; 32], 1).await.unwrap() });
        }
        let got = takers.join_all().await.into_iter().flatten().count();
        assert_eq!(got, 1);
    }
}

pub(crate) async fn expired_codes_are_worthless(place: Place) {
    let store = place.open().await;
    let check = async |now, good| {
        store.put_code([1; 32], code(1, 100)).await.unwrap();
        let taken = store.take_code([1; 32], now).await.unwrap();
        assert_eq!(taken.is_some(), good, "at {now}");
    };
    check(99, true).await;
    check(100, false).await;
    check(101, false).await;
    store.put_code([2; 32], code(2, 100)).await.unwrap();
    store.put_code([3; 32], code(3, 300)).await.unwrap();
    assert_eq!(store.take_code([4; 32], 200).await, Ok(None));
    assert_eq!(store.revoke_codes("t", 2).await, Ok(0), "swept out");
    assert_eq!(store.revoke_codes("t", 3).await, Ok(1));
}

pub(crate) async fn revoked_codes_are_worthless(place: Place) {
    let store = place.open().await;
    for (hash, seat) in [(1, 1), (2, 1), (3, 2)] {
        store.put_code([hash; 32], code(seat, 100)).await.unwrap();
    }
    assert_eq!(store.revoke_codes("t", 1).await, Ok(2));
    assert_eq!(store.revoke_codes("t", 1).await, Ok(0));
    assert_eq!(store.revoke_codes("elsewhere", 2).await, Ok(0));
    assert_eq!(store.take_code([1; 32], 1).await, Ok(None));
    assert_eq!(store.take_code([3; 32], 1).await, Ok(Some(code(2, 100))));
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

pub(crate) async fn the_heart_beats(place: Place) {
    let store = place.open().await;
    assert_eq!(store.last_beat().await, Ok(None));
    for at in [5, 9, 7] {
        store.beat(at).await.unwrap();
        assert_eq!(store.last_beat().await, Ok(Some(at)));
    }
}
