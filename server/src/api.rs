//! The HTTP API. It can do everything that a socket can, with the same code.

mod codes;
mod constant;
#[cfg(test)]
mod current;
mod games;
mod lobby;
mod openapi;
mod paper;
mod positions;
mod puzzles;
mod records;
mod reports;
mod route;
mod tables;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, post};
use schemars::SchemaGenerator;
use serde_json::Value;
use table::{Attempt, Past, Puzzles, Report, Study};
use tower_http::compression::CompressionLayer;
use wire::address::api;
use wire::{
    ActMessage, Answered, AskMessage, Attempted, CodeFor, Done, Invited, Listing, Lobby,
    LookAtCode, NewCode, Opened, Opening, ReadRecord, Reading, Redeem, Redeemed, ReportBegun,
    ReportOn, Revoked, Snapshot, Studied,
};

use self::route::{of_shell, route};
use crate::hall::Hall;
use crate::health::{Live, Ready};
use crate::identity::Welcome;
use crate::socket;

pub use route::{Access, Route};

/// All routes of the API.
pub static ROUTES: &[Route] = &[
    of_shell(
        "post",
        api::GUEST,
        Access::Anybody,
        "Makes a guest of whoever is nobody yet. The token is in the cookie.",
    )
    .gives(SchemaGenerator::subschema_for::<Welcome>)
    .statuses(&[200, 201]),
    route(
        "get",
        api::GAMES,
        Access::Anybody,
        "The games, their options and the levels of their bots.",
        || get(games::list),
    )
    .gives(SchemaGenerator::subschema_for::<Vec<games::Game>>)
    .same_for_all(),
    route(
        "post",
        "/api/games/{game}/query",
        Access::Anybody,
        "What a game's board asks the rules besides, such as what a play counts; see the schemas GAME-question and GAME-answer.",
        || post(games::query).layer(DefaultBodyLimit::max(games::LARGEST)),
    )
    .takes(SchemaGenerator::subschema_for::<Value>)
    .gives(SchemaGenerator::subschema_for::<Value>),
    route(
        "get",
        api::RULES,
        Access::Anybody,
        "A game's rules, in Markdown.",
        || get(games::rules),
    )
    .asks(SchemaGenerator::subschema_for::<games::Reading>)
    .markdown()
    .same_for_all(),
    route(
        "get",
        api::PRINT,
        Access::Anybody,
        "A game on paper: `what` is board, pieces, rules or all, `players` how many it is for \
         (left out, the whole box), `paper` is a4 or letter.",
        || get(paper::game),
    )
    .asks(SchemaGenerator::subschema_for::<paper::Asked>)
    .pdf(),
    route(
        "get",
        api::PHRASES,
        Access::Anybody,
        "The quick phrases.",
        || get(games::phrases),
    )
    .gives(SchemaGenerator::subschema_for::<Vec<games::Phrase>>)
    .same_for_all(),
    route(
        "get",
        api::LOBBY,
        Access::Anybody,
        "The public tables.",
        || get(lobby::lobby),
    )
    .gives(SchemaGenerator::subschema_for::<Lobby>),
    route("get", api::MINE, Access::Guest, "My tables.", || {
        get(lobby::mine)
    })
    .gives(SchemaGenerator::subschema_for::<Vec<Listing>>),
    route(
        "post",
        api::TABLES,
        Access::Guest,
        "Opens a table.",
        || post(tables::open).layer(DefaultBodyLimit::max(tables::LARGEST)),
    )
    .takes(SchemaGenerator::subschema_for::<Opening>)
    .gives(SchemaGenerator::subschema_for::<Opened>)
    .creates(),
    route(
        "get",
        api::TABLE,
        Access::Viewer,
        "A table as I may see it.",
        || get(tables::look),
    )
    .gives(SchemaGenerator::subschema_for::<Snapshot>),
    route(
        "post",
        api::ACTS,
        Access::Guest,
        "Does something at a table; what is answered is on disk.",
        || post(tables::act),
    )
    .takes(SchemaGenerator::subschema_for::<ActMessage>)
    .gives(SchemaGenerator::subschema_for::<Done>),
    route(
        "post",
        api::ASKS,
        Access::Seat,
        "Asks what is legal, what would come of a move, why not, or for a hint.",
        || post(tables::ask),
    )
    .takes(SchemaGenerator::subschema_for::<AskMessage>)
    .gives(SchemaGenerator::subschema_for::<Answered>),
    route(
        "get",
        api::PICTURE,
        Access::Viewer,
        "The board as text.",
        || get(tables::picture),
    )
    .asks(SchemaGenerator::subschema_for::<tables::Looking>)
    .text(),
    route(
        "get",
        api::RECORD,
        Access::Viewer,
        "The game as a record; `format` names one of the world's that the game is written in, `game` an earlier one of the series.",
        || get(tables::record),
    )
    .asks(SchemaGenerator::subschema_for::<tables::Writing>)
    .text(),
    route(
        "get",
        api::PAST,
        Access::Viewer,
        "The game move by move as I saw it, from its action `from` on.",
        || get(records::past),
    )
    .asks(SchemaGenerator::subschema_for::<records::Moment>)
    .gives(SchemaGenerator::subschema_for::<Past>),
    route(
        "get",
        api::BOOKLET,
        Access::Viewer,
        "The game on paper as I saw it, once it is over.",
        || get(paper::booklet),
    )
    .asks(SchemaGenerator::subschema_for::<paper::Bound>)
    .pdf(),
    route(
        "post",
        api::REPORT,
        Access::Guest,
        "Begins the report on a game that is over, or finds it.",
        || post(reports::begin),
    )
    .gives(SchemaGenerator::subschema_for::<Report>),
    route(
        "get",
        api::REPORT,
        Access::Viewer,
        "The report on the game, as far as it is made.",
        || get(reports::of_table),
    )
    .gives(SchemaGenerator::subschema_for::<Report>),
    route(
        "post",
        api::RECORDS,
        Access::Anybody,
        "Reads a record, of ours or in a format of its game.",
        || post(records::read).layer(DefaultBodyLimit::max(records::LARGEST)),
    )
    .takes(SchemaGenerator::subschema_for::<ReadRecord>)
    .gives(SchemaGenerator::subschema_for::<Reading>),
    route(
        "post",
        api::BOOKLETS,
        Access::Anybody,
        "A record on paper.",
        || post(paper::booklet_of_record).layer(DefaultBodyLimit::max(records::LARGEST)),
    )
    .takes(SchemaGenerator::subschema_for::<paper::ToPrint>)
    .pdf(),
    route(
        "post",
        api::REPORTS,
        Access::Guest,
        "Begins the report on a record, or finds it.",
        || post(reports::begin_on_record).layer(DefaultBodyLimit::max(records::LARGEST)),
    )
    .takes(SchemaGenerator::subschema_for::<ReportOn>)
    .gives(SchemaGenerator::subschema_for::<ReportBegun>),
    route(
        "get",
        api::NAMED_REPORT,
        Access::Anybody,
        "A report, as far as it is made.",
        || get(reports::of_record),
    )
    .gives(SchemaGenerator::subschema_for::<Report>),
    route(
        "post",
        api::POSITIONS,
        Access::Anybody,
        "A position without a table, by all that was done from the start, and what would come of one more action.",
        || post(positions::study),
    )
    .takes(SchemaGenerator::subschema_for::<Study>)
    .gives(SchemaGenerator::subschema_for::<Studied>),
    route(
        "get",
        api::PUZZLES,
        Access::Anybody,
        "The puzzles of all games, and which one is today's.",
        || get(puzzles::list),
    )
    .gives(SchemaGenerator::subschema_for::<Puzzles>)
    .same_for_all(),
    route(
        "post",
        api::PUZZLE,
        Access::Anybody,
        "A puzzle's position after what its seat does, whether that solves it, and once it is solved or given up the answer.",
        || post(puzzles::attempt),
    )
    .takes(SchemaGenerator::subschema_for::<Attempt>)
    .gives(SchemaGenerator::subschema_for::<Attempted>),
    route(
        "post",
        api::INVITATIONS,
        Access::Host,
        "Invites somebody to a free seat.",
        || post(codes::invite),
    )
    .takes(SchemaGenerator::subschema_for::<CodeFor>)
    .gives(SchemaGenerator::subschema_for::<NewCode>)
    .creates(),
    route(
        "delete",
        api::INVITATIONS,
        Access::Host,
        "Takes back the invitations to a seat.",
        || delete(codes::revoke),
    )
    .takes(SchemaGenerator::subschema_for::<CodeFor>)
    .gives(SchemaGenerator::subschema_for::<Revoked>),
    route(
        "post",
        api::TABLE_CODES,
        Access::Seat,
        "A code to go on with a seat elsewhere.",
        || post(codes::resume),
    )
    .takes(SchemaGenerator::subschema_for::<CodeFor>)
    .gives(SchemaGenerator::subschema_for::<NewCode>)
    .creates(),
    route(
        "post",
        api::CODES,
        Access::Guest,
        "Uses an invitation or a code.",
        || post(codes::redeem),
    )
    .takes(SchemaGenerator::subschema_for::<Redeem>)
    .gives(SchemaGenerator::subschema_for::<Redeemed>),
    route(
        "post",
        api::LOOK_AT_CODE,
        Access::Anybody,
        "What an invitation or a code opens. It is not used by that.",
        || post(codes::look),
    )
    .takes(SchemaGenerator::subschema_for::<LookAtCode>)
    .gives(SchemaGenerator::subschema_for::<Invited>),
    route(
        "get",
        api::SOCKET,
        Access::Anybody,
        "A WebSocket: see the messages.",
        || get(socket::open),
    )
    .socket(),
    of_shell(
        "get",
        api::LIVE,
        Access::Anybody,
        "Whether the room is alive.",
    )
    .gives(SchemaGenerator::subschema_for::<Live>),
    of_shell(
        "get",
        api::READY,
        Access::Anybody,
        "Whether the room takes newcomers.",
    )
    .gives(SchemaGenerator::subschema_for::<Ready>),
    of_shell(
        "get",
        api::METRICS,
        Access::Overseer,
        "Figures for Prometheus; elsewhere if they have an address of their own.",
    )
    .text(),
    route(
        "get",
        api::DESCRIPTION,
        Access::Anybody,
        "This description.",
        || get(openapi::describe),
    )
    .same_for_all(),
];

/// Builds the router from [`ROUTES`].
pub(crate) fn routes() -> Router<Hall> {
    let add = |router: Router<Hall>, route: &Route| {
        let Some(serve) = route.serve else {
            return router;
        };
        let serve = serve();
        let serve = if route.same_for_all {
            serve.layer(CompressionLayer::new())
        } else {
            serve
        };
        router.route(route.path, serve)
    };
    ROUTES.iter().fold(Router::new(), add)
}
