//! The description of the API, made from the routes and from the types that they
//! read and write.

use axum::Json;
use catalog::{Entry, GAMES};
use room::message::{FromClient, FromRoom};
use schemars::generate::SchemaSettings;
use schemars::transform::RemoveRefSiblings;
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::{Access, Gives, ROUTES, Route};

pub(super) async fn describe() -> Json<Value> {
    Json(document())
}

pub(super) fn document() -> Value {
    let mut types = Types::new();
    let mut paths: Map<String, Value> = Map::new();
    for route in ROUTES {
        let methods = paths.entry(route.path).or_insert_with(|| json!({}));
        methods[route.method] = operation(route, &mut types);
    }
    // What goes over the socket has no place among the paths.
    types.taken.subschema_for::<FromClient>();
    types.given.subschema_for::<FromRoom>();
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Sobremesa", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": {
            "schemas": types.all(),
            "securitySchemes": {
                "guest": { "type": "http", "scheme": "bearer", "description": "The token of POST /api/guest; browsers send it as a cookie." },
            },
        },
    })
}

/// What may be left out of a request is always there in an answer, and so what we
/// take and what we give are described apart.
struct Types {
    taken: SchemaGenerator,
    given: SchemaGenerator,
}

impl Types {
    fn new() -> Types {
        Types {
            taken: settings().into_generator(),
            given: settings().for_serialize().into_generator(),
        }
    }

    /// Everything by its name. What is both taken and given must be the same both
    /// ways, which a test looks at.
    fn all(mut self) -> Map<String, Value> {
        let mut all = self.taken.take_definitions(true);
        all.extend(self.given.take_definitions(true));
        all.extend(GAMES.iter().map(view));
        all
    }
}

fn settings() -> SchemaSettings {
    SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
        // What stands beside a reference is overlooked by those who make types of it.
        settings
            .transforms
            .push(Box::<RemoveRefSiblings>::default());
    })
}

/// What a viewer sees of a game, whole in itself: games do not know each other, and
/// so they may use the same names.
fn view(entry: &Entry) -> (String, Value) {
    let settings = settings().for_serialize();
    let mut whole = settings
        .with(|settings| settings.inline_subschemas = true)
        .into_generator();
    let view: Schema = (entry.view)(&mut whole);
    (format!("{}-view", entry.about.id), view.into())
}

fn operation(route: &Route, types: &mut Types) -> Value {
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
            "content": { "application/json": { "schema": form(&mut types.given) } },
        }),
        Gives::AnyJson => json!({ "description": "Done.", "content": { "application/json": {} } }),
        Gives::Text => json!({ "description": "Done.", "content": { "text/plain": {} } }),
        Gives::Pdf => json!({ "description": "Done.", "content": { "application/pdf": {} } }),
        Gives::Socket => json!({ "description": "See the schemas FromClient and FromRoom." }),
    };
    if let Some(form) = route.takes {
        let schema = form(&mut types.taken);
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
            let describes_itself = matches!(route.gives, Gives::AnyJson);
            assert_eq!(describes_itself, route.path == "/openapi.json");
        }
        for name in document["components"]["schemas"]
            .as_object()
            .unwrap()
            .keys()
        {
            let counted = name.ends_with(|last: char| last.is_ascii_digit());
            assert!(!counted, "two types are called like {name}");
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

    #[test]
    fn what_is_taken_and_given_is_the_same_both_ways() {
        let mut types = Types::new();
        for route in ROUTES {
            operation(route, &mut types);
        }
        types.taken.subschema_for::<FromClient>();
        types.given.subschema_for::<FromRoom>();
        let given = types.given.take_definitions(true);
        for (name, taken) in types.taken.take_definitions(true) {
            assert_eq!(given.get(&name).unwrap_or(&taken), &taken, "{name}");
        }
    }
}
