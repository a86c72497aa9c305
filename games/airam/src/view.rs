//! What a viewer may know: the board, the token being given, the viewer's own
//! tokens, and of all other piles how many tokens they hold.

use std::fmt;

use rules::Viewer;
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::table::{Phase, Table, Whose};
use crate::tokens::{Colour, Tokens};
use crate::{Airam, View};

/// A pile of tokens in somebody's eyes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, JsonSchema)]
#[schemars(with = "String")]
pub enum Pile {
    /// Face up.
    Open(Tokens),
    /// Face down: only their number is known.
    Closed(u32),
}

impl Pile {
    /// Reads what [`Pile`] writes: letters of colours, or a `?` for each token.
    pub(crate) fn read(text: &str) -> Option<Pile> {
        let many = text.chars().count();
        if many > Tokens::ALL.len() as usize {
            return None;
        }
        if many > 0 && text.chars().all(|letter| letter == '?') {
            return Some(Pile::Closed(many as u32));
        }
        text.chars()
            .map(Colour::of_letter)
            .collect::<Option<_>>()
            .map(Pile::Open)
    }

    /// How many tokens.
    pub(crate) fn len(&self) -> u32 {
        match self {
            Pile::Open(tokens) => tokens.len(),
            Pile::Closed(many) => *many,
        }
    }
}

impl Airam {
    /// The table in the eyes of one viewer. After the end everything is shown.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let over = self.phase == Phase::Over;
        self.map(|&tokens, whose| {
            let owner = match whose {
                Whose::Hand(seat) => Some(seat),
                Whose::Drawn => Some(self.drawer),
                Whose::Cup => None,
            };
            if over || owner.is_some_and(|owner| viewer == Viewer::Seat(owner)) {
                Pile::Open(tokens)
            } else {
                Pile::Closed(tokens.len())
            }
        })
    }

    /// The table with everything face up.
    pub(crate) fn revealed(&self) -> View {
        self.map(|&tokens, _| Pile::Open(tokens))
    }
}

impl Table<Pile> {
    /// The tokens that lie face down somewhere.
    pub(crate) fn unseen(&self) -> Tokens {
        let given = self.phase.given().into_iter().collect();
        let mut unseen = Tokens::ALL.without(self.board.tokens()).without(given);
        for pile in self
            .hands
            .iter()
            .chain(self.phase.drawn())
            .chain([&self.cup])
        {
            if let Pile::Open(tokens) = pile {
                unseen = unseen.without(*tokens);
            }
        }
        unseen
    }
}

/// `BGY`, or `???` for three tokens face down.
impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Pile::Open(tokens) => tokens.fmt(f),
            Pile::Closed(many) => (0..*many).try_for_each(|_| f.write_str("?")),
        }
    }
}

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile, D::Error> {
        let text = String::deserialize(deserializer)?;
        Pile::read(&text).ok_or_else(|| D::Error::custom("a pile of tokens"))
    }
}
