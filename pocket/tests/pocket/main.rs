//! The pocket from the outside: nothing but requests and their answers.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod asking;
mod device;
mod early;
mod garbage;
mod playing;
mod refusals;
mod rematch;
mod stateless;
mod thinking;
mod timing;
