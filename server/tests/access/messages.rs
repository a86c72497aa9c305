//! Every message of a socket for everybody.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use crate::house::{House, ROLES, Role};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn socket(house: &House, role: Role) -> Socket {
    let url = format!("ws://{}/api/socket", house.address);
    let mut request = url.into_client_request().unwrap();
    if let Some(token) = house.token_of(role) {
        let value = format!("Bearer {token}").parse().unwrap();
        request.headers_mut().insert("authorization", value);
    }
    tokio_tungstenite::connect_async(request).await.unwrap().0
}

/// Sends a message and reads the answer: its kind, and its code if it has one.
async fn said(socket: &mut Socket, message: &Value) -> String {
    socket
        .send(Message::text(message.to_string()))
        .await
        .unwrap();
    loop {
        let Some(Ok(heard)) = socket.next().await else {
            return "closed".to_owned();
        };
        let Message::Text(text) = heard else { continue };
        let answer: Value = serde_json::from_str(&text).unwrap();
        let code = answer.get("code").or_else(|| answer["no"].get("code"));
        match (answer["t"].as_str().unwrap(), code) {
            ("here" | "ev", _) => {}
            (kind, None) => return kind.to_owned(),
            (kind, Some(code)) => return format!("{kind} {}", code.as_str().unwrap()),
        }
    }
}

/// A message after the hello and what each role hears:
/// nobody, guest, other player, spectator, seat, host, revoked.
fn rows() -> Vec<(Value, [&'static str; 7])> {
    let out = "bye private-table";
    let row = |spectator, seat, host| [out, out, out, spectator, seat, host, out];
    let phrase =
        json!({ "t": "act", "aid": "a-phrase", "seat": 2, "v": 99, "a": { "phrase": "hello" } });
    // Nobody is a member of a team where there is none.
    let mut of_a_team = phrase.clone();
    of_a_team["member"] = json!(1);
    of_a_team["aid"] = json!("of-a-team");
    let legal = json!({ "t": "ask", "q": 1, "seat": 2, "a": "legal" });
    let not_yours = "no not-your-seat";
    vec![
        (phrase, row(not_yours, "ok", not_yours)),
        (of_a_team, row(not_yours, not_yours, not_yours)),
        (
            legal,
            row("tell not-your-seat", "tell", "tell not-your-seat"),
        ),
        (json!({ "t": "sync" }), row("snap", "snap", "snap")),
        (
            json!({ "t": "hello", "p": 1, "table": "x" }),
            row("bye bad-message", "bye bad-message", "bye bad-message"),
        ),
        (
            json!({ "t": "dance" }),
            row("bye bad-message", "bye bad-message", "bye bad-message"),
        ),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_what_they_may_hear() {
    let house = House::open().await;
    for (message, expected) in rows() {
        for (role, expected) in ROLES.into_iter().zip(expected) {
            let mut socket = socket(&house, role).await;
            let hello = json!({ "t": "hello", "p": 1, "table": house.table_for(role) });
            let welcome = said(&mut socket, &hello).await;
            let heard = match welcome.as_str() {
                "welcome" => said(&mut socket, &message).await,
                _ => welcome,
            };
            assert_eq!(heard, expected, "{role:?}: {message}");
        }
    }
}

/// A message that this crate knows and this test does not fails here.
#[test]
fn every_message_has_a_row() {
    let schema = schemars::schema_for!(wire::FromClient).to_value();
    let kinds = schema["oneOf"].as_array().unwrap();
    let known: Vec<Value> = rows()
        .into_iter()
        .map(|(message, _)| message["t"].clone())
        .collect();
    for kind in kinds {
        let name = &kind["properties"]["t"]["const"];
        assert!(known.contains(name), "no row for {name}");
    }
    assert_eq!(kinds.len(), 4, "{kinds:?}");
}
