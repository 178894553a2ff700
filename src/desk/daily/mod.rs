//! The deal of the day at work: a person's requests, and the answers to them.
//!
//! There is no table and no actor: an attempt is one person's alone. It is read, goes on by a
//! choice of theirs and by those of the bots, and is committed before they see the result. The
//! store refuses a commit that is based on less than what was committed meanwhile.

mod deals;
mod share;
mod stored;

pub use deals::Deals;

use crate::ask::{DailyAsk, DailyWish};
use crate::daily::{Attempt, Day};
use crate::desk::request::Request;
use crate::desk::router::Router;
use crate::store::{AttemptStep, CommitError, NewAttempt, StoreError, StoredAttempt};
use crate::tools::request::Answer;
use crate::view::daily::{self, Cast, Facts, Placed, Surroundings, WeekTable};
use crate::view::letter::Letter;
use crate::view::{File, Message, Patch, Words};
use deals::{Deal, key};
use games::{GameKind, Refused};
use stored::Illegible;
use table::{Place, UnderKind};
use values::{GuildId, InteractionId, UserId};

/// Why somebody does not get what they asked of the deal of the day. All they hear is that
/// something went wrong; this is for the log.
#[derive(Debug, thiserror::Error)]
enum Trouble {
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

/// A request about the deal of the day, with the place it came from.
struct Asked<'a> {
    request: &'a Request,
    place: &'a Place,
    words: Words,
    game: GameKind,
    today: Day,
}

impl Asked<'_> {
    fn user(&self) -> UserId {
        self.request.person.user
    }

    fn guild(&self) -> GuildId {
        self.place.guild
    }

    /// The interaction, where it was not noted before anything was done.
    fn to_note(&self, router: &Router) -> Option<InteractionId> {
        (!router.tables.store().is_shared()).then_some(self.request.interaction)
    }

    /// The message in place of the one under the button, if that is theirs alone; else a new one.
    fn answer(&self, message: Message) -> Answer {
        Answer::panel(self.request.under, message)
    }

    /// The same with a letter.
    fn letter(&self, letter: Letter) -> Answer {
        match self.request.under.map(|under| under.kind) {
            Some(UnderKind::Ephemeral) => Answer::LetterHere(letter),
            _ => Answer::Letter(letter),
        }
    }

    fn elsewhere(&self, id: &str) -> Answer {
        self.answer(daily::elsewhere(&self.words, self.game, id))
    }
}

impl Router {
    /// Something is asked of the deal of the day.
    pub(super) async fn daily(&self, request: &Request, ask: DailyAsk) -> Answer {
        let words = request.words().about(ask.game);
        let say = |id| Answer::text(words.say(id, &[]));
        let Some(place) = &request.place else { return say("not-in-server") };
        // A shared result is posted to the channel; everything else is seen by one person alone and
        // needs no allowed channel.
        let here = match ask.wish {
            DailyWish::Share(_) => Some((place.channel, request.parent)),
            _ => None,
        };
        if let Some(answer) = self.turned_away(request, place.guild, here).await {
            return answer;
        }
        let user = request.person.user;
        let _pass = match self.deals.busy().enter(user, request.interaction) {
            Ok(pass) => pass,
            Err(before) if before == request.interaction => return Answer::Nothing,
            // The answer to the click before is about to be shown under this button.
            Err(_) if request.under.is_some() => return Answer::Update(Patch::default()),
            Err(_) => return say("daily-moment"),
        };
        let today = Day::at(self.tables.clock().now());
        let game = ask.game;
        let asked = Asked { request, place, words: words.clone(), game, today };
        let answer = match ask.wish {
            DailyWish::Open => self.open_daily(&asked).await,
            DailyWish::Today => self.open_today(&asked).await,
            DailyWish::Choose { day, step, choice } => {
                self.choose_daily(&asked, day, step, &choice).await
            }
            DailyWish::Share(day) => self.share_daily(&asked, day).await,
            DailyWish::Week(week) => self.daily_week(&asked, week).await,
        };
        answer.unwrap_or_else(|error| self.failed(&words, &error))
    }

    /// `/nimmt daily`, or the button under a shared result. A person who was in the middle of a
    /// deal at midnight goes on with that while they may: it was their only try.
    async fn open_daily(&self, asked: &Asked<'_>) -> Result<Answer, Trouble> {
        let before = asked.today.before();
        if self.tables.clock().now() < before.closes()
            && let Some((deal, stored)) = self.begun(asked, before).await?
            && stored::replayed(deal.dealt.bare.clone(), &stored.moves)?.outcome().is_none()
        {
            let note = daily::yesterday(&asked.words, before);
            return self.show(asked, &deal, &stored, &[note]).await;
        }
        self.open_today(asked).await
    }

    /// Shows the deal of today: newly dealt, in the middle, or its result.
    async fn open_today(&self, asked: &Asked<'_>) -> Result<Answer, Trouble> {
        let deal = self.deals.of_today(asked.game, asked.today).await?;
        let (key, store) = (deal.key(), self.tables.store());
        if let Some(stored) = store.daily_attempt(key, asked.user()).await? {
            return self.show(asked, &deal, &stored, &[]).await;
        }
        let attempt = NewAttempt {
            user: asked.user(),
            guild: asked.guild(),
            name: &asked.request.person.name,
            moves: &stored::write_moves(&deal.dealt.opened)?,
        };
        let now = self.tables.clock().now();
        match store.begin_daily(key, attempt, asked.to_note(self), now).await {
            Ok(()) => {}
            Err(error) => return Ok(self.not_committed(asked, &error)),
        }
        // Read again: somebody who has begun meanwhile goes on with that attempt.
        let stored = store.daily_attempt(key, asked.user()).await?.ok_or(Trouble::NoSuchDeal)?;
        self.show(asked, &deal, &stored, &[]).await
    }

    /// A choice in the deal of a day.
    async fn choose_daily(
        &self,
        asked: &Asked<'_>,
        day: Day,
        step: u32,
        choice: &str,
    ) -> Result<Answer, Trouble> {
        let now = self.tables.clock().now();
        if now >= day.closes() {
            return Ok(asked.elsewhere("daily-over"));
        }
        let Some((deal, stored)) = self.begun(asked, day).await? else {
            return Ok(asked.elsewhere("daily-not-begun"));
        };
        let note = |id| [asked.words.say(id, &[])];
        if stored.step != step {
            return self.show(asked, &deal, &stored, &note("daily-stale")).await;
        }
        let mut attempt = stored::replayed(deal.dealt.bare.clone(), &stored.moves)?;
        if let Err(refused) = attempt.choose(choice) {
            let why = refusal(&asked.words, &refused);
            return self.show(asked, &deal, &stored, &[why]).await;
        }
        let attempt = self.deals.bots_choose(attempt, &deal).await?;
        let moves = stored::write_moves(&attempt)?;
        let (user, to) = (asked.user(), attempt.step());
        let made =
            AttemptStep { user, from: step, step: to, moves: &moves, score: attempt.score() };
        let store = self.tables.store();
        match store.step_daily(deal.key(), made, asked.to_note(self), now).await {
            Ok(()) => {
                let stored = StoredAttempt { step: to, moves, ..stored };
                self.show(asked, &deal, &stored, &[]).await
            }
            Err(CommitError::Outdated) => match self.begun(asked, day).await? {
                Some((deal, stored)) => {
                    self.show(asked, &deal, &stored, &note("daily-stale")).await
                }
                None => Ok(asked.elsewhere("daily-not-begun")),
            },
            Err(error) => Ok(self.not_committed(asked, &error)),
        }
    }

    /// Shows everybody's results of a week on this server.
    async fn daily_week(
        &self,
        asked: &Asked<'_>,
        week: crate::daily::Week,
    ) -> Result<Answer, Trouble> {
        let days = (week.first().number(), week.last().number());
        let store = self.tables.store();
        let lines = store.daily_lines(asked.game.as_str(), asked.guild(), days).await?;
        let all = lines.into_iter().map(|line| Placed {
            place: None,
            own: line.user == asked.user(),
            name: line.name,
            days: line.days,
            total: line.total,
        });
        let highest = asked.game.habits().highest_wins;
        let table = WeekTable::new(week, asked.today, highest, all.collect());
        Ok(asked.answer(daily::week(&asked.words, asked.game, &table, asked.today)))
    }

    /// The attempt of who asks at the deal of a day, if they have begun it.
    async fn begun(
        &self,
        asked: &Asked<'_>,
        day: Day,
    ) -> Result<Option<(Deal, StoredAttempt)>, Trouble> {
        let Some(deal) = self.deals.kept(asked.game, day).await? else { return Ok(None) };
        let stored = self.tables.store().daily_attempt(deal.key(), asked.user()).await?;
        Ok(stored.map(|stored| (deal, stored)))
    }

    /// Shows the person's present state of the deal: their cards, or the result. `notes` stand
    /// above.
    async fn show(
        &self,
        asked: &Asked<'_>,
        deal: &Deal,
        stored: &StoredAttempt,
        notes: &[String],
    ) -> Result<Answer, Trouble> {
        let attempt = stored::replayed(deal.dealt.bare.clone(), &stored.moves)?;
        let cast = Cast::new(deal.game, deal.day, &stored.name, deal.dealt.seats);
        let par = self.deals.par(deal);
        let now = self.tables.clock().now();
        let told = match attempt.outcome().is_some() {
            true if now >= deal.day.closes() => {
                Some(daily::told(&asked.words, deal.day, &deal.seed))
            }
            false if attempt.step() > 0 => None,
            _ => self.seed_before(asked, deal).await?,
        };
        if attempt.outcome().is_none() {
            let scene = daily::scene(&asked.words, &cast, &attempt);
            let picture = self.tables.paint(scene).await.ok_or(Trouble::BrokeOff)?;
            let around = (notes, told, asked.today);
            return Ok(asked.letter(daily::turn(&asked.words, &cast, &attempt, around, picture)));
        }
        let facts = self.facts(asked, deal, &attempt, par).await?;
        let store = self.tables.store();
        let shared = store.is_daily_shared(deal.key(), asked.user(), asked.guild()).await?;
        let picture = self.picture_of_the_end(asked, &cast, &attempt).await?;
        let next = (deal.day == asked.today).then_some(asked.today);
        let around = Surroundings { notes, told, picture, share: !shared, next };
        Ok(asked.answer(daily::result(&asked.words, &cast, &attempt, &facts, around)))
    }

    /// Returns the facts that compare a result with others.
    async fn facts(
        &self,
        asked: &Asked<'_>,
        deal: &Deal,
        attempt: &Attempt,
        par: Option<f64>,
    ) -> Result<Facts, Trouble> {
        let (key, store) = (deal.key(), self.tables.store());
        let own = attempt.score().unwrap_or_default();
        let scores = store.daily_scores(key, asked.guild()).await?;
        let others: Vec<u32> = scores
            .into_iter()
            .filter(|(user, _)| *user != asked.user())
            .map(|(_, score)| score)
            .collect();
        let highest = asked.game.habits().highest_wins;
        let is_worse = |score: &&u32| if highest { **score < own } else { **score > own };
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Ok(Facts {
            par,
            others: count(others.len()),
            worse: count(others.iter().filter(is_worse).count()),
            streak: store.daily_streak(key, asked.user()).await?,
        })
    }

    /// The seed of the day before, in words, once nobody plays it any more.
    async fn seed_before(&self, asked: &Asked<'_>, deal: &Deal) -> Result<Option<String>, Trouble> {
        let before = deal.day.before();
        if self.tables.clock().now() < before.closes() {
            return Ok(None);
        }
        let stored = self.tables.store().daily_deal(key(deal.game, before)).await?;
        let seed = stored.and_then(|stored| crate::daily::Seed::from_bytes(&stored.seed));
        Ok(seed.map(|seed| daily::told(&asked.words, before, &seed)))
    }

    async fn picture_of_the_end(
        &self,
        asked: &Asked<'_>,
        cast: &Cast,
        attempt: &Attempt,
    ) -> Result<Option<File>, Trouble> {
        let (words, cast, attempt) = (asked.words.clone(), cast.clone(), attempt.clone());
        let told = tokio::task::spawn_blocking(move || daily::ending(&words, &cast, &attempt));
        let Some(ending) = told.await.map_err(|_| Trouble::BrokeOff)? else { return Ok(None) };
        let picture = self.tables.paint(ending.scene).await;
        Ok(picture.map(|bytes| File { name: "daily.png".into(), bytes, alt: ending.alt }))
    }

    fn not_committed(&self, asked: &Asked<'_>, error: &CommitError) -> Answer {
        if matches!(error, CommitError::AlreadyHandled) {
            return Answer::Nothing;
        }
        tracing::error!(%error, "a choice in the deal of the day was not committed");
        Answer::text(asked.words.say("cannot-save", &[]))
    }
}

/// Why a choice is refused, in words.
fn refusal(words: &Words, refused: &Refused) -> String {
    match refused {
        Refused::NotHeld(card) => words.say("refused-not-held", &[("card", card.into())]),
        Refused::NotYourTurn => words.say("refused-not-your-turn", &[]),
        Refused::NotNow => words.say("refused-not-now", &[]),
    }
}
