//! All that this game is held to, as one program: many would be built for minutes.

mod bot;
mod games;
mod golden;
mod laws;
mod options;
mod perft;
mod print;
mod puzzles;
mod reference;
mod rulebook;
mod shapes;
mod solver;
