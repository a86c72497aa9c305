//! Options are called something in both languages, not by their JSON.

use rules::Drawn;
use rules::options::choices;
use serde_json::Value;

use crate::table::hold;

/// Every option and every one of its values that is a text has words.
#[track_caller]
pub(crate) fn check<G: Drawn>() {
    for choice in choices::<G::Options>() {
        check_word::<G>(&choice.name);
        for value in choice.values.iter().filter_map(Value::as_str) {
            check_word::<G>(&format!("{}={value}", choice.name));
        }
    }
}

#[track_caller]
fn check_word<G: Drawn>(name: &str) {
    let known = G::words().iter().find(|(key, _)| *key == name);
    let said = known.is_some_and(|(_, text)| !text.es.is_empty() && !text.en.is_empty());
    hold::<G>("options have words in both languages", said, || {
        format!("`Drawn::words` says nothing of “{name}”")
    });
}
