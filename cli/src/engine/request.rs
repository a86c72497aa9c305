//! One request: its `op` and its fields, each read with a clear error.

use rules::Text;
use serde_json::{Map, Value};

use super::failure::{Code, Failure};

/// A request that is a JSON object with an `op`.
pub(crate) struct Request {
    fields: Map<String, Value>,
}

impl Request {
    /// Reads a line.
    pub(crate) fn read(line: &[u8]) -> Result<Request, Failure> {
        let value = serde_json::from_slice(line).map_err(|error| {
            let text = Text::new(
                "La línea no es JSON válido ({}).",
                "The line is not valid JSON ({}).",
            );
            Failure::about(Code::BadJson, text, error)
        })?;
        match value {
            Value::Object(fields) => Ok(Request { fields }),
            _ => Err(Failure::new(
                Code::BadRequest,
                "Una petición es un objeto JSON con un campo «op».",
                "A request is a JSON object with a field “op”.",
            )),
        }
    }

    /// A field that is there and is not null.
    pub(crate) fn get(&self, name: &str) -> Option<&Value> {
        self.fields.get(name).filter(|value| !value.is_null())
    }

    /// A text that may be left out.
    pub(crate) fn optional_text(&self, name: &str) -> Result<Option<&str>, Failure> {
        match self.get(name) {
            None => Ok(None),
            Some(value) => value.as_str().map(Some).ok_or_else(|| wrong_kind(name)),
        }
    }

    /// A text that must be there.
    pub(crate) fn text(&self, name: &str) -> Result<&str, Failure> {
        self.optional_text(name)?.ok_or_else(|| missing(name))
    }

    /// A whole number from `least` to `most`.
    pub(crate) fn number(&self, name: &str, least: u64, most: u64) -> Result<u64, Failure> {
        let value = self.get(name).ok_or_else(|| missing(name))?;
        let number = value.as_u64().filter(|n| (least..=most).contains(n));
        number.ok_or_else(|| {
            let text = Text::new(
                "Se espera un número entero: {}.",
                "A whole number is expected: {}.",
            );
            Failure::about(Code::BadRequest, text, format!("{name} {least}–{most}"))
        })
    }

    /// A yes or no that may be left out.
    pub(crate) fn flag(&self, name: &str) -> Result<bool, Failure> {
        match self.get(name) {
            None => Ok(false),
            Some(value) => value.as_bool().ok_or_else(|| wrong_kind(name)),
        }
    }
}

/// The refusal of a field with a value of another kind.
pub(crate) fn wrong_kind(name: &str) -> Failure {
    let text = Text::new(
        "El valor del campo «{}» no es del tipo que se espera.",
        "The value of the field “{}” is not of the expected kind.",
    );
    Failure::about(Code::BadRequest, text, name)
}

fn missing(name: &str) -> Failure {
    let text = Text::new("Falta el campo «{}».", "The field “{}” is missing.");
    Failure::about(Code::BadRequest, text, name)
}
