//! The sandbox as a test holds it.

pub(crate) mod answer;
pub(crate) mod person;
pub(crate) mod places;
mod wait;

use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, MutexGuard};
use std::time::Duration;

use futures_util::future::BoxFuture;
use tokio::net::TcpListener;
use tokio::sync::broadcast;

use crate::driver::person::Person;
use crate::driver::places::{Channel, Guild};
use crate::http::tls::{self, Certificate};
use crate::http::worlds::Worlds;
use crate::http::{Shared, serve};
use crate::id::Id;
use crate::open::guard::Access;
use crate::open::offer::Offer;
use crate::settings::Settings;
use crate::time::millis;
use crate::world::action::{Action, Outcome};
use crate::world::change::Change;
use crate::world::failure::Failure;
use crate::world::faults::Fault;
use crate::world::gateway::disorder::{Breakdown, Disorder};
use crate::world::log::{Delivery, Event, Ignored, Request, Violation};
use crate::world::{World, signing};

pub use wait::Impatience;

/// An error that keeps a sandbox from starting.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// A port could not be had.
    #[error("cannot listen on {address}: {error}")]
    Listen {
        /// The address that was asked for.
        address: SocketAddr,
        /// The system's error.
        error: std::io::Error,
    },
    /// No key could be made up.
    #[error("no randomness for a key")]
    Key,
    /// No certificate could be made.
    #[error("cannot make a certificate: {0}")]
    Certificate(String),
}

/// The address and certificate of a sandbox that is reached over TLS.
#[derive(Clone, Debug)]
pub struct Tls {
    /// The address it listens on. Resolve `discord.com` to this address.
    pub address: SocketAddr,
    /// The certificate that clients must trust.
    pub certificate: Certificate,
}

/// Numbers of requests since the start or since [`Sandbox::clear_log`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Requests that count towards the global limit.
    pub counted: u64,
    /// Requests that do not: answers to interactions and what is sent with their tokens, and
    /// the few routes that need no token.
    pub exempt: u64,
    /// Answers of 401, 403 and 429; ten thousand of them in ten minutes ban an address.
    pub invalid: u64,
    /// Log entries that were forgotten because there were more than `Settings::log`. Not zero:
    /// [`Sandbox::requests`], [`Sandbox::violations`] or [`Sandbox::traffic`] are not complete.
    pub forgotten: u64,
}

impl Counts {
    /// Returns the difference to an earlier count.
    pub fn since(self, earlier: Counts) -> Counts {
        Counts {
            counted: self.counted.saturating_sub(earlier.counted),
            exempt: self.exempt.saturating_sub(earlier.exempt),
            invalid: self.invalid.saturating_sub(earlier.invalid),
            forgotten: self.forgotten.saturating_sub(earlier.forgotten),
        }
    }
}

/// A simulated Discord on loopback. Cheap to clone; it stops with the last handle.
#[derive(Clone, Debug)]
pub struct Sandbox {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    worlds: Arc<Worlds>,
    shared: Arc<Shared>,
    address: SocketAddr,
    url: String,
    tls: Tls,
    token: String,
    app: Id,
    patience: Duration,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.worlds.stop();
    }
}

async fn listen(host: IpAddr, port: u16) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |error| StartError::Listen { address: (host, port).into(), error };
    let listener = TcpListener::bind((host, port)).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

impl Sandbox {
    /// Starts a sandbox in the current Tokio runtime.
    /// Errors: when a port is taken, or no certificate can be made.
    pub fn start(settings: Settings) -> BoxFuture<'static, Result<Sandbox, StartError>> {
        // In a box it is compiled once, here, and not again in every program that starts one.
        Box::pin(Self::start_here(settings))
    }

    async fn start_here(settings: Settings) -> Result<Sandbox, StartError> {
        let host = settings.listen;
        let (plain, address) = listen(host, settings.port).await?;
        let (secure, tls_address) = listen(host, settings.tls_port).await?;
        let (certificate, acceptor) = tls::make().map_err(StartError::Certificate)?;
        let url = settings.public_url.clone().unwrap_or_else(|| format!("http://{address}"));
        let access = Access::new(host, settings.key.clone())?;
        let (token, patience) = (settings.token.clone(), settings.patience);
        let world = World::start(settings, url.clone(), "");
        let app = world.first_app();
        let shared = Arc::new(Shared::new(world));
        let worlds = Arc::new(Worlds::new(Arc::clone(&shared), access));
        tokio::spawn(serve::accept(Arc::clone(&worlds), plain, None));
        tokio::spawn(serve::accept(Arc::clone(&worlds), secure, Some(acceptor)));
        shared.run();
        let tls = Tls { address: tls_address, certificate };
        Ok(Sandbox {
            inner: Arc::new(Inner { worlds, shared, address, url, tls, token, app, patience }),
        })
    }

    /// Stops listening and closes all connections. Handles can still look at the world.
    pub fn stop(&self) {
        self.inner.worlds.stop();
    }

    /// Returns the key for `/sandbox/…` and the page, where the sandbox listens to more than this
    /// machine. It is sent as `Authorization: Bearer …`, or once as `/?key=…` in a browser.
    pub fn key(&self) -> Option<&str> {
        self.inner.worlds.access.key()
    }

    /// The world begins anew: everything is forgotten, and there is what `Settings::seed` says.
    /// Bots are cut off and may come back with the same token.
    pub fn reset(&self) {
        self.inner.shared.reset();
    }

    /// The address that is listened to, whatever [`Settings::public_url`] says.
    pub fn address(&self) -> SocketAddr {
        self.inner.address
    }

    /// The base address, such as `http://127.0.0.1:40123`, to be used in place of
    /// `https://discord.com`.
    pub fn url(&self) -> &str {
        &self.inner.url
    }

    /// The TLS listener: the same Discord behind a certificate.
    pub fn tls(&self) -> &Tls {
        &self.inner.tls
    }

    /// The token of the first application's bot.
    pub fn token(&self) -> &str {
        &self.inner.token
    }

    /// The id of the first application, which is also that of its bot.
    pub fn application_id(&self) -> Id {
        self.inner.app
    }

    /// Returns the key, in hexadecimal, with which the first application's bot checks the
    /// signatures of interactions.
    pub fn public_key(&self) -> String {
        signing::public_key(self.inner.app)
    }

    /// The world itself. Do not keep it, and never call another method of the sandbox with it in
    /// hand: it is a lock.
    pub fn world(&self) -> MutexGuard<'_, World> {
        self.inner.shared.world()
    }

    /// Does something; see [`Action`]. For interactions this returns at once; [`Person`] has
    /// methods that wait for the answer.
    /// Errors: a [`Failure`] when it cannot be done.
    pub fn act(&self, action: Action) -> Result<Outcome, Failure> {
        self.world().act(action)
    }

    /// All that happens from now on.
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.world().changes()
    }

    /// A guild, made if there is none of this name. The bot is in it.
    pub fn guild(&self, name: &str) -> Guild {
        let id = self.world().add_guild(name);
        Guild { sandbox: self.clone(), id, name: name.into() }
    }

    /// A person, made if there is none of this name.
    pub fn person(&self, name: &str) -> Person {
        let id = self.world().add_person(name);
        Person { sandbox: self.clone(), id, name: name.into() }
    }

    /// A group chat of people, made if they have none yet. No bot is in it.
    pub fn group_chat(&self, people: &[&Person]) -> Channel {
        let people = people.iter().map(|person| person.id).collect();
        // They are people of this world; id 0 is nowhere.
        let id = self.world().add_group(people).unwrap_or_default();
        Channel { sandbox: self.clone(), id }
    }

    /// Puts a button on the page behind which this program does something of its own, such as
    /// starting its bot anew. One of the same name replaces an earlier one.
    pub fn offer(&self, offer: Offer) {
        self.inner.shared.offer(offer);
    }

    /// The last requests, oldest first.
    pub fn requests(&self) -> Vec<Request> {
        self.world().log.requests.iter().cloned().collect()
    }

    /// Refusals that were the bot's own mistake: malformed bodies, unknown routes.
    pub fn violations(&self) -> Vec<Violation> {
        self.world().log.violations.iter().cloned().collect()
    }

    /// Everything the bots showed to people: bodies and files, and the people who could see them
    /// then.
    pub fn traffic(&self) -> Vec<Delivery> {
        self.world().log.deliveries.iter().cloned().collect()
    }

    /// Returns the numbers of requests.
    pub fn counts(&self) -> Counts {
        let world = self.world();
        let log = &world.log;
        Counts {
            counted: log.counted,
            exempt: log.exempt,
            invalid: log.invalid,
            forgotten: log.forgotten,
        }
    }

    /// Empties the log and counts from zero.
    pub fn clear_log(&self) {
        self.world().log.clear();
    }

    /// The REST side misbehaves.
    pub fn misbehave(&self, fault: Fault) {
        self.done(Action::Misbehave { fault });
    }

    /// The REST side behaves again.
    pub fn behave(&self) {
        self.done(Action::Behave);
    }

    /// The faults that have not struck yet.
    pub fn pending_faults(&self) -> Vec<Fault> {
        self.world().faults.pending().to_vec()
    }

    /// The gateway delivers badly.
    pub fn disorder(&self, disorder: Disorder) {
        self.done(Action::Disorder { disorder });
    }

    /// The gateway delivers well again.
    pub fn order(&self) {
        self.done(Action::Order);
    }

    /// The gateway keeps all events back.
    pub fn hold_events(&self) {
        self.done(Action::Hold);
    }

    /// The gateway sends what it kept back, perhaps the last one first.
    pub fn let_events_go(&self, backwards: bool) {
        self.done(Action::LetGo { backwards });
    }

    /// Asks the first bot for a heartbeat on each of its connections, as Discord may at any time.
    pub fn ask_for_heartbeats(&self) {
        let app = self.application_id();
        self.world().ask_for_heartbeats(app);
    }

    /// The gateway connections of the first bot break down.
    pub fn break_gateway(&self, how: Breakdown) {
        self.done(Action::Break { app: None, how });
    }

    /// The first bot's token is refused from now on, or accepted again.
    pub fn refuse_token(&self, refused: bool) {
        self.done(Action::RefuseToken { app: None, refused });
    }

    /// Moves the clock forward: tokens, nonces and rate limits age without waiting.
    pub fn advance(&self, by: Duration) {
        self.done(Action::Advance { millis: millis(by) });
    }

    /// From now on ids contain the present time, whatever [`Settings::ids_tell_time`] said.
    pub fn let_ids_tell_time(&self) {
        self.world().settings.ids_tell_time = true;
    }

    /// A moderator deletes a message.
    pub fn delete_message(&self, message: Id) {
        self.done(Action::DeleteMessage { message });
    }

    /// Does something that cannot fail.
    fn done(&self, action: Action) {
        // These actions have no way to fail; were one to, there would be nobody to tell.
        let _ = self.act(action);
    }
}

impl Sandbox {
    /// Returns the parts of bots' requests that Discord ignores, with
    /// [`crate::Strictness::Discord`].
    pub fn ignored(&self) -> Vec<Ignored> {
        self.world().log.ignored.iter().cloned().collect()
    }

    /// The gateway events that were sent or kept back, oldest first; with `Settings::backstage`.
    pub fn events(&self) -> Vec<Event> {
        self.world().log.events.iter().cloned().collect()
    }
}

/// Tells people of interactions that stay unanswered, soon after their time is over.
pub(crate) async fn sweep(shared: Arc<Shared>) {
    let mut stop = shared.stop.subscribe();
    let mut tick = tokio::time::interval(Duration::from_millis(20));
    loop {
        tokio::select! {
            _ = tick.tick() => shared.world().sweep(),
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}
