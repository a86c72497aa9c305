//! Every refusal has a code and a sentence in both languages, and says nothing of our inside.

use std::collections::HashSet;

use server::fault::Code;

use crate::house::House;

#[tokio::test]
async fn every_refusal_has_our_form() {
    let house = House::plain().await;
    let post = || house.ask("POST", "/api/echo");
    let rows = [
        (house.ask("GET", "/nowhere"), 404, "not-found"),
        (house.ask("GET", "/api/nowhere"), 404, "not-found"),
        (house.ask("DELETE", "/api/me"), 405, "method-not-allowed"),
        (house.ask("GET", "/api/me"), 401, "nobody-known"),
        (house.ask("GET", "/api/table/x"), 400, "bad-request"),
        (house.ask("GET", "/api/socket"), 400, "bad-request"),
        (house.ask("GET", "/api/broken"), 500, "inside"),
        (
            house.ask("GET", "/").host("evil.example"),
            421,
            "misdirected",
        ),
        (post().json("{"), 400, "bad-request"),
        (post().with("content-length", "0"), 415, "not-json"),
        (
            post().json("{}").with("origin", "null"),
            403,
            "other-origin",
        ),
    ];
    for (ask, status, code) in rows {
        let asked = ask.text();
        let answer = ask.send().await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (status, code),
            "{asked}"
        );
        let body = answer.json();
        let error = body["error"].as_object().unwrap();
        let message = error["message"].as_object().unwrap();
        assert_eq!(
            (body.as_object().unwrap().len(), error.len(), message.len()),
            (1, 2, 2)
        );
        assert!(["es", "en"].iter().all(|lang| {
            message[*lang]
                .as_str()
                .is_some_and(|words| !words.is_empty())
        }));
        assert_eq!(answer.header("content-type"), Some("application/json"));
        assert!(
            !answer.body.contains("secret"),
            "what a panic says stays inside"
        );
    }
}

#[tokio::test]
async fn who_uses_a_wrong_method_learns_the_right_one() {
    let house = House::plain().await;
    let answer = house.ask("DELETE", "/api/me").send().await;
    assert_eq!(answer.header("allow"), Some("GET,HEAD"));
}

#[test]
fn no_code_is_there_twice() {
    let names: HashSet<_> = Code::ALL.iter().map(|code| code.name()).collect();
    assert_eq!(names.len(), Code::ALL.len());
    for code in Code::ALL {
        let sentence = code.sentence();
        assert_ne!(sentence.es, sentence.en);
        assert!(code.status().is_client_error() || code.status().is_server_error());
    }
}
