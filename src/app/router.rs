//! Takes what people ask, finds the table it is asked of, and gives the answer.

use super::archive;
use super::budget::Urgency;
use super::messenger::{ReplyHandle, ReplyToken, SendError, Target};
use super::protocol::TableMsg;
use super::render::sentence;
use super::request::{Answer, TableRequest};
use super::tables::Tables;
use super::throttle::{Often, Throttle};
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, TableId, TableTag, UserId};
use crate::settings::Settings;
use crate::store::{NewRow, NewTable, StoreError};
use crate::table::Millis;
use crate::table::command::Open;
use crate::table::lobby;
use crate::table::state::Guest;
use crate::table::{Asked, Notice, Person, Place, TableCommand, Under};
use crate::view::board::review_row;
use crate::view::leaders::LeaderLine;
use crate::view::lobby::{missing_permissions, thread_name};
use crate::view::{Message, Patch, Words, any, help, leaders, playing};
use games::{AnyRules, GameKind};

/// Something a person asks, decoded.
#[derive(Clone)]
pub struct Request {
    /// The click or command.
    pub interaction: InteractionId,
    /// Who.
    pub person: Person,
    /// Where; `None` in a direct message.
    pub place: Option<Place>,
    /// Permissions the bot lacks to play here, by their keys in the catalogue of texts.
    pub lacking: Vec<&'static str>,
    /// Permissions it lacks to open a thread here.
    pub lacking_for_thread: Vec<&'static str>,
    /// The right to edit the answer later.
    pub token: ReplyToken,
    /// For a click: the message the button sits on.
    pub under: Option<Under>,
    /// What.
    pub command: Command,
}

/// What is asked.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Open a table here, or in a thread of its own.
    New {
        /// What is played.
        settings: Box<Settings>,
        /// Whether in a thread.
        thread: bool,
    },
    /// Something of a table.
    Table {
        /// Whose button was pressed; `None`: the table in this channel is meant.
        table: Option<TableTag>,
        /// The step of the match that the button was made for; 0 where it does not matter.
        step: u32,
        /// What is wanted of it.
        command: TableCommand,
    },
    /// Who plays a game best here, in one variant or in all; a page of it, from 0.
    Leaders {
        /// The game.
        game: GameKind,
        /// The variant; `None`: all of them together.
        variant: Option<String>,
        /// The page.
        page: u32,
    },
    /// A button that this version does not know.
    Unknown,
    /// What my choices are worth, at the table in this channel.
    Hint,
    /// Open a table that ends in two ways at once.
    Both,
    /// What holds on this server; with a value, whether players may ask for hints.
    Server(Option<bool>),
    /// The rules of a variant.
    Rules(AnyRules),
    /// How to play.
    Help,
}

impl Request {
    /// The same, asked of a table.
    fn into_table_request(
        self,
        key: Option<u32>,
        step: u32,
        command: TableCommand,
    ) -> TableRequest {
        TableRequest {
            interaction: self.interaction,
            token: self.token,
            key,
            asked: Asked {
                person: self.person,
                place: self.place,
                under: self.under,
                step,
                command,
            },
        }
    }
}

/// What of a request must not be asked for too often.
fn often(request: &Request) -> Option<Often> {
    let place = request.place.as_ref()?;
    match &request.command {
        Command::New { thread: true, .. } => Some(Often::Thread(place.channel)),
        Command::New { .. } => Some(Often::Lobby(request.person.user)),
        Command::Table { command: TableCommand::Show, .. } => Some(Often::Table(place.channel)),
        Command::Leaders { .. } => Some(Often::Leaders(request.person.user)),
        _ => None,
    }
}

/// How long the answer to `/nimmt new` may take before the lobby is posted on its own.
const LOBBY_GRACE: Millis = 5_000;

/// Leads requests to their tables.
#[derive(Clone)]
pub struct Router {
    /// All tables.
    pub tables: Tables,
    throttle: Throttle,
}

impl Router {
    /// A router to these tables.
    #[must_use]
    pub fn new(tables: Tables) -> Self {
        let throttle = Throttle::new(tables.clock());
        Self { tables, throttle }
    }

    /// Does what is asked; the answer is for the person who asked.
    pub async fn handle(&self, request: Request) -> Answer {
        let words = Words::of(&request.person.locale);
        let say = |id| Answer::Private(Message::text(words.say(id, &[])));
        if let Some(often) = often(&request)
            && let Err(seconds) = self.throttle.ask(often)
        {
            let text = words.say("too-often", &[("seconds", seconds.into())]);
            return Answer::Private(Message::text(text));
        }
        match request.command.clone() {
            Command::Unknown => say("old-version"),
            Command::Both => say("target-and-games"),
            Command::Help => Answer::Private(help::help(&words)),
            Command::Rules(rules) => self.rules(&words, &rules).await,
            Command::Hint => self.hint(&request).await,
            Command::Server(hints) => match &request.place {
                Some(place) => self.server(&request.person, place.guild, hints).await,
                None => say("not-in-server"),
            },
            Command::Leaders { game, variant, page } => match &request.place {
                Some(place) => {
                    let which = (game, variant.as_deref());
                    match self.leaders(&words, place.guild, which, page).await {
                        // Turning a page changes the message under the button.
                        Ok(message) if request.under.is_some() => Answer::Update(message.into()),
                        Ok(message) => Answer::Private(message),
                        Err(error) => self.failed(&words, &error),
                    }
                }
                None => say("not-in-server"),
            },
            Command::New { settings, thread } => self.new_table(&request, *settings, thread).await,
            Command::Table { table: Some(tag), step, command } => {
                self.pressed(request, tag, step, command).await
            }
            Command::Table { table: None, step, command } => {
                let Some(place) = &request.place else {
                    return say("not-in-server");
                };
                if command == TableCommand::Show && !request.lacking.is_empty() {
                    return Answer::Private(missing_permissions(&words, &request.lacking));
                }
                match self.tables.store().open_in(place.channel).await {
                    Ok(Some(table)) => self.ask(table, None, request, step, command).await,
                    Ok(None) => say("no-table"),
                    Err(error) => self.failed(&words, &error),
                }
            }
        }
    }

    /// A button of a table was pressed.
    async fn pressed(
        &self,
        request: Request,
        tag: TableTag,
        step: u32,
        command: TableCommand,
    ) -> Answer {
        match command {
            TableCommand::Rematch => self.rematch(&request, tag).await,
            TableCommand::Review => self.review(&request, tag).await,
            TableCommand::Hint => self.hint_at(&request, tag.table, Some(tag.key)).await,
            TableCommand::Back if request.place.is_some() && !request.lacking.is_empty() => {
                let words = Words::of(&request.person.locale);
                Answer::Private(missing_permissions(&words, &request.lacking))
            }
            command => self.ask(tag.table, Some(tag.key), request, step, command).await,
        }
    }

    /// The answer to `/nimmt new` was shown, as this message.
    pub async fn lobby_shown(&self, table: TableId, message: MessageId, token: ReplyToken) {
        self.tables.send(table, TableMsg::LobbyShown(message, token)).await;
    }

    /// The answer that shows somebody their hand has arrived; with the way to it, where it is a new
    /// message beside the one that was clicked.
    pub async fn hand_arrived(
        &self,
        table: TableId,
        user: UserId,
        click: InteractionId,
        way: Option<ReplyHandle>,
    ) {
        self.tables.send(table, TableMsg::HandArrived(user, click, way)).await;
    }

    /// It has not.
    pub async fn hand_lost(&self, table: TableId, user: UserId, click: InteractionId) {
        self.tables.send(table, TableMsg::HandLost(user, click)).await;
    }

    /// A channel or thread was deleted.
    pub async fn channel_gone(&self, channel: ChannelId) {
        match self.tables.store().open_in(channel).await {
            Ok(Some(table)) => self.tables.send(table, TableMsg::ChannelGone).await,
            Ok(None) => {}
            Err(error) => tracing::error!(%error, "a deleted channel could not be looked up"),
        }
    }

    /// The bot was sent away from a server.
    pub async fn guild_gone(&self, guild: GuildId) {
        match self.tables.store().open_of(guild).await {
            Ok(tables) => {
                for table in tables {
                    self.tables.send(table, TableMsg::ChannelGone).await;
                }
            }
            Err(error) => tracing::error!(%error, "a lost server could not be looked up"),
        }
    }

    async fn ask(
        &self,
        table: TableId,
        key: Option<u32>,
        request: Request,
        step: u32,
        command: TableCommand,
    ) -> Answer {
        let words = Words::of(&request.person.locale);
        let asked = Box::new(request.into_table_request(key, step, command));
        match self.tables.ask(table, |reply| TableMsg::Request(asked, reply)).await {
            Ok(answer) => answer,
            Err(error) => self.failed(&words, &error),
        }
    }

    async fn new_table(&self, request: &Request, settings: Settings, thread: bool) -> Answer {
        let words = Words::of(&request.person.locale);
        let say = |id| Answer::Private(Message::text(words.say(id, &[])));
        let Some(place) = &request.place else {
            return say("not-in-server");
        };
        let lacking = if thread { &request.lacking_for_thread } else { &request.lacking };
        if !lacking.is_empty() {
            return Answer::Private(missing_permissions(&words, lacking));
        }
        if settings.rules.seats_allowed().is_empty() {
            let found = settings.contradictions(2);
            let reasons = playing::reasons(&words, &found).into();
            let text = words.say("cannot-open", &[("reasons", reasons)]);
            return Answer::Private(Message::text(text));
        }
        match self.tables.store().claim(request.interaction, self.tables.clock().now()).await {
            Ok(true) => {}
            // Discord delivered the command twice; the first delivery is being answered.
            Ok(false) => return Answer::Nothing,
            Err(error) => return self.failed(&words, &error),
        }
        let mut open = Open {
            person: request.person.clone(),
            place: place.clone(),
            settings,
            thread,
            bots: Vec::new(),
        };
        if thread {
            let name = thread_name(&Words::of(&place.locale), &request.person.name);
            let messenger = self.tables.messenger();
            let target = Target::OpenThread(place.channel);
            let opened = match messenger.permit(None, Urgency::Reveal, target).await {
                Ok(permit) => messenger.open_thread(permit, place.channel, &name).await,
                Err(error) => Err(error),
            };
            match opened {
                Ok(channel) => open.place.channel = channel,
                Err(SendError::Later { .. }) => return say("out-of-order"),
                Err(_) => return say("no-thread-here"),
            }
        }
        let channel = open.place.channel;
        let wait = if thread { 0 } else { LOBBY_GRACE };
        let mut created = self.create(&open, Vec::new(), wait).await;
        if let Ok(Err(other)) = created
            && !self.is_open(other).await
        {
            // The other table was closed at that very moment: once more.
            created = self.create(&open, Vec::new(), wait).await;
        }
        match created {
            Ok(Ok(_)) if thread => {
                let link = format!("<#{channel}>").into();
                Answer::Private(Message::text(
                    words.say("table-opened-thread", &[("thread", link)]),
                ))
            }
            Ok(Ok((table, message))) => Answer::Lobby(table, message),
            Ok(Err(other)) => self.there_already(&words, other).await,
            Err(error) => self.failed(&words, &error),
        }
    }

    /// Whether a table still occupies its channel, once it has done what it was asked before.
    async fn is_open(&self, table: TableId) -> bool {
        self.tables.ask(table, TableMsg::IsOpen).await.unwrap_or(true)
    }

    async fn there_already(&self, words: &Words, other: TableId) -> Answer {
        let link = self.tables.ask(other, TableMsg::Link).await.ok().flatten().unwrap_or_default();
        Answer::Private(Message::text(words.say("table-there-already", &[("link", link.into())])))
    }

    async fn create(
        &self,
        open: &Open,
        invited: Vec<Guest>,
        wait: Millis,
    ) -> Result<Result<(TableId, Message), TableId>, StoreError> {
        let now = self.tables.clock().now();
        let state = lobby::open(open, open.place.channel, invited, now);
        let text = archive::write_state(&state)?;
        let people = archive::people(&state);
        let key = self.tables.random_key();
        let row = NewRow {
            lane: "channel".into(),
            key: "lobby".into(),
            body: archive::write_notice(&Notice::Lobby)?,
            due_at: now + wait,
        };
        let created = self
            .tables
            .store()
            .create(NewTable {
                guild: state.guild,
                channel: state.channel,
                state: &text,
                people: &people,
                wake_at: state.wake_at(),
                now,
                row: &row,
                key,
            })
            .await?;
        Ok(match created {
            Ok(table) => {
                self.tables.created(table).await;
                let tag = TableTag { table, key };
                let session = crate::table::Session { tag, state, game: None };
                Ok((table, session.lobby_message()))
            }
            Err(other) => Err(other),
        })
    }

    async fn rematch(&self, request: &Request, tag: TableTag) -> Answer {
        let words = Words::of(&request.person.locale);
        let asked = request.clone().into_table_request(Some(tag.key), 0, TableCommand::Rematch);
        let asked = Box::new(asked);
        let asked = self.tables.ask(tag.table, |reply| TableMsg::Rematch(asked, reply)).await;
        let (mut open, invited) = match asked {
            Ok(Ok(open)) => open,
            Ok(Err(say)) => {
                return Answer::Private(Message::text(sentence(&words, &say)));
            }
            Err(error) => return self.failed(&words, &error),
        };
        if !request.lacking.is_empty() {
            return Answer::Private(missing_permissions(&words, &request.lacking));
        }
        match self.tables.store().claim(request.interaction, self.tables.clock().now()).await {
            Ok(true) => {}
            // Discord delivered the command twice; the first delivery is being answered.
            Ok(false) => return Answer::Nothing,
            Err(error) => return self.failed(&words, &error),
        }
        if let Some(place) = &request.place {
            open.place = place.clone();
        }
        match self.create(&open, invited, 0).await {
            Ok(Ok(_)) => {
                // Nobody can call them together twice; looking back goes on.
                let rows = Some(vec![review_row(&words, tag)]);
                Answer::Update(Patch { rows, ..Patch::default() })
            }
            Ok(Err(other)) => self.there_already(&words, other).await,
            Err(error) => self.failed(&words, &error),
        }
    }

    async fn rules(&self, words: &Words, rules: &AnyRules) -> Answer {
        let painter = std::sync::Arc::clone(self.tables.painter());
        let example = any::rules(rules).example(words);
        match tokio::task::spawn_blocking(move || painter.scene(&example)).await {
            Ok(picture) => Answer::Private(any::rules(rules).rules(words, picture.into())),
            Err(error) => self.failed(words, &error),
        }
    }

    async fn leaders(
        &self,
        words: &Words,
        guild: GuildId,
        (game, variant): (GameKind, Option<&str>),
        page: u32,
    ) -> Result<Message, StoreError> {
        let all = self.tables.store().leaders(guild, game.as_str(), variant).await?;
        let lines: Vec<LeaderLine> = all
            .into_iter()
            .map(|leader| LeaderLine {
                place: leader.place,
                name: leader.name,
                wins: leader.wins,
                matches: leader.matches,
                average: leader.average,
                best: leader.best,
            })
            .collect();
        Ok(leaders::message(words, &lines, (game, variant), page))
    }

    pub(super) fn failed(&self, words: &Words, error: &dyn std::fmt::Display) -> Answer {
        tracing::error!(%error, "a request failed");
        Answer::Private(Message::text(words.say("out-of-order", &[])))
    }
}
