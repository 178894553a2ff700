//! Somebody's statistics: read, painted and shown, to one person or to everybody.

mod page;

use games::GameKind;
use statistics::Rivals;
use values::{InteractionId, Ladder};

use crate::desk::request::Request;
use crate::desk::settings::turned_away_here;
use crate::store::{RatingChange, Store, StoreError};
use crate::tables::ranking::ladder_of;
use crate::tools::picture_cache::Studio;
use crate::tools::{Answer, Clock, Preferences, Tools};
use ask::{StatisticsAsk, WhoseStatistics};
use page::{Audience, Statistics, nothing_yet};
use table::Place;
use values::{GuildId, UserId};
use view::{Message, Words};

/// Reads and shows somebody's statistics.
#[derive(Clone)]
pub struct StatisticsDesk {
    store: Store,
    preferences: Preferences,
    clock: Clock,
    studio: Studio,
}

impl StatisticsDesk {
    pub(super) fn new(tools: &Tools) -> Self {
        Self {
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            studio: tools.studio.clone(),
        }
    }

    /// Shows somebody's statistics to the person who asks.
    pub(super) async fn open(&self, request: &Request, whose: &WhoseStatistics) -> Answer {
        let words = request.words();
        let me = &request.person;
        let (user, name) = whose.whom.clone().unwrap_or_else(|| (me.user, me.name.clone()));
        if request.place.is_none() && user != me.user {
            return request.needs_server();
        }
        let place = request.place_alone();
        // The name of the leaderboard, which a button finds again.
        let name = match self.store.name_of(place.guild, user).await {
            Ok(Some(played)) if user != me.user => played,
            Ok(_) => name,
            Err(error) => return Answer::failed(&words, &error),
        };
        match self.read(place.guild, user, name.clone(), whose.game, None).await {
            Ok(Some(statistics)) => {
                let to = audience(request, user);
                match self.message(&words, &statistics, to).await {
                    Some(message) => Answer::Private(message),
                    None => Answer::say(&words, "out-of-order"),
                }
            }
            Ok(None) if request.place.is_none() => Answer::say(&words, "stats-none-outside"),
            Ok(None) => Answer::Private(nothing_yet(&words, &name, user == me.user)),
            Err(error) => Answer::failed(&words, &error),
        }
    }

    /// A button below somebody's statistics.
    pub(super) async fn pressed(&self, request: &Request, ask: StatisticsAsk) -> Answer {
        let words = request.words();
        let own = ask.user == request.person.user;
        if request.place.is_none() && (ask.show || !own) {
            return request.needs_server();
        }
        let place = &request.place_alone();
        if ask.show && !own {
            return Answer::say(&words, "old-button");
        }
        let store = &self.store;
        let name = match store.name_of(place.guild, ask.user).await {
            _ if own => request.person.name.clone(),
            Ok(Some(name)) => name,
            Ok(None) => return Answer::say(&words, "old-button"),
            Err(error) => return Answer::failed(&words, &error),
        };
        let none = nothing_yet(&words, &name, own);
        let read = self.read(place.guild, ask.user, name, ask.game, Some(ask.ladder)).await;
        let statistics = match read {
            Ok(Some(statistics)) => statistics,
            Ok(None) => return Answer::Private(none),
            Err(error) => return Answer::failed(&words, &error),
        };
        if ask.show {
            return self.show_everybody(request, place, &statistics).await;
        }
        let to = audience(request, ask.user);
        match self.message(&words, &statistics, to).await {
            Some(message) => Answer::Update(message.into()),
            None => Answer::say(&words, "out-of-order"),
        }
    }

    /// Everybody in the channel is told in its language; below the private message nothing is left
    /// to be shown.
    async fn show_everybody(
        &self,
        request: &Request,
        place: &Place,
        statistics: &Statistics,
    ) -> Answer {
        let words = &request.words();
        if let Some(answer) = turned_away_here(&self.preferences, request, place).await {
            return answer;
        }
        let of_channel = Words::of(&place.locale).about(statistics.game);
        let Some(message) = self.message(&of_channel, statistics, Audience::Everybody).await else {
            return Answer::say(words, "out-of-order");
        };
        // Somebody may press twice: the message is claimed for this ladder, by a number that is no
        // click's.
        if let Some(under) = request.under {
            let claim = under.message.0 + u64::from(statistics.ladder == Ladder::Solo);
            match self.store.claim(InteractionId(claim), self.clock.now()).await {
                Ok(true) => {}
                Ok(false) => return Answer::Update(statistics.shown(words)),
                Err(error) => return Answer::failed(words, &error),
            }
        }
        Answer::Shown(statistics.shown(words), message)
    }

    /// Returns somebody's statistics: of the matches that were asked for, or of those with people,
    /// or else of those against bots. `None` if there are none.
    async fn read(
        &self,
        guild: GuildId,
        user: UserId,
        name: String,
        game: GameKind,
        ladder: Option<Ladder>,
    ) -> Result<Option<Statistics>, StoreError> {
        let store = &self.store;
        let stored = store.career(guild, user, game).await?;
        let played = |ladder: &Ladder| stored.career.on(*ladder).matches > 0;
        let all = [ladder.unwrap_or(Ladder::Table), Ladder::Table, Ladder::Solo];
        let Some(ladder) = all.into_iter().find(played) else { return Ok(None) };
        let rivals = match ladder {
            Ladder::Table => Rivals::of(&store.meetings(guild, user, game).await?),
            Ladder::Solo => Rivals::default(),
        };
        let changes = rating_changes(store, (guild, user), game, ladder).await?;
        let now = self.clock.now();
        let rating = changes.last().map(|last| last.after.at(now).into());
        let curve = changes.into_iter().map(|change| change.after.rating.rating().into()).collect();
        let server = self.preferences.server_or_usual(guild).await;
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

    async fn message(
        &self,
        words: &Words,
        statistics: &Statistics,
        to: Audience,
    ) -> Option<Message> {
        let picture = self.studio.paint(statistics.scene(words)).await?;
        Some(statistics.message(words, picture, to))
    }
}

/// The audience of somebody's statistics, shown to who asks for them.
fn audience(request: &Request, user: UserId) -> Audience {
    match &request.place {
        _ if user != request.person.user => Audience::Other,
        Some(_) => Audience::Own,
        None => Audience::Outside,
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
