//! Many callers at once.

use store::{ActId, Appended, Batch, Store};
use tokio::task::JoinSet;

use crate::place::{Place, act, batch, rows};

pub(crate) async fn one_act_sent_fifty_times(place: Place) {
    let store = place.open().await;
    for round in 0..10 {
        let after = round * 2;
        let mut callers = JoinSet::new();
        for _ in 0..50 {
            let store = store.clone();
            let batch = Batch {
                act: Some(act("1", &format!("aid{round}"))),
                ..batch("t", after)
            };
            callers.spawn(async move { store.append(batch).await.unwrap() });
        }
        let answers = callers.join_all().await;
        let (done, rest): (Vec<_>, Vec<_>) =
            answers.into_iter().partition(|&a| a == Appended::Done);
        assert_eq!(done.len(), 1);
        let repeated = Appended::Repeated { version: after + 1 };
        assert!(rest.iter().all(|&answer| answer == repeated), "{rest:?}");
    }
    assert_eq!(store.events("t", 0).await, Ok(rows(0, 20)));
}

/// Appends one event after the current version, retrying until it succeeds.
async fn insist(store: &Store, table: &str, act: ActId) -> u64 {
    let mut seen = 0;
    loop {
        seen += store.events(table, seen).await.unwrap().len() as u64;
        let batch = Batch {
            rows: rows(seen, 1),
            act: Some(act.clone()),
            ..batch(table, seen)
        };
        match store.append(batch).await.unwrap() {
            Appended::Done => return seen + 1,
            Appended::Conflict => {}
            Appended::Repeated { version } => panic!("{act:?} was new, but told at {version}"),
        }
    }
}

pub(crate) async fn many_writers_at_one_table(place: Place) {
    let store = place.open().await;
    let mut callers = JoinSet::new();
    for caller in 0..200 {
        let store = store.clone();
        let act = act("1", &format!("caller{caller}"));
        callers.spawn(async move {
            let version = insist(&store, "t", act.clone()).await;
            assert_eq!(store.answered("t", &act).await, Ok(Some(version)));
            version
        });
    }
    let mut versions = callers.join_all().await;
    versions.sort_unstable();
    assert_eq!(versions, (1..=200).collect::<Vec<_>>());
    assert_eq!(store.events("t", 0).await, Ok(rows(0, 200)));
    assert_eq!(store.check().await, Ok(()));
}

/// Every group mixes good batches, late ones, repeated ones and other writes.
pub(crate) async fn a_mixed_crowd(place: Place) {
    let store = place.open().await;
    let mut callers = JoinSet::new();
    for caller in 0..100_u8 {
        let store = store.clone();
        callers.spawn(async move {
            let table = format!("table{caller}");
            let acted = |after, aid: &str| Batch {
                act: Some(act("1", aid)),
                ..batch(&table, after)
            };
            for round in 0..10 {
                let (after, aid) = (round * 2, round.to_string());
                let (good, same, late, _, person) = tokio::join!(
                    store.append(acted(after, &aid)),
                    store.append(acted(after, &aid)),
                    store.append(acted(after + 1, "late")),
                    store.beat(1),
                    store.begin_session([caller; 32], &table, 1),
                );
                assert_eq!(good, Ok(Appended::Done));
                assert_eq!(same, Ok(Appended::Repeated { version: after + 1 }));
                assert_eq!(late, Ok(Appended::Conflict));
                assert_eq!(person, Ok(()));
            }
            assert_eq!(store.events(&table, 0).await, Ok(rows(0, 20)));
        });
    }
    callers.join_all().await;
    assert_eq!(store.check().await, Ok(()));
}

/// Two nodes with the same table cached each notice what the other has written.
pub(crate) async fn another_node_wrote_meanwhile(place: Place) {
    let nodes = [place.open().await, place.open().await];
    let check = async |node: usize, after, aid, expected| {
        let batch = Batch {
            act: Some(act("1", aid)),
            ..batch("t", after)
        };
        let appended = nodes[node].append(batch).await;
        assert_eq!(appended, Ok(expected), "{aid} after {after} by node {node}");
    };
    check(0, 0, "x", Appended::Done).await;
    check(1, 0, "x", Appended::Repeated { version: 1 }).await;
    check(1, 2, "y", Appended::Done).await;
    check(0, 2, "z", Appended::Conflict).await;
    check(0, 2, "y", Appended::Repeated { version: 3 }).await;
    check(0, 4, "z", Appended::Done).await;
    check(1, 4, "u", Appended::Conflict).await;
    check(1, 6, "u", Appended::Done).await;
    assert_eq!(nodes[0].append(batch("new", 0)).await, Ok(Appended::Done));
    assert_eq!(nodes[1].append(batch("newer", 0)).await, Ok(Appended::Done));
    assert_eq!(nodes[0].events("t", 0).await, Ok(rows(0, 8)));
    assert_eq!(nodes[0].check().await, Ok(()));
}

pub(crate) async fn callers_who_leave_break_nothing(place: Place) {
    let store = place.open().await;
    let mut callers = JoinSet::new();
    for caller in 0..300 {
        let store = store.clone();
        callers.spawn(async move { store.append(batch(&format!("t{caller}"), 0)).await });
    }
    callers.join_next().await.unwrap().unwrap().unwrap();
    callers.abort_all();
    while callers.join_next().await.is_some() {}
    assert_eq!(store.append(batch("t", 0)).await, Ok(Appended::Done));
    for caller in 0..300 {
        let told = store.events(&format!("t{caller}"), 0).await.unwrap().len();
        assert!(told == 0 || told == 2, "half a batch: {told}");
    }
    assert_eq!(store.check().await, Ok(()));
}
