//! What each ink looks like in a terminal.
//!
//! On the board the paper is known, so the pieces have bright colours, or black,
//! that stand out from it. Off the board the paper is the terminal's own, dark or
//! light, so the colours are middling ones that can be read on both.

use ratatui::style::{Color, Modifier, Style};
use rules::Ink;

/// Which colours there are.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Palette {
    colour: bool,
}

impl Palette {
    /// All colours, unless the environment says `NO_COLOR`.
    pub(crate) fn of_environment() -> Palette {
        let forbidden = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        Palette { colour: !forbidden }
    }

    /// A style of the picture.
    pub(crate) fn style(self, style: rules::Style) -> Style {
        let mut shown = Style::new();
        if style.bold {
            shown = shown.add_modifier(Modifier::BOLD);
        }
        if !self.colour {
            return shown;
        }
        match paper(style.paper) {
            Some(paper) => shown.bg(paper).fg(on_board(style.ink)),
            None => shown.fg(on_terminal(style.ink)),
        }
    }

    /// Where the player is. Off the board nobody knows which colour would
    /// stand out, but the terminal's own two always do when they are swapped.
    pub(crate) fn cursor(self, under: Style) -> Style {
        match under.bg {
            Some(_) if self.colour => under.bg(BRIGHT).fg(BLACK).add_modifier(Modifier::BOLD),
            _ => under.add_modifier(Modifier::REVERSED | Modifier::BOLD),
        }
    }

    /// What can be touched, where nothing stands.
    pub(crate) fn hint(self, under: Style) -> Style {
        let bold = under.add_modifier(Modifier::BOLD);
        match under.bg {
            Some(_) if self.colour => bold.fg(on_board(Ink::Yellow)),
            _ => bold.fg(Color::Reset),
        }
    }

    /// What was touched.
    pub(crate) fn picked(self) -> Style {
        self.toned(Color::Indexed(220), BLACK)
    }

    /// What cannot be.
    pub(crate) fn refused(self) -> Style {
        self.toned(Color::Indexed(160), BRIGHT)
    }

    /// A sentence that says no.
    pub(crate) fn warning(self) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        if self.colour {
            bold.fg(on_terminal(Ink::Red))
        } else {
            bold
        }
    }

    /// What matters least.
    pub(crate) fn faint(self) -> Style {
        self.style(rules::Style::ink(Ink::Faint))
    }

    fn toned(self, paper: Color, ink: Color) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        if self.colour {
            bold.bg(paper).fg(ink)
        } else {
            bold
        }
    }
}

const BLACK: Color = Color::Indexed(16);
const BRIGHT: Color = Color::Indexed(231);

/// The colour behind; `None` is the terminal's own.
const fn paper(ink: Ink) -> Option<Color> {
    let index = match ink {
        Ink::Plain => return None,
        Ink::Board => 60,
        Ink::BoardAlt => 24,
        Ink::Faint => 244,
        Ink::Black => 16,
        Ink::White => 231,
        Ink::Red => 160,
        Ink::Blue => 27,
        Ink::Yellow => 220,
        Ink::Green => 28,
        Ink::Orange => 208,
    };
    Some(Color::Indexed(index))
}

const fn on_board(ink: Ink) -> Color {
    let index = match ink {
        Ink::Black => 16,
        Ink::Plain | Ink::White => 231,
        Ink::Faint | Ink::Board | Ink::BoardAlt => 250,
        Ink::Red => 217,
        Ink::Blue => 117,
        Ink::Yellow => 226,
        Ink::Green => 120,
        Ink::Orange => 215,
    };
    Color::Indexed(index)
}

const fn on_terminal(ink: Ink) -> Color {
    let index = match ink {
        // Black and white are told apart by their shapes: one of them would
        // vanish on any terminal.
        Ink::Plain | Ink::Black | Ink::White => return Color::Reset,
        Ink::Faint | Ink::Board | Ink::BoardAlt => 244,
        Ink::Red => 160,
        Ink::Blue => 27,
        Ink::Yellow => 136,
        Ink::Green => 28,
        Ink::Orange => 166,
    };
    Color::Indexed(index)
}
