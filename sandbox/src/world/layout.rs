//! Components as Discord keeps them: numbered, with every default filled in, and with what is
//! known of the pictures they show.

use std::collections::HashSet;

use serde_json::{Value, json};

use crate::check::as_id;
use crate::id::Id;
use crate::wire::messages::picture_size;
use crate::world::World;
use crate::world::files::safe_name;
use crate::world::message::{Attachment, each_component};

/// The parts of a component that are components themselves.
const INSIDE: [&str; 2] = ["components", "accessory"];

impl World {
    /// Turns the components of a request into those that are kept. `files` are all the message has.
    pub(crate) fn settle(&mut self, channel: Id, files: &[Attachment], list: &mut [Value]) {
        let mut taken = HashSet::new();
        each_component(list, &mut |part| taken.extend(part["id"].as_u64()));
        let mut last = 0;
        self.settle_each(channel, files, list, &mut |part| {
            if part["id"].as_u64().unwrap_or(0) == 0 {
                last = (last + 1..).find(|number| !taken.contains(number)).unwrap_or_default();
                part["id"] = json!(last);
            }
        });
    }

    fn settle_each(
        &mut self,
        channel: Id,
        files: &[Attachment],
        list: &mut [Value],
        number: &mut dyn FnMut(&mut Value),
    ) {
        for part in list {
            number(part);
            match part["type"].as_u64() {
                Some(11) => self.settle_picture(channel, files, part),
                Some(12) => {
                    for item in part["items"].as_array_mut().into_iter().flatten() {
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
                    Some(Value::Array(list)) => self.settle_each(channel, files, list, number),
                    Some(one @ Value::Object(_)) => {
                        self.settle_each(channel, files, std::slice::from_mut(one), number);
                    }
                    _ => {}
                }
            }
        }
    }

    fn settle_picture(&mut self, channel: Id, files: &[Attachment], part: &mut Value) {
        default(part, "description", Value::Null);
        default(part, "spoiler", json!(false));
        self.resolve_media(channel, files, &mut part["media"]);
    }

    /// Replaces `attachment://name` by the address of that file and tells what it is. What lies
    /// elsewhere on the web nobody looks at, so nothing more than its address is known.
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
            // The address of a file that the message has already, sent back.
            None => files.iter().find(|file| self.attachment_url(channel, file) == url),
        };
        *media = match file {
            Some(file) => {
                let url = self.attachment_url(channel, file);
                let (width, height) = picture_size(&file.bytes).unzip();
                json!({
                    "id": file.id, "url": url, "proxy_url": url, "width": width, "height": height,
                    "content_type": file.content_type, "attachment_id": file.id,
                })
            }
            None => json!({ "id": self.next_id(), "url": url, "proxy_url": url }),
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

/// The files that components show.
pub(crate) fn shown(components: &[Value]) -> Vec<Id> {
    let mut files = Vec::new();
    each_component(components, &mut |part| {
        for media in ["media", "file"] {
            files.extend(as_id(&part[media]["attachment_id"]));
        }
    });
    files
}
