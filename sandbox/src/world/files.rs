//! The files of messages: kept, named, linked, served.

use bytes::Bytes;
use serde_json::Value;

use crate::check::as_id;
use crate::id::Id;
use crate::world::World;
use crate::world::log::SentFile;
use crate::world::message::Attachment;

impl World {
    /// The address at which a file is served.
    pub(crate) fn attachment_url(&self, channel: Id, file: &Attachment) -> String {
        format!("{}/attachments/{channel}/{}/{}", self.url, file.id, file.filename)
    }

    /// The bytes behind an attachment's address.
    pub(crate) fn attachment(&self, channel: Id, file: Id) -> Option<(Bytes, Option<String>)> {
        // An attachment's id is handed out just before its message's, so the search begins at the
        // end.
        let messages = &self.channels.get(&channel)?.messages;
        messages
            .iter()
            .rev()
            .filter_map(|id| self.messages.get(id).filter(|message| !message.deleted))
            .flat_map(|message| &message.attachments)
            .find(|one| one.id == file)
            .map(|one| (one.bytes.clone(), one.content_type.clone()))
    }

    /// Replaces `attachment://name` by the address of that file.
    pub(crate) fn link_files(&self, channel: Id, files: &[Attachment], list: &mut [Value]) {
        for value in list {
            self.link(channel, files, value);
        }
    }

    fn link(&self, channel: Id, files: &[Attachment], value: &mut Value) {
        match value {
            Value::String(text) => {
                if let Some(name) = text.strip_prefix("attachment://") {
                    let name = safe_name(name);
                    if let Some(file) = files.iter().find(|file| file.filename == name) {
                        *text = self.attachment_url(channel, file);
                    }
                }
            }
            Value::Array(list) => self.link_files(channel, files, list),
            Value::Object(object) => {
                for value in object.values_mut() {
                    self.link(channel, files, value);
                }
            }
            _ => {}
        }
    }

    /// The files a message has after a request: the kept old ones and the new ones.
    pub(crate) fn files_after(
        &mut self,
        old: &[Attachment],
        body: &Value,
        sent: &[SentFile],
    ) -> Vec<Attachment> {
        let listed = body["attachments"].as_array();
        let entry =
            |id: Id| listed.and_then(|list| list.iter().find(|one| as_id(&one["id"]) == Some(id)));
        let text = |entry: Option<&Value>, field: &str| {
            entry.and_then(|entry| entry[field].as_str()).map(str::to_owned)
        };
        let mut files: Vec<Attachment> = Vec::new();
        for file in old {
            let entry = entry(file.id);
            if listed.is_none() || entry.is_some() {
                let mut file = file.clone();
                file.description = text(entry, "description").or(file.description);
                files.push(file);
            }
        }
        for file in sent {
            let entry = part_number(&file.part).and_then(|number| entry(Id(number)));
            let filename = text(entry, "filename").unwrap_or_else(|| file.filename.clone());
            files.push(Attachment {
                id: self.next_file_id(),
                filename: safe_name(&filename),
                description: text(entry, "description"),
                content_type: file.content_type.clone(),
                bytes: file.bytes.clone(),
                size: file.bytes.len(),
            });
        }
        files
    }
}

/// The number in `files[3]`.
pub(crate) fn part_number(part: &str) -> Option<u64> {
    part.strip_prefix("files[")?.strip_suffix(']')?.parse().ok()
}

/// A file name as Discord keeps it: special characters of addresses become underscores.
pub(crate) fn safe_name(name: &str) -> String {
    let name: String = name
        .chars()
        .map(|one| if one.is_ascii_alphanumeric() || "._-".contains(one) { one } else { '_' })
        .collect();
    if name.is_empty() { "unknown".into() } else { name }
}
