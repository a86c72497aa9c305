//! Changes one thing somewhere in a JSON value.

use rules::{Luck, Rng};
use serde_json::{Value, json};

use crate::pick::{once_in, one_of};

/// Numbers that a reader may not expect.
const NUMBERS: [i64; 8] = [-1, 0, 1, 2, 4, 5, 255, i64::MAX];

/// Changes one thing: a value becomes another, or something in it is lost, doubled or
/// swapped with its neighbour.
pub fn spoil(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Array(items) if !items.is_empty() && !once_in(4, rng) => {
            let place = rng.below(items.len() as u32) as usize;
            spoil(&mut items[place], rng);
        }
        Value::Object(fields) if !fields.is_empty() && !once_in(8, rng) => {
            let place = rng.below(fields.len() as u32) as usize;
            if let Some(field) = fields.values_mut().nth(place) {
                spoil(field, rng);
            }
        }
        other => change(other, rng),
    }
}

fn change(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Bool(yes) => *yes = !*yes,
        Value::Null | Value::Number(_) => *value = json!(one_of(&NUMBERS, rng)),
        Value::String(text) => {
            let mut letters: Vec<char> = text.chars().collect();
            change_list(&mut letters, rng);
            *text = letters.into_iter().collect();
        }
        Value::Array(items) => change_list(items, rng),
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            if !names.is_empty() {
                fields.remove(one_of(&names, rng));
            }
        }
    }
}

fn change_list<T: Clone>(items: &mut Vec<T>, rng: &mut Rng) {
    if items.is_empty() {
        return;
    }
    let [place, other] = [(); 2].map(|()| rng.below(items.len() as u32) as usize);
    match rng.below(4) {
        0 => drop(items.remove(place)),
        1 => items.insert(place, items[other].clone()),
        2 => items.swap(place, other),
        _ => items[place] = items[other].clone(),
    }
}
