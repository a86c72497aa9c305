//! Printing on paper: drawings in millimetres, sheets of them to cut out, running text,
//! and SVG and PDF writers.
//!
//! Like the games that draw with it, it reads no file and no clock. A [`Drawing`] is a
//! list of shapes, a [`Sheet`] is a drawing of a [`Paper`]'s size, and a [`Document`]
//! is a list of sheets with a title, written with [`Document::pdf`] or
//! [`Document::svg`].

mod booklet;
mod card;
pub mod colour;
mod cut;
mod document;
mod drawing;
mod flow;
mod font;
mod grid;
mod markdown;
mod net;
mod paint;
mod paper;
mod path;
mod pdf;
mod place;
mod printed;
mod running;
mod split;
mod svg;
mod token;
mod widths;

pub use booklet::{Booklet, Chapter, Diagram, Told};
pub use card::card;
pub use colour::Colour;
pub use cut::{Cut, Piece, lay_out};
pub use document::Document;
pub use drawing::{Drawing, Shape};
pub use font::{Align, Font, PT, Type, is_printable};
pub use grid::Grid;
pub use net::{Face, Net, Solid};
pub use paint::{Dash, Fill, Hatch, Line, Paint};
pub use paper::{MARGIN, Paper, Sheet};
pub use path::{Path, Step};
pub use place::{Place, Point};
pub use printed::Printed;
pub use split::boards;
pub use token::{Token, two_sided};
