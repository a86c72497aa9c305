//! Every message between the room and its clients: the page, the terminal, the load
//! driver, and the page's own offline room. It knows no transport and no clock, and
//! compiles for WebAssembly.
//!
//! Each message can be written and read. Fields are only ever added, and a reader passes
//! over what it does not know, so that a client and a room of different versions
//! understand each other.

pub mod address;
mod answer;
mod attempted;
mod bye;
mod client;
mod codes;
mod lobby;
mod not_done;
mod opening;
mod reading;
mod record;
mod records;
pub mod refusals;
mod room;
mod snapshot;
mod studied;
mod telling;
mod why;

pub use answer::{Answer, Hint};
pub use attempted::Attempted;
pub use bye::{Bye, ByeCode};
pub use client::{ActMessage, AskMessage, FromClient, PROTOCOL};
pub use codes::{CodeFor, Invited, LookAtCode, NewCode, Redeem, Redeemed, Revoked};
pub use lobby::{Listing, Lobby, Summary};
pub use not_done::{Cause, NotDone};
pub use opening::{Answered, Done, Opened, Opening};
pub use reading::{Luck, Reading, replay};
pub use record::{earlier_record, is_earlier, record_text};
pub use records::{ReadRecord, ReportBegun, ReportOn};
pub use room::{Ev, FromRoom, Heard, Lines};
pub use snapshot::{Own, SeatSnapshot, Snapshot, TeamPlace, members_here, seats_here, viewers};
pub use studied::Studied;
pub use telling::{Telling, number};
pub use why::Why;
