//! Puts the table on the screen.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};
use rules::{Lang, Seat, Text};

use super::board;
use super::ink::Palette;
use super::places::{Places, label};
use super::popup::Popup;
use super::table::{Focus, Table};
use crate::play::page::wrap;
use crate::play::words::{self, fill};

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, table: &Table, palette: Palette) {
    let lang = table.session.look.lang;
    let Some(places) = Places::of(table) else {
        let sentence = wrap(words::TOO_SMALL.get(lang), table.area.width.into());
        write_lines(frame.buffer_mut(), table.area, &sentence, BOLD);
        return;
    };
    let buffer = frame.buffer_mut();
    draw_title(buffer, places.title, table);
    if let Some(seat) = table.session.curtain() {
        let name = table.session.mover(seat);
        let sentence = fill(words::CURTAIN, lang, &[&name]);
        let lines = wrap(&sentence, table.area.width.into());
        write_lines(buffer, places.board.area, &lines, BOLD);
        draw_message(buffer, places.message, table, palette);
        return;
    }
    board::draw(buffer, &places.board, table, palette);
    if let Some(area) = places.moves {
        draw_moves(buffer, area, table, palette);
    }
    draw_buttons(buffer, &places, table, palette);
    draw_message(buffer, places.message, table, palette);
    draw_keys(buffer, places.keys, table, palette);
    let end = draw_input(buffer, places.input, table, palette);
    match &table.popup {
        Some(popup) => draw_popup(frame, popup, table, palette),
        None => frame.set_cursor_position(end),
    }
}

/// The game, and who plays with how many points; a sign shows whose turn it is.
fn draw_title(buffer: &mut Buffer, area: Rect, table: &Table) {
    let (session, game) = (&table.session, table.session.game());
    let turn = game.game().turn();
    let scores = game.game().scores();
    // Where hands are hidden the score would tell something of them.
    let open = turn.is_over() || !game.entry().about.hidden;
    let counted = open && scores.iter().any(|&score| score != 0);
    let title = format!(" {} ", game.entry().about.title);
    let mut line = Line::from(Span::styled(title, BOLD.reversed()));
    for (seat, score) in Seat::all(game.seats()).zip(scores) {
        let sign = if turn.seat() == Some(seat) {
            session.look.glyph('▶', '>')
        } else if turn.winners().contains(seat) {
            session.look.glyph('★', '*')
        } else {
            ' '
        };
        let style = if sign == ' ' { Style::new() } else { BOLD };
        let name = session.name(seat);
        let score = if counted {
            format!(" {score}")
        } else {
            String::new()
        };
        line.push_span(Span::styled(format!("  {sign} {name}{score}"), style));
    }
    buffer.set_line(area.x, area.y, &line, area.width);
}

/// The moves so far, the last at the bottom.
fn draw_moves(buffer: &mut Buffer, area: Rect, table: &Table, palette: Palette) {
    let lang = table.session.look.lang;
    let rule = table.session.look.glyph('│', '|').to_string();
    for y in area.top()..area.bottom() {
        buffer.set_string(area.x, y, &rule, palette.faint());
    }
    let width = usize::from(area.width - 2);
    buffer.set_stringn(
        area.x + 2,
        area.y,
        words::MOVES.get(lang),
        width,
        palette.faint(),
    );
    let past = table.session.game().past();
    let room = usize::from(area.height - 1);
    let first = past.len().saturating_sub(room);
    for (y, (place, done)) in (area.y + 1..).zip(past.iter().enumerate().skip(first)) {
        let actor = table.session.actor(done);
        let line = format!(
            "{:>3}. {actor:<8.8} {}",
            place + 1,
            table.session.told(done)
        );
        let style = if place + 1 == past.len() {
            BOLD
        } else {
            Style::new()
        };
        buffer.set_stringn(area.x + 1, y, line, width + 1, style);
    }
}

fn draw_buttons(buffer: &mut Buffer, places: &Places, table: &Table, palette: Palette) {
    for (place, (button, area)) in table.buttons.iter().zip(&places.buttons).enumerate() {
        let style = if table.focus == Focus::Button(place) {
            palette.cursor(Style::new())
        } else {
            BOLD
        };
        buffer.set_stringn(
            area.x,
            area.y,
            label(button, &table.session),
            area.width.into(),
            style,
        );
    }
}

/// The last sentence. One that is too long for its place grows over the board.
fn draw_message(buffer: &mut Buffer, area: Rect, table: &Table, palette: Palette) {
    let message = &table.message;
    let (sign, style) = match message.refusal {
        Some(_) => (table.session.look.glyph('✗', '!'), palette.warning()),
        None => (' ', Style::new()),
    };
    let mut lines = wrap(&message.text, usize::from(area.width).saturating_sub(3));
    for (place, line) in lines.iter_mut().enumerate() {
        line.insert(0, ' ');
        line.insert(0, if place == 0 { sign } else { ' ' });
    }
    let more = (lines.len() as u16)
        .saturating_sub(area.height)
        .min(area.y - 1);
    let area = Rect::new(area.x, area.y - more, area.width, area.height + more);
    Clear.render(area, buffer);
    write_lines(buffer, area, &lines, style);
}

/// What is being typed or touched, after the name of whose turn it is. Gives
/// where the terminal's cursor goes.
fn draw_input(buffer: &mut Buffer, area: Rect, table: &Table, palette: Palette) -> Position {
    let (session, game) = (&table.session, table.session.game());
    let seat = game.game().turn().seat();
    let name = seat.map(|seat| session.mover(seat));
    let prompt = format!(
        "{} {} ",
        name.unwrap_or_default(),
        session.look.glyph('›', '>')
    );
    let (x, y) = buffer.set_stringn(area.x, area.y, prompt, area.width.into(), BOLD);
    let room = usize::from(area.right().saturating_sub(x + 1));
    let hidden = table.input.chars().count().saturating_sub(room);
    let shown: String = table.input.chars().skip(hidden).collect();
    if table.input.is_empty() && !table.touches.picked().is_empty() {
        let more = session.look.glyph('…', '.');
        let touched = format!("{} {more}", table.touches.picked().join(" "));
        buffer.set_stringn(x, y, touched, room, palette.faint());
    }
    let (x, y) = buffer.set_stringn(x, y, shown, room, Style::new());
    Position::new(x, y)
}

/// As many of the keys as there is room for.
fn draw_keys(buffer: &mut Buffer, area: Rect, table: &Table, palette: Palette) {
    let lang = table.session.look.lang;
    let keys = if table.session.game().game().turn().is_over() {
        words::END_KEYS
    } else {
        words::KEYS
    };
    let line = fitting(keys, lang, area.width.into());
    buffer.set_stringn(area.x, area.y, line, area.width.into(), palette.faint());
}

fn fitting(keys: &[Text], lang: Lang, width: usize) -> String {
    let mut line = String::new();
    for key in keys.iter().map(|key| key.get(lang)) {
        if line.chars().count() + key.chars().count() + 2 <= width {
            line = format!("{line}  {key}");
        }
    }
    line
}

fn draw_popup(frame: &mut Frame<'_>, popup: &Popup, table: &Table, palette: Palette) {
    let look = table.session.look;
    let area = popup.frame(table.area);
    let set = if look.ascii {
        ASCII_BORDER
    } else {
        border::ROUNDED
    };
    let block = Block::bordered()
        .border_set(set)
        .border_style(palette.faint())
        .title(format!(" {} ", popup.page.title))
        .title_bottom(Line::from(words::PAGE_KEYS.get(look.lang)).right_aligned());
    let inner = block.inner(area);
    let buffer = frame.buffer_mut();
    Clear.render(area, buffer);
    block.render(area, buffer);
    for (y, line) in (inner.top()..inner.bottom()).zip(popup.shown(table.area)) {
        let style = if line.starts_with('#') {
            BOLD
        } else {
            Style::new()
        };
        buffer.set_stringn(inner.x + 1, y, line, usize::from(inner.width) - 1, style);
    }
}

const ASCII_BORDER: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

fn write_lines(buffer: &mut Buffer, area: Rect, lines: &[String], style: Style) {
    for (y, line) in (area.top()..area.bottom()).zip(lines) {
        buffer.set_stringn(area.x, y, line, area.width.into(), style);
    }
}
