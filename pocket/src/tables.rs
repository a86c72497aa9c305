//! Opening tables and doing things at them.

use rules::Refusal;
use serde_json::{Value, json};
use table::{Past, Seed, Table};
use wire::{FromClient, FromRoom, PROTOCOL, earlier_record, is_earlier, record_text};

use crate::answer::{Done, Opened};
use crate::desk::{Desk, ME};
use crate::request::{Closing, Heard, Looking, Opening, Resuming, Thought, Tick, Writing};
use crate::{Pocket, refusals, setup};

impl Pocket {
    pub(crate) fn open(&mut self, opening: Opening) -> Result<Done, Refusal> {
        let Opening {
            table: id,
            name,
            setup,
            seed,
            now,
        } = opening;
        setup::check_name(&id)?;
        setup::check(&setup)?;
        let mut seeds = seeds(&seed);
        let opened = Table::open(&id, (ME, &name), setup, &mut seeds, &self.shelf, now);
        let (table, log) = opened?;
        let mut done = Done::default();
        done.store(&log, None);
        let desk = Desk::new(table, &done.events);
        done.say.push(FromRoom::Welcome(desk.snapshot(now)));
        desk.look_ahead(&mut done);
        self.tables.insert(id, desk);
        Ok(done)
    }

    /// Goes on with a table from all that was stored of it. Nobody has lost time while it
    /// was closed.
    pub(crate) fn resume(&mut self, resuming: Resuming) -> Result<Done, Refusal> {
        let Resuming {
            table: id,
            events,
            now,
        } = resuming;
        let damaged = |why: &str| Refusal::of(&refusals::DAMAGED).at(why);
        let in_order = (1..).zip(&events).all(|(v, stored)| stored.v == v);
        if !in_order {
            return Err(damaged("v"));
        }
        let replayed = events.iter().map(|stored| (stored.at, stored.e.clone()));
        let table = Table::replay(replayed, &self.shelf);
        let table = table.map_err(|refusal| damaged(refusal.rule.code))?;
        if table.id() != id {
            return Err(damaged("table"));
        }
        let mut desk = Desk::new(table, &events);
        let mut done = Done::default();
        let last = events.last().map_or(now, |stored| stored.at);
        let log = desk.table.restart(now - last, now)?;
        desk.happened(&log, None, now, &mut done);
        done.say = vec![FromRoom::Welcome(desk.snapshot(now))];
        desk.look_ahead(&mut done);
        self.tables.insert(id, desk);
        Ok(done)
    }

    pub(crate) fn message(&mut self, heard: Heard) -> Result<Done, Refusal> {
        let Heard {
            table: id,
            message,
            seed,
            now,
        } = heard;
        let desk = self.desk(&id)?;
        let mut done = Done::default();
        match message {
            FromClient::Hello { p, .. } if p != PROTOCOL => {
                return Err(Refusal::of(&refusals::REQUEST).at("p"));
            }
            FromClient::Hello { .. } => done.say.push(FromRoom::Welcome(desk.snapshot(now))),
            FromClient::Sync => done.say.push(FromRoom::Snap(desk.snapshot(now))),
            FromClient::Ask(question) => desk.ask(question, &mut done),
            FromClient::Act(act) => {
                if Desk::asks_for_rematch(&act) && seed.is_none() {
                    return Err(Refusal::of(&refusals::NO_SEED));
                }
                desk.act(act, now, &mut done)?;
            }
        }
        if let Some(seed) = seed.filter(|_| desk.table.wants_rematch()) {
            self.play_again(&id, &seed, now, &mut done)?;
        }
        self.desk(&id)?.look_ahead(&mut done);
        Ok(done)
    }

    /// Opens the table where the same people play again.
    fn play_again(
        &mut self,
        id: &str,
        seed: &Seed,
        now: table::Millis,
        done: &mut Done,
    ) -> Result<(), Refusal> {
        let shelf = self.shelf.clone();
        let desk = self.desk(id)?;
        let next = setup::name_of_rematch(id);
        let (table, log) = desk.table.rematch(&next, &mut seeds(seed), &shelf, now)?;
        let rematched = desk.table.rematched(&next, now)?;
        desk.happened(&rematched, None, now, done);
        let mut opened = Done::default();
        opened.store(&log, None);
        let events = opened.events;
        self.tables.insert(next.clone(), Desk::new(table, &events));
        done.opened = Some(Opened {
            table: next,
            events,
        });
        Ok(())
    }

    pub(crate) fn thought(&mut self, thought: &Thought) -> Result<Done, Refusal> {
        let desk = self.desk(&thought.table)?;
        let mut done = Done::default();
        desk.thought(thought, &mut done)?;
        desk.look_ahead(&mut done);
        Ok(done)
    }

    pub(crate) fn tick(&mut self, tick: &Tick) -> Result<Done, Refusal> {
        let desk = self.desk(&tick.table)?;
        let mut done = Done::default();
        desk.tick(tick.now, &mut done)?;
        desk.look_ahead(&mut done);
        Ok(done)
    }

    pub(crate) fn past(&mut self, looking: &Looking) -> Result<Past, Refusal> {
        let desk = self.desk(&looking.table)?;
        let viewer = desk.viewer(looking.seat)?;
        Ok(desk.table.looking_back(viewer, looking.from).tell())
    }

    pub(crate) fn record(&mut self, writing: &Writing) -> Result<Value, Refusal> {
        let shelf = self.shelf.clone();
        let desk = self.desk(&writing.table)?;
        let viewer = desk.viewer(writing.seat)?;
        let number = writing.game.unwrap_or(desk.table.number());
        let record = if is_earlier(&desk.table, number)? {
            earlier_record(desk.events.clone(), number, &shelf)?
        } else {
            desk.table.record_for(viewer)
        };
        let entry = desk.table.game().entry();
        let text = record_text(&record, entry, writing.format.as_deref())?;
        Ok(json!({ "text": text }))
    }

    pub(crate) fn close(&mut self, closing: &Closing) -> Result<(), Refusal> {
        let closed = self.tables.remove(&closing.table);
        closed.map(drop).ok_or_else(no_table)
    }

    fn desk(&mut self, id: &str) -> Result<&mut Desk, Refusal> {
        self.tables.get_mut(id).ok_or_else(no_table)
    }
}

fn no_table() -> Refusal {
    Refusal::of(&wire::refusals::NO_TABLE)
}

/// A seed for each game of a series, from the one that came with the request.
fn seeds(seed: &Seed) -> impl FnMut() -> Seed {
    let mut numbers = 1..;
    move || seed.derived(numbers.next().unwrap_or_default())
}
