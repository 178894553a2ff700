//! From this bot's messages to the bodies that Discord takes.
//!
//! Plain JSON, written here and nowhere else: what the bot sends is what stands below, whatever
//! library brings it on its way.

use serde_json::{Map, Value, json};

use super::codec;
use super::emojis::{Dress, Emojis};
use ask::{MenuAsk, ServerList};
use values::ServerSettings;
use view::{
    ActionRow, Button, Embed, File, Menu, MenuOption, Message, Part, Patch, Picker, Pictured, Style,
};

/// The green of the table.
const COLOUR: u32 = 0x2f_6b_4f;
/// A message that one person sees alone.
pub(super) const EPHEMERAL: u32 = 1 << 6;
/// A message of parts: Discord calls them Components V2.
pub(super) const IN_PARTS: u32 = 1 << 15;

/// A body, and the files that go along.
#[derive(Clone)]
pub(super) struct Body {
    pub(super) json: Value,
    /// The same without emojis, where there are any: Discord may refuse them.
    pub(super) plain: Option<Value>,
    pub(super) files: Vec<File>,
}

impl Body {
    pub(super) fn json(json: Value) -> Self {
        Self { json, plain: None, files: Vec::new() }
    }

    /// The body with the pictures of these rows, if they are there, and without.
    fn dressed<'a>(
        rows: impl Iterator<Item = &'a ActionRow>,
        emojis: &Emojis,
        files: &[File],
        compose: impl Fn(Option<&Dress>) -> Value,
    ) -> Self {
        let dress = emojis.dress(rows);
        let plain = dress.is_some().then(|| compose(None));
        Self { json: compose(dress.as_ref()), plain, files: files.to_vec() }
    }

    /// The same with its JSON changed.
    fn map(self, change: impl Fn(Value) -> Value) -> Self {
        let Self { json, plain, files } = self;
        Self { json: change(json), plain: plain.map(&change), files }
    }
}

/// A new message. A second one with the same nonce finds the first.
pub(super) fn post(message: &Message, nonce: &str, emojis: &Emojis) -> Body {
    new(message, false, emojis).map(|mut json| {
        json["nonce"] = nonce.into();
        json["enforce_nonce"] = true.into();
        json
    })
}

/// A new message, for everybody or for one person alone.
pub(super) fn new(message: &Message, ephemeral: bool, emojis: &Emojis) -> Body {
    let compose = |dress: Option<&Dress>| whole(message, ephemeral, dress);
    Body::dressed(rows_of(&message.rows, &message.parts), emojis, &message.files, compose)
}

/// All rows of a message, wherever they stand.
fn rows_of<'a>(rows: &'a [ActionRow], parts: &'a [Part]) -> impl Iterator<Item = &'a ActionRow> {
    let inside = parts.iter().filter_map(|part| match part {
        Part::Row(row) => Some(row),
        _ => None,
    });
    rows.iter().chain(inside)
}

fn whole(message: &Message, ephemeral: bool, dress: Option<&Dress>) -> Value {
    let alone = if ephemeral { EPHEMERAL } else { 0 };
    if !message.parts.is_empty() {
        return json!({
            "flags": IN_PARTS | alone,
            "components": layout(&message.content, &message.parts, &message.files, dress),
            "allowed_mentions": mentions(message),
            "attachments": attachments(&message.files),
        });
    }
    let mut json = json!({
        "components": rows(&message.rows, dress),
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
    json
}

/// A change of a message; what is not named stays.
pub(super) fn change(patch: &Patch, emojis: &Emojis) -> Body {
    let rows = patch.rows.as_deref().unwrap_or_default();
    let parts = patch.parts.as_deref().unwrap_or_default();
    let files = patch.files.as_deref().unwrap_or_default();
    let compose = |dress: Option<&Dress>| part(patch, dress);
    Body::dressed(rows_of(rows, parts), emojis, files, compose)
}

fn part(patch: &Patch, dress: Option<&Dress>) -> Value {
    let mut json = Map::new();
    json.insert("allowed_mentions".into(), json!({ "parse": [] }));
    if let Some(parts) = &patch.parts {
        let files = patch.files.as_deref().unwrap_or_default();
        let content = patch.content.as_deref().unwrap_or_default();
        // A message that an older version has posted may have an embed.
        json.insert("content".into(), Value::Null);
        json.insert("embeds".into(), json!([]));
        json.insert("flags".into(), IN_PARTS.into());
        json.insert("components".into(), layout(content, parts, files, dress).into());
        json.insert("attachments".into(), attachments(files).into());
        return json.into();
    }
    if let Some(content) = &patch.content {
        json.insert("content".into(), content.as_str().into());
    }
    if let Some(shown) = &patch.embed {
        let none = *shown == Embed::default();
        json.insert("embeds".into(), if none { json!([]) } else { json!([embed(shown)]) });
    }
    if let Some(shown) = &patch.rows {
        json.insert("components".into(), rows(shown, dress).into());
    }
    if let Some(files) = &patch.files {
        json.insert("attachments".into(), attachments(files).into());
    }
    json.into()
}

/// The first answer to an interaction.
pub(super) fn answer(kind: u8, data: Body) -> Body {
    data.map(|data| json!({ "type": kind, "data": data }))
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
fn layout(content: &str, parts: &[Part], files: &[File], dress: Option<&Dress>) -> Vec<Value> {
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
        Part::Switch(words, switch) => {
            json!({ "type": 9, "components": [text(words)], "accessory": button(switch, dress) })
        }
        Part::Picture(name) => json!({ "type": 12, "items": [media(name)] }),
        Part::Line => json!({ "type": 14 }),
        Part::Row(shown) => row(shown, dress),
    };
    let parts: Vec<Value> = parts.iter().map(part).collect();
    let frame = json!({ "type": 17, "accent_color": COLOUR, "components": parts });
    let above = (!content.is_empty()).then(|| text(content));
    above.into_iter().chain([frame]).collect()
}

fn rows(rows: &[ActionRow], dress: Option<&Dress>) -> Vec<Value> {
    rows.iter().map(|it| row(it, dress)).collect()
}

fn row(row: &ActionRow, dress: Option<&Dress>) -> Value {
    let inside: Vec<Value> = match row {
        ActionRow::Buttons(buttons) => buttons.iter().map(|it| button(it, dress)).collect(),
        ActionRow::Menu(menu) => vec![select(menu, dress)],
        ActionRow::Picker(picker) => vec![pick(picker)],
    };
    json!({ "type": 1, "components": inside })
}

fn button(button: &Button, dress: Option<&Dress>) -> Value {
    let style = match button.style {
        Style::Primary => 1,
        Style::Secondary => 2,
        Style::Success => 3,
        Style::Danger => 4,
    };
    let json = json!({
        "type": 2,
        "style": style,
        "label": button.label,
        "disabled": button.disabled,
        "custom_id": codec::button(&button.ask),
    });
    pictured(json, button.pictured.as_ref(), dress)
}

/// A button or an entry of a menu with its picture, where there is one.
fn pictured(mut json: Value, pictured: Option<&Pictured>, dress: Option<&Dress>) -> Value {
    let Some((pictured, dress)) = pictured.zip(dress) else { return json };
    if let Some(emoji) = dress.emoji(pictured.symbol) {
        json["emoji"] = emoji.clone();
        json["label"] = pictured.label.as_str().into();
    }
    json
}

fn select(menu: &Menu, dress: Option<&Dress>) -> Value {
    let option = |option: &MenuOption| {
        let mut json = json!({
            "label": option.label,
            "value": codec::entry(&option.entry),
            "default": option.chosen,
        });
        if let Some(description) = &option.description {
            json["description"] = description.as_str().into();
        }
        pictured(json, option.pictured.as_ref(), dress)
    };
    json!({
        "type": 3,
        "custom_id": codec::menu(&menu.ask),
        "placeholder": menu.placeholder,
        "min_values": menu.choose.0,
        "max_values": menu.choose.1,
        "options": menu.options.iter().map(option).collect::<Vec<_>>(),
    })
}

/// The kinds of channels in which a table may be opened, or in whose threads: text, voice,
/// announcements, forums.
const CHANNEL_TYPES: [u8; 4] = [0, 2, 5, 15];

fn pick(picker: &Picker) -> Value {
    let (kind, of) = match picker.list {
        ServerList::Banned => (5, "user"),
        ServerList::Channels => (8, "channel"),
    };
    let shown = ServerSettings::mark(picker.chosen.iter().copied());
    let chosen = picker.chosen.iter().take(picker.most);
    let chosen = chosen.map(|id| json!({ "id": id.to_string(), "type": of }));
    let mut json = json!({
        "type": kind,
        "custom_id": codec::menu(&MenuAsk::List(picker.list, shown)),
        "placeholder": picker.placeholder,
        "min_values": 0,
        "max_values": picker.most,
        "default_values": chosen.collect::<Vec<_>>(),
    });
    if picker.list == ServerList::Channels {
        json["channel_types"] = CHANNEL_TYPES.into();
    }
    json
}
