//! Whoever asks for too much is told so, and stays.

use serde_json::{Value, json};
use table::Setup;

use crate::client::Socket;
use crate::house::{House, person, settings};

/// So many hints may be asked for.
const HINTS: u64 = 3;

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_survives_too_many_questions() {
    let mut settings = settings(60_000);
    settings["limits"]["person"]["hint"] = json!({ "burst": HINTS, "per_minute": 1 });
    let house = House::set(settings).await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let setup: Setup =
        serde_json::from_value(json!({ "game": "reverso", "seats": seats })).unwrap();
    let table = house.room.open(&person(1), "Ana", setup).await.unwrap();
    let token = house.know(1).await;
    let mut socket = Socket::open(house.address, Some(&token)).await.unwrap();
    let hello = json!({ "t": "hello", "p": 1, "table": table });
    socket.say(&hello).await.unwrap();
    let v = &hear(&mut socket).await["v"];
    for q in 1..=HINTS + 2 {
        let ask = json!({ "t": "ask", "q": q, "seat": 1, "a": "hint" });
        socket.say(&ask).await.unwrap();
        let told = hear(&mut socket).await;
        assert_eq!((&told["t"], &told["q"]), (&json!("tell"), &json!(q)));
        assert_eq!(told["no"]["code"] == "too-many", q > HINTS, "{told}");
    }
    // Whatever else they do is none the worse for it.
    let a = json!({ "play": "d3" });
    let act = json!({ "t": "act", "aid": "an-act-after-it", "seat": 1, "v": v, "a": a });
    socket.say(&act).await.unwrap();
    for heard in ["ev", "ev", "ok"] {
        assert_eq!(hear(&mut socket).await["t"], heard);
    }
}

async fn hear(socket: &mut Socket) -> Value {
    serde_json::from_str(&socket.hear().await.unwrap()).unwrap()
}
