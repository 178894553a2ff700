//! The pages of a server's settings.

use super::panel::{Panel, option};
use ask::{Entry, ServerList, SettingsAsk, SettingsPage};
use games::{AnyContradiction, AnyRules, GameKind};
use table::SetUpPage;
use values::{ChannelId, Hands, Pace, Seasons, ServerChange, ServerSettings};
use view::any;
use view::message::{MenuOption, Message};
use view::playing::reasons;
use view::words::{Words, language_name};

/// The choices for the number of days that finished matches are kept.
const KEEP_DAYS: [u32; 5] = [7, 30, 90, 180, 365];

/// The content of a server's settings pages.
#[derive(Clone, Copy, Debug)]
pub struct Server<'a> {
    pub settings: &'a ServerSettings,
    /// The language that Discord says for it.
    pub discord: &'a str,
    /// The number of days for which the host of the bot keeps finished matches; `None` for ever.
    pub host_keeps: Option<u32>,
}

/// The outcome of a change.
#[derive(Clone, Debug)]
pub enum ServerChanged {
    /// It was made.
    Done(ServerChange),
    /// It was not: nobody could play by the rules that would come of it.
    Refused(Vec<AnyContradiction>),
    /// It was not: the list has changed since it was shown.
    Outdated,
}

/// A page of a server's settings; of those of a person there is another.
pub fn server(
    words: &Words,
    server: Server<'_>,
    page: SettingsPage,
    changed: Option<&ServerChanged>,
) -> Message {
    let content = ServerPages { words, server };
    let confirmation = changed.map(|changed| match changed {
        ServerChanged::Done(change) => format!("✅ {}", content.now(change)),
        ServerChanged::Refused(contradictions) => {
            format!("⚠️ {} {}", words.say("setup-cannot", &[]), reasons(words, contradictions))
        }
        ServerChanged::Outdated => format!("⚠️ {}", words.say("settings-outdated", &[])),
    });
    let (title, note) = match page {
        SettingsPage::Tables => ("settings-title-tables", "settings-note-tables"),
        SettingsPage::Players => ("settings-title-players", "settings-note-players"),
        _ => ("settings-title-server", "settings-note-server"),
    };
    let mut panel = Panel::new(words, title, note, confirmation.as_deref());
    match page {
        SettingsPage::Tables => content.tables(&mut panel),
        SettingsPage::Players => content.players(&mut panel),
        _ => content.first(&mut panel),
    }
    let pages = SettingsPage::OF_SERVER.into_iter().chain([SettingsPage::Mine]);
    let label = |page: SettingsPage| {
        let id = format!("settings-page-{}", page.name());
        (SettingsAsk::Show(page), words.say(&id, &[]))
    };
    panel.pages(&pages.map(label).collect::<Vec<_>>(), Some(&SettingsAsk::Show(page)));
    panel.message()
}

/// The word to somebody who may not change what holds on the server.
pub fn refused(words: &Words) -> Message {
    Message::text(words.say("settings-only-manager", &[]))
}

/// A server's settings in words.
struct ServerPages<'a> {
    words: &'a Words,
    server: Server<'a>,
}

impl ServerPages<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// Returns the present value, in words, of the setting that this change is about.
    fn now(&self, change: &ServerChange) -> String {
        let settings = self.server.settings;
        let either = |on, yes, no| self.say(if on { yes } else { no });
        match change {
            ServerChange::OfShown(_, change) => self.now(change),
            ServerChange::Language(_) => self.language(),
            ServerChange::Channels(_) => self.channels(),
            ServerChange::Banned(_) => self.banned(),
            ServerChange::Rules(game, _) => self.rules(*game),
            ServerChange::KeepDays(_) => self.keeps(),
            ServerChange::Pace(_) => self.say(&format!("settings-pace-{}", settings.pace.name())),
            ServerChange::Hands(_) => {
                self.say(&format!("settings-hands-{}", settings.hands.name()))
            }
            ServerChange::Seasons(_) => {
                self.say(&format!("settings-seasons-{}", settings.seasons.name()))
            }
            ServerChange::Thread(_) => {
                either(settings.thread, "settings-thread-on", "settings-thread-off")
            }
            ServerChange::Quiet(_) => {
                either(settings.quiet, "settings-quiet-on", "settings-quiet-off")
            }
            ServerChange::Hints(_) => {
                either(settings.hints, "settings-hints-on", "settings-hints-off")
            }
            ServerChange::Animations(_) => {
                either(settings.animations, "settings-animations-on", "settings-animations-off")
            }
            ServerChange::Reminders(_) => {
                either(settings.reminders, "settings-reminders-on", "settings-reminders-off")
            }
            ServerChange::Achievements(_) => either(
                settings.achievements,
                "settings-achievements-on",
                "settings-achievements-off",
            ),
        }
    }

    fn language(&self) -> String {
        let Server { settings, discord, .. } = self.server;
        let (id, language) = match &settings.language {
            Some(own) => ("settings-language-own", own.as_str()),
            None => ("settings-language-usual", discord),
        };
        self.words.say(id, &[("language", language_name(language).into())])
    }

    fn channels(&self) -> String {
        let channels = &self.server.settings.channels;
        if channels.is_empty() {
            return self.say("settings-channels-all");
        }
        self.words.say("settings-channels-some", &[("channels", mentions(channels).into())])
    }

    fn banned(&self) -> String {
        let banned = &self.server.settings.banned;
        if banned.is_empty() {
            return self.say("settings-banned-nobody");
        }
        let people: Vec<String> = banned.iter().map(|user| format!("<@{user}>")).collect();
        self.words.say("settings-banned-some", &[("people", people.join(" ").into())])
    }

    fn keeps(&self) -> String {
        let Server { settings, host_keeps, .. } = self.server;
        // Never longer than the host of the bot says.
        match settings.keep_days.into_iter().chain(host_keeps).min() {
            Some(days) => self.words.say("settings-keep-days", &[("n", days.into())]),
            None => self.say("settings-keep-always"),
        }
    }

    fn rules(&self, game: GameKind) -> String {
        let words = self.words.clone().about(game);
        let rules = self.server.settings.rules(game, &[]);
        rules.map(|rules| any::rules(&rules).summary(&words)).unwrap_or_default()
    }

    fn switch(&self, panel: &mut Panel<'_>, label: &str, on: bool, turned: ServerChange) {
        let now = self.now(&turned);
        panel.switch(label, on, &now, SettingsAsk::Server(turned));
    }

    /// Language, channels, hands, seasons, how long matches are kept.
    fn first(&self, panel: &mut Panel<'_>) {
        let settings = self.server.settings;
        let language = |language| SettingsAsk::Server(ServerChange::Language(language));
        panel.languages(&self.language(), settings.language.as_deref(), language);
        panel.picker(
            ServerList::Channels,
            ("settings-channels", "settings-channels-every"),
            &self.channels(),
            settings.channels.iter().map(|channel| channel.0).collect(),
        );
        let hands = Hands::ALL.map(|hands| {
            let change = ServerChange::Hands(hands);
            let label = self.say(&format!("settings-hands-{}-option", hands.name()));
            option(SettingsAsk::Server(change), &label, hands == settings.hands)
        });
        let now = self.now(&ServerChange::Hands(settings.hands));
        panel.menu("hands", "settings-hands", &now, hands.into());
        let seasons = Seasons::ALL.map(|seasons| {
            let change = ServerChange::Seasons(seasons);
            let label = self.say(&format!("settings-seasons-{}-option", seasons.name()));
            option(SettingsAsk::Server(change), &label, seasons == settings.seasons)
        });
        let now = self.now(&ServerChange::Seasons(settings.seasons));
        panel.menu("seasons", "settings-seasons", &now, seasons.into());
        panel.menu("keep", "settings-keep", &self.keeps(), self.keep_options());
    }

    fn keep_options(&self) -> Vec<MenuOption> {
        let Server { settings, host_keeps, .. } = self.server;
        let now = settings.keep_days.filter(|days| host_keeps.is_none_or(|host| *days < host));
        let as_host = match host_keeps {
            Some(days) => self.words.say("settings-keep-option", &[("n", days.into())]),
            None => self.say("settings-keep-always-option"),
        };
        let keep = |days| SettingsAsk::Server(ServerChange::KeepDays(days));
        let mut options = vec![option(keep(None), &as_host, now.is_none())];
        let shorter = |days: &u32| host_keeps.is_none_or(|host| *days < host);
        options.extend(KEEP_DAYS.into_iter().filter(shorter).map(|days| {
            let label = self.words.say("settings-keep-option", &[("n", days.into())]);
            let description = Some(self.say("settings-keep-goes"));
            MenuOption { description, ..option(keep(Some(days)), &label, now == Some(days)) }
        }));
        options
    }

    /// Adds the rules that are played where the host does not choose.
    fn tables(&self, panel: &mut Panel<'_>) {
        let settings = self.server.settings;
        for game in GameKind::ALL {
            if let Ok(rules) = settings.rules(*game, &[]) {
                self.game(panel, *game, &rules);
            }
        }
        let pace = Pace::ALL.map(|pace| {
            let label = self.say(&format!("settings-pace-{}-option", pace.name()));
            option(SettingsAsk::Server(ServerChange::Pace(pace)), &label, pace == settings.pace)
        });
        let now = self.now(&ServerChange::Pace(settings.pace));
        panel.menu("pace", "setup-pace", &now, pace.into());
        let thread = ServerChange::Thread(!settings.thread);
        self.switch(panel, "settings-thread", settings.thread, thread);
        let quiet = ServerChange::Quiet(!settings.quiet);
        self.switch(panel, "settings-quiet", settings.quiet, quiet);
    }

    /// The game's own menus for its variant and for the end of a match.
    fn game(&self, panel: &mut Panel<'_>, game: GameKind, rules: &AnyRules) {
        let words = self.words.clone().about(game);
        let mut menus = any::rules(rules).setup(&words, SetUpPage::First);
        menus.retain(|menu| ["variant", "end"].contains(&menu.name));
        if menus.is_empty() {
            return;
        }
        let summary = any::rules(rules).summary(&words);
        panel.text(&words.say("game-name", &[]), &summary);
        for menu in menus {
            let name = format!("{}.{}", game.as_str(), menu.name);
            let change =
                |change| Entry::Setting(SettingsAsk::Server(ServerChange::Rules(game, change)));
            let options = menu.options.into_iter().map(|option| option.asking(change));
            panel.row(&name, menu.placeholder, options.collect());
        }
    }

    /// Adds the rights of players, and the people who may not play.
    fn players(&self, panel: &mut Panel<'_>) {
        let settings = self.server.settings;
        let hints = ServerChange::Hints(!settings.hints);
        self.switch(panel, "settings-hints", settings.hints, hints);
        let animations = ServerChange::Animations(!settings.animations);
        self.switch(panel, "settings-animations", settings.animations, animations);
        let reminders = ServerChange::Reminders(!settings.reminders);
        self.switch(panel, "settings-reminders", settings.reminders, reminders);
        let achievements = ServerChange::Achievements(!settings.achievements);
        self.switch(panel, "settings-achievements", settings.achievements, achievements);
        panel.picker(
            ServerList::Banned,
            ("settings-banned", "settings-banned-pick"),
            &self.banned(),
            settings.banned.iter().map(|user| user.0).collect(),
        );
    }
}

/// Channels as Discord shows them.
fn mentions(channels: &[ChannelId]) -> String {
    let shown: Vec<String> = channels.iter().map(|channel| format!("<#{channel}>")).collect();
    shown.join(" ")
}

/// The word to somebody who opens a table where none may be opened.
pub fn not_here(words: &Words, settings: &ServerSettings) -> Message {
    let channels = mentions(&settings.channels);
    Message::text(words.say("settings-not-here", &[("channels", channels.into())]))
}
