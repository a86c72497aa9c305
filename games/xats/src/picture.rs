//! The picture: for each player the two numbers that have to meet and the
//! reserve, and below them the towers.

use rules::{Canvas, Drawn, FixedFacts, Game, Ink, Lang, Look, Seat, Style, Text, Turn};

use crate::facts::XatsFacts;
use crate::{Action, Deed, Piece, SIDES, Tower, Xats};

/// Reserves are laid out in fives so that nobody has to count, as the rulebook
/// recommends.
const GROUP: usize = 5;
const TOWER_COLUMNS: usize = 2;
/// Room for a tower of seven, the highest there can be.
const TOWER_WIDTH: usize = 38;
/// Room for a number of two digits and the points.
const SPOT_WIDTH: usize = 11;

impl Drawn for Xats {
    fn picture(view: &Xats, look: &Look) -> Canvas {
        let mut canvas = Canvas::new();
        let mut y = 0;
        for seat in Seat::all(view.seats()) {
            draw_numbers(&mut canvas, y, view, seat, look);
            y += 1;
            if view.turn == Turn::Seat(seat) {
                y += draw_reserve(&mut canvas, y, view, seat, look);
            }
        }
        for (place, tower) in view.towers.iter().enumerate() {
            let x = place % TOWER_COLUMNS * TOWER_WIDTH;
            draw_tower(&mut canvas, x, y + 1 + place / TOWER_COLUMNS, tower, look);
        }
        canvas
    }

    fn path(action: &Action) -> Vec<String> {
        let piece = action.piece.to_string();
        match action.deed {
            Deed::Stack(tower) => vec![piece, format!("t{tower}"), ">".to_owned()],
            Deed::Table => vec![piece, "table".to_owned()],
            Deed::Destroy(tower) => vec![piece, format!("t{tower}"), "x".to_owned()],
        }
    }

    fn attempt(path: &[String]) -> String {
        let [piece, place, rest @ ..] = path else {
            return path.concat();
        };
        let tower = place.strip_prefix('t').unwrap_or(place);
        match rest.first() {
            None if place == "table" => format!("{piece}>0"),
            None => format!("{piece}>{tower}"),
            Some(sign) => format!("{piece}{sign}{tower}"),
        }
    }
    fn fixed_facts() -> Option<FixedFacts> {
        Some(FixedFacts::of(&XatsFacts::new()))
    }

    fn words() -> &'static [(&'static str, Text)] {
        const {
            &[
                ("table", Text::new("a la mesa", "to the table")),
                (">", Text::new("poner encima", "put on top")),
                ("x", Text::new("destruir", "destroy")),
            ]
        }
    }

    /// The tower that grew or began. One that was destroyed is not there any
    /// more, and the pieces that have spots are the next player's.
    fn marks(before: &Xats, action: &Action) -> Vec<String> {
        match action.deed {
            Deed::Stack(tower) => vec![format!("t{tower}")],
            Deed::Table => vec![format!("t{}", before.next_id)],
            Deed::Destroy(_) => Vec::new(),
        }
    }
}

/// `> White  points 5   reserve 7   0 1 2a 2b 2c  3a 3b`
fn draw_numbers(canvas: &mut Canvas, y: usize, game: &Xats, seat: Seat, look: &Look) {
    let (points, reserve, out) = match look.lang {
        Lang::Es => ("puntas", "reserva", "fuera"),
        Lang::En => ("points", "reserve", "out"),
    };
    let colour = Style::ink(ink(seat));
    let name = format!("{} {:7}", sign(game, seat, look), name(seat, look));
    let (shown, kept) = (game.points_on_top(seat), game.reserve(seat).len());
    let numbers = format!("{points} {shown:<3} {reserve} {kept:<3}");
    let after_name = name.chars().count();
    let after_numbers = after_name + numbers.chars().count();
    canvas.write(0, y, &name, colour.bold());
    canvas.write(after_name, y, &numbers, Style::default());
    if game.out.contains(seat) {
        canvas.write(after_numbers, y, out, Style::ink(Ink::Faint));
    } else if game.turn != Turn::Seat(seat) {
        canvas.write(after_numbers, y, &in_fives(game, seat), colour);
    }
}

/// What marks the player to move, or the winner.
fn sign(game: &Xats, seat: Seat, look: &Look) -> char {
    if game.turn == Turn::Seat(seat) {
        look.glyph('▶', '>')
    } else if game.turn.winners().contains(seat) {
        look.glyph('★', '*')
    } else {
        ' '
    }
}

fn name(seat: Seat, look: &Look) -> &'static str {
    Xats::ABOUT.seats[seat.index()].get(look.lang)
}

fn in_fives(game: &Xats, seat: Seat) -> String {
    let names: Vec<&str> = game.reserve(seat).iter().map(Piece::name).collect();
    let fives: Vec<String> = names.chunks(GROUP).map(|five| five.join(" ")).collect();
    fives.join("  ")
}

/// The reserve of the player to move, to be touched. Gives the lines it took.
fn draw_reserve(canvas: &mut Canvas, y: usize, game: &Xats, seat: Seat, look: &Look) -> usize {
    let reserve = game.reserve(seat);
    for (place, piece) in reserve.iter().enumerate() {
        let text = format!(" {piece:2} {} ", points(piece, look));
        let x = 2 + place % GROUP * (SPOT_WIDTH + 1);
        let style = Style::ink(ink(seat)).on(Ink::Board);
        canvas.spot(piece, x, y + place / GROUP, &text, style);
    }
    (reserve.len() as usize).div_ceil(GROUP)
}

/// ` 3 ●●·●··  3 6W 4bB 3cR`: number, points on top, height, and the pieces
/// from the bottom with the initials of their owners.
fn draw_tower(canvas: &mut Canvas, x: usize, y: usize, tower: &Tower, look: &Look) {
    let id = tower.id();
    let text = format!(" {id:2} {} ", points(tower.top(), look));
    let top = Seat::all(crate::MOST_SEATS).find(|&seat| tower.shows(seat));
    let style = Style::ink(top.map_or(Ink::Plain, ink)).on(Ink::BoardAlt);
    canvas.spot(format!("t{id}"), x, y, &text, style);
    let mut x = x + text.chars().count();
    let height = format!("{}{}", look.glyph('×', 'x'), tower.height());
    canvas.write(x, y, &height, Style::ink(Ink::Faint));
    x += height.chars().count();
    for (piece, seat) in tower.pieces() {
        let text = format!(" {piece}{:.1}", name(seat, look));
        canvas.write(x, y, &text, Style::ink(ink(seat)));
        x += text.chars().count();
    }
}

/// The six sides of a piece, one after the other.
fn points(piece: Piece, look: &Look) -> String {
    let side = |side| {
        if piece.has_point(side) {
            look.glyph('●', 'o')
        } else {
            look.glyph('·', '.')
        }
    };
    (0..SIDES).map(side).collect()
}

const fn ink(seat: Seat) -> Ink {
    match seat.index() {
        0 => Ink::White,
        1 => Ink::Blue,
        _ => Ink::Red,
    }
}
