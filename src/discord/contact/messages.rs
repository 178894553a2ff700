//! What the bot asks of Discord by itself: about its application, for pictures on its buttons, for
//! commands, messages and threads.

use reqwest::Method;
use serde_json::{Value, json};

use super::row::fact;
use super::{Contact, EMOJI, NAME, call, get};
use crate::discord::body::{self, Body, IN_PARTS};
use crate::discord::commands;
use crate::discord::emoji_keeper::{EmojiKeeper, Picture};
use crate::discord::emojis::emoji;
use crate::discord::rest::id_of;
use crate::discord::returned::button_ids;
use crate::discord::send::Sender;
use crate::tools::{Messenger, SendError, Sought, Target, ThreadKind, Urgency};
use ask::Ask;
use pictures::{Symbol, SymbolPainter};
use table::TableCommand;
use values::{ChannelId, MessageId};
use view::{ActionRow, Button, Embed, File, Message, Part, Patch, Style};

/// The name of the picture's file.
const PICTURE: &str = "check.png";
/// The kind of a public thread.
const PUBLIC_THREAD: u64 = 11;

impl Contact<'_> {
    /// Returns whether Discord sends interactions by HTTP.
    pub(super) async fn ask_about_the_application(&mut self) -> bool {
        let set_up = self
            .ask(
                "set-up of the application",
                async |sender| get(&sender.rest, "applications/@me").await,
                |json, _| {
                    let key = json["verify_key"].as_str().unwrap_or_default();
                    vec![fact("id", id_of(json).is_some()), fact("verify_key", key.len() == 64)]
                },
            )
            .await;
        self.ask(
            "servers with the bot",
            async |sender| get(&sender.rest, "users/@me/guilds?limit=200").await,
            |json, _| {
                let mut servers = json.as_array().into_iter().flatten();
                let tells = |server: &Value| {
                    server["permissions"].is_string() && server["name"].is_string()
                };
                vec![fact("list", json.is_array()), fact("permissions", servers.all(tells))]
            },
        )
        .await;
        self.ask(
            "where the gateway is",
            async |sender| get(&sender.rest, "gateway/bot").await,
            |json, _| {
                let limit = &json["session_start_limit"];
                vec![
                    fact("url", json["url"].is_string()),
                    fact("shards", json["shards"].is_u64()),
                    fact("connections left", limit["remaining"].is_u64()),
                ]
            },
        )
        .await;
        let path = format!("channels/{}", self.channel);
        let channel = self
            .ask(
                "the channel",
                async |sender| get(&sender.rest, &path).await,
                |json, _| vec![fact("guild_id", json["guild_id"].is_string())],
            )
            .await;
        let guild = channel.and_then(|channel| channel["guild_id"].as_str()?.parse().ok());
        self.guild = guild;
        set_up.is_some_and(|set_up| set_up["interactions_endpoint_url"].is_string())
    }

    /// Uploads an emoji as the bot does for its buttons.
    pub(super) async fn ask_for_a_picture(&mut self) {
        let keeper = EmojiKeeper {
            rest: self.sender.rest.clone(),
            emojis: self.sender.emojis.clone(),
            application: self.sender.application,
            clock: self.clock.clone(),
            pace: std::time::Duration::ZERO,
            uploads: true,
        };
        let listed = self
            .ask(
                "list emojis",
                async |_| keeper.list().await,
                |_, heard| vec![fact("items", heard.body["items"].is_array())],
            )
            .await;
        // Of a check that was killed.
        if let Some(id) = listed.and_then(|emojis| emojis.get(EMOJI).copied()) {
            self.delete_emoji(id).await;
        }
        let Some((symbol, png)) = small_picture() else {
            return self.skip("upload an emoji", "it cannot be painted");
        };
        let picture = Picture { symbol, name: EMOJI.to_owned(), png };
        let uploaded = self
            .ask(
                "upload an emoji",
                async |_| keeper.upload(&picture).await,
                |_, heard| vec![fact("id", true), fact("its name", heard.body["name"] == EMOJI)],
            )
            .await;
        if let Some(id) = uploaded {
            self.made.emoji = Some(id);
            self.sender.emojis.add(symbol, emoji(id, EMOJI));
        }
    }

    /// Registers the bot's largest command on this server alone and under another name: so nobody's
    /// commands change, wherever the bot is at work.
    pub(super) async fn ask_for_a_command(&mut self) {
        const STEP: &str = "register a command";
        let Some(guild) = self.guild else {
            return self.skip(STEP, "the channel is on no server");
        };
        let Some(command) = largest_command() else {
            return self.skip(STEP, "there is none");
        };
        let path = format!("applications/{}/guilds/{guild}/commands", self.sender.application);
        self.delete_old_command(&path).await;
        let options = command["options"].as_array().map_or(0, Vec::len);
        let registered = self
            .ask(
                STEP,
                async |sender| {
                    let body = Some(Body::json(command.clone()));
                    call(&sender.rest, Method::POST, &path, body).await
                },
                |json, _| {
                    let all = json["options"].as_array().is_some_and(|it| it.len() == options);
                    vec![
                        fact("id", id_of(json).is_some()),
                        fact("its name", json["name"] == NAME),
                        fact("all options", all),
                    ]
                },
            )
            .await;
        self.made.command = registered.as_ref().and_then(id_of);
    }

    /// Deletes the command of a check that was killed: one that is there is changed, which has another
    /// answer. The bot itself does neither, so that this is no line of the table.
    async fn delete_old_command(&mut self, path: &str) {
        let listed = self.insist(async |sender| get(&sender.rest, path).await).await;
        let listed = listed.outcome.unwrap_or_default();
        let mut commands = listed.as_array().into_iter().flatten();
        if let Some(id) = commands.find(|command| command["name"] == NAME).and_then(id_of) {
            let path = format!("{path}/{id}");
            // If it stays, the next line shows it.
            let _ = self
                .insist(async |sender| call(&sender.rest, Method::DELETE, &path, None).await)
                .await;
        }
        self.witness.take();
    }

    /// Posts the message with the button, posts it again, finds it and changes it.
    pub(super) async fn ask_for_messages(&mut self) {
        let (channel, table) = (self.channel, self.table);
        let nonce = format!("check-{:x}", self.clock.now());
        let message = self.page(0);
        let sent = button_ids(&body::new(&message, false, &self.sender.emojis).json);
        let me = self.sender.application.to_string();
        let posted = self
            .ask(
                "post a picture and a button",
                async |sender| post(sender, channel, &message, &nonce).await,
                |_, heard| {
                    let button = &heard.body["components"][0]["components"][0];
                    vec![
                        fact("id", true),
                        fact("author", heard.body["author"]["id"] == me),
                        fact("attachment", has_attachment(&heard.body)),
                        fact("button", button_ids(&heard.body) == sent),
                        fact("its emoji", button["emoji"]["id"].is_string()),
                        fact("limits", heard.tells_limits),
                    ]
                },
            )
            .await;
        let Some(first) = posted.map(|(message, _)| message) else { return };
        self.made.page = Some(first);
        // A second one with the same nonce, but with another button: the bot finds out in this way
        // whether a message whose answer was lost stands in the channel.
        let another = self.page(1);
        let again = self
            .ask(
                "post with the same nonce",
                async |sender| post(sender, channel, &another, &nonce).await,
                |(message, is_this_one), _| {
                    let same = *message == first;
                    vec![fact("second message", !same), fact("new button", *is_this_one)]
                },
            )
            .await;
        if let Some((second, _)) = again.filter(|(second, _)| *second != first) {
            self.made.messages.push((channel, second));
        }
        self.ask(
            "find it in the channel",
            async |sender| {
                let permit = sender.permit(None, Urgency::Reveal, Target::Read(channel)).await?;
                sender.find(permit, channel, None, (Sought::Page(u32::MAX), table)).await
            },
            |found, _| vec![fact("the message", *found == Some(first))],
        )
        .await;
        let patch: Patch = self.page_of_parts().into();
        self.ask(
            "change it to parts",
            async |sender| edit(sender, channel, first, &patch).await,
            |(), heard| {
                let flags = heard.body["flags"].as_u64().unwrap_or_default();
                vec![
                    fact("parts", flags & u64::from(IN_PARTS) != 0),
                    fact("attachment", has_attachment(&heard.body)),
                    fact("button", button_ids(&heard.body) == sent),
                    fact("embed", heard.body["embeds"].as_array().is_some_and(|it| !it.is_empty())),
                ]
            },
        )
        .await;
    }

    pub(super) async fn ask_for_a_thread(&mut self) {
        let channel = self.channel;
        let thread = self
            .ask(
                "open a thread",
                async |sender| {
                    let target = Target::OpenThread(channel);
                    let permit = sender.permit(None, Urgency::Reveal, target).await?;
                    sender.open_thread(permit, channel, ThreadKind::Public, NAME).await
                },
                |_, heard| {
                    vec![fact("id", true), fact("public", heard.body["type"] == PUBLIC_THREAD)]
                },
            )
            .await;
        let Some(thread) = thread else {
            return self.skip("post in the thread", "there is no thread");
        };
        self.made.thread = Some(thread);
        let message = Message::text("hornochse check: a message in a thread");
        let nonce = format!("thread-{:x}", self.clock.now());
        let posted = self
            .ask(
                "post in the thread",
                async |sender| post(sender, thread, &message, &nonce).await,
                |_, _| vec![fact("id", true)],
            )
            .await;
        self.made.messages.extend(posted.map(|(message, _)| (thread, message)));
    }

    /// The message as the bot's pages are: words, a frame, a picture, and one button with an emoji.
    fn page(&self, step: u32) -> Message {
        Message {
            content: "hornochse check: this message goes in a moment".into(),
            embed: Some(Embed { title: Some("hornochse check".into()), ..Embed::default() }),
            rows: vec![ActionRow::Buttons(vec![self.button(step)])],
            files: picture_file(),
            ..Message::default()
        }
    }

    /// The same in parts, as lobbies and endings are.
    fn page_of_parts(&self) -> Message {
        Message {
            content: "hornochse check: press the button, please".into(),
            parts: vec![
                Part::Text("It is the only one, and the message goes in a moment.".into()),
                Part::Picture(PICTURE.into()),
                Part::Row(ActionRow::Buttons(vec![self.button(0)])),
            ],
            files: picture_file(),
            ..Message::default()
        }
    }

    fn button(&self, step: u32) -> Button {
        let button = Button::new("Press me".into(), self.press_ask(step), Style::Primary);
        match Symbol::all().next() {
            Some(symbol) => button.with(symbol),
            None => button,
        }
    }

    pub(super) fn press_ask(&self, step: u32) -> Ask {
        Ask::Table { table: self.table, step, command: TableCommand::Hand }
    }
}

/// Posts a message. Returns it, and whether it has the buttons of this one.
pub(super) async fn post(
    sender: &Sender,
    channel: ChannelId,
    message: &Message,
    nonce: &str,
) -> Result<(MessageId, bool), SendError> {
    let permit = sender.permit(None, Urgency::Reveal, Target::Post(channel)).await?;
    let posted = sender.post(permit, channel, message, nonce).await?;
    Ok((posted.message, posted.is_this_one))
}

pub(super) async fn edit(
    sender: &Sender,
    channel: ChannelId,
    message: MessageId,
    patch: &Patch,
) -> Result<(), SendError> {
    let permit = sender.permit(None, Urgency::Reveal, Target::Edit(channel, message)).await?;
    sender.edit(permit, channel, message, patch).await
}

fn has_attachment(message: &Value) -> bool {
    message["attachments"].as_array().is_some_and(|files| files.len() == 1)
}

fn small_picture() -> Option<(Symbol, Vec<u8>)> {
    let symbol = Symbol::all().next()?;
    Some((symbol, SymbolPainter::new().ok()?.paint(symbol).ok()?.png))
}

fn picture_file() -> Vec<File> {
    let picture = small_picture();
    let file = |(_, png): (Symbol, Vec<u8>)| File {
        name: PICTURE.into(),
        bytes: png.into(),
        alt: "a small picture, for the check".into(),
    };
    picture.map(file).into_iter().collect()
}

/// The command that Discord is most likely to refuse, as a server's own: without what only commands
/// for everybody have.
fn largest_command() -> Option<Value> {
    let all = commands::registered().all.iter();
    let all = all.filter_map(|command| serde_json::to_value(command).ok());
    let mut largest = all.max_by_key(|command| command.to_string().len())?;
    let fields = largest.as_object_mut()?;
    for field in ["name_localizations", "contexts", "integration_types", "dm_permission"] {
        fields.remove(field);
    }
    fields.insert("name".into(), json!(NAME));
    Some(largest)
}
