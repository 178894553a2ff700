//! The pictures of a message, wherever in it they are.

use serde_json::Value;

use crate::id::Id;
use crate::world::components::{each_component, shown};
use crate::world::message::{Attachment, Message};

/// A picture of a message.
#[derive(Clone, Debug)]
pub struct Picture {
    pub url: String,
    /// The alt text, as a screen reader says it.
    pub alt: Option<String>,
    /// The file, unless the picture lies elsewhere on the web.
    pub file: Option<Attachment>,
}

/// The file of a message whose address this is: `…/attachments/{channel}/{id}/{name}`.
fn file_at<'m>(message: &'m Message, url: &str) -> Option<&'m Attachment> {
    let (_, path) = url.split_once("/attachments/")?;
    let id: Id = path.split('/').nth(1)?.parse().ok()?;
    message.attachments.iter().find(|file| file.id == id)
}

fn picture(message: &Message, media: &Value, alt: &Value) -> Option<Picture> {
    let url = media["url"].as_str()?.to_owned();
    let file = file_at(message, &url).cloned();
    let own = alt.as_str().map(str::to_owned);
    let alt = own.or_else(|| file.as_ref()?.description.clone());
    Some(Picture { url, alt, file })
}

impl Message {
    /// All pictures, in reading order: attached ones, those of embeds, and those in galleries and
    /// beside sections. An attached one that an embed or a component shows comes once.
    pub fn pictures(&self) -> Vec<Picture> {
        let mut embedded = Vec::new();
        for embed in self.embeds.iter() {
            for media in ["thumbnail", "image"] {
                let media = &embed[media];
                embedded.extend(picture(self, media, &media["description"]));
            }
        }
        let mut all = Vec::new();
        // Discord shows an attached picture by itself only if nothing else shows it, and never
        // beside components of version 2.
        if !self.has_layout() {
            let mut elsewhere = shown(&self.components);
            elsewhere.extend(embedded.iter().filter_map(|one| Some(one.file.as_ref()?.id)));
            let loose = self.attachments.iter().filter(|file| !elsewhere.contains(&file.id));
            all.extend(loose.filter(|file| file.is_picture()).map(|file| Picture {
                url: format!("/attachments/{}/{}/{}", self.channel, file.id, file.filename),
                alt: file.description.clone(),
                file: Some(file.clone()),
            }));
        }
        all.append(&mut embedded);
        each_component(&self.components, &mut |part| {
            all.extend(picture(self, &part["media"], &part["description"]));
        });
        all
    }
}
