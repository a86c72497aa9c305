//! Actions and outcomes as text: one spelling is written, friendlier ones may be read.

use rules::{Game, Notation};

use crate::table::Table;

/// An offered action's text is valid anywhere and reads back to it.
pub(crate) fn check_action<G: Game>(table: &Table<G>, action: &G::Action) {
    check(table, action);
    printable(table, &G::face(action));
}

/// The same for an offered outcome of luck.
pub(crate) fn check_chance<G: Game>(table: &Table<G>, chance: &G::Chance) {
    check(table, chance);
    printable(table, &G::mask(chance));
}

fn check<G: Game, N: Notation>(table: &Table<G>, thing: &N) {
    let text = thing.to_string();
    printable(table, &text);
    let back = text.parse::<N>();
    let same = back.as_ref() == Ok(thing);
    table.hold("notation round-trips", same, || {
        format!("{thing:?} is written “{text}”, which reads as {back:?}")
    });
}

fn printable<G: Game>(table: &Table<G>, text: &str) {
    let plain = |c: char| matches!(c, ' '..='~' | 'Ñ' | 'ñ') && c != ',';
    let fits = !text.is_empty() && text.trim() == text && text.chars().all(plain);
    table.hold("notation is ASCII besides Ñ, without commas", fits, || {
        format!("{text:?}")
    });
}

/// A text that reads as `action` is its canonical spelling or a friendlier one.
pub(crate) fn check_reading<G: Game>(table: &Table<G>, text: &str, action: &G::Action) {
    let canonical = action.to_string();
    if text == canonical {
        return;
    }
    check(table, action);
    let friendly = bare(text) == bare(&canonical);
    table.hold(
        "a friendlier spelling names the same action",
        friendly,
        || format!("{text:?} reads as “{canonical}”"),
    );
}

/// The text without what friendlier spellings may differ in: spaces, letter case and
/// leading zeros of numbers.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut zeros = String::new();
    let mut in_number = false;
    for c in text.chars().filter(|&c| c != ' ') {
        if c == '0' && !in_number {
            "0".clone_into(&mut zeros);
            continue;
        }
        if !c.is_ascii_digit() {
            bare.push_str(&zeros);
        }
        zeros.clear();
        in_number = c.is_ascii_digit();
        bare.push(if c == 'Ñ' {
            'ñ'
        } else {
            c.to_ascii_lowercase()
        });
    }
    bare + &zeros
}

#[cfg(test)]
mod tests {
    use super::bare;

    #[test]
    fn bare_texts_tell_actions_apart_but_not_spellings() {
        for (text, expected) in [
            ("32-28", "32-28"),
            (" 032 - 0028", "32-28"),
            ("HUFF 5", "huff5"),
            ("2A>0", "2a>0"),
            ("2a>000", "2a>0"),
            ("a10", "a10"),
            ("a010", "a10"),
            ("-AAÑ?", "-aañ?"),
            ("", ""),
        ] {
            assert_eq!(bare(text), expected, "{text:?}");
        }
    }
}
