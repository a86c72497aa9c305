//! The picture: the board, and beside it the racks and the scores.

use rules::{
    Canvas, Drawn, FixedFacts, Game, Ink, Lang, Look, OptionWords, Query, Seat, Style, Text, Turn,
};

use crate::count::Counting;
use crate::facts::Facts;
use crate::option_words::OPTION_WORDS;
use crate::square::SIZE;
use crate::{Action, Direction, Hand, Ideograma, Placed, Premium, Square, Tile, View};

const CELL: usize = 3;
/// Where the first column begins, after the numbers of the rows.
const LEFT: usize = 3;
/// Where the column beside the board begins.
const BESIDE: usize = LEFT + SIZE * CELL + 2;

const WORDS: &[(&str, Text)] = &[
    (">", Text::new("en horizontal", "across")),
    ("v", Text::new("en vertical", "down")),
    ("-", Text::new("cambiar fichas", "change tiles")),
    ("pass", Text::new("pasar", "pass")),
    ("accept", Text::new("aceptar la palabra", "accept the word")),
    (
        "challenge",
        Text::new("impugnar la palabra", "challenge the word"),
    ),
];

impl Drawn for Ideograma {
    fn picture(view: &View, look: &Look) -> Canvas {
        let mut canvas = Canvas::new();
        draw_edges(&mut canvas);
        for square in Square::all() {
            draw_square(&mut canvas, view, square, look);
        }
        draw_seats(&mut canvas, view, look);
        canvas
    }

    /// A word is touched at its first square, then its direction, then the word.
    fn path(action: &Action) -> Vec<String> {
        match action {
            Action::Lay(placement) => {
                let word: String = placement.word.iter().map(|it| it.char()).collect();
                let sign = match placement.direction {
                    Direction::Across => ">",
                    Direction::Down => "v",
                };
                vec![placement.start.to_string(), sign.to_owned(), word]
            }
            Action::Change(tiles) => vec!["-".to_owned(), tiles.to_string()],
            Action::Pass | Action::Accept | Action::Challenge => vec![action.to_string()],
        }
    }

    fn attempt(path: &[String]) -> String {
        let [square, sign, word] = path else {
            return path.concat();
        };
        let row = square.find(|c: char| c.is_ascii_digit());
        let (column, row) = square.split_at(row.unwrap_or_default());
        match sign.as_str() {
            ">" => format!("{row}{column} {word}"),
            _ => format!("{column}{row} {word}"),
        }
    }

    fn option_words() -> &'static [OptionWords] {
        OPTION_WORDS
    }

    fn fixed_facts() -> Option<FixedFacts> {
        Some(FixedFacts::of(&Facts::new()))
    }

    fn query() -> Option<Query> {
        Some(Query::of::<Counting>())
    }

    fn words() -> &'static [(&'static str, Text)] {
        WORDS
    }

    /// The squares that got a tile.
    fn marks(before: &View, action: &Action) -> Vec<String> {
        let Action::Lay(placement) = action else {
            return Vec::new();
        };
        let squares = placement.squares().map(|(square, _)| square);
        let new = squares.filter(|square| before.board().at(*square).is_none());
        new.map(|square| square.to_string()).collect()
    }
}

fn draw_edges(canvas: &mut Canvas) {
    for line in 0..SIZE {
        let letter = char::from(b'A' + line as u8).to_string();
        canvas.write(LEFT + line * CELL + 1, 0, &letter, Style::ink(Ink::Faint));
        let number = format!("{:2}", line + 1);
        canvas.write(0, line + 1, &number, Style::ink(Ink::Faint));
    }
}

fn draw_square(canvas: &mut Canvas, view: &View, square: Square, look: &Look) {
    let premium = view.table.premiums().at(square);
    let (text, ink) = match view.board().at(square) {
        Some(placed) => (tile_text(placed.char(), look), tile_style(placed)),
        None => (premium_text(premium, look), Style::ink(Ink::Faint)),
    };
    let (x, y) = (
        LEFT + square.place(Direction::Across) * CELL,
        square.line(Direction::Across) + 1,
    );
    canvas.spot(square, x, y, &text, ink.on(paper(premium)));
}

/// A blank is a small letter.
fn tile_style(placed: Placed) -> Style {
    let style = Style::ink(Ink::Plain);
    if placed.is_blank() {
        style
    } else {
        style.bold()
    }
}

/// Without Ñ, its tilde stands beside it.
fn tile_text(letter: char, look: &Look) -> String {
    match letter {
        'Ñ' if look.ascii => " N~".to_owned(),
        'ñ' if look.ascii => " n~".to_owned(),
        letter => format!(" {letter} "),
    }
}

/// How often a letter (`l`) or a word (`p`, `w`) counts.
fn premium_text(premium: Option<Premium>, look: &Look) -> String {
    let word = match look.lang {
        Lang::Es => 'p',
        Lang::En => 'w',
    };
    match premium {
        Some(Premium::Red) => format!("3{word} "),
        Some(Premium::Green) => format!("2{word} "),
        Some(Premium::Orange) => "3l ".to_owned(),
        Some(Premium::Yellow) => "2l ".to_owned(),
        None => format!(" {} ", look.glyph('·', '.')),
    }
}

fn paper(premium: Option<Premium>) -> Ink {
    match premium {
        Some(Premium::Red) => Ink::Red,
        Some(Premium::Green) => Ink::Green,
        Some(Premium::Orange) => Ink::Orange,
        Some(Premium::Yellow) => Ink::Yellow,
        None => Ink::Board,
    }
}

/// The racks with the scores, the pool, and what luck or a rival waits for.
fn draw_seats(canvas: &mut Canvas, view: &View, look: &Look) {
    let mut y = 1;
    let mut write = |text: String, style: Style| {
        canvas.write(BESIDE, y, &text, style);
        y += 1;
    };
    for (seat, hand) in Seat::all(view.hands().len()).zip(view.hands()) {
        let name = Ideograma::ABOUT.seats[seat.index()].get(look.lang);
        let points = view.points()[seat.index()];
        let sign = sign(view, seat, look);
        write(
            format!("{sign} {name}  {points:>4}"),
            Style::default().bold(),
        );
        write(format!("    {}", hand_text(hand, look)), Style::default());
    }
    let pool = match look.lang {
        Lang::Es => "Bolsa",
        Lang::En => "Pool",
    };
    write(
        format!("  {pool}  {:>4}", view.pool()),
        Style::ink(Ink::Faint),
    );
    for (seat, tile) in view.table.lots() {
        let lot = letters(&[*tile], look);
        write(format!("  {seat}: {lot}"), Style::default());
    }
    if let Some(pending) = view.table.pending() {
        let word = pending.placement.to_string();
        let word = if look.ascii { ascii(&word) } else { word };
        write(format!("? {word}"), Style::default());
    }
}

/// What marks the player to act, and the winner.
fn sign(view: &View, seat: Seat, look: &Look) -> char {
    match view.turn() {
        Turn::Seat(actor) if actor == seat => look.glyph('▶', '>'),
        Turn::Over(winners) if winners.contains(seat) => look.glyph('★', '*'),
        _ => ' ',
    }
}

fn hand_text(hand: &Hand, look: &Look) -> String {
    let tiles = match look.lang {
        Lang::Es => "fichas",
        Lang::En => "tiles",
    };
    match hand {
        Hand::Shown(hand) => letters(&hand.iter().collect::<Vec<_>>(), look),
        Hand::Hidden(count) => format!("{count} {tiles}"),
    }
}

fn letters(tiles: &[Tile], look: &Look) -> String {
    let letters: Vec<String> = tiles.iter().map(ToString::to_string).collect();
    let letters = letters.join(" ");
    if look.ascii { ascii(&letters) } else { letters }
}

fn ascii(text: &str) -> String {
    text.replace('Ñ', "N~").replace('ñ', "n~")
}
