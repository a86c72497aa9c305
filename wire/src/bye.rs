//! Why the room closes a socket, and whether to reconnect.

use bots::Sentence;
use rules::{Refusal, Rule};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::refusals;

/// The last message on a socket.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Bye {
    /// The reason, for programs.
    pub code: ByeCode,
    /// Whether to reconnect; if not, the same would happen again.
    pub again: bool,
    /// How many milliseconds to wait before reconnecting; 0 leaves that to the client.
    pub retry_ms: u64,
    /// The reason, for people.
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
            /// All codes.
            pub const ALL: &'static [ByeCode] = &[$(ByeCode::$name),+];

            /// Its code and its sentence.
            pub fn rule(self) -> &'static Rule {
                match self {
                    $(ByeCode::$name => &$rule,)+
                }
            }

            /// Whether the reason is temporary, so that reconnecting is worthwhile.
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
    /// The client was silent for too long.
    Silent = refusals::SILENT, true;
    /// The connection was lost.
    Gone = refusals::GONE, true;
    /// The client keeps exceeding its rate limit.
    TooMany = refusals::TOO_MANY, true;
    /// The store did not answer.
    TryAgain = refusals::TRY_AGAIN, true;
    /// An internal error.
    Inside = refusals::INSIDE, true;
    /// The client sent a malformed message.
    BadMessage = refusals::BAD_MESSAGE, false;
    /// The client uses another version of the protocol.
    OtherProtocol = refusals::OTHER_PROTOCOL, false;
    /// A spectator without a token tried to act.
    NobodyKnown = refusals::NOBODY_KNOWN, false;
    /// There is no such table.
    NoSuchTable = refusals::NO_TABLE, false;
    /// The table has no spectators, and the person does not play there.
    PrivateTable = refusals::PRIVATE, false;
    /// The person continues at this table on another device.
    GoneElsewhere = refusals::ELSEWHERE, false;
    /// The host has blocked the person.
    Blocked = table::refusals::BLOCKED, false;
    /// The stored events of the table do not fit together.
    UnreadableTable = refusals::UNREADABLE, false;
}

impl ByeCode {
    /// The code for a refusal that closes the socket.
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
