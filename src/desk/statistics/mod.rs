//! The router's side of somebody's statistics.

mod page;

use games::GameKind;
use statistics::Rivals;
use values::Ladder;

use crate::ask::{StatisticsAsk, WhoseStatistics};
use crate::desk::request::Request;
use crate::desk::router::Router;
use crate::store::{RatingChange, Store, StoreError};
use crate::tables::ranking::ladder_of;
use crate::tools::request::Answer;
use crate::view::{Message, Words};
use page::{Audience, Statistics, nothing_yet};
use table::Place;
use values::{GuildId, UserId};

impl Router {
    /// Shows somebody's statistics to the person who asks.
    pub(crate) async fn statistics(&self, request: &Request, whose: &WhoseStatistics) -> Answer {
        let words = request.words();
        let Some(place) = &request.place else {
            return Answer::text(words.say("not-in-server", &[]));
        };
        let me = &request.person;
        let (user, name) = whose.whom.clone().unwrap_or_else(|| (me.user, me.name.clone()));
        match self.told(place.guild, user, name.clone(), whose.game, None).await {
            Ok(Some(told)) => {
                let to = if user == me.user { Audience::Own } else { Audience::Other };
                match self.statistics_message(&words, &told, to).await {
                    Some(message) => Answer::Private(message),
                    None => Answer::text(words.say("out-of-order", &[])),
                }
            }
            Ok(None) => Answer::Private(nothing_yet(&words, &name, user == me.user)),
            Err(error) => self.failed(&words, &error),
        }
    }

    /// A button below somebody's statistics.
    pub(crate) async fn statistics_pressed(&self, request: &Request, ask: StatisticsAsk) -> Answer {
        let words = request.words();
        let say = |id| Answer::text(words.say(id, &[]));
        let Some(place) = &request.place else { return say("not-in-server") };
        let own = ask.user == request.person.user;
        if ask.show && !own {
            return say("old-button");
        }
        let store = self.tables.store();
        let name = match store.name_of(place.guild, ask.user).await {
            _ if own => request.person.name.clone(),
            Ok(Some(name)) => name,
            Ok(None) => return say("old-button"),
            Err(error) => return self.failed(&words, &error),
        };
        let told = self.told(place.guild, ask.user, name, ask.game, Some(ask.ladder)).await;
        let told = match told {
            Ok(Some(told)) => told,
            Ok(None) => return say("old-button"),
            Err(error) => return self.failed(&words, &error),
        };
        if ask.show {
            return self.show_everybody(&words, place, &told).await;
        }
        let to = if own { Audience::Own } else { Audience::Other };
        match self.statistics_message(&words, &told, to).await {
            Some(message) => Answer::Update(message.into()),
            None => say("out-of-order"),
        }
    }

    /// Everybody in the channel is told in its language; below the private message nothing is left
    /// to be shown.
    async fn show_everybody(&self, words: &Words, place: &Place, told: &Statistics) -> Answer {
        let of_channel = Words::of(&place.locale).about(told.game);
        let shown = self.statistics_message(&of_channel, told, Audience::Everybody).await;
        match shown {
            Some(message) => Answer::Shown(told.shown(words), message),
            None => Answer::text(words.say("out-of-order", &[])),
        }
    }

    /// Returns somebody's statistics: of the matches that were asked for, or of those with people,
    /// or else of those against bots. `None` if there are none.
    async fn told(
        &self,
        guild: GuildId,
        user: UserId,
        name: String,
        game: GameKind,
        ladder: Option<Ladder>,
    ) -> Result<Option<Statistics>, StoreError> {
        let store = self.tables.store();
        let stored = store.career(guild, user, game).await?;
        let played = |ladder: &Ladder| stored.career.on(*ladder).matches > 0;
        let all = [ladder.unwrap_or(Ladder::Table), Ladder::Table, Ladder::Solo];
        let Some(ladder) = all.into_iter().find(played) else { return Ok(None) };
        let rivals = match ladder {
            Ladder::Table => Rivals::of(&store.meetings(guild, user, game).await?),
            Ladder::Solo => Rivals::default(),
        };
        let changes = rating_changes(store, (guild, user), game, ladder).await?;
        let now = self.tables.clock().now();
        let rating = changes.last().map(|last| last.strength_after().at(now).into());
        let curve = changes.into_iter().map(|change| change.after.into()).collect();
        let server = self.tables.preferences().server_or_usual(guild).await;
        let earned = server.achievements.then_some(stored.earned);
        Ok(Some(Statistics {
            user,
            name,
            game,
            ladder,
            career: stored.career,
            rivals,
            rating,
            curve,
            earned,
        }))
    }

    async fn statistics_message(
        &self,
        words: &Words,
        told: &Statistics,
        to: Audience,
    ) -> Option<Message> {
        let picture = self.tables.paint(told.scene(words)).await?;
        Some(told.message(words, picture, to))
    }
}

/// Returns the changes of somebody's rating on a ladder, once it has been brought up to date.
async fn rating_changes(
    store: &Store,
    (guild, user): (GuildId, UserId),
    game: GameKind,
    ladder: Ladder,
) -> Result<Vec<RatingChange>, StoreError> {
    let of = ladder_of(guild, game, ladder);
    store.rate(of).await?;
    store.rating_curve(of, user).await
}
