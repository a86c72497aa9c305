//! Why the room closes a socket, and whether to come back.

use bots::Sentence;
use rules::{Refusal, Rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::refusals;

/// The last message on a socket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Bye {
    /// Why, for programs.
    pub code: ByeCode,
    /// Whether to come back: if not, the same would happen again.
    pub again: bool,
    /// How many milliseconds to wait before; 0 leaves that to the client.
    pub retry_ms: u64,
    /// Why, for people.
    pub why: Sentence,
}

/// Declares the codes with what each means to a client, so that none can lack it.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $rule:expr, $again:expr;)+) => {
        /// Why the room closes a socket.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum ByeCode {
            $($(#[$doc])* $name,)+
        }

        impl ByeCode {
            /// All of them.
            pub const ALL: &'static [ByeCode] = &[$(ByeCode::$name),+];

            /// Its name and its sentence.
            pub fn rule(self) -> &'static Rule {
                match self {
                    $(ByeCode::$name => &$rule,)+
                }
            }

            /// Whether it passes, so that it is worth coming back.
            pub fn again(self) -> bool {
                match self {
                    $(ByeCode::$name => $again,)+
                }
            }
        }
    };
}

codes! {
    /// The room restarts.
    Restart = refusals::RESTART, true;
    /// Nothing was heard from the client for too long.
    Silent = refusals::SILENT, true;
    /// The connection broke.
    Gone = refusals::GONE, true;
    /// The client goes too fast, and does not stop when told.
    TooMany = refusals::TOO_MANY, true;
    /// The store did not answer.
    TryAgain = refusals::TRY_AGAIN, true;
    /// Something broke in the room.
    Inside = refusals::INSIDE, true;
    /// The room cannot read what the client says.
    BadMessage = refusals::BAD_MESSAGE, false;
    /// The client speaks another version of the protocol.
    OtherProtocol = refusals::OTHER_PROTOCOL, false;
    /// A stranger may look, but not act.
    NobodyKnown = refusals::NOBODY_KNOWN, false;
    /// There is no such table.
    NoSuchTable = refusals::NO_TABLE, false;
    /// Only those who play at the table may look at it.
    PrivateTable = refusals::PRIVATE, false;
    /// The person goes on at this table on another device.
    GoneElsewhere = refusals::ELSEWHERE, false;
    /// The host does not want the person at the table.
    Blocked = table::refusals::BLOCKED, false;
    /// What is stored of the table does not fit together.
    UnreadableTable = refusals::UNREADABLE, false;
}

impl ByeCode {
    /// The code for a refusal after which a socket is closed.
    pub fn of(refusal: &Refusal) -> ByeCode {
        let mut codes = ByeCode::ALL.iter().copied();
        let found = codes.find(|code| code.rule() == refusal.rule);
        debug_assert!(found.is_some(), "{} closes no socket", refusal.rule.code);
        found.unwrap_or(ByeCode::Inside)
    }
}

impl From<ByeCode> for Bye {
    fn from(code: ByeCode) -> Bye {
        let sentence = code.rule().sentence;
        Bye {
            code,
            again: code.again(),
            retry_ms: 0,
            why: Sentence::new(sentence.es, sentence.en),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_written_as_its_rule_is_called() {
        for code in ByeCode::ALL {
            let written = serde_json::to_value(code).expect("a name");
            assert_eq!(written, code.rule().code);
        }
    }
}
