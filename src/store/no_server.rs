//! Databases on a PostgreSQL server, in a program that was built without the feature `postgres`: each is
//! refused in a line that says what to do.

use std::sync::Arc;

use storage::transfer::{Source, Target};
use storage::{Storage, StoreError};

/// The presence of a bot at a database on a server. There is none.
#[derive(Debug)]
pub enum Presence {}

impl Presence {
    pub async fn join(_url: &str) -> Result<Self, StoreError> {
        Err(StoreError::NotBuiltIn)
    }

    pub async fn alone(_url: &str) -> Result<Self, StoreError> {
        Err(StoreError::NotBuiltIn)
    }

    pub async fn leave(self) {
        match self {}
    }
}

/// State of a database on a server.
pub struct Inspection {
    pub name: String,
    pub version: String,
    pub in_use: bool,
    pub read_only: bool,
    pub foreign: bool,
    pub later: bool,
    pub closed: bool,
}

pub async fn look_at(_url: &str) -> Result<Inspection, StoreError> {
    Err(StoreError::NotBuiltIn)
}

pub(super) async fn open(
    _url: &str,
    _presence: Option<&Presence>,
) -> Result<Arc<dyn Storage>, StoreError> {
    Err(StoreError::NotBuiltIn)
}

pub(super) async fn open_existing(_url: &str) -> Result<Arc<dyn Storage>, StoreError> {
    Err(StoreError::NotBuiltIn)
}

pub(super) async fn source(_url: &str) -> Result<Box<dyn Source>, StoreError> {
    Err(StoreError::NotBuiltIn)
}

pub(super) async fn target(_url: &str) -> Result<Box<dyn Target>, StoreError> {
    Err(StoreError::NotBuiltIn)
}
