//! Every game the room offers: the only list of games in the program, and the
//! game whose type has been forgotten, which speaks text and JSON.

mod any;
mod counsel;
mod entry;
mod history;
mod paper;
mod proof;
mod puzzle;
mod replay;
mod view;

pub use any::{AnyGame, Moves};
pub use counsel::Counsel;
pub use entry::Entry;
pub use history::{Applied, Match};
pub use paper::{Leaf, Order};
pub use proof::Proof;
pub use view::View;

/// The games, in the order the lobby shows them.
pub const GAMES: &[Entry] = &[
    Entry::of::<reverso::Reverso>(),
    Entry::of::<damas::Damas>(),
    Entry::of::<xats::Xats>(),
    Entry::of::<nueve::Nueve>(),
    Entry::of::<airam::Airam>(),
    Entry::of::<rumis::Rumis>(),
    Entry::of::<ludo::Ludo>(),
    Entry::of::<ideograma::Ideograma>(),
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.about.id == id)
}
