//! Every game the room offers: the only list of games in the program, and the
//! game whose type has been forgotten, which speaks text and JSON.

mod any;
mod counsel;
mod entry;
mod history;
mod imagine;
mod paper;
mod proof;
mod puzzle;
mod replay;
mod tooling;
mod transcode;
mod view;

pub use any::{AnyGame, Moves};
pub use counsel::{Chosen, Counsel, Deed};
pub use entry::Entry;
pub use history::{Applied, Match};
pub use paper::{Leaf, Order};
pub use proof::Proof;
pub use view::View;

/// The games, in the order the lobby shows them: all of them, unless only some were
/// built in.
pub const GAMES: &[Entry] = &[
    #[cfg(feature = "reverso")]
    Entry::of::<reverso::Reverso>(),
    #[cfg(feature = "damas")]
    Entry::of::<damas::Damas>(),
    #[cfg(feature = "xats")]
    Entry::of::<xats::Xats>(),
    #[cfg(feature = "nueve")]
    Entry::of::<nueve::Nueve>(),
    #[cfg(feature = "airam")]
    Entry::of::<airam::Airam>(),
    #[cfg(feature = "rumis")]
    Entry::of::<rumis::Rumis>().with_tools::<rumis::Rumis>(),
    #[cfg(feature = "ludo")]
    Entry::of::<ludo::Ludo>(),
    #[cfg(feature = "ideograma")]
    Entry::of::<ideograma::Ideograma>().with_tools::<ideograma::Ideograma>(),
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|entry| entry.about.id == id)
}
