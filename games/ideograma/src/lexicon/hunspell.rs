//! The two files of a hunspell dictionary: roots with flags, and the affix rules
//! that the flags stand for.
//!
//! Only the part of hunspell's rules that makes words is here, and no rule that
//! hangs pronouns from verbs (`dámelo`).

mod affix;
mod encoding;

pub use affix::{Affix, Kind, Sheet};
pub use encoding::Unknown;

/// A dictionary ready to be expanded.
#[derive(Debug)]
pub struct Hunspell {
    /// Its roots, in the order of the file.
    pub entries: Vec<Entry>,
    /// Its rules.
    pub sheet: Sheet,
}

/// A root with its flags.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The word, as it is written.
    pub root: String,
    /// The rules that it takes.
    pub flags: Vec<u32>,
}

impl Hunspell {
    /// Reads the affix file and the dictionary file, encoded as the first says.
    pub fn read(aff: &[u8], dic: &[u8]) -> Result<Hunspell, Unknown> {
        let encoding = encoding::of(aff)?;
        let sheet = Sheet::read(&encoding.decode(aff));
        let dic = encoding.decode(dic);
        let entry = |line: &str| {
            let line = line.split('\t').next().unwrap_or_default().trim_end();
            let (root, flags) = line.split_once('/').unwrap_or((line, ""));
            Entry {
                root: root.to_owned(),
                flags: sheet.flags.read(flags),
            }
        };
        // The first line only counts the others.
        let entries = dic.lines().skip(1).map(entry).collect();
        Ok(Hunspell { entries, sheet })
    }

    /// Every form with its root.
    pub fn forms(&self) -> Vec<(&str, String)> {
        let mut forms = Vec::new();
        for Entry { root, flags } in &self.entries {
            self.sheet.forms(root, flags, &mut |form, _| {
                forms.push((root.as_str(), form.to_owned()));
            });
        }
        forms
    }
}
