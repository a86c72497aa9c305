//! Options have names in both languages, not just their JSON.

use rules::Drawn;
use rules::options::choices;
use serde_json::Value;

use crate::table::hold;

/// Every option and every textual value has words.
#[track_caller]
pub(crate) fn check<G: Drawn>() {
    let mut names = Vec::new();
    for choice in choices::<G::Options>() {
        let values = choice.values.iter().filter_map(as_text);
        names.extend(values.map(|value| format!("{}={value}", choice.name)));
        names.push(choice.name);
    }
    names.retain(|name| !has_words::<G>(name));
    let law = "options have words in both languages";
    hold::<G>(law, names.is_empty(), || {
        format!("`Drawn::option_words` says nothing of {names:?}")
    });
}

/// A value as its words know it; null stands for an option that is left out.
fn as_text(value: &Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}

fn has_words<G: Drawn>(name: &str) -> bool {
    let known = G::option_words().iter().find_map(|it| it.find(name));
    known.is_some_and(|text| !text.es.is_empty() && !text.en.is_empty())
}
