//! The hall of a room: what there is to play, where, and a table of one's own.

use rules::{Lang, Seat, Text};
use serde::Deserialize as _;
use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Setup, Sits};
use wire::address::{self, api, page};
use wire::{CodeFor, Listing, Lobby, NewCode, Opened, Opening, Summary};

use super::address::{Place, is_name};
use super::input::Input;
use super::voice::say;
use super::{Guest, opening, words};
use crate::Done;
use crate::play::words::fill;

/// Lets the visitor choose a place; `None` if they leave.
pub(super) async fn choose(guest: &Guest, input: &mut Input) -> Result<Option<Place>, String> {
    let lang = guest.look.lang;
    guest.list_games().await?;
    guest.list_tables().await?;
    say(words::HALL_HELP.get(lang))?;
    loop {
        input.prompt()?;
        let Some(line) = input.line().await else {
            return Ok(None);
        };
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (&*word.to_lowercase(), rest.trim()) {
            ("", _) => {}
            ("salir" | "quit", "") => return Ok(None),
            ("ayuda" | "help", "") => say(words::HALL_HELP.get(lang))?,
            ("juegos" | "games", "") => guest.list_games().await?,
            ("mesas" | "tables", "") => guest.list_tables().await?,
            ("ir" | "go", table) if is_name(table) => {
                return Ok(Some(Place::Table(table.to_owned())));
            }
            ("código" | "codigo" | "code", code) if is_name(code) => {
                match guest.redeem(code).await {
                    Ok(table) => return Ok(Some(Place::Table(table))),
                    Err(sentence) => say(&sentence)?,
                }
            }
            ("abrir" | "open", what) => match opening::read(what) {
                Some(setup) => match guest.open(&setup).await {
                    Ok(table) => return Ok(Some(Place::Table(table))),
                    Err(sentence) => say(&sentence)?,
                },
                None => say(words::UNKNOWN.get(lang))?,
            },
            _ => say(words::UNKNOWN.get(lang))?,
        }
    }
}

impl Guest {
    async fn list_games(&self) -> Done {
        let games: Vec<Value> = self.get(api::GAMES).await?;
        let lang = self.look.lang.code();
        let line = |game: &Value| {
            let players = game["players"].as_array().into_iter().flatten();
            let players: Vec<_> = players.map(ToString::to_string).collect();
            let makers = [&game["designer"], &game["publisher"]];
            let makers = makers.into_iter().filter_map(Value::as_str);
            let told: Vec<_> = game["blurb"][lang]
                .as_str()
                .into_iter()
                .chain(makers)
                .collect();
            format!(
                "  {:<10} {:<11} {}",
                game["id"].as_str().unwrap_or_default(),
                players.join(", "),
                told.join(" · ")
            )
        };
        list(words::GAMES, self.look.lang, &games, line)
    }

    async fn list_tables(&self) -> Done {
        let lang = self.look.lang;
        let mine: Vec<Listing> = self.get(api::MINE).await?;
        list(words::MY_TABLES, lang, &mine, table_line)?;
        let lobby: Lobby = self.get(api::LOBBY).await?;
        list(words::OPEN_TABLES, lang, &lobby.open, table_line)?;
        list(words::LIVE_TABLES, lang, &lobby.live, table_line)
    }

    async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, String> {
        let answer = self.http.get(path).await;
        answer.map_err(|failed| failed.sentence(self.look.lang))
    }

    /// Opens a table and invites to its free seats.
    async fn open(&self, setup: &Setup) -> Result<String, String> {
        let lang = self.look.lang;
        let opening = Opening {
            name: self.name.clone(),
            setup: setup.clone(),
        };
        let opened = self.http.post(api::TABLES, &opening).await;
        let Opened { table } = opened.map_err(|failed| failed.sentence(lang))?;
        let link = self.link(&address::of_table(page::TABLE, &table));
        say(&fill(words::OPENED, lang, &[&link]))?;
        for seat in opening::open_seats(setup) {
            say(&self.invite(&table, seat).await?)?;
        }
        Ok(table)
    }

    /// A sentence with an invitation to a seat.
    pub(super) async fn invite(&self, table: &str, seat: Seat) -> Result<String, String> {
        let lang = self.look.lang;
        let path = address::of_table(api::INVITATIONS, table);
        let given = self.http.post(&path, &CodeFor { seat }).await;
        let NewCode { code } = given.map_err(|failed| failed.sentence(lang))?;
        let link = self.link(&address::of_code(&code));
        Ok(fill(words::INVITATION, lang, &[&seat.to_string(), &link]))
    }
}

/// A title and its lines; nothing where there are none.
fn list<T>(title: Text, lang: Lang, values: &[T], line: impl Fn(&T) -> String) -> Done {
    let lines: Vec<_> = values.iter().map(line).collect();
    if lines.is_empty() {
        return Ok(());
    }
    say(title.get(lang))?;
    say(&lines.join("\n"))
}

/// Who sits in a seat, in a word.
fn sitter(sits: &Sits) -> String {
    match sits {
        Sits::Person(name) => name.to_string(),
        Sits::Bot(level) => format!("bot {}", level.number()),
        Sits::Nobody => "—".to_owned(),
    }
}

/// A table, and who sits there; only its name if a later room describes it otherwise.
fn table_line(listing: &Listing) -> String {
    let name = &listing.table;
    let Ok(summary) = Summary::deserialize(&listing.summary) else {
        return format!("  {name}");
    };
    let seats = summary.seats.iter().map(|seat| sitter(&seat.sits));
    let seats = seats.collect::<Vec<_>>().join(", ");
    format!("  {name}  {:<10} {seats}", summary.game)
}
