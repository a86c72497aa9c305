//! A word list as a graph in one array of numbers, which is loaded by reading
//! it and shared by every game.
//!
//! The array begins with a header and holds nodes: a set of letters with a
//! node behind them, a set of letters that end a word, and the places of the
//! nodes behind, in the order of their letters. From one root words are read
//! from the beginning. From the other they are read from any of their letters,
//! first backwards to the beginning, then, behind [`TURN`], forwards.
//!
//! One graph holds the list of today and the list of edition 1. Where other
//! letters ended a word in edition 1, the node is marked with [`DIFFERS`] and
//! their set stands behind it.

use std::fmt;
use std::sync::Arc;

use super::build::Builder;
use super::fold::fold;
use super::{Sources, Spanish};
use crate::Letter;

/// The set of all letters.
pub(crate) const ALL_LETTERS: u32 = ((1 << Letter::SPAN) - 1) & !(1 << TURN);
/// What stands between the part read backwards and the part read forwards.
pub(super) const TURN: usize = Letter::GAP;

/// The first number of every graph: "IDEO".
const MAGIC: u32 = 0x4944_454f;
/// Goes up with every change of the layout.
const VERSION: u32 = 2;
/// The layout of graphs with one list only, which has the same words in every
/// edition.
const ONE_LIST: u32 = 1;
/// Marks a node in which other letters ended a word in edition 1.
pub(super) const DIFFERS: u32 = 1 << 31;
/// Numbers before the nodes: magic, version, length, checksum, words, the two
/// roots, and words in edition 1.
const HEADER: usize = 8;
const LENGTH: usize = 2;
const CHECKSUM: usize = 3;
const WORDS: usize = 4;
const FORWARDS: usize = 5;
const BACKWARDS: usize = 6;
const FIRST_WORDS: usize = 7;

/// A set of words. Cheap to clone.
#[derive(Clone)]
pub struct Lexicon {
    graph: Arc<[u32]>,
    list: List,
    /// Where its words come from, as [`super::Sources::saved`] writes it.
    roots: Option<Arc<[u32]>>,
}

/// Which of the lists in a graph counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
    /// The list of edition 1 of the game.
    First,
    /// The list of today.
    Newest,
}

/// Why an array is no word graph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flaw {
    /// It begins otherwise.
    NoGraph,
    /// It was written by another version of this program.
    Version(u32),
    /// Numbers are missing or too many.
    Length,
    /// Some number is not the one that was written.
    Checksum,
}

impl Lexicon {
    /// The graph of these words. Those that tiles cannot spell are passed over.
    pub fn of_words<W: AsRef<str>>(words: impl IntoIterator<Item = W>) -> Lexicon {
        let mut builder = Builder::default();
        let folded = words.into_iter().filter_map(|word| fold(word.as_ref()));
        folded.for_each(|word| builder.add(&word, &[List::First, List::Newest]));
        builder.finish()
    }

    /// The graph of the words of edition 1 and those of today.
    pub fn of_editions<W: AsRef<str>>(
        first: impl IntoIterator<Item = W>,
        newest: impl IntoIterator<Item = W>,
    ) -> Lexicon {
        let mut builder = Builder::default();
        let mut add = |word: W, list: List| {
            if let Some(letters) = fold(word.as_ref()) {
                builder.add(&letters, &[list]);
            }
        };
        first.into_iter().for_each(|word| add(word, List::First));
        newest.into_iter().for_each(|word| add(word, List::Newest));
        builder.finish()
    }

    /// The same list, knowing where its words come from.
    pub fn with_roots(self, roots: Option<Arc<[u32]>>) -> Lexicon {
        Lexicon { roots, ..self }
    }

    /// What tells where its words come from, if it is known.
    pub fn spanish(&self) -> Option<Spanish> {
        let sources = Sources::restored(self.roots.as_ref()?)?;
        Spanish::new(sources).ok()
    }

    /// The same graph with another of its lists.
    pub fn with_list(self, list: List) -> Lexicon {
        Lexicon { list, ..self }
    }

    /// Every word whatsoever: for reading games whose list is not at hand.
    pub(crate) fn of_anything() -> Lexicon {
        let mut numbers = vec![0; HEADER];
        let here = HEADER as u32;
        numbers.extend([ALL_LETTERS | 1 << TURN, ALL_LETTERS]);
        numbers.extend([here; Letter::SPAN]);
        Lexicon::sealed(numbers, [0; 2], here, here)
    }

    /// A graph that was saved. Looks at its header only, so that opening a
    /// game costs nothing; [`Lexicon::verify`] looks at all of it.
    pub fn read(graph: Arc<[u32]>) -> Result<Lexicon, Flaw> {
        if graph.len() < HEADER || graph[0] != MAGIC {
            return Err(Flaw::NoGraph);
        }
        if ![ONE_LIST, VERSION].contains(&graph[1]) {
            return Err(Flaw::Version(graph[1]));
        }
        let root = |root: usize| (HEADER - 1..graph.len() - 1).contains(&(graph[root] as usize));
        if graph[LENGTH] as usize != graph.len() || !root(FORWARDS) || !root(BACKWARDS) {
            return Err(Flaw::Length);
        }
        Ok(Lexicon {
            graph,
            list: List::Newest,
            roots: None,
        })
    }

    /// Reads the whole graph to see whether it is as it was written: to be done
    /// once, when it is loaded.
    pub fn verify(&self) -> Result<(), Flaw> {
        if self.graph[CHECKSUM] == checksum(&self.graph) {
            Ok(())
        } else {
            Err(Flaw::Checksum)
        }
    }

    /// The numbers to save.
    pub fn graph(&self) -> &Arc<[u32]> {
        &self.graph
    }

    /// How many words.
    pub fn len(&self) -> usize {
        match self.list {
            List::First if self.graph[1] == VERSION => self.graph[FIRST_WORDS] as usize,
            _ => self.graph[WORDS] as usize,
        }
    }

    /// Whether no word counts.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether this word counts.
    pub fn contains(&self, word: impl IntoIterator<Item = Letter>) -> bool {
        let mut node = Some(self.forwards());
        let mut ends = false;
        for letter in word {
            let Some(here) = node else { return false };
            ends = here.endings() & 1 << letter.index() != 0;
            node = here.behind(letter.index());
        }
        ends
    }

    /// Whether this word, as people write it, counts.
    pub fn knows(&self, word: &str) -> bool {
        fold(word).is_some_and(|letters| self.contains(letters))
    }

    /// Every word in capitals, in alphabetical order.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::with_capacity(self.len());
        self.forwards().spell(&mut String::new(), &mut words);
        words
    }

    /// The node before the first letter of every word.
    #[inline]
    pub(crate) fn forwards(&self) -> Node<'_> {
        self.node(self.graph[FORWARDS])
    }

    /// The node before any letter of any word, to be read backwards.
    #[inline]
    pub(crate) fn backwards(&self) -> Node<'_> {
        self.node(self.graph[BACKWARDS])
    }

    #[inline]
    fn node(&self, place: u32) -> Node<'_> {
        Node::at(&self.graph, place, self.list)
    }

    /// Writes the header over the first numbers.
    pub(super) fn sealed(
        mut numbers: Vec<u32>,
        [first, newest]: [u32; 2],
        forwards: u32,
        backwards: u32,
    ) -> Lexicon {
        (numbers[0], numbers[1]) = (MAGIC, VERSION);
        numbers[LENGTH] = numbers.len() as u32;
        (numbers[FIRST_WORDS], numbers[WORDS]) = (first, newest);
        (numbers[FORWARDS], numbers[BACKWARDS]) = (forwards, backwards);
        numbers[CHECKSUM] = checksum(&numbers);
        Lexicon {
            graph: numbers.into(),
            list: List::Newest,
            roots: None,
        }
    }

    /// The room of the header.
    pub(super) fn unsealed() -> Vec<u32> {
        vec![0; HEADER]
    }
}

/// Over everything but itself.
fn checksum(graph: &[u32]) -> u32 {
    let numbers = graph.iter().enumerate();
    let numbers = numbers.filter(|(place, _)| *place != CHECKSUM);
    let mixed = numbers.fold(0_u64, |sum, (_, &number)| {
        (sum.rotate_left(7) ^ u64::from(number)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    });
    (mixed >> 32) as u32
}

/// Where a word may go on.
#[derive(Clone, Copy)]
pub(crate) struct Node<'a> {
    graph: &'a [u32],
    place: u32,
    onward: u32,
    endings: u32,
    list: List,
}

impl<'a> Node<'a> {
    #[inline]
    fn at(graph: &'a [u32], place: u32, list: List) -> Node<'a> {
        let head = &graph[place as usize..place as usize + 2];
        let mut node = Node {
            graph,
            place,
            onward: head[0],
            endings: head[1],
            list,
        };
        if list == List::First && node.onward & DIFFERS != 0 {
            let nodes = (node.onward & !DIFFERS).count_ones();
            node.endings = node.number(2 + nodes);
        }
        node
    }

    /// A number of this node.
    #[inline]
    fn number(self, place: u32) -> u32 {
        self.graph[(self.place + place) as usize]
    }

    /// The letters that a word may go on with or end with.
    #[inline]
    pub(crate) fn letters(self) -> u32 {
        (self.onward | self.endings) & ALL_LETTERS
    }

    /// The letters that end a word.
    #[inline]
    pub(crate) fn endings(self) -> u32 {
        self.endings
    }

    /// The node behind a letter, if any word goes on there.
    #[inline]
    pub(crate) fn behind(self, letter: usize) -> Option<Node<'a>> {
        if self.onward & 1 << letter == 0 {
            return None;
        }
        let before = (self.onward & ((1 << letter) - 1)).count_ones();
        let place = self.number(2 + before);
        Some(Node::at(self.graph, place, self.list))
    }

    /// Adds every word that begins with `beginning` and goes on from here.
    fn spell(self, beginning: &mut String, words: &mut Vec<String>) {
        for letter in Letter::all() {
            beginning.push(letter.capital());
            if self.endings() & 1 << letter.index() != 0 {
                words.push(beginning.clone());
            }
            if let Some(node) = self.behind(letter.index()) {
                node.spell(beginning, words);
            }
            beginning.pop();
        }
    }

    /// The node behind the turn from reading backwards to reading forwards.
    #[inline]
    pub(crate) fn turned(self) -> Option<Node<'a>> {
        self.behind(TURN)
    }
}

/// Two lists are the same if their headers are: the checksum is over the words.
impl PartialEq for Lexicon {
    fn eq(&self, other: &Lexicon) -> bool {
        self.list == other.list && self.graph[..HEADER] == other.graph[..HEADER]
    }
}

impl fmt::Debug for Lexicon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lexicon({} words)", self.len())
    }
}
