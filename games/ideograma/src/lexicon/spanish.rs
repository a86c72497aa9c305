//! The list «es»: the words of all dictionaries, without those that the rules
//! of the game do not allow, and with our own corrections.

use super::corrections::{
    self, ADDITIONS, Correction, EXCLUSIONS, Exclusions, Extent, Inflection, Misprint,
};
use super::enclitics::verb_within;
use super::fold::plain;
use super::sources::{Origin, Root, Sources};

/// What decides which words count.
#[derive(Debug)]
pub struct Spanish {
    sources: Sources,
    additions: Vec<Correction<Inflection>>,
    exclusions: Exclusions,
}

/// Why a form of the dictionaries does not count.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// It is a verb with pronouns; the verb form within.
    Enclitic(String),
    /// It is on our list, for this reason.
    Excluded(&'static str),
}

impl Spanish {
    /// With our own lists.
    pub fn new(sources: Sources) -> Result<Spanish, Misprint> {
        let exclusions = corrections::read::<Extent>(EXCLUSIONS)?;
        Ok(Spanish {
            sources,
            additions: corrections::read(ADDITIONS)?,
            exclusions: Exclusions::of(&exclusions),
        })
    }

    /// How many words we add and how many we leave out.
    pub fn corrections(&self) -> [usize; 2] {
        [self.additions.len(), self.exclusions.len()]
    }

    /// The dictionaries.
    pub fn sources(&self) -> &Sources {
        &self.sources
    }

    /// Every word that counts, in small letters without accents. Some come
    /// several times.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        for root in &self.sources.roots {
            if self.fault_of_root(root).is_none() {
                self.sources
                    .forms(root, &mut |form, _| words.push(plain(form)));
            }
        }
        words.retain(|word| self.exclusions.form(word).is_none());
        for addition in &self.additions {
            words.extend(self.forms(addition).iter().map(|form| plain(form)));
        }
        words
    }

    /// The additions that make a word, given in small letters without accents,
    /// each with the form as it is written.
    pub fn added(&self, word: &str) -> Vec<(String, &Correction<Inflection>)> {
        let near = |it: &&Correction<Inflection>| word.starts_with(&stem(it.word));
        let mut made = Vec::new();
        for addition in self.additions.iter().filter(near) {
            let forms = self.forms(addition).into_iter();
            let mut forms: Vec<String> = forms.filter(|form| plain(form) == word).collect();
            forms.sort_unstable();
            forms.dedup();
            made.extend(forms.into_iter().map(|form| (form, addition)));
        }
        made
    }

    /// Every way in which the dictionaries make a word, with what is wrong.
    pub fn origins(&self, word: &str) -> Vec<(Origin<'_>, Option<Fault>)> {
        let origins = self.sources.origins(word).into_iter();
        let judged = origins.map(|origin| {
            let excluded = self.exclusions.form(word).map(Fault::Excluded);
            let fault = excluded.or_else(|| self.fault_of_root(origin.root));
            (origin, fault)
        });
        judged.collect()
    }

    /// The forms of a word that is added.
    fn forms(&self, addition: &Correction<Inflection>) -> Vec<String> {
        let mut forms = Vec::new();
        let entry = addition.entry();
        self.sources
            .sheet
            .forms(&entry.root, &entry.flags, &mut |form, _| {
                forms.push(form.to_owned());
            });
        forms
    }

    fn fault_of_root(&self, root: &Root) -> Option<Fault> {
        let written = &root.entry.root;
        if let Some(reason) = self.exclusions.root(written) {
            return Some(Fault::Excluded(reason));
        }
        verb_within(&root.entry, &root.plain, &self.sources).map(Fault::Enclitic)
    }
}

/// What all forms of a word that is added begin with: endings change four
/// letters at the most.
fn stem(word: &str) -> String {
    let plain = plain(word);
    let letters = plain.chars().count().saturating_sub(4);
    plain.chars().take(letters).collect()
}
