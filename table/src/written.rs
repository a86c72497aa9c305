//! What people write: names, words for the luck, chat.

use rules::Refusal;

use crate::refusals;

const LONGEST_NAME: usize = 24;
const LONGEST_WORD: usize = 40;
const LONGEST_TEXT: usize = 280;

pub(crate) fn check_name(name: &str) -> Result<(), Refusal> {
    let length = name.trim().chars().count();
    let fits = (1..=LONGEST_NAME).contains(&length) && !name.chars().any(is_invisible);
    fits.then_some(())
        .ok_or_else(|| Refusal::of(&refusals::NAME).at(LONGEST_NAME))
}

pub(crate) fn check_word(word: &str) -> Result<(), Refusal> {
    let fits = word.chars().count() <= LONGEST_WORD && !word.chars().any(is_invisible);
    fits.then_some(())
        .ok_or_else(|| Refusal::of(&refusals::WORD).at(LONGEST_WORD))
}

/// Control characters, and invisible ones that let a name pass for another or read
/// backwards.
fn is_invisible(sign: char) -> bool {
    let shapeless = matches!(sign,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    shapeless || sign.is_control()
}

pub(crate) fn check_text(text: &str) -> Result<(), Refusal> {
    let length = text.trim().chars().count();
    let fits = (1..=LONGEST_TEXT).contains(&length) && !text.chars().any(char::is_control);
    fits.then_some(())
        .ok_or_else(|| Refusal::of(&refusals::TEXT).at(LONGEST_TEXT))
}
