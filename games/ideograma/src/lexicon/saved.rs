//! The dictionaries in one small array, to be kept beside the word graph: what
//! tells where a word comes from.
//!
//! After a header come the rules as text, every combination of flags and
//! dictionaries once, and the roots in order, each without what it shares with
//! the beginning of the one before.

use super::hunspell::Entry;
use super::sources::{Root, Sources};

/// The first number: "RAIZ".
const MAGIC: u32 = 0x5241_495a;
/// Goes up with every change of the layout.
const VERSION: u32 = 1;
/// Numbers before the bytes: magic, version, how many bytes, and their checksum.
const HEADER: usize = 4;

impl Sources {
    /// The numbers to save.
    pub fn saved(&self) -> Vec<u32> {
        let mut bytes = Vec::new();
        text(&self.rules, &mut bytes);
        let mut usages: Vec<_> = self.roots.iter().map(usage).collect();
        usages.sort();
        usages.dedup();
        number(usages.len(), &mut bytes);
        for (flags, dictionaries) in &usages {
            text(flags, &mut bytes);
            bytes.extend(dictionaries.to_le_bytes());
        }
        let mut last = "";
        for root in &self.roots {
            let shared = shared(last, &root.entry.root);
            last = &root.entry.root;
            bytes.push(shared as u8);
            text(&last[shared..], &mut bytes);
            let place = usages.binary_search(&usage(root)).unwrap_or_default();
            number(place, &mut bytes);
        }
        let words = bytes.chunks(4).map(|chunk| {
            let mut word = [0; 4];
            word[..chunk.len()].copy_from_slice(chunk);
            u32::from_le_bytes(word)
        });
        let header = [MAGIC, VERSION, bytes.len() as u32, checksum(&bytes)];
        header.into_iter().chain(words).collect()
    }

    /// What was saved, unless it is not whole.
    pub fn restored(saved: &[u32]) -> Option<Sources> {
        let (header, words) = saved.split_at_checked(HEADER)?;
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        let bytes = bytes.get(..header[2] as usize)?;
        if header[..2] != [MAGIC, VERSION] || header[3] != checksum(bytes) {
            return None;
        }
        let mut rest = Reader(bytes);
        let rules = rest.text()?.to_owned();
        let count = rest.number()?;
        let usages: Option<Vec<_>> = (0..count).map(|_| rest.usage()).collect();
        let usages = usages?;
        let mut roots = Vec::new();
        let mut last = String::new();
        while !rest.0.is_empty() {
            let shared = rest.byte()?;
            let new = rest.text()?;
            let (flags, dictionaries) = usages.get(rest.number()?)?;
            last = format!("{}{new}", last.get(..usize::from(shared))?);
            let entry = Entry {
                root: last.clone(),
                flags: flags.clone(),
            };
            roots.push(Root::new(entry, *dictionaries));
        }
        Some(Sources::new(rules, roots))
    }
}

/// What many roots have in common: flags and dictionaries.
fn usage(root: &Root) -> (String, u32) {
    let flags = root
        .entry
        .flags
        .iter()
        .filter_map(|&flag| char::from_u32(flag));
    (flags.collect(), root.dictionaries)
}

/// How many bytes two words begin with in common.
fn shared(last: &str, next: &str) -> usize {
    let same = last.chars().zip(next.chars()).take_while(|(a, b)| a == b);
    same.map(|(c, _)| c.len_utf8()).sum()
}

/// Seven bits a byte, the lowest first.
fn number(mut number: usize, bytes: &mut Vec<u8>) {
    while number > 0x7f {
        bytes.push(0x80 | number as u8);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn text(text: &str, bytes: &mut Vec<u8>) {
    number(text.len(), bytes);
    bytes.extend(text.bytes());
}

fn checksum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum: u32, &byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

/// The bytes that are still to be read.
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    fn number(&mut self) -> Option<usize> {
        let mut number = 0;
        for shift in (0..28).step_by(7) {
            let byte = self.byte()?;
            number |= usize::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    fn text(&mut self) -> Option<&'a str> {
        let length = self.number()?;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        str::from_utf8(text).ok()
    }

    fn usage(&mut self) -> Option<(Vec<u32>, u32)> {
        let flags = self.text()?.chars().map(u32::from).collect();
        let (number, rest) = self.0.split_first_chunk::<4>()?;
        self.0 = rest;
        Some((flags, u32::from_le_bytes(*number)))
    }
}
