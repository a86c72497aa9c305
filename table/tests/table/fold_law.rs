//! A table is the fold of its events, and a refusal changes nothing.

use rules::{SeatSet, Viewer};
use table::{Clocks, Due, Line, Millis, Table, TableView};

use crate::walk::Walk;

const WALKS: u64 = 2_400;
const STEPS: u32 = 14;

/// All that a table ever shows, to everybody.
#[derive(Debug, PartialEq)]
pub(crate) struct Shown {
    version: u64,
    views: Vec<(TableView, Vec<Line>, String)>,
    clocks: Clocks,
    deadline: Option<Millis>,
    due: Vec<Due>,
    rematch: bool,
    champions: SeatSet,
    persons: Vec<String>,
}

pub(crate) fn shown(table: &Table) -> Shown {
    let viewers = Viewer::all(table.setup().seats.len());
    let view = |viewer| {
        let record = table.record_for(viewer).to_string();
        (table.view(viewer), table.lines(viewer), record)
    };
    Shown {
        version: table.version(),
        views: viewers.map(view).collect(),
        clocks: table.clocks(),
        deadline: table.deadline(),
        due: table.due().collect(),
        rematch: table.wants_rematch(),
        champions: table.champions(),
        persons: table.persons().map(str::to_owned).collect(),
    }
}

/// [`Room::store`](crate::room::Room::store) sees to it that versions have no
/// gaps and that events read back as they were.
#[test]
fn what_is_stored_leads_to_the_same_table() {
    let (mut done, mut refused, mut over) = (0, 0, 0);
    for number in 0..WALKS {
        let mut walk = Walk::new(number);
        walk.lead_in();
        let mut before = shown(&walk.room.table);
        for step in 0..STEPS {
            let result = walk.step();
            let after = shown(&walk.room.table);
            if let Err(refusal) = result {
                assert_eq!(before, after, "walk {number}, step {step}: {refusal:?}");
                refused += 1;
            } else if before.version != after.version {
                let replayed = shown(&walk.room.replayed());
                assert_eq!(replayed, after, "walk {number}, step {step}");
                done += 1;
            }
            before = after;
        }
        over += u32::from(walk.room.turn().is_none());
    }
    println!("{done} done, {refused} refused, {over} walks ended out of play");
    assert!(done > 8_000 && refused > 4_000 && over > 200);
}
