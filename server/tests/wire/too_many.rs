//! A client over its rate limit is told so and stays connected, unless it ignores that.

use serde_json::{Value, json};
use table::Setup;

use crate::client::Socket;
use crate::house::{House, person, settings};

/// How many hints are allowed.
const HINTS: u64 = 3;
/// How many consecutive refusals are answered.
const REFUSALS: usize = 100;

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_survives_too_many_questions() {
    let house = few_hints().await;
    let (mut socket, v) = seated(&house).await;
    for q in 1..=HINTS + 2 {
        let ask = json!({ "t": "ask", "q": q, "seat": 1, "a": "hint" });
        socket.say(&ask).await.unwrap();
        let told = hear(&mut socket).await;
        assert_eq!((&told["t"], &told["q"]), (&json!("tell"), &json!(q)));
        assert_eq!(told["no"]["code"] == "too-many", q > HINTS, "{told}");
    }
    // Whatever else they do is none the worse for it.
    play(&mut socket, &v).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_on_all_the_same_is_not_answered_for_ever() {
    let house = few_hints().await;
    let (mut socket, v) = seated(&house).await;
    for _ in 0..HINTS {
        assert_eq!(hint(&mut socket).await["no"], Value::Null);
    }
    for _ in 0..REFUSALS {
        assert_eq!(hint(&mut socket).await["no"]["code"], "too-many");
    }
    // An act within the limits resets the count.
    play(&mut socket, &v).await;
    for _ in 0..REFUSALS {
        assert_eq!(hint(&mut socket).await["no"]["code"], "too-many");
    }
    let bye = hint(&mut socket).await;
    assert_eq!(
        (&bye["t"], &bye["code"]),
        (&json!("bye"), &json!("too-many"))
    );
    assert!(socket.hear().await.is_err(), "nothing comes after the bye");
}

async fn few_hints() -> House {
    let mut settings = settings(60_000);
    settings["limits"]["person"]["hint"] = json!({ "burst": HINTS, "per_minute": 1 });
    House::set(settings).await
}

/// Somebody at a table, and its version.
async fn seated(house: &House) -> (Socket, Value) {
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let setup: Setup =
        serde_json::from_value(json!({ "game": "reverso", "seats": seats })).unwrap();
    let table = house.room.open(&person(1), "Ana", setup).await.unwrap();
    let token = house.know(1).await;
    let mut socket = Socket::open(house.address, Some(&token)).await.unwrap();
    let hello = json!({ "t": "hello", "p": 1, "table": table });
    socket.say(&hello).await.unwrap();
    let v = hear(&mut socket).await["v"].clone();
    (socket, v)
}

async fn hint(socket: &mut Socket) -> Value {
    let ask = json!({ "t": "ask", "q": 1, "seat": 1, "a": "hint" });
    socket.say(&ask).await.unwrap();
    hear(socket).await
}

async fn play(socket: &mut Socket, v: &Value) {
    let a = json!({ "play": "d3" });
    let act = json!({ "t": "act", "aid": "an-act-after-it", "seat": 1, "v": v, "a": a });
    socket.say(&act).await.unwrap();
    for heard in ["ev", "ev", "ok"] {
        assert_eq!(hear(socket).await["t"], heard);
    }
}

async fn hear(socket: &mut Socket) -> Value {
    serde_json::from_str(&socket.hear().await.unwrap()).unwrap()
}
