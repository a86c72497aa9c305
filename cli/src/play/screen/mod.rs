//! The table on the full screen. Whatever happens, the terminal is given back
//! as it was.

mod board;
mod draw;
mod ink;
mod keys;
mod menu;
mod places;
mod popup;
mod table;
#[cfg(test)]
mod tests;

use std::io;
use std::time::Duration;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::execute;
use ratatui::DefaultTerminal;
use rules::Look;

use self::ink::Palette;
use self::menu::{Choice, Menu};
use self::table::{Flow, Table};
use super::order::Order;
use super::session::Session;
use super::words;
use crate::Done;
use crate::games::print;

/// How often to look whether a bot has made up its mind.
const GLANCE: Duration = Duration::from_millis(40);

/// Asks what the order leaves open; false if the players leave instead.
pub(crate) fn ask(order: &mut Order, look: Look) -> Result<bool, String> {
    let palette = Palette::of_environment();
    on_screen(|terminal| {
        while let Some(mut menu) = Menu::of(order, look) {
            let choice = loop {
                terminal.draw(|frame| menu.draw(frame, look, palette))?;
                match event::read()? {
                    Event::Key(key) if keys::is_ctrl_c(key) => return Ok(false),
                    Event::Key(key) if !key.is_release() => match menu.key(key) {
                        Choice::Open => {}
                        choice => break choice,
                    },
                    _ => {}
                }
            };
            match choice {
                Choice::Taken(place) => order.answer(place),
                Choice::Back if !order.back() => return Ok(false),
                Choice::Back | Choice::Open => {}
            }
        }
        Ok(true)
    })
}

/// Plays until the players leave.
pub(crate) fn run(session: Session) -> Done {
    let palette = Palette::of_environment();
    let mut table = Table::new(session);
    on_screen(|terminal| {
        let mut flow = Flow::Stay;
        while flow == Flow::Stay {
            terminal.draw(|frame| {
                table.area = frame.area();
                draw::draw(frame, &table, palette);
            })?;
            // While a bot thinks, keys are waited for only for a moment.
            if !table.session.thinking() || event::poll(GLANCE)? {
                flow = table.event(&event::read()?);
            }
            table.look_up();
        }
        Ok(())
    })?;
    if table.session.unsaved() {
        print(&format!(
            "{}\n",
            words::LEFT_UNSAVED.get(table.session.look.lang)
        ))?;
    }
    Ok(())
}

/// Takes the terminal, works, and gives it back, even after a panic.
fn on_screen<T>(work: impl FnOnce(&mut DefaultTerminal) -> io::Result<T>) -> Result<T, String> {
    let mut terminal = ratatui::try_init().map_err(|error| error.to_string())?;
    let restore = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let _ = execute!(io::stdout(), DisableMouseCapture);
        restore(panic);
    }));
    let done = execute!(io::stdout(), EnableMouseCapture).and_then(|()| work(&mut terminal));
    let _ = execute!(io::stdout(), DisableMouseCapture);
    ratatui::restore();
    done.map_err(|error| error.to_string())
}
