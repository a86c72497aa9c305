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
mod session;
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
use self::words::fill;
use crate::arguments::Table;
use crate::{Done, files};

/// Longer names are cut.
const LONGEST_NAME: usize = 24;

/// Plays until the players leave.
pub(crate) fn run(table: Table, lang: Lang) -> Done {
    let whole_screen = !table.plain && io::stdin().is_terminal() && io::stdout().is_terminal();
    let look = Look {
        lang,
        ascii: table.ascii,
    };
    let Some((mut game, company)) = open(&table, look, whole_screen)? else {
        return Ok(());
    };
    seat_players(&mut game, &company, &table.names, lang)?;
    // The standard input is no file to save in.
    let file = table.load.filter(|file| file != Path::new("-"));
    let mut session = Session::new(game, company, file, look);
    if table.hints {
        session = session.agree_on_hints();
    }
    if whole_screen {
        screen::run(session)
    } else {
        plain::run(session)
    }
}

/// The game that was saved or ordered; `None` if the players leave before it.
fn open(table: &Table, look: Look, whole_screen: bool) -> Result<Option<(Match, Company)>, String> {
    if let Some(file) = &table.load {
        return load(table, file, look.lang).map(Some);
    }
    let mut order = Order::from(table);
    if !whole_screen {
        plain::ask(&mut order, look.lang)?;
    } else if order.game.is_none() && !screen::ask(&mut order, look)? {
        return Ok(None);
    }
    let game = order.open(look.lang)?;
    let company = order.company(game.seats(), look.lang)?;
    Ok(Some((game, company)))
}

fn load(table: &Table, file: &Path, lang: Lang) -> Result<(Match, Company), String> {
    let settings = table
        .options
        .as_object()
        .is_some_and(|options| !options.is_empty());
    if settings || table.seats.is_some() {
        return Err(words::OTHER_SETTINGS.get(lang).to_owned());
    }
    let game = files::read_match(file, lang)?;
    let saved = game.entry().about;
    match table.game {
        Some(asked) if asked.about.id != saved.id => {
            let titles = [saved.title, asked.about.title];
            Err(fill(words::OTHER_GAME, lang, &titles))
        }
        _ => {
            let company = match &table.company {
                None => Company::noted(&game),
                Some(company) => company.clone().for_seats(game.seats(), lang)?,
            };
            Ok((game, company))
        }
    }
}

/// Writes the people's names down where the record keeps them.
fn seat_players(game: &mut Match, company: &Company, names: &[String], lang: Lang) -> Done {
    let persons = company.persons().count();
    if names.len() > persons {
        let counts = [names.len().to_string(), persons.to_string()];
        return Err(fill(words::TOO_MANY_NAMES, lang, &[&counts[0], &counts[1]]));
    }
    for (seat, name) in company.persons().zip(names) {
        let key = format!("seat {seat}");
        let name: String = name
            .trim()
            .chars()
            .filter(|c| !c.is_control())
            .take(LONGEST_NAME)
            .collect();
        if !name.is_empty() {
            game.notes.retain(|(other, _)| *other != key);
            game.notes.push((key, name));
        }
    }
    Ok(())
}
