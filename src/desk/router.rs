//! Takes what people ask, finds the table it is asked of, and gives the answer.

use super::coach::Coach;
use super::daily::DailyDesk;
use super::duel::DuelDesk;
use super::help::{self, Help};
use super::languages::{DiscordLocales, localize};
use super::leaderboard::LeaderboardDesk;
use super::league::LeagueDesk;
use super::news::with_news;
use super::opening::Opener;
use super::privacy::{Links, PrivacyDesk};
use super::puzzle::PuzzleDesk;
use super::request::Request;
use super::settings::{SettingsDesk, turned_away_here};
use super::statistics::StatisticsDesk;
use super::throttle::{Often, Throttle};
use super::void::VoidDesk;
use crate::store::{Store, StoreError};
use crate::tables::Tables;
use crate::tools::{Answer, Clock, Preferences, Retention, Tools};
use ask::{Ask, Command, GameAsk, GameWish, Opening, Solo};
use daily::Terms;
use players::Level;
use table::{Place, TableCommand};
use values::{ChannelId, InteractionId, ServerSettings, TableId, TableTag, UserId};
use view::Words;
use view::lobby::missing_permissions;

/// Leads requests to their tables, and to the features beside them.
#[derive(Clone)]
pub struct Router {
    tables: Tables,
    store: Store,
    preferences: Preferences,
    clock: Clock,
    throttle: Throttle,
    opener: Opener,
    coach: Coach,
    help: Help,
    leaderboard: LeaderboardDesk,
    statistics: StatisticsDesk,
    settings: SettingsDesk,
    void: VoidDesk,
    privacy: PrivacyDesk,
    daily: DailyDesk,
    puzzle: PuzzleDesk,
    duel: DuelDesk,
    league: LeagueDesk,
}

impl Router {
    /// A router to these tables, and to the deals of the day and duels on these terms. `links` are
    /// those of the bot's host, which are shown to people who ask about their data.
    pub fn new(
        tables: &Tables,
        tools: &Tools,
        retention: Retention,
        terms: Terms,
        links: Links,
    ) -> Self {
        let duel = DuelDesk::new(tools, terms.plan);
        Self {
            tables: tables.clone(),
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            clock: tools.clock.clone(),
            throttle: Throttle::new(&tools.clock),
            opener: Opener::new(tables, tools),
            coach: Coach::new(tables, tools),
            help: Help::new(tools),
            leaderboard: LeaderboardDesk::new(tools),
            statistics: StatisticsDesk::new(tools),
            settings: SettingsDesk::new(tools, retention),
            void: VoidDesk::new(tools),
            privacy: PrivacyDesk::new(tables, tools, retention, links),
            league: LeagueDesk::new(tools, duel.clone()),
            duel,
            daily: DailyDesk::new(tools, terms),
            puzzle: PuzzleDesk::new(tools),
        }
    }

    /// Does what is asked; the answer is for the person who asked.
    pub async fn handle(&self, mut request: Request) -> Answer {
        let locales = localize(&self.preferences, &mut request).await;
        let (user, words) = (request.person.user, request.words());
        let interaction = request.interaction;
        let on_server = request.place.is_some();
        let server = match &request.place {
            // A table opens all the same when it cannot be read what the server wants.
            Some(place) => self.preferences.server_or_usual(place.guild).await,
            None => Default::default(),
        };
        let kind = Often::of(&request.command, &server);
        let channel = request.place_among_others().map(|place| place.channel);
        let allowed = self.throttle.ask(kind, user, channel);
        // A table notes a request together with its effect; every other request is noted before it
        // has one.
        let of_table = matches!(
            request.command,
            Command::Open { .. }
                | Command::Here(_)
                | Command::Ask(
                    Ask::Table { .. }
                        | Ask::Game(GameAsk { wish: GameWish::Play | GameWish::PlayTaught, .. })
                )
        );
        let noted = of_table && allowed.is_ok();
        if !noted && self.is_answered_elsewhere(interaction).await {
            return Answer::Nothing;
        }
        let answer = match allowed {
            Ok(()) => self.answer(request, &server, &locales).await,
            Err(seconds) => {
                let text = words.say("too-often", &[("seconds", seconds.into())]);
                Answer::text(text)
            }
        };
        // It speaks of the server, and of a switch that there is on servers alone.
        if !on_server {
            return answer;
        }
        with_news(&self.preferences, user, &words, answer).await
    }

    /// Whether another process that has got the same click answers it; otherwise this one does.
    async fn is_answered_elsewhere(&self, interaction: InteractionId) -> bool {
        let store = &self.store;
        if !store.is_shared() {
            return false;
        }
        match store.claim(interaction, self.clock.now()).await {
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
        locales: &DiscordLocales,
    ) -> Answer {
        let words = request.words();
        match request.command.clone() {
            Command::Ask(ask) => self.pressed(request, ask, server, locales).await,
            Command::Here(command) => self.here(request, command).await,
            Command::Open { opening, solo } => {
                self.opener.open(&request, &opening, server, solo).await
            }
            Command::Leaderboard { game, variant } => {
                self.leaderboard.open(&request, (game, variant)).await
            }
            Command::Statistics(whose) => self.statistics.open(&request, &whose).await,
            Command::Challenge(challenge) => self.duel.challenge(&request, &challenge).await,
            Command::Rules(rules) => self.help.rules(&request, &rules).await,
            Command::Help => Answer::Private(help::page(&words, request.game)),
            Command::Unknown => Answer::say(&words, "old-version"),
        }
    }

    /// Something that a button can ask.
    async fn pressed(
        &self,
        request: Request,
        ask: Ask,
        server: &ServerSettings,
        locales: &DiscordLocales,
    ) -> Answer {
        match ask {
            Ask::Table { table, step, command } => {
                self.pressed_at(request, table, step, command).await
            }
            Ask::Leaderboard(ask) => self.leaderboard.pressed(&request, ask).await,
            Ask::Void(ask) => self.void.pressed(&request, ask).await,
            Ask::Statistics(ask) => self.statistics.pressed(&request, ask).await,
            Ask::Lesson(game, at) => self.help.lesson(&request, game, &at).await,
            Ask::Game(GameAsk { game, wish }) => match wish {
                GameWish::Play => {
                    let opening = Opening::alone(game);
                    self.opener.open(&request, &opening, server, Some(Solo::Even)).await
                }
                GameWish::PlayTaught => {
                    let opening = Opening::taught(game);
                    self.opener
                        .open(&request, &opening, server, Some(Solo::Level(Level::WEAKEST)))
                        .await
                }
                GameWish::Rules => match game.rules(&[]) {
                    Ok(rules) => self.help.rules(&request, &rules).await,
                    Err(_) => Answer::say(&request.words(), "out-of-order"),
                },
                GameWish::Commands => {
                    Answer::panel(request.under, help::commands(&request.words()))
                }
            },
            Ask::Settings(ask) => self.settings.pressed(&request, ask, locales).await,
            Ask::Daily(ask) => self.daily.pressed(&request, ask).await,
            Ask::Puzzle(ask) => self.puzzle.pressed(&request, ask).await,
            Ask::Duel(ask) => self.duel.pressed(&request, ask).await,
            Ask::League(ask) => self.league.pressed(&request, ask, locales).await,
            Ask::Privacy(ask) => self.privacy.pressed(&request, ask).await,
        }
    }

    /// Something of the table in the channel of the request.
    async fn here(&self, request: Request, command: TableCommand) -> Answer {
        let words = request.words();
        let place = &request.place_alone();
        // A private match needs none of them: it is shown in the answer.
        if command == TableCommand::Show
            && !request.lacking.is_empty()
            && matches!(self.store.open_in(place.channel).await, Ok(Some(_)))
        {
            return Answer::Private(missing_permissions(&words, &request.lacking));
        }
        match self.table_in(place, request.person.user, &command).await {
            Ok(Some(table)) if command == TableCommand::Hint => {
                self.coach.hint(&request, table, None).await
            }
            Ok(Some(table)) => self.ask(table, None, request, 0, command).await,
            Ok(None) if request.place_among_others().is_none() => request.needs_others(),
            Ok(None) => Answer::say(&words, "no-table"),
            Err(error) => Answer::failed(&words, &error),
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
        let (store, private) = (&self.store, ChannelId(user.0));
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

    /// Whether the server lets its tables have hints.
    async fn allows_hints(&self, request: &Request) -> bool {
        match &request.place {
            Some(place) => self.preferences.server_or_usual(place.guild).await.hints,
            None => true,
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
            TableCommand::ChangeHints(true) if !self.allows_hints(&request).await => {
                Answer::say(&request.words(), "hint-off-server")
            }
            TableCommand::Rematch => self.opener.rematch(&request, tag).await,
            TableCommand::Share => {
                if let Some(place) = &request.place
                    && let Some(answer) = turned_away_here(&self.preferences, &request, place).await
                {
                    return answer;
                }
                self.ask(tag.table, Some(tag.key), request, step, command).await
            }
            TableCommand::Choose(_) => {
                let user = request.person.user;
                let answer = self.ask(tag.table, Some(tag.key), request, step, command).await;
                // A sentence about why nothing was chosen leaves the decision, and the hint, as they are.
                if !matches!(answer, Answer::Private(_)) {
                    self.coach.hint_has_served(user, tag.table);
                }
                answer
            }
            TableCommand::Review => self.coach.review(&request, tag).await,
            TableCommand::Hint => self.coach.hint(&request, tag.table, Some(tag.key)).await,
            TableCommand::Back if request.place.is_some() && !request.lacking.is_empty() => {
                let words = request.words();
                Answer::Private(missing_permissions(&words, &request.lacking))
            }
            command => self.ask(tag.table, Some(tag.key), request, step, command).await,
        }
    }

    /// What looks after the leagues, for as long as the bot runs.
    pub fn leagues(&self) -> LeagueDesk {
        self.league.clone()
    }

    /// The language that somebody wants to be spoken to in.
    pub async fn words_for(&self, request: &Request) -> Words {
        let settings = self.preferences.person_or_usual(request.person.user).await;
        let own = settings.language.as_deref().unwrap_or(&request.person.locale);
        Words::of(own).about(request.game)
    }

    async fn ask(
        &self,
        table: TableId,
        key: Option<u32>,
        request: Request,
        step: u32,
        command: TableCommand,
    ) -> Answer {
        let words = request.words();
        match self.tables.request(table, request.into_table_request(key, step, command)).await {
            Ok(answer) => answer,
            Err(error) => Answer::failed(&words, &error),
        }
    }
}
