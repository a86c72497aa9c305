//! The page as the room serves it, whatever was built: its files have their own tests.

use crate::house::House;

#[tokio::test]
async fn the_page_needs_nothing_that_the_policy_forbids() {
    let house = House::plain().await;
    let answer = house.ask("GET", "/").send().await;
    for forbidden in [
        "<style",
        " style=",
        " onclick",
        " onload",
        "http-equiv",
        "<script>",
    ] {
        assert!(!answer.body.contains(forbidden), "{forbidden}");
    }
    let scripts = answer.body.matches("<script").count();
    let own = answer.body.matches(" src=\"/assets/").count();
    assert_eq!(scripts, own, "no script stands in the document itself");
}

#[tokio::test]
async fn its_addresses_are_known_and_others_are_not() {
    let house = House::plain().await;
    let rows = [
        ("/", true),
        ("/new/reverso", true),
        ("/t/abc", true),
        ("/i", true),
        ("/settings", true),
        ("/nowhere", false),
        ("/t/abc/more", false),
        ("/assets/none.js", false),
    ];
    for (path, known) in rows {
        let answer = house.ask("GET", path).send().await;
        assert_eq!(answer.status != 404, known, "{path}");
        assert!(answer.header("content-security-policy").is_some(), "{path}");
    }
}

#[tokio::test]
async fn the_api_is_never_compressed() {
    let house = House::plain().await;
    let long = format!("\"{}\"", "x".repeat(10_000));
    let ask = house.ask("POST", "/api/echo").json(&long);
    let answer = ask.with("accept-encoding", "gzip").send().await;
    assert_eq!(answer.header("content-encoding"), None);
    assert_eq!((answer.status, answer.body), (200, long));
}
