//! Fixed facts: what is the same at every table of a game.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::Value;

/// A game's board, pieces, values and layouts as JSON with its schema. `make types` writes
/// them into the game's web folder, so that its board draws them and repeats none of them.
#[derive(Debug, Clone)]
pub struct FixedFacts {
    /// The facts.
    pub value: Value,
    /// Their JSON Schema.
    pub schema: fn(&mut SchemaGenerator) -> Schema,
}

impl FixedFacts {
    /// These facts, with the schema of their type.
    pub fn of<F: Serialize + JsonSchema>(facts: &F) -> FixedFacts {
        FixedFacts {
            value: serde_json::to_value(facts).expect("facts have plain names for keys"),
            schema: SchemaGenerator::subschema_for::<F>,
        }
    }
}
