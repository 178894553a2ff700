//! A message as this bot sends it: words, a picture, buttons; free of any Discord library.

use std::sync::Arc;

use ask::{Ask, Entry, MenuAsk, ServerList};
use pictures::Symbol;
use values::UserId;

/// A whole message.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Message {
    /// The text above everything, at most 2000 characters.
    pub content: String,
    /// The framed text below the picture.
    pub embed: Option<Embed>,
    /// At most five rows of buttons or menus.
    pub rows: Vec<ActionRow>,
    /// The parts in a frame of its own, from top to bottom. A message with parts has neither embed
    /// nor rows; its content stands above the frame. It keeps to parts for ever: Discord does not
    /// let a message lose them.
    pub parts: Vec<Part>,
    /// Files that go along: the picture, the record.
    pub files: Vec<File>,
    /// The people who may be pinged by the mentions in `content`. Nobody else ever is.
    pub mentions: Vec<UserId>,
}

/// A part of a message, in its frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Words; those of a whole message may have 4000 characters.
    Text(String),
    /// Words with a small picture at their side: the name of a file of the message.
    Beside(String, String),
    /// A picture: the name of a file of the message.
    Picture(String),
    /// Words with a button at their side.
    Switch(String, Button),
    /// A line across.
    Line,
    /// Buttons or a menu.
    Row(ActionRow),
}

/// The framed part of a message.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Embed {
    /// Heading, at most 256 characters.
    pub title: Option<String>,
    /// Body, at most 4096 characters.
    pub description: String,
    /// Small print, at most 2048 characters.
    pub footer: Option<String>,
    /// Titled sections, at most 25 of 256 and 1024 characters.
    pub fields: Vec<(String, String)>,
}

/// A file that goes along with a message.
#[derive(Clone, PartialEq, Eq)]
pub struct File {
    /// Its name, with an ending people know.
    pub name: String,
    /// Its bytes, shared because ten players get the same picture.
    pub bytes: Arc<[u8]>,
    /// The alt text, for those who cannot see the picture; at most 1024 characters.
    pub alt: String,
}

/// A row below a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ActionRow {
    /// At most five buttons.
    Buttons(Vec<Button>),
    Menu(Menu),
    /// A menu of things that exist on the server, such as channels or people.
    Picker(Picker),
}

/// A menu to choose from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// The ask once entries are chosen.
    pub ask: MenuAsk,
    /// The text in it while nothing is chosen, at most 150 characters.
    pub placeholder: String,
    /// At most 25.
    pub options: Vec<MenuOption>,
    /// The fewest and the most entries that may be chosen.
    pub choose: (u8, u8),
}

/// A menu that Discord fills with things that exist on the server. Any number may be chosen, or
/// nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picker {
    /// The list that is chosen.
    pub list: ServerList,
    /// The text in it while nothing is chosen, at most 150 characters.
    pub placeholder: String,
    /// The ids that are chosen already.
    pub chosen: Vec<u64>,
    /// The most entries that may be chosen: 25 at most.
    pub most: usize,
}

/// One entry of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MenuOption {
    /// The entry of the menu's ask.
    pub entry: Entry,
    /// The words, at most 100 characters.
    pub label: String,
    /// Smaller words below, at most 100 characters.
    pub description: Option<String>,
    /// Whether it is chosen already.
    pub chosen: bool,
    /// The form with a picture, if it has one.
    pub pictured: Option<Pictured>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// The words on it, at most 80 characters.
    pub label: String,
    /// The ask that a press sends.
    pub ask: Ask,
    /// Its colour.
    pub style: Style,
    /// Shown but not to be pressed.
    pub disabled: bool,
    /// The form with a picture, if it has one.
    pub pictured: Option<Pictured>,
}

/// The form of a button or of an entry of a menu where its picture can be shown. Where it cannot,
/// the words alone say everything.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pictured {
    /// The picture.
    pub symbol: Symbol,
    /// The words beside it, in place of the others.
    pub label: String,
}

impl Button {
    /// A button of words alone that can be pressed.
    pub const fn new(label: String, ask: Ask, style: Style) -> Self {
        Self { label, ask, style, disabled: false, pictured: None }
    }

    /// The same with a picture before its words.
    #[must_use]
    pub fn with(self, symbol: Symbol) -> Self {
        let label = self.label.clone();
        self.with_other_words(symbol, label)
    }

    /// The same with a picture, which makes other words enough.
    #[must_use]
    pub fn with_other_words(mut self, symbol: Symbol, label: String) -> Self {
        self.pictured = Some(Pictured { symbol, label });
        self
    }
}

/// The colour of a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// The one thing most people want.
    Primary,
    /// Everything else.
    Secondary,
    /// Chosen, or go.
    Success,
    /// Cannot be taken back.
    Danger,
}

/// A change to a message that is already there; what is `None` stays as it is.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Patch {
    /// New text.
    pub content: Option<String>,
    /// New framed part.
    pub embed: Option<Embed>,
    /// New buttons; an empty list takes them away.
    pub rows: Option<Vec<ActionRow>>,
    /// New parts, instead of all there was but the content, which must be named, too.
    pub parts: Option<Vec<Part>>,
    /// New files instead of the old ones.
    pub files: Option<Vec<File>>,
}

impl From<Message> for Patch {
    fn from(message: Message) -> Self {
        let (content, files) = (Some(message.content), Some(message.files));
        if !message.parts.is_empty() {
            return Self { content, files, parts: Some(message.parts), ..Self::default() };
        }
        // An embed that isn't named would stay.
        let embed = Some(message.embed.unwrap_or_default());
        Self { content, embed, rows: Some(message.rows), parts: None, files }
    }
}

impl Message {
    /// A message of words only.
    pub fn text(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }
}

/// A text of a message with a sentence above it; too long for one, it loses its end.
pub fn under(foreword: &str, text: &str) -> String {
    clip(format!("{foreword}\n\n{text}").trim_end(), 2000)
}

/// Cuts `text` to at most `limit` characters as Discord counts them (UTF-16 units, the stricter
/// reading), ending in an ellipsis where something was lost.
pub fn clip(text: &str, limit: usize) -> String {
    let units = |s: &str| s.encode_utf16().count();
    if units(text) <= limit {
        return text.to_owned();
    }
    let mut used = 1;
    let mut kept = String::new();
    for c in text.chars() {
        used += c.len_utf16();
        if used > limit {
            break;
        }
        kept.push(c);
    }
    kept.push('…');
    kept
}

/// Puts buttons into rows of at most five, the most a row holds.
pub fn in_rows(buttons: impl IntoIterator<Item = Button>) -> Vec<ActionRow> {
    let mut rows: Vec<ActionRow> = Vec::new();
    for button in buttons {
        match rows.last_mut() {
            Some(ActionRow::Buttons(row)) if row.len() < 5 => row.push(button),
            _ => rows.push(ActionRow::Buttons(vec![button])),
        }
    }
    rows
}
