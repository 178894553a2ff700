//! Messages, and the texts and controls that a reader sees in them.

use std::sync::Arc;

use bytes::Bytes;
use serde::Serialize;
use serde_json::Value;

use crate::id::Id;
use crate::time::Millis;
use crate::world::components::each_component;

/// Message flags by Discord's numbers.
pub(crate) mod flags {
    pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
    pub(crate) const HAS_THREAD: u64 = 1 << 5;
    pub(crate) const EPHEMERAL: u64 = 1 << 6;
    pub(crate) const LOADING: u64 = 1 << 7;
    pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
    pub(crate) const COMPONENTS_V2: u64 = 1 << 15;
}

/// A message as it stands at one moment. Cheap to clone: bytes and bodies are shared.
#[derive(Clone, Debug, Serialize)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    /// The text.
    pub content: String,
    /// The embeds, as Discord's JSON.
    pub embeds: Arc<Vec<Value>>,
    /// The rows of buttons and the rest, as Discord's JSON.
    pub components: Arc<Vec<Value>>,
    /// The files.
    pub attachments: Vec<Attachment>,
    /// Discord's flags.
    pub flags: u64,
    /// The moment it was written.
    pub created: Millis,
    /// The moment it was last edited.
    pub edited: Option<Millis>,
    /// The nonce it was sent with.
    pub nonce: Option<Value>,
    /// The message it answers.
    pub reply_to: Option<Id>,
    /// The one person who sees it, when it is ephemeral.
    pub ephemeral_to: Option<Id>,
    /// The interaction it answers.
    pub interaction: Option<Id>,
    /// The people whom the text mentions and who were notified: those whose phones rang.
    pub pinged: Vec<Id>,
    /// Whether `@everyone` or `@here` rang for all.
    pub pinged_everyone: bool,
    pub deleted: bool,
    /// The number of changes since it was created.
    pub revision: u32,
    /// Discord's JSON about the interaction behind this message.
    #[serde(skip)]
    pub(crate) origin: Option<Arc<Value>>,
    /// The people whom the present text would notify: each new text has `allowed_mentions` of its
    /// own.
    #[serde(skip)]
    pub(crate) named: Vec<Id>,
}

/// A file of a message.
#[derive(Clone, Debug, Serialize)]
pub struct Attachment {
    pub id: Id,
    pub filename: String,
    /// The alt text.
    pub description: Option<String>,
    /// The media type.
    pub content_type: Option<String>,
    /// The file itself.
    #[serde(skip)]
    pub bytes: Bytes,
    /// The number of bytes.
    pub size: usize,
}

impl Attachment {
    /// Whether Discord shows it as a picture.
    pub fn is_picture(&self) -> bool {
        self.content_type.as_deref().is_some_and(|kind| kind.starts_with("image/"))
    }

    /// Width and height of a picture, from its header; `None` when it is none.
    pub(crate) fn picture_size(&self) -> Option<(usize, usize)> {
        imagesize::blob_size(&self.bytes).ok().map(|size| (size.width, size.height))
    }
}

/// A button of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Button {
    /// The text on it; empty when it has only an emoji.
    pub label: String,
    pub emoji: Option<String>,
    /// The id the bot gets when it is pressed; none for a link.
    pub custom_id: Option<String>,
    /// The address of a link.
    pub url: Option<String>,
    /// 1 primary, 2 secondary, 3 success, 4 danger, 5 link.
    pub style: u64,
    /// Whether it can be pressed.
    pub disabled: bool,
}

/// A select menu of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Select {
    /// The id the bot gets when something is chosen.
    pub custom_id: String,
    /// 3 for texts, 5 users, 6 roles, 7 both, 8 channels.
    pub kind: u64,
    /// The text shown while nothing is chosen.
    pub placeholder: Option<String>,
    /// Label and value of each option.
    pub options: Vec<(String, String)>,
    /// The least number of choices.
    pub min: usize,
    /// The largest number of choices.
    pub max: usize,
    /// Whether it can be used.
    pub disabled: bool,
}

impl Message {
    /// Content and all words of the embeds and text components, one piece a line.
    pub fn text(&self) -> String {
        let mut pieces = Vec::new();
        if !self.content.is_empty() {
            pieces.push(self.content.clone());
        }
        for embed in self.embeds.iter() {
            embed_text(embed, &mut pieces);
        }
        each_component(&self.components, &mut |part| {
            if part["type"] == 10 {
                pieces.extend(part["content"].as_str().map(str::to_owned));
            }
        });
        pieces.join("\n")
    }

    /// All buttons, in reading order.
    pub fn buttons(&self) -> Vec<Button> {
        let mut buttons = Vec::new();
        each_component(&self.components, &mut |part| {
            if part["type"] == 2 {
                buttons.push(Button {
                    label: part["label"].as_str().unwrap_or_default().into(),
                    emoji: part["emoji"]["name"].as_str().map(Into::into),
                    custom_id: part["custom_id"].as_str().map(Into::into),
                    url: part["url"].as_str().map(Into::into),
                    style: part["style"].as_u64().unwrap_or(2),
                    disabled: part["disabled"].as_bool().unwrap_or(false),
                });
            }
        });
        buttons
    }

    /// All select menus, in reading order.
    pub fn selects(&self) -> Vec<Select> {
        let mut selects = Vec::new();
        each_component(&self.components, &mut |part| {
            let kind = part["type"].as_u64().unwrap_or(0);
            if matches!(kind, 3 | 5..=8) {
                selects.push(Select {
                    custom_id: part["custom_id"].as_str().unwrap_or_default().into(),
                    kind,
                    placeholder: part["placeholder"].as_str().map(Into::into),
                    options: part["options"]
                        .as_array()
                        .into_iter()
                        .flatten()
                        .map(|option| (string(&option["label"]), string(&option["value"])))
                        .collect(),
                    min: number(&part["min_values"], 1),
                    max: number(&part["max_values"], 1),
                    disabled: part["disabled"].as_bool().unwrap_or(false),
                });
            }
        });
        selects
    }

    /// The first menu that fits `wanted`.
    pub fn select(&self, wanted: impl Fn(&Select) -> bool) -> Option<Select> {
        self.selects().into_iter().find(|select| wanted(select))
    }

    /// The first button that fits `wanted`.
    pub fn button(&self, wanted: impl Fn(&Button) -> bool) -> Option<Button> {
        self.buttons().into_iter().find(|button| wanted(button))
    }

    /// Whether only one person sees it.
    pub fn is_ephemeral(&self) -> bool {
        self.ephemeral_to.is_some()
    }

    /// Whether it still says that the bot is thinking.
    pub fn is_thinking(&self) -> bool {
        self.flags & flags::LOADING != 0
    }

    /// Whether it is made of components of version 2, and has neither content nor embeds.
    pub fn has_layout(&self) -> bool {
        self.flags & flags::COMPONENTS_V2 != 0
    }

    /// The fields it has that exclude components of version 2.
    pub(crate) fn older_fields(&self) -> Vec<&'static str> {
        let content = (!self.content.is_empty()).then_some("content");
        let embeds = (!self.embeds.is_empty()).then_some("embeds");
        content.into_iter().chain(embeds).collect()
    }

    pub fn is_edited(&self) -> bool {
        self.edited.is_some()
    }
}

fn string(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn number(value: &Value, otherwise: usize) -> usize {
    value.as_u64().and_then(|number| usize::try_from(number).ok()).unwrap_or(otherwise)
}

fn embed_text(embed: &Value, pieces: &mut Vec<String>) {
    let mut add = |value: &Value| pieces.extend(value.as_str().map(str::to_owned));
    add(&embed["author"]["name"]);
    add(&embed["title"]);
    add(&embed["description"]);
    for field in embed["fields"].as_array().into_iter().flatten() {
        add(&field["name"]);
        add(&field["value"]);
    }
    add(&embed["footer"]["text"]);
}
