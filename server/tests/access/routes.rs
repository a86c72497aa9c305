//! Every route for everybody.

use serde_json::{Value, json};
use server::api::ROUTES;

use crate::house::{House, ROLES};
use crate::wire::Ask;

/// A route, what is sent, and the status that each role gets:
/// nobody, guest, other player, spectator, seat, host, revoked.
type Row = (&'static str, &'static str, Option<Value>, [u16; 7]);

const VIEWERS: [u16; 7] = [403, 403, 403, 200, 200, 200, 403];

fn rows() -> Vec<Row> {
    let mut rows = of_tables();
    rows.extend(of_acts());
    rows.extend(of_games_told_again());
    rows
}

fn of_tables() -> Vec<Row> {
    let all = [200; 7];
    let known = [401, 200, 200, 200, 200, 200, 200];
    let seat_2 = [401, 403, 403, 403, 200, 403, 403];
    let made_by_host = [401, 403, 403, 403, 403, 201, 403];
    let seat = |seat: u8| Some(json!({ "seat": seat }));
    vec![
        (
            "post",
            "/api/guest",
            None,
            [201, 200, 200, 200, 200, 200, 200],
        ),
        ("get", "/health/live", None, all),
        ("get", "/health/ready", None, all),
        // All of them ask from this machine.
        ("get", "/metrics", None, all),
        ("get", "/api/games", None, all),
        ("get", "/api/games/{game}/rules", None, all),
        ("get", "/api/games/{game}/print?what=board", None, all),
        ("get", "/api/games/{game}/print?players=2", None, all),
        ("get", "/api/games/{game}/print?players=9", None, [422; 7]),
        (
            "get",
            "/api/games/{game}/print?what=everything",
            None,
            [400; 7],
        ),
        // That game's board asks nothing.
        ("post", "/api/games/{game}/query", Some(json!({})), [404; 7]),
        ("get", "/api/phrases", None, all),
        ("get", "/api/lobby", None, all),
        ("get", "/api/mine", None, known),
        (
            "post",
            "/api/tables",
            Some(opening()),
            [401, 201, 201, 201, 201, 201, 201],
        ),
        ("get", "/api/tables/{table}", None, VIEWERS),
        (
            "post",
            "/api/tables/{table}/asks",
            Some(json!({ "q": 1, "seat": 2, "a": "legal" })),
            seat_2,
        ),
        ("get", "/api/tables/{table}/picture", None, VIEWERS),
        ("get", "/api/tables/{table}/record", None, VIEWERS),
        // The view of a seat is for its player.
        (
            "get",
            "/api/tables/{table}/record?seat=2",
            None,
            [403, 403, 403, 403, 200, 403, 403],
        ),
        (
            "get",
            "/api/tables/{table}/picture?seat=2",
            None,
            [403, 403, 403, 403, 200, 403, 403],
        ),
        (
            "post",
            "/api/tables/{table}/invitations",
            seat(3),
            made_by_host,
        ),
        (
            "delete",
            "/api/tables/{table}/invitations",
            seat(3),
            [401, 403, 403, 403, 403, 200, 403],
        ),
        (
            "post",
            "/api/tables/{table}/codes",
            seat(2),
            [401, 403, 403, 403, 201, 403, 403],
        ),
        (
            "post",
            "/api/codes",
            Some(json!({ "code": "guessed" })),
            [401, 422, 422, 422, 422, 422, 422],
        ),
        (
            "post",
            "/api/codes/look",
            Some(json!({ "code": "guessed" })),
            [422; 7],
        ),
        ("get", "/api/socket", None, [101; 7]),
        ("get", "/openapi.json", None, all),
    ]
}

fn of_acts() -> Vec<Row> {
    let seat_2 = [401, 403, 403, 403, 200, 403, 403];
    let host = [401, 403, 403, 403, 403, 200, 403];
    let host_in_vain = [401, 403, 403, 403, 403, 422, 403];
    let report = json!({ "report": { "whom": 1, "why": "rude" } });
    let rows = [
        (act(json!({ "phrase": "hello" }), 2), seat_2),
        // A free seat of a private table takes an invitation; the host needs none.
        (act(json!({ "sit": { "name": "Eva" } }), 3), host),
        (act(json!("remove"), 3), host),
        // Nobody is left there to be blocked.
        (act(json!("block"), 3), host_in_vain),
        // It is off already.
        (act(json!({ "chat": false }), 2), host_in_vain),
        (act(report, 2), seat_2),
    ];
    let row = |(act, statuses)| ("post", "/api/tables/{table}/acts", Some(act), statuses);
    rows.map(row).into()
}

fn of_games_told_again() -> Vec<Row> {
    vec![
        ("get", "/api/tables/{table}/past", None, VIEWERS),
        (
            "get",
            "/api/tables/{table}/past?seat=2&from=1",
            None,
            [403, 403, 403, 403, 200, 403, 403],
        ),
        // There is no report before the end, and none that nobody asked for.
        (
            "post",
            "/api/tables/{table}/report",
            None,
            [401, 403, 403, 422, 422, 422, 403],
        ),
        (
            "get",
            "/api/tables/{table}/report",
            None,
            [403, 403, 403, 404, 404, 404, 403],
        ),
        // Nor a booklet.
        (
            "get",
            "/api/tables/{table}/booklet",
            None,
            [403, 403, 403, 422, 422, 422, 403],
        ),
        (
            "get",
            "/api/tables/{table}/booklet?seat=2",
            None,
            [403, 403, 403, 403, 422, 403, 403],
        ),
        ("post", "/api/records", Some(record()), [200; 7]),
        ("post", "/api/booklets", Some(record()), [200; 7]),
        (
            "post",
            "/api/reports",
            Some(record()),
            [401, 200, 200, 200, 200, 200, 200],
        ),
        ("post", "/api/positions", Some(study()), [200; 7]),
        ("get", "/api/reports/{report}", None, [404; 7]),
        ("get", "/api/puzzles", None, [200; 7]),
        (
            "post",
            "/api/puzzles/{game}/{number}",
            Some(json!({})),
            [200; 7],
        ),
    ]
}

fn opening() -> Value {
    json!({
        "name": "Ana",
        "setup": { "game": "reverso", "seats": [{ "who": "me" }, { "who": { "bot": 1 } }] },
    })
}

fn record() -> Value {
    let text = "sobremesa record 1\ngame: reverso\nseats: 2\noptions: {}\nresult: unfinished\n\n1. [1] d3\n";
    json!({ "text": text })
}

fn study() -> Value {
    json!({ "game": "reverso", "players": 2, "seat": 1, "actions": ["d3", "c3"] })
}

fn act(a: Value, seat: u8) -> Value {
    json!({ "aid": "", "seat": seat, "v": 99, "a": a })
}

#[test]
fn every_route_has_a_row() {
    let rows = rows();
    for route in ROUTES {
        let mut same = rows.iter().filter(|(method, path, ..)| {
            *method == route.method && path.split('?').next() == Some(route.path)
        });
        assert!(
            same.next().is_some(),
            "no row for {} {}",
            route.method,
            route.path
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_what_they_may_have() {
    let house = House::open().await;
    for (row, (method, pattern, body, expected)) in rows().into_iter().enumerate() {
        for (role, expected) in ROLES.into_iter().zip(expected) {
            let path = pattern.replace("{game}", "reverso");
            let path = path.replace("{number}", "1");
            let path = path.replace("{table}", house.table_for(role));
            let mut body = body.clone();
            if let Some(aid) = body.as_mut().and_then(|body| body.get_mut("aid")) {
                *aid = json!(format!("row-{row}-{role:?}"));
            }
            let status = if pattern == "/api/socket" {
                Ask::new(house.address, "GET", &path)
                    .upgrade()
                    .send()
                    .await
                    .status
            } else {
                let method = method.to_uppercase();
                house.send(role, &method, &path, body.as_ref()).await.status
            };
            assert_eq!(status, expected, "{role:?}: {method} {pattern}");
        }
    }
}
