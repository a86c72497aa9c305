//! All that this game is held to, as one program: many would be built for minutes.

mod bot;
mod golden;
mod laws;
mod perft;
mod print;
mod puzzles;
mod reference;
mod refusals;
mod rulebook;
mod view;
