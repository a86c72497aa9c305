//! Beside the board: what is going on, the dice, and every piece as a spot.

use rules::{Canvas, Ink, Look, Seat, Style, Text};

use super::paint;
use crate::board::Board;
use crate::draw::Draw;
use crate::piece::Piece;
use crate::track::{Face, HOME, LAST, PRISON};
use crate::{Ludo, Phase};

/// Where it begins.
const X: usize = 44;
const SPOT: usize = 9;
/// Lines for each seat: its name, its pieces, and one left blank.
const LINES: usize = 3;
/// The line below everything else.
const LEGEND: usize = 15;

pub(super) fn draw(canvas: &mut Canvas, game: &Ludo, look: &Look) {
    canvas.write(X, 0, &heading(game, look), Style::default().bold());
    draw_dice(canvas, game);
    draw_legend(canvas, look);
    for seat in Seat::all(game.seats()) {
        let y = 2 + LINES * seat.index();
        draw_name(canvas, y, game, seat, look);
        for (place, piece) in Piece::all_of(seat).enumerate() {
            let text = format!(
                "{:SPOT$}",
                format!(" {}", place_of(&game.board, piece, look))
            );
            let style = Style::ink(paint(game.board.colour(piece)).ink).on(Ink::Board);
            canvas.spot(game.spot(piece), X + SPOT * place, y + 1, &text, style);
        }
    }
}

/// What the signs beside the pieces mean.
fn draw_legend(canvas: &mut Canvas, look: &Look) {
    let crown = look.glyph('♛', 'C');
    let words = Text::new(
        "1:17 casilla 17   -- presa   L3 en su camino   ~ montada en   ",
        "1:17 square 17   -- in prison   L3 on its lane   ~ rides on   ",
    );
    let arrived = Text::new("ha llegado", "has arrived");
    let text = format!("{}{crown} {}", words.get(look.lang), arrived.get(look.lang));
    canvas.write(0, LEGEND, &text, Style::ink(Ink::Faint));
}

/// What is going on. The Spanish words are such as need no accents.
fn heading(game: &Ludo, look: &Look) -> String {
    let say = |text: Text| text.get(look.lang);
    let name = |seat: Seat| say(paint(game.board.colours[seat.index()]).name);
    match &game.phase {
        Phase::Draw(draw) => drawing(draw, say(Text::new("Sorteo", "Starting draw"))),
        Phase::Throw(seat) => format!("{} {}", name(*seat), say(Text::new("tira", "throws"))),
        Phase::Play { seat, .. } => format!("{} {}", name(*seat), say(Text::new("juega", "plays"))),
        Phase::Back { seat, .. } => {
            let goes_back = Text::new("retrocede dos", "moves back two");
            format!("{} {}", name(*seat), say(goes_back))
        }
        Phase::Over(seat) => format!("{} {}", name(*seat), say(Text::new("gana", "wins"))),
    }
}

/// `Starting draw 1:5 2:? 4:?`
fn drawing(draw: &Draw, title: &str) -> String {
    let sums = draw.thrown().map(|sum| sum.to_string());
    let sums = sums.chain(std::iter::repeat("?".to_owned()));
    let seats = draw.throwing().iter().zip(sums);
    seats.fold(title.to_owned(), |line, (seat, sum)| {
        format!("{line} {seat}:{sum}")
    })
}

/// The dice can be touched while one of them is to be used; of two alike only
/// one.
fn draw_dice(canvas: &mut Canvas, game: &Ludo) {
    let playing = matches!(game.phase, Phase::Play { .. });
    let dice: Vec<char> = game.dice().chars().collect();
    for (place, face) in dice.iter().enumerate() {
        let (x, text) = (X + 5 * place, format!(" {face} "));
        let style = Style::default().on(Ink::BoardAlt).bold();
        if playing && !dice[..place].contains(face) {
            canvas.spot(face, x, 1, &text, style);
        } else {
            canvas.write(x, 1, &text, style);
        }
    }
}

/// `▶ ● 1 Red`, with the arrow for the seat to act and a star for the winner.
fn draw_name(canvas: &mut Canvas, y: usize, game: &Ludo, seat: Seat, look: &Look) {
    let paint = paint(game.board.colours[seat.index()]);
    let sign = match game.phase {
        Phase::Over(winner) if winner == seat => look.glyph('★', '*'),
        _ if game.acting() == Some(seat) => look.glyph('▶', '>'),
        _ => ' ',
    };
    let text = format!(
        "{sign} {} {seat} {}",
        paint.glyph(look),
        paint.name.get(look.lang)
    );
    canvas.write(X, y, &text, Style::ink(paint.ink).bold());
}

/// `1:17` is on square 17, `1:17~▲2` rides there on blue's 2, `1:L3` is on the
/// third square of its lane, `1:♛` has arrived and `1:--` is in prison.
fn place_of(board: &Board, piece: Piece, look: &Look) -> String {
    let number = piece.number();
    let place = match board.progress(piece) {
        PRISON => "--".to_owned(),
        HOME => look.glyph('♛', Face::Crown.letter()).to_string(),
        progress @ ..=LAST => board.colour(piece).square(progress).to_string(),
        progress => format!("L{}", progress - LAST),
    };
    match board.carrier[piece.index()] {
        Some(carrier) => {
            let glyph = paint(board.colour(carrier)).glyph(look);
            format!("{number}:{place}~{glyph}{}", carrier.number())
        }
        None => format!("{number}:{place}"),
    }
}
