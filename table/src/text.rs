//! Sentences as the table says them: by their key in the catalogue of texts, with values. The view
//! puts them into words, in the language of whoever reads them.

/// A text of the catalogue with its values.
#[derive(Clone, Debug)]
pub struct Say {
    /// Its key.
    pub id: &'static str,
    pub values: Vec<(&'static str, Value)>,
}

impl Say {
    /// A text without values.
    pub fn plain(id: &'static str) -> Self {
        Self { id, values: Vec::new() }
    }

    /// A text with one value.
    pub fn with(id: &'static str, name: &'static str, value: impl Into<Value>) -> Self {
        Self { id, values: vec![(name, value.into())] }
    }
}

/// A value that a text has a place for.
#[derive(Clone, Debug)]
pub enum Value {
    /// A whole number; the catalogue chooses the plural by it.
    Number(i64),
    /// A text, already escaped for where it will stand.
    Text(String),
    /// Somebody's name, to be escaped where it will stand.
    Name(String),
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}
impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}
impl From<&String> for Value {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}
impl From<u8> for Value {
    fn from(n: u8) -> Self {
        Self::Number(i64::from(n))
    }
}
impl From<u32> for Value {
    fn from(n: u32) -> Self {
        Self::Number(i64::from(n))
    }
}
impl From<usize> for Value {
    fn from(n: usize) -> Self {
        Self::Number(i64::try_from(n).unwrap_or(i64::MAX))
    }
}
