//! The picture: a line for each colour with its points and stones, and below
//! them the levels from the ground up, each drawn from above.

use rules::{Canvas, Drawn, FixedFacts, Game, Ink, Look, OptionWords, Style, Text};

use crate::facts::Facts;
use crate::option_words::OPTION_WORDS;
use crate::{Action, Colour, Cube, Rumis, Stone};

/// The widest picture, after which the next level begins a new band.
const WIDTH: usize = 78;
/// Where the stones of a colour begin, and how wide each is.
const STONES: (usize, usize) = (19, 5);
/// A cube's width, and what stands left of a level's cubes.
const CUBE: usize = 3;
const MARGIN: usize = 3;
const FAINT: Style = Style::ink(Ink::Faint);

impl Drawn for Rumis {
    fn picture(view: &Rumis, look: &Look) -> Canvas {
        let mut canvas = Canvas::new();
        for colour in view.colours() {
            view.draw_hand(&mut canvas, colour, look);
        }
        let (mut x, mut y) = (0, view.hands.len());
        let mut depth = 0;
        for level in view.levels() {
            if x + level.width() > WIDTH {
                (x, y, depth) = (0, y + depth, 0);
            }
            view.draw_level(&mut canvas, x, y, &level, look);
            x += level.width() + 1;
            depth = depth.max(1 + level.depth());
        }
        canvas
    }

    /// The stone, then its cubes.
    fn path(action: &Action) -> Vec<String> {
        match action {
            Action::Pass => vec![action.to_string()],
            Action::Place(stone, cubes) => {
                let cubes = cubes.iter().map(Cube::to_string);
                std::iter::once(stone.to_string()).chain(cubes).collect()
            }
        }
    }

    /// Cubes may be touched in any order.
    fn attempt(path: &[String]) -> String {
        let [stone, cubes @ ..] = path else {
            return String::new();
        };
        if cubes.is_empty() {
            return stone.clone();
        }
        let mut cubes = cubes.to_vec();
        cubes.sort_by_key(|cube| Cube::read(cube));
        format!("{stone}:{}", cubes.join("+"))
    }

    fn option_words() -> &'static [OptionWords] {
        OPTION_WORDS
    }

    fn fixed_facts() -> Option<FixedFacts> {
        Some(FixedFacts::of(&Facts::new()))
    }

    /// The cubes; the stone is not there any more.
    fn marks(_: &Rumis, action: &Action) -> Vec<String> {
        match action {
            Action::Pass => Vec::new(),
            Action::Place(_, cubes) => cubes.iter().map(Cube::to_string).collect(),
        }
    }
}

/// The cubes of one level.
struct Level {
    cubes: Vec<Cube>,
    /// The columns that it has, and its last row and the plan's.
    columns: (u8, u8),
    south: u8,
    north: u8,
}

impl Level {
    fn width(&self) -> usize {
        MARGIN + CUBE * usize::from(self.columns.1 - self.columns.0 + 1)
    }

    /// Lines from the plan's northernmost row to the level's southernmost.
    fn depth(&self) -> usize {
        usize::from(self.north - self.south + 1)
    }

    /// Where a cube is drawn.
    fn spot(&self, cube: Cube) -> (usize, usize) {
        let x = MARGIN + CUBE * usize::from(cube.column - self.columns.0);
        (x, 1 + usize::from(self.north - cube.row))
    }
}

impl Rumis {
    /// `▶ ■ Rojo     12   S01  S02 …`; the stones that can be chosen are spots.
    fn draw_hand(&self, canvas: &mut Canvas, colour: Colour, look: &Look) {
        let y = colour.index();
        let style = Style::ink(ink(colour));
        let sign = self.sign(colour, look);
        let (name, points) = (name(colour, look), self.points(colour));
        let text = format!("{sign} {} {name:<9}{points:>3}", glyph(colour, true, look));
        canvas.write(0, y, &text, style.bold());
        if self.is_out(colour) {
            canvas.write(STONES.0 - 2, y, &look.glyph('✗', 'x').to_string(), FAINT);
        }
        let mut x = STONES.0;
        for stone in Stone::all() {
            let text = format!(" {stone} ");
            if self.can_choose(colour, stone) {
                canvas.spot(stone, x, y, &text, style.on(Ink::Board));
            } else if self.left(colour).contains(stone) {
                canvas.write(x, y, &text, style);
            }
            x += text.len().max(STONES.1);
        }
    }

    /// What marks the colour to play, or the winner's.
    fn sign(&self, colour: Colour, look: &Look) -> char {
        if self.colour() == Some(colour) {
            look.glyph('▶', '>')
        } else if self.turn().winners().contains(self.seating.seat(colour)) {
            look.glyph('★', '*')
        } else {
            ' '
        }
    }

    /// Whether a stone of this colour may be next; where stones are free of
    /// turns, the first colour that has it provides it.
    fn can_choose(&self, colour: Colour, stone: Stone) -> bool {
        let has = |colour: &Colour| self.left(*colour).contains(stone);
        let provider = match self.to_play {
            None => None,
            Some(_) if self.seating.is_free() => self.colours().find(has),
            Some(to_play) => Some(to_play).filter(has),
        };
        provider == Some(colour)
    }

    /// The levels from the ground up.
    fn levels(&self) -> Vec<Level> {
        let cubes = self
            .plan
            .cubes()
            .chunk_by(|one, next| one.level == next.level);
        let north = self.plan.ground().rows() - 1;
        let level = |cubes: &[Cube]| Level {
            cubes: cubes.to_vec(),
            columns: (cubes[0].column, cubes[cubes.len() - 1].column),
            south: cubes[0].row,
            north,
        };
        cubes.map(level).collect()
    }

    fn draw_level(&self, canvas: &mut Canvas, x: usize, y: usize, level: &Level, look: &Look) {
        let heading = format!("/{}", level.cubes[0].level + 1);
        canvas.write(x, y, &heading, FAINT.bold());
        for &cube in &level.cubes {
            let (right, down) = level.spot(cube);
            let letter = char::from(b'a' + cube.column).to_string();
            canvas.write(x + right + 1, y, &letter, FAINT);
            canvas.write(x + 1, y + down, &(cube.row + 1).to_string(), FAINT);
            let (text, style) = self.cube_look(cube, look);
            canvas.spot(cube, x + right, y + down, &text, style);
        }
    }

    /// Built cubes that are seen from above are solid, covered ones hollow; a
    /// dot is where the next stone can stand, and the rest is air.
    fn cube_look(&self, cube: Cube, look: &Look) -> (String, Style) {
        let above = Cube {
            level: cube.level + 1,
            ..cube
        };
        let seen = self.cube(above).is_none();
        let stands = |place| self.frontier.contains(place);
        let (character, ink, paper) = match self.cube(cube) {
            Some(colour) => (glyph(colour, seen, look), ink(colour), Ink::Board),
            None if self.plan.place(cube).is_some_and(stands) => {
                (look.glyph('·', '.'), Ink::Faint, Ink::Board)
            }
            None => (' ', Ink::Faint, Ink::BoardAlt),
        };
        let style = Style::ink(ink).on(paper);
        (
            format!(" {character} "),
            if seen { style.bold() } else { style },
        )
    }
}

fn name(colour: Colour, look: &Look) -> &'static str {
    Rumis::ABOUT.seats[colour.index()].get(look.lang)
}

/// A colour's shape, or its letter, in which two colours never agree.
fn glyph(colour: Colour, seen: bool, look: &Look) -> char {
    const SOLID: [char; 4] = ['■', '▲', '●', '◆'];
    const HOLLOW: [char; 4] = ['□', '△', '○', '◇'];
    const LETTERS: Text = Text::new("RAMV", "RBYG");
    let letter = char::from(LETTERS.get(look.lang).as_bytes()[colour.index()]);
    if seen {
        look.glyph(SOLID[colour.index()], letter)
    } else {
        look.glyph(HOLLOW[colour.index()], letter.to_ascii_lowercase())
    }
}

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Blue => Ink::Blue,
        Colour::Yellow => Ink::Yellow,
        Colour::Green => Ink::Green,
    }
}
