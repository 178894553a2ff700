//! The coach: hints during a match, a review after it. Both think beside the tables, never in the
//! way of a click.

mod given;
mod history;

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::desk::request::Request;
use crate::store::Store;
use crate::tables::Tables;
use crate::tables::protocol::TableMsg;
use crate::tools::one_at_a_time::{OneAtATime, Pass};
use crate::tools::picture_cache::Studio;
use crate::tools::task::spawn;
use crate::tools::{
    Allowance, Answer, Clock, CpuPool, Messenger, Priority, PrivateReply, ReplyToken, Tools,
};
use given::GivenHints;
use history::PastMatch;
use pictures::Painter;
use players::{Effort, Reviewer};
use table::HintRequest;
use values::{Millis, TableId, TableTag, UserId};
use view::letter::Letter;
use view::table_view::sentence;
use view::{Message, Words, any};

/// The interval at which somebody who waits for a review is told how far it is. The first time is
/// well after the moment at which they are told to wait.
const PROGRESS_EVERY: Millis = 2_500;
/// The number of matches that are looked back at in the same moment.
const REVIEWS: usize = 2;
/// Playouts of every choice of a hint, if there is time for them.
const PLAYOUTS: u32 = 1500;

/// Gives hints and looks back at matches.
#[derive(Clone)]
pub struct Coach {
    tables: Tables,
    store: Store,
    clock: Clock,
    messenger: Arc<dyn Messenger>,
    studio: Studio,
    cpu_pool: CpuPool,
    /// The people who are being thought for.
    one_at_a_time: OneAtATime,
    /// The permits to look back at a match.
    reviews: Arc<Semaphore>,
    hints: GivenHints,
}

impl Coach {
    /// A coach who thinks for nobody yet.
    pub(super) fn new(tables: &Tables, tools: &Tools) -> Self {
        Self {
            tables: tables.clone(),
            store: tools.store.clone(),
            clock: tools.clock.clone(),
            messenger: Arc::clone(&tools.messenger),
            studio: tools.studio.clone(),
            cpu_pool: tools.cpu_pool.clone(),
            one_at_a_time: OneAtATime::default(),
            reviews: Arc::new(Semaphore::new(REVIEWS)),
            hints: GivenHints::default(),
        }
    }

    /// A hint at this table, for whom the button or the command came from; with the key of the
    /// button.
    pub(super) async fn hint(&self, request: &Request, table: TableId, key: Option<u32>) -> Answer {
        let words = request.words();
        let _pass = match self.enter(request) {
            Ok(pass) => pass,
            Err(answer) => return *answer,
        };
        let (person, interaction) = (request.person.clone(), request.interaction);
        let reply =
            self.tables.ask(table, |reply| TableMsg::Hint(person, interaction, key, reply)).await;
        let HintRequest { view, asked, seed } = match reply {
            Ok(Ok(question)) => question,
            Ok(Err(answer)) => return answer,
            Err(error) => return Answer::failed(&words, &error),
        };
        let language = words.clone();
        let thinking = self.cpu_pool.run(Priority::Coach, move |allowance| {
            let advice = players::advise(&view, allowance.effort(PLAYOUTS), seed)?;
            any::hint(&language, &view, &advice, asked)
        });
        match thinking.await.flatten() {
            // The letter is of the seat that the person who asked sits on.
            Some(letter) => {
                let (token, now) = (request.token.clone(), self.clock.now());
                if let Some(before) = self.hints.note((request.person.user, table), token, now) {
                    self.take_back(before);
                }
                Answer::Letter(letter)
            }
            None => Answer::say(&words, "out-of-order"),
        }
    }

    /// Somebody has made the decision for which they were given a hint: it goes.
    pub(super) fn hint_has_served(&self, user: UserId, table: TableId) {
        if let Some(token) = self.hints.take((user, table), self.clock.now()) {
            self.take_back(token);
        }
    }

    fn take_back(&self, hint: ReplyToken) {
        let messenger = Arc::clone(&self.messenger);
        spawn(async move {
            if let Err(error) = messenger.take_back(&hint).await {
                tracing::debug!(%error, "a hint that has served stays");
            }
        });
    }

    /// Nobody is thought for twice at the same time.
    fn enter(&self, request: &Request) -> Result<Pass, Box<Answer>> {
        let entered = self.one_at_a_time.enter(request.person.user, request.interaction);
        entered.map_err(|before| {
            if before == request.interaction {
                // Discord delivered it twice; the first delivery is being answered.
                return Box::new(Answer::Nothing);
            }
            let words = request.words();
            Box::new(Answer::say(&words, "coach-thinks"))
        })
    }

    /// "Review", under the result of a match.
    pub(super) async fn review(&self, request: &Request, tag: TableTag) -> Answer {
        let table = tag.table;
        let words = request.words();
        let _pass = match self.enter(request) {
            Ok(pass) => pass,
            Err(answer) => return *answer,
        };
        let store = &self.store;
        match store.claim(request.interaction, self.clock.now()).await {
            Ok(true) => {}
            // Discord delivered the click twice; the first delivery is being answered.
            Ok(false) => return Answer::Nothing,
            Err(error) => return Answer::failed(&words, &error),
        }
        let stored = match store.load(table).await {
            Ok(Some(stored)) => stored,
            Ok(None) => return Answer::say(&words, "match-gone"),
            Err(error) => return Answer::failed(&words, &error),
        };
        if stored.tag != tag {
            return Answer::say(&words, "old-button");
        }
        // A match in pieces takes much memory: few are looked back at in the same moment, for all
        // users together. Nobody can close the gate.
        let _place = self.reviews.acquire().await;
        let user = request.person.user;
        let read = tokio::task::spawn_blocking(move || PastMatch::of(&stored, user));
        let case = match read.await {
            Ok(Ok(case)) => case,
            Ok(Err(why)) => return Answer::text(sentence(&words, &why)),
            Err(error) => return Answer::failed(&words, &error),
        };
        match self.look_back(case, request, words.clone()).await {
            Some(letter) => Answer::Letter(letter),
            None => Answer::say(&words, "out-of-order"),
        }
    }

    /// Thinks in short pieces, so that seats whose turn it is come in between.
    async fn look_back(&self, case: PastMatch, request: &Request, words: Words) -> Option<Letter> {
        let clock = &self.clock;
        let mut tell_at = clock.now() + PROGRESS_EVERY;
        let cpu_pool = &self.cpu_pool;
        let look_back = cpu_pool.run(Priority::Coach, move |_| LookBack::new(&case)).await?;
        let mut work = look_back.ok()?;
        while !work.done {
            work = cpu_pool
                .run(Priority::Coach, move |allowance| {
                    work.go_on(allowance);
                    work
                })
                .await?;
            if clock.now() >= tell_at {
                tell_at = clock.now() + PROGRESS_EVERY;
                self.tell_progress(request, &words, work.progress()).await;
            }
        }
        let (painter, four_colours) = (Arc::clone(self.studio.painter()), request.four_colours);
        cpu_pool.run(Priority::Coach, move |_| work.tell(&words, &painter, four_colours)).await
    }

    /// Says how far the review is. By now the person has been told to wait, in a message that only
    /// they see; should that have failed, this fails, too.
    async fn tell_progress(&self, request: &Request, words: &Words, progress: f64) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to 100"
        )]
        let percent = (progress * 100.0) as u32;
        let text = words.say("review-progress", &[("percent", percent.into())]);
        let reply = PrivateReply { token: request.token.clone(), message: None };
        if let Err(error) = self.messenger.edit_private(&reply, &Message::text(text).into()).await {
            tracing::debug!(%error, "how far a review is was not told");
        }
    }
}

/// A review under way.
struct LookBack {
    names: Vec<String>,
    reviewer: Reviewer,
    done: bool,
}

impl LookBack {
    fn new(case: &PastMatch) -> Result<Self, String> {
        let own = |deal, nth| case.is_own(deal, nth);
        let reviewer = Reviewer::new(&case.record, case.seat, own)?;
        Ok(Self { names: case.names.clone(), reviewer, done: false })
    }

    /// Thinks until its time is over.
    fn go_on(&mut self, allowance: &Allowance) {
        let Effort { enough, .. } = allowance.effort(1);
        loop {
            if !self.reviewer.step() {
                self.done = true;
                return;
            }
            if enough.is_some_and(|enough| enough()) {
                return;
            }
        }
    }

    fn progress(&self) -> f64 {
        self.reviewer.progress()
    }

    fn tell(self, words: &Words, painter: &Painter, four_colours: bool) -> Letter {
        any::review(words, &self.names, &self.reviewer.finish(), painter, four_colours)
    }
}
