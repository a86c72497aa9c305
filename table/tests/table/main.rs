//! One running match, from the outside.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod aids;
mod clocks;
mod consent;
mod damaged;
mod editions;
mod fold_law;
mod gathering;
mod giving_up;
mod looking_back;
mod passes;
mod patience;
mod playing_on;
mod puzzles;
mod question;
mod questions;
mod refusals;
mod reviews;
mod room;
mod script;
mod secrets;
mod series;
mod study;
mod taking_back;
mod talk;
mod teams;
mod two_worlds;
mod walk;
