//! Options are called something in both languages, not by their JSON.

use rules::Drawn;
use rules::options::choices;
use serde_json::Value;

use crate::table::hold;

/// Every option and every one of its values that is a text has words.
#[track_caller]
pub(crate) fn check<G: Drawn>() {
    let mut names = Vec::new();
    for choice in choices::<G::Options>() {
        let values = choice.values.iter().filter_map(Value::as_str);
        names.extend(values.map(|value| format!("{}={value}", choice.name)));
        names.push(choice.name);
    }
    names.retain(|name| !has_words::<G>(name));
    let law = "options have words in both languages";
    hold::<G>(law, names.is_empty(), || {
        format!("`Drawn::words` says nothing of {names:?}")
    });
}

fn has_words<G: Drawn>(name: &str) -> bool {
    let known = G::words().iter().find(|(key, _)| *key == name);
    known.is_some_and(|(_, text)| !text.es.is_empty() && !text.en.is_empty())
}
