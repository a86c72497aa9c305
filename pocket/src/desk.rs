//! A table that is open on this device.

use std::collections::BTreeMap;

use bots::Level;
use rules::{Refusal, Seat, SeatSet, Viewer};
use table::refusals::{EARLY, NOT_YOURS};
use table::{Act, Ask, Claim, Due, Event, Log, Millis, Table};
use wire::{ActMessage, Answer, AskMessage, FromRoom, Snapshot, Telling, Why, viewers};

use crate::answer::{BotToMove, Done, HintToGive};
use crate::request::{Stored, Think, Thought};

/// All people on the device are one person with several seats, as in the room.
pub(crate) const ME: &str = "me";

pub(crate) struct Desk {
    pub(crate) table: Table,
    /// All that has happened, for the records of earlier games.
    pub(crate) events: Vec<(Millis, Event)>,
    /// The first version that each act has made, by its id.
    acts: BTreeMap<String, u64>,
    /// Acts that count when their turn comes.
    early: Vec<ActMessage>,
    /// Bots' answers that do.
    early_bots: Vec<(Due, String)>,
}

impl Desk {
    pub(crate) fn new(table: Table, events: &[Stored]) -> Desk {
        let act = |stored: &Stored| Some((stored.aid.clone()?, stored.v));
        let event = |stored: &Stored| (stored.at, stored.e.clone());
        Desk {
            table,
            events: events.iter().map(event).collect(),
            acts: events.iter().filter_map(act).collect(),
            early: Vec::new(),
            early_bots: Vec::new(),
        }
    }

    /// Everything that the page may see now.
    pub(crate) fn snapshot(&self, now: Millis) -> Snapshot {
        Snapshot::of(&self.table, (Some(ME), self.seats()), |_| true, now)
    }

    fn seats(&self) -> SeatSet {
        self.table.seats_of(ME).collect()
    }

    /// Lets the clocks and the table's patience take effect.
    pub(crate) fn tick(&mut self, now: Millis, done: &mut Done) -> Result<(), Refusal> {
        let log = self.table.tick(now)?;
        self.happened(&log, None, now, done);
        self.try_early(now, done);
        Ok(())
    }

    /// Somebody does something. Its answer is said after what came of it.
    pub(crate) fn act(
        &mut self,
        message: ActMessage,
        now: Millis,
        done: &mut Done,
    ) -> Result<(), Refusal> {
        message.check_aid()?;
        if let Some(&v) = self.acts.get(&message.aid) {
            let aid = message.aid;
            done.say.push(FromRoom::Ok { aid, v });
            return Ok(());
        }
        self.tick(now, done)?;
        if let Some(early) = self.try_act(message, now, done) {
            self.early.retain(|other| other.aid != early.aid);
            self.early.push(early);
        }
        self.try_early(now, done);
        Ok(())
    }

    /// Does it and says what came of it. What comes before its turn is given back.
    fn try_act(&mut self, message: ActMessage, now: Millis, done: &mut Done) -> Option<ActMessage> {
        let claim = Claim {
            person: ME,
            seat: message.seat,
            member: message.member,
            seen: message.v,
            absent: SeatSet::NONE,
            at: now,
        };
        let answer = match self.table.act(&claim, &message.a) {
            Ok(log) => {
                let first = log.first().map(|happening| happening.version);
                let v = first.unwrap_or(self.table.version());
                self.happened(&log, Some(&message.aid), now, done);
                self.acts.insert(message.aid.clone(), v);
                let aid = message.aid;
                FromRoom::Ok { aid, v }
            }
            Err(refusal) if refusal.rule == &EARLY => return Some(message),
            Err(refusal) => FromRoom::No {
                aid: message.aid,
                v: self.table.version(),
                why: Why::from(&refusal),
            },
        };
        done.say.push(answer);
        None
    }

    /// A bot has found its move. One that the game no longer waits for is forgotten.
    pub(crate) fn thought(&mut self, thought: &Thought, done: &mut Done) -> Result<(), Refusal> {
        let wanted = |due: &Due| due.seat == thought.seat && due.moved == thought.v;
        let Some(due) = self.table.due().find(wanted) else {
            return Ok(());
        };
        if let Some(early) = self.try_bot((due, thought.action.clone()), thought.now, done)? {
            self.early_bots.retain(|(other, _)| *other != due);
            self.early_bots.push(early);
        }
        self.try_early(thought.now, done);
        Ok(())
    }

    fn try_bot(
        &mut self,
        (due, action): (Due, String),
        now: Millis,
        done: &mut Done,
    ) -> Result<Option<(Due, String)>, Refusal> {
        match self.table.bot_plays(due.seat, &action, due.moved, now) {
            Ok(log) => {
                self.happened(&log, None, now, done);
                Ok(None)
            }
            Err(refusal) if refusal.rule == &EARLY => Ok(Some((due, action))),
            Err(refusal) => Err(refusal),
        }
    }

    /// Tries again what came before its turn, until nothing of it counts yet.
    fn try_early(&mut self, now: Millis, done: &mut Done) {
        loop {
            let before = self.table.version();
            for message in std::mem::take(&mut self.early) {
                let early = self.try_act(message, now, done);
                self.early.extend(early);
            }
            for early in std::mem::take(&mut self.early_bots) {
                // One that has become stale is of no use.
                let early = self.try_bot(early, now, done).ok().flatten();
                self.early_bots.extend(early);
            }
            if self.table.version() == before {
                return;
            }
        }
    }

    /// Answers a question; a hint is only asked for.
    pub(crate) fn ask(&self, message: AskMessage, done: &mut Done) {
        let AskMessage { q, seat, a } = message;
        let v = self.table.version();
        let told = self.check_own(seat).and_then(|()| self.table.ask(seat, &a));
        let (tell, no) = match told {
            Ok(_) if a == Ask::Hint => {
                let position = self.table.game().game();
                let think = Think::about(&self.table, position, (seat, Level::ADVISER), 0);
                done.hint = Some(HintToGive { think, v, q });
                return;
            }
            Ok(tell) => (Some(Answer::Tell(tell)), None),
            Err(refusal) => (None, Some(Why::from(&refusal))),
        };
        done.say.push(FromRoom::Tell { q, v, tell, no });
    }

    /// As whom somebody looks: from a seat of their own, or as a spectator.
    pub(crate) fn viewer(&self, seat: Option<Seat>) -> Result<Viewer, Refusal> {
        let Some(seat) = seat else {
            return Ok(Viewer::Spectator);
        };
        self.check_own(seat).map(|()| Viewer::Seat(seat))
    }

    fn check_own(&self, seat: Seat) -> Result<(), Refusal> {
        let own = self.seats().contains(seat);
        own.then_some(()).ok_or_else(|| Refusal::of(&NOT_YOURS))
    }

    /// Notes what happened, to be stored and then said to each of the people's seats.
    pub(crate) fn happened(&mut self, log: &Log, aid: Option<&str>, now: Millis, done: &mut Done) {
        if log.is_empty() {
            return;
        }
        self.events.extend(
            log.iter()
                .map(|happening| (happening.at, happening.event.clone())),
        );
        done.store(log, aid);
        let telling = Telling::new(&self.table, log, now);
        for viewer in viewers(self.seats()) {
            done.say.extend(telling.messages(viewer, Some(ME)));
        }
    }

    /// Adds what is to come: the bot that is to think, and when to look again.
    pub(crate) fn look_ahead(&self, done: &mut Done) {
        done.bot = self.bot_to_move();
        done.wake = self.table.deadline();
    }

    /// The bot that is to move, or one that is asked something and has not answered.
    fn bot_to_move(&self) -> Option<BotToMove> {
        let turn = self.table.game().game().turn().seat();
        let answered = |due: &Due| self.early_bots.iter().any(|(early, _)| early == due);
        let mut due: Vec<Due> = self.table.due().filter(|due| !answered(due)).collect();
        due.sort_by_key(|due| Some(due.seat) != turn);
        let due = *due.first()?;
        let position = self.table.position_of(due.seat)?;
        let seed = self.table.thought_seed(&due);
        let hidden = self.table.game().entry().about.hidden;
        let pause = due.level.pause(hidden).as_millis();
        Some(BotToMove {
            think: Think::about(&self.table, &*position, (due.seat, due.level), seed),
            v: due.moved,
            pause: u64::try_from(pause).unwrap_or(u64::MAX),
        })
    }

    /// Whether this is the yes that may open a table for a rematch.
    pub(crate) fn asks_for_rematch(message: &ActMessage) -> bool {
        let matter = table::Matter::Rematch;
        message.a == Act::Consent { matter, yes: true }
    }
}
