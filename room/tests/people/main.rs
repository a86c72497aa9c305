//! People at the tables of a room: coming back, invitations, series.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod codes;
mod coming_back;
mod forgetting;
mod hints;
mod place;
mod question;
mod reports;
mod series;
mod tables;
mod teams;
mod watching;
