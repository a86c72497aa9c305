//! What a client is told when something has happened at a table.

use std::sync::Arc;

use rules::Viewer;
use serde_json::value::RawValue;
use table::{Happening, Log, Millis, Table, TableView};

use crate::FromRoom;

/// What happened at a table, ready to be told to each of its viewers.
pub struct Telling<'a> {
    table: &'a Table,
    log: &'a Log,
    now: Millis,
    /// The table's view, where nothing is hidden and everybody sees the same.
    shared: Option<Arc<RawValue>>,
}

impl<'a> Telling<'a> {
    /// Of what has just happened at a table.
    pub fn new(table: &'a Table, log: &'a Log, now: Millis) -> Telling<'a> {
        let hidden = table.game().entry().about.hidden;
        Telling {
            table,
            log,
            now,
            shared: (!hidden).then(|| written(&table.view(Viewer::Spectator))),
        }
    }

    /// One message for each happening, as a person who looks as `viewer` may know it;
    /// with the last goes the view.
    pub fn messages(&self, viewer: Viewer, person: Option<&str>) -> impl Iterator<Item = FromRoom> {
        let shared = self.shared.clone();
        let mut view = Some(shared.unwrap_or_else(|| written(&self.table.view(viewer))));
        let last = self.log.last().map(|happening| happening.version);
        self.log.iter().map(move |happening: &Happening| {
            let is_last = Some(happening.version) == last;
            FromRoom::Ev {
                v: happening.version,
                seat: number(viewer),
                e: happening.told(self.table, viewer, person),
                view: view.take_if(|_| is_last),
                clocks: self.table.clocks(),
                now: self.now,
            }
        })
    }
}

/// A view as text, which can be sent to several.
fn written(view: &TableView) -> Arc<RawValue> {
    let text = serde_json::value::to_raw_value(view);
    text.expect("a view has a JSON text").into()
}

/// The seat's number; 0 for a spectator.
pub(crate) fn number(viewer: Viewer) -> u8 {
    match viewer {
        Viewer::Seat(seat) => seat.number(),
        Viewer::Spectator => 0,
    }
}
