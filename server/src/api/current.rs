//! Checks that the files the page takes from us are current: the API description, from
//! which its types are generated, and the list of games for its tests.

use std::path::Path;
use std::{env, fs};

use serde_json::{Value, json};

use super::{games, openapi};

/// Compares a file of the page with its expected content, or writes it if `RENEW` is
/// set.
fn check(name: &str, made: &Value) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../web")
        .join(name);
    if env::var_os("RENEW").is_some() {
        fs::write(&path, format!("{made:#}\n")).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    let kept: Value = serde_json::from_str(&kept).unwrap_or_default();
    // Not `assert_eq`, which would print both.
    assert!(kept == *made, "web/{name} is not current: run `make types`");
}

#[test]
fn what_the_page_is_made_from_is_current() {
    check("openapi.json", &openapi::document());
    check("tests/games.json", &json!(games::all()));
}
