//! One who watches, and sees to it that every version comes, once and in order, and
//! that nothing has to be asked for again.

use bytes::Bytes;
use room::{Next, Room, Watch};
use serde_json::{Value, json};
use table::{Line, TableView, Told};
use wire::{Ev, Heard, Lines, SeatSnapshot, Snapshot, number, viewers};

pub(crate) struct Witness {
    pub(crate) person: Option<String>,
    watch: Watch,
    /// The table as it was first seen, with all that was heard since.
    pub(crate) seen: Snapshot,
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
        let Heard::Welcome(seen) = read(&welcome) else {
            panic!("no welcome");
        };
        Witness {
            person,
            watch,
            seen,
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
            match read(&message) {
                Heard::Here { seats, members } => {
                    self.seen.here = seats;
                    self.seen.members = members;
                }
                Heard::Snap(snapshot) => {
                    assert!(snapshot.v >= self.seen.v, "a snapshot of the past");
                    self.seen = snapshot;
                }
                Heard::Ev(ev) => {
                    assert_eq!(ev.v, self.seen.v + 1, "a gap or a repetition");
                    assert_eq!(ev.now, now);
                    report.told.push((ev.v, json!(ev.e)));
                    follow(&mut self.seen, ev);
                }
                other => panic!("{other:?}?"),
            }
        }
    }
}

/// What the room writes, a client reads; and would write just so.
fn read(message: &Bytes) -> Heard {
    let read: Heard = serde_json::from_slice(message).unwrap();
    assert_eq!(read.bytes(), message);
    read
}

/// What a client makes of an event.
fn follow(seen: &mut Snapshot, ev: Ev<TableView>) {
    if let Some(own) = ev.own {
        let ours = |sight: &SeatSnapshot| viewers(own.seats).any(|one| number(one) == sight.seat);
        seen.views.retain(ours);
        (seen.host, seen.mine) = (own.host, own.mine);
        if seen.views.is_empty() {
            seen.views.push(SeatSnapshot {
                seat: ev.seat,
                view: ev.view.clone().unwrap(),
                lines: Vec::new(),
            });
        }
    }
    if let Some(sight) = seen.views.iter_mut().find(|sight| sight.seat == ev.seat) {
        sight.lines.extend(line(ev.e));
        if let Some(Lines { from, lines }) = ev.lines {
            sight.lines.truncate(from);
            sight.lines.extend(lines);
        }
        sight.view = ev.view.unwrap_or_else(|| sight.view.clone());
    }
    (seen.v, seen.clocks, seen.now) = (ev.v, ev.clocks, ev.now);
}

/// The line that a move adds to the game.
fn line(told: Told) -> Option<Line> {
    let (seat, member, text, hand) = match told {
        Told::Played {
            seat,
            action,
            hand,
            member,
        } => (Some(seat), member, action, Some(hand)),
        Told::Drawn { outcome } => (None, None, outcome, None),
        _ => return None,
    };
    Some(Line {
        seat,
        member,
        text,
        hand,
    })
}
