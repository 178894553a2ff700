//! All worlds of one sandbox, and which of them a request is for.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::http::HeaderMap;
use axum::http::header::AUTHORIZATION;

use crate::http::Shared;
use crate::open::guard::Access;
use crate::settings::Settings;
use crate::world::World;

/// The worlds behind the listeners. The first one is the one that is started with; tests that run
/// side by side ask for more, each with a bot's token of its own.
#[derive(Debug)]
pub(crate) struct Worlds {
    pub(crate) first: Arc<Shared>,
    pub(crate) access: Access,
    more: Mutex<BTreeMap<String, Arc<Shared>>>,
}

/// The reason why a world cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NoWorld {
    #[error("a name has 1 to 40 of a-z, 0-9, - and _")]
    BadName,
    #[error("there is a world with this name or this token already")]
    Taken,
}

impl Worlds {
    pub(crate) fn new(first: Arc<Shared>, access: Access) -> Worlds {
        Worlds { first, access, more: Mutex::default() }
    }

    fn more(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Arc<Shared>>> {
        self.more.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A further world, with these settings.
    pub(crate) fn add(&self, name: &str, settings: Settings) -> Result<Arc<Shared>, NoWorld> {
        let plain =
            |one: u8| one.is_ascii_lowercase() || one.is_ascii_digit() || b"-_".contains(&one);
        if !(1..=40).contains(&name.len()) || !name.bytes().all(plain) {
            return Err(NoWorld::BadName);
        }
        if self.all().iter().any(|(known, one)| known == name || one.has_token(&settings.token)) {
            return Err(NoWorld::Taken);
        }
        let url = format!("{}/worlds/{name}", self.first.world().url);
        let world = World::start(settings, url, &format!("{name}."));
        let shared = Arc::new(Shared::new(world));
        self.more().insert(name.into(), Arc::clone(&shared));
        Ok(shared)
    }

    /// Ends a world: its bots are cut off. Whether there was one.
    pub(crate) fn remove(&self, name: &str) -> bool {
        let gone = self.more().remove(name);
        if let Some(gone) = &gone {
            gone.stop.send_replace(true);
        }
        gone.is_some()
    }

    /// A further world by its name.
    pub(crate) fn named(&self, name: &str) -> Option<Arc<Shared>> {
        self.more().get(name).cloned()
    }

    /// All worlds; the first one has no name.
    pub(crate) fn all(&self) -> Vec<(String, Arc<Shared>)> {
        let first = (String::new(), Arc::clone(&self.first));
        let more = self.more();
        std::iter::once(first)
            .chain(more.iter().map(|(name, one)| (name.clone(), Arc::clone(one))))
            .collect()
    }

    /// The world of a bot's token, the first one where nobody knows it.
    pub(crate) fn of_token(&self, token: &str) -> Arc<Shared> {
        let found = self.all().into_iter().find(|(_, one)| one.has_token(token));
        found.map_or_else(|| Arc::clone(&self.first), |(_, one)| one)
    }

    /// The world that a request of a bot is for: that of its token, or of the interaction in its
    /// path.
    pub(crate) fn of_request(&self, headers: &HeaderMap, path: &str) -> Arc<Shared> {
        if self.more().is_empty() {
            return Arc::clone(&self.first);
        }
        let mut steps = path.trim_start_matches('/').split('/');
        let by_token = matches!(steps.next(), Some("interactions" | "webhooks"));
        if by_token
            && let Some((name, _)) = steps.nth(1).and_then(|token| token.split_once('.'))
            && let Some(found) = self.named(name)
        {
            return found;
        }
        let token = headers.get(AUTHORIZATION).and_then(|token| token.to_str().ok());
        let token = token.and_then(|token| token.strip_prefix("Bot "));
        token.map_or_else(|| Arc::clone(&self.first), |token| self.of_token(token))
    }

    /// Everything ends.
    pub(crate) fn stop(&self) {
        for (_, one) in self.all() {
            one.stop.send_replace(true);
        }
    }
}
