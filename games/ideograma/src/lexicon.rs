//! The words that count.

mod build;
pub mod corrections;
mod dictionaries;
mod enclitics;
pub mod first_edition;
mod fold;
mod graph;
pub mod hunspell;
mod lemma;
pub mod packages;
mod saved;
mod sources;
mod spanish;

pub use dictionaries::{DICTIONARIES, Dictionary, LICENCE, VOSEO};
pub use fold::{fold, plain};
pub(crate) use graph::{ALL_LETTERS, Node};
pub use graph::{Flaw, Lexicon, List};
pub use lemma::{Lemma, WordKind};
pub use sources::{Origin, Root, Sources};
pub use spanish::{Fault, Spanish};
