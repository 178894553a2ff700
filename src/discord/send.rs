//! The way out: posting, changing and deleting messages, one try each.

use std::sync::Arc;

use async_trait::async_trait;
use serenity::all::{AutoArchiveDuration, Builder, ChannelType, CreateThread, Http, HttpError};
use serenity::http::StatusCode;

use super::build;
use crate::app::{Messenger, ReplyToken, SendError};
use crate::ids::{ChannelId, MessageId, UserId};
use crate::view::{Message, Patch};

/// Sends through serenity.
pub(super) struct Sender {
    pub(super) http: Arc<Http>,
}

fn channel(id: ChannelId) -> serenity::all::ChannelId {
    serenity::all::ChannelId::new(id.0.max(1))
}

fn message(id: MessageId) -> serenity::all::MessageId {
    serenity::all::MessageId::new(id.0.max(1))
}

#[async_trait]
impl Messenger for Sender {
    async fn post(
        &self,
        to: ChannelId,
        what: &Message,
        nonce: &str,
    ) -> Result<MessageId, SendError> {
        let sent = channel(to).send_message(&*self.http, build::message(what, nonce)).await;
        sent.map(|m| MessageId(m.id.get())).map_err(|e| why(&e))
    }

    async fn edit(&self, at: ChannelId, which: MessageId, patch: &Patch) -> Result<(), SendError> {
        let edited =
            channel(at).edit_message(&*self.http, message(which), build::edit(patch)).await;
        edited.map(|_| ()).map_err(|e| why(&e))
    }

    async fn delete(&self, at: ChannelId, which: MessageId) -> Result<(), SendError> {
        channel(at).delete_message(&self.http, message(which)).await.map_err(|e| why(&e))
    }

    async fn edit_reply(&self, token: &ReplyToken, patch: &Patch) -> Result<(), SendError> {
        let edited = build::edit_reply(patch).execute(&*self.http, token.0.as_str()).await;
        edited.map(|_| ()).map_err(|e| why(&e))
    }

    async fn open_dm(&self, user: UserId) -> Result<ChannelId, SendError> {
        let user = serenity::all::UserId::new(user.0.max(1));
        let opened = user.create_dm_channel(&self.http).await;
        opened.map(|c| ChannelId(c.id.get())).map_err(|e| why(&e))
    }

    async fn open_thread(&self, at: ChannelId, name: &str) -> Result<ChannelId, SendError> {
        let thread = CreateThread::new(name)
            .kind(ChannelType::PublicThread)
            .auto_archive_duration(AutoArchiveDuration::OneDay);
        let opened = channel(at).create_thread(&*self.http, thread).await;
        opened.map(|c| ChannelId(c.id.get())).map_err(|e| why(&e))
    }
}

/// What a failure means, by Discord's own codes.
pub(super) fn why(error: &serenity::Error) -> SendError {
    let later = |wait| SendError::Later { reason: describe(error), wait };
    // serenity's own refusals: too long, too many. Trying again would not make it shorter.
    if matches!(error, serenity::Error::Model(_)) {
        return SendError::Refused(error.to_string());
    }
    let serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) = error else {
        return later(0);
    };
    match (response.error.code, response.status_code) {
        (50007 | 50278, _) => SendError::Closed,
        // Direct messages are being opened too fast.
        (40003, _) => later(10_000),
        (10003, _) => SendError::ChannelGone,
        // A message, a webhook, an interaction, a token that is not there any more.
        (10008 | 10015 | 10062 | 50027, _) => SendError::MessageGone,
        (50001 | 50013, _) => SendError::NotAllowed,
        // The thread has been archived and locked, or may not be written in.
        (50083 | 160_005, _) => SendError::NotAllowed,
        (_, StatusCode::TOO_MANY_REQUESTS) => later(1_000),
        (_, status) if status.is_server_error() => later(0),
        _ => SendError::Refused(describe(error)),
    }
}

/// A failure for the log: never the address, which holds the token of an interaction.
pub(super) fn describe(error: &serenity::Error) -> String {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(response)) => {
            let details: Vec<String> = response
                .error
                .errors
                .iter()
                .map(|e| format!("{}: {} ({})", e.path, e.message, e.code))
                .collect();
            format!(
                "{} {} {} [{}]",
                response.status_code,
                response.error.code,
                response.error.message,
                details.join("; ")
            )
        }
        serenity::Error::Http(HttpError::Request(error)) => {
            let kind = if error.is_timeout() { "time-out" } else { "network error" };
            kind.to_owned()
        }
        serenity::Error::Http(error) => format!("http: {}", kind_of(error)),
        _ => "unexpected answer".to_owned(),
    }
}

fn kind_of(error: &HttpError) -> &'static str {
    match error {
        HttpError::RateLimitI64F64 | HttpError::RateLimitUtf8 => "unreadable rate limit",
        HttpError::Url(_) => "address",
        HttpError::InvalidHeader(_) => "header",
        _ => "other",
    }
}
