//! The laws tried on two toy games: as they are, and with one fault planted.

mod caught;
mod fault;
mod hands;
mod lines;
mod obeyed;
mod steps;
mod texts;
