//! `sobremesa play`: a table in the terminal for those who sit round it.
//!
//! What is done at the table is the same with the full screen and line by line
//! ([`session`], [`request`]); what a key or a click means is apart from how it
//! is drawn.

mod company;
mod cursor;
mod order;
pub(crate) mod page;
pub(crate) mod plain;
pub(crate) mod request;
mod screen;
mod series;
mod session;
mod terms;
mod thought;
mod touches;
pub(crate) mod words;

use std::io::{self, IsTerminal};
use std::path::Path;

use catalog::Match;
use rules::{Lang, Look};

pub(crate) use self::company::{Company, Sitter};
use self::order::Order;
use self::session::Session;
use self::terms::Terms;
use self::words::fill;
use crate::arguments::Table;
use crate::{Done, files};

/// Plays until the players leave.
pub(crate) fn run(table: Table, lang: Lang) -> Done {
    let whole_screen = !table.plain && io::stdin().is_terminal() && io::stdout().is_terminal();
    let look = Look {
        lang,
        ascii: table.ascii,
    };
    let terms = Terms::of(&table, lang)?;
    let Some(session) = sit_down(&table, terms, look, whole_screen)? else {
        return Ok(());
    };
    if whole_screen {
        screen::run(session)
    } else {
        plain::run(session)
    }
}

/// The session at the game that was saved or ordered; `None` if the players leave
/// before it.
fn sit_down(
    table: &Table,
    terms: Terms,
    look: Look,
    whole_screen: bool,
) -> Result<Option<Session>, String> {
    let lang = look.lang;
    let asked = table.company.as_deref();
    let asked = asked.map(|seats| Company::read(seats, lang)).transpose()?;
    if let Some(file) = &table.load {
        let (game, mut company) = load(table, asked, file, lang)?;
        company.name_people(&table.names, lang)?;
        // The standard input is no file to save in.
        let file = Some(file.clone()).filter(|file| file != Path::new("-"));
        return Ok(Some(Session::resume(game, company, terms, file, look)));
    }
    let mut order = Order::new(table, asked);
    if !whole_screen {
        plain::ask(&mut order, lang)?;
    } else if order.game.is_none() && !screen::ask(&mut order, look)? {
        return Ok(None);
    }
    let game = order.open(lang)?;
    let mut company = order.company(game.seats(), lang)?;
    company.name_people(&table.names, lang)?;
    Ok(Some(Session::open(game, company, terms, look)))
}

fn load(
    table: &Table,
    asked: Option<Company>,
    file: &Path,
    lang: Lang,
) -> Result<(Match, Company), String> {
    let settings = table
        .options
        .as_object()
        .is_some_and(|options| !options.is_empty());
    if settings || table.seats.is_some() {
        return Err(words::OTHER_SETTINGS.get(lang).to_owned());
    }
    if table.games.is_some() {
        return Err(words::SAVED_IS_NO_SERIES.get(lang).to_owned());
    }
    let game = files::read_match(file, lang)?;
    let saved = game.entry().about;
    match table.game {
        Some(asked) if asked.about.id != saved.id => {
            let titles = [saved.title, asked.about.title];
            Err(fill(words::OTHER_GAME, lang, &titles))
        }
        _ => {
            let company = match asked {
                None => Company::noted(&game),
                Some(company) => company.for_seats(game.seats(), lang)?,
            };
            Ok((game, company))
        }
    }
}
