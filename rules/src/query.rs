//! Questions that a game's board asks the rules besides what is legal and what would come
//! of a move.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A kind of question about a game, such as what a play counts. A question brings
/// everything it is about, so the answer depends on nothing else and reveals nothing.
pub trait Question: DeserializeOwned + JsonSchema {
    /// The answer.
    type Answer: Serialize + JsonSchema;

    /// Works it out; `None` if the question makes no sense, such as a board that is none.
    fn answer(self) -> Option<Self::Answer>;
}

/// A [`Question`] as JSON in, JSON out, with the schemas of both.
#[derive(Debug, Clone, Copy)]
pub struct Query {
    /// Answers a question; `None` if it cannot be read or makes no sense.
    pub answer: fn(Value) -> Option<Value>,
    /// The JSON Schema of a question.
    pub question: fn(&mut SchemaGenerator) -> Schema,
    /// The JSON Schema of an answer.
    pub told: fn(&mut SchemaGenerator) -> Schema,
}

impl Query {
    /// The query that takes questions of this type.
    pub const fn of<Q: Question>() -> Query {
        Query {
            answer: answer::<Q>,
            question: SchemaGenerator::subschema_for::<Q>,
            told: SchemaGenerator::subschema_for::<Q::Answer>,
        }
    }
}

fn answer<Q: Question>(question: Value) -> Option<Value> {
    let question: Q = serde_json::from_value(question).ok()?;
    serde_json::to_value(question.answer()?).ok()
}
