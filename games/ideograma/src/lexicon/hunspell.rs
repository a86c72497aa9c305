//! A word list from the two files of a hunspell dictionary: roots with flags,
//! and the affix rules that the flags stand for.
//!
//! Only the part of hunspell's rules that makes words is here, and of the words
//! it makes only those that a Spanish game wants: no proper nouns, no verbs with
//! pronouns hanging from them (`dámelo`), no abbreviations.

mod affix;
mod encoding;

use std::collections::HashMap;
use std::fmt;

use super::exclusions::is_excluded;
use super::fold::fold;
use super::graph::Lexicon;
pub use affix::Affix;
use affix::{Kind, Sheet};

/// A dictionary ready to be expanded.
#[derive(Debug)]
pub struct Hunspell {
    entries: Vec<(String, Vec<u32>)>,
    suffixes: HashMap<u32, Vec<Affix>>,
    prefixes: HashMap<u32, Vec<Affix>>,
}

/// Where a form comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// The form, as the dictionary spells it.
    pub form: String,
    /// The dictionary's entry.
    pub root: String,
    /// The rules that lead from the entry to the form, in order.
    pub rules: Vec<Affix>,
}

impl Hunspell {
    /// Reads the affix file and the dictionary file, encoded as the first says.
    pub fn read(aff: &[u8], dic: &[u8]) -> Result<Hunspell, encoding::Unknown> {
        let encoding = encoding::of(aff)?;
        let sheet = Sheet::read(&encoding.decode(aff));
        let dic = encoding.decode(dic);
        let entry = |line: &str| {
            let line = line.split('\t').next().unwrap_or_default().trim_end();
            let (root, flags) = line.split_once('/').unwrap_or((line, ""));
            (root.to_owned(), sheet.flags.read(flags))
        };
        // The first line only counts the others.
        let entries = dic.lines().skip(1).map(entry);
        let entries = entries.filter(|(root, _)| is_common(root)).collect();
        Ok(Hunspell {
            entries,
            suffixes: sheet.suffixes,
            prefixes: sheet.prefixes,
        })
    }

    /// The graph of every form that a game wants.
    pub fn lexicon(&self) -> Lexicon {
        Lexicon::of_words(self.wanted())
    }

    /// Every way in which the dictionary makes a word that is spelt so on tiles.
    pub fn why(&self, word: &str) -> Vec<Origin> {
        let Some(wanted) = fold(word) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        for (root, flags) in &self.entries {
            self.forms(root, flags, &mut |form, rules| {
                if fold(form).as_ref() == Some(&wanted) && has_vowel(form) {
                    found.push(Origin {
                        form: form.to_owned(),
                        root: root.clone(),
                        rules: rules.iter().map(|&rule| rule.clone()).collect(),
                    });
                }
            });
        }
        found
    }

    fn wanted(&self) -> Vec<String> {
        let mut words = Vec::new();
        for (root, flags) in &self.entries {
            self.forms(root, flags, &mut |form, _| {
                if has_vowel(form) {
                    words.push(form.to_owned());
                }
            });
        }
        words
    }

    /// The root itself, its forms with one or two suffixes, and each of these
    /// with a prefix.
    fn forms<'a>(
        &'a self,
        root: &str,
        flags: &'a [u32],
        each: &mut impl FnMut(&str, &[&'a Affix]),
    ) {
        self.with_prefixes(root, flags, &[], each);
        for suffix in rules(&self.suffixes, flags) {
            let Some(form) = suffix.applied(root) else {
                continue;
            };
            self.with_prefixes(&form, flags, &[suffix], each);
            for second in rules(&self.suffixes, &suffix.continued) {
                if let Some(form) = second.applied(&form) {
                    self.with_prefixes(&form, flags, &[suffix, second], each);
                }
            }
        }
    }

    /// The form itself and with each prefix that its root takes, unless a rule
    /// that made the form does not go together with prefixes.
    fn with_prefixes<'a>(
        &'a self,
        form: &str,
        flags: &'a [u32],
        suffixes: &[&'a Affix],
        each: &mut impl FnMut(&str, &[&'a Affix]),
    ) {
        each(form, suffixes);
        if !suffixes.iter().all(|suffix| suffix.crosses) {
            return;
        }
        for prefix in rules(&self.prefixes, flags) {
            if !suffixes.is_empty() && !prefix.crosses {
                continue;
            }
            if let Some(form) = prefix.applied(form) {
                each(&form, &[&[prefix], suffixes].concat());
            }
        }
    }
}

fn rules<'a>(
    rules: &'a HashMap<u32, Vec<Affix>>,
    flags: &'a [u32],
) -> impl Iterator<Item = &'a Affix> {
    flags.iter().filter_map(|flag| rules.get(flag)).flatten()
}

/// Proper nouns and acronyms have capitals, abbreviations often no vowel; the
/// rest is on a list of ours.
fn is_common(root: &str) -> bool {
    let capitals = |root: &str| -> Option<String> {
        let letters = fold(root)?;
        Some(letters.iter().map(|letter| letter.capital()).collect())
    };
    let excluded = capitals(root).is_some_and(|root| is_excluded(&root));
    has_vowel(root) && !excluded && !root.chars().any(char::is_uppercase)
}

fn has_vowel(word: &str) -> bool {
    word.contains(|c| "aeiouáéíóúü".contains(c))
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} < {}", self.form, self.root)?;
        self.rules.iter().try_for_each(|rule| write!(f, " {rule}"))
    }
}

impl Affix {
    /// Whether it hangs a pronoun from a verb: `amarse`, `amándose`.
    fn is_enclitic(&self) -> bool {
        let hangs = self.strip.is_empty() && self.add == "se" || self.add.ends_with("ndose");
        self.kind == Kind::Suffix && hangs
    }
}
