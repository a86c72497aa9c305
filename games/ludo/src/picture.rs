//! The picture: the board on the left, and beside it the dice and every piece
//! with its place, where it can be touched.

mod panel;
mod ring;

use rules::{Canvas, Drawn, FixedFacts, Ink, Look, OptionWords, Seat, Text};

use crate::facts::Facts;
use crate::notation::{Action, Meeting, Use};
use crate::option_words::OPTION_WORDS;
use crate::piece::{Piece, PieceSet};
use crate::track::Colour;
use crate::{Ludo, Options, Phase};

impl Drawn for Ludo {
    /// By the colour that the seat plays.
    fn seat(seat: Seat, seats: usize, options: &Options) -> Text {
        let seating = options.seating(seats);
        let colours = seating.unwrap_or_else(|_| Colour::usual(seats));
        paint(colours[seat.index()]).name
    }

    fn option_words() -> &'static [OptionWords] {
        OPTION_WORDS
    }

    fn fixed_facts() -> Option<FixedFacts> {
        Some(FixedFacts::of(&Facts::new()))
    }

    fn picture(view: &Ludo, look: &Look) -> Canvas {
        let mut canvas = Canvas::new();
        ring::draw(&mut canvas, view, look);
        panel::draw(&mut canvas, view, look);
        canvas
    }

    /// The die, the piece, and what it does to those it meets: `2 p1 3.2`. A
    /// piece alone moves back.
    fn path(action: &Action) -> Vec<String> {
        match action {
            Action::Use(Use {
                face,
                number,
                meeting,
            }) => {
                let mut path = vec![face.letter().to_string(), format!("p{number}")];
                match meeting {
                    Meeting::Nobody => {}
                    Meeting::Capture => path.push("x".to_owned()),
                    Meeting::Ride(carrier) => path.push(carrier.to_string()),
                }
                path
            }
            Action::Back(number) => vec![format!("p{number}")],
            Action::Ones | Action::Pass => vec![action.to_string()],
        }
    }

    fn attempt(path: &[String]) -> String {
        let touches: Vec<&str> = path.iter().map(String::as_str).collect();
        let number = |piece| own(piece).unwrap_or(piece);
        match touches[..] {
            // A die that no piece can use: the first one tells why.
            [die] if die.len() == 1 => format!("{die}:1"),
            [piece] if own(piece).is_some() => format!("back {}", number(piece)),
            [die, piece] => format!("{die}:{}", number(piece)),
            [die, piece, "x"] => format!("{die}:{}x", number(piece)),
            [die, piece, carrier] => format!("{die}:{}~{carrier}", number(piece)),
            _ => path.concat(),
        }
    }

    /// The piece that moved, or those that a double one took.
    fn marks(before: &Ludo, action: &Action) -> Vec<String> {
        let mut after = *before;
        after.carry_out(*action);
        let moved = before.moved(*action);
        moved.iter().map(|piece| after.spot(piece)).collect()
    }
}

/// The number in the name of a spot of the seat to act.
fn own(spot: &str) -> Option<&str> {
    spot.strip_prefix('p').filter(|number| number.len() == 1)
}

impl Ludo {
    /// The name of a piece's spot: the seat to act needs only its number.
    fn spot(&self, piece: Piece) -> String {
        if self.acting() == Some(piece.seat()) {
            format!("p{}", piece.number())
        } else {
            piece.to_string()
        }
    }

    fn acting(&self) -> Option<Seat> {
        match self.phase {
            Phase::Play { seat, .. } | Phase::Back { seat, .. } => Some(seat),
            Phase::Draw(_) | Phase::Throw(_) | Phase::Over(_) => None,
        }
    }

    fn moved(&self, action: Action) -> PieceSet {
        match (self.acting(), action) {
            (Some(seat), Action::Use(Use { number, .. }) | Action::Back(number)) => {
                PieceSet::only(Piece::new(seat, number))
            }
            (Some(seat), Action::Ones) => self.board.two_behind(seat),
            _ => PieceSet::NONE,
        }
    }
}

/// How a colour looks.
struct Paint {
    ink: Ink,
    name: Text,
    shape: char,
    letter: Text,
}

fn paint(colour: Colour) -> Paint {
    let (ink, shape, letter) = match colour {
        Colour::Red => (Ink::Red, '●', Text::new("R", "R")),
        Colour::Blue => (Ink::Blue, '▲', Text::new("A", "B")),
        Colour::Yellow => (Ink::Yellow, '■', Text::new("M", "Y")),
        Colour::Green => (Ink::Green, '◆', Text::new("V", "G")),
    };
    Paint {
        ink,
        name: crate::ABOUT.seats[colour as usize],
        shape,
        letter,
    }
}

impl Paint {
    /// What stands for a piece of this colour.
    fn glyph(&self, look: &Look) -> String {
        if look.ascii {
            self.letter.get(look.lang).to_owned()
        } else {
            self.shape.to_string()
        }
    }
}
