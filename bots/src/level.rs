//! Bot levels.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rules::Text;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// One of the five levels. Each sees more than the one below it; none blunders on
/// purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A child's opponent: sensible, but sees little.
    One,
    /// Sees a little more.
    Two,
    /// An occasional player.
    Three,
    /// A good player.
    Four,
    /// The strongest we have.
    Five,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
    ];

    /// The level that gives hints.
    pub const ADVISER: Level = Level::Four;

    /// The level with this number, 1 to 5.
    pub fn numbered(number: u64) -> Option<Level> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        Level::ALL.get(place).copied()
    }

    /// The number shown to people, 1 to 5.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The index in an array, 0 to 4.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name shown at a table.
    pub const fn name(self) -> Text {
        match self {
            Level::One => Text::new("Aprendiz", "Beginner"),
            Level::Two => Text::new("Aficionado", "Casual"),
            Level::Three => Text::new("Veterano", "Regular"),
            Level::Four => Text::new("Experto", "Expert"),
            Level::Five => Text::new("Maestro", "Master"),
        }
    }

    /// The longest it thinks about a move, on one core.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Level::One => 200,
            Level::Two => 300,
            Level::Three => 500,
            Level::Four => 1000,
            Level::Five => 3000,
        })
    }

    /// How long after it began to think its move is shown at the earliest. A bot that
    /// moves at once is hard to follow; where hands are hidden, the moment must not
    /// depend on what it found, or how quickly.
    pub const fn pause(self, hidden: bool) -> Duration {
        const SHORTEST: Duration = Duration::from_millis(400);
        // What a search may take longer than its time.
        const SLACK: Duration = Duration::from_millis(150);
        if hidden {
            self.time().saturating_add(SLACK)
        } else {
            SHORTEST
        }
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl JsonSchema for Level {
    fn schema_name() -> Cow<'static, str> {
        "Level".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 1, "maximum": Level::ALL.len() })
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        let number = u64::deserialize(deserializer)?;
        Level::numbered(number).ok_or_else(|| D::Error::custom("a level from 1 to 5"))
    }
}

/// An automatic player: a level of the game's own bot, or one of the two baselines that
/// know nothing about any game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Player {
    /// Any legal move, uniformly at random.
    Random,
    /// Plain tree search with uniform playouts.
    Tree,
    /// The game's own bot.
    Level(Level),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Tree => f.write_str("tree"),
            Player::Level(level) => write!(f, "{}", level.number()),
        }
    }
}

impl FromStr for Player {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Player, &'static str> {
        match text {
            "random" => Ok(Player::Random),
            "tree" => Ok(Player::Tree),
            number => {
                let level = number.parse().ok().and_then(Level::numbered);
                level.map(Player::Level).ok_or("1–5, random, tree")
            }
        }
    }
}
