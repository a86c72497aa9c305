//! What every request meets, whatever it asks of the room: tested over real sockets, and where
//! the other end must be somewhere else, at the router itself.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod addresses;
mod config;
mod crowds;
mod faults;
mod figures;
mod guests;
mod headers;
mod hosts;
mod house;
mod limits;
mod log;
mod origins;
mod page;
mod patience;
mod promises;
mod wire;
