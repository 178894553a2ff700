//! The deal of the day at work: a person's requests, and the answers to them.
//!
//! There is no table and no actor: an attempt is one person's alone. It is read, goes on by a
//! choice of theirs and by those of the bots, and is committed before they see the result. The
//! store refuses a commit that is based on less than what was committed meanwhile.

mod deals;
mod visitor;

use std::sync::Arc;

use crate::desk::dealt::{self, Illegible, refusal};
use crate::desk::posting::post;
use crate::desk::request::Request;
use crate::desk::settings::turned_away;
use crate::store::{AttemptStep, CommitError, NewAttempt, Store, StoreError, StoredAttempt};
use crate::tools::one_at_a_time::OneAtATime;
use crate::tools::picture_cache::Studio;
use crate::tools::{Answer, Clock, Messenger, Preferences, Tools};
use ::daily::{Attempt, Day, Seed, Terms, Week};
use ask::{DailyAsk, DailyWish};
use deals::{Deal, Deals, key};
use table::UnderKind;
use values::InteractionId;
use view::daily::{self, Cast, Facts, Placed, Surroundings, Turn, WeekTable};
use view::lobby::missing_permissions;
use view::{File, Message, Patch, Words};
use visitor::Visitor;

/// The reason why a request about the deal of the day fails, for the log.
#[derive(Debug, thiserror::Error)]
enum DailyError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Illegible(#[from] Illegible),
    #[error("the system gives no random numbers")]
    NoRandomness,
    #[error("thinking or painting broke off")]
    BrokeOff,
    #[error("there is no such deal")]
    NoSuchDeal,
}

/// Answers what is asked of the deal of the day.
#[derive(Clone)]
pub struct DailyDesk {
    store: Store,
    preferences: Preferences,
    clock: Clock,
    messenger: Arc<dyn Messenger>,
    studio: Studio,
    deals: Deals,
    /// The people whose click is being answered: one click of each at a time.
    one_at_a_time: OneAtATime,
}

impl DailyDesk {
    pub(super) fn new(tools: &Tools, terms: Terms) -> Self {
        Self {
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            messenger: Arc::clone(&tools.messenger),
            studio: tools.studio.clone(),
            deals: Deals::new(tools, terms),
            one_at_a_time: OneAtATime::default(),
        }
    }

    /// Something is asked of the deal of the day.
    pub(super) async fn pressed(&self, request: &Request, ask: DailyAsk) -> Answer {
        let words = request.words().about(ask.game);
        if request.place.is_none() && matches!(ask.wish, DailyWish::Share(_) | DailyWish::Week(_)) {
            return request.needs_server();
        }
        let place = &request.place_alone();
        // A shared result is posted to the channel; everything else is seen by one person alone and
        // needs no allowed channel. What somebody has begun is theirs to finish.
        let here = match ask.wish {
            DailyWish::Share(_) => Some((place.channel, request.parent)),
            _ => None,
        };
        if matches!(ask.wish, DailyWish::Share(_) | DailyWish::Week(_))
            && let Some(answer) = turned_away(&self.preferences, request, place.guild, here).await
        {
            return answer;
        }
        let user = request.person.user;
        let _pass = match self.one_at_a_time.enter(user, request.interaction) {
            Ok(pass) => pass,
            Err(before) if before == request.interaction => return Answer::Nothing,
            // The answer to the click before is about to be shown under this button.
            Err(_) if request.under.is_some_and(|under| under.kind != UnderKind::Public) => {
                return Answer::Update(Patch::default());
            }
            Err(_) => return Answer::say(&words, "daily-moment"),
        };
        let today = Day::at(self.clock.now());
        let game = ask.game;
        let picked = match &ask.wish {
            DailyWish::Pick { step, picked, .. } => Some((*step, picked.clone())),
            _ => None,
        };
        let visitor = Visitor { request, place, words: words.clone(), game, today, picked };
        let answer = match ask.wish {
            DailyWish::Open => self.open(&visitor).await,
            DailyWish::Today => self.open_today(&visitor).await,
            DailyWish::Same(day) => self.open_same(&visitor, day).await,
            DailyWish::Choose { day, step, choice } => {
                self.choose(&visitor, day, step, Some(&choice)).await
            }
            DailyWish::Pick { day, step, .. } => self.choose(&visitor, day, step, None).await,
            DailyWish::Share(day) => self.share(&visitor, day).await,
            DailyWish::Week(week) => self.week(&visitor, week).await,
        };
        answer.unwrap_or_else(|error| Answer::failed(&words, &error))
    }

    /// The button under a shared result: the deal that it is about, and no other.
    async fn open_same(&self, visitor: &Visitor<'_>, day: Day) -> Result<Answer, DailyError> {
        if day == visitor.today {
            return self.open_today(visitor).await;
        }
        match self.begun(visitor, day).await? {
            Some((deal, stored)) if self.clock.now() < day.closes() => {
                let notes = match is_over(&deal, &stored)? {
                    true => Vec::new(),
                    false => self.of_yesterday(visitor, day).await?,
                };
                self.show(visitor, &deal, &stored, &notes).await
            }
            _ => Ok(visitor.elsewhere("daily-over")),
        }
    }

    /// `/nimmt daily`. A person who was in the middle of a deal at midnight goes on with that while
    /// they may: it was their only try.
    async fn open(&self, visitor: &Visitor<'_>) -> Result<Answer, DailyError> {
        let before = visitor.today.before();
        if self.clock.now() < before.closes()
            && let Some((deal, stored)) = self.begun(visitor, before).await?
            && !is_over(&deal, &stored)?
        {
            let notes = self.of_yesterday(visitor, before).await?;
            return self.show(visitor, &deal, &stored, &notes).await;
        }
        self.open_today(visitor).await
    }

    /// What is said above the deal of the day before that somebody goes on with.
    async fn of_yesterday(
        &self,
        visitor: &Visitor<'_>,
        day: Day,
    ) -> Result<Vec<String>, DailyError> {
        let todays = self.begun(visitor, visitor.today).await?;
        let todays_is_over = todays.map(|(deal, stored)| is_over(&deal, &stored)).transpose()?;
        let waits = !todays_is_over.unwrap_or(false);
        Ok(daily::yesterday(&visitor.words, day, waits))
    }

    /// Shows the deal of today: newly dealt, in the middle, or its result.
    async fn open_today(&self, visitor: &Visitor<'_>) -> Result<Answer, DailyError> {
        let deal = self.deals.of_today(visitor.game, visitor.today).await?;
        let (key, store) = (deal.key(), &self.store);
        if let Some(stored) = store.daily_attempt(key, visitor.user()).await? {
            return self.show(visitor, &deal, &stored, &[]).await;
        }
        let moves = dealt::write_moves(&deal.dealt.opened)?;
        let click = visitor.request.to_note(store);
        if let Err(answer) = self.begin(visitor, &deal, &moves, click).await {
            return Ok(answer);
        }
        // Read again: somebody who has begun meanwhile goes on with that attempt.
        let stored =
            store.daily_attempt(key, visitor.user()).await?.ok_or(DailyError::NoSuchDeal)?;
        self.show(visitor, &deal, &stored, &[]).await
    }

    /// Begins an attempt where the person is, or has one that they have not chosen in yet count
    /// there. The answer where they may not, or it cannot be committed.
    async fn begin(
        &self,
        visitor: &Visitor<'_>,
        deal: &Deal,
        moves: &str,
        click: Option<InteractionId>,
    ) -> Result<(), Answer> {
        let (request, guild) = (visitor.request, visitor.guild());
        if let Some(answer) = turned_away(&self.preferences, request, guild, None).await {
            return Err(answer);
        }
        let name = request.person.name.as_str();
        let attempt = NewAttempt { user: visitor.user(), guild, name, moves };
        let begun = self.store.begin_daily(deal.key(), attempt, click, self.clock.now()).await;
        begun.map_err(|error| Answer::not_committed(&visitor.words, &error))
    }

    /// A choice in the deal of a day; `None`: only the first part of one, which changes nothing.
    async fn choose(
        &self,
        visitor: &Visitor<'_>,
        day: Day,
        step: u32,
        choice: Option<&str>,
    ) -> Result<Answer, DailyError> {
        let now = self.clock.now();
        if now >= day.closes() {
            return Ok(visitor.elsewhere("daily-over"));
        }
        let Some((deal, mut stored)) = self.begun(visitor, day).await? else {
            return Ok(visitor.elsewhere("daily-not-begun"));
        };
        let note = |id| [visitor.words.say(id, &[])];
        if stored.step != step {
            return self.show(visitor, &deal, &stored, &note("daily-stale")).await;
        }
        let Some(choice) = choice else { return self.show(visitor, &deal, &stored, &[]).await };
        let mut attempt = dealt::replayed(deal.dealt.bare.clone(), &stored.moves)?;
        if let Err(refused) = attempt.choose(choice) {
            let why = refusal(&visitor.words, &refused);
            return self.show(visitor, &deal, &stored, &[why]).await;
        }
        if step == 0 && stored.guild != visitor.guild() {
            // The first choice decides where it counts.
            if let Err(answer) = self.begin(visitor, &deal, &stored.moves, None).await {
                return Ok(answer);
            }
            stored.guild = visitor.guild();
        }
        let attempt = self.deals.bots_choose(attempt, &deal).await?;
        let moves = dealt::write_moves(&attempt)?;
        let (user, to) = (visitor.user(), attempt.step());
        let attempt_step =
            AttemptStep { user, from: step, step: to, moves: &moves, score: attempt.score() };
        let store = &self.store;
        match store.step_daily(deal.key(), attempt_step, visitor.request.to_note(store), now).await
        {
            Ok(()) => {
                let stored = StoredAttempt { step: to, moves, ..stored };
                self.show(visitor, &deal, &stored, &[]).await
            }
            Err(CommitError::Outdated) => match self.begun(visitor, day).await? {
                Some((deal, stored)) => {
                    self.show(visitor, &deal, &stored, &note("daily-stale")).await
                }
                None => Ok(visitor.elsewhere("daily-not-begun")),
            },
            Err(error) => Ok(Answer::not_committed(&visitor.words, &error)),
        }
    }

    /// The button under a result.
    async fn share(&self, visitor: &Visitor<'_>, day: Day) -> Result<Answer, DailyError> {
        let lacking = &visitor.request.lacking;
        if !lacking.is_empty() {
            return Ok(Answer::Private(missing_permissions(&visitor.words, lacking)));
        }
        let Some((deal, stored)) = self.begun(visitor, day).await? else {
            return Ok(visitor.elsewhere("daily-not-begun"));
        };
        let note = |id| [visitor.words.say(id, &[])];
        let (key, store) = (deal.key(), &self.store);
        let Some(message) = self.to_share(visitor, &deal, &stored).await? else {
            return self.show(visitor, &deal, &stored, &[]).await;
        };
        if store.is_daily_shared(key, visitor.user(), visitor.guild()).await? {
            return self.show(visitor, &deal, &stored, &note("shared-already")).await;
        }
        let channel = visitor.place.channel;
        // A try that has arrived although its confirmation did not is found by the next one.
        let (game, number, user) = (visitor.game.as_str(), day.number(), visitor.user());
        let nonce = crc32fast::hash(format!("{game} {number} {user} {channel}").as_bytes());
        let nonce = format!("daily-{nonce:08x}");
        // Posted before it is noted, and by one click of a person at a time: should the process end
        // in between, the next click finds what was posted by its nonce, and nothing is called
        // shared that is not there.
        if let Err(error) = post(&*self.messenger, channel, &nonce, &message).await {
            tracing::warn!(%error, "a result was not shared");
            return Ok(Answer::say(&visitor.words, "daily-not-shared"));
        }
        if let Err(error) = store.share_daily(key, visitor.user(), visitor.guild()).await {
            tracing::error!(%error, "that a result was shared is not noted");
        }
        self.show(visitor, &deal, &stored, &note("shared")).await
    }

    /// The result for the channel, in its language; `None` while there is none.
    async fn to_share(
        &self,
        visitor: &Visitor<'_>,
        deal: &Deal,
        stored: &StoredAttempt,
    ) -> Result<Option<Message>, DailyError> {
        let attempt = dealt::replayed(deal.dealt.bare.clone(), &stored.moves)?;
        if attempt.outcome().is_none() {
            return Ok(None);
        }
        let facts = self.facts(visitor, deal, &attempt, self.deals.par(deal)).await?;
        let words = Words::of(&visitor.place.locale).about(deal.game);
        let cast = Cast::new(deal.game, deal.day, &visitor.request.person.name, deal.dealt.seats);
        let today = Day::at(self.clock.now());
        Ok(Some(daily::shared(&words, &cast, &attempt, &facts, today)))
    }

    /// Shows everybody's results of a week on this server.
    async fn week(&self, visitor: &Visitor<'_>, week: Week) -> Result<Answer, DailyError> {
        let days = (week.first().number(), week.last().number());
        let store = &self.store;
        let lines = store.daily_lines(visitor.game.as_str(), visitor.guild(), days).await?;
        let all = lines.into_iter().map(|line| Placed {
            place: None,
            own: line.user == visitor.user(),
            name: line.name,
            days: line.days,
            total: line.total,
        });
        let highest = visitor.game.habits().highest_wins;
        let table = WeekTable::new(week, visitor.today, highest, all.collect());
        Ok(visitor.answer(daily::week(&visitor.words, visitor.game, &table, visitor.today)))
    }

    /// The attempt of who asks at the deal of a day, if they have begun it.
    async fn begun(
        &self,
        visitor: &Visitor<'_>,
        day: Day,
    ) -> Result<Option<(Deal, StoredAttempt)>, DailyError> {
        let Some(deal) = self.deals.kept(visitor.game, day).await? else { return Ok(None) };
        let stored = self.store.daily_attempt(deal.key(), visitor.user()).await?;
        Ok(stored.map(|stored| (deal, stored)))
    }

    /// Shows the person's present state of the deal: their cards, or the result. `notes` stand
    /// above.
    async fn show(
        &self,
        visitor: &Visitor<'_>,
        deal: &Deal,
        stored: &StoredAttempt,
        notes: &[String],
    ) -> Result<Answer, DailyError> {
        let attempt = dealt::replayed(deal.dealt.bare.clone(), &stored.moves)?;
        let cast = Cast::new(deal.game, deal.day, &stored.name, deal.dealt.seats);
        let par = self.deals.par(deal);
        let now = self.clock.now();
        let seed = match attempt.outcome().is_some() {
            true if now >= deal.day.closes() => {
                Some(daily::told(&visitor.words, deal.day, &deal.seed))
            }
            false if attempt.step() > 0 => None,
            _ => self.seed_before(visitor, deal).await?,
        };
        if attempt.outcome().is_none() {
            let scene = daily::scene(&visitor.words, &cast, &attempt);
            let scene = scene.with_four_colours(visitor.request.four_colours);
            let picture = self.studio.paint(scene).await.ok_or(DailyError::BrokeOff)?;
            let outside = attempt.step() == 0 && !visitor.guild().is_server();
            let outside = outside.then(|| visitor.words.say("daily-outside", &[]));
            let notes: Vec<String> = notes.iter().cloned().chain(outside).collect();
            let around = (notes.as_slice(), seed, visitor.today);
            let picked = visitor.picked.as_ref().filter(|(step, _)| *step == attempt.step());
            let picked = picked.map(|(_, picked)| picked.clone());
            let turn = Turn { cast: &cast, attempt: &attempt, picked, picture };
            let letter = daily::turn(&visitor.words, turn, around);
            return Ok(Answer::letter(visitor.request.under, letter));
        }
        let facts = self.facts(visitor, deal, &attempt, par).await?;
        let store = &self.store;
        let shared = store.is_daily_shared(deal.key(), visitor.user(), visitor.guild()).await?;
        let picture = self.last_picture(visitor, &cast, &attempt).await?;
        let next = (deal.day == visitor.today).then_some(visitor.today);
        let with_others = visitor.guild().is_server();
        let share = with_others && !shared;
        // Elsewhere it counts for the server where it was begun.
        let counts = with_others && stored.guild == visitor.guild();
        let around = Surroundings { notes, told: seed, picture, share, with_others, counts, next };
        Ok(visitor.answer(daily::result(&visitor.words, &cast, &attempt, &facts, around)))
    }

    /// Returns the facts that compare a result with others.
    async fn facts(
        &self,
        visitor: &Visitor<'_>,
        deal: &Deal,
        attempt: &Attempt,
        par: Option<f64>,
    ) -> Result<Facts, DailyError> {
        let (key, store) = (deal.key(), &self.store);
        let own = attempt.score().unwrap_or_default();
        // Outside of servers nobody is compared with strangers.
        let scores = match visitor.guild().is_server() {
            true => store.daily_scores(key, visitor.guild()).await?,
            false => Vec::new(),
        };
        let others: Vec<u32> = scores
            .into_iter()
            .filter(|(user, _)| *user != visitor.user())
            .map(|(_, score)| score)
            .collect();
        let highest = visitor.game.habits().highest_wins;
        let is_worse = |score: &&u32| if highest { **score < own } else { **score > own };
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Ok(Facts {
            par,
            others: count(others.len()),
            worse: count(others.iter().filter(is_worse).count()),
            streak: store.daily_streak(key, visitor.user()).await?,
        })
    }

    /// The seed of the day before, in words, once nobody plays it any more.
    async fn seed_before(
        &self,
        visitor: &Visitor<'_>,
        deal: &Deal,
    ) -> Result<Option<String>, DailyError> {
        let before = deal.day.before();
        if self.clock.now() < before.closes() {
            return Ok(None);
        }
        let stored = self.store.daily_deal(key(deal.game, before)).await?;
        let seed = stored.and_then(|stored| Seed::from_bytes(&stored.seed));
        Ok(seed.map(|seed| daily::told(&visitor.words, before, &seed)))
    }

    async fn last_picture(
        &self,
        visitor: &Visitor<'_>,
        cast: &Cast,
        attempt: &Attempt,
    ) -> Result<Option<File>, DailyError> {
        let (words, cast, attempt) = (visitor.words.clone(), cast.clone(), attempt.clone());
        let ending = tokio::task::spawn_blocking(move || daily::ending(&words, &cast, &attempt));
        let Some(ending) = ending.await.map_err(|_| DailyError::BrokeOff)? else { return Ok(None) };
        let picture = self.studio.paint(ending.scene).await;
        Ok(picture.map(|bytes| File { name: "daily.png".into(), bytes, alt: ending.alt }))
    }
}

fn is_over(deal: &Deal, stored: &StoredAttempt) -> Result<bool, Illegible> {
    Ok(dealt::replayed(deal.dealt.bare.clone(), &stored.moves)?.outcome().is_some())
}
