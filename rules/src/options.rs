//! Game options, parsed with clear errors.

use std::fmt::Debug;

use schemars::{JsonSchema, schema_for};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Refusal;

/// The options of a game: a plain struct with a default for every field, whose JSON
/// Schema tells the page and the engine what may be chosen. A game without variants
/// uses [`NoOptions`].
pub trait Options:
    Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + JsonSchema + Send + Sync
{
}

impl<T> Options for T where
    T: Clone
        + Debug
        + PartialEq
        + Default
        + Serialize
        + DeserializeOwned
        + JsonSchema
        + Send
        + Sync
{
}

/// The options of a game without variants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

/// One option and the values it may take.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// The option's name.
    pub name: String,
    /// The values that can be enumerated.
    pub values: Vec<Value>,
    /// Whether it takes other values too: a text, a number, a list.
    pub open: bool,
}

/// What can be wrong with options.
pub mod problems {
    crate::refusals! {
        /// The options are not a JSON object.
        SHAPE = "options-shape",
            "Las opciones se dan como un objeto JSON, por ejemplo {}.",
            "Options are given as a JSON object, for example {}.";
        /// The game has no such option.
        UNKNOWN = "option-unknown",
            "Este juego no tiene la opción «{0}». Sus opciones: {legal}.",
            "This game has no option “{0}”. Its options: {legal}.";
        /// The game has no options at all.
        NONE = "options-none",
            "Este juego no tiene opciones; «{0}» sobra.",
            "This game has no options; leave “{0}” out.";
        /// The option does not take this value.
        VALUE = "option-value",
            "La opción «{0}» no admite {1}. Valores posibles: {legal}.",
            "The option “{0}” does not take {1}. It takes: {legal}.";
        /// The value has the wrong type.
        KIND = "option-kind",
            "No entiendo el valor de las opciones: {0}.",
            "I cannot read the value of the options: {0}.";
        /// The game cannot be played by this many.
        PLAYERS = "players",
            "No se puede jugar con {0} jugadores. Puede haber: {legal}.",
            "It cannot be played by {0}. It takes: {legal} players.";
        /// There is no such edition of the rules.
        EDITION = "edition",
            "Este juego no tiene una edición {0} de sus reglas; la última es la {1}.",
            "This game has no edition {0} of its rules; the newest is {1}.";
    }
}

/// Parses options and says in words what is wrong with them.
pub fn read<O: Options>(options: &Value) -> Result<O, Refusal> {
    read_over(&O::default(), options)
}

/// Parses options; omitted ones take their value from `defaults`.
pub fn read_over<O: Options>(defaults: &O, options: &Value) -> Result<O, Refusal> {
    let Value::Object(given) = options else {
        return Err(Refusal::of(&problems::SHAPE));
    };
    let choices = choices::<O>();
    for (name, value) in given {
        check(&choices, name, value)?;
    }
    let wrong = |error| Refusal::of(&problems::KIND).at(error);
    let mut all = serde_json::to_value(defaults).map_err(wrong)?;
    if let Value::Object(all) = &mut all {
        all.extend(given.clone());
    }
    O::deserialize(all).map_err(wrong)
}

fn check(choices: &[Choice], name: &str, value: &Value) -> Result<(), Refusal> {
    if choices.is_empty() {
        return Err(Refusal::of(&problems::NONE).at(name));
    }
    let Some(choice) = choices.iter().find(|choice| choice.name == name) else {
        let names = choices.iter().map(|choice| &choice.name);
        return Err(Refusal::of(&problems::UNKNOWN).at(name).instead(names));
    };
    if choice.open || choice.values.contains(value) {
        return Ok(());
    }
    let refusal = Refusal::of(&problems::VALUE).at(name).at(value);
    // Null means an omitted option and is not worth suggesting.
    let values = choice.values.iter().filter(|value| !value.is_null());
    Err(refusal.instead(values))
}

/// Every option of `O`, from its JSON Schema.
pub fn choices<O: Options>() -> Vec<Choice> {
    let schema = schema_for!(O).to_value();
    let properties = schema.get("properties").and_then(Value::as_object);
    let choices = properties.into_iter().flatten().map(|(name, property)| {
        let mut choice = Choice {
            name: name.clone(),
            values: Vec::new(),
            open: false,
        };
        choice.widen(&schema, property);
        choice
    });
    choices.collect()
}

impl Choice {
    /// Adds the values that a part of the property's schema allows.
    fn widen(&mut self, root: &Value, part: &Value) {
        if let Some(path) = part.get("$ref").and_then(Value::as_str) {
            let target = root.pointer(path.trim_start_matches('#'));
            return self.widen(root, target.unwrap_or(&Value::Null));
        }
        if let Some(listed) = part.get("enum").and_then(Value::as_array) {
            return self.values.extend_from_slice(listed);
        }
        if let Some(value) = part.get("const") {
            return self.values.push(value.clone());
        }
        let parts = ["oneOf", "anyOf"].iter().find_map(|key| part.get(key));
        if let Some(parts) = parts.and_then(Value::as_array) {
            return parts.iter().for_each(|part| self.widen(root, part));
        }
        match part.get("type").and_then(Value::as_str) {
            Some("boolean") => self.values.extend([false.into(), true.into()]),
            Some("null") => self.values.push(Value::Null),
            _ => self.open = true,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Lang;

    #[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
    #[serde(default, deny_unknown_fields)]
    struct Sample {
        fast: bool,
        mode: Mode,
        title: String,
        place: Option<Place>,
    }

    #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
    #[serde(untagged)]
    enum Place {
        Named(Mode),
        At(u8, u8),
    }

    #[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
    #[serde(rename_all = "lowercase")]
    enum Mode {
        /// The first.
        #[default]
        One,
        /// The second.
        Two,
    }

    #[test]
    fn values_are_found_in_the_schema() {
        let choices = choices::<Sample>();
        let found = |name: &str| {
            let choice = choices.iter().find(|choice| choice.name == name);
            let choice = choice.expect("it is a field");
            (Value::from(choice.values.clone()), choice.open)
        };
        assert_eq!(found("fast"), (json!([false, true]), false));
        assert_eq!(found("mode"), (json!(["one", "two"]), false));
        assert_eq!(found("title"), (json!([]), true));
        assert_eq!(found("place"), (json!(["one", "two", null]), true));
    }

    #[test]
    fn wrong_options_are_named() {
        let code = |options: Value| read::<Sample>(&options).map_err(|refusal| refusal.rule.code);
        assert_eq!(code(json!({})), Ok(Sample::default()));
        assert_eq!(code(json!([])), Err("options-shape"));
        assert_eq!(code(json!({"colour": 1})), Err("option-unknown"));
        assert_eq!(code(json!({"mode": "three"})), Err("option-value"));
        assert_eq!(code(json!({"fast": 1})), Err("option-value"));
        assert_eq!(code(json!({"title": 1})), Err("option-kind"));
        assert_eq!(code(json!({"place": "three"})), Err("option-kind"));
        assert!(code(json!({"place": [1, 2]})).is_ok());
        let refusal = read::<Sample>(&json!({"mode": "three"})).unwrap_err();
        assert_eq!(
            refusal.sentence(Lang::En),
            r#"The option “mode” does not take "three". It takes: "one", "two"."#
        );
        assert_eq!(
            read::<NoOptions>(&json!({"x": 1})).map_err(|refusal| refusal.rule.code),
            Err("options-none")
        );
    }
}
