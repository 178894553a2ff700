//! First contact with Discord: what tables live on is asked of it once, and the answers are held
//! against those of the simulated Discord.
//!
//! The requests are the bot's own. [`Sender`] and [`Rest`] make them, and a witness hears what comes
//! back: so what is checked is what is used. `messages` asks what the bot asks of itself, `click`
//! what it does when somebody presses its button, `tidying` takes everything away again.

mod click;
mod messages;
mod row;
mod tidying;

pub use row::{Agreement, Row};

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde_json::Value;

use super::age::Ages;
use super::body::Body;
use super::client::{base, client};
use super::emojis::Emojis;
use super::rest::{By, Rest, id_of};
use super::send::Sender;
use super::start_error::StartError;
use super::witness::{Exchange, Witness};
use crate::config::Config;
use crate::tools::{Budget, Clock, FollowUps, SendError, Urgency};
use row::fact;
use tidying::Made;
use values::{ChannelId, TableId, TableTag};

/// So many tries of a request that was certainly not carried out, or may be carried out twice.
const TRIES: u32 = 3;
/// The rest before a second try where Discord asks for none.
const REST: Duration = Duration::from_secs(1);
/// Whoever looks on waits no longer than this for a limit to end.
const PATIENCE: Duration = Duration::from_secs(60);
/// The name of everything that is made on the way and has a name.
const NAME: &str = "hornochse-check";
/// The same of the emoji: Discord takes no dashes there.
const EMOJI: &str = "hornochse_check";

/// The plan of a first contact.
pub struct Plan {
    /// The channel in which messages are posted.
    pub channel: ChannelId,
    /// How long somebody is waited for to press the button, or why nobody is.
    pub press: Result<Duration, &'static str>,
}

/// What is told on the way.
pub enum News<'a> {
    Asked(&'a Row),
    /// The button is there, and somebody is to press it within this time.
    PressNow(Duration),
    /// Something stays on Discord that could not be taken away, or of which nobody knows whether
    /// it is there.
    LeftBehind(&'a str),
}

/// Asks Discord everything, and takes away what was made for it: also when a step fails, and when
/// `stop` resolves in the middle.
///
/// # Errors
/// When Discord refuses the token, or does not say whose it is: then nothing else was asked.
///
/// Returns whether everything was asked.
pub async fn first_contact(
    config: &Config,
    clock: &Clock,
    plan: &Plan,
    stop: impl Future<Output = ()>,
    mut tell: impl FnMut(News<'_>),
) -> Result<bool, StartError> {
    let mut contact = Contact::open(config, clock, plan.channel, &mut tell).await?;
    let whole = tokio::select! {
        () = contact.ask_all(plan) => true,
        () = stop => false,
    };
    contact.tidy_up().await;
    Ok(whole)
}

/// A contact under way.
struct Contact<'a> {
    config: &'a Config,
    clock: Clock,
    client: reqwest::Client,
    sender: Arc<Sender>,
    witness: Arc<Witness>,
    channel: ChannelId,
    /// The server of the channel.
    guild: Option<u64>,
    /// The table that the button speaks of. There is none: the bot would say that it is over.
    table: TableTag,
    made: Made,
    /// The step whose request is on its way.
    under_way: Option<&'static str>,
    tell: &'a mut dyn FnMut(News<'_>),
}

impl<'a> Contact<'a> {
    /// Asks Discord whose token it is, as the bot does at its start.
    async fn open(
        config: &'a Config,
        clock: &Clock,
        channel: ChannelId,
        tell: &'a mut dyn FnMut(News<'_>),
    ) -> Result<Self, StartError> {
        let client = client(config)?;
        let witness = Arc::new(Witness::default());
        let budget = Budget::new(clock.clone(), config.requests_per_second);
        let (base, token) = (base(&config.api), config.token.clone());
        let rest = Rest::new(client.clone(), base, token, budget, clock.clone());
        let rest = Arc::new(rest.heard_by(Arc::clone(&witness)));
        let answer = get(&rest, "oauth2/applications/@me").await;
        let answer = answer.map_err(|error| match error {
            SendError::Unauthorized => StartError::Token,
            error => StartError::Unreachable(error.to_string()),
        })?;
        let application = id_of(&answer)
            .ok_or_else(|| StartError::Unreachable("it does not say whose token it is".into()))?;
        let facts = vec![fact("id", true), fact("name", answer["name"].is_string())];
        tell(News::Asked(&Row::answered("who the bot is", witness.take(), Ok(facts))));
        let emojis = Arc::new(Emojis::default());
        let (ages, follow_ups) = (Ages::default(), FollowUps::new(clock.clone()));
        let sender = Arc::new(Sender { rest, application, emojis, ages, follow_ups });
        // Each contact has buttons of its own: those of one that was killed are not taken for them.
        #[expect(clippy::cast_possible_truncation, reason = "any number does")]
        let key = clock.now().unsigned_abs() as u32;
        let table = TableTag { table: TableId(0), key };
        Ok(Self {
            config,
            clock: clock.clone(),
            client,
            sender,
            witness,
            channel,
            guild: None,
            table,
            made: Made::default(),
            under_way: None,
            tell,
        })
    }

    async fn ask_all(&mut self, plan: &Plan) {
        let endpoint = self.ask_about_the_application().await;
        self.ask_for_a_picture().await;
        self.ask_for_a_command().await;
        self.ask_for_messages().await;
        self.ask_for_a_thread().await;
        match (plan.press, self.made.page) {
            (_, None) => self.skip_the_click("there is no button"),
            (Err(why), _) => self.skip_the_click(why),
            _ if endpoint => self.skip_the_click("Discord sends clicks by HTTP"),
            (Ok(wait), Some(page)) => self.await_a_click(page, wait).await,
        }
    }

    /// Makes a request, and tells its row. `facts` are what the bot relies on in the answer to a
    /// success.
    async fn ask<T>(
        &mut self,
        step: &'static str,
        request: impl AsyncFn(&Sender) -> Result<T, SendError>,
        facts: impl FnOnce(&T, &Exchange) -> Vec<String>,
    ) -> Option<T> {
        self.try_to_ask(step, request, facts).await.outcome.ok()
    }

    /// The same, and says more of a failure.
    async fn try_to_ask<T>(
        &mut self,
        step: &'static str,
        request: impl AsyncFn(&Sender) -> Result<T, SendError>,
        facts: impl FnOnce(&T, &Exchange) -> Vec<String>,
    ) -> Tried<T> {
        self.under_way = Some(step);
        let tried = self.insist(request).await;
        self.under_way = None;
        let exchange = self.witness.take();
        let in_doubt = matches!(tried.outcome, Err(SendError::Later { in_doubt: true, .. }));
        if in_doubt && exchange.makes_something() {
            self.made.in_doubt.push(step);
        }
        let facts = tried.outcome.as_ref().map(|value| facts(value, &exchange));
        let row = Row::answered(step, exchange, facts);
        (self.tell)(News::Asked(&row));
        tried
    }

    /// Makes a request, and makes it again where Discord asks for that and nothing can come of it
    /// twice.
    async fn insist<T>(
        &mut self,
        request: impl AsyncFn(&Sender) -> Result<T, SendError>,
    ) -> Tried<T> {
        let sender = Arc::clone(&self.sender);
        let mut in_doubt = None;
        let mut tries = 1;
        loop {
            let pause = sender.rest.budget().paused_for();
            if pause > PATIENCE {
                let reason = format!("Discord asks for a pause of {} seconds", pause.as_secs());
                return Err(SendError::Later { reason, wait: 0, in_doubt: false }).into();
            }
            let outcome = request(&sender).await;
            let exchange = self.witness.last();
            if let Some((earlier, error)) = in_doubt.take()
                && exchange.deleted_nothing()
            {
                self.witness.remember(earlier);
                return Tried { outcome: Err(error), is_gone: true };
            }
            let Err(SendError::Later { wait, in_doubt: doubt, .. }) = &outcome else {
                return outcome.into();
            };
            let wait = Duration::from_millis(wait.unsigned_abs());
            if tries == TRIES || wait > PATIENCE || (*doubt && exchange.makes_something()) {
                return outcome.into();
            }
            let (wait, doubt) = if *doubt { (wait.max(REST), true) } else { (wait, false) };
            in_doubt = outcome.err().filter(|_| doubt).map(|error| (exchange, error));
            tries += 1;
            self.clock.sleep(wait).await;
        }
    }

    fn skip(&mut self, step: &'static str, why: &str) {
        (self.tell)(News::Asked(&Row::not_asked(step, why)));
    }
}

/// The end of a request, after all its tries.
struct Tried<T> {
    outcome: Result<T, SendError>,
    /// A later try found nothing any more: an earlier one was carried out, though its answer did not
    /// come.
    is_gone: bool,
}

impl<T> From<Result<T, SendError>> for Tried<T> {
    fn from(outcome: Result<T, SendError>) -> Self {
        Self { outcome, is_gone: false }
    }
}

/// Asks for something that has an address.
async fn get(rest: &Rest, path: &str) -> Result<Value, SendError> {
    call(rest, Method::GET, path, None).await
}

/// A request that the [`Sender`] does not have, in its turn.
async fn call(
    rest: &Rest,
    method: Method,
    path: &str,
    body: Option<Body>,
) -> Result<Value, SendError> {
    let slot = rest.slot(&method, path).await;
    rest.budget().turn(None, Urgency::Reveal).await.map_err(|_| SendError::Unauthorized)?;
    rest.call(method, path, By::Bot, Some(slot), body).await
}
