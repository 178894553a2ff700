//! Checks of bodies against the description, by a validator of JSON Schema.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use boon::{Compiler, Draft, ErrorKind, SchemaIndex, ValidationError};
use serde_json::{Map, Value, json};

use super::{Specification, nameless};
use crate::refusal::Refusal;

/// A schema, with all that it refers to.
struct Validator {
    schemas: boon::Schemas,
    root: SchemaIndex,
}

/// The validator of a body, or the reason why there is none.
type Checker = Arc<Result<Validator, String>>;

/// Method and path.
type Key = (String, String);

/// The schemas of the description.
pub(super) struct Schemas {
    by_name: Map<String, Value>,
    /// Bodies by method and path, with `{}` for each placeholder.
    bodies: HashMap<Key, Value>,
    /// Answers by method, path and status: a schema, or `None` for an answer without a body.
    answers: HashMap<(String, String, u16), Option<Value>>,
    /// The validators built so far.
    ready: Mutex<HashMap<Key, Option<Checker>>>,
}

impl Specification {
    /// Checks a value against a schema of the description, such as `MessageResponse`.
    /// Errors: the faults, in words; also when there is no such schema.
    pub fn fits_schema(&self, name: &str, value: &Value) -> Result<(), String> {
        let schema = json!({ "$ref": format!("#/components/schemas/{name}") });
        if !self.inner.schemas.by_name.contains_key(name) {
            return Err(format!("there is no schema {name}"));
        }
        let key = ("schema".to_owned(), name.to_owned());
        judge(self.inner.schemas.validator(key, Some(&schema)).as_ref(), value)
    }

    /// Checks an answer with this status against the description of a route.
    pub(crate) fn fits(
        &self,
        method: &str,
        pattern: &str,
        status: u16,
        body: Option<&Value>,
    ) -> Result<(), String> {
        if status >= 400 {
            let body = body.cloned().unwrap_or_default();
            // The description says that codes in `errors` are numbers; in Discord's documentation,
            // and in its answers, they are words. So only the rest is checked.
            let name = if status == 429 { "RatelimitedResponse" } else { "Error" };
            return self.fits_schema(name, &body);
        }
        let known = (method.to_owned(), nameless(pattern), status);
        match (self.inner.schemas.answers.get(&known), body) {
            (None, _) => Err(format!("status {status} is not described")),
            (Some(None), None) => Ok(()),
            (Some(None), Some(_)) => Err("there is a body where none is described".into()),
            (Some(Some(_)), None) => Err("there is no body where one is described".into()),
            (Some(Some(schema)), Some(body)) => {
                let key = (format!("{method} {status}"), nameless(pattern));
                judge(self.inner.schemas.validator(key, Some(schema)).as_ref(), body)
            }
        }
    }

    /// Checks a body for a route of the sandbox.
    pub(crate) fn check(&self, method: &str, pattern: &str, body: &Value) -> Result<(), Refusal> {
        let Some(checker) = self.inner.schemas.checker(method, pattern) else {
            return Ok(());
        };
        // A body that cannot be checked must not look like one that was.
        let validator = checker.as_ref().as_ref().map_err(|why| {
            Refusal::form("", "OPENAPI", &format!("the description cannot be used: {why}"))
        })?;
        let body = coerced(body);
        validator.faults(&body).map_err(|faults| {
            Refusal::forms(faults.into_iter().take(5).map(|(at, message)| {
                let at = at.trim_start_matches('/').replace('/', ".");
                (at, "OPENAPI".to_owned(), message.chars().take(400).collect())
            }))
        })
    }
}

/// The result of a validator, in words.
fn judge(checker: Option<&Checker>, value: &Value) -> Result<(), String> {
    let Some(checker) = checker else {
        return Ok(());
    };
    let validator = checker.as_ref().as_ref().map_err(Clone::clone)?;
    validator.faults(value).map_err(|faults| {
        let all = faults.into_iter().take(3).map(|(at, message)| {
            let message: String = message.chars().take(600).collect();
            format!("{at}: {message}")
        });
        all.collect::<Vec<_>>().join("; ")
    })
}

impl Validator {
    /// Builds the validator of a schema whose references stay inside it.
    fn new(schema: Value) -> Result<Self, String> {
        const NAME: &str = "https://discord.com/body.json";
        let (mut compiler, mut schemas) = (Compiler::new(), boon::Schemas::new());
        compiler.set_default_draft(Draft::V2020_12);
        compiler.add_resource(NAME, schema).map_err(|error| format!("{error:#}"))?;
        let root = compiler.compile(NAME, &mut schemas).map_err(|error| format!("{error:#}"))?;
        Ok(Self { schemas, root })
    }

    /// The faults of a value, if any: where, and in words.
    fn faults(&self, value: &Value) -> Result<(), Vec<(String, String)>> {
        self.schemas.validate(value, self.root).map_err(|error| {
            let mut faults = Vec::new();
            gather(&error, &mut faults);
            faults
        })
    }
}

/// The faults behind an error. A value that fits none of several schemas has one fault, not those of
/// all of them.
fn gather(error: &ValidationError<'_, '_>, faults: &mut Vec<(String, String)>) {
    let choice = matches!(error.kind, ErrorKind::AnyOf | ErrorKind::OneOf(_));
    if choice || error.causes.is_empty() {
        faults.push((error.instance_location.to_string(), error.kind.to_string()));
    } else {
        error.causes.iter().for_each(|cause| gather(cause, faults));
    }
}

impl Schemas {
    /// Extracts the schemas of a whole description.
    pub(super) fn of(mut whole: Value) -> Schemas {
        let (mut bodies, mut answers) = (HashMap::new(), HashMap::new());
        for (path, methods) in whole["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
                if schema.is_object() {
                    bodies.insert((method.to_uppercase(), nameless(path)), schema.clone());
                }
                for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
                    let schema = &answer["content"]["application/json"]["schema"];
                    if let Ok(status) = status.parse() {
                        let key = (method.to_uppercase(), nameless(path), status);
                        answers.insert(key, schema.is_object().then(|| schema.clone()));
                    }
                }
            }
        }
        let by_name = match whole["components"]["schemas"].take() {
            Value::Object(schemas) => schemas,
            _ => Map::new(),
        };
        Schemas { by_name, bodies, answers, ready: Mutex::default() }
    }

    fn checker(&self, method: &str, pattern: &str) -> Option<Checker> {
        let key = (method.to_owned(), nameless(pattern));
        let schema = self.bodies.get(&key);
        self.validator(key, schema)
    }

    /// The validator of a schema, built at the first call.
    fn validator(&self, key: Key, schema: Option<&Value>) -> Option<Checker> {
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = ready.get(&key) {
            return known.clone();
        }
        let validator = schema.map(|schema| Arc::new(self.compile(schema)));
        ready.insert(key, validator.clone());
        validator
    }

    fn compile(&self, schema: &Value) -> Result<Validator, String> {
        let mut needed = BTreeSet::new();
        self.references(schema, &mut needed);
        let part: Map<String, Value> = needed
            .into_iter()
            .filter_map(|name| Some((name.clone(), self.by_name.get(&name)?.clone())))
            .collect();
        let whole = json!({ "allOf": [schema], "components": { "schemas": part } });
        Validator::new(whole)
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
                    && let Some(schema) = self.by_name.get(name)
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

/// The body without two things that Discord accepts and its description does not: whole numbers as
/// attachment ids, and permissions as a string.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rest::ROUTES;

    #[test]
    fn the_bundled_description_knows_the_bodies_of_messages() {
        let description = Specification::bundled();
        let check = |content: Value| {
            let body = json!({ "content": content });
            description.check("POST", "/channels/{channel}/messages", &body)
        };
        assert!(check(json!("hello")).is_ok());
        assert!(check(json!(["hello"])).is_err());
    }

    #[test]
    fn every_route_that_takes_a_body_can_be_checked() {
        let description = Specification::bundled();
        let bodiless =
            |pattern: &str| pattern.ends_with("/typing") || pattern.contains("/thread-members/");
        let with_body = ROUTES
            .iter()
            .filter(|route| ["POST", "PUT", "PATCH"].contains(&route.method))
            .filter(|route| !bodiless(route.pattern));
        for route in with_body {
            let name = format!("{} {}", route.method, route.pattern);
            let checker = description.inner.schemas.checker(route.method, route.pattern);
            let checker = checker.unwrap_or_else(|| panic!("{name} is not described"));
            assert!(checker.is_ok(), "{name}: {:?}", checker.as_ref().as_ref().err());
        }
    }

    #[test]
    fn a_body_that_cannot_be_checked_is_refused() {
        let broken = br#"{ "components": { "schemas": {} }, "paths": { "/x": { "post": {
            "requestBody": { "content": { "application/json": { "schema": { "type": 5 } } } }
        } } } }"#;
        let description = Specification::parse(broken).unwrap();
        let refusal = description.check("POST", "/x", &json!({})).unwrap_err();
        assert!(refusal.body().to_string().contains("cannot be used"), "{}", refusal.body());
        assert!(description.check("POST", "/y", &json!({})).is_ok());
    }
}
