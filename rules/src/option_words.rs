//! What options and their values are called in forms and menus.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::Text;

/// The words of one option. An open value, such as a list, has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OptionWords {
    /// The option's name in the JSON of the options.
    #[serde(skip)]
    pub name: &'static str,
    /// What it is called.
    pub title: Text,
    /// What it does, if its title does not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub about: Option<Text>,
    /// For how many players it can be chosen; empty means any number.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub players: &'static [usize],
    /// What each value is called, by the value as text: `huff`, `true`, `8`.
    #[serde(serialize_with = "as_map")]
    pub values: &'static [(&'static str, Text)],
}

impl OptionWords {
    /// An option for any number of players that its title explains.
    pub const fn new(
        name: &'static str,
        title: Text,
        values: &'static [(&'static str, Text)],
    ) -> OptionWords {
        OptionWords {
            name,
            title,
            about: None,
            players: &[],
            values,
        }
    }

    /// The same with an explanation.
    #[must_use]
    pub const fn about(self, about: Text) -> OptionWords {
        OptionWords {
            about: Some(about),
            ..self
        }
    }

    /// The same for these numbers of players only.
    #[must_use]
    pub const fn players(self, players: &'static [usize]) -> OptionWords {
        OptionWords { players, ..self }
    }

    /// What a key is called: this option (`capture`) or one of its values (`capture=huff`).
    pub fn find(&self, key: &str) -> Option<Text> {
        let rest = key.strip_prefix(self.name)?;
        let Some(value) = rest.strip_prefix('=') else {
            return rest.is_empty().then_some(self.title);
        };
        let values = self.values.iter();
        values
            .copied()
            .find_map(|(name, text)| (name == value).then_some(text))
    }
}

fn as_map<S: Serializer>(
    values: &&'static [(&'static str, Text)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(Some(values.len()))?;
    for (value, text) in *values {
        map.serialize_entry(value, text)?;
    }
    map.end()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const WORDS: OptionWords = OptionWords::new(
        "capture",
        Text::new("Comer", "Captures"),
        &[("huff", Text::new("se sopla", "huffing"))],
    );

    #[test]
    fn an_option_and_its_values_are_found_by_key() {
        let english = |key| WORDS.find(key).map(|text| text.en);
        assert_eq!(english("capture"), Some("Captures"));
        assert_eq!(english("capture=huff"), Some("huffing"));
        assert_eq!(english("capture=strict"), None);
        assert_eq!(english("captures"), None);
        assert_eq!(english("huff"), None);
    }

    #[test]
    fn what_is_not_said_is_not_written() {
        let title = json!({ "es": "Comer", "en": "Captures" });
        let values = json!({ "huff": { "es": "se sopla", "en": "huffing" } });
        let expected = json!({ "title": title, "values": values });
        assert_eq!(json!(WORDS), expected);
        let more = WORDS.about(Text::new("Sí.", "Yes.")).players(&[2, 3]);
        let mut expected = expected;
        expected["about"] = json!({ "es": "Sí.", "en": "Yes." });
        expected["players"] = json!([2, 3]);
        assert_eq!(json!(more), expected);
    }
}
