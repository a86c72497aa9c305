//! From a word as people write it to its letters.

use arrayvec::ArrayVec;

use crate::Letter;
use crate::square::SIZE;

/// The shortest word there is.
const SHORTEST: usize = 2;

/// The letters of a word: in capitals, Á É Í Ó Ú Ü without their marks. Nothing
/// if it is too short or too long for the board or if it has any other character.
pub fn fold(word: &str) -> Option<ArrayVec<Letter, SIZE>> {
    let mut letters = ArrayVec::new();
    for c in word.chars().flat_map(char::to_uppercase) {
        letters.try_push(Letter::of(unmarked(c))?).ok()?;
    }
    (letters.len() >= SHORTEST).then_some(letters)
}

/// A word in small letters, á é í ó ú ü without their marks.
pub fn plain(word: &str) -> String {
    let small = word.chars().flat_map(char::to_lowercase);
    small.map(unmarked).collect()
}

const fn unmarked(c: char) -> char {
    match c {
        'Á' => 'A',
        'É' => 'E',
        'Í' => 'I',
        'Ó' => 'O',
        'Ú' | 'Ü' => 'U',
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_lost_and_strange_words_ignored() {
        let rows = [
            ("casa", Some("CASA")),
            ("Pingüino", Some("PINGUINO")),
            ("canción", Some("CANCION")),
            ("ÑANDÚ", Some("ÑANDU")),
            ("ñu", Some("ÑU")),
            ("n\u{303}u", None),
            ("u\u{301}til", None),
            ("kilo", Some("KILO")),
            ("web", Some("WEB")),
            ("a", None),
            ("", None),
            ("à la", None),
            ("françesa", None),
            ("abcabcabcabcabc", Some("ABCABCABCABCABC")),
            ("abcabcabcabcabca", None),
        ];
        for (word, letters) in rows {
            let folded = fold(word).map(|it| it.iter().map(|l| l.capital()).collect::<String>());
            assert_eq!(folded.as_deref(), letters, "{word}");
        }
    }
}
