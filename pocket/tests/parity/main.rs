//! The WebAssembly modules give the same answers as the program, byte for byte.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod bots;
mod golden;
mod module;
