//! What goes over the wire: nothing that a viewer may not know, and nothing that one
//! slow reader could hold up.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod client;
mod closing;
mod house;
mod opening;
mod positions;
mod puzzles;
mod retold;
mod slow;
mod too_many;
mod tour;
mod two_worlds;
#[allow(dead_code, reason = "the other tests use the rest")]
#[path = "../shell/wire.rs"]
mod wire;
mod worlds;
