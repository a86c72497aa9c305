//! `docs/security.md` names a test for every threat. They must exist.

use std::fs;
use std::path::Path;

#[test]
fn every_test_in_the_threat_model_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let model = fs::read_to_string(root.join("docs/security.md")).unwrap();
    let named: Vec<(&str, &str)> = model
        .split('`')
        .filter_map(|text| text.split_once(".rs::"))
        .collect();
    assert!(named.len() > 20, "{} tests", named.len());
    for (file, test) in named {
        let source = fs::read_to_string(root.join(format!("{file}.rs"))).unwrap_or_default();
        assert!(
            source.contains(&format!("fn {test}()")),
            "{file}.rs::{test}"
        );
    }
}
