//! Duels at work: somebody is challenged, and both play the same deal, each for themselves.
//!
//! There is no table and no actor, as with the deal of the day: an attempt is one person's alone,
//! and each of its choices is committed before they see what comes of it.

mod stored;

use std::sync::Arc;

use crate::desk::dealt::{self, Illegible, refusal};
use crate::desk::posting::post;
use crate::desk::request::Request;
use crate::desk::settings::{turned_away, turned_away_here};
use crate::store::{AttemptStep, CommitError, NewDuel, Store, StoreError};
use crate::tools::chance::Chance;
use crate::tools::one_at_a_time::OneAtATime;
use crate::tools::picture_cache::Studio;
use crate::tools::{Answer, Clock, CpuPool, Messenger, Preferences, Tools};
use ask::{Challenge, DuelAsk, DuelWish};
use daily::{Attempt, Day, Plan};
use games::GameKind;
use league::is_of_a_league;
use stored::Duel;
use table::{Place, UnderKind};
use values::{InteractionId, Millis, UserId};
use view::daily::{Cast, Turn, scene};
use view::duel::{self, Named};
use view::lobby::missing_permissions;
use view::{Patch, Words};

/// A challenge may be played for so long after it was made: two weeks.
const OPEN_FOR: Millis = 14 * 24 * 3_600_000;

/// The reason why a request about a duel fails, for the log.
#[derive(Debug, thiserror::Error)]
enum DuelError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Illegible(#[from] Illegible),
    #[error("thinking or painting broke off")]
    BrokeOff,
    #[error("there is no such duel")]
    NoSuchDuel,
}

/// One of the two, who asks something of their duel.
struct Visitor<'a> {
    request: &'a Request,
    place: &'a Place,
    words: Words,
    /// The first part of a choice that they have picked, and the step at which they did.
    picked: Option<(u32, String)>,
}

impl Visitor<'_> {
    fn user(&self) -> UserId {
        self.request.person.user
    }
}

/// Answers what is asked of duels.
#[derive(Clone)]
pub struct DuelDesk {
    store: Store,
    preferences: Preferences,
    clock: Clock,
    messenger: Arc<dyn Messenger>,
    studio: Studio,
    cpu_pool: CpuPool,
    chance: Chance,
    /// Effort of the bots.
    plan: Plan,
    /// The people whose click is being answered: one click of each at a time.
    one_at_a_time: OneAtATime,
}

impl DuelDesk {
    pub(super) fn new(tools: &Tools, plan: Plan) -> Self {
        Self {
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            messenger: Arc::clone(&tools.messenger),
            studio: tools.studio.clone(),
            cpu_pool: tools.cpu_pool.clone(),
            chance: tools.chance.clone(),
            plan,
            one_at_a_time: OneAtATime::default(),
        }
    }

    /// Somebody challenges somebody else: a deal is made, and the channel is told.
    pub(super) async fn challenge(&self, request: &Request, challenge: &Challenge) -> Answer {
        let words = request.words();
        let Some(place) = &request.place else { return request.needs_server() };
        if let Some(answer) = turned_away_here(&self.preferences, request, place).await {
            return answer;
        }
        if !request.lacking.is_empty() {
            return Answer::Private(missing_permissions(&words, &request.lacking));
        }
        let settings = self.preferences.server_or_usual(place.guild).await;
        let why_not = match challenge {
            _ if challenge.opponent == request.person.user => Some("duel-yourself"),
            _ if challenge.is_bot => Some("duel-bot"),
            _ if !challenge.is_here => Some("duel-not-here"),
            _ if !challenge.sees => Some("duel-not-in-channel"),
            _ if settings.banned.contains(&challenge.opponent) => Some("duel-banned"),
            _ => None,
        };
        if let Some(why_not) = why_not {
            return Answer::say(&words, why_not);
        }
        let now = self.clock.now();
        match self.make(request, place, challenge, now).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => return Answer::not_committed(&words, &error),
            Err(error) => return Answer::failed(&words, &error),
        }
        let (game, duel) = (challenge.game, request.interaction);
        let named = Named { game, duel, closes: now + OPEN_FOR };
        let there = Words::of(&place.locale).about(game);
        let challenger = &request.person.name;
        Answer::Public(duel::challenge(&there, named, challenger, challenge.opponent))
    }

    /// Deals the cards and stores the duel. The bots choose when somebody looks at them: what they
    /// choose follows from the seed.
    async fn make(
        &self,
        request: &Request,
        place: &Place,
        challenge: &Challenge,
        now: Millis,
    ) -> Result<Result<(), CommitError>, DuelError> {
        let deal = dealt::fresh(challenge.game, &self.chance)?;
        let (seed, body) = deal.ok_or(DuelError::NoSuchDuel)?;
        let made = NewDuel {
            id: request.interaction,
            game: challenge.game.as_str(),
            guild: place.guild,
            closes_at: now + OPEN_FOR,
            seed: seed.as_bytes(),
            body: &body,
            duelists: [
                (request.person.user, &request.person.name),
                (challenge.opponent, &challenge.name),
            ],
        };
        Ok(self.store.make_duel(made, now).await)
    }

    pub(super) async fn pressed(&self, request: &Request, ask: DuelAsk) -> Answer {
        let words = request.words().about(ask.game);
        let Some(place) = &request.place else { return request.needs_server() };
        // A shared result is posted to the channel; everything else is answered to one person alone.
        // What somebody has begun is theirs to finish.
        if matches!(ask.wish, DuelWish::Share)
            && let Some(answer) = turned_away_here(&self.preferences, request, place).await
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
        let picked = match &ask.wish {
            DuelWish::Pick { step, picked } => Some((*step, picked.clone())),
            _ => None,
        };
        let visitor = Visitor { request, place, words: words.clone(), picked };
        let answer = self.answer(&visitor, ask).await;
        answer.unwrap_or_else(|error| Answer::failed(&words, &error))
    }

    async fn answer(&self, visitor: &Visitor<'_>, ask: DuelAsk) -> Result<Answer, DuelError> {
        let under = visitor.request.under;
        let Some(duel) = self.duel(ask.game, ask.duel).await? else {
            return Ok(Answer::say(&visitor.words, "duel-gone"));
        };
        let Some(own) = duel.side_of(visitor.user()) else {
            let names = duel.names();
            return Ok(Answer::panel(under, duel::stranger(&visitor.words, names)));
        };
        match ask.wish {
            DuelWish::Play => self.play(visitor, duel, own).await,
            DuelWish::Choose { step, choice } => {
                self.choose(visitor, duel, own, (step, Some(&choice))).await
            }
            DuelWish::Pick { step, .. } => self.choose(visitor, duel, own, (step, None)).await,
            DuelWish::Share => self.share(visitor, duel, own).await,
        }
    }

    async fn duel(&self, game: GameKind, id: InteractionId) -> Result<Option<Duel>, DuelError> {
        let Some(duel) = self.store.duel(id).await? else { return Ok(None) };
        if duel.game != game.as_str() {
            return Ok(None);
        }
        Duel::read(game, id, duel).map(Some)
    }

    /// The same duel as it is now.
    async fn again(&self, duel: &Duel) -> Result<Duel, DuelError> {
        self.duel(duel.game, duel.id).await?.ok_or(DuelError::NoSuchDuel)
    }

    /// The button under the challenge: begins one's attempt, or shows how far it is.
    async fn play(
        &self,
        visitor: &Visitor<'_>,
        duel: Duel,
        own: usize,
    ) -> Result<Answer, DuelError> {
        let now = self.clock.now();
        if duel.sides[own].attempt.is_some() || now >= duel.closes {
            return self.show(visitor, &duel, own, &[]).await;
        }
        let (request, guild) = (visitor.request, visitor.place.guild);
        if let Some(answer) = turned_away(&self.preferences, request, guild, None).await {
            return Ok(answer);
        }
        let bare = duel.dealt.bare.clone();
        let attempt = self.bots_choose(bare, &duel).await?;
        let moves = dealt::write_moves(&attempt)?;
        let (store, user) = (&self.store, visitor.user());
        match store.begin_duel(duel.id, user, &moves, visitor.request.to_note(store), now).await {
            // Read again: somebody who has begun meanwhile goes on with that attempt.
            Ok(()) => self.show(visitor, &self.again(&duel).await?, own, &[]).await,
            Err(error) => Ok(Answer::not_committed(&visitor.words, &error)),
        }
    }

    /// A choice in one's own attempt; `None`: only the first part of one, which changes nothing.
    async fn choose(
        &self,
        visitor: &Visitor<'_>,
        duel: Duel,
        own: usize,
        (step, choice): (u32, Option<&str>),
    ) -> Result<Answer, DuelError> {
        let now = self.clock.now();
        let stale = || [visitor.words.say("daily-stale", &[])];
        let Some(attempt) = duel.sides[own].attempt.clone() else {
            return self.play(visitor, duel, own).await;
        };
        if attempt.step() != step {
            return self.show(visitor, &duel, own, &stale()).await;
        }
        let Some(choice) = choice.filter(|_| now < duel.closes) else {
            return self.show(visitor, &duel, own, &[]).await;
        };
        let mut attempt = attempt;
        if let Err(refused) = attempt.choose(choice) {
            let why = refusal(&visitor.words, &refused);
            return self.show(visitor, &duel, own, &[why]).await;
        }
        let attempt = self.bots_choose(attempt, &duel).await?;
        let moves = dealt::write_moves(&attempt)?;
        let (store, user, to) = (&self.store, visitor.user(), attempt.step());
        let change =
            AttemptStep { user, from: step, step: to, moves: &moves, score: attempt.score() };
        match store.step_duel(duel.id, change, visitor.request.to_note(store), now).await {
            // Read again: the opponent may have finished meanwhile.
            Ok(()) => {
                let duel = self.again(&duel).await?;
                let answer = self.show(visitor, &duel, own, &[]).await?;
                Ok(self.told_both(visitor, &duel, own, answer).await)
            }
            Err(CommitError::Outdated) => {
                let duel = self.again(&duel).await?;
                // Not so where it was ended meanwhile, or they were forgotten.
                let played_on =
                    duel.sides[own].attempt.as_ref().is_some_and(|it| it.step() != step);
                let notes = if played_on { stale().to_vec() } else { Vec::new() };
                self.show(visitor, &duel, own, &notes).await
            }
            Err(error) => Ok(Answer::not_committed(&visitor.words, &error)),
        }
    }

    async fn bots_choose(&self, attempt: Attempt, duel: &Duel) -> Result<Attempt, DuelError> {
        let attempt =
            dealt::bots_choose(&self.cpu_pool, attempt, &duel.seed, self.plan.playouts).await;
        attempt.ok_or(DuelError::BrokeOff)
    }

    /// Shows somebody what they may see now: their cards, their result, or that of both. `notes`
    /// stand above.
    async fn show(
        &self,
        visitor: &Visitor<'_>,
        duel: &Duel,
        own: usize,
        notes: &[String],
    ) -> Result<Answer, DuelError> {
        let (words, under) = (&visitor.words, visitor.request.under);
        let (named, closed) = (duel.named(), self.clock.now() >= duel.closes);
        let (mine, other) = (&duel.sides[own], &duel.sides[1 - own]);
        let others_name = other.name.as_str();
        if let Some(attempt) = mine.attempt.as_ref().filter(|_| !closed && !duel.has_ended(own)) {
            let day = Day::at(duel.made_at);
            let cast = Cast::new(duel.game, day, &mine.name, duel.dealt.seats);
            let scene = scene(words, &cast, attempt);
            let scene = scene.with_four_colours(visitor.request.four_colours);
            let picture = self.studio.paint(scene).await.ok_or(DuelError::BrokeOff)?;
            let picked = visitor.picked.as_ref().filter(|(step, _)| *step == attempt.step());
            let picked = picked.map(|(_, picked)| picked.clone());
            let turn = Turn { cast: &cast, attempt, picked, picture };
            let letter = duel::turn(words, named, turn, (others_name, notes));
            return Ok(Answer::letter(under, letter));
        }
        // Nothing of the one is shown to the other while either goes on.
        if !closed && !duel.is_through(1 - own) {
            // Without an attempt of theirs they have just been forgotten.
            return Ok(match duel::waiting(words, named, mine, (others_name, notes)) {
                Some(letter) => Answer::letter(under, letter),
                None => Answer::say(words, "duel-gone"),
            });
        }
        let share = duel.have_both_ended() && !duel.shared;
        let unfinished = closed && !duel.have_both_ended();
        let closed = unfinished.then(|| words.say("duel-closed", &[]));
        let notes: Vec<String> = notes.iter().cloned().chain(closed).collect();
        let message = duel::result(words, named, &duel.sides, (&notes, share));
        Ok(Answer::panel(under, message))
    }

    /// The button under a result.
    async fn share(
        &self,
        visitor: &Visitor<'_>,
        duel: Duel,
        own: usize,
    ) -> Result<Answer, DuelError> {
        let (place, lacking) = (visitor.place, &visitor.request.lacking);
        if !lacking.is_empty() {
            return Ok(Answer::Private(missing_permissions(&visitor.words, lacking)));
        }
        if !duel.have_both_ended() {
            return self.show(visitor, &duel, own, &[]).await;
        }
        let note = |id| [visitor.words.say(id, &[])];
        if duel.shared {
            return self.show(visitor, &duel, own, &note("shared-already")).await;
        }
        let there = Words::of(&place.locale).about(duel.game);
        let message = duel::result(&there, duel.named(), &duel.sides, (&[], false));
        // Posted before it is noted. Whoever of the two presses, and should the process end in
        // between: the next click finds what was posted by its nonce.
        let nonce = format!("duel-{}", duel.id);
        if let Err(error) = post(&*self.messenger, place.channel, &nonce, &message).await {
            tracing::warn!(%error, "the result of a duel was not shared");
            return Ok(Answer::say(&visitor.words, "daily-not-shared"));
        }
        if let Err(error) = self.store.share_duel(duel.id, self.clock.now()).await {
            tracing::error!(%error, "that the result of a duel was shared is not noted");
        }
        let duel = self.again(&duel).await?;
        self.show(visitor, &duel, own, &note("shared")).await
    }

    /// The answer to a choice, and where it was the last one of both, a word to the one who was
    /// through before, if the channel is open to the bot and they to it. It follows the answer and
    /// costs no request that counts. Where both end at the same moment, each may read it of the
    /// other. A league tells its results on its own page and pings nobody.
    async fn told_both(
        &self,
        visitor: &Visitor<'_>,
        duel: &Duel,
        own: usize,
        answer: Answer,
    ) -> Answer {
        let Visitor { request, place, .. } = visitor;
        let Some(first) = duel.users[1 - own] else { return answer };
        if !duel.have_both_ended() || is_of_a_league(duel.id) || !request.lacking.is_empty() {
            return answer;
        }
        let closed = turned_away_here(&self.preferences, request, place).await.is_some();
        let settings = self.preferences.server_or_usual(place.guild).await;
        match answer {
            Answer::Update(patch) if !closed && !settings.banned.contains(&first) => {
                let there = Words::of(&place.locale).about(duel.game);
                let name = &duel.sides[own].name;
                Answer::Shown(patch, duel::both_through(&there, duel.named(), name, first))
            }
            answer => answer,
        }
    }
}
