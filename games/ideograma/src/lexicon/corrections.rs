//! Our own corrections to the dictionaries: words to add and words to leave out,
//! each with its reason.
//!
//! A line is `word<TAB>kind<TAB>reason`; empty lines and lines that begin with
//! `#` are passed over.

use std::collections::HashMap;
use std::fmt;

use super::fold::plain;
use super::hunspell::Entry;

/// The words that we add.
pub const ADDITIONS: &str = include_str!("../../lexicon/additions.txt");
/// The words that we leave out.
pub const EXCLUSIONS: &str = include_str!("../../lexicon/exclusions.txt");

/// One line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Correction<K> {
    /// In small letters, with its accents.
    pub word: &'static str,
    /// Which forms it is about.
    pub kind: K,
    /// Where it is used, or what is wrong with it.
    pub reason: &'static str,
}

/// How a word that is added inflects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Inflection {
    /// `s`: a noun or adjective with a plural.
    Plural,
    /// `sf`: a noun or adjective with a feminine and both plurals.
    Gender,
    /// `v`: a regular verb, given in the infinitive.
    Verb,
    /// `x`: this form only.
    Fixed,
}

/// What is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Extent {
    /// `r`: every form of the dictionaries' entry that is written so.
    Root,
    /// `x`: every form that is spelt with these letters.
    Form,
}

/// A line that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misprint {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: &'static str,
}

/// A column of kinds.
pub trait Column: Sized {
    /// The kind that this text stands for.
    fn read(text: &str) -> Option<Self>;
}

impl Column for Inflection {
    fn read(text: &str) -> Option<Inflection> {
        Some(match text {
            "s" => Inflection::Plural,
            "sf" => Inflection::Gender,
            "v" => Inflection::Verb,
            "x" => Inflection::Fixed,
            _ => return None,
        })
    }
}

impl Column for Extent {
    fn read(text: &str) -> Option<Extent> {
        Some(match text {
            "r" => Extent::Root,
            "x" => Extent::Form,
            _ => return None,
        })
    }
}

/// Reads a list of corrections.
pub fn read<K: Column>(text: &'static str) -> Result<Vec<Correction<K>>, Misprint> {
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|(place, line)| {
            correction(line).map_err(|problem| Misprint {
                line: place + 1,
                problem,
            })
        })
        .collect()
}

fn correction<K: Column>(line: &'static str) -> Result<Correction<K>, &'static str> {
    let columns: Vec<&'static str> = line.split('\t').collect();
    let [word, kind, reason] = columns[..] else {
        return Err("three columns with tabs between them are needed");
    };
    let small = !word.is_empty()
        && word
            .chars()
            .all(|c| "áéíóúüñ".contains(c) || c.is_ascii_lowercase());
    if !small {
        return Err("a word has small letters only");
    }
    if reason.trim().is_empty() {
        return Err("a reason is needed");
    }
    let kind = K::read(kind).ok_or("there is no such kind")?;
    Ok(Correction { word, kind, reason })
}

impl Inflection {
    /// The flags that make the forms of a word by the rules of the Spanish
    /// dictionaries.
    fn flags(self, word: &str) -> &'static str {
        match self {
            Inflection::Plural if keeps_its_form(word) => "",
            Inflection::Plural => "S",
            Inflection::Gender => "GS",
            Inflection::Verb => "RED",
            Inflection::Fixed => "",
        }
    }
}

/// Whether the plural is the same: `crisis`, `lunes`, `tórax`.
fn keeps_its_form(word: &str) -> bool {
    let mut vowels = word.chars().filter(|c| "aeiouáéíóúü".contains(*c));
    let stressed = |c: char| "áéíóú".contains(c);
    let last = vowels.next_back().unwrap_or_default();
    match word.chars().next_back() {
        Some('s') => !stressed(last) && vowels.next().is_some(),
        Some('x') => vowels.any(stressed),
        _ => false,
    }
}

impl Correction<Inflection> {
    /// The word as a dictionary would have it.
    pub fn entry(&self) -> Entry {
        Entry {
            root: self.word.to_owned(),
            flags: self.kind.flags(self.word).chars().map(u32::from).collect(),
        }
    }
}

/// The words that are left out, to look them up.
#[derive(Debug, Default)]
pub struct Exclusions {
    roots: HashMap<&'static str, &'static str>,
    forms: HashMap<String, &'static str>,
}

impl Exclusions {
    /// Those of a list.
    pub fn of(list: &[Correction<Extent>]) -> Exclusions {
        let mut exclusions = Exclusions::default();
        for &Correction { word, kind, reason } in list {
            match kind {
                Extent::Root => exclusions.roots.insert(word, reason),
                Extent::Form => exclusions.forms.insert(plain(word), reason),
            };
        }
        exclusions
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.roots.len() + self.forms.len()
    }

    /// Whether nothing is left out.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Why an entry of the dictionaries is left out.
    pub fn root(&self, root: &str) -> Option<&'static str> {
        self.roots.get(root).copied()
    }

    /// Why a form, in small letters without accents, is left out.
    pub fn form(&self, plain: &str) -> Option<&'static str> {
        self.forms.get(plain).copied()
    }
}

impl fmt::Display for Misprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(word: &'static str, kind: Inflection) -> String {
        let reason = "";
        let Entry { root, flags } = Correction { word, kind, reason }.entry();
        let flags: String = flags.into_iter().filter_map(char::from_u32).collect();
        format!("{root}/{flags}")
    }

    #[test]
    fn words_without_a_plural_of_their_own_get_none() {
        for word in ["crisis", "lunes", "análisis", "tórax", "clímax", "paraguas"] {
            assert_eq!(entry(word, Inflection::Plural), format!("{word}/"));
        }
        for word in [
            "bus", "gas", "compás", "relax", "box", "banana", "sofá", "revés",
        ] {
            assert_eq!(entry(word, Inflection::Plural), format!("{word}/S"));
        }
        assert_eq!(entry("gurí", Inflection::Fixed), "gurí/");
        assert_eq!(entry("trucho", Inflection::Gender), "trucho/GS");
        assert_eq!(entry("chamuyar", Inflection::Verb), "chamuyar/RED");
    }

    #[test]
    fn misprints_are_found() {
        let problem = |text| read::<Inflection>(text).err().map(|it| it.line);
        assert_eq!(problem("# nothing\n\nbanana\ts\tfruta\n"), None);
        for (text, line) in [
            ("banana s fruta", 1),
            ("#\nbanana\ts\tfruta\nBanana\ts\tfruta", 3),
            ("banana\tr\tfruta", 1),
            ("banana\ts\t ", 1),
            ("\ts\tfruta", 1),
            ("ba nana\ts\tfruta", 1),
        ] {
            assert_eq!(problem(text), Some(line), "{text}");
        }
    }

    #[test]
    fn our_lists_can_be_read_and_do_not_contradict_each_other() {
        let additions = read::<Inflection>(ADDITIONS).expect("a sound list");
        let exclusions = read::<Extent>(EXCLUSIONS).expect("a sound list");
        let lookup = Exclusions::of(&exclusions);
        for addition in additions {
            let word = addition.word;
            assert_eq!(
                lookup.form(&plain(word)),
                None,
                "{word} is added and left out"
            );
        }
    }
}
