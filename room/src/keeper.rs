//! Background work: deadlines, the heartbeat, and cleaning up.

use std::sync::Arc;
use std::time::Duration;

use store::StoreError;
use table::Millis;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

use crate::Room;
use crate::live::Live;

pub(crate) const DAY: Millis = 24 * 60 * 60 * 1_000;
/// How often deadlines are checked. (A late act is refused at once, independently of
/// this.)
const LOOK: Duration = Duration::from_millis(200);
/// The heartbeat interval.
const BEAT: Duration = Duration::from_secs(1);
/// How often unused tables are evicted from memory.
const SWEEP: Duration = Duration::from_secs(30);
/// Guests who do not return for this many days are deleted. No browser keeps a cookie
/// for longer.
pub const GUEST_DAYS: u32 = 400;
/// The maximum number of deadlines handled at once.
const AT_ONCE: u32 = 256;

impl Room {
    /// Call this once after a start: it gives every running clock the time back for
    /// which the room was down.
    pub async fn wake(&self) -> Result<(), StoreError> {
        let Some(beat) = self.store().last_beat().await? else {
            return self.rest().await;
        };
        for some in self.store().running().await?.chunks(AT_ONCE as usize) {
            let give_back = |room: Room, live| async move {
                room.give_back(&live, beat).await;
            };
            self.at_all(some, give_back).await;
            self.forget_idle();
        }
        self.rest().await
    }

    async fn give_back(&self, live: &Arc<Live>, beat: Millis) {
        let Ok(mut seated) = self.sit(live).await else {
            return;
        };
        let now = self.now();
        if let Ok(log) = seated.table().restart(now - beat, now) {
            let _ = self.commit(&mut seated, log, None).await;
        }
    }

    /// Runs the background work for ever.
    pub async fn keep(&self) {
        tokio::join!(self.keep_time(), self.keep_alive(), self.keep_tidy());
    }

    /// Records a heartbeat; the last one at shutdown.
    pub async fn rest(&self) -> Result<(), StoreError> {
        self.store().beat(self.now()).await
    }

    async fn keep_time(&self) {
        let mut looks = every(LOOK);
        loop {
            looks.tick().await;
            match self.store().due(self.now(), AT_ONCE).await {
                Ok(mut due) => {
                    due.extend(self.overdue());
                    self.flag_all(&due).await;
                }
                Err(error) => tracing::error!(%error, "deadlines could not be looked at"),
            }
        }
    }

    /// The tables where a team waits for a missing member.
    fn overdue(&self) -> Vec<String> {
        let now = self.now();
        let tables = self.tables();
        let overdue = tables.values().filter(|live| live.is_overdue(now));
        overdue.map(|live| live.id.clone()).collect()
    }

    async fn flag_all(&self, due: &[String]) {
        let flag = |room: Room, live| async move {
            if let Ok(mut seated) = room.sit(&live).await {
                let _ = room.flag(&mut seated).await;
            }
        };
        self.at_all(due, flag).await;
    }

    /// Does something at many tables concurrently, so that the store can batch the
    /// writes.
    async fn at_all<F>(&self, ids: &[String], deed: impl Fn(Room, Arc<Live>) -> F)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let deeds = ids.iter().map(|id| deed(self.clone(), self.find(id)));
        deeds.collect::<JoinSet<()>>().join_all().await;
    }

    async fn keep_alive(&self) {
        let mut beats = every(BEAT);
        loop {
            beats.tick().await;
            if let Err(error) = self.rest().await {
                tracing::error!(%error, "the heartbeat could not be stored");
            }
        }
    }

    async fn keep_tidy(&self) {
        let mut sweeps = every(SWEEP);
        loop {
            sweeps.tick().await;
            self.forget_idle();
            if let Err(error) = self.sweep_store().await {
                tracing::error!(%error, "what has expired could not be swept out");
            }
        }
    }

    async fn sweep_store(&self) -> Result<(), StoreError> {
        let now = self.now();
        self.store().sweep_codes(now).await?;
        let before = now - Millis::from(GUEST_DAYS) * DAY;
        self.store().sweep_sessions(before).await.map(drop)
    }

    fn forget_idle(&self) {
        self.tables().retain(|_, live| !live.is_idle());
    }
}

fn every(period: Duration) -> tokio::time::Interval {
    let mut ticks = interval(period);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks
}
