//! The words beside the boards: what is due, the hands, the colours. The Spanish
//! ones are such as need no accents.

use rules::{Canvas, Game, Lang, Look, Seat, Style, Text};

use super::{FAINT, ink};
use crate::scoring::{holder, odd_groups};
use crate::table::Phase;
use crate::tokens::{Colour, Tokens};
use crate::view::Pile;
use crate::{Airam, View};

/// Where the words begin: to the right of the widest layout.
const LEFT: usize = 40;

pub(super) fn draw(canvas: &mut Canvas, view: &View, look: &Look) {
    canvas.write(LEFT, 0, &due(view, look.lang), Style::default().bold());
    for seat in Seat::all(2) {
        let pile = view.hands[seat.index()];
        let sign = if next(view) == Some(seat) { '>' } else { ' ' };
        let caption = format!("{sign} {}: ", name(seat, look.lang));
        draw_pile(canvas, 2 + seat.index(), &caption, pile);
    }
    if let Some(&drawn) = view.phase.drawn() {
        let caption = match view.phase {
            Phase::Keep(_) => Text::new("  Sacadas: ", "  Drawn: "),
            _ => Text::new("  Por colocar: ", "  To place: "),
        };
        draw_pile(canvas, 5, caption.get(look.lang), drawn);
    }
    if let Some(given) = view.phase.given() {
        let caption = Text::new("  Dada: ", "  Given: ");
        let given = Pile::Open(Tokens::from_iter([given]));
        draw_pile(canvas, 6, caption.get(look.lang), given);
    }
    match revealed(view) {
        Some(hands) => draw_groups(canvas, view, &hands, look.lang),
        None => draw_unseen(canvas, view, look.lang),
    }
}

fn name(seat: Seat, lang: Lang) -> &'static str {
    Airam::ABOUT.seats[seat.index()].get(lang)
}

/// Who acts or draws next.
fn next(view: &View) -> Option<Seat> {
    match view.phase {
        Phase::Draw => Some(view.drawer),
        _ => view.actor(),
    }
}

/// What happens next.
fn due(view: &View, lang: Lang) -> String {
    let what = match view.phase {
        Phase::Fill => Text::new(
            "Van las nueve primeras fichas",
            "The first nine tokens go out",
        ),
        Phase::Draw => Text::new(": saca tres fichas", " draws three tokens"),
        Phase::Keep(_) => Text::new(": guarda una y da otra", " keeps one and gives one"),
        Phase::PlaceGiven { .. } => Text::new(": coloca la ficha dada", " places the token given"),
        Phase::PlaceLast(_) => Text::new(": coloca la que le queda", " places the last token"),
        Phase::Over => Text::new("Final de la partida", "The end of the game"),
    };
    let who = next(view).map_or("", |seat| name(seat, lang));
    format!("{who}{}", what.get(lang))
}

/// A caption and the tokens, or a `?` for each that lies face down.
fn draw_pile(canvas: &mut Canvas, y: usize, caption: &str, pile: Pile) {
    canvas.write(LEFT, y, caption, Style::default());
    let x = LEFT + caption.chars().count();
    for (place, letter) in pile.to_string().chars().enumerate() {
        let colour = Colour::of_letter(letter);
        let style = colour.map_or(FAINT, |colour| Style::ink(ink(colour)).bold());
        canvas.write(x + 2 * place, y, &letter.to_string(), style);
    }
}

fn draw_unseen(canvas: &mut Canvas, view: &View, lang: Lang) {
    let unseen = view.unseen();
    let caption = Text::new("Fichas sin ver", "Tokens unseen");
    let caption = format!("  {}: {}", caption.get(lang), unseen.len());
    canvas.write(LEFT, 8, &caption, FAINT);
    for colour in Colour::ALL {
        draw_colour(canvas, colour, lang, &unseen.count(colour).to_string());
    }
}

/// Once everything is shown: how many odd groups each colour has, and whose they
/// are.
fn draw_groups(canvas: &mut Canvas, view: &View, hands: &[Tokens; 2], lang: Lang) {
    let caption = Text::new("  Grupos impares", "  Odd groups");
    canvas.write(LEFT, 8, caption.get(lang), FAINT);
    for colour in Colour::ALL {
        let odd = odd_groups(&view.ground, view.board.of(colour));
        let whose = holder(hands, colour).map_or("-", |seat| name(seat, lang));
        draw_colour(canvas, colour, lang, &format!("{odd}  {whose}"));
    }
}

/// The hands of a game that is over.
fn revealed(view: &View) -> Option<[Tokens; 2]> {
    match (view.phase, view.hands) {
        (Phase::Over, [Pile::Open(first), Pile::Open(second)]) => Some([first, second]),
        _ => None,
    }
}

fn draw_colour(canvas: &mut Canvas, colour: Colour, lang: Lang, text: &str) {
    let name = match colour {
        Colour::Blue => Text::new("azul", "blue"),
        Colour::Green => Text::new("verde", "green"),
        Colour::Red => Text::new("rojo", "red"),
        Colour::Yellow => Text::new("amarillo", "yellow"),
    };
    let line = format!("  {colour} {:<9} {text}", name.get(lang));
    canvas.write(LEFT, 9 + colour.index(), &line, Style::ink(ink(colour)));
}
