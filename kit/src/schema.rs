//! Views match their schema: the page's types are generated from it.

use rules::{Drawn, Viewer};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};

use crate::table::Table;

/// Checks the first position, the last one and every eighth.
pub(crate) fn check<G: Drawn>(table: &Table<G>) {
    if !table.log.len().is_multiple_of(8) && !table.game.turn().is_over() {
        return;
    }
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let mut whole = settings
        .with(|settings| settings.inline_subschemas = true)
        .into_generator();
    let schema = whole.subschema_for::<G::View>().to_value();
    for viewer in Viewer::all(table.setup.seats) {
        let view = serde_json::to_value(table.game.view(viewer)).unwrap_or_default();
        let law = "a view is written as its schema says";
        table.hold(law, describes(&schema, &view), || {
            format!("{view}\nand its schema\n{schema}")
        });
    }
}

/// Whether a schema describes a value and all of its fields. Supports the part of JSON
/// Schema that views use.
fn describes(schema: &Value, value: &Value) -> bool {
    let Value::Object(schema) = schema else {
        return *schema == Value::Bool(true);
    };
    let any_of = |key: &str| match schema.get(key).and_then(Value::as_array) {
        Some(parts) => parts.iter().any(|part| describes(part, value)),
        None => true,
    };
    let listed = schema.get("enum").and_then(Value::as_array);
    let right_kind = schema.get("type").is_none_or(|kind| is_of(kind, value));
    let right_value = listed.is_none_or(|listed| listed.contains(value))
        && schema.get("const").is_none_or(|only| only == value);
    right_kind
        && right_value
        && any_of("oneOf")
        && any_of("anyOf")
        && match value {
            Value::Number(number) => describes_number(schema, number.as_f64()),
            Value::Array(items) => describes_items(schema, items),
            Value::Object(fields) => describes_fields(schema, fields),
            Value::Null | Value::Bool(_) | Value::String(_) => true,
        }
}

fn is_of(kind: &Value, value: &Value) -> bool {
    match kind.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some(_) => false,
        None => {
            let mut kinds = kind.as_array().into_iter().flatten();
            kinds.any(|kind| is_of(kind, value))
        }
    }
}

fn describes_number(schema: &Map<String, Value>, number: Option<f64>) -> bool {
    let bound = |key: &str| schema.get(key).and_then(Value::as_f64);
    bound("minimum").is_none_or(|least| number >= Some(least))
        && bound("maximum").is_none_or(|most| number <= Some(most))
}

fn describes_items(schema: &Map<String, Value>, items: &[Value]) -> bool {
    let count = items.len() as u64;
    let bound = |key: &str| schema.get(key).and_then(Value::as_u64);
    let first = schema.get("prefixItems").and_then(Value::as_array);
    let first = first.map_or(&[][..], Vec::as_slice);
    let rest = schema.get("items").unwrap_or(rest_of(schema));
    let schemas = first.iter().chain(std::iter::repeat(rest));
    bound("minItems").is_none_or(|least| count >= least)
        && bound("maxItems").is_none_or(|most| count <= most)
        && items
            .iter()
            .zip(schemas)
            .all(|(item, schema)| describes(schema, item))
}

/// A field that the schema does not know is an error too.
fn describes_fields(schema: &Map<String, Value>, fields: &Map<String, Value>) -> bool {
    let required = schema.get("required").and_then(Value::as_array);
    let mut required = required.into_iter().flatten().filter_map(Value::as_str);
    let known = schema.get("properties").and_then(Value::as_object);
    let other = schema
        .get("additionalProperties")
        .unwrap_or(rest_of(schema));
    let has_all = required.all(|name| fields.contains_key(name));
    let is_known = |(name, value): (&String, &Value)| {
        let described = known.and_then(|known| known.get(name));
        describes(described.unwrap_or(other), value)
    };
    has_all && fields.iter().all(is_known)
}

/// What a schema allows for fields it does not name: nothing, unless its parts do.
fn rest_of(schema: &Map<String, Value>) -> &'static Value {
    let has_parts = schema.contains_key("oneOf") || schema.contains_key("anyOf");
    if has_parts {
        &Value::Bool(true)
    } else {
        &Value::Bool(false)
    }
}
