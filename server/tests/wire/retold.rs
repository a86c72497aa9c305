//! Games told again, judged, and played on.

use std::time::Duration;

use serde_json::{Value, json};

use crate::house::House;

const RECORD: &str = "sobremesa record 1\ngame: reverso\nseats: 2\noptions: {}\nseat 1: Ana\nbot 2: 3\nresult: unfinished\n\n1. [1] d3\n2. [2] c3\n";
/// Longer than any report takes.
const POLLS: usize = 400;

/// A house with somebody in it.
struct Visit {
    house: House,
    token: String,
}

impl Visit {
    async fn begin() -> Visit {
        let house = House::open(20_000).await;
        let token = house.know(1).await;
        Visit { house, token }
    }

    async fn ask(&self, method: &str, path: &str, body: Option<Value>) -> (u16, Value) {
        let token = Some(self.token.as_str());
        let answer = self.house.ask(token, method, path, body.as_ref()).await;
        let body = serde_json::from_str(&answer.body);
        (answer.status, body.unwrap_or(json!(answer.body)))
    }

    /// Opens a table of REVERSO for two people on one device.
    async fn table(&self, past: &[&str]) -> (u16, Value) {
        let seats = json!([{ "who": "me" }, { "who": "me", "name": "Luis" }]);
        let setup = json!({
            "game": "reverso", "seats": seats, "first": "as-seated", "games": 1, "past": past,
        });
        let opening = json!({ "name": "Ana", "setup": setup });
        self.ask("POST", "/api/tables", Some(opening)).await
    }

    async fn act(&self, table: &str, seat: u8, a: Value) {
        let aid = format!("act-of-{seat}-{}", a.to_string().len());
        let act = json!({ "aid": aid, "seat": seat, "v": 99, "a": a });
        let path = format!("{table}/acts");
        let (status, body) = self.ask("POST", &path, Some(act)).await;
        assert_eq!(status, 200, "{body}");
    }

    /// A report when it is whole.
    async fn report(&self, path: &str) -> Value {
        for _ in 0..POLLS {
            let (status, report) = self.ask("GET", path, None).await;
            assert_eq!(status, 200, "{report}");
            if report["done"] == report["of"] {
                return report;
            }
            assert_eq!(report["plies"], json!([]), "nothing half made is shown");
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("no report");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_plays_on_is_looked_back_at_written_and_judged() {
    let visit = Visit::begin().await;
    let (status, opened) = visit.table(&["d3", "c3"]).await;
    assert_eq!(status, 201, "{opened}");
    let table = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    let (_, look) = visit.ask("GET", &table, None).await;
    let view = &look["views"][0]["view"];
    assert_eq!((&view["given"], &view["ply"]), (&json!(2), &json!(2)));
    assert_eq!(view["seats"][1]["sits"], json!({ "person": "Luis" }));
    assert_eq!(look["views"][0]["lines"][0]["hand"], "given");

    visit.act(&table, 1, json!({ "play": "c4" })).await;
    let (status, past) = visit
        .ask("GET", &format!("{table}/past?from=1"), None)
        .await;
    assert_eq!(
        (status, &past["from"], &past["seats"]),
        (200, &json!(1), &json!(2))
    );
    let texts: Vec<_> = past["lines"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["text"])
        .collect();
    assert_eq!(texts, ["c3", "c4"]);
    assert_eq!(past["views"].as_array().unwrap().len(), 3);
    assert_eq!(past["scores"], json!([[4, 1], [3, 3], [5, 2]]));

    let (status, text) = visit
        .ask("GET", &format!("{table}/record?format=othello"), None)
        .await;
    assert_eq!((status, text), (200, json!("d3c3c4\n")));
    let (status, error) = visit
        .ask("GET", &format!("{table}/record?format=pdn"), None)
        .await;
    assert_eq!(
        (status, &error["error"]["code"]),
        (422, &json!("no-such-format"))
    );

    let report = format!("{table}/report");
    let (status, _) = visit.ask("POST", &report, None).await;
    assert_eq!(status, 422, "the game goes on");
    visit.act(&table, 1, json!("resign")).await;
    let (status, begun) = visit.ask("POST", &report, None).await;
    assert_eq!((status, &begun["of"]), (200, &json!(3)));
    let report = visit.report(&report).await;
    let plies = report["plies"].as_array().unwrap();
    assert_eq!(plies.len(), 3);
    assert_eq!(
        (&plies[2]["ply"], &plies[2]["seat"]),
        (&json!(3), &json!(1))
    );
    assert!(plies[2]["best"].is_string() && plies[2]["cost"].is_number());
    assert_eq!(report["skill"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_past_that_cannot_have_been_opens_no_table() {
    let visit = Visit::begin().await;
    let (status, refused) = visit.table(&["d3", "d3"]).await;
    assert_eq!((status, &refused["error"]["code"]), (422, &json!("given")));
    assert_eq!(refused["error"]["cells"], json!(["2", "d3", "occupied"]));
    let (status, refused) = visit.table(&vec!["d3"; 2_001]).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (422, &json!("given-too-many"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_read_and_judged() {
    let visit = Visit::begin().await;
    let brought = |text: &str| Some(json!({ "text": text }));
    let (status, read) = visit.ask("POST", "/api/records", brought(RECORD)).await;
    assert_eq!(status, 200, "{read}");
    assert_eq!(read["views"].as_array().unwrap().len(), 3);
    assert_eq!(read["names"], json!(["Ana", null]));
    assert_eq!(
        read["lines"][1],
        json!({ "seat": 2, "text": "c3", "hand": "bot" })
    );
    assert_eq!(read["outcome"], Value::Null);
    let options = json!({ "size": 8 });
    assert_eq!(
        (&read["game"], &read["options"]),
        (&json!("reverso"), &options)
    );

    let (status, begun) = visit.ask("POST", "/api/reports", brought(RECORD)).await;
    assert_eq!(status, 200, "{begun}");
    let path = format!("/api/reports/{}", begun["report"].as_str().unwrap());
    assert_eq!(visit.report(&path).await["of"], 2);
    let (_, again) = visit.ask("POST", "/api/reports", brought(RECORD)).await;
    assert_eq!(begun, again);
}

/// A throw that the seed did not make is found out, though its picks are true.
#[tokio::test(flavor = "multi_thread")]
async fn the_luck_of_a_record_is_checked_by_the_rules() {
    let visit = Visit::begin().await;
    let seats = json!([{ "who": "me" }, { "who": "me" }]);
    let opening = json!({ "name": "Ana", "setup": { "game": "ludo", "seats": seats } });
    let (_, opened) = visit.ask("POST", "/api/tables", Some(opening)).await;
    let table = format!("/api/tables/{}", opened["table"].as_str().unwrap());
    let (_, look) = visit.ask("GET", &table, None).await;
    let turn = look["views"][0]["view"]["turn"].as_u64().unwrap();
    visit.act(&table, turn as u8, json!("resign")).await;
    let (_, record) = visit.ask("GET", &format!("{table}/record"), None).await;
    let record = record.as_str().unwrap();
    let luck = async |text: &str| {
        let brought = Some(json!({ "text": text }));
        let (status, read) = visit.ask("POST", "/api/records", brought).await;
        assert_eq!(status, 200, "{read}");
        read["luck"].clone()
    };
    assert_eq!(luck(record).await, "sound");
    let last = record
        .lines()
        .rfind(|line| line.contains("[chance"))
        .unwrap();
    let thrown = last.rsplit(' ').next().unwrap();
    let other = if thrown == "CC" { "FF" } else { "CC" };
    let forged = record.replace(last, &last.replace(thrown, other));
    assert_eq!(luck(&forged).await["broken"]["code"], "receipt-outcome");
    let told = |line: &&str| !line.starts_with("luck ");
    let untold: Vec<&str> = record.lines().filter(told).collect();
    assert_eq!(luck(&untold.join("\n")).await, "untold");
}

#[tokio::test(flavor = "multi_thread")]
async fn records_of_the_world_are_read_and_faults_are_told_with_their_line() {
    let visit = Visit::begin().await;
    for (text, game, expected) in [
        ("f5d6c3", None, "reverso"),
        ("f5d6c3", Some("reverso"), "reverso"),
        ("f5d6\nc3 a1", Some("reverso"), "2 "),
        ("f5d6\nc3 a1", None, "2 "),
        ("f5d6c3", Some("damas"), "1 "),
        ("f5d6c3", Some("mus"), "1 unknown-record"),
        ("once upon a time", None, "1 unknown-record"),
        ("", None, "1 unknown-record"),
        ("sobremesa record 1\ngame: mus\n", None, "3 record-header"),
        (
            &RECORD.replace("2. [2] c3", "2. [2] d3"),
            None,
            "10 occupied",
        ),
        (
            &RECORD.replace("unfinished", "winners 1; scores 4 1"),
            None,
            "7 record-result",
        ),
    ] {
        let mut brought = json!({ "text": text });
        if let Some(game) = game {
            brought["game"] = json!(game);
        }
        let (status, read) = visit.ask("POST", "/api/records", Some(brought)).await;
        let (code, line) = (&read["error"]["code"], &read["error"]["line"]);
        let told = match code.as_str() {
            Some(code) => format!("{line} {code}"),
            None => read["game"].as_str().unwrap().to_owned(),
        };
        assert!(told.starts_with(expected), "{text}: {read}");
        assert_eq!(status == 200, code.is_null());
        for (lang, word) in [("es", "Línea"), ("en", "Line")] {
            let sentence = read["error"]["message"][lang].as_str();
            assert!(sentence.is_none_or(|told| told.starts_with(&format!("{word} {line}: "))));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_record_may_be_large() {
    let visit = Visit::begin().await;
    for (path, length, expected) in [
        ("/api/records", 200 * 1024, 422),
        ("/api/records", 256 * 1024, 413),
        ("/api/reports", 200 * 1024, 422),
        ("/api/tables", 60 * 1024, 422),
        ("/api/tables", 64 * 1024, 413),
        ("/api/positions", 15 * 1024, 422),
        ("/api/positions", 16 * 1024, 413),
        ("/api/codes", 17 * 1024, 413),
    ] {
        let body = json!({ "text": "x".repeat(length) });
        let (status, _) = visit.ask("POST", path, Some(body)).await;
        assert_eq!(status, expected, "{path} {length}");
    }
}
