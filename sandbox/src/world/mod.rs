//! The simulated world: one value that holds everything, changed only by plain functions.
//!
//! Reading order: `model` and `message` (the data), `access` (permissions), `places` (guilds,
//! channels, people come and go), `messages` (writing, editing, deleting), `invoke` (a person does
//! something), `offers` (what they may ask which bot), `answers` (the bot's response), `gateway` (events on their way to the bots),
//! `action` (the whole of it as one enum).

pub(crate) mod access;
mod act;
pub(crate) mod action;
pub(crate) mod answers;
pub(crate) mod change;
pub(crate) mod commands;
pub(crate) mod components;
pub(crate) mod embeds;
pub(crate) mod failure;
pub(crate) mod faults;
pub(crate) mod files;
pub(crate) mod forms;
pub(crate) mod gateway;
pub(crate) mod intents;
pub(crate) mod interaction;
pub(crate) mod invoke;
pub(crate) mod layout;
pub(crate) mod log;
pub(crate) mod message;
pub(crate) mod messages;
pub(crate) mod model;
pub(crate) mod offers;
pub(crate) mod options;
pub(crate) mod permit;
pub(crate) mod pictures;
pub(crate) mod places;
pub(crate) mod rates;
pub(crate) mod shard;
pub(crate) mod signing;
pub(crate) mod threads;

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::Arc;

use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::{broadcast, watch};

use crate::check::Form;
use crate::http::endpoint::Outgoing;
use crate::id::{Counter, Id};
use crate::refusal::Refusal;
use crate::settings::Settings;
use crate::time::{Clock, Millis};

use change::Change;
use faults::Faults;
use gateway::Hub;
use interaction::Interaction;
use log::Log;
use message::Message;
use model::{App, Channel, Guild, User};
use rates::Rates;

/// The whole state of the sandbox.
#[derive(Debug)]
pub struct World {
    pub(crate) settings: Settings,
    pub(crate) clock: Clock,
    ids: Counter,
    /// A counter of its own for files: the number of edits of messages does not change the ids of
    /// anything else.
    file_ids: Counter,
    pub(crate) apps: BTreeMap<Id, App>,
    pub(crate) users: BTreeMap<Id, User>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) dms: HashMap<(Id, Id), Id>,
    pub(crate) messages: BTreeMap<Id, Message>,
    pub(crate) nonces: HashMap<(Id, String), (Millis, Id)>,
    pub(crate) interactions: HashMap<Id, Interaction>,
    pub(crate) interaction_order: VecDeque<Id>,
    pub(crate) unanswered: VecDeque<Id>,
    pub(crate) tokens: HashMap<String, Id>,
    pub(crate) hub: Hub,
    pub(crate) faults: Faults,
    pub(crate) rates: Rates,
    pub(crate) log: Log,
    /// The audience of a channel, cached until somebody comes, goes or gets other permissions.
    pub(crate) audiences: HashMap<Id, (u64, Arc<[Id]>)>,
    pub(crate) url: String,
    /// The prefix of every interaction's token, which names the world it belongs to.
    pub(crate) mark: String,
    /// Takes interactions for bots that have an address of their own.
    pub(crate) outbox: Option<UnboundedSender<Outgoing>>,
    /// The beginning of this world, which tells one run from another.
    pub(crate) run: Millis,
    changes: broadcast::Sender<Change>,
    version: watch::Sender<u64>,
}

impl World {
    pub(crate) fn new(settings: Settings) -> World {
        let (changes, _) = broadcast::channel(4096);
        let (version, _) = watch::channel(0);
        let mut world = World {
            clock: Clock::new(settings.begin),
            ids: Counter::new(),
            file_ids: Counter::new(),
            apps: BTreeMap::new(),
            users: BTreeMap::new(),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            dms: HashMap::new(),
            messages: BTreeMap::new(),
            nonces: HashMap::new(),
            interactions: HashMap::new(),
            interaction_order: VecDeque::new(),
            unanswered: VecDeque::new(),
            tokens: HashMap::new(),
            hub: Hub::default(),
            faults: Faults::default(),
            rates: Rates::new(settings.rate_limits),
            log: Log::new(settings.log),
            audiences: HashMap::new(),
            url: String::new(),
            mark: String::new(),
            outbox: None,
            run: 0,
            changes,
            version,
            settings,
        };
        world.run = world.now();
        let (name, token) = (world.settings.bot_name.clone(), world.settings.token.clone());
        world.add_app(&name, &token);
        world
    }

    /// A world under an address, with its seed.
    pub(crate) fn start(settings: Settings, url: String, mark: &str) -> World {
        let mut world = World::new(settings);
        world.url = url;
        world.mark = mark.into();
        world.apply_seed();
        world
    }

    /// The prefix of every path of this world: empty for the first one.
    pub(crate) fn prefix(&self) -> String {
        match self.mark.strip_suffix('.') {
            Some(name) => format!("/worlds/{name}"),
            None => String::new(),
        }
    }

    /// The same world, as it was at the beginning.
    pub(crate) fn restarted(&self) -> World {
        World::start(self.settings.clone(), self.url.clone(), &self.mark)
    }

    /// A form that is as strict as the settings say.
    pub(crate) fn form(&self) -> Form {
        Form::new(self.settings.strictness)
    }

    /// Ends a check: refuses, or notes the parts that Discord ignores.
    pub(crate) fn conclude(&mut self, mut form: Form) -> Result<(), Refusal> {
        self.log.pending_ignored.append(&mut form.ignored);
        form.finish()
    }

    pub(crate) fn next_id(&mut self) -> Id {
        let now = self.settings.ids_tell_time.then(|| self.now());
        self.ids.next(now)
    }

    /// The id of a file, from a counter of its own.
    pub(crate) fn next_file_id(&mut self) -> Id {
        let now = self.settings.ids_tell_time.then(|| self.now());
        self.file_ids.next(now)
    }

    /// Now, in simulated milliseconds since 1970.
    pub fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Announces a change to all listeners.
    pub(crate) fn emit(&mut self, change: Change) {
        // A change without listeners is no error.
        let _ = self.changes.send(change);
        self.version.send_modify(|version| *version += 1);
    }

    /// The stream of changes from now on.
    pub fn changes(&self) -> broadcast::Receiver<Change> {
        self.changes.subscribe()
    }

    pub(crate) fn versions(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// A user, person or bot.
    pub fn user(&self, id: Id) -> Option<&User> {
        self.users.get(&id)
    }

    /// All people, bots aside.
    pub fn people(&self) -> impl Iterator<Item = &User> {
        self.users.values().filter(|user| user.is_person())
    }

    pub fn guild(&self, id: Id) -> Option<&Guild> {
        self.guilds.get(&id)
    }

    pub fn guilds(&self) -> impl Iterator<Item = &Guild> {
        self.guilds.values()
    }

    /// A channel that was not deleted.
    pub fn channel(&self, id: Id) -> Option<&Channel> {
        self.channels.get(&id).filter(|channel| !channel.deleted)
    }

    /// All channels, DMs and threads that were not deleted.
    pub fn channels(&self) -> impl Iterator<Item = &Channel> {
        self.channels.values().filter(|channel| !channel.deleted)
    }

    /// A message, deleted or not.
    pub fn message(&self, id: Id) -> Option<&Message> {
        self.messages.get(&id)
    }

    /// All messages of a channel, oldest first, ephemeral ones included, deleted ones not.
    pub fn messages_in(&self, channel: Id) -> impl Iterator<Item = &Message> {
        self.channels
            .get(&channel)
            .into_iter()
            .flat_map(|channel| &channel.messages)
            .filter_map(|id| self.messages.get(id))
            .filter(|message| !message.deleted)
    }

    /// An interaction, unless it is long over.
    pub fn interaction(&self, id: Id) -> Option<&Interaction> {
        self.interactions.get(&id)
    }

    /// An application.
    pub fn app(&self, id: Id) -> Option<&App> {
        self.apps.get(&id)
    }

    /// All applications, the first one first.
    pub fn apps(&self) -> impl Iterator<Item = &App> {
        self.apps.values()
    }

    /// The last requests, oldest first.
    pub fn requests(&self) -> impl Iterator<Item = &log::Request> {
        self.log.requests.iter()
    }

    pub(crate) fn first_app(&self) -> Id {
        self.apps.keys().next().copied().unwrap_or_default()
    }

    /// The application with this `Authorization` header.
    pub(crate) fn authorised(&self, header: Option<&str>) -> Option<Id> {
        let token = header?.strip_prefix("Bot ")?;
        self.apps.values().find(|app| app.token == token && !app.refused).map(|app| app.id)
    }
}
