//! All that this game is held to, as one program: many would be built for minutes.

mod bot;
mod explain;
mod gcg;
mod golden;
mod hunspell;
mod laws;
mod perft;
mod print;
mod puzzles;
mod reference;
mod rulebook;
mod small;
mod turns;
mod two_worlds;
mod word_list;
