//! Choosing the game, on the full screen.

use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Frame;
use ratatui::style::{Modifier, Style};
use rules::Look;

use super::ink::Palette;
use crate::play::order::{Order, Question};
use crate::play::page::wrap;
use crate::play::words;

/// The lines of a menu besides its answers: the title, the keys and the gaps.
const AROUND: usize = 5;

/// A question on the screen.
pub(crate) struct Menu {
    question: Question,
    chosen: usize,
}

/// What a key did to the menu.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// It is still being looked at.
    Open,
    /// The answer with this place was taken.
    Taken(usize),
    /// Back to the question before.
    Back,
}

impl Menu {
    /// The next question of an order.
    pub(crate) fn of(order: &Order, look: Look) -> Option<Menu> {
        let question = order.question(look.lang)?;
        Some(Menu {
            chosen: question.usual,
            question,
        })
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Choice {
        let last = self.question.choices.len().saturating_sub(1);
        match key.code {
            KeyCode::Up => self.chosen = self.chosen.checked_sub(1).unwrap_or(last),
            KeyCode::Down | KeyCode::Tab if self.chosen == last => self.chosen = 0,
            KeyCode::Down | KeyCode::Tab => self.chosen += 1,
            KeyCode::Enter | KeyCode::Char(' ') => return Choice::Taken(self.chosen),
            KeyCode::Esc | KeyCode::Backspace | KeyCode::Left => return Choice::Back,
            _ => {}
        }
        Choice::Open
    }

    /// Draws the question, the answers and what is said of the chosen one.
    pub(crate) fn draw(&self, frame: &mut Frame<'_>, look: Look, palette: Palette) {
        let area = frame.area();
        let buffer = frame.buffer_mut();
        let width = usize::from(area.width.saturating_sub(4));
        let remarks = self.remarks(width.saturating_sub(4), area.height.into());
        let mut y = area.top() + 1;
        let mut write = |indent: u16, text: &str, style: Style| {
            if y < area.bottom() {
                buffer.set_stringn(area.x + indent, y, text, width, style);
            }
            y += 1;
        };
        let bold = Style::new().add_modifier(Modifier::BOLD);
        write(2, &self.question.title, bold);
        write(2, "", bold);
        for (place, (label, _)) in self.question.choices.iter().enumerate() {
            let (sign, style) = if place == self.chosen {
                (look.glyph('▶', '>'), palette.cursor(Style::new()))
            } else {
                (' ', bold)
            };
            write(2, &format!(" {sign} {label} "), style);
            for line in &remarks[place] {
                write(6, line, palette.faint());
            }
        }
        write(2, "", bold);
        write(2, words::MENU_KEYS.get(look.lang), palette.faint());
    }

    /// What is said of each answer, in lines; of the chosen one alone where the
    /// screen has no room for all.
    fn remarks(&self, width: usize, height: usize) -> Vec<Vec<String>> {
        let choices = &self.question.choices;
        let lines = choices.iter().map(|(_, remark)| wrap(remark, width));
        let mut lines: Vec<_> = lines.collect();
        let needed = AROUND + choices.len() + lines.iter().map(Vec::len).sum::<usize>();
        if needed > height {
            for (place, lines) in lines.iter_mut().enumerate() {
                if place != self.chosen {
                    lines.clear();
                }
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use rules::Lang;

    use super::*;

    fn menu() -> Menu {
        Menu {
            question: Question {
                title: "?".to_owned(),
                choices: ["a", "b", "c"]
                    .map(|label| (label.to_owned(), String::new()))
                    .into(),
                usual: 1,
            },
            chosen: 1,
        }
    }

    #[test]
    fn on_a_small_screen_only_the_chosen_answer_is_explained() {
        for lang in Lang::ALL {
            let look = Look { lang, ascii: true };
            let menu = Menu::of(&Order::default(), look).unwrap();
            let explained = |height| {
                let remarks = menu.remarks(72, height);
                let lines = remarks.iter().map(Vec::len).sum::<usize>();
                assert!(AROUND + remarks.len() + lines <= height, "{lang} {height}");
                remarks.iter().filter(|lines| !lines.is_empty()).count()
            };
            assert_eq!(explained(24), 1);
            assert_eq!(explained(80), menu.question.choices.len());
        }
    }

    fn check(keys: &[KeyCode], choice: Choice) {
        let mut menu = menu();
        let taken = keys.iter().map(|&code| menu.key(code.into())).last();
        assert_eq!(taken, Some(choice), "{keys:?}");
    }

    #[test]
    fn keys_choose_and_go_round() {
        use KeyCode::{Down, Enter, Esc, Up};
        check(&[Enter], Choice::Taken(1));
        check(&[Up, Enter], Choice::Taken(0));
        check(&[Up, Up, Enter], Choice::Taken(2));
        check(&[Down, Down, Enter], Choice::Taken(0));
        check(&[Esc], Choice::Back);
        check(&[Down], Choice::Open);
    }
}
