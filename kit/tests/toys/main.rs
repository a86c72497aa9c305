//! The laws tested on two toy games: intact, and with one fault planted.

mod caught;
mod fault;
mod hands;
mod lines;
mod obeyed;
mod steps;
mod texts;
