//! Embeds as Discord keeps them: without empty fields, with every default filled in, and with the
//! sizes and types of the pictures they show.

use serde_json::{Value, json};

use crate::world::World;
use crate::world::message::Attachment;

impl World {
    /// Turns the embeds of a request, whose files have addresses by now, into the stored form.
    pub(crate) fn dress_embeds(
        &self,
        channel: crate::id::Id,
        files: &[Attachment],
        list: &mut [Value],
    ) {
        let file = |url: &str| files.iter().find(|one| self.attachment_url(channel, one) == url);
        for embed in list {
            let Some(object) = embed.as_object_mut() else {
                continue;
            };
            object.retain(|_, value| !value.is_null() && *value != json!([]));
            // Embeds of bots are always of this type, whatever a bot says.
            object.insert("type".into(), json!("rich"));
            for (part, address, proxied) in [
                ("image", "url", "proxy_url"),
                ("thumbnail", "url", "proxy_url"),
                ("footer", "icon_url", "proxy_icon_url"),
                ("author", "icon_url", "proxy_icon_url"),
            ] {
                let Some(part) = object.get_mut(part).and_then(Value::as_object_mut) else {
                    continue;
                };
                part.retain(|_, value| !value.is_null());
                let Some(url) = part.get(address).and_then(Value::as_str).map(str::to_owned) else {
                    continue;
                };
                part.insert(proxied.into(), json!(url));
                let Some(file) = file(&url).filter(|_| address == "url") else {
                    continue;
                };
                if let Some((width, height)) = file.picture_size() {
                    part.insert("width".into(), json!(width));
                    part.insert("height".into(), json!(height));
                }
                if let Some(kind) = &file.content_type {
                    part.insert("content_type".into(), json!(kind));
                }
                if let Some(text) = &file.description {
                    part.insert("description".into(), json!(text));
                }
            }
            for field in
                object.get_mut("fields").and_then(Value::as_array_mut).into_iter().flatten()
            {
                if !field["inline"].is_boolean() {
                    field["inline"] = json!(false);
                }
            }
        }
    }
}
