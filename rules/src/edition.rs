//! Editions of a game's rules: a change of the rules leaves games that were
//! opened before it as they were.

/// Which edition of its rules a game is played by. The newest one has the number
/// [`About::edition`](crate::About::edition).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Edition {
    /// The rules as the rules page tells them.
    #[default]
    Newest,
    /// Rules that were replaced, by their number, from 1.
    Earlier(u8),
}

impl Edition {
    /// Whether the rules that came with edition `number` do not apply yet.
    pub fn is_before(self, number: u8) -> bool {
        match self {
            Edition::Newest => false,
            Edition::Earlier(edition) => edition < number,
        }
    }
}
