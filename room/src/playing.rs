//! Opening tables and acting at them.

use std::sync::Arc;
use std::time::Duration;

use catalog::{Chosen, Counsel};
use rules::{PerSeat, Refusal, Seat};
use store::{ActId, Appended};
use table::refusals::EARLY;
use table::{Act, Claim, Due, Log, Setup, Table};
use wire::ActMessage;

use crate::commit::{Stored, batch};
use crate::live::{Live, Seated};
use crate::thinkers::Thought;
use crate::{No, Room, Watch, lobby, refusals, secret};

/// The first pause before retrying after the store refused a bot's move.
const AGAIN: Duration = Duration::from_secs(1);
/// The longest such pause.
const LONGEST: Duration = Duration::from_secs(60);

impl Room {
    /// Opens a table for a person; returns its id.
    pub async fn open(&self, person: &str, name: &str, setup: Setup) -> Result<String, Refusal> {
        self.check_house(setup.public, setup.chat)?;
        self.check_tables(person).await?;
        let id = secret::letters::<12>();
        let (host, now) = ((person, name), self.now());
        let opened = Table::open(&id, host, setup, &mut secret::seed, self.shelf(), now);
        let (table, log) = opened?;
        self.keep_new(table, &log).await?;
        Ok(id)
    }

    /// Refuses what the host of the room does not allow.
    fn check_house(&self, public: bool, chat: bool) -> Result<(), Refusal> {
        if public && !self.0.house.lobby {
            return Err(Refusal::of(&refusals::LOBBY));
        }
        if chat && !self.0.house.chat {
            return Err(Refusal::of(&refusals::CHAT));
        }
        Ok(())
    }

    async fn check_tables(&self, person: &str) -> Result<(), Refusal> {
        let most = self.0.house.tables;
        if most > 0 && self.unfinished_tables(person).await? >= most {
            return Err(Refusal::of(&refusals::TABLES).at(most));
        }
        Ok(())
    }

    /// Stores a new table and sets it going.
    pub(crate) async fn keep_new(&self, table: Table, log: &Log) -> Result<(), Refusal> {
        let now = self.now();
        let card = lobby::card(&table, now);
        match self.store().append(batch(&table, log, None, card)).await {
            Ok(Appended::Done) => {}
            Ok(Appended::Repeated { .. } | Appended::Conflict) => {
                return Err(Refusal::of(&wire::refusals::TRY_AGAIN));
            }
            Err(error) => {
                tracing::error!(%error, "a table could not be opened");
                return Err(Refusal::of(&wire::refusals::TRY_AGAIN));
            }
        }
        let live = self.seat_new(table);
        self.follow_up(&mut self.sit(&live).await?);
        Ok(())
    }

    /// Acts at a table for a person. The answer means that the act is on disk. It is
    /// completed even if nobody waits for the answer; only an answer given before its
    /// turn is dropped when its sender stops waiting.
    pub async fn act(&self, person: &str, table: &str, message: ActMessage) -> Result<u64, No> {
        self.act_as(person, table, message, false).await
    }

    /// The same for a watcher who waits for the answer in any case. (If they do leave,
    /// the table is read again from the store.) An early answer ([`No::is_early`]) is
    /// refused.
    pub async fn act_awaited(
        &self,
        person: &str,
        watch: &Watch,
        message: ActMessage,
    ) -> Result<u64, No> {
        self.check_message(&message)?;
        // Boxed, so that idle listeners do not hold the memory that an act needs.
        Box::pin(self.done(person, watch.live(), message, false)).await
    }

    /// The same for the holder of an invitation to that seat.
    pub(crate) async fn act_as(
        &self,
        person: &str,
        table: &str,
        message: ActMessage,
        invited: bool,
    ) -> Result<u64, No> {
        self.check_message(&message)?;
        let live = self.find(table);
        loop {
            let moved_on = live.moved_on();
            let (room, person) = (self.clone(), person.to_owned());
            let (live, message) = (Arc::clone(&live), message.clone());
            let task =
                tokio::spawn(async move { room.done(&person, &live, message, invited).await });
            let failed = |_| No::from(Refusal::of(&wire::refusals::TRY_AGAIN));
            match task.await.map_err(failed)? {
                Err(no) if no.is_early() => moved_on.await,
                done => return done,
            }
        }
    }

    /// Refuses what no table would accept, before looking for the table.
    fn check_message(&self, message: &ActMessage) -> Result<(), Refusal> {
        message.check_aid()?;
        self.check_house(false, matches!(message.a, Act::Chat(true) | Act::Say(_)))
    }

    async fn done(
        &self,
        person: &str,
        live: &Arc<Live>,
        message: ActMessage,
        invited: bool,
    ) -> Result<u64, No> {
        let mut seated = self.sit(live).await?;
        let id = ActId {
            actor: person.to_owned(),
            aid: message.aid,
        };
        let print = self.0.prints.of(&id);
        if let Some(v) = seated.answered(print) {
            return Ok(v);
        }
        self.flag(&mut seated).await?;
        let now = self.now();
        if !live.is_here(person) && seated.table().seats_of(person).next().is_some() {
            live.seen(person, now);
        }
        let table = seated.table();
        let mut claim = claim(table, person, message.seat, now);
        claim.seen = message.v;
        claim.member = message.member;
        if matches!(message.a, Act::StandIn(_) | Act::Consent { .. }) {
            claim.absent = live.absent(table, now);
        }
        let sits = matches!(message.a, Act::Sit { .. });
        let public = table.setup().public && self.0.house.lobby;
        let welcome = invited || public || table.is_host(person);
        let decided = if sits && !welcome {
            Err(Refusal::of(&refusals::UNINVITED))
        } else {
            table.act(&claim, &message.a)
        };
        let v = table.version();
        let log = match decided {
            Ok(log) => log,
            Err(refusal) => return self.refused(live, &id, refusal, v).await,
        };
        let (Stored::Now(v) | Stored::Before(v)) = self
            .commit(&mut seated, log, Some(id))
            .await
            .map_err(|refusal| No { refusal, v })?;
        seated.remember(print, v);
        Ok(v)
    }

    /// A refused act may have been done before: then it gets its first answer.
    async fn refused(&self, live: &Live, act: &ActId, refusal: Refusal, v: u64) -> Result<u64, No> {
        match self.store().answered(&live.id, act).await {
            Ok(Some(version)) => Ok(version),
            Ok(None) => Err(No { refusal, v }),
            Err(error) => {
                tracing::error!(%error, "an act could not be looked up");
                let refusal = Refusal::of(&wire::refusals::TRY_AGAIN);
                Err(No { refusal, v })
            }
        }
    }

    /// Applies the table's clock and the patience for team members.
    pub(crate) async fn flag(&self, seated: &mut Seated<'_>) -> Result<(), Refusal> {
        let mut log = seated.table().tick(self.now())?;
        if log.is_empty() && seated.live.is_overdue(self.now()) {
            log = seated.table().skip(self.now())?;
        }
        if log.is_empty() {
            return Ok(());
        }
        Box::pin(self.commit(seated, log, None)).await.map(|_| ())
    }

    /// Follows up on a change: bots that are to move start thinking, others stop, and
    /// people who all want a rematch get a table.
    pub(crate) fn follow_up(&self, seated: &mut Seated<'_>) {
        let awaited = seated.table().awaited();
        seated.live.wait_for(awaited);
        let due: PerSeat<Due> = seated.table().due().collect();
        let thoughts = seated.thoughts();
        thoughts.retain(|thought| due.contains(&thought.due));
        let begun: PerSeat<Due> = thoughts.iter().map(|thought| thought.due).collect();
        for due in due.into_iter().filter(|due| !begun.contains(due)) {
            let thought = self.think(seated, due);
            seated.thoughts().extend(thought);
        }
        if seated.table().wants_rematch() {
            let (room, live) = (self.clone(), Arc::clone(&seated.live));
            tokio::spawn(async move { room.play_again(&live).await });
        }
    }

    fn think(&self, seated: &mut Seated<'_>, due: Due) -> Option<Thought> {
        let (room, live) = (self.clone(), Arc::clone(&seated.live));
        let table = seated.table();
        let hidden = table.game().entry().about.hidden;
        let (game, seed) = (table.position_of(due.seat)?, table.thought_seed(&due));
        Some(Thought::begin(due, async move {
            let thought = room
                .0
                .thinkers
                .advise(game, due.level, seed, Counsel::chosen);
            if let Some((begun, chosen)) = thought.await {
                tokio::time::sleep_until(begun + due.level.pause(hidden)).await;
                // The move ends this thought, so it cannot be part of it.
                tokio::spawn(async move { room.bot_moves(&live, due, &chosen).await });
            }
        }))
    }

    async fn bot_moves(&self, live: &Arc<Live>, due: Due, chosen: &Chosen) {
        loop {
            let moved_on = live.moved_on();
            let Ok(mut seated) = self.sit(live).await else {
                return;
            };
            let now = self.now();
            match seated.table().bot_plays(due.seat, chosen, due.moved, now) {
                Ok(log) => {
                    if self.commit(&mut seated, log, None).await.is_err() {
                        drop(seated);
                        self.sit_again(live).await;
                    }
                    return;
                }
                Err(refusal) if refusal.rule == &EARLY => drop(seated),
                // The game has moved on and no longer needs the move.
                Err(_) => return,
            }
            moved_on.await;
        }
    }

    /// Retries until the table can be read and the bot thinks again: nobody else may
    /// come to a table where a bot is to move and could not.
    async fn sit_again(&self, live: &Arc<Live>) {
        let mut pause = AGAIN;
        loop {
            tokio::time::sleep(pause).await;
            match self.sit(live).await {
                Err(refusal) if refusal.rule == &wire::refusals::TRY_AGAIN => {}
                Ok(_) | Err(_) => return,
            }
            pause = (2 * pause).min(LONGEST);
        }
    }
}

/// The claim of a person who has seen the current version.
fn claim<'a>(table: &Table, person: &'a str, seat: Seat, at: i64) -> Claim<'a> {
    Claim {
        person,
        seat,
        member: None,
        seen: table.version(),
        absent: rules::SeatSet::NONE,
        at,
    }
}
