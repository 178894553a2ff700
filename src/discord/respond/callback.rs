//! The first answer to an interaction: sent to its callback, while Discord still takes one. From
//! then on it is known what the token stands for.

use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use super::wait::Wait;
use super::webhook::{AT_ONCE, Webhook, rest};
use crate::desk::Request;
use crate::discord::body::{self, Body};
use crate::discord::rest::{By, id_of};
use crate::discord::returned::{EPHEMERAL, is_ephemeral};
use crate::discord::send::Sender;
use crate::tools::{Clock, Original, SendError};
use table::{Under, UnderKind};
use values::MessageId;
use view::letter::PrivateWay;

/// The time for which a first answer is tried, from the click on: Discord forgets the interaction
/// after three seconds.
const TRIED_FOR: i64 = 2_900;
/// The time for the first try.
pub(in crate::discord) const FIRST_TRY: Duration = Duration::from_millis(1_200);
/// The time for each later one: a picture may take a while on a slow line.
const LATER_TRY: Duration = Duration::from_millis(2_900);

/// The callback of an interaction.
pub(in crate::discord) struct Callback<'a> {
    pub(in crate::discord) sender: &'a Sender,
    pub(in crate::discord) clock: &'a Clock,
    pub(in crate::discord) request: &'a Request,
}

impl Callback<'_> {
    fn webhook(&self) -> Webhook<'_> {
        Webhook { sender: self.sender, clock: self.clock, token: &self.request.token }
    }

    /// Tells Discord to wait for the answer.
    pub(super) async fn put_off(&self, wait: Wait) -> Result<(), SendError> {
        let (kind, data) = match wait {
            Wait::Quietly => (DEFERRED_UPDATE, None),
            Wait::Privately => (DEFERRED_MESSAGE, Some(Body::json(json!({ "flags": EPHEMERAL })))),
        };
        if wait == Wait::Privately {
            self.request.token.hides();
        }
        self.respond(kind, data).await.map(|_| ())
    }

    /// Sends a first answer, and tries again while there is time. The token knows from then on what
    /// it stands for, or that nobody knows it.
    pub(in crate::discord) async fn respond(
        &self,
        kind: FirstKind,
        data: Option<Body>,
    ) -> Result<Original, SendError> {
        let outcome = self.try_to_respond(kind, data).await;
        self.request.token.answered(*outcome.as_ref().unwrap_or(&Original::Unknown));
        if outcome.is_ok() {
            self.sender.ages.was_young(self.request.interaction, self.request.received_at);
        }
        outcome
    }

    async fn try_to_respond(
        &self,
        kind: FirstKind,
        data: Option<Body>,
    ) -> Result<Original, SendError> {
        let token = self.request.token.as_str();
        let path = format!(
            "interactions/{}/{token}/callback?with_response=true",
            self.request.interaction
        );
        let mut tries = 0;
        loop {
            tries += 1;
            let body = match &data {
                Some(data) => body::answer(kind.number, data.clone()),
                None => Body::json(json!({ "type": kind.number })),
            };
            let call = self.sender.call(Method::POST, &path, By::Click, None, Some(body));
            // A connection that is dead without saying so must not use up all the time there is.
            let limit = if tries == 1 { FIRST_TRY } else { LATER_TRY };
            let answered = tokio::time::timeout(limit, call).await.unwrap_or_else(|_| {
                let reason = "no answer".to_owned();
                Err(SendError::Later { reason, wait: 0, in_doubt: true })
            });
            match answered {
                Ok(shown) => match kind.stands_for(self.request) {
                    Some(original) => return Ok(original),
                    None if id_of(&shown["resource"]["message"]).is_some() => {
                        return Ok(original_in(self.request, &shown["resource"]["message"]));
                    }
                    None => return self.ask_for_original().await,
                },
                // Already answered: by an earlier try whose confirmation was lost, or by somebody
                // else.
                Err(SendError::Refused(reason)) if reason.contains("40060") && tries > 1 => {
                    let original = self.ask_for_original().await?;
                    return match kind.stands_for(self.request) {
                        Some(wanted) if wanted == original => Ok(original),
                        None if matches!(original, Original::Public(_)) => Ok(original),
                        _ => Err(SendError::Refused(reason)),
                    };
                }
                Err(SendError::Later { wait, .. }) if wait == 0 && tries < AT_ONCE => {}
                Err(SendError::Later { wait, .. })
                    if self.clock.now() + wait - self.request.received_at < TRIED_FOR
                        && tries < 12 =>
                {
                    self.clock.sleep(rest(wait)).await;
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// The message that a token stands for, as Discord says.
    async fn ask_for_original(&self) -> Result<Original, SendError> {
        let message = self.webhook().original().await?;
        Ok(original_in(self.request, &message))
    }
}

/// A kind of first answer.
#[derive(Clone, Copy)]
pub(in crate::discord) struct FirstKind {
    number: u8,
    /// Whether it is a new message, and not about the one under the button.
    new: bool,
    /// Whether the person alone sees what is new.
    private: bool,
}

pub(in crate::discord) const MESSAGE: FirstKind = FirstKind { number: 4, new: true, private: true };
/// A new message for everybody.
pub(super) const PUBLIC: FirstKind = FirstKind { number: 4, new: true, private: false };
pub(super) const DEFERRED_MESSAGE: FirstKind = FirstKind { number: 5, new: true, private: true };
pub(in crate::discord) const DEFERRED_UPDATE: FirstKind =
    FirstKind { number: 6, new: false, private: false };
pub(super) const UPDATE: FirstKind = FirstKind { number: 7, new: false, private: false };

impl FirstKind {
    /// Returns what the token stands for once Discord has taken such an answer; `None` where only
    /// Discord knows.
    fn stands_for(self, request: &Request) -> Option<Original> {
        match (self.new, self.private) {
            (true, true) => Some(Original::Private),
            (true, false) => None,
            (false, _) => request.under.map(|under| under_the_button(&under)),
        }
    }
}

/// A first answer that the person alone sees.
pub(super) struct ToOnePerson;

impl PrivateWay for ToOnePerson {}

impl FirstKind {
    pub(super) fn to_one_person(self, request: &Request) -> Result<ToOnePerson, SendError> {
        match self.stands_for(request) {
            Some(Original::Private) => Ok(ToOnePerson),
            _ => Err(SendError::Refused("others would see a hand".into())),
        }
    }
}

fn under_the_button(under: &Under) -> Original {
    match under.kind {
        UnderKind::Public => Original::Public(under.message),
        UnderKind::Ephemeral | UnderKind::Direct => Original::Private,
    }
}

/// Returns what the token of a request stands for, if Discord shows this message for it.
fn original_in(request: &Request, message: &Value) -> Original {
    let Some(id) = id_of(message).map(MessageId) else { return Original::Unknown };
    match request.under.filter(|under| under.message == id) {
        Some(under) => under_the_button(&under),
        None if is_ephemeral(message) => Original::Private,
        None => Original::Public(id),
    }
}
