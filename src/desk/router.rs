//! Takes what people ask, finds the table it is asked of, and gives the answer.

use super::daily::Deals;
use super::settings::DiscordLocales;
use super::statistics::StatisticsAsked;
use super::table_options::TableOptions;
use super::throttle::{Often, Throttle};
use crate::daily::Terms;
use crate::store::StoreError;
use crate::tables::protocol::TableMsg;
use crate::tables::registry::Tables;
use crate::tools::reply::{PrivateReply, ReplyToken};
use crate::tools::request::{Answer, TableRequest, is_too_late};
use crate::view::daily::Press;
use crate::view::leaderboard::LeaderboardPress;
use crate::view::lobby::missing_permissions;
use crate::view::privacy::{Links, PrivacyPress};
use crate::view::settings::SettingsPress;
use crate::view::statistics::StatisticsPress;
use crate::view::tutorial::Lesson;
use crate::view::void::VoidPress;
use crate::view::{Words, any, help};
use games::{AnyRules, GameKind};
use players::Level;
use table::{Asked, Person, Place, TableCommand, Under};
use values::Millis;
use values::ServerSettings;
use values::{ChannelId, GuildId, InteractionId, MessageId, TableId, TableTag, UserId};

/// Something a person asks, decoded.
#[derive(Clone)]
pub struct Request {
    /// The click or command.
    pub interaction: InteractionId,
    /// The game whose command it is; of a click the first one, unless the button says more.
    pub game: GameKind,
    /// Who.
    pub person: Person,
    /// Where; `None` in a direct message.
    pub place: Option<Place>,
    /// The channel of which this place is a thread, if it is one.
    pub parent: Option<ChannelId>,
    /// Permissions the bot lacks to play here, by their keys in the catalogue of texts.
    pub lacking: Vec<&'static str>,
    /// Permissions it lacks to open a thread here.
    pub lacking_for_thread: Vec<&'static str>,
    /// The right to edit the answer later.
    pub token: ReplyToken,
    /// When it came in, by the clock of the tables.
    pub received_at: Millis,
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
        /// What they say of it.
        options: Box<TableOptions>,
        /// Alone against three bots of a level, and begin at once.
        solo: Option<Level>,
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
    /// Who plays a game best here, in one variant or in all.
    Leaderboard {
        /// The game.
        game: GameKind,
        /// The variant; `None`: all of them together.
        variant: Option<String>,
    },
    /// Something was pressed on a leaderboard.
    LeaderboardPress(LeaderboardPress),
    /// Something about matches declared void.
    Void(VoidPress),
    /// Somebody's statistics.
    Statistics(StatisticsAsked),
    /// Something was pressed below somebody's statistics.
    StatisticsPress(StatisticsPress),
    /// A button that this version does not know.
    Unknown,
    /// What my choices are worth, at the table in this channel.
    Hint,
    /// The settings of the server, or of whoever asks.
    Settings(SettingsPress),
    /// The rules of a variant.
    Rules(AnyRules),
    /// What is stored about me, and what becomes of it.
    Privacy(PrivacyPress),
    /// How to play.
    Help,
    /// The tutorial, at this place in it.
    Lesson(String),
    /// The deal of the day, or something of it.
    Daily(Press),
}

impl Request {
    /// The language of who asks.
    pub(crate) fn words(&self) -> Words {
        Words::of(&self.person.locale).about(self.game)
    }

    /// Whether nobody waits for it any more; see [`is_too_late`].
    pub(crate) fn is_too_late(&self, now: Millis) -> bool {
        is_too_late(&self.token, self.received_at, now)
    }

    /// The same, asked of a table.
    pub(crate) fn into_table_request(
        self,
        key: Option<u32>,
        step: u32,
        command: TableCommand,
    ) -> TableRequest {
        TableRequest {
            interaction: self.interaction,
            token: self.token,
            received_at: self.received_at,
            key,
            claimed: false,
            asked: Asked {
                person: self.person,
                place: self.place,
                under: self.under,
                step,
                interaction: self.interaction,
                command,
            },
        }
    }
}

/// Leads requests to their tables.
#[derive(Clone)]
pub struct Router {
    /// All tables.
    pub tables: Tables,
    throttle: Throttle,
    pub(crate) deals: Deals,
    pub(crate) links: Links,
}

impl Router {
    /// A router to these tables, and to the deals of the day on these terms.
    #[must_use]
    pub fn new(tables: Tables, daily: Terms) -> Self {
        let throttle = Throttle::new(tables.clock());
        let deals = Deals::new(tables.clone(), daily);
        Self { tables, throttle, deals, links: Links::default() }
    }

    /// What the host of the bot has linked, for whoever asks about their data.
    #[must_use]
    pub fn with_links(self, links: Links) -> Self {
        Self { links, ..self }
    }

    /// Does what is asked; the answer is for the person who asked.
    pub async fn handle(&self, mut request: Request) -> Answer {
        let said = self.localize(&mut request).await;
        let (user, words) = (request.person.user, request.words());
        let interaction = request.interaction;
        let server = match &request.place {
            // A table opens all the same when it cannot be read what the server wants.
            Some(place) => self.tables.preferences().server_or_usual(place.guild).await,
            None => Default::default(),
        };
        let what = Often::of(&request.command, &server);
        let channel = request.place.as_ref().map(|place| place.channel);
        let asked = self.throttle.ask(what, user, channel);
        // What is asked of a table is noted together with what it does; the rest before it does anything.
        let of_table =
            matches!(request.command, Command::New { .. } | Command::Table { .. } | Command::Hint);
        let noted = of_table && asked.is_ok();
        if !noted && self.is_answered_elsewhere(interaction).await {
            return Answer::Nothing;
        }
        let answer = match asked {
            Ok(()) => self.answer(request, &server, &said).await,
            Err(seconds) => {
                let text = words.say("too-often", &[("seconds", seconds.into())]);
                Answer::text(text)
            }
        };
        self.with_news(user, &words, answer).await
    }

    /// Whether another process that has got the same click answers it; otherwise this one does.
    async fn is_answered_elsewhere(&self, interaction: InteractionId) -> bool {
        let store = self.tables.store();
        if !store.is_shared() {
            return false;
        }
        match store.claim(interaction, self.tables.clock().now()).await {
            Ok(first) => !first,
            Err(error) => {
                tracing::warn!(%error, "it is not known whether a click is answered elsewhere");
                false
            }
        }
    }

    async fn answer(
        &self,
        request: Request,
        server: &ServerSettings,
        said: &DiscordLocales,
    ) -> Answer {
        let words = request.words();
        let say = |id| Answer::text(words.say(id, &[]));
        match request.command.clone() {
            Command::Unknown => say("old-version"),
            Command::Privacy(press) => self.privacy(&request, press).await,
            Command::Help => Answer::Private(help::help(&words)),
            Command::Statistics(asked) => self.statistics(&request, &asked).await,
            Command::StatisticsPress(press) => self.statistics_pressed(&request, press).await,
            Command::Lesson(at) => self.lesson(&words, &at, request.under.is_some()).await,
            Command::Daily(press) => self.daily(&request, press).await,
            Command::Rules(rules) => self.rules(&words, &rules).await,
            Command::Hint => self.hint(&request).await,
            Command::Settings(press) => self.settings(&request, press, said).await,
            Command::Leaderboard { game, variant } => {
                self.open_leaderboard(&request, (game, variant)).await
            }
            Command::LeaderboardPress(press) => self.leaderboard_pressed(&request, press).await,
            Command::Void(press) => self.void(&request, press).await,
            Command::New { options, solo } => {
                self.new_table(&request, &options, server, solo).await
            }
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
                if command == TableCommand::Join
                    && let Some(answer) = self.turned_away(&request, place.guild, None).await
                {
                    return answer;
                }
                match self.table_in(place, request.person.user, &command).await {
                    Ok(Some(table)) => self.ask(table, None, request, step, command).await,
                    Ok(None) => say("no-table"),
                    Err(error) => self.failed(&words, &error),
                }
            }
        }
    }

    /// The table that somebody means who types a command: what is about their own seat, the one they sit
    /// at, here or in private; else that of the channel, or where there is none their private match.
    pub(crate) async fn table_in(
        &self,
        place: &Place,
        user: UserId,
        command: &TableCommand,
    ) -> Result<Option<TableId>, StoreError> {
        let (store, private) = (self.tables.store(), ChannelId(user.0));
        if matches!(command, TableCommand::Hand | TableCommand::Leave | TableCommand::Hint)
            && let Some(table) = store.seated_in([place.channel, private], user).await?
        {
            return Ok(Some(table));
        }
        match store.open_in(place.channel).await? {
            Some(table) => Ok(Some(table)),
            None => store.open_in(private).await,
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
            TableCommand::Join => {
                let guild = request.place.as_ref().map(|place| place.guild);
                if let Some(guild) = guild
                    && let Some(answer) = self.turned_away(&request, guild, None).await
                {
                    return answer;
                }
                self.ask(tag.table, Some(tag.key), request, step, command).await
            }
            TableCommand::Rematch => self.rematch(&request, tag).await,
            TableCommand::Review => self.review(&request, tag).await,
            TableCommand::Hint => self.hint_at(&request, tag.table, Some(tag.key)).await,
            TableCommand::Back if request.place.is_some() && !request.lacking.is_empty() => {
                let words = request.words();
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
        way: Option<PrivateReply>,
    ) {
        self.tables.send(table, TableMsg::HandArrived(user, click, way)).await;
    }

    /// It has not.
    pub async fn hand_lost(&self, table: TableId, user: UserId, click: InteractionId) {
        self.tables.send(table, TableMsg::HandLost(user, click)).await;
    }

    /// A channel or thread was deleted.
    pub async fn channel_gone(&self, channel: ChannelId) {
        self.tables.preferences().channel_gone(channel).await;
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
        self.server_left(guild).await;
    }

    pub(crate) async fn ask(
        &self,
        table: TableId,
        key: Option<u32>,
        request: Request,
        step: u32,
        command: TableCommand,
    ) -> Answer {
        let words = request.words();
        let asked = Box::new(request.into_table_request(key, step, command));
        match self.tables.ask(table, |reply| TableMsg::Request(asked, reply)).await {
            Ok(answer) => answer,
            Err(error) => self.failed(&words, &error),
        }
    }

    async fn rules(&self, words: &Words, rules: &AnyRules) -> Answer {
        let example = any::rules(rules).example(words);
        match self.tables.paint(example).await {
            Some(picture) => Answer::Private(any::rules(rules).rules(words, picture)),
            None => Answer::text(words.say("out-of-order", &[])),
        }
    }

    /// A step of the tutorial; the next one replaces it.
    async fn lesson(&self, words: &Words, at: &str, follows: bool) -> Answer {
        let Lesson { mut message, scene } = any::lesson(words, at);
        match self.tables.paint(scene).await {
            Some(picture) => {
                message.files.iter_mut().for_each(|file| file.bytes = picture.clone());
                if follows { Answer::Update(message.into()) } else { Answer::Private(message) }
            }
            None => Answer::text(words.say("out-of-order", &[])),
        }
    }

    pub(crate) fn failed(&self, words: &Words, error: &dyn std::fmt::Display) -> Answer {
        tracing::error!(%error, "a request failed");
        Answer::text(words.say("out-of-order", &[]))
    }
}
