//! A lobby that comes by the token of a click, or does not: where people may not use what they have
//! brought along, Discord shows it to the one who clicked alone.

use super::Responder;
use crate::desk::Request;
use crate::tables::protocol::TableMsg;
use crate::tools::{PrivateReply, PublicReply, SendError};
use values::TableId;
use view::message::Part;
use view::{Message, Patch};

impl Responder {
    /// Sends the lobby beside the first answer. Once it stands there, the message under the button
    /// changes: where it doesn't, somebody else may try.
    pub(super) async fn lobby_below(
        &self,
        request: &Request,
        table: TableId,
        message: &Message,
        patch: Option<&Patch>,
    ) -> Result<Option<PrivateReply>, SendError> {
        let token = &request.token;
        match self.webhook(token).follow_up(message).await {
            Ok(lobby) => {
                let lobby = PublicReply::FollowUp(token.clone(), lobby);
                self.tables.send(table, TableMsg::LobbyShown(lobby)).await;
                if let Some(patch) = patch {
                    self.webhook(token).edit(patch).await?;
                }
            }
            Err(_) if !token.is_seen_by_others() => {
                self.tables.send(table, TableMsg::LobbyHidden).await;
                let why = self.why_hidden(request).await;
                return match patch {
                    Some(_) => self.webhook(token).whisper(&why).await.map(|_| None),
                    // The answer that was put off promises the lobby.
                    None => self.webhook(token).edit(&why.into()).await.map(|()| None),
                };
            }
            Err(error) => {
                // Where its fate isn't known, it may stand there.
                if !matches!(error, SendError::Later { in_doubt: true, .. }) {
                    // Whoever tries again finds no table in the way.
                    self.tables.send(table, TableMsg::LobbyHidden).await;
                    let words = self.router.words_for(request).await;
                    let say = |id| Message::text(words.say(id, &[]));
                    if patch.is_some() {
                        self.webhook(token).whisper(&say("out-of-order")).await?;
                    } else {
                        self.webhook(token).edit(&say("not-shown").into()).await?;
                    }
                }
                return Err(error);
            }
        }
        Ok(None)
    }

    /// Nobody but the person who asked for it sees the lobby: there can be no table, and they are
    /// told why.
    pub(super) async fn lobby_is_hidden(
        &self,
        request: &Request,
        table: TableId,
    ) -> Result<(), SendError> {
        self.tables.send(table, TableMsg::LobbyHidden).await;
        let why = self.why_hidden(request).await;
        self.webhook(&request.token).edit(&why.into()).await
    }

    /// Says that people may not use here what they have brought along.
    async fn why_hidden(&self, request: &Request) -> Message {
        let words = self.router.words_for(request).await;
        let link = [("link", request.invite.as_str().into())];
        let why = words.say("external-apps-hidden", &link);
        Message { parts: vec![Part::Text(why)], ..Message::default() }
    }
}
