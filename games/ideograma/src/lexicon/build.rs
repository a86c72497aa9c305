//! Building a word graph: equal nodes are written once.
//!
//! A word is packed into one number, five bits a letter from the top, so that
//! numbers sort as words do.

use super::graph::{DIFFERS, Lexicon, List, TURN};
use crate::Letter;
use crate::square::SIZE;

const BITS: usize = 5;
/// The bits below a packed word of the longest kind: room for a node's place
/// and the lists that the word is on.
const SPARE: usize = 128 - BITS * SIZE;
/// A bit for each list.
const LISTS: usize = 2;
const NEWEST: u32 = 1;
const FIRST: u32 = 2;

/// Collects words and makes a graph of them.
#[derive(Default)]
pub(super) struct Builder {
    words: Vec<u128>,
}

impl Builder {
    pub(super) fn add(&mut self, word: &[Letter], lists: &[List]) {
        let lists = lists.iter().map(|list| match list {
            List::First => FIRST,
            List::Newest => NEWEST,
        });
        let lists = lists.fold(0, |lists, bit| lists | bit);
        let letters = packed(word.iter().map(|it| it.index()));
        self.words.push(letters | u128::from(lists));
    }

    pub(super) fn finish(mut self) -> Lexicon {
        self.words.sort_unstable();
        self.words.dedup_by(|again, word| {
            let same = *again >> SPARE == *word >> SPARE;
            *word |= if same { *again } else { 0 };
            same
        });
        let mut writer = Writer::default();
        let mut trunk = Trunk::default();
        for &word in &self.words {
            trunk.go_to(word, &mut writer);
            trunk.end_word(lists(word));
        }
        let forwards = trunk.root(&mut writer);
        let mut beginnings = Vec::new();
        writer.beginnings(forwards, &mut Vec::new(), &mut beginnings);
        beginnings.sort_unstable();
        let mut trunk = Trunk::default();
        for &beginning in &beginnings {
            trunk.go_to(beginning >> SPARE << SPARE, &mut writer);
            trunk.turn((beginning >> LISTS) as u32);
            trunk.end_word(lists(beginning));
        }
        let backwards = trunk.root(&mut writer);
        let count = |list| {
            let words = self.words.iter();
            words.filter(|word| lists(**word) & list != 0).count() as u32
        };
        let counts = [count(FIRST), count(NEWEST)];
        Lexicon::sealed(writer.numbers, counts, forwards, backwards)
    }
}

/// The lists that a packed word is on.
fn lists(packed: u128) -> u32 {
    packed as u32 & (NEWEST | FIRST)
}

fn packed(letters: impl Iterator<Item = usize>) -> u128 {
    let mut shift = 128;
    let mut packed = 0;
    for letter in letters {
        shift -= BITS;
        packed |= (letter as u128 + 1) << shift;
    }
    packed
}

/// The letters of a packed word.
fn letters(packed: u128) -> impl Iterator<Item = usize> {
    let code = move |place| (packed >> (128 - BITS * (place + 1))) as usize & ((1 << BITS) - 1);
    let codes = (0..SIZE).map(code).take_while(|&code| code > 0);
    codes.map(|code| code - 1)
}

/// A node that may still get letters.
#[derive(Default, Clone)]
struct Draft {
    onward: u32,
    endings: u32,
    /// What ended a word in edition 1.
    first_endings: u32,
    behind: Vec<u32>,
    /// Where to go on forwards; 0 is nowhere.
    turned: u32,
}

/// The nodes along the last word. All others are written.
struct Trunk {
    nodes: Vec<Draft>,
    path: Vec<usize>,
}

impl Default for Trunk {
    fn default() -> Trunk {
        Trunk {
            nodes: vec![Draft::default(); SIZE + 1],
            path: Vec::with_capacity(SIZE),
        }
    }
}

impl Trunk {
    /// Writes what the new word does not share, and goes to its end.
    fn go_to(&mut self, word: u128, writer: &mut Writer) {
        let shared = letters(word)
            .zip(&self.path)
            .take_while(|(new, old)| new == *old);
        let shared = shared.count();
        self.write_down_to(shared, writer);
        self.path.extend(letters(word).skip(shared));
    }

    /// The last letter ends a word on these lists.
    fn end_word(&mut self, lists: u32) {
        if let Some(last) = self.path.last() {
            let node = &mut self.nodes[self.path.len() - 1];
            node.endings |= u32::from(lists & NEWEST != 0) << last;
            node.first_endings |= u32::from(lists & FIRST != 0) << last;
        }
    }

    fn turn(&mut self, forwards: u32) {
        self.nodes[self.path.len()].turned = forwards;
    }

    fn root(mut self, writer: &mut Writer) -> u32 {
        self.write_down_to(0, writer);
        writer.write_once(&self.nodes[0])
    }

    fn write_down_to(&mut self, depth: usize, writer: &mut Writer) {
        while self.path.len() > depth {
            let deep = self.path.len();
            let letter = self.path.pop().unwrap_or_default();
            let draft = &mut self.nodes[deep];
            if draft.turned != 0 {
                let before = draft.onward & ((1 << TURN) - 1);
                let place = before.count_ones() as usize;
                draft.onward |= 1 << TURN;
                draft.behind.insert(place, draft.turned);
            }
            if draft.onward | draft.endings | draft.first_endings != 0 {
                let place = writer.write_once(draft);
                *draft = Draft::default();
                let parent = &mut self.nodes[deep - 1];
                parent.onward |= 1 << letter;
                parent.behind.push(place);
            }
        }
    }
}

/// The nodes written so far, and a table to find equal ones.
struct Writer {
    numbers: Vec<u32>,
    /// Places of nodes by the hash of what they hold; 0 is free.
    slots: Vec<u32>,
    written: usize,
}

impl Default for Writer {
    fn default() -> Writer {
        Writer {
            numbers: Lexicon::unsealed(),
            slots: vec![0; 1 << 10],
            written: 0,
        }
    }
}

impl Writer {
    /// The place of this node, which is written unless there is one like it.
    fn write_once(&mut self, draft: &Draft) -> u32 {
        let numbers = draft.numbers();
        let mut slot = self.slot(hash(&numbers));
        while self.slots[slot] != 0 {
            let place = self.slots[slot];
            if self.numbers[place as usize..].starts_with(&numbers) {
                return place;
            }
            slot = (slot + 1) % self.slots.len();
        }
        let place = self.numbers.len() as u32;
        self.numbers.extend(numbers);
        self.slots[slot] = place;
        self.written += 1;
        if self.written * 2 > self.slots.len() {
            self.grow();
        }
        place
    }

    fn grow(&mut self) {
        let room = vec![0; self.slots.len() * 4];
        let old = std::mem::replace(&mut self.slots, room);
        for place in old.into_iter().filter(|&place| place != 0) {
            let mut slot = self.slot(hash(self.node(place)));
            while self.slots[slot] != 0 {
                slot = (slot + 1) % self.slots.len();
            }
            self.slots[slot] = place;
        }
    }

    /// The number of slots is a power of two.
    fn slot(&self, hash: u64) -> usize {
        (hash >> 32) as usize & (self.slots.len() - 1)
    }

    /// The numbers of a node: how many follows from the first.
    fn node(&self, place: u32) -> &[u32] {
        let place = place as usize;
        let more = self.numbers[place].count_ones() as usize;
        &self.numbers[place..place + 2 + more]
    }

    /// Every beginning of a word, packed from its last letter to its first, with
    /// the node behind it and the lists on which it is a word itself.
    fn beginnings(&self, node: u32, path: &mut Vec<usize>, found: &mut Vec<u128>) {
        let [onward, endings, ref behind @ ..] = *self.node(node) else {
            return;
        };
        let first_endings = match behind.last() {
            Some(&first) if onward & DIFFERS != 0 => first,
            _ => endings,
        };
        let mut behind = behind.iter();
        for letter in 0..Letter::SPAN {
            let bit = 1 << letter;
            if (onward | endings | first_endings) & bit == 0 {
                continue;
            }
            let next = match onward & bit {
                0 => 0,
                _ => behind.next().copied().unwrap_or_default(),
            };
            path.push(letter);
            let newest = if endings & bit == 0 { 0 } else { NEWEST };
            let first = if first_endings & bit == 0 { 0 } else { FIRST };
            let letters = packed(path.iter().rev().copied());
            found.push(letters | u128::from(next) << LISTS | u128::from(newest | first));
            if next != 0 {
                self.beginnings(next, path, found);
            }
            path.pop();
        }
    }
}

impl Draft {
    /// As it is written.
    fn numbers(&self) -> Vec<u32> {
        let differs = self.first_endings != self.endings;
        let mark = if differs { DIFFERS } else { 0 };
        let head = [self.onward | mark, self.endings].into_iter();
        let nodes = head.chain(self.behind.iter().copied());
        nodes.chain(differs.then_some(self.first_endings)).collect()
    }
}

fn hash(node: &[u32]) -> u64 {
    let mix = |hash: u64, number: &u32| {
        (hash.rotate_left(23) ^ u64::from(*number)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    };
    node.iter().fold(0, mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_graph_holds_its_words_and_no_others() {
        let words = [
            "casa",
            "casas",
            "cosa",
            "asa",
            "as",
            "saca",
            "ñu",
            "sacacorchos",
            "kaki",
            "kilo",
            "web",
            "sake",
        ];
        let lexicon = Lexicon::of_words(words);
        assert_eq!(lexicon.len(), words.len());
        let mut capitals = lexicon.words();
        assert!(capitals.iter().all(|word| lexicon.knows(word)));
        capitals.dedup();
        assert_eq!(capitals.len(), words.len());
        assert_eq!(lexicon.verify(), Ok(()));
        for word in words {
            assert!(lexicon.knows(word), "{word}");
        }
        for word in ["cas", "casasa", "osa", "nu", "a", "sacacorcho", "zumo"] {
            assert!(!lexicon.knows(word), "{word}");
        }
    }

    #[test]
    fn words_are_found_from_every_letter() {
        let words = ["casa", "cosas", "as", "sosa", "sake", "kas", "web", "kiwi"];
        let lexicon = Lexicon::of_words(words);
        for word in words {
            let letters = super::super::fold::fold(word).expect("a plain word");
            for split in 1..=letters.len() {
                let mut node = lexicon.backwards();
                let (last, before) = letters[..split].split_first().expect("a letter");
                for letter in before.iter().rev() {
                    node = node.behind(letter.index()).expect("a beginning");
                }
                if split == letters.len() {
                    assert!(node.endings() & 1 << last.index() != 0, "{word}");
                    continue;
                }
                let node = node
                    .behind(last.index())
                    .and_then(super::super::Node::turned);
                let mut node = node.expect("a turn");
                let (last, middle) = letters[split..].split_last().expect("a letter");
                for letter in middle {
                    node = node.behind(letter.index()).expect("a word goes on");
                }
                assert!(node.endings() & 1 << last.index() != 0, "{word}");
            }
        }
    }

    #[test]
    fn a_graph_holds_two_lists() {
        let (first, newest) = (
            ["casa", "ed", "casas", "avda"],
            ["casa", "casas", "casan", "kiwi"],
        );
        let both = Lexicon::of_editions(first, newest);
        assert_eq!(both.verify(), Ok(()));
        for (list, words) in [(List::First, first), (List::Newest, newest)] {
            let lexicon = both.clone().with_list(list);
            let mut wanted = words.map(str::to_uppercase);
            wanted.sort();
            assert_eq!((lexicon.words(), lexicon.len()), (wanted.to_vec(), 4));
        }
        assert_ne!(both.clone().with_list(List::First), both);
    }

    #[test]
    fn an_empty_list_is_a_graph_too() {
        let lexicon = Lexicon::of_words([""; 0]);
        assert!(lexicon.is_empty());
        assert!(!lexicon.knows("casa"));
        assert!(Lexicon::of_anything().knows("zzyzx"));
    }

    /// Saved before K and W were letters: AS and OSA.
    #[test]
    fn earlier_graphs_are_read_unchanged() {
        #[rustfmt::skip]
        let saved = [
            1_229_210_959, 1, 38, 591_239_815, 2, 14, 33, 0, 262_144, 0, 1, 262_144, 0, 9,
            16_385, 0, 7, 11, 0, 16_384, 33_816_576, 0, 18, 7, 33_554_432, 0, 11, 33_554_432,
            0, 9, 16_384, 1, 27, 278_529, 0, 20, 24, 30,
        ];
        let lexicon = Lexicon::read(saved.into()).expect("a graph");
        assert_eq!(lexicon.verify(), Ok(()));
        for list in [List::First, List::Newest] {
            let lexicon = lexicon.clone().with_list(list);
            assert_eq!(
                (lexicon.words(), lexicon.len()),
                (vec!["AS".into(), "OSA".into()], 2)
            );
        }
    }
}
