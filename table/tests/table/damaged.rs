//! Damaged events: a list that does not replay is refused, and one that still does
//! leads to a table that can be looked at. Neither panics.

use rules::{Luck, Rng, Shelf};
use serde_json::Value;
use table::{Ask, Event, Millis, Table};

use crate::fold_law::shown;
use crate::walk::{Walk, pick};

const WALKS: u64 = 240;
const STEPS: u32 = 20;
const TRIES: u32 = 12;
const NUMBERS: [i64; 10] = [0, 1, 2, 3, 4, 5, 9, 255, -1, i64::MAX];

#[test]
fn damaged_events_are_refused_or_replay() {
    let (mut refused, mut replayed) = (0, 0);
    for number in 0..WALKS {
        let mut walk = Walk::new(number);
        walk.lead_in();
        for _ in 0..STEPS {
            let _ = walk.step();
        }
        let stored = walk.room.stored.iter();
        let stored: Vec<(Millis, Value)> = stored
            .map(|(at, text)| (*at, serde_json::from_str(text).unwrap()))
            .collect();
        for _ in 0..TRIES {
            let mut events = stored.clone();
            damage(&mut events, &mut walk.rng);
            let events = events.into_iter();
            let read = |(at, event)| Some((at, serde_json::from_value::<Event>(event).ok()?));
            let Some(events) = events.map(read).collect::<Option<Vec<_>>>() else {
                continue;
            };
            match Table::replay(events, &Shelf::default()) {
                Ok(table) => {
                    look(&table);
                    replayed += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    println!("{refused} refused, {replayed} replayed");
    assert!(refused > 500 && replayed > 200);
}

fn look(table: &Table) {
    shown(table);
    for seat in rules::Seat::all(rules::MAX_SEATS) {
        let _ = table.ask(seat, &Ask::Legal);
    }
}

fn damage(events: &mut Vec<(Millis, Value)>, rng: &mut Rng) {
    for _ in 0..=rng.below(2) {
        if events.is_empty() {
            return;
        }
        let place = rng.below(events.len() as u32) as usize;
        let other = rng.below(events.len() as u32) as usize;
        match rng.below(5) {
            0 => drop(events.remove(place)),
            1 => events.swap(place, other),
            2 => {
                let twice = events[other].clone();
                events.insert(place, twice);
            }
            _ => {
                let mut numbers = Vec::new();
                gather(&mut events[place].1, &mut numbers);
                if !numbers.is_empty() {
                    let which = rng.below(numbers.len() as u32) as usize;
                    *numbers.swap_remove(which) = Value::from(*pick(&NUMBERS, rng));
                }
            }
        }
    }
}

/// Every number in it.
fn gather<'a>(value: &'a mut Value, numbers: &mut Vec<&'a mut Value>) {
    match value {
        Value::Number(_) => numbers.push(value),
        Value::Array(values) => values.iter_mut().for_each(|value| gather(value, numbers)),
        Value::Object(fields) => fields.values_mut().for_each(|value| gather(value, numbers)),
        _ => {}
    }
}
