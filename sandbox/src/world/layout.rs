//! Components as Discord keeps them: numbered, with every default filled in, and with the sizes and
//! types of the pictures they show.

use std::collections::HashSet;

use serde_json::{Value, json};

use crate::check::as_id;
use crate::id::Id;
use crate::world::World;
use crate::world::components::each_component;
use crate::world::files::safe_name;
use crate::world::message::Attachment;

/// The parts of a component that are components themselves.
const INSIDE: [&str; 3] = ["components", "accessory", "component"];

/// Numbers every component without an id, in reading order.
pub(crate) fn number(list: &mut [Value]) {
    let mut taken = HashSet::new();
    each_component(list, &mut |part| taken.extend(part["id"].as_u64()));
    let mut last = 0;
    number_each(list, &mut |part| {
        if part["id"].as_u64().unwrap_or(0) == 0 {
            last = (last + 1..).find(|number| !taken.contains(number)).unwrap_or_default();
            part["id"] = json!(last);
        }
    });
}

fn number_each(list: &mut [Value], number: &mut dyn FnMut(&mut Value)) {
    for part in list {
        number(part);
        for inner in INSIDE {
            match part.get_mut(inner) {
                Some(Value::Array(list)) => number_each(list, number),
                Some(one @ Value::Object(_)) => number_each(std::slice::from_mut(one), number),
                _ => {}
            }
        }
    }
}

impl World {
    /// Turns the components of a request into the stored form. `files` are all files of the
    /// message.
    pub(crate) fn settle(&mut self, channel: Id, files: &[Attachment], list: &mut [Value]) {
        number(list);
        self.settle_each(channel, files, list);
    }

    fn settle_each(&mut self, channel: Id, files: &[Attachment], list: &mut [Value]) {
        for part in list {
            // Null fields are not kept.
            if let Some(object) = part.as_object_mut() {
                object.retain(|_, value| !value.is_null());
            }
            self.settle_emoji(part);
            match part["type"].as_u64() {
                Some(3 | 5..=8) => {
                    default(part, "min_values", json!(1));
                    default(part, "max_values", json!(1));
                    let options = part.get_mut("options").and_then(Value::as_array_mut);
                    for option in options.into_iter().flatten() {
                        self.settle_emoji(option);
                    }
                }
                Some(11) => self.settle_picture(channel, files, part),
                Some(12) => {
                    let items = part.get_mut("items").and_then(Value::as_array_mut);
                    for item in items.into_iter().flatten() {
                        self.settle_picture(channel, files, item);
                    }
                }
                Some(13) => {
                    default(part, "spoiler", json!(false));
                    let file = self.resolve_media(channel, files, &mut part["file"]);
                    part["name"] = json!(file.map(|file| &file.filename));
                    part["size"] = json!(file.map(|file| file.size));
                }
                Some(14) => {
                    default(part, "divider", json!(true));
                    default(part, "spacing", json!(1));
                }
                Some(17) => {
                    default(part, "accent_color", Value::Null);
                    default(part, "spoiler", json!(false));
                }
                _ => {}
            }
            for inner in INSIDE {
                match part.get_mut(inner) {
                    Some(Value::Array(list)) => self.settle_each(channel, files, list),
                    Some(one @ Value::Object(_)) => {
                        self.settle_each(channel, files, std::slice::from_mut(one));
                    }
                    _ => {}
                }
            }
        }
    }

    /// Fills in the name and kind of a button's or an option's emoji from its id.
    fn settle_emoji(&self, part: &mut Value) {
        let Some(emoji) = part.get_mut("emoji").and_then(Value::as_object_mut) else {
            return;
        };
        emoji.retain(|_, value| !value.is_null());
        let Some(id) = emoji.get("id").and_then(as_id) else {
            return;
        };
        emoji.insert("id".into(), json!(id));
        if let Some(known) = self.apps().find_map(|app| app.emojis.get(&id)) {
            emoji.insert("name".into(), json!(known.name));
            emoji.insert("animated".into(), json!(known.content_type == "image/gif"));
        }
    }

    fn settle_picture(&mut self, channel: Id, files: &[Attachment], part: &mut Value) {
        default(part, "description", Value::Null);
        default(part, "spoiler", json!(false));
        self.resolve_media(channel, files, &mut part["media"]);
    }

    /// Replaces `attachment://name` by the address of that file, and describes it. Files elsewhere
    /// on the web are not fetched, so only their address is known.
    fn resolve_media<'f>(
        &mut self,
        channel: Id,
        files: &'f [Attachment],
        media: &mut Value,
    ) -> Option<&'f Attachment> {
        let url = media["url"].as_str().unwrap_or_default().to_owned();
        let file = match url.strip_prefix("attachment://").map(safe_name) {
            // Of two files with one name the newer one is meant.
            Some(name) => files.iter().rev().find(|file| file.filename == name),
            // The address of a file that the message already has, sent back.
            None => files.iter().find(|file| self.attachment_url(channel, file) == url),
        };
        *media = match file {
            Some(file) => {
                let url = self.attachment_url(channel, file);
                let (width, height) = file.picture_size().unzip();
                json!({
                    "id": file.id, "url": url, "proxy_url": url, "width": width, "height": height,
                    "content_type": file.content_type, "attachment_id": file.id,
                })
            }
            None => json!({ "id": self.next_file_id(), "url": url, "proxy_url": url }),
        };
        file
    }
}

/// Fills in a field that is missing or null.
fn default(part: &mut Value, field: &str, value: Value) {
    if part[field].is_null() {
        part[field] = value;
    }
}
