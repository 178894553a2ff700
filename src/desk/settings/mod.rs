//! The settings of servers and people: who may see and change them, and what they keep people from.

mod mine;
mod panel;
mod server;

use crate::ask::{SettingsAsk, SettingsPage};
use crate::desk::request::{DiscordLocales, Request};
use crate::desk::router::Router;
use crate::store::StoreError;
use crate::tools::request::Answer;
use crate::view::alert;
use crate::view::{Message, Patch, Words};
use mine::{Mine, MineChange};
use server::{Server, ServerChanged};
use table::Place;
use values::{ChannelId, GuildId, UserId};
use values::{Hands, PersonChange, ServerChange, ServerSettings};

impl Router {
    /// Sets the languages of a request: its person's to the one that they want, its channel's to
    /// the one that the server wants. Returns the languages that Discord says.
    pub(crate) async fn localize(&self, request: &mut Request) -> DiscordLocales {
        let preferences = self.tables.preferences();
        let person = preferences.person(request.person.user).await;
        let said = request.person.locale.clone();
        if let Some(own) = &person.language {
            request.person.locale.clone_from(own);
        }
        let mut server = String::new();
        if let Some(place) = &mut request.place {
            server.clone_from(&place.locale);
            let settings = preferences.server_or_usual(place.guild).await;
            if let Some(own) = &settings.language {
                place.locale.clone_from(own);
            }
        }
        DiscordLocales { person: said, server }
    }

    /// The language that somebody wants to be spoken to in.
    pub async fn words_for(&self, request: &Request) -> Words {
        let person = self.tables.preferences().person(request.person.user).await;
        let own = person.language.as_deref().unwrap_or(&request.person.locale);
        Words::of(own).about(request.game)
    }

    /// A page of the settings, with what is changed by it.
    pub(crate) async fn settings(
        &self,
        request: &Request,
        ask: SettingsAsk,
        said: &DiscordLocales,
    ) -> Answer {
        let outcome = self.pressed_in_settings(request, ask, said).await;
        let words = request.words();
        match outcome {
            Ok(answer) => answer,
            Err(error) => self.failed(&words, &error),
        }
    }

    async fn pressed_in_settings(
        &self,
        request: &Request,
        ask: SettingsAsk,
        said: &DiscordLocales,
    ) -> Result<Answer, StoreError> {
        let words = request.words();
        let user = request.person.user;
        if let SettingsAsk::StopAlerts(guild) = ask {
            self.tables.store().stop_telling(guild, user, self.tables.clock().now()).await?;
            let patch: Patch = alert::alerts_stopped(&words).into();
            return Ok(Answer::Update(patch));
        }
        let Some(place) = &request.place else {
            return Ok(Answer::text(words.say("not-in-server", &[])));
        };
        let manages = request.person.manages_server;
        match ask {
            SettingsAsk::Show(SettingsPage::Mine) => {
                self.my_settings(request, place, None, said).await
            }
            SettingsAsk::Open if !manages => self.my_settings(request, place, None, said).await,
            SettingsAsk::Mine(change) => {
                if change == PersonChange::Hands(Some(Hands::Dm)) {
                    self.tables.closed_dms().forget(user);
                }
                self.tables.preferences().change_person(user, change.clone()).await?;
                let changed = MineChange::Person(change);
                self.my_settings(request, place, Some(changed), said).await
            }
            SettingsAsk::Alerts(on) => {
                let store = self.tables.store();
                if on {
                    store.tell_of_tables(place.guild, user, &request.person.locale).await?;
                    // Should they be as unreachable as before, they are told so again.
                    self.tables.closed_dms().forget(user);
                    let heard = PersonChange::Unreached(false);
                    self.tables.preferences().change_person(user, heard).await?;
                } else {
                    store.stop_telling(place.guild, user, self.tables.clock().now()).await?;
                }
                self.my_settings(request, place, Some(MineChange::Alerts), said).await
            }
            // A panel may be copied, or its owner may have lost the right meanwhile.
            _ if !manages => Ok(Answer::Private(server::refused(&words))),
            SettingsAsk::Show(page) => {
                self.server_settings(request, place, (page, None), said).await
            }
            SettingsAsk::Open | SettingsAsk::StopAlerts(_) => {
                self.server_settings(request, place, (SettingsPage::Server, None), said).await
            }
            SettingsAsk::Server(change) => {
                let page = SettingsPage::of(&change);
                let changed = self.change_server(place.guild, change).await?;
                self.server_settings(request, place, (page, Some(changed)), said).await
            }
        }
    }

    async fn change_server(
        &self,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<ServerChanged, StoreError> {
        let done = self.tables.preferences().change_server(guild, change.clone()).await?;
        Ok(match done {
            Ok(()) => ServerChanged::Done(change),
            Err(found) => ServerChanged::Refused(found),
        })
    }

    async fn server_settings(
        &self,
        request: &Request,
        place: &Place,
        (page, changed): (SettingsPage, Option<ServerChanged>),
        said: &DiscordLocales,
    ) -> Result<Answer, StoreError> {
        let now = self.tables.preferences().server(place.guild).await?;
        let server = Server {
            settings: &now,
            discord: &said.server,
            host_keeps: self.tables.keep_days().map(std::num::NonZeroU32::get),
        };
        let message = server::server(&request.words(), server, page, changed.as_ref());
        Ok(Answer::panel(request.under, message))
    }

    async fn my_settings(
        &self,
        request: &Request,
        place: &Place,
        changed: Option<MineChange>,
        said: &DiscordLocales,
    ) -> Result<Answer, StoreError> {
        let user = request.person.user;
        let now = self.tables.preferences().person(user).await;
        let alerts = self.tables.store().alert_locale(place.guild, user).await?.is_some();
        let mine = Mine {
            settings: &now,
            discord: &said.person,
            alerts,
            manages: request.person.manages_server,
        };
        // In the language that they have just chosen.
        let spoken = now.language.as_deref().unwrap_or(&said.person);
        let words = Words::of(spoken).about(request.game);
        Ok(Answer::panel(request.under, mine::mine(&words, mine, changed.as_ref())))
    }

    /// Returns the reason why somebody may not open a table on a server, or sit down at one;
    /// `channel`: the channel in which they want to open it, with the one of which it is a thread.
    pub(crate) async fn turned_away(
        &self,
        request: &Request,
        guild: GuildId,
        channel: Option<(ChannelId, Option<ChannelId>)>,
    ) -> Option<Answer> {
        let settings = self.tables.preferences().server_or_usual(guild).await;
        let words = request.words();
        if settings.banned.contains(&request.person.user) {
            let text = words.say("settings-banned-you", &[]);
            return Some(Answer::text(text));
        }
        let (channel, parent) = channel?;
        (!is_allowed(&settings, channel, parent))
            .then(|| Answer::Private(server::not_here(&words, &settings)))
    }

    /// Puts pending news above a private answer: things that somebody must be told before anything
    /// else.
    pub(crate) async fn with_news(&self, user: UserId, words: &Words, answer: Answer) -> Answer {
        if !self.tables.preferences().person(user).await.unreached {
            return answer;
        }
        let news = words.say("alert-unreached", &[]);
        let told = |mut message: Message| {
            message.content = format!("{news}\n\n{}", message.content).trim_end().to_owned();
            message
        };
        let answer = match answer {
            Answer::Private(message) => Answer::Private(told(message)),
            Answer::Letter(letter) => Answer::Letter(letter.with_foreword(&news)),
            Answer::Hand(table, letter) => Answer::Hand(table, letter.with_foreword(&news)),
            // Not everybody must read it: the next private answer says it.
            other => return other,
        };
        let heard = PersonChange::Unreached(false);
        if let Err(error) = self.tables.preferences().change_person(user, heard).await {
            tracing::error!(%error, "that somebody was told cannot be written down");
        }
        answer
    }
}

/// Whether tables may be opened in a channel, or in this thread of it.
fn is_allowed(settings: &ServerSettings, channel: ChannelId, parent: Option<ChannelId>) -> bool {
    let named = |channel| settings.channels.contains(&channel);
    settings.channels.is_empty() || named(channel) || parent.is_some_and(named)
}
