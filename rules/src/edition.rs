//! Editions of a game's rules: a rule change leaves existing games as they were.

/// The edition of the rules a game is played by. The newest one has the number
/// [`About::edition`](crate::About::edition).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Edition {
    /// The rules as on the rules page.
    #[default]
    Newest,
    /// Replaced rules, by their number from 1.
    Earlier(u8),
}

impl Edition {
    /// Whether this edition is older than edition `number`, so that its rules do not
    /// apply yet.
    pub fn is_before(self, number: u8) -> bool {
        match self {
            Edition::Newest => false,
            Edition::Earlier(edition) => edition < number,
        }
    }

    /// The number of an edition that was replaced; nothing for the newest.
    pub fn earlier(self) -> Option<u8> {
        match self {
            Edition::Newest => None,
            Edition::Earlier(edition) => Some(edition),
        }
    }
}
