//! Uploading the emojis of the application.
//!
//! Every host has an application of their own, so nobody knows their numbers beforehand. They are
//! listed at the start; what is missing is uploaded, slowly and behind everything else. A name ends
//! in a checksum of the picture: a picture that is drawn anew is another emoji, and the old one
//! stays for the messages that carry it. Nothing is ever deleted.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use reqwest::Method;
use serde_json::{Value, json};

use super::body::Body;
use super::emojis::{Emojis, emoji};
use super::rest::{By, Rest, id_of};
use crate::tools::{Clock, SendError, Urgency};
use pictures::{PainterError, Symbol, SymbolPainter};
use values::Millis;

/// The most emojis that an application may have.
const MOST: usize = 2_000;
/// The rest after a failure, in milliseconds; doubled with each that follows.
const REST: Millis = 5_000;
/// The longest rest, in milliseconds.
const LONGEST_REST: Millis = 600_000;
/// After so many failures in a row it is given up until the next start: more than an hour.
const FAILURES: u32 = 14;
/// The time for which the emojis are trusted to be there, after Discord has denied it.
const TRUST: Duration = Duration::from_secs(60);

/// A picture and the name of its emoji.
pub(super) struct Picture {
    pub(super) symbol: Symbol,
    pub(super) name: String,
    pub(super) png: Vec<u8>,
}

/// All of them, painted when they are first asked for, which takes most of a second.
fn pictures_of_all() -> Result<&'static [Picture], PainterError> {
    static PAINTED: LazyLock<Result<Vec<Picture>, PainterError>> = LazyLock::new(|| {
        let painter = SymbolPainter::new()?;
        let picture = |symbol: Symbol| {
            let painted = painter.paint(symbol)?;
            let name = format!("h_{}_{:08x}", symbol.name(), painted.looks);
            Ok(Picture { symbol, name, png: painted.png })
        };
        Symbol::all().map(picture).collect()
    });
    PAINTED.as_deref().map_err(Clone::clone)
}

/// Sees to it that the emojis are there.
pub(super) struct EmojiKeeper {
    pub(super) rest: Arc<Rest>,
    pub(super) emojis: Arc<Emojis>,
    pub(super) application: u64,
    pub(super) clock: Clock,
    /// The rest before each upload.
    pub(super) pace: Duration,
    /// Whether this process uploads what is missing. One of several does, and the others wait for
    /// it.
    pub(super) uploads: bool,
}

/// The outcome of looking after the emojis once.
struct Round {
    uploaded: usize,
    /// Whether another process has something to upload.
    awaits: bool,
    ended: Result<(), SendError>,
}

impl EmojiKeeper {
    /// Looks after them until the program ends, or it is given up.
    pub(super) async fn run(self) {
        // A picture that Discord does not take as it is, it will not take later.
        let mut refused = HashSet::new();
        let mut failures = 0;
        let painted = tokio::task::spawn_blocking(pictures_of_all).await;
        let pictures = match painted {
            Ok(Ok(pictures)) => pictures,
            Ok(Err(error)) => {
                tracing::error!(%error, "buttons stay words: their pictures cannot be drawn");
                return;
            }
            Err(error) => {
                tracing::error!(%error, "buttons stay words: painting broke off");
                return;
            }
        };
        loop {
            let round = self.look(pictures, &mut refused).await;
            if round.uploaded > 0 {
                failures = 0;
            }
            let wait = match round.ended {
                Ok(()) if round.awaits => {
                    self.clock.sleep(TRUST).await;
                    continue;
                }
                Ok(()) => {
                    failures = 0;
                    self.emojis.doubted().await;
                    self.clock.sleep(TRUST).await;
                    continue;
                }
                Err(SendError::Unauthorized) => return,
                Err(SendError::Later { wait, reason, .. }) => {
                    tracing::warn!(%reason, failures, "a button's picture was not uploaded yet");
                    wait
                }
                Err(error) => {
                    tracing::warn!(%error, failures, "the application's emojis cannot be listed");
                    0
                }
            };
            failures += 1;
            if failures >= FAILURES {
                tracing::error!("buttons stay words until the next start: uploading was given up");
                return;
            }
            let rest = (REST << (failures - 1).min(10)).min(LONGEST_REST).max(wait);
            self.clock.until(self.clock.now() + rest).await;
        }
    }

    /// Lists what is there and uploads what is missing.
    async fn look(
        &self,
        pictures: &'static [Picture],
        refused: &mut HashSet<&'static str>,
    ) -> Round {
        let there = match self.list().await {
            Ok(there) => there,
            Err(error) => return Round { uploaded: 0, awaits: false, ended: Err(error) },
        };
        let (known, mut missing): (Vec<&Picture>, Vec<&Picture>) =
            pictures.iter().partition(|picture| there.contains_key(&picture.name));
        let known = known.iter().filter_map(|picture| {
            let id = there.get(&picture.name)?;
            Some((picture.symbol, emoji(*id, &picture.name)))
        });
        self.emojis.set(known.collect());
        missing.retain(|picture| !refused.contains(picture.name.as_str()));
        let room = MOST.saturating_sub(there.len());
        if missing.len() > room {
            let (missing, there) = (missing.len(), there.len());
            tracing::warn!(
                missing,
                there,
                "there is no room for all pictures of buttons: delete emojis of earlier versions (h_…) in the developer portal"
            );
        }
        missing.truncate(room);
        if !self.uploads {
            return Round { uploaded: 0, awaits: !missing.is_empty(), ended: Ok(()) };
        }
        if !missing.is_empty() {
            tracing::info!(missing = missing.len(), "uploading the pictures of buttons");
        }
        let mut uploaded = 0;
        for picture in missing {
            self.clock.sleep(self.pace).await;
            match self.upload(picture).await {
                Ok(id) => {
                    self.emojis.add(picture.symbol, emoji(id, &picture.name));
                    uploaded += 1;
                }
                Err(error @ (SendError::Later { .. } | SendError::Unauthorized)) => {
                    return Round { uploaded, awaits: false, ended: Err(error) };
                }
                Err(error) => {
                    // Another process may have been quicker.
                    let there = self.list().await.ok();
                    if let Some(id) = there.and_then(|there| there.get(&picture.name).copied()) {
                        self.emojis.add(picture.symbol, emoji(id, &picture.name));
                        continue;
                    }
                    tracing::error!(%error, name = picture.name, "Discord refused a button's picture");
                    refused.insert(&picture.name);
                }
            }
        }
        if uploaded > 0 {
            tracing::info!(uploaded, "the pictures of buttons are uploaded");
        }
        Round { uploaded, awaits: false, ended: Ok(()) }
    }

    /// The ids of all emojis of the application, by their names.
    pub(super) async fn list(&self) -> Result<HashMap<String, u64>, SendError> {
        let answer = self.ask(Method::GET, None).await?;
        let items = answer["items"].as_array().ok_or_else(|| SendError::Later {
            reason: "no list of emojis".into(),
            wait: 0,
            in_doubt: false,
        })?;
        let entry = |item: &Value| Some((item["name"].as_str()?.to_owned(), id_of(item)?));
        Ok(items.iter().filter_map(entry).collect())
    }

    pub(super) async fn upload(&self, picture: &Picture) -> Result<u64, SendError> {
        let image = format!("data:image/png;base64,{}", STANDARD.encode(&picture.png));
        let body = json!({ "name": picture.name, "image": image });
        let emoji = self.ask(Method::POST, Some(Body::json(body))).await?;
        // Without an id it may be there all the same, and the next list says so.
        id_of(&emoji).ok_or_else(|| SendError::Later {
            reason: "an emoji without an id".into(),
            wait: 0,
            in_doubt: true,
        })
    }

    /// A request behind everything that people wait for.
    async fn ask(&self, method: Method, body: Option<Body>) -> Result<Value, SendError> {
        let path = format!("applications/{}/emojis", self.application);
        let slot = self.rest.slot(&method, &path).await;
        let turn = self.rest.budget().turn(None, Urgency::Cosmetic).await;
        turn.map_err(|_| SendError::Unauthorized)?;
        self.rest.call(method, &path, By::Bot, Some(slot), body).await
    }
}
