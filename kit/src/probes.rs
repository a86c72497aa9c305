//! Probes: texts that somebody might send, such as actions of other positions, typing
//! errors and garbage.

use rules::{Game, Luck, Rng};

use crate::pick::{once_in, one_of};
use crate::position::Position;
use crate::tally::Tally;

/// How many actions of other positions are tried.
const SEEN: usize = 40;
/// How many typing errors are tried.
const SLIPS: usize = 20;

const STRANGE: &[char] = &[
    ' ', '0', '9', '+', '-', '.', ',', '?', '{', '}', '\t', '\n', '\0', '\u{1b}', 'Ñ', 'ß', 'İ',
    'K', '٣', '—', '🂡',
];

/// The texts to try at this position.
pub(crate) fn texts<G: Game>(
    position: &Position<'_, G>,
    tally: &Tally,
    rng: &mut Rng,
) -> Vec<String> {
    let seen = &tally.actions.texts;
    let mut texts = tally.actions.sample(SEEN, rng);
    for _ in 0..SLIPS {
        let mut near = || nearby(position, seen, rng);
        let (text, other) = (near(), near());
        texts.push(slip(&text, &other, rng));
    }
    texts.push(rubbish(rng));
    if once_in(32, rng) {
        texts.push(String::new());
        texts.push(nearby(position, seen, rng).repeat(5000));
    }
    texts
}

/// The text of an action that is legal here or was legal elsewhere.
fn nearby<G: Game>(position: &Position<'_, G>, seen: &[String], rng: &mut Rng) -> String {
    let here = &position.moves;
    match (here.is_empty(), seen.is_empty()) {
        (false, true) => one_of(here, rng).to_string(),
        (false, false) if !once_in(3, rng) => one_of(here, rng).to_string(),
        (_, false) => one_of(seen, rng).clone(),
        (true, true) => String::new(),
    }
}

/// `text` with a typing error; parts of `other` may end up in it.
pub(crate) fn slip(text: &str, other: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let others: Vec<char> = other.chars().collect();
    if chars.is_empty() || others.is_empty() {
        return rubbish(rng);
    }
    let place = rng.below(chars.len() as u32) as usize;
    let cut = rng.below(others.len() as u32) as usize;
    match rng.below(10) {
        0 => drop(chars.remove(place)),
        1 => chars.insert(place, chars[place]),
        2 => chars.swap(place, (place + 1) % text.chars().count()),
        3 => chars.insert(place, ' '),
        4 => chars.insert(place, '0'),
        5 => chars[place] = swap_case(chars[place]),
        6 => chars.insert(place, *one_of(STRANGE, rng)),
        // The beginning of one action joined to the end of another parses well and
        // breaks rules: these and the next ones meet most refusals.
        7 | 8 => {
            chars.truncate(place + 1);
            chars.extend(&others[cut..]);
        }
        _ => chars[place] = others[cut],
    }
    chars.into_iter().collect()
}

fn swap_case(c: char) -> char {
    if c.is_ascii_lowercase() {
        c.to_ascii_uppercase()
    } else {
        c.to_ascii_lowercase()
    }
}

fn rubbish(rng: &mut Rng) -> String {
    let length = 1 + rng.below(8);
    let printable = |rng: &mut Rng| char::from(b' ' + rng.below(95) as u8);
    (0..length).map(|_| printable(rng)).collect()
}
