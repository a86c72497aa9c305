//! JSON text from any deserializer, with its members in the order in which they come.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};

/// What a deserializer holds, as JSON text.
pub(crate) fn text<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let mut text = Vec::new();
    Part::first(&mut text).deserialize(deserializer)?;
    String::from_utf8(text).map_err(D::Error::custom)
}

/// One value on its way, and what stands before it.
struct Part<'a> {
    text: &'a mut Vec<u8>,
    before: &'static [u8],
}

impl<'a> Part<'a> {
    fn first(text: &'a mut Vec<u8>) -> Part<'a> {
        Part { text, before: b"" }
    }

    /// The next of several.
    fn next(text: &'a mut Vec<u8>, open: u8) -> Part<'a> {
        let before: &[u8] = if text.last() == Some(&open) {
            b""
        } else {
            b","
        };
        Part { text, before }
    }

    fn write<E: Error>(self, value: impl serde::Serialize) -> Result<(), E> {
        serde_json::to_writer(self.text, &value).map_err(E::custom)
    }
}

impl<'de> DeserializeSeed<'de> for Part<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        self.text.extend_from_slice(self.before);
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Part<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        self.write(())
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<(), E> {
        self.write(value)
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        self.write(value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        self.write(value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        self.write(value)
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<(), E> {
        self.write(value)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        self.text.push(b'[');
        while items
            .next_element_seed(Part::next(self.text, b'['))?
            .is_some()
        {}
        self.text.push(b']');
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        self.text.push(b'{');
        while members
            .next_key_seed(Part::next(self.text, b'{'))?
            .is_some()
        {
            self.text.push(b':');
            members.next_value_seed(Part::first(self.text))?;
        }
        self.text.push(b'}');
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// It survives a reader that buffers, as those of tagged messages do.
    #[test]
    fn the_text_stays_as_it_is() {
        for json in [
            "null",
            r#"{"z":[],"a":{},"m":[1,-2,0.5,[[]],{"b":true,"a":"\"ñ\\"}]}"#,
            r#""[""#,
            r#"["[","{",{"{":"["}]"#,
            "18446744073709551615",
        ] {
            let mut reader = serde_json::Deserializer::from_str(json);
            assert_eq!(text(&mut reader).expect("it is JSON"), json);
        }
    }
}
