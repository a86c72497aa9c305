//! The words that count.

mod build;
mod exclusions;
mod fold;
mod graph;
pub mod hunspell;

pub use exclusions::is_excluded;
pub use fold::fold;
pub(crate) use graph::{ALL_LETTERS, Node};
pub use graph::{Flaw, Lexicon};
