//! From this bot's messages to the bodies that Discord takes.
//!
//! Plain JSON, written here and nowhere else: what the bot sends is what stands below, whatever
//! library brings it on its way.

use serde_json::{Map, Value, json};

use crate::view::{ActionRow, Button, Embed, File, Menu, Message, Part, Patch, Style};

/// The green of the table.
const COLOUR: u32 = 0x2f_6b_4f;
/// A message that one person sees alone.
const EPHEMERAL: u32 = 1 << 6;
/// A message of parts: Discord calls them Components V2.
const IN_PARTS: u32 = 1 << 15;

/// A body, and the files that go along.
pub(super) struct Body {
    pub(super) json: Value,
    pub(super) files: Vec<File>,
}

impl Body {
    pub(super) fn json(json: Value) -> Self {
        Self { json, files: Vec::new() }
    }
}

/// A new message. A second one with the same nonce finds the first.
pub(super) fn post(message: &Message, nonce: &str) -> Body {
    let mut body = new(message, false);
    body.json["nonce"] = nonce.into();
    body.json["enforce_nonce"] = true.into();
    body
}

/// A new message, for everybody or for one person alone.
pub(super) fn new(message: &Message, ephemeral: bool) -> Body {
    let alone = if ephemeral { EPHEMERAL } else { 0 };
    if !message.parts.is_empty() {
        let json = json!({
            "flags": IN_PARTS | alone,
            "components": layout(&message.content, &message.parts, &message.files),
            "allowed_mentions": mentions(message),
            "attachments": attachments(&message.files),
        });
        return Body { json, files: message.files.clone() };
    }
    let mut json = json!({
        "components": rows(&message.rows),
        "embeds": message.embed.iter().map(embed).collect::<Vec<_>>(),
        "allowed_mentions": mentions(message),
        "attachments": attachments(&message.files),
    });
    if !message.content.is_empty() {
        json["content"] = message.content.as_str().into();
    }
    if ephemeral {
        json["flags"] = alone.into();
    }
    Body { json, files: message.files.clone() }
}

/// A change of a message; what is not named stays.
pub(super) fn change(patch: &Patch) -> Body {
    let mut json = Map::new();
    json.insert("allowed_mentions".into(), json!({ "parse": [] }));
    if let Some(parts) = &patch.parts {
        let files = patch.files.as_deref().unwrap_or_default();
        let content = patch.content.as_deref().unwrap_or_default();
        // What an older version has posted here may have an embed.
        json.insert("content".into(), Value::Null);
        json.insert("embeds".into(), json!([]));
        json.insert("flags".into(), IN_PARTS.into());
        json.insert("components".into(), layout(content, parts, files).into());
        json.insert("attachments".into(), attachments(files).into());
        return Body { json: json.into(), files: files.to_vec() };
    }
    if let Some(content) = &patch.content {
        json.insert("content".into(), content.as_str().into());
    }
    if let Some(shown) = &patch.embed {
        json.insert("embeds".into(), json!([embed(shown)]));
    }
    if let Some(shown) = &patch.rows {
        json.insert("components".into(), rows(shown).into());
    }
    if let Some(files) = &patch.files {
        json.insert("attachments".into(), attachments(files).into());
    }
    Body { json: json.into(), files: patch.files.clone().unwrap_or_default() }
}

/// The first answer to an interaction.
pub(super) fn answer(kind: u8, data: Body) -> Body {
    Body { json: json!({ "type": kind, "data": data.json }), files: data.files }
}

/// Nobody is pinged but those the message names.
fn mentions(message: &Message) -> Value {
    let users: Vec<String> = message.mentions.iter().map(ToString::to_string).collect();
    json!({ "parse": [], "users": users })
}

fn attachments(files: &[File]) -> Vec<Value> {
    let attachment = |(index, file): (usize, &File)| json!({ "id": index.to_string(), "filename": file.name, "description": file.alt });
    files.iter().enumerate().map(attachment).collect()
}

fn embed(embed: &Embed) -> Value {
    let mut json = Map::new();
    json.insert("color".into(), COLOUR.into());
    if let Some(title) = &embed.title {
        json.insert("title".into(), title.as_str().into());
    }
    if !embed.description.is_empty() {
        json.insert("description".into(), embed.description.as_str().into());
    }
    if let Some(footer) = &embed.footer {
        json.insert("footer".into(), json!({ "text": footer }));
    }
    let field =
        |(name, value): &(String, String)| json!({ "name": name, "value": value, "inline": false });
    if !embed.fields.is_empty() {
        json.insert("fields".into(), embed.fields.iter().map(field).collect());
    }
    json.into()
}

/// The content, and below it the frame.
fn layout(content: &str, parts: &[Part], files: &[File]) -> Vec<Value> {
    let media = |name: &str| {
        let alt = files.iter().find(|file| file.name == name).map(|file| file.alt.as_str());
        json!({ "media": { "url": format!("attachment://{name}") }, "description": alt })
    };
    let text = |text: &str| json!({ "type": 10, "content": text });
    let part = |part: &Part| match part {
        Part::Text(words) => text(words),
        Part::Beside(words, picture) => {
            let mut thumbnail = media(picture);
            thumbnail["type"] = 11.into();
            json!({ "type": 9, "components": [text(words)], "accessory": thumbnail })
        }
        Part::Picture(name) => json!({ "type": 12, "items": [media(name)] }),
        Part::Line => json!({ "type": 14 }),
        Part::Row(shown) => row(shown),
    };
    let parts: Vec<Value> = parts.iter().map(part).collect();
    let frame = json!({ "type": 17, "accent_color": COLOUR, "components": parts });
    let above = (!content.is_empty()).then(|| text(content));
    above.into_iter().chain([frame]).collect()
}

fn rows(rows: &[ActionRow]) -> Vec<Value> {
    rows.iter().map(row).collect()
}

fn row(row: &ActionRow) -> Value {
    let inside: Vec<Value> = match row {
        ActionRow::Buttons(buttons) => buttons.iter().map(button).collect(),
        ActionRow::Menu(menu) => vec![select(menu)],
    };
    json!({ "type": 1, "components": inside })
}

fn button(button: &Button) -> Value {
    let style = match button.style {
        Style::Primary => 1,
        Style::Secondary => 2,
        Style::Success => 3,
        Style::Danger => 4,
    };
    json!({
        "type": 2,
        "style": style,
        "label": button.label,
        "disabled": button.disabled,
        "custom_id": button.id,
    })
}

fn select(menu: &Menu) -> Value {
    let option = |option: &crate::view::MenuOption| {
        let mut json = json!({
            "label": option.label,
            "value": option.value,
            "default": option.chosen,
        });
        if let Some(description) = &option.description {
            json["description"] = description.as_str().into();
        }
        json
    };
    json!({
        "type": 3,
        "custom_id": menu.id,
        "placeholder": menu.placeholder,
        "min_values": menu.choose.0,
        "max_values": menu.choose.1,
        "options": menu.options.iter().map(option).collect::<Vec<_>>(),
    })
}
