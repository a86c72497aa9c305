//! The description of the API, made from the routes and from the types that they
//! read and write.

use axum::Json;
use room::message::{FromClient, FromRoom};
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use super::{Access, Gives, ROUTES, Route};

pub(super) async fn describe() -> Json<Value> {
    Json(document())
}

fn document() -> Value {
    let mut schemas = SchemaSettings::openapi3().into_generator();
    let mut paths: Map<String, Value> = Map::new();
    for route in ROUTES {
        let methods = paths.entry(route.path).or_insert_with(|| json!({}));
        methods[route.method] = operation(route, &mut schemas);
    }
    // What goes over the socket has no place among the paths.
    schemas.subschema_for::<FromClient>();
    schemas.subschema_for::<FromRoom>();
    json!({
        "openapi": "3.0.3",
        "info": { "title": "Sobremesa", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": {
            "schemas": schemas.take_definitions(true),
            "securitySchemes": {
                "guest": { "type": "http", "scheme": "bearer", "description": "The token of POST /api/guest; browsers send it as a cookie." },
            },
        },
    })
}

fn operation(route: &Route, schemas: &mut SchemaGenerator) -> Value {
    let mut operation = json!({
        "summary": route.about,
        "parameters": parameters(route.path),
        "responses": {
            "default": { "description": "Refused: a code, and a sentence in both languages." },
        },
    });
    operation["responses"]["200"] = match route.gives {
        Gives::Json(form) => json!({
            "description": "Done.",
            "content": { "application/json": { "schema": form(schemas) } },
        }),
        Gives::AnyJson => json!({ "description": "Done.", "content": { "application/json": {} } }),
        Gives::Text => json!({ "description": "Done.", "content": { "text/plain": {} } }),
        Gives::Socket => json!({ "description": "See the schemas FromClient and FromRoom." }),
    };
    if let Some(form) = route.takes {
        let schema = form(schemas);
        operation["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    if !matches!(route.access, Access::Anybody | Access::Viewer) {
        operation["security"] = json!([{ "guest": [] }]);
    }
    operation
}

fn parameters(path: &str) -> Vec<Value> {
    let names = path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameter = |name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } });
    names.map(parameter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every `$ref` anywhere in a value.
    fn references<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::Object(fields) => {
                found.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|value| references(value, found));
            }
            Value::Array(values) => values.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }

    #[test]
    fn every_route_is_described_and_every_reference_leads_somewhere() {
        let document = document();
        for route in ROUTES {
            assert!(
                document["paths"][route.path][route.method].is_object(),
                "{}",
                route.path
            );
        }
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(found.len() > 20, "{found:?}");
        for reference in found {
            let place = reference
                .strip_prefix('#')
                .expect("it stays in the document");
            assert!(document.pointer(place).is_some(), "{reference}");
        }
    }
}
