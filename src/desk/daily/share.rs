//! Showing the channel the result of a deal of the day: once on each server.

use super::deals::Deal;
use super::{Asked, Trouble, stored};
use crate::daily::Day;
use crate::desk::router::Router;
use crate::store::StoredAttempt;
use crate::tools::budget::Urgency;
use crate::tools::messenger::{SendError, Target};
use crate::tools::request::Answer;
use crate::view::daily::{self, Cast};
use crate::view::lobby::missing_permissions;
use crate::view::{Message, Words};

/// The most attempts to post a result.
const TRIES: u32 = 3;

impl Router {
    /// The button under a result.
    pub(super) async fn share_daily(&self, asked: &Asked<'_>, day: Day) -> Result<Answer, Trouble> {
        let lacking = &asked.request.lacking;
        if !lacking.is_empty() {
            return Ok(Answer::Private(missing_permissions(&asked.words, lacking)));
        }
        let Some((deal, stored)) = self.begun(asked, day).await? else {
            return Ok(asked.elsewhere("daily-not-begun"));
        };
        let note = |id| [asked.words.say(id, &[])];
        let (key, store) = (deal.key(), self.tables.store());
        let Some(message) = self.to_share(asked, &deal, &stored).await? else {
            return self.show(asked, &deal, &stored, &[]).await;
        };
        if store.is_daily_shared(key, asked.user(), asked.guild()).await? {
            return self.show(asked, &deal, &stored, &note("shared-already")).await;
        }
        // Posted before it is noted, and by one click of a person at a time: should the process end
        // in between, the next click finds what was posted by its nonce, and nothing is called
        // shared that is not there.
        if let Err(error) = self.post(asked, day, &message).await {
            tracing::warn!(%error, "a result was not shared");
            let text = asked.words.say("daily-not-shared", &[]);
            return Ok(Answer::text(text));
        }
        store.share_daily(key, asked.user(), asked.guild()).await?;
        self.show(asked, &deal, &stored, &note("shared")).await
    }

    /// The result for the channel, in its language; `None` while there is none.
    async fn to_share(
        &self,
        asked: &Asked<'_>,
        deal: &Deal,
        stored: &StoredAttempt,
    ) -> Result<Option<Message>, Trouble> {
        let attempt = stored::replayed(deal.dealt.bare.clone(), &stored.moves)?;
        if attempt.outcome().is_none() {
            return Ok(None);
        }
        let facts = self.facts(asked, deal, &attempt, self.deals.par(deal)).await?;
        let words = Words::of(&asked.place.locale).about(deal.game);
        let cast = Cast::new(deal.game, deal.day, &stored.name, deal.dealt.seats);
        Ok(Some(daily::shared(&words, &cast, &attempt, &facts)))
    }

    async fn post(&self, asked: &Asked<'_>, day: Day, message: &Message) -> Result<(), SendError> {
        let (messenger, channel) = (self.tables.messenger(), asked.place.channel);
        // A try that has arrived although its confirmation did not is found by the next one.
        let of = format!("{} {} {} {channel}", asked.game.as_str(), day.number(), asked.user());
        let nonce = format!("daily-{:08x}", crc32fast::hash(of.as_bytes()));
        let mut tries = 0;
        loop {
            tries += 1;
            let permit = messenger.permit(None, Urgency::Reveal, Target::Post(channel)).await?;
            match messenger.post(permit, channel, message, &nonce).await {
                Err(SendError::Later { .. }) if tries < TRIES => {}
                outcome => return outcome.map(|_| ()),
            }
        }
    }
}
