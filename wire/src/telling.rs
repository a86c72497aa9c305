//! What clients are told after something happened at a table.

use std::sync::Arc;

use rules::Viewer;
use serde_json::value::RawValue;
use table::{Event, Happening, Log, Millis, Table, TableView};

use crate::room::{Ev, Lines};
use crate::{FromRoom, Own};

/// The events of an act, ready to be told to each viewer.
pub struct Telling<'a> {
    table: &'a Table,
    log: &'a Log,
    now: Millis,
    /// The table's view, if nothing is hidden and everybody sees the same.
    shared: Option<Arc<RawValue>>,
}

impl<'a> Telling<'a> {
    /// For the events that just happened at a table.
    pub fn new(table: &'a Table, log: &'a Log, now: Millis) -> Telling<'a> {
        let hidden = table.game().entry().about.hidden;
        Telling {
            table,
            log,
            now,
            shared: (!hidden).then(|| written(&table.view(Viewer::Spectator))),
        }
    }

    /// One message for each event, as a person who watches as `viewer` may know it; the
    /// last one carries the view and everything the events do not tell.
    pub fn messages(&self, viewer: Viewer, person: Option<&str>) -> impl Iterator<Item = FromRoom> {
        let shared = self.shared.clone();
        let mut view = Some(shared.unwrap_or_else(|| written(&self.table.view(viewer))));
        let last = self.log.last().map(|happening| happening.version);
        self.log.iter().map(move |happening: &Happening| {
            let is_last = Some(happening.version) == last;
            FromRoom::Ev(Ev {
                v: happening.version,
                seat: number(viewer),
                e: happening.told(self.table, viewer, person),
                view: view.take_if(|_| is_last),
                lines: is_last.then(|| self.lines(viewer)).flatten(),
                own: (is_last && self.changes_seats()).then(|| Own::of(self.table, person)),
                clocks: self.table.clocks(),
                now: self.now,
            })
        })
    }

    /// Whether people may sit elsewhere after it.
    pub fn changes_seats(&self) -> bool {
        self.log.iter().any(|happening| {
            matches!(
                happening.event,
                Event::Begun { .. }
                    | Event::Sat { .. }
                    | Event::Left { .. }
                    | Event::Moved { .. }
                    | Event::Replaced { .. }
                    | Event::Blocked { .. }
            )
        })
    }

    /// The log lines that a viewer cannot derive by appending the moves.
    fn lines(&self, viewer: Viewer) -> Option<Lines> {
        let from = self.unchanged_lines()?;
        let lines = self.table.lines(viewer).split_off(from);
        Some(Lines { from, lines })
    }

    /// How many of the viewers' lines are still valid, if some are not. It goes back
    /// from the current lines to those before.
    fn unchanged_lines(&self) -> Option<usize> {
        // Other lines are visible from another seat, and the end reveals what was
        // hidden.
        let hidden = self.table.game().entry().about.hidden;
        let opens =
            |happening: &Happening| hidden && matches!(happening.event, Event::Ended { .. });
        if self.changes_seats() || self.log.iter().any(opens) {
            return Some(0);
        }
        let (mut before, mut shortest) = (self.table.game().past().len(), None);
        for happening in self.log.iter().rev() {
            match happening.event {
                Event::Played { .. } | Event::Drawn { .. } => before = before.saturating_sub(1),
                Event::TakenBack { plies } => {
                    shortest = Some(shortest.map_or(before, |least: usize| least.min(before)));
                    before += plies;
                }
                _ => {}
            }
        }
        shortest
    }
}

/// A view serialised once, to be sent to several.
fn written(view: &TableView) -> Arc<RawValue> {
    let text = serde_json::value::to_raw_value(view);
    text.expect("a view has a JSON text").into()
}

/// The number of a viewer's seat in messages; 0 for a spectator.
pub fn number(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Seat(seat) => seat.number(),
        Viewer::Spectator => 0,
    }
}
