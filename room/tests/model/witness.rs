//! One who watches, and sees to it that every version comes, once and in order.

use bytes::Bytes;
use room::{Next, Room, Watch};
use serde::Deserialize;
use serde_json::Value;

pub(crate) struct Witness {
    pub(crate) person: Option<String>,
    watch: Watch,
    version: u64,
    /// The last message with a view.
    last: Bytes,
}

/// As much of a message as the order needs.
#[derive(Deserialize)]
struct Heard {
    t: String,
    #[serde(default)]
    v: u64,
    #[serde(default)]
    e: Value,
    #[serde(default)]
    now: i64,
}

/// What was heard since the last time.
#[derive(Default)]
pub(crate) struct Report {
    /// The events, each with its version.
    pub(crate) told: Vec<(u64, Value)>,
    /// Whether a snapshot came instead of some of them.
    pub(crate) skipped: bool,
}

impl Witness {
    pub(crate) async fn begin(room: &Room, table: &str, person: Option<String>) -> Witness {
        let watch = room.watch(person.as_deref(), table).await.unwrap();
        let Next::Message(welcome) = watch.outbox().next().await else {
            panic!("no welcome");
        };
        let heard: Heard = serde_json::from_slice(&welcome).unwrap();
        assert_eq!(heard.t, "welcome");
        Witness {
            person,
            watch,
            version: heard.v,
            last: welcome,
        }
    }

    /// Everything that waits. What was acknowledged has been told already.
    pub(crate) async fn listen(&mut self, now: i64) -> Report {
        let mut report = Report::default();
        loop {
            let next = tokio::select! {
                biased;
                next = self.watch.outbox().next() => next,
                () = std::future::ready(()) => return report,
            };
            let message = match next {
                Next::Message(message) => message,
                Next::Snapshot => {
                    report.skipped = true;
                    self.watch.snap().await.unwrap().pop().unwrap()
                }
                Next::Farewell(_) => panic!("sent away"),
            };
            let heard: Heard = serde_json::from_slice(&message).unwrap();
            match heard.t.as_str() {
                "here" => continue,
                "snap" => assert!(heard.v >= self.version, "a snapshot of the past"),
                "ev" => {
                    assert_eq!(heard.v, self.version + 1, "a gap or a repetition");
                    assert_eq!(heard.now, now);
                    report.told.push((heard.v, heard.e));
                }
                other => panic!("{other}?"),
            }
            self.version = heard.v;
            self.last = message;
        }
    }

    /// The last version heard of, and the table as it was shown then.
    pub(crate) fn last_view(&self) -> (u64, Value) {
        let mut last: Value = serde_json::from_slice(&self.last).unwrap();
        let whole = last["views"].get_mut(0).map(|view| view["view"].take());
        let view = whole.unwrap_or_else(|| last["view"].take());
        (self.version, view)
    }
}
