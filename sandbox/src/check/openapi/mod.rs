//! A second check: Discord's own description of its API.

#[cfg(feature = "openapi")]
mod validation;

use std::io::Read as _;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use flate2::read::GzDecoder;
use serde_json::Value;

/// The description that comes with the sandbox; a file beside it names its origin.
const BUNDLED: &[u8] = include_bytes!("../../../specification/openapi.json.gz");

/// The methods that operations have; other keys of a path's description are not operations.
const METHODS: [&str; 5] = ["get", "put", "post", "patch", "delete"];

/// Discord's own description of its API. With the feature `openapi`, bodies can be checked against
/// it.
///
/// Clones share everything, including the validators built so far.
#[derive(Clone)]
pub struct Specification {
    inner: Arc<Inner>,
}

struct Inner {
    /// Every operation: method and path as in the description.
    operations: Vec<(String, String)>,
    #[cfg(feature = "openapi")]
    schemas: validation::Schemas,
}

/// The reason why a description cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SpecificationError {
    /// The file cannot be read.
    #[error("the OpenAPI description cannot be read: {0}")]
    Unreadable(#[from] std::io::Error),
    /// The file is not JSON.
    #[error("the OpenAPI description is not JSON: {0}")]
    NotJson(#[from] serde_json::Error),
    /// The file is something else.
    #[error("the OpenAPI description has no components.schemas")]
    NoSchemas,
}

impl std::fmt::Debug for Specification {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let operations = self.inner.operations.len();
        f.debug_struct("Specification").field("operations", &operations).finish_non_exhaustive()
    }
}

/// A pattern with its placeholders' names removed.
pub(crate) fn nameless(pattern: &str) -> String {
    let step = |step: &str| {
        if step.starts_with('{') { "{}".into() } else { step.to_owned() }
    };
    pattern.split('/').map(step).collect::<Vec<_>>().join("/")
}

impl Specification {
    /// The description that comes with the sandbox. It is unpacked once in a process, at the first
    /// call.
    pub fn bundled() -> Specification {
        static BUNDLE: OnceLock<Specification> = OnceLock::new();
        let unpack = || {
            let mut text = Vec::new();
            GzDecoder::new(BUNDLED).read_to_end(&mut text)?;
            Specification::parse(&text)
        };
        BUNDLE.get_or_init(|| unpack().expect("what is part of the program can be read")).clone()
    }

    /// Another description, such as a newer one.
    /// Errors: when the file cannot be read or is no OpenAPI description.
    pub fn read(path: &Path) -> Result<Specification, SpecificationError> {
        Specification::parse(&std::fs::read(path)?)
    }

    fn parse(text: &[u8]) -> Result<Specification, SpecificationError> {
        let whole: Value = serde_json::from_slice(text)?;
        if !whole["components"]["schemas"].is_object() {
            return Err(SpecificationError::NoSchemas);
        }
        let methods = |(path, methods): (&String, &Value)| {
            let known = METHODS.iter().filter(|method| !methods[method].is_null());
            known.map(|method| (method.to_uppercase(), path.clone())).collect::<Vec<_>>()
        };
        let operations =
            whole["paths"].as_object().into_iter().flatten().flat_map(methods).collect();
        #[cfg(feature = "openapi")]
        let schemas = validation::Schemas::of(whole);
        Ok(Specification {
            inner: Arc::new(Inner {
                operations,
                #[cfg(feature = "openapi")]
                schemas,
            }),
        })
    }

    /// Every operation that is described: method and path, such as `("GET", "/users/@me")`.
    pub fn operations(&self) -> &[(String, String)] {
        &self.inner.operations
    }

    /// The described operation that a request is for.
    pub(crate) fn describes(&self, method: &str, path: &str) -> Option<String> {
        let fits = |pattern: &str| {
            let (mut wanted, mut given) = (pattern.split('/'), path.split('/'));
            loop {
                match (wanted.next(), given.next()) {
                    (None, None) => return true,
                    (Some(wanted), Some(given))
                        if wanted == given || (wanted.starts_with('{') && !given.is_empty()) => {}
                    _ => return false,
                }
            }
        };
        let mut all = self.inner.operations.iter();
        let (method, path) = all.find(|(one, pattern)| one == method && fits(pattern))?;
        Some(format!("{method} {path}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundled_description_is_unpacked_once() {
        let (first, second) = (Specification::bundled(), Specification::bundled());
        assert!(Arc::ptr_eq(&first.inner, &second.inner));
    }

    #[test]
    fn another_file_is_read_or_refused() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let refusal = |file: &str| Specification::read(&folder.join(file)).unwrap_err();
        assert!(matches!(refusal("no such file"), SpecificationError::Unreadable(_)));
        assert!(matches!(refusal("README.md"), SpecificationError::NotJson(_)));
        assert!(matches!(Specification::parse(b"{}"), Err(SpecificationError::NoSchemas)));
        let least = br#"{ "components": { "schemas": {} }, "paths": {} }"#;
        assert!(Specification::parse(least).is_ok());
    }
}
