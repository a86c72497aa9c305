//! The word list of edition 1 of the game: what its tables and records are
//! judged by. It must never change.

use super::fold::fold;
use super::hunspell::{Entry, Hunspell};

/// The dictionary that it was made from.
pub const DICTIONARY: &str = "dictionary-es";

/// The words of a dictionary without proper nouns, acronyms, abbreviations and
/// the foreign words that are on a short list.
pub fn common_words(dictionary: &Hunspell) -> Vec<String> {
    let mut words = Vec::new();
    for Entry { root, flags } in &dictionary.entries {
        if is_common(root) {
            dictionary.sheet.forms(root, flags, &mut |form, _| {
                if has_vowel(form) {
                    words.push(form.to_owned());
                }
            });
        }
    }
    words
}

/// Whether a word could be spelt in edition 1, which knew no K and no W.
pub fn had_tiles(word: &str) -> bool {
    !word.contains(['k', 'w'])
}

/// Proper nouns and acronyms have capitals, abbreviations often no vowel.
fn is_common(root: &str) -> bool {
    let capitals = |root: &str| -> Option<String> {
        let letters = fold(root)?;
        Some(letters.iter().map(|letter| letter.capital()).collect())
    };
    let excluded =
        capitals(root).is_some_and(|root| EXCLUDED.binary_search(&root.as_str()).is_ok());
    has_vowel(root) && !excluded && !root.chars().any(char::is_uppercase)
}

pub(super) fn has_vowel(word: &str) -> bool {
    word.contains(|c| "aeiouáéíóúü".contains(c))
}

/// Foreign words and abbreviations, in alphabetical order; their plurals and
/// feminines go with them.
#[rustfmt::skip]
const EXCLUDED: &[&str] = &[
    "ABC", "ADV", "AFFAIRE", "AP", "APARTHEID", "APROX", "ART", "ATTE", "AV", "AVD", "BALLET",
    "BARMAN", "BIBL", "BLOG", "BOOM", "BRANDY", "CAMPING", "CASTING", "CATERING", "CENT", "CFR",
    "CGO", "CIT", "CM", "COORD", "COPYRIGHT", "CORPS", "CROSS", "CTA", "CTE", "CTVO", "CURRY",
    "DCHO", "DELICATESSEN", "DEPTO", "DIAG", "DICC", "DOSSIER", "DPTO", "DR", "DTO", "EDIT", "EJ",
    "ETC", "FCA", "FERRY", "FIG", "FLASH", "FRA", "GEOGR", "GEOM", "GOB", "GRANT", "GREEN", "GTA",
    "HAB", "HALL", "HALLS", "HERTZ", "HIPPIE", "HIPPY", "HNO", "HOBBY", "HOBBYS", "HOLDING",
    "HUMMUS", "IMP", "IMPR", "INCL", "ING", "INST", "IZQ", "JACUZZI", "JAZZ", "JUNIORS", "LADY",
    "LADYS", "LDO", "LEASING", "LIC", "LIGHT", "LOC", "MAX", "MISS", "MISSES", "NRO", "NUM", "PAG",
    "PAT", "PBRO", "PDTA", "PDTE", "PIZZA", "PPAL", "PREST", "PROF", "PROV", "PTA", "PZA", "RDO",
    "REG", "RENTING", "REP", "REV", "ROB", "RTE", "RUGBY", "SCOOTER", "SCOOTERS", "SDAD", "SEXY",
    "SEXYS", "SHERIFF", "SIG", "SOC", "SOFTWARE", "SPORT", "SR", "SRTA", "STAND", "STANDS", "STO",
    "TEL", "TELEF", "TELL", "TELLS", "TFNO", "TIT", "TOPLESS", "TPO", "TROJ", "UNIV", "VENDETTA",
    "VOL", "VTO", "WEB", "XTO", "YES",
];

#[cfg(test)]
mod tests {
    use super::EXCLUDED;

    #[test]
    fn the_list_is_sorted() {
        assert!(EXCLUDED.is_sorted());
    }
}
