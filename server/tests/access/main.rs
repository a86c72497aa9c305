//! Who may do what: every route and every message, for everybody who might try.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod house;
mod messages;
mod routes;
#[allow(dead_code, reason = "another test of this crate asks in more ways")]
#[path = "../shell/wire.rs"]
mod wire;
