//! The OpenAPI description, generated from the routes and the types they read and
//! write.

use std::sync::LazyLock;

use axum::response::Response;
use bytes::Bytes;
use catalog::{Entry, GAMES};
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use schemars::transform::RemoveRefSiblings;
use serde_json::{Map, Value, json};
use wire::{FromClient, Heard, NotDone};

use super::route::{Form, Gives};
use super::{Access, ROUTES, Route, constant};

pub(super) async fn describe() -> Response {
    static TEXT: LazyLock<Bytes> = LazyLock::new(|| constant::text(&document()));
    constant::json(&TEXT)
}

pub(super) fn document() -> Value {
    let mut types = Types::new();
    let mut paths: Map<String, Value> = Map::new();
    for route in ROUTES {
        let methods = paths.entry(route.path).or_insert_with(|| json!({}));
        methods[route.method] = operation(route, &mut types);
    }
    // Socket messages do not belong to any path.
    types.taken.subschema_for::<FromClient>();
    types.given.subschema_for::<Heard>();
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

/// Request and answer types are described separately: a field that is optional in a
/// request is always present in an answer.
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

    /// All schemas by name. A type used in both directions must have the same schema,
    /// which a test checks.
    fn all(mut self) -> Map<String, Value> {
        let mut all = self.taken.take_definitions(true);
        all.extend(self.given.take_definitions(true));
        all.extend(GAMES.iter().map(view));
        all.extend(GAMES.iter().filter_map(facts));
        all.extend(GAMES.iter().flat_map(query));
        all
    }
}

fn settings() -> SchemaSettings {
    SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
        // Type generators ignore siblings of a `$ref`.
        settings
            .transforms
            .push(Box::<RemoveRefSiblings>::default());
    })
}

/// The schema of a game's view, self-contained: games do not know each other, so they
/// may use the same names.
fn view(entry: &Entry) -> (String, Value) {
    (format!("{}-view", entry.about.id), whole(entry.view))
}

/// The fixed facts of a game, which no route sends: the page is built with them.
fn facts(entry: &Entry) -> Option<(String, Value)> {
    let facts = (entry.fixed_facts)()?;
    Some((format!("{}-facts", entry.about.id), whole(facts.schema)))
}

/// What a game's board may ask, and what it is answered.
fn query(entry: &Entry) -> Vec<(String, Value)> {
    let Some(query) = (entry.query)() else {
        return Vec::new();
    };
    let named = |what, schema| (format!("{}-{what}", entry.about.id), schema);
    vec![
        named("question", inlined(query.question, settings())),
        named("answer", whole(query.told)),
    ]
}

/// A schema of what we send, self-contained.
fn whole(schema: Form) -> Value {
    inlined(schema, settings().for_serialize())
}

fn inlined(schema: Form, settings: SchemaSettings) -> Value {
    let mut whole = settings
        .with(|settings| settings.inline_subschemas = true)
        .into_generator();
    schema(&mut whole).into()
}

fn operation(route: &Route, types: &mut Types) -> Value {
    let mut parameters = in_path(route.path);
    parameters.extend(route.asks.iter().copied().flat_map(in_query));
    let mut operation = json!({
        "summary": route.about,
        "parameters": parameters,
        "responses": responses(route, types),
    });
    if let Some(form) = route.takes {
        let schema = form(&mut types.taken);
        operation["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    if matches!(route.access, Access::Guest | Access::Seat | Access::Host) {
        operation["security"] = json!([{ "guest": [] }]);
    }
    operation
}

fn responses(route: &Route, types: &mut Types) -> Map<String, Value> {
    let given = given(&route.gives, types);
    let done = route.statuses.iter();
    let mut responses: Map<_, _> = done
        .map(|status| (status.to_string(), given.clone()))
        .collect();
    let refused = types.given.subschema_for::<NotDone>();
    let refused = json!({
        "description": "Refused: a code, and a sentence in both languages.",
        "content": { "application/json": { "schema": refused } },
    });
    responses.insert("default".to_owned(), refused);
    responses
}

fn given(gives: &Gives, types: &mut Types) -> Value {
    let (kind, content) = match gives {
        Gives::Json(form) => (
            "application/json",
            json!({ "schema": form(&mut types.given) }),
        ),
        Gives::AnyJson => ("application/json", json!({})),
        Gives::Text(kind) => (*kind, json!({})),
        Gives::Pdf => ("application/pdf", json!({})),
        Gives::Socket => {
            return json!({ "description": "See the schemas FromClient and FromRoom." });
        }
    };
    json!({ "description": "Done.", "content": { kind: content } })
}

fn in_path(path: &str) -> Vec<Value> {
    let names = path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let parameter = |name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } });
    names.map(parameter).collect()
}

/// All query parameters are optional.
fn in_query(form: Form) -> Vec<Value> {
    let asked = inlined(form, settings());
    let fields = asked["properties"].as_object().into_iter().flatten();
    let parameter = |(name, schema): (&String, &Value)| {
        let mut schema = schema.clone();
        let description = schema
            .as_object_mut()
            .and_then(|it| it.remove("description"));
        json!({ "name": name, "in": "query", "description": description, "schema": without_null(schema) })
    };
    fields.map(parameter).collect()
}

/// A query parameter is never null, only absent.
fn without_null(mut schema: Value) -> Value {
    if let Some(kinds) = schema["type"].as_array_mut() {
        kinds.retain(|kind| kind != "null");
        schema["type"] = kinds.pop().unwrap_or_default();
    } else if let Some(kinds) = schema.get_mut("anyOf").and_then(Value::as_array_mut) {
        kinds.retain(|kind| kind["type"] != "null");
        return kinds.pop().unwrap_or_default();
    }
    schema
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Collects every `$ref` in a value.
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
    fn an_answer_is_described_as_it_comes() {
        let document = document();
        let statuses = |method: &str, path: &str| -> Vec<&String> {
            let responses = &document["paths"][path][method]["responses"];
            responses.as_object().unwrap().keys().collect()
        };
        assert_eq!(statuses("post", "/api/tables"), ["201", "default"]);
        assert_eq!(statuses("get", "/api/tables/{table}"), ["200", "default"]);
        assert_eq!(statuses("post", "/api/guest"), ["200", "201", "default"]);
        assert_eq!(statuses("get", "/api/socket"), ["101", "default"]);
        let cause = &document["components"]["schemas"]["Cause"];
        assert_eq!(cause["required"], json!(["code", "message"]));
        assert_eq!(cause["properties"]["line"]["type"], "integer");
    }

    #[test]
    fn what_an_address_may_ask_for_is_described() {
        let document = document();
        let past = &document["paths"]["/api/tables/{table}/past"]["get"];
        let parameters = past["parameters"].as_array().unwrap();
        let told = parameters
            .iter()
            .map(|it| (&it["name"], &it["in"], &it["schema"]["type"]));
        let expected = json!([
            ["table", "path", "string"],
            ["from", "query", "integer"],
            ["seat", "query", "integer"],
        ]);
        assert_eq!(json!(told.collect::<Vec<_>>()), expected);
        for route in ROUTES {
            let described = document["paths"][route.path][route.method].to_string();
            assert!(!described.contains("null"), "{described}");
        }
    }

    #[tokio::test]
    async fn what_never_changes_is_written_once() {
        let text = async |answer: Response| {
            let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await;
            body.unwrap().as_ptr()
        };
        assert_eq!(text(describe().await).await, text(describe().await).await);
        let list = super::super::games::list;
        assert_eq!(text(list().await).await, text(list().await).await);
    }

    #[test]
    fn what_is_taken_and_given_is_the_same_both_ways() {
        let mut types = Types::new();
        for route in ROUTES {
            operation(route, &mut types);
        }
        types.taken.subschema_for::<FromClient>();
        types.given.subschema_for::<Heard>();
        let given = types.given.take_definitions(true);
        for (name, taken) in types.taken.take_definitions(true) {
            assert_eq!(given.get(&name).unwrap_or(&taken), &taken, "{name}");
        }
    }
}
