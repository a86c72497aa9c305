//! What keys and clicks mean.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position;

use super::places::Places;
use super::popup::Reading;
use super::table::{Flow, Focus, Table};
use crate::play::cursor::Way;
use crate::play::request::Request;

impl Table {
    /// Takes what the terminal reports.
    pub(crate) fn event(&mut self, event: &Event) -> Flow {
        match event {
            Event::Key(key) if !key.is_release() => self.key(*key),
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => Flow::Stay,
        }
    }

    /// Takes a key.
    pub(crate) fn key(&mut self, key: KeyEvent) -> Flow {
        if is_ctrl_c(key) {
            return Flow::Leave;
        }
        if self.session.curtain().is_some() {
            return self.behind_curtain(key);
        }
        if let Some(popup) = &mut self.popup {
            if popup.key(key, self.area) == Reading::Closed {
                self.popup = None;
            }
            return Flow::Stay;
        }
        match key.code {
            KeyCode::Char(c) if key.modifiers.contains(KeyModifiers::CONTROL) => self.control(c),
            KeyCode::F(number) => self.function_key(number),
            KeyCode::Char('?') if self.input.is_empty() => self.request(Request::Legal),
            KeyCode::Char(' ') if self.input.is_empty() => self.press(),
            KeyCode::Enter => self.enter(),
            code => {
                self.edit_or_go(code);
                Flow::Stay
            }
        }
    }

    /// While the curtain is down there is nothing but lifting it and leaving.
    fn behind_curtain(&mut self, key: KeyEvent) -> Flow {
        match key.code {
            KeyCode::Char('q') if key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.request(Request::Quit)
            }
            KeyCode::Enter | KeyCode::Char(' ') => {
                self.session.lift_curtain();
                self.lay_out();
                Flow::Stay
            }
            _ => Flow::Stay,
        }
    }

    /// Does what was typed; if nothing was, touches.
    fn enter(&mut self) -> Flow {
        if self.input.is_empty() {
            return self.press();
        }
        let line = std::mem::take(&mut self.input);
        self.let_go();
        self.request(Request::read(&line))
    }

    fn edit_or_go(&mut self, code: KeyCode) {
        match code {
            KeyCode::Char(c) => self.input.push(c),
            KeyCode::Backspace => {
                self.input.pop();
            }
            KeyCode::Esc if self.input.is_empty() => self.let_go(),
            KeyCode::Esc => self.input.clear(),
            KeyCode::Tab => self.go_round(true),
            KeyCode::BackTab => self.go_round(false),
            KeyCode::Up => self.go(Way::Up),
            KeyCode::Down => self.go(Way::Down),
            KeyCode::Left => self.go(Way::Left),
            KeyCode::Right => self.go(Way::Right),
            _ => {}
        }
    }

    fn control(&mut self, letter: char) -> Flow {
        let request = match letter {
            'q' => Request::Quit,
            'z' => Request::Undo,
            'n' if self.session.has_next_game() => Request::Next,
            'n' => Request::New,
            's' => Request::Save {
                file: None,
                over: false,
            },
            // A line end in pasted text.
            'j' => return self.enter(),
            'l' => return self.function_key(2),
            'r' => return self.function_key(3),
            'p' => return self.function_key(4),
            _ => return Flow::Stay,
        };
        self.request(request)
    }

    fn function_key(&mut self, number: u8) -> Flow {
        match number {
            1 => return self.request(Request::Help),
            2 => self.hints = !self.hints,
            3 => self.read_rules(),
            4 => return self.request(Request::Hint),
            _ => {}
        }
        Flow::Stay
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Flow {
        if self.session.curtain().is_some() {
            return Flow::Stay;
        }
        if let Some(popup) = &mut self.popup {
            match mouse.kind {
                MouseEventKind::ScrollUp => popup.scroll(-3, self.area),
                MouseEventKind::ScrollDown => popup.scroll(3, self.area),
                MouseEventKind::Down(_) => self.popup = None,
                _ => {}
            }
            return Flow::Stay;
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => self.click(mouse.column, mouse.row),
            _ => Flow::Stay,
        }
    }

    fn click(&mut self, column: u16, row: u16) -> Flow {
        let Some(places) = Places::of(self) else {
            return Flow::Stay;
        };
        let at = Position::new(column, row);
        if let Some(place) = places.buttons.iter().position(|button| button.contains(at)) {
            return self.press_button(place);
        }
        let spot = places.board.find(at, &self.canvas).cloned();
        match spot {
            Some(spot) => {
                self.cursor.rest_on(Some(&spot));
                self.focus = Focus::Board;
                self.touch(&spot.name)
            }
            None => Flow::Stay,
        }
    }
}

/// Ctrl-C arrives as a key, since the terminal is ours.
pub(crate) fn is_ctrl_c(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}
