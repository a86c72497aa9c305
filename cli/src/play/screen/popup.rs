//! A page over the table, to be scrolled and put away.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::layout::Rect;

use crate::play::page::{Page, wrap};

const WIDEST: u16 = 78;

/// A page and how far it was read.
pub(crate) struct Popup {
    pub(crate) page: Page,
    top: usize,
}

/// Whether somebody is still reading.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    Open,
    Closed,
}

impl Popup {
    /// Opens a page at the lines that were asked for.
    pub(crate) fn new(page: Page, area: Rect) -> Popup {
        let width = inner_width(area);
        let before = page.lines.iter().take(page.passage.start);
        let top = before.map(|line| wrap(line, width).len()).sum();
        Popup { page, top }
    }

    /// The frame's place on the screen: as high as the page needs.
    pub(crate) fn frame(&self, area: Rect) -> Rect {
        let width = WIDEST.min(area.width);
        let height = (self.lines(area).len() + 2).min(area.height.into()) as u16;
        Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + (area.height - height) / 2,
            width,
            height,
        }
    }

    /// The lines to show, broken to fit.
    pub(crate) fn shown(&self, area: Rect) -> Vec<String> {
        let lines = self.lines(area);
        let top = self.top.min(last_top(lines.len(), area));
        let height = inner_height(area);
        lines.into_iter().skip(top).take(height).collect()
    }

    /// Scrolls, or closes on any key that does not.
    pub(crate) fn key(&mut self, key: KeyEvent, area: Rect) -> Reading {
        let page = inner_height(area) as isize;
        match key.code {
            KeyCode::Up => self.scroll(-1, area),
            KeyCode::Down => self.scroll(1, area),
            KeyCode::PageUp => self.scroll(-page, area),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll(page, area),
            KeyCode::Home => self.scroll(isize::MIN, area),
            KeyCode::End => self.scroll(isize::MAX, area),
            _ => return Reading::Closed,
        }
        Reading::Open
    }

    /// Scrolls by some lines, no further than the page goes.
    pub(crate) fn scroll(&mut self, lines: isize, area: Rect) {
        let last = last_top(self.lines(area).len(), area);
        self.top = self.top.min(last).saturating_add_signed(lines).min(last);
    }

    fn lines(&self, area: Rect) -> Vec<String> {
        let width = inner_width(area);
        let lines = self.page.lines.iter();
        lines.flat_map(|line| wrap(line, width)).collect()
    }
}

fn inner_width(area: Rect) -> usize {
    // Inside the frame and a blank on each side of it.
    WIDEST.min(area.width).saturating_sub(4).into()
}

fn inner_height(area: Rect) -> usize {
    area.height.saturating_sub(2).into()
}

fn last_top(lines: usize, area: Rect) -> usize {
    lines.saturating_sub(inner_height(area))
}

#[cfg(test)]
mod tests {
    use super::*;

    const AREA: Rect = Rect::new(0, 0, 20, 7);

    fn popup(lines: usize, start: usize) -> Popup {
        let lines = (0..lines).map(|line| format!("line {line} of many lines"));
        let page = Page {
            title: String::new(),
            lines: lines.collect(),
            passage: start..start + 1,
        };
        Popup::new(page, AREA)
    }

    #[test]
    fn it_opens_where_it_was_asked_however_the_lines_are_broken() {
        let shown = popup(20, 3).shown(AREA);
        assert_eq!(shown[..2], ["line 3 of many", "lines"]);
        assert_eq!(shown.len(), 5);
    }

    #[test]
    fn it_scrolls_no_further_than_the_page() {
        let mut popup = popup(4, 0);
        popup.scroll(isize::MAX, AREA);
        assert_eq!(popup.shown(AREA).last().map(String::as_str), Some("lines"));
        popup.scroll(-100, AREA);
        assert_eq!(popup.shown(AREA)[0], "line 0 of many");
    }
}
