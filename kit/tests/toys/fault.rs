//! Faults that can be planted in a toy game: each is a value of its parameter.

/// No fault: the toy obeys every law.
pub(crate) const NONE: u8 = 0;

pub(crate) const NEVER_ENDS: u8 = 1;
pub(crate) const PLAYS_ILLEGAL: u8 = 2;
pub(crate) const REFUSAL_MUTATES: u8 = 3;
pub(crate) const MISREADS: u8 = 4;
pub(crate) const READS_ANOTHER: u8 = 5;
pub(crate) const NO_ODDS: u8 = 6;
pub(crate) const UNLISTED_ROLL: u8 = 7;
pub(crate) const WRONG_PERFT: u8 = 8;
pub(crate) const WRONG_PLAYOUT: u8 = 9;
pub(crate) const EXTRA_LUCK: u8 = 10;
pub(crate) const NO_ANCHOR: u8 = 11;
pub(crate) const UNLISTED_RULE: u8 = 12;
pub(crate) const UNMET_RULE: u8 = 13;
pub(crate) const NOT_ASCII: u8 = 14;
pub(crate) const HOLE: u8 = 15;
pub(crate) const BAD_ADVICE: u8 = 16;
pub(crate) const NO_WINNER: u8 = 17;
pub(crate) const OFFERED_TWICE: u8 = 18;
pub(crate) const OFFERS_REFUSED: u8 = 19;
pub(crate) const NARROW_SPOT: u8 = 20;
pub(crate) const ONE_PATH: u8 = 21;
pub(crate) const STUCK: u8 = 22;
pub(crate) const PLAYS_AFTER_END: u8 = 23;
pub(crate) const PANICS: u8 = 24;
pub(crate) const RESOLVES_ANY: u8 = 25;
pub(crate) const FORMAT_FORGETS: u8 = 27;
pub(crate) const FORMAT_TRUSTS: u8 = 28;
pub(crate) const NO_WORDS: u8 = 29;
pub(crate) const MISDESCRIBED: u8 = 30;
pub(crate) const FROM_THE_FUTURE: u8 = 31;
pub(crate) const MISREADS_VIEW: u8 = 32;
pub(crate) const TRUSTS_VIEW: u8 = 33;

pub(crate) const VIEW_LEAKS: u8 = 40;
pub(crate) const VIEW_LEAKS_A_LITTLE: u8 = 41;
pub(crate) const REFUSAL_LEAKS: u8 = 42;
pub(crate) const FACE_LEAKS: u8 = 43;
pub(crate) const MASK_LEAKS: u8 = 44;
pub(crate) const MOVES_LEAK: u8 = 45;
pub(crate) const GUESS_CONTRADICTS: u8 = 46;
pub(crate) const TURN_LEAKS: u8 = 47;
pub(crate) const DENIES_SECRETS: u8 = 48;
pub(crate) const STATE_HIDES: u8 = 49;
