//! The second opinion: Discord's own description of its API.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use jsonschema::Validator;
use serde_json::{Map, Value, json};

use crate::refusal::Refusal;

/// Method and path.
type Key = (String, String);

/// Discord's OpenAPI description, with a validator for each route that was asked for so far.
pub(crate) struct Spec {
    schemas: Map<String, Value>,
    /// Bodies by method and path, with `{}` for each placeholder.
    bodies: HashMap<Key, Value>,
    ready: Mutex<HashMap<Key, Option<Arc<Validator>>>>,
}

impl std::fmt::Debug for Spec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Spec").field("bodies", &self.bodies.len()).finish_non_exhaustive()
    }
}

/// A pattern with its placeholders' names taken out.
fn nameless(pattern: &str) -> String {
    let step = |step: &str| {
        if step.starts_with('{') { "{}".into() } else { step.to_owned() }
    };
    pattern.split('/').map(step).collect::<Vec<_>>().join("/")
}

impl Spec {
    pub(crate) fn read(path: &Path) -> Result<Spec, String> {
        let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
        let mut spec: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        let Value::Object(schemas) = spec["components"]["schemas"].take() else {
            return Err("there are no components.schemas in it".into());
        };
        let mut bodies = HashMap::new();
        for (path, methods) in spec["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
                if schema.is_object() {
                    bodies.insert((method.to_uppercase(), nameless(path)), schema.clone());
                }
            }
        }
        Ok(Spec { schemas, bodies, ready: Mutex::new(HashMap::new()) })
    }

    /// Checks a body for a route of the sandbox.
    pub(crate) fn check(&self, method: &str, pattern: &str, body: &Value) -> Result<(), Refusal> {
        let Some(validator) = self.validator(method, pattern) else {
            return Ok(());
        };
        let body = coerced(body);
        if validator.is_valid(&body) {
            return Ok(());
        }
        Err(Refusal::forms(validator.iter_errors(&body).take(5).map(|error| {
            let at = error.instance_path().to_string();
            let at = at.trim_start_matches('/').replace('/', ".");
            let message: String = error.to_string().chars().take(400).collect();
            (at, "OPENAPI".to_owned(), message)
        })))
    }

    fn validator(&self, method: &str, pattern: &str) -> Option<Arc<Validator>> {
        let key = (method.to_owned(), nameless(pattern));
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = ready.get(&key) {
            return known.clone();
        }
        let made = self.bodies.get(&key).and_then(|schema| self.compile(schema));
        ready.insert(key, made.clone());
        made
    }

    fn compile(&self, schema: &Value) -> Option<Arc<Validator>> {
        let mut needed = BTreeSet::new();
        self.references(schema, &mut needed);
        let part: Map<String, Value> = needed
            .into_iter()
            .filter_map(|name| Some((name.clone(), self.schemas.get(&name)?.clone())))
            .collect();
        let whole = json!({ "allOf": [schema], "components": { "schemas": part } });
        jsonschema::options()
            .with_draft(jsonschema::Draft::Draft202012)
            .build(&whole)
            .ok()
            .map(Arc::new)
    }

    /// All schemas that a schema needs, directly or through others.
    fn references(&self, schema: &Value, needed: &mut BTreeSet<String>) {
        match schema {
            Value::Object(object) => {
                let name = object
                    .get("$ref")
                    .and_then(Value::as_str)
                    .and_then(|text| text.strip_prefix("#/components/schemas/"));
                if let Some(name) = name
                    && needed.insert(name.to_owned())
                    && let Some(schema) = self.schemas.get(name)
                {
                    self.references(schema, needed);
                }
                for value in object.values() {
                    self.references(value, needed);
                }
            }
            Value::Array(list) => {
                for value in list {
                    self.references(value, needed);
                }
            }
            _ => {}
        }
    }
}

/// Two things that Discord accepts and its description does not: whole numbers as attachment
/// ids, and permissions as a string.
fn coerced(body: &Value) -> Value {
    let mut body = body.clone();
    walk(&mut body);
    body
}

fn walk(value: &mut Value) {
    match value {
        Value::Object(object) => {
            if let Some(Value::Array(files)) = object.get_mut("attachments") {
                for file in files {
                    if let Some(id) = file["id"].as_u64() {
                        file["id"] = json!(id.to_string());
                    }
                }
            }
            if let Some(permissions) = object.get_mut("default_member_permissions")
                && let Some(number) = permissions.as_str().and_then(|text| text.parse::<u64>().ok())
            {
                *permissions = json!(number);
            }
            for value in object.values_mut() {
                walk(value);
            }
        }
        Value::Array(list) => list.iter_mut().for_each(walk),
        _ => {}
    }
}
