//! Where everything goes on a screen of a given size.

use ratatui::layout::{Position, Rect};
use rules::{Canvas, Spot};

use super::table::{Button, Table};
use crate::play::session::Session;
use crate::play::words;

const SMALLEST: (u16, u16) = (40, 16);
const MOVES_WIDTH: u16 = 26;
/// The lines that are not the board's: title, buttons, message, input, keys.
const OTHER_LINES: u16 = 6;

/// The parts of the screen.
pub(crate) struct Places {
    pub(crate) title: Rect,
    pub(crate) board: Window,
    /// The list of moves, if there is room for it.
    pub(crate) moves: Option<Rect>,
    pub(crate) buttons: Vec<Rect>,
    pub(crate) message: Rect,
    pub(crate) input: Rect,
    pub(crate) keys: Rect,
}

impl Places {
    /// Arranges the table on its screen; `None` if that is too small.
    pub(crate) fn of(table: &Table) -> Option<Places> {
        let area = table.area;
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            return None;
        }
        let size = size(&table.canvas);
        let aside = area.width >= size.0 + MOVES_WIDTH + 2;
        let width = if aside {
            area.width - MOVES_WIDTH
        } else {
            area.width
        };
        let height = area.height - OTHER_LINES;
        let line = |y: u16, height: u16| Rect::new(0, y, area.width, height);
        let pane = Rect::new(0, 1, width, height);
        let labels = table
            .buttons
            .iter()
            .map(|button| label(button, &table.session));
        Some(Places {
            title: line(0, 1),
            board: Window::on(pane, size, table.cursor.spot()),
            moves: aside.then(|| Rect::new(width, 1, MOVES_WIDTH, height + 1)),
            buttons: row(height + 1, width, labels),
            message: line(area.height - 4, 2),
            input: line(area.height - 2, 1),
            keys: line(area.height - 1, 1),
        })
    }
}

/// The part of the picture that is on the screen: all of it, in the middle, or
/// as much as fits around the cursor.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window {
    pub(crate) area: Rect,
    pub(crate) left: u16,
    pub(crate) top: u16,
}

impl Window {
    fn on(pane: Rect, (width, height): (u16, u16), cursor: Option<&Spot>) -> Window {
        let (x, y) = cursor.map_or((0, 0), |spot| (spot.x + spot.width / 2, spot.y));
        let first = |at: usize, whole: u16, room: u16| {
            let before = (at as u16).saturating_sub(room / 2);
            before.min(whole.saturating_sub(room))
        };
        let area = Rect {
            x: pane.x + pane.width.saturating_sub(width) / 2,
            y: pane.y + pane.height.saturating_sub(height) / 2,
            width: width.min(pane.width),
            height: height.min(pane.height),
        };
        Window {
            area,
            left: first(x, width, pane.width),
            top: first(y, height, pane.height),
        }
    }

    /// The spot under a place on the screen.
    pub(crate) fn find<'a>(&self, at: Position, canvas: &'a Canvas) -> Option<&'a Spot> {
        if !self.area.contains(at) {
            return None;
        }
        let x = usize::from(at.x - self.area.x + self.left);
        let y = usize::from(at.y - self.area.y + self.top);
        let mut spots = canvas.spots().iter();
        spots.find(|spot| spot.y == y && (spot.x..spot.x + spot.width).contains(&x))
    }
}

/// What a button says.
pub(crate) fn label(button: &Button, session: &Session) -> String {
    let lang = session.look.lang;
    let text = match button {
        Button::Done(action) => format!("{}: {action}", words::DONE.get(lang)),
        Button::Touch(name) => session.game().entry().word(name, lang),
    };
    format!("[ {text} ]")
}

/// Buttons side by side in the middle of a line.
fn row(y: u16, width: u16, labels: impl Iterator<Item = String>) -> Vec<Rect> {
    let widths: Vec<_> = labels.map(|label| label.chars().count() as u16).collect();
    let whole = widths.iter().map(|width| width + 2).sum::<u16>();
    let mut x = width.saturating_sub(whole) / 2 + 1;
    let place = |button: u16| {
        let start = x.min(width);
        x += button + 2;
        Rect::new(start, y, button.min(width - start), 1)
    };
    widths.into_iter().map(place).collect()
}

fn size(canvas: &Canvas) -> (u16, u16) {
    let width = canvas.lines().iter().map(Vec::len).max().unwrap_or(0);
    (width as u16, canvas.lines().len() as u16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_picture_is_in_the_middle() {
        let window = Window::on(Rect::new(0, 1, 40, 10), (20, 6), None);
        assert_eq!(window.area, Rect::new(10, 3, 20, 6));
        assert_eq!((window.left, window.top), (0, 0));
    }

    #[test]
    fn a_large_picture_follows_the_cursor() {
        let check = |x, y, left, top| {
            let spot = Spot {
                name: String::new(),
                x,
                y,
                width: 3,
            };
            let window = Window::on(Rect::new(0, 1, 40, 10), (76, 18), Some(&spot));
            assert_eq!((window.left, window.top), (left, top));
        };
        check(0, 0, 0, 0);
        check(40, 9, 21, 4);
        check(73, 17, 36, 8);
    }

    #[test]
    fn buttons_stand_side_by_side() {
        let labels = ["[ a ]", "[ bc ]"].map(str::to_owned);
        let row = row(3, 40, labels.into_iter());
        assert_eq!(row, [Rect::new(13, 3, 5, 1), Rect::new(20, 3, 6, 1)]);
    }
}
