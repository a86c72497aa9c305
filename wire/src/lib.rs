//! Every message between the room and its clients: the page, the terminal, the load
//! driver, and the page's own offline room. It knows no transport and no clock, and
//! compiles for WebAssembly.

mod answer;
mod attempted;
mod client;
mod reading;
mod record;
pub mod refusals;
mod room;
mod snapshot;
mod studied;
mod telling;
mod why;

pub use answer::{Answer, Hint};
pub use attempted::Attempted;
pub use client::{ActMessage, AskMessage, FromClient, PROTOCOL};
pub use reading::{Luck, Reading, replay};
pub use record::{earlier_record, is_earlier, record_text};
pub use room::FromRoom;
pub use snapshot::{SeatSnapshot, Snapshot, TeamPlace, members_here, seats_here, viewers};
pub use studied::Studied;
pub use telling::Telling;
pub use why::Why;
