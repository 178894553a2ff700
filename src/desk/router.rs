//! Takes what people ask, finds the table it is asked of, and gives the answer.

use super::coach::GivenHints;
use super::daily::Deals;
use super::help;
use super::privacy::Links;
use super::request::{DiscordLocales, Request};
use super::throttle::{Often, Throttle};
use crate::ask::{Ask, Command, GameAsk, GameWish, Opening};
use crate::daily::Terms;
use crate::store::StoreError;
use crate::tables::protocol::TableMsg;
use crate::tables::registry::Tables;
use crate::tools::reply::{PrivateReply, ReplyToken};
use crate::tools::request::Answer;
use crate::view::lobby::missing_permissions;
use crate::view::tutorial::Lesson;
use crate::view::{Words, any};
use games::AnyRules;
use players::Level;
use table::{Place, TableCommand};
use values::ServerSettings;
use values::{ChannelId, GuildId, InteractionId, MessageId, TableId, TableTag, UserId};

/// Leads requests to their tables.
#[derive(Clone)]
pub struct Router {
    /// All tables.
    pub tables: Tables,
    throttle: Throttle,
    pub(crate) deals: Deals,
    pub(crate) links: Links,
    pub(crate) hints: GivenHints,
}

impl Router {
    /// A router to these tables, and to the deals of the day on these terms.
    #[must_use]
    pub fn new(tables: Tables, daily: Terms) -> Self {
        let throttle = Throttle::new(tables.clock());
        let deals = Deals::new(tables.clone(), daily);
        Self { tables, throttle, deals, links: Links::default(), hints: GivenHints::default() }
    }

    /// Sets the links of the bot's host, which are shown to people who ask about their data.
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
        // A table notes a request together with its effect; every other request is noted before it
        // has one.
        let of_table = matches!(
            request.command,
            Command::Open { .. }
                | Command::Here(_)
                | Command::Ask(
                    Ask::Solo | Ask::Table { .. } | Ask::Game(GameAsk { wish: GameWish::Play, .. })
                )
        );
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
        match request.command.clone() {
            Command::Ask(ask) => self.pressed(request, ask, server, said).await,
            Command::Here(command) => self.here(request, command).await,
            Command::Open { opening, solo } => {
                self.new_table(&request, &opening, server, solo).await
            }
            Command::Leaderboard { game, variant } => {
                self.open_leaderboard(&request, (game, variant)).await
            }
            Command::Statistics(whose) => self.statistics(&request, &whose).await,
            Command::Rules(rules) => self.rules(&words, &rules).await,
            Command::Help => Answer::Private(help::help(&words, request.game)),
            Command::Unknown => Answer::text(words.say("old-version", &[])),
        }
    }

    /// Something that a button can ask.
    async fn pressed(
        &self,
        request: Request,
        ask: Ask,
        server: &ServerSettings,
        said: &DiscordLocales,
    ) -> Answer {
        match ask {
            Ask::Table { table, step, command } => {
                self.pressed_at(request, table, step, command).await
            }
            Ask::Leaderboard(ask) => self.leaderboard_pressed(&request, ask).await,
            Ask::Void(ask) => self.void(&request, ask).await,
            Ask::Statistics(ask) => self.statistics_pressed(&request, ask).await,
            Ask::Lesson(at) => self.lesson(&request.words(), &at, request.under.is_some()).await,
            Ask::Solo => {
                let opening = Opening::taught(request.game);
                self.new_table(&request, &opening, server, Some(Level::Easy)).await
            }
            Ask::Game(GameAsk { game, wish }) => match wish {
                GameWish::Play => {
                    let opening = Opening::alone(game);
                    self.new_table(&request, &opening, server, Some(Level::Normal)).await
                }
                GameWish::Rules => match game.rules(&[]) {
                    Ok(rules) => self.rules(&request.words(), &rules).await,
                    Err(_) => Answer::text(request.words().say("out-of-order", &[])),
                },
                GameWish::Commands => {
                    Answer::panel(request.under, help::commands(&request.words()))
                }
            },
            Ask::Settings(ask) => self.settings(&request, ask, said).await,
            Ask::Daily(ask) => self.daily(&request, ask).await,
            Ask::Privacy(ask) => self.privacy(&request, ask).await,
        }
    }

    /// Something of the table in the channel of the request.
    async fn here(&self, request: Request, command: TableCommand) -> Answer {
        let words = request.words();
        let say = |id| Answer::text(words.say(id, &[]));
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
            Ok(Some(table)) if command == TableCommand::Hint => {
                self.hint_at(&request, table, None).await
            }
            Ok(Some(table)) => self.ask(table, None, request, 0, command).await,
            Ok(None) => say("no-table"),
            Err(error) => self.failed(&words, &error),
        }
    }

    /// The table that somebody means who types a command: what is about their own seat, the one
    /// they sit at, here or in private; else that of the channel, or where there is none their
    /// private match.
    async fn table_in(
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
    async fn pressed_at(
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
            TableCommand::Choose(_) => {
                let user = request.person.user;
                let answer = self.ask(tag.table, Some(tag.key), request, step, command).await;
                self.hint_has_served(user);
                answer
            }
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
