//! GCG, the format in which players of crossword games keep their games.
//!
//! What it has no line for stands in lines of ours, which other programs skip:
//! `#sobremesa options {…}`, `#sobremesa note date: …`, `#sobremesa lot C`,
//! `#sobremesa draw AAELRS?`, `#sobremesa accept`. Where a file of somebody
//! else lacks them, the racks tell what was drawn.

use rules::{Edition, Format};

use crate::customs::Customs;
use crate::{Ideograma, Lexicon, Options, WordList};

mod lines;
mod problems;
mod read;
mod write;

pub(crate) const FORMAT: Format = Format {
    id: "gcg",
    extension: "gcg",
    read: read::read,
    write: write::write,
};

/// A game to replay in. A list given with the table is looked up; one that is
/// only named is not at hand here, and then every word is taken as it is.
struct Replay {
    game: Ideograma,
    trusting: bool,
}

impl Replay {
    fn start(seats: usize, options: &Options, edition: Edition) -> Replay {
        let (lexicon, trusting) = match &options.lexicon {
            WordList::Given(list) => (Lexicon::of_words(&list.words), false),
            WordList::Named(_) => (Lexicon::of_anything(), true),
        };
        let mut game = Ideograma::with_lexicon(seats, lexicon, options);
        game.table.customs = Customs::of(edition);
        Replay { game, trusting }
    }
}
