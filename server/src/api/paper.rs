//! Printing: boards, pieces and rules of a game, and booklets of finished games.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use catalog::{Leaf, Order};
use print::Paper;
use rules::{Lang, Seat};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::json;

use crate::address::Client;
use crate::fault::{Code, Fault};
use crate::hall::{Caller, Hall};
use crate::limits::Kind;
use crate::refused::Refused;

/// What to print of a game, and how.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// `board`, `pieces`, `rules` or `all`.
    what: Option<String>,
    /// The number of players; by default the rulebook's whole box.
    #[schemars(with = "Option<usize>")]
    players: Option<String>,
    /// `a4` or `letter`.
    paper: Option<String>,
    /// `es` or `en`.
    lang: Option<String>,
}

/// How to print a booklet, and from whose point of view.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Bound {
    /// One of your own seats; by default the spectator's view.
    seat: Option<Seat>,
    /// `a4` or `letter`.
    paper: Option<String>,
    /// `es` or `en`.
    lang: Option<String>,
}

/// A record to print.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ToPrint {
    /// A record in our format or in one of the game's formats.
    text: String,
    /// `a4` or `letter`.
    #[serde(default)]
    paper: Option<String>,
    /// `es` or `en`.
    #[serde(default)]
    lang: Option<String>,
}

pub(super) async fn game(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Path(game): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<impl IntoResponse, Refused> {
    hall.shell.admit(Kind::Table, client, caller.0.as_ref())?;
    let entry = catalog::find(&game).ok_or(Fault::from(Code::NotFound))?;
    let leaves = asked.what.as_deref().unwrap_or("all");
    let leaves = Leaf::named(leaves).ok_or(Fault::from(Code::BadRequest))?;
    let (paper, lang) = manner(asked.paper.as_deref(), asked.lang.as_deref())?;
    let players = asked.players.as_deref();
    let seats = players.map(|text| entry.read_players(text)).transpose()?;
    let print = move || {
        let order = Order {
            leaves,
            seats,
            options: &json!({}),
            paper,
            lang,
        };
        entry.print(&order).map(|document| document.pdf())
    };
    Ok(pdf(entry.about.id, room::aside(print).await?))
}

pub(super) async fn booklet(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Path(table): Path<String>,
    Query(bound): Query<Bound>,
) -> Result<impl IntoResponse, Refused> {
    hall.shell.admit(Kind::Table, client, caller.0.as_ref())?;
    let (paper, lang) = manner(bound.paper.as_deref(), bound.lang.as_deref())?;
    let printed = hall
        .room
        .booklet(caller.id(), &table, bound.seat, paper, lang);
    Ok(pdf("sobremesa", printed.await?))
}

pub(super) async fn booklet_of_record(
    State(hall): State<Hall>,
    client: Client,
    caller: Caller,
    Json(brought): Json<ToPrint>,
) -> Result<impl IntoResponse, Refused> {
    hall.shell.admit(Kind::Table, client, caller.0.as_ref())?;
    let (paper, lang) = manner(brought.paper.as_deref(), brought.lang.as_deref())?;
    let printed = hall.room.booklet_of_record(brought.text, paper, lang);
    Ok(pdf("sobremesa", printed.await?))
}

/// The paper size and the language, with defaults.
fn manner(paper: Option<&str>, lang: Option<&str>) -> Result<(Paper, Lang), Fault> {
    let paper = paper.map_or(Ok(Paper::default()), str::parse);
    let lang = lang.map_or(Ok(Lang::default()), str::parse);
    match (paper, lang) {
        (Ok(paper), Ok(lang)) => Ok((paper, lang)),
        _ => Err(Code::BadRequest.into()),
    }
}

/// A PDF that a browser shows and can save under this name.
fn pdf(name: &'static str, file: Vec<u8>) -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "application/pdf".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("inline; filename=\"{name}.pdf\""),
        ),
    ];
    (headers, file)
}
