//! The hall of a room: what there is to play, where, and a table of one's own.

use rules::{Lang, Seat, Text};
use serde_json::{Value, json};
use table::Setup;

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
        let games = self.get("/api/games").await?;
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
        list(
            words::MY_TABLES,
            lang,
            &self.get("/api/mine").await?,
            table_line,
        )?;
        let lobby = self.get("/api/lobby").await?;
        list(words::OPEN_TABLES, lang, &lobby["open"], table_line)?;
        list(words::LIVE_TABLES, lang, &lobby["live"], table_line)
    }

    async fn get(&self, path: &str) -> Result<Value, String> {
        let answer = self.http.get(path).await;
        answer.map_err(|failed| failed.sentence(self.look.lang))
    }

    /// Opens a table and invites to its free seats.
    async fn open(&self, setup: &Setup) -> Result<String, String> {
        let lang = self.look.lang;
        let body = json!({ "name": self.name, "setup": setup });
        let opened = self.http.post("/api/tables", &body).await;
        let opened = opened.map_err(|failed| failed.sentence(lang))?;
        let table = opened["table"].as_str().unwrap_or_default().to_owned();
        say(&fill(
            words::OPENED,
            lang,
            &[&self.link(&format!("/t/{table}"))],
        ))?;
        for seat in opening::open_seats(setup) {
            say(&self.invite(&table, seat).await?)?;
        }
        Ok(table)
    }

    /// A sentence with an invitation to a seat.
    pub(super) async fn invite(&self, table: &str, seat: Seat) -> Result<String, String> {
        let lang = self.look.lang;
        let path = format!("/api/tables/{table}/invitations");
        let given = self.http.post(&path, &json!({ "seat": seat })).await;
        let given = given.map_err(|failed| failed.sentence(lang))?;
        let code = given["code"].as_str().unwrap_or_default();
        let link = self.link(&format!("/i#{code}"));
        Ok(fill(words::INVITATION, lang, &[&seat.to_string(), &link]))
    }
}

/// A title and its lines; nothing where there are none.
fn list(title: Text, lang: Lang, values: &Value, line: impl Fn(&Value) -> String) -> Done {
    let values = values.as_array().into_iter().flatten();
    let lines: Vec<_> = values.map(line).collect();
    if lines.is_empty() {
        return Ok(());
    }
    say(title.get(lang))?;
    say(&lines.join("\n"))
}

/// Who sits in a seat, in a word.
fn sitter(sits: &Value) -> String {
    let person = sits["person"].as_str().map(str::to_owned);
    let bot = || sits.get("bot").map(|level| format!("bot {level}"));
    person.or_else(bot).unwrap_or_else(|| "—".to_owned())
}

fn table_line(table: &Value) -> String {
    let name = table["table"].as_str().unwrap_or_default();
    let game = table["game"].as_str().unwrap_or_default();
    let seats = table["seats"].as_array().into_iter().flatten();
    let seats: Vec<_> = seats.map(|seat| sitter(&seat["sits"])).collect();
    format!("  {name}  {game:<10} {}", seats.join(", "))
}
