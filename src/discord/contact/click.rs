//! Somebody presses the button: the click comes by the gateway, and is answered by its token.

use std::cell::Cell;
use std::time::Duration;

use async_trait::async_trait;
use reqwest::Method;
use serenity::all::{
    ClientBuilder, ComponentInteraction, Context, EventHandler, GatewayIntents, Interaction, Ready,
};
use tokio::sync::mpsc;

use super::messages::post;
use super::row::{Row, fact};
use super::{Contact, News, PATIENCE};
use crate::desk::Request;
use crate::discord::body::{self, EPHEMERAL};
use crate::discord::client::http;
use crate::discord::failures::describe;
use crate::discord::respond::callback::{Callback, DEFERRED_UPDATE, MESSAGE};
use crate::discord::rest::id_of;
use crate::discord::send::{ORIGINAL, Sender};
use crate::discord::witness::Exchange;
use crate::discord::{decode, gateway};
use crate::tools::{Messenger, PrivateReply, PublicReply, ReplyToken, SendError, Target, Urgency};
use ask::Command;
use table::UnderKind;
use values::{MessageId, UserId};
use view::{Message, Patch};

/// The time in which the gateway lets a bot in.
const CONNECTS_WITHIN: Duration = Duration::from_secs(30);
const CONNECT: &str = "connect to the gateway";
const CLICK: &str = "a click";
const ANSWER: &str = "answer the click";
const ANSWER_AGAIN: &str = "answer it again";
const READ: &str = "read the answer";
const CHANGE: &str = "change the answer";
const WHISPER: &str = "whisper beside it";
const CHANGE_WHISPER: &str = "change the whisper";
const DELETE_WHISPER: &str = "delete the whisper";
const FOLLOW_UP: &str = "follow up for all";
const CHANGE_FOLLOW_UP: &str = "change the follow-up";
const DELETE_FOLLOW_UP: &str = "delete the follow-up";
const DELETE_ANSWER: &str = "delete the answer";
const OPEN_DIRECT: &str = "open direct messages";
const WRITE_DIRECTLY: &str = "write directly";
/// The steps that take a connection and a click, in their order.
const STEPS: [&str; 15] = [
    CONNECT,
    CLICK,
    ANSWER,
    ANSWER_AGAIN,
    READ,
    CHANGE,
    WHISPER,
    CHANGE_WHISPER,
    DELETE_WHISPER,
    FOLLOW_UP,
    CHANGE_FOLLOW_UP,
    DELETE_FOLLOW_UP,
    DELETE_ANSWER,
    OPEN_DIRECT,
    WRITE_DIRECTLY,
];

/// What the gateway tells.
enum Told {
    Ready(Box<Ready>),
    Click(Box<ComponentInteraction>),
}

/// Hands on what the gateway tells.
struct Listener(mpsc::UnboundedSender<Told>);

#[async_trait]
impl EventHandler for Listener {
    async fn ready(&self, _ctx: Context, ready: Ready) {
        // Nobody listens any more once the click is there.
        let _ = self.0.send(Told::Ready(Box::new(ready)));
    }

    async fn interaction_create(&self, _ctx: Context, interaction: Interaction) {
        if let Interaction::Component(click) = interaction {
            let _ = self.0.send(Told::Click(Box::new(click)));
        }
    }
}

impl Contact<'_> {
    pub(super) fn skip_the_click(&mut self, why: &str) {
        for step in STEPS {
            self.skip(step, why);
        }
    }

    /// What this step waits for does not come, nor what comes after it.
    fn break_off_at(&mut self, first: &'static str, why: &str) {
        (self.tell)(News::Asked(&Row::not_told(first, why)));
        for step in STEPS.into_iter().skip_while(|step| *step != first).skip(1) {
            self.skip(step, why);
        }
    }

    /// Skips what comes from this step on.
    fn skip_from(&mut self, first: &str, why: &str) {
        for step in STEPS.into_iter().skip_while(|step| *step != first) {
            self.skip(step, why);
        }
    }

    /// Connects, waits for somebody to press the button, and answers.
    pub(super) async fn await_a_click(&mut self, page: MessageId, wait: Duration) {
        let (tell, mut told) = mpsc::unbounded_channel();
        let http = http(self.config, self.client.clone());
        let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
            .event_handler(Listener(tell));
        let mut client = match client.await {
            Ok(client) => client,
            Err(error) => return self.break_off_at(CONNECT, &describe(&error)),
        };
        let shards = match client.http.get_bot_gateway().await {
            Ok(gateway) => gateway.shards.max(1),
            Err(error) => return self.break_off_at(CONNECT, &describe(&error)),
        };
        // Of several connections this one hears of the server.
        let shard = self.guild.unwrap_or_default() >> 22;
        let shard = u32::try_from(shard % u64::from(shards)).unwrap_or_default();
        let manager = client.shard_manager.clone();
        let at = Cell::new(CONNECT);
        let request = tokio::select! {
            ended = client.start_shard_range(shard..shard, shards) => {
                let why = ended.err().map_or("it ended".to_owned(), |error| describe(&error));
                self.break_off_at(at.get(), &format!("the connection broke: {why}"));
                None
            }
            request = self.hear_a_click(&mut told, page, wait, &at) => request,
        };
        if let Some(request) = request {
            self.answer(&request).await;
        }
        gateway::close(&manager).await;
    }

    /// Waits for READY and then for the click; `at` is the step that is waited for.
    async fn hear_a_click(
        &mut self,
        told: &mut mpsc::UnboundedReceiver<Told>,
        page: MessageId,
        wait: Duration,
        at: &Cell<&'static str>,
    ) -> Option<Request> {
        let clock = self.clock.clone();
        // Buttons of others wait for the bot, which is not at work.
        let ours = self.press_ask(0);
        let is_ours = |click: &ComponentInteraction| {
            let request = decode::press(click, (true, None), clock.now());
            matches!(request.command, Command::Ask(ask) if ask == ours)
        };
        // The library may hand on what comes after READY first.
        let mut early = None;
        let ready = async {
            loop {
                match told.recv().await {
                    Some(Told::Ready(ready)) => return Some(ready),
                    Some(Told::Click(click)) if is_ours(&click) => {
                        early = Some(click);
                    }
                    Some(Told::Click(_)) => {}
                    None => return None,
                }
            }
        };
        let Ok(Some(ready)) = clock.timeout(CONNECTS_WITHIN, ready).await else {
            self.break_off_at(CONNECT, "the gateway did not let the bot in");
            return None;
        };
        let (guild, me) = (self.guild, self.sender.application);
        let here = ready.guilds.iter().any(|here| Some(here.id.get()) == guild);
        let facts = [fact("application", ready.application.id == me), fact("the server", here)];
        (self.tell)(News::Asked(&Row::told(CONNECT, "READY", &facts)));
        at.set(CLICK);
        (self.tell)(News::PressNow(wait));
        let click = async {
            if early.is_some() {
                return early;
            }
            loop {
                match told.recv().await {
                    Some(Told::Click(click)) if is_ours(&click) => return Some(click),
                    Some(_) => {}
                    None => return None,
                }
            }
        };
        let Ok(Some(click)) = clock.timeout(wait, click).await else {
            self.skip_from(CLICK, "nobody pressed the button");
            return None;
        };
        let request = decode::press(&click, (true, None), clock.now());
        let under = request.under;
        let facts = [
            fact("our message", under.is_some_and(|under| under.message == page)),
            fact("for all", under.is_some_and(|under| under.kind == UnderKind::Public)),
            fact("our button", is_ours(&click)),
            fact("a server", request.place.is_some()),
            fact("a language", !request.person.locale.is_empty()),
            fact("permissions", click.app_permissions.is_some()),
        ];
        (self.tell)(News::Asked(&Row::told(CLICK, "INTERACTION_CREATE", &facts)));
        Some(request)
    }

    async fn answer(&mut self, request: &Request) {
        let (clock, token) = (self.clock.clone(), &request.token);
        let answer = Message::text("hornochse check: thank you. This answer is yours alone.");
        let private = |heard: &Exchange| {
            fact("private", heard.body["flags"].as_u64().unwrap_or_default() & ALONE != 0)
        };
        let shown = self
            .ask(
                ANSWER,
                async |sender| {
                    let body = body::new(&answer, true, &sender.emojis);
                    let callback = Callback { sender, clock: &clock, request };
                    callback.respond(MESSAGE, Some(body)).await?;
                    Ok(())
                },
                |(), heard| {
                    let message = &heard.body["resource"]["message"];
                    let flags = message["flags"].as_u64().unwrap_or_default();
                    vec![
                        fact("id of the message", id_of(message).is_some()),
                        fact("private", flags & ALONE != 0),
                    ]
                },
            )
            .await;
        if shown.is_none() {
            return self.skip_from(ANSWER_AGAIN, "the click has no answer");
        }
        self.ask(
            ANSWER_AGAIN,
            async |sender| {
                let callback = Callback { sender, clock: &clock, request };
                callback.respond(DEFERRED_UPDATE, None).await
            },
            |_, _| Vec::new(),
        )
        .await;
        self.ask(
            READ,
            async |sender| {
                let path = format!("{}/messages/{ORIGINAL}", sender.webhook(token));
                sender.by_token(Method::GET, &path, None).await
            },
            |json, heard| vec![fact("id", id_of(json).is_some()), private(heard)],
        )
        .await;
        let patch = Patch { content: Some("hornochse check: changed".into()), ..Patch::default() };
        let reply = PrivateReply { token: token.clone(), message: None };
        self.ask_by_token(
            token,
            CHANGE,
            async |sender| sender.edit_private(&reply, &patch).await,
            |(), heard| vec![private(heard)],
        )
        .await;
        let whisper = Message::text("hornochse check: one more for you alone");
        let whispered = self
            .ask_by_token(
                token,
                WHISPER,
                async |sender| sender.whisper(token, &whisper).await,
                |_, heard| vec![fact("id", true), private(heard)],
            )
            .await;
        match whispered {
            Some(message) => {
                let reply = PrivateReply { token: token.clone(), message: Some(message) };
                self.ask_by_token(
                    token,
                    CHANGE_WHISPER,
                    async |sender| sender.edit_private(&reply, &patch).await,
                    |(), heard| vec![private(heard)],
                )
                .await;
                let reply = PublicReply::FollowUp(token.clone(), message);
                self.ask_by_token(
                    token,
                    DELETE_WHISPER,
                    async |sender| sender.delete_page(&reply).await,
                    nothing,
                )
                .await;
            }
            None => {
                self.skip(CHANGE_WHISPER, "there is none");
                self.skip(DELETE_WHISPER, "there is none");
            }
        }
        self.follow_up(request, &patch).await;
        self.ask_by_token(
            token,
            DELETE_ANSWER,
            async |sender| sender.take_back(token).await,
            nothing,
        )
        .await;
        self.write_directly(request.person.user).await;
    }

    /// Makes a request by a token, once Discord's limit for that leaves room.
    async fn ask_by_token<T>(
        &mut self,
        token: &ReplyToken,
        step: &'static str,
        request: impl AsyncFn(&Sender) -> Result<T, SendError>,
        facts: impl FnOnce(&T, &Exchange) -> Vec<String>,
    ) -> Option<T> {
        let rest = Duration::from_millis(self.sender.rest_of(token).unsigned_abs());
        self.clock.sleep(rest.min(PATIENCE)).await;
        self.ask(step, request, facts).await
    }

    /// A message for all by the token, changed and deleted.
    async fn follow_up(&mut self, request: &Request, patch: &Patch) {
        let token = &request.token;
        let message = Message::text("hornochse check: a message for all, which goes at once");
        let posted = self
            .ask_by_token(
                token,
                FOLLOW_UP,
                async |sender| sender.follow_up(token, &message).await,
                |_, heard| {
                    let flags = heard.body["flags"].as_u64().unwrap_or_default();
                    vec![fact("id", true), fact("for all", flags & ALONE == 0)]
                },
            )
            .await;
        let Some(message) = posted else {
            for step in [CHANGE_FOLLOW_UP, DELETE_FOLLOW_UP] {
                self.skip(step, "there is none");
            }
            return;
        };
        let reply = PublicReply::FollowUp(token.clone(), message);
        self.ask_by_token(
            token,
            CHANGE_FOLLOW_UP,
            async |sender| sender.edit_page(&reply, patch).await,
            |(), heard| vec![fact("the same", id_of(&heard.body) == Some(message.0))],
        )
        .await;
        let deleted = self
            .ask_by_token(
                token,
                DELETE_FOLLOW_UP,
                async |sender| sender.delete_page(&reply).await,
                nothing,
            )
            .await;
        if deleted.is_none() {
            self.made.messages.push((token.channel(), message));
        }
    }

    /// A direct message to whoever has pressed the button.
    async fn write_directly(&mut self, user: UserId) {
        let opened = self
            .ask(
                OPEN_DIRECT,
                async |sender| {
                    let permit = sender.permit(None, Urgency::Reveal, Target::OpenDm).await?;
                    sender.open_dm(permit, user).await
                },
                |_, _| vec![fact("id", true)],
            )
            .await;
        let Some(channel) = opened else { return self.skip(WRITE_DIRECTLY, "there is no way") };
        let message = Message::text("hornochse check: a direct message, which goes at once");
        let nonce = format!("direct-{:x}", self.clock.now());
        let posted = self
            .ask(
                WRITE_DIRECTLY,
                async |sender| post(sender, channel, &message, &nonce).await,
                |_, _| vec![fact("id", true)],
            )
            .await;
        if let Some((message, _)) = posted {
            self.made.messages.push((channel, message));
        }
    }
}

/// The facts of an answer in which the bot relies on the status alone.
fn nothing((): &(), _: &Exchange) -> Vec<String> {
    Vec::new()
}

/// The flag of a message that one person sees alone.
const ALONE: u64 = EPHEMERAL as u64;
