//! The actor's side of sealed deals: what a page says of them, and dealing a finished match again.

use super::actor::TableActor;
use crate::table::Session;
use crate::table::board::{Board, Status};
use crate::table::seal::Seal;
use crate::view::message::Embed;
use crate::view::{Message, Words, fairness};
use games::sealed::VerifyError;

impl TableActor {
    /// Whether every game of the finished match was dealt as it was sealed, in words. Dealing a long
    /// match again takes a while.
    pub(super) async fn verified(&self, words: &Words) -> Message {
        let say = |id| Message::text(words.say(id, &[]));
        let Some(session) = self.loaded.as_ref().map(|loaded| &loaded.session) else {
            return say("out-of-order");
        };
        let Some(record) = session.record() else { return say("out-of-order") };
        let seals = session.state.seal.as_ref().and_then(Seal::seals);
        let lobby = session.sealed_lobby();
        match tokio::task::spawn_blocking(move || record.verify()).await {
            Ok(result) => {
                if let Err(why) = result.as_ref()
                    && *why != VerifyError::Unsealed
                {
                    tracing::error!(table = %self.id, %why, "a match is not as it was sealed");
                }
                fairness::verified(
                    words,
                    seals.as_ref(),
                    result.as_ref().copied(),
                    lobby.as_deref(),
                )
            }
            Err(error) => {
                tracing::error!(table = %self.id, %error, "a match could not be dealt again");
                say("out-of-order")
            }
        }
    }
}

impl Session {
    /// Adds to a page after a game what was opened, as far as it is the present one.
    pub(super) fn add_seal(&self, words: &Words, board: &Board, embed: Option<&mut Embed>) {
        let renewed = match board.status {
            Status::Between { .. } => self.state.seal.as_ref().and_then(Seal::renewed),
            Status::Over { .. } => None,
            _ => return,
        };
        let present = board.step == self.state.step;
        if let (true, Some(embed), Some(opened)) = (present, embed, self.opened()) {
            fairness::add_to_page(words, embed, opened, renewed);
        }
    }

    /// The address of the message that carried the seal, where that is what went into the deals.
    fn sealed_lobby(&self) -> Option<String> {
        let state = &self.state;
        let message = state.lobby?;
        let entropy = state.seal.as_ref()?.entropy()?;
        entropy.starts_with(&format!("message {message} ")).then(|| {
            format!("https://discord.com/channels/{}/{}/{message}", state.guild, state.channel)
        })
    }
}
