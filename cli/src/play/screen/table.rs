//! The state of the full screen, and what touching things does to it.

use ratatui::layout::Rect;
use rules::{Canvas, common};

use super::popup::Popup;
use crate::play::cursor::{Cursor, Way};
use crate::play::page::Page;
use crate::play::request::Request;
use crate::play::session::{Answer, Message, Session};
use crate::play::touches::{Touched, Touches};
use crate::play::words::{self, fill};

/// Everything that is on the screen.
pub(crate) struct Table {
    pub(crate) session: Session,
    pub(crate) canvas: Canvas,
    pub(crate) touches: Touches,
    pub(crate) cursor: Cursor,
    pub(crate) buttons: Vec<Button>,
    pub(crate) focus: Focus,
    /// What is being typed.
    pub(crate) input: String,
    pub(crate) message: Message,
    pub(crate) popup: Option<Popup>,
    /// Whether what can be touched is pointed out.
    pub(crate) hints: bool,
    /// The size of the screen when it was last drawn.
    pub(crate) area: Rect,
}

/// Something to press beneath the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Button {
    /// A touch that is no spot of the picture.
    Touch(String),
    /// Play this: enough was touched, though there could be more.
    Done(String),
}

/// Where the next press goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Focus {
    Board,
    Button(usize),
}

/// Whether the players stay at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flow {
    Stay,
    Leave,
}

impl Table {
    /// Lays the table for a session.
    pub(crate) fn new(session: Session) -> Table {
        let mut greeting = session.greeting();
        greeting.push(session.turn());
        let mut table = Table {
            message: Message::new(greeting.join(" ")),
            session,
            canvas: Canvas::new(),
            touches: Touches::default(),
            cursor: Cursor::default(),
            buttons: Vec::new(),
            focus: Focus::Board,
            input: String::new(),
            popup: None,
            hints: true,
            area: Rect::default(),
        };
        table.lay_out();
        table
    }

    /// Does what is asked.
    pub(crate) fn request(&mut self, request: Request) -> Flow {
        if request == Request::Help {
            self.read(Page::help(self.session.look.lang, true));
            return Flow::Stay;
        }
        let answer = self.session.answer(request);
        self.show(answer)
    }

    /// Shows what a bot has come to, if it has.
    pub(crate) fn look_up(&mut self) {
        if let Some(answer) = self.session.look_up() {
            self.show(answer);
        }
    }

    fn show(&mut self, answer: Answer) -> Flow {
        match answer {
            Answer::Moved(message) => {
                self.message = message;
                self.lay_out();
            }
            Answer::Said(message) => self.message = message,
            Answer::Read(page) => self.read(page),
            Answer::Leave => return Flow::Leave,
        }
        Flow::Stay
    }

    /// Touches whatever has the focus.
    pub(crate) fn press(&mut self) -> Flow {
        match self.focus {
            Focus::Board => match self.cursor.spot().map(|spot| spot.name.clone()) {
                Some(name) => self.touch(&name),
                None => Flow::Stay,
            },
            Focus::Button(place) => self.press_button(place),
        }
    }

    /// Presses a button.
    pub(crate) fn press_button(&mut self, place: usize) -> Flow {
        match self.buttons.get(place).cloned() {
            Some(Button::Touch(name)) => self.touch(&name),
            Some(Button::Done(action)) => self.request(Request::Play(action)),
            None => Flow::Stay,
        }
    }

    /// Touches a spot or what a button stands for.
    pub(crate) fn touch(&mut self, name: &str) -> Flow {
        match self.touches.touch(name) {
            Touched::Noted => self.message = Message::new(self.session.turn()),
            Touched::Action(action) => return self.request(Request::Play(action)),
            Touched::Astray => self.ask_why_not(),
        }
        self.lay_buttons();
        Flow::Stay
    }

    /// Lets go of what was touched.
    pub(crate) fn let_go(&mut self) {
        self.touches.forget();
        self.message = Message::new(self.session.turn());
        self.lay_buttons();
    }

    /// Goes one step with the arrow keys; the buttons are below the board.
    pub(crate) fn go(&mut self, way: Way) {
        self.focus = match (self.focus, way) {
            (Focus::Board, _) => {
                let moved = self.cursor.go(&self.canvas, way);
                if moved || way != Way::Down || self.buttons.is_empty() {
                    Focus::Board
                } else {
                    Focus::Button(0)
                }
            }
            (Focus::Button(_), Way::Up) => Focus::Board,
            (Focus::Button(place), Way::Left) => Focus::Button(place.saturating_sub(1)),
            (Focus::Button(place), Way::Right) => {
                Focus::Button((place + 1).min(self.buttons.len().saturating_sub(1)))
            }
            (focus, Way::Down) => focus,
        };
    }

    /// Goes round: the board, then each button.
    pub(crate) fn go_round(&mut self, forward: bool) {
        let stops = self.buttons.len() + 1;
        let stop = match self.focus {
            Focus::Board => 0,
            Focus::Button(place) => place + 1,
        };
        let next = (stop + if forward { 1 } else { stops - 1 }) % stops;
        self.focus = match next.checked_sub(1) {
            Some(place) => Focus::Button(place),
            None => Focus::Board,
        };
    }

    /// Opens the rules, where the last refusal points.
    pub(crate) fn read_rules(&mut self) {
        let (entry, lang) = (self.session.game().entry(), self.session.look.lang);
        let code = self
            .message
            .refusal
            .as_ref()
            .map(|refusal| refusal.rule.code);
        let page = code.and_then(|code| Page::rules(entry, lang, Some(code)));
        if let Some(page) = page.or_else(|| Page::rules(entry, lang, None)) {
            self.read(page);
        }
    }

    fn read(&mut self, page: Page) {
        self.popup = Some(Popup::new(page, self.area));
    }

    /// No legal action goes this way: what was touched is tried all the same, so
    /// that the rules say what is wrong with it.
    fn ask_why_not(&mut self) {
        if self.session.bot_to_move().is_some() {
            self.let_go();
            return;
        }
        let path = self.touches.picked().to_vec();
        let attempt = self.session.game().game().attempt(&path);
        match self.session.answer(Request::Play(attempt)) {
            Answer::Said(message) if is_no_action(&message) => self.begin_with_last(&path),
            Answer::Said(message) => {
                self.message = message;
                self.touches.forget();
            }
            Answer::Moved(message) => {
                self.message = message;
                self.lay_out();
            }
            Answer::Read(_) | Answer::Leave => {}
        }
    }

    /// One touch may be the beginning of something that can be explained.
    fn begin_with_last(&mut self, path: &[String]) {
        let Some(last) = path.last() else {
            return;
        };
        self.touches.forget();
        self.touches.touch(last);
        let lang = self.session.look.lang;
        self.message = Message::new(fill(words::NOTHING_FROM_HERE, lang, &[last]));
    }

    pub(crate) fn lay_out(&mut self) {
        self.canvas = self.session.picture();
        self.touches = Touches::new(self.session.paths());
        self.cursor.settle(&self.canvas);
        self.lay_buttons();
    }

    /// Where nothing but buttons can be touched, the first one has the focus.
    fn lay_buttons(&mut self) {
        let (spots, buttons): (Vec<&str>, Vec<&str>) =
            (self.touches.next().into_iter()).partition(|name| self.canvas.find(name).is_some());
        let done = self.touches.complete().map(str::to_owned);
        let buttons = buttons
            .into_iter()
            .map(|name| Button::Touch(name.to_owned()));
        let only_buttons = spots.is_empty();
        self.buttons = done.map(Button::Done).into_iter().chain(buttons).collect();
        self.focus = if only_buttons && !self.buttons.is_empty() {
            Focus::Button(0)
        } else {
            Focus::Board
        };
    }
}

fn is_no_action(message: &Message) -> bool {
    let rule = message.refusal.as_ref().map(|refusal| refusal.rule.code);
    rule == Some(common::UNREADABLE.code)
}
