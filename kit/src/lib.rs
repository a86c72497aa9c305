//! The laws every game is tested by, golden transcripts and perft tables.
//!
//! A game's `tests/all/laws.rs` is one call:
//!
//! ```no_run
//! # use rules::{Drawn, Hosted};
//! # fn laws_of<Mill: Drawn + Hosted>() {
//! kit::Laws::<Mill>::new().games(200).check();
//! # }
//! ```
//!
//! It plays random games of every combination of options and seats and checks
//! at every position what the contract promises. A failure names the law, the
//! game, the options, the seats, the seed and the actions so far: [`start`] and
//! [`play`] get there again.

mod bot;
mod chance;
mod doors;
mod faces;
mod facts;
mod formats;
mod games;
mod guess;
mod laws;
mod moves;
mod notation;
mod options;
mod pages;
mod perft;
mod pick;
mod picture;
mod play;
mod position;
mod probes;
mod read_back;
mod record;
mod refusals;
mod result;
mod riddles;
mod schema;
mod shelf;
mod shown;
mod spar;
mod spoil;
mod story;
mod table;
mod tally;
mod transcript;
mod two_worlds;
mod winning;
mod words;
mod worlds;

pub use bot::Bot;
pub use laws::Laws;
pub use perft::perft_table;
pub use play::{play, refused, start};
pub use riddles::{puzzles, riddles, riddles_with};
pub use shelf::shelf;
pub use spar::spar;
pub use spoil::spoil;
pub use story::{Story, Telling};
pub use transcript::{laid_out, transcript};
pub use two_worlds::{Pairs, TwoWorlds};
pub use winning::{can_win, winning_moves};
