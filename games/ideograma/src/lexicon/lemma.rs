//! The root form of a word and what kind of word it is, as far as the
//! dictionaries tell. They have no parts of speech, but their rules show verbs,
//! adverbs and derived nouns.

use rules::Text;

use super::corrections::{Correction, Inflection};
use super::enclitics::VERB_FLAGS;
use super::fold::plain;
use super::hunspell::{Affix, Kind};
use super::{Origin, Spanish};

/// What a form is a form of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lemma {
    /// The form with its accents.
    pub form: String,
    /// The root form.
    pub root: String,
    /// What kind of word it is.
    pub kind: WordKind,
}

/// A part of speech, or what is known of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WordKind {
    /// A verb.
    Verb,
    /// A noun.
    Noun,
    /// An adjective.
    Adjective,
    /// One or the other: it has a plural.
    NounOrAdjective,
    /// An adverb.
    Adverb,
    /// Nothing is known.
    Word,
}

impl Spanish {
    /// What a word may be a form of, given in any spelling; nothing if it does
    /// not count.
    pub fn lemmas(&self, word: &str) -> Vec<Lemma> {
        let plain = plain(word);
        let origins = self.origins(&plain).into_iter();
        let sound = origins.filter(|(_, fault)| fault.is_none());
        let mut lemmas: Vec<Lemma> = sound.map(|(origin, _)| lemma_of_origin(&origin)).collect();
        let added = self.added(&plain).into_iter();
        lemmas.extend(added.map(|(form, addition)| lemma_of_addition(form, addition)));
        lemmas.sort_by(|a, b| a.form.cmp(&b.form));
        let mut seen = Vec::new();
        lemmas.retain(|it| {
            let new = !seen.contains(it);
            seen.push(it.clone());
            new
        });
        lemmas
    }
}

fn lemma_of_addition(form: String, addition: &Correction<Inflection>) -> Lemma {
    let root = addition.word.to_owned();
    let kind = match addition.kind {
        Inflection::Verb => WordKind::Verb,
        Inflection::Plural | Inflection::Gender => WordKind::NounOrAdjective,
        Inflection::Fixed => kind_of_fixed(&root),
    };
    Lemma { form, root, kind }
}

fn lemma_of_origin(origin: &Origin<'_>) -> Lemma {
    let (prefixes, suffixes): (Vec<&Affix>, Vec<&Affix>) = origin
        .rules
        .iter()
        .partition(|rule| rule.kind == Kind::Prefix);
    let derived = suffixes.first().filter(|rule| derives(rule));
    let mut root = origin.root.entry.root.clone();
    for rule in derived.into_iter().chain(&prefixes) {
        root = rule.applied(&root).unwrap_or(root);
    }
    let kind = match derived.map(|rule| rule.name.as_str()) {
        Some("T") => WordKind::Adjective,
        Some("H" | "N" | "U") => WordKind::NounOrAdjective,
        Some(_) => WordKind::Noun,
        None => kind_of_root(origin, &suffixes),
    };
    let form = origin.form.clone();
    Lemma { form, root, kind }
}

/// Whether a rule makes another word and not a form of the same.
fn derives(rule: &Affix) -> bool {
    !rule.name.starts_with(VERB_FLAGS) && !rule.name.starts_with(['D', 'G', 'S'])
}

fn kind_of_root(origin: &Origin<'_>, suffixes: &[&Affix]) -> WordKind {
    let entry = &origin.root.entry;
    let has = |flag: char| entry.flags.contains(&u32::from(flag));
    let conjugated = suffixes
        .iter()
        .any(|rule| !["G", "S"].contains(&rule.name.as_str()));
    if conjugated || suffixes.is_empty() && VERB_FLAGS.into_iter().any(has) {
        WordKind::Verb
    } else if has('S') || has('G') {
        WordKind::NounOrAdjective
    } else {
        kind_of_fixed(&entry.root)
    }
}

fn kind_of_fixed(root: &str) -> WordKind {
    if root.len() > "mente".len() && root.ends_with("mente") {
        WordKind::Adverb
    } else {
        WordKind::Word
    }
}

impl WordKind {
    /// Its name.
    pub fn name(self) -> Text {
        match self {
            WordKind::Verb => Text::new("verbo", "verb"),
            WordKind::Noun => Text::new("nombre", "noun"),
            WordKind::Adjective => Text::new("adjetivo", "adjective"),
            WordKind::NounOrAdjective => Text::new("nombre o adjetivo", "noun or adjective"),
            WordKind::Adverb => Text::new("adverbio", "adverb"),
            WordKind::Word => Text::new("palabra", "word"),
        }
    }
}
