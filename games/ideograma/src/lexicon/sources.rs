//! All dictionaries as one: every root with its flags and the dictionaries that
//! have it.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use super::dictionaries::{DICTIONARIES, VOSEO};
use super::first_edition::has_vowel;
use super::fold::plain;
use super::hunspell::{Affix, Entry, Hunspell, Sheet};

/// A rule of ours: the plural of `sofá` that is usual today.
const OUR_RULES: &str = "SFX S 0 s á\n";

/// The dictionaries together.
#[derive(Debug)]
pub struct Sources {
    /// The text that the rules were read from.
    pub(super) rules: String,
    pub(super) sheet: Sheet,
    /// In the order of their plain spelling.
    pub(super) roots: Vec<Root>,
    /// What the suffixes put on, and what each may have taken off; all without
    /// accents.
    endings: HashMap<String, BTreeSet<String>>,
}

/// A root of the dictionaries.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Root {
    /// The root with its flags.
    pub entry: Entry,
    /// The root in small letters without accents.
    pub plain: String,
    /// One bit for each of the dictionaries that have it.
    pub dictionaries: u32,
}

/// Where a form comes from.
#[derive(Debug, Clone)]
pub struct Origin<'a> {
    /// The form, as the dictionaries spell it.
    pub form: String,
    /// The root that it is a form of.
    pub root: &'a Root,
    /// The rules that lead from the root to the form: a prefix, then suffixes.
    pub rules: Vec<&'a Affix>,
}

impl Sources {
    /// From the files of all dictionaries, as they are read: the affix files of
    /// the first and of the one with voseo, and all dictionary files.
    pub fn of(affixes: &[(usize, String)], dictionaries: &[Hunspell]) -> Sources {
        let mut roots = BTreeMap::new();
        for (place, dictionary) in dictionaries.iter().enumerate() {
            for entry in dictionary.entries.iter().filter(|it| is_common(&it.root)) {
                let flags = usable(&entry.flags);
                *roots.entry((entry.root.as_str(), flags)).or_default() |= 1 << place;
            }
        }
        let roots = roots.into_iter().map(|((root, flags), dictionaries)| {
            let root = root.to_owned();
            Root::new(Entry { root, flags }, dictionaries)
        });
        Sources::new(joined_rules(affixes), roots.collect())
    }

    pub(super) fn new(rules: String, mut roots: Vec<Root>) -> Sources {
        roots.sort_by(|a, b| a.plain.cmp(&b.plain));
        let sheet = Sheet::read(&rules);
        let mut endings: HashMap<String, BTreeSet<String>> = HashMap::new();
        for affix in sheet.suffixes() {
            let strips = endings.entry(plain(&affix.add)).or_default();
            strips.insert(plain(&affix.strip));
        }
        Sources {
            rules,
            sheet,
            roots,
            endings,
        }
    }

    /// How many roots each dictionary has.
    pub fn counts(&self) -> [usize; DICTIONARIES.len()] {
        let has = |root: &&Root, place: usize| root.dictionaries >> place & 1 != 0;
        std::array::from_fn(|place| self.roots.iter().filter(|root| has(root, place)).count())
    }

    /// Every way in which the dictionaries make a word that is spelt with these
    /// letters, given in small letters without accents.
    pub fn origins<'a>(&'a self, word: &str) -> Vec<Origin<'a>> {
        let mut found = Vec::new();
        for candidate in self.candidates(word) {
            let first = self.roots.partition_point(|it| it.plain < candidate);
            let roots = self.roots[first..].iter();
            for root in roots.take_while(|it| it.plain == candidate) {
                self.forms(root, &mut |form, rules| {
                    if plain(form) == word {
                        found.push(Origin {
                            form: form.to_owned(),
                            root,
                            rules: rules.to_vec(),
                        });
                    }
                });
            }
        }
        found
    }

    /// Every form of a root.
    pub(super) fn forms<'a>(&'a self, root: &Root, each: &mut impl FnMut(&str, &[&'a Affix])) {
        let Entry { root, flags } = &root.entry;
        self.sheet.forms(root, flags, each);
    }

    /// The roots, without accents, that a word may come from: affixes are taken
    /// off wherever they fit.
    fn candidates(&self, word: &str) -> Vec<String> {
        let mut words = vec![word.to_owned()];
        for affix in self.sheet.prefixes() {
            if let Some(rest) = word.strip_prefix(&*plain(&affix.add)) {
                words.push(plain(&affix.strip) + rest);
            }
        }
        let mut all = words.clone();
        // A form has two suffixes at the most.
        for _ in 0..2 {
            words = words
                .iter()
                .flat_map(|it| self.without_suffix(it))
                .collect();
            all.extend_from_slice(&words);
        }
        all.sort_unstable();
        all.dedup();
        all
    }

    fn without_suffix(&self, word: &str) -> Vec<String> {
        let places = word.char_indices().map(|(place, _)| place).skip(1);
        let parts = places.chain([word.len()]).map(|place| word.split_at(place));
        let bare = |(rest, ending): (&str, &str)| {
            let strips = self.endings.get(ending).into_iter().flatten();
            strips
                .map(|strip| format!("{rest}{strip}"))
                .collect::<Vec<_>>()
        };
        parts.flat_map(bare).collect()
    }
}

impl Root {
    pub(super) fn new(entry: Entry, dictionaries: u32) -> Root {
        Root {
            plain: plain(&entry.root),
            entry,
            dictionaries,
        }
    }
}

/// Proper nouns and acronyms have capitals, abbreviations often no vowel.
fn is_common(root: &str) -> bool {
    has_vowel(root) && !root.chars().any(char::is_uppercase)
}

/// The flags of rules that are used, in order. One dictionary has two lines in
/// one (`calendarizar/REDAAndalucía`): from a flag that comes again, the rest
/// is another line.
fn usable(flags: &[u32]) -> Vec<u32> {
    let again = |place: &usize| flags[..*place].contains(&flags[*place]);
    let end = (0..flags.len()).find(again).unwrap_or(flags.len());
    let ascii = flags[..end].iter().filter(|flag| **flag <= 0x7f);
    let mut usable: Vec<u32> = ascii.copied().collect();
    usable.sort_unstable();
    usable
}

/// The rules of the first dictionary, what the one with voseo has besides for
/// the ends of words, and our own.
fn joined_rules(affixes: &[(usize, String)]) -> String {
    let mut seen = HashSet::new();
    let mut joined = String::new();
    for (place, text) in affixes {
        let kept = |line: &&str| match line.get(..4) {
            Some("PFX ") => *place != VOSEO,
            Some("SFX ") => line[4..].starts_with(|flag: char| flag.is_ascii()),
            _ => false,
        };
        for line in text.lines().filter(kept) {
            let line = line.split_whitespace().collect::<Vec<_>>().join(" ") + "\n";
            if !seen.contains(&line) {
                joined += &line;
                seen.insert(line);
            }
        }
    }
    joined + OUR_RULES
}
