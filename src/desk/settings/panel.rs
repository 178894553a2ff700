//! The building blocks of the settings pages: a heading, then for each setting its present value
//! and the menu or the button that changes it.

use ask::{Ask, Entry, MenuAsk, ServerList, SettingsAsk};
use view::message::{ActionRow, Button, Menu, MenuOption, Message, Part, Picker, Style, clip};
use view::words::{Words, language_name};

/// A page as it is put together.
pub(super) struct Panel<'a> {
    pub(super) words: &'a Words,
    parts: Vec<Part>,
}

impl<'a> Panel<'a> {
    /// A page with a heading, and what was just done, if anything was.
    pub(super) fn new(
        words: &'a Words,
        title: &str,
        note: &str,
        confirmation: Option<&str>,
    ) -> Self {
        let mut text = format!("### {}\n{}", words.say(title, &[]), words.say(note, &[]));
        if let Some(confirmation) = confirmation {
            text.push_str(&format!("\n\n{}", clip(confirmation, 1500)));
        }
        Self { words, parts: vec![Part::Text(text)] }
    }

    fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    /// Adds the label and the present value of a setting.
    pub(super) fn text(&mut self, label: &str, now: &str) {
        self.parts.push(Part::Text(format!("**{label}**\n{}", clip(now, 700))));
    }

    /// A menu of which one thing is chosen. The name tells it from the others of the page.
    pub(super) fn menu(&mut self, name: &str, label: &str, now: &str, options: Vec<MenuOption>) {
        let label = self.say(label);
        self.text(&label, now);
        self.row(name, label, options);
    }

    /// The menu alone.
    pub(super) fn row(&mut self, name: &str, placeholder: String, options: Vec<MenuOption>) {
        let ask = MenuAsk::Settings(name.to_owned());
        let menu = Menu { ask, placeholder, options, choose: (1, 1) };
        self.parts.push(Part::Row(ActionRow::Menu(menu)));
    }

    /// A menu of people or channels.
    pub(super) fn picker(
        &mut self,
        list: ServerList,
        (label, placeholder): (&str, &str),
        now: &str,
        chosen: Vec<u64>,
    ) {
        let label = self.say(label);
        self.text(&label, now);
        self.parts.push(Part::Row(ActionRow::Picker(Picker {
            list,
            placeholder: self.say(placeholder),
            chosen,
            most: values::LONGEST_LIST,
        })));
    }

    /// Something that is on or off, with the button that turns it over.
    pub(super) fn switch(&mut self, label: &str, on: bool, now: &str, turned: SettingsAsk) {
        let state = self.say(if on { "settings-on" } else { "settings-off" });
        let (turn, style) = if on {
            ("settings-turn-off", Style::Secondary)
        } else {
            ("settings-turn-on", Style::Success)
        };
        let button = Button::new(self.say(turn), Ask::Settings(turned), style);
        let text = format!("**{}** · {state}\n{}", self.say(label), clip(now, 700));
        self.parts.push(Part::Switch(text, button));
    }

    /// The menu of languages: the one Discord says, or one of those there are.
    pub(super) fn languages(
        &mut self,
        now: &str,
        chosen: Option<&str>,
        change: impl Fn(Option<String>) -> SettingsAsk,
    ) {
        let own = self.say("settings-language-discord");
        let mut options = vec![option(change(None), &own, chosen.is_none())];
        options.extend(Words::all().map(|language| {
            let change = change(Some(language.to_owned()));
            option(change, &language_name(language), chosen == Some(language))
        }));
        self.menu("language", "settings-language", now, options);
    }

    /// Buttons that lead to other pages; the one of this page is there, but leads nowhere.
    pub(super) fn pages(&mut self, pages: &[(SettingsAsk, String)], here: Option<&SettingsAsk>) {
        let button = |(ask, label): &(SettingsAsk, String)| Button {
            label: label.clone(),
            ask: Ask::Settings(ask.clone()),
            style: if here == Some(ask) { Style::Primary } else { Style::Secondary },
            disabled: here == Some(ask),
            pictured: None,
        };
        let buttons = pages.iter().map(button).collect();
        self.parts.push(Part::Row(ActionRow::Buttons(buttons)));
    }

    pub(super) fn message(self) -> Message {
        Message { parts: self.parts, ..Message::default() }
    }
}

/// One thing that can be chosen.
pub(super) fn option(ask: SettingsAsk, label: &str, chosen: bool) -> MenuOption {
    let (entry, label) = (Entry::Setting(ask), clip(label, 100));
    MenuOption { entry, label, description: None, chosen, pictured: None }
}
