//! What a viewer sees of a game, written down.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::transcode;

/// The JSON text of what a viewer may see: made once, and only copied from then on. One
/// that was received can say anything until [`Entry::imagine`](crate::Entry::imagine) has
/// read it.
#[derive(Debug, Clone, Serialize)]
#[serde(transparent)]
pub struct View(Box<RawValue>);

impl View {
    pub(crate) fn of(seen: &impl Serialize) -> View {
        let text = to_raw_value(seen);
        View(text.unwrap_or_else(|_| RawValue::NULL.to_owned()))
    }

    /// What the text says.
    pub(crate) fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).unwrap_or_default()
    }
}

/// From text, or from what a reader has buffered, such as a tagged message.
impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<View, D::Error> {
        let text = RawValue::from_string(transcode::text(deserializer)?);
        text.map(View).map_err(D::Error::custom)
    }
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.0.get() == other.0.get()
    }
}

/// Any JSON at all: each game says what its own is.
impl JsonSchema for View {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "View".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Value::json_schema(generator)
    }
}
