//! The settings of servers and people: who may see and change them, and what they keep people from.

mod admission;
mod mine;
mod panel;
mod server;

use std::num::NonZeroU32;

use crate::desk::languages::DiscordLocales;
use crate::desk::request::Request;
use crate::store::{Store, StoreError};
use crate::tools::closed_dms::ClosedDms;
use crate::tools::{Answer, Preferences, Retention, Tools};
pub(super) use admission::{turned_away, turned_away_here};
use ask::{SettingsAsk, SettingsPage};
use mine::{Mine, MineChange};
use server::{Server, ServerChanged};
use table::Place;
use values::{GuildId, Hands, PersonChange, ServerChange, Unchanged};
use view::{Patch, Words, alert};

/// Shows and changes settings.
#[derive(Clone)]
pub struct SettingsDesk {
    store: Store,
    preferences: Preferences,
    closed_dms: ClosedDms,
    /// For how many days the host keeps finished matches; `None` for ever.
    host_keeps: Option<u32>,
}

impl SettingsDesk {
    pub(super) fn new(tools: &Tools, retention: Retention) -> Self {
        Self {
            store: tools.store.clone(),
            preferences: tools.preferences.clone(),
            closed_dms: tools.closed_dms.clone(),
            host_keeps: retention.matches.map(NonZeroU32::get),
        }
    }

    /// A page of the settings, with what is changed by it.
    pub(super) async fn pressed(
        &self,
        request: &Request,
        ask: SettingsAsk,
        locales: &DiscordLocales,
    ) -> Answer {
        let outcome = self.answer(request, ask, locales).await;
        outcome.unwrap_or_else(|error| Answer::failed(&request.words(), &error))
    }

    async fn answer(
        &self,
        request: &Request,
        ask: SettingsAsk,
        locales: &DiscordLocales,
    ) -> Result<Answer, StoreError> {
        let words = request.words();
        let user = request.person.user;
        if let SettingsAsk::StopAlerts(guild) = ask {
            self.store.stop_telling(guild, user).await?;
            let patch: Patch = alert::alerts_stopped(&words).into();
            return Ok(Answer::Update(patch));
        }
        let manages = manages(request);
        match ask {
            SettingsAsk::Show(SettingsPage::Mine) => {
                return self.my_settings(request, None, locales).await;
            }
            SettingsAsk::Open if !manages => {
                return self.my_settings(request, None, locales).await;
            }
            SettingsAsk::Mine(change) => {
                if change == PersonChange::Hands(Some(Hands::Dm)) {
                    self.closed_dms.forget(user);
                }
                self.preferences.change_person(user, change.clone()).await?;
                let changed = MineChange::Person(change);
                return self.my_settings(request, Some(changed), locales).await;
            }
            _ => {}
        }
        let Some(place) = &request.place else { return Ok(request.needs_server()) };
        match ask {
            SettingsAsk::Alerts(on) => {
                let store = &self.store;
                if on
                    && let Some(answer) =
                        turned_away(&self.preferences, request, place.guild, None).await
                {
                    return Ok(answer);
                }
                if on {
                    store.tell_of_tables(place.guild, user, &locales.person).await?;
                    // Should they be as unreachable as before, they are told so again.
                    self.closed_dms.forget(user);
                    let reached = PersonChange::Unreached(false);
                    self.preferences.change_person(user, reached).await?;
                } else {
                    store.stop_telling(place.guild, user).await?;
                }
                self.my_settings(request, Some(MineChange::Alerts), locales).await
            }
            // A panel may be copied, or its owner may have lost the right meanwhile.
            _ if !manages => Ok(Answer::Private(server::refused(&words))),
            SettingsAsk::Show(page) => {
                self.server_settings(request, place, (page, None), locales).await
            }
            SettingsAsk::Open | SettingsAsk::Mine(_) | SettingsAsk::StopAlerts(_) => {
                self.server_settings(request, place, (SettingsPage::Server, None), locales).await
            }
            SettingsAsk::Server(change) => {
                let page = SettingsPage::of(&change);
                let changed = self.change_server(place.guild, change).await?;
                self.server_settings(request, place, (page, Some(changed)), locales).await
            }
        }
    }

    async fn change_server(
        &self,
        guild: GuildId,
        change: ServerChange,
    ) -> Result<ServerChanged, StoreError> {
        Ok(match self.preferences.change_server(guild, change.clone()).await? {
            Ok(()) => ServerChanged::Done(change),
            Err(Unchanged::Contradictions(reasons)) => ServerChanged::Refused(reasons),
            Err(Unchanged::Outdated) => ServerChanged::Outdated,
        })
    }

    async fn server_settings(
        &self,
        request: &Request,
        place: &Place,
        (page, changed): (SettingsPage, Option<ServerChanged>),
        locales: &DiscordLocales,
    ) -> Result<Answer, StoreError> {
        let now = self.preferences.server(place.guild).await?;
        let server =
            Server { settings: &now, discord: &locales.server, host_keeps: self.host_keeps };
        let message = server::server(&request.words(), server, page, changed.as_ref());
        Ok(Answer::panel(request.under, message))
    }

    async fn my_settings(
        &self,
        request: &Request,
        changed: Option<MineChange>,
        locales: &DiscordLocales,
    ) -> Result<Answer, StoreError> {
        let user = request.person.user;
        let now = self.preferences.person(user).await?;
        let alerts = match &request.place {
            Some(place) => Some(self.store.alert_locale(place.guild, user).await?.is_some()),
            None => None,
        };
        let mine =
            Mine { settings: &now, discord: &locales.person, alerts, manages: manages(request) };
        // In the language that they have just chosen.
        let language = now.language.as_deref().unwrap_or(&locales.person);
        let words = Words::of(language).about(request.game);
        Ok(Answer::panel(request.under, mine::mine(&words, mine, changed.as_ref())))
    }
}

/// Whether somebody manages the server they are on; nobody does where the bot isn't.
fn manages(request: &Request) -> bool {
    request.person.manages_server && request.place.is_some()
}
