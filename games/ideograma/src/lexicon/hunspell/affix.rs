//! Affix rules: what is taken off a word, what is put on, and when.

use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// The rules of an affix file by their flags.
#[derive(Debug, Default)]
pub struct Sheet {
    pub(super) flags: Flags,
    suffixes: BTreeMap<u32, Vec<Affix>>,
    prefixes: BTreeMap<u32, Vec<Affix>>,
}

/// How flags are written after a slash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Flags {
    /// One character each.
    #[default]
    Short,
    /// Two characters each.
    Long,
    /// Numbers with commas between them.
    Numbers,
}

/// One rule.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Affix {
    /// At which end of a word it goes.
    pub kind: Kind,
    /// The flag as it is written.
    pub name: String,
    /// Whether it goes together with an affix at the other end.
    crosses: bool,
    /// What it takes off a word.
    pub strip: String,
    /// What it puts there instead.
    pub add: String,
    /// The flags that the new form takes.
    continued: Vec<u32>,
    /// What the word must look like where the affix goes.
    condition: Vec<Class>,
}

/// At which end of a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Before its first letter.
    Prefix,
    /// Behind its last letter.
    Suffix,
}

/// One character of a condition: one of these, or any but these.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Class {
    chars: String,
    negated: bool,
}

impl Sheet {
    /// Reads the rules of a whole affix file and passes over everything else.
    pub fn read(text: &str) -> Sheet {
        let mut sheet = Sheet::default();
        let mut crosses = HashMap::new();
        for line in text.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[..] {
                ["FLAG", "long"] => sheet.flags = Flags::Long,
                ["FLAG", "num"] => sheet.flags = Flags::Numbers,
                [kind @ ("PFX" | "SFX"), name, cross @ ("Y" | "N"), _] => {
                    crosses.insert((kind, name), cross == "Y");
                }
                [kind @ ("PFX" | "SFX"), name, strip, add, ref rest @ ..] => {
                    let crosses = crosses.get(&(kind, name)).copied().unwrap_or_default();
                    let condition = rest.first().copied().unwrap_or(".");
                    sheet.rule(kind, name, crosses, [strip, add, condition]);
                }
                _ => {}
            }
        }
        sheet
    }

    fn rule(&mut self, kind: &str, name: &str, crosses: bool, parts: [&str; 3]) {
        let [strip, add, condition] = parts;
        let (add, continued) = add.split_once('/').unwrap_or((add, ""));
        let text = |text: &str| if text == "0" { "" } else { text }.to_owned();
        let Some(&flag) = self.flags.read(name).first() else {
            return;
        };
        let kind = if kind == "PFX" {
            Kind::Prefix
        } else {
            Kind::Suffix
        };
        let affix = Affix {
            kind,
            name: name.to_owned(),
            crosses,
            strip: text(strip),
            add: text(add),
            continued: self.flags.read(continued),
            condition: classes(condition),
        };
        // Spanish dictionaries keep the pronouns that hang from verbs under
        // flags outside ASCII.
        let pronouns = kind == Kind::Suffix && self.flags == Flags::Short && flag > 0x7f;
        if pronouns || affix.is_enclitic() {
            return;
        }
        let rules = match kind {
            Kind::Prefix => &mut self.prefixes,
            Kind::Suffix => &mut self.suffixes,
        };
        rules.entry(flag).or_default().push(affix);
    }

    /// Every prefix, by flag.
    pub fn prefixes(&self) -> impl Iterator<Item = &Affix> {
        self.prefixes.values().flatten()
    }

    /// Every suffix, by flag.
    pub fn suffixes(&self) -> impl Iterator<Item = &Affix> {
        self.suffixes.values().flatten()
    }

    /// Calls `each` with every form of a root and the rules that make it: the
    /// root itself, its forms with one or two suffixes, and each of these with
    /// a prefix.
    pub fn forms<'a>(
        &'a self,
        root: &str,
        flags: &[u32],
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
        flags: &[u32],
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
    rules: &'a BTreeMap<u32, Vec<Affix>>,
    flags: &[u32],
) -> impl Iterator<Item = &'a Affix> {
    flags.iter().filter_map(|flag| rules.get(flag)).flatten()
}

impl Flags {
    /// The flags in a text, each as a number.
    pub(super) fn read(self, text: &str) -> Vec<u32> {
        let codes: Vec<u32> = text.chars().map(u32::from).collect();
        match self {
            Flags::Short => codes,
            Flags::Long => {
                let pairs = codes.chunks_exact(2);
                pairs.map(|pair| pair[0] << 16 | pair[1]).collect()
            }
            Flags::Numbers => {
                let numbers = text.split(',').map(str::trim);
                numbers.filter_map(|number| number.parse().ok()).collect()
            }
        }
    }
}

impl Affix {
    /// Whether it hangs a pronoun from a verb: `amarse`, `amándose`.
    fn is_enclitic(&self) -> bool {
        let hangs = self.strip.is_empty() && self.add == "se" || self.add.ends_with("ndose");
        self.kind == Kind::Suffix && hangs
    }

    /// The form that this rule makes of a word, if it goes with it. A rule never
    /// takes off a whole word.
    pub(crate) fn applied(&self, word: &str) -> Option<String> {
        let bare = match self.kind {
            Kind::Prefix => word.strip_prefix(self.strip.as_str())?,
            Kind::Suffix => word.strip_suffix(self.strip.as_str())?,
        };
        if bare.is_empty() || !self.fits(word) {
            return None;
        }
        Some(match self.kind {
            Kind::Prefix => format!("{}{bare}", self.add),
            Kind::Suffix => format!("{bare}{}", self.add),
        })
    }

    fn fits(&self, word: &str) -> bool {
        let allows = |(class, c): (&Class, Option<char>)| c.is_some_and(|c| class.allows(c));
        match self.kind {
            Kind::Prefix => {
                let mut chars = word.chars();
                let mut classes = self.condition.iter();
                classes.all(|class| allows((class, chars.next())))
            }
            Kind::Suffix => {
                let mut chars = word.chars().rev();
                let mut classes = self.condition.iter().rev();
                classes.all(|class| allows((class, chars.next())))
            }
        }
    }
}

impl Class {
    fn allows(&self, c: char) -> bool {
        self.chars.contains(c) != self.negated
    }
}

/// `[^aeo]er` as one class for each character it asks for.
fn classes(condition: &str) -> Vec<Class> {
    let mut classes = Vec::new();
    let mut rest = condition;
    while let Some(first) = rest.chars().next() {
        let (inside, after) = match rest.strip_prefix('[') {
            Some(open) => open.split_once(']').unwrap_or((open, "")),
            None => rest.split_at(first.len_utf8()),
        };
        let negated = inside.strip_prefix('^').filter(|_| first == '[');
        classes.push(match (first, negated) {
            ('.', _) => Class {
                chars: String::new(),
                negated: true,
            },
            (_, chars) => Class {
                chars: chars.unwrap_or(inside).to_owned(),
                negated: chars.is_some(),
            },
        });
        rest = after;
    }
    classes
}

impl fmt::Display for Affix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Kind::Prefix => write!(f, "{}: {}", self.name, self.add)?,
            Kind::Suffix => write!(f, "{}: -{}", self.name, self.add)?,
        }
        match (self.strip.as_str(), self.kind) {
            ("", _) => Ok(()),
            (strip, Kind::Prefix) => write!(f, " for {strip}"),
            (strip, Kind::Suffix) => write!(f, " for -{strip}"),
        }
    }
}
