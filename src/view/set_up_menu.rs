//! The menus of the panel in which the host changes what is played: those that every table has and those
//! of its game look alike.

use super::custom_id::{CustomId, MenuId};
use super::message::{ActionRow, Menu, MenuOption, clip};
use super::words::Words;
use crate::view::custom_id::command_text;
use games::{Agreed, Modifier};
use table::TableCommand;
use values::TableTag;

/// What the menus of a table need.
#[derive(Clone, Copy)]
pub struct SetUpMenus<'a> {
    /// The language.
    pub words: &'a Words,
    /// Whose menus.
    pub table: TableTag,
}

impl SetUpMenus<'_> {
    /// A menu of which one thing is chosen. The name tells it from the others of the panel.
    #[must_use]
    pub fn one(&self, name: &str, placeholder: &str, options: Vec<MenuOption>) -> ActionRow {
        self.menu(MenuId::One(name.to_owned()), placeholder, options, (1, 1))
    }

    /// The menu of the extras, of which any number is chosen; `text` has the name of the text for a
    /// label, behind which `-line` stands for its description.
    #[must_use]
    pub fn extras<M: Agreed>(&self, agreed: &M, text: impl Fn(&str) -> String) -> ActionRow {
        let mut extras: Vec<_> = M::TABLE.iter().filter(|modifier| modifier.is_extra()).collect();
        // What says how many cards are dealt comes last.
        extras.sort_by_key(|modifier| modifier.name == "deal_all");
        let option = |modifier: &Modifier<M>| {
            let (value, chosen) = (modifier.label(), modifier.is_unusual(agreed));
            let text = text(&value);
            let line = self.words.say(&format!("{text}-line"), &[]);
            let (label, description) = (self.words.say(&text, &[]), Some(clip(&line, 100)));
            MenuOption { value, label, description, chosen, pictured: None }
        };
        let options: Vec<MenuOption> = extras.into_iter().map(option).collect();
        let change = command_text(&TableCommand::ChangeRules("extras.".to_owned()));
        let most = u8::try_from(options.len()).unwrap_or(u8::MAX);
        self.menu(MenuId::Several(change), "setup-extras", options, (0, most))
    }

    /// One thing that can be chosen.
    #[must_use]
    pub fn option(&self, command: &TableCommand, label: &str, chosen: bool) -> MenuOption {
        let value = command_text(command);
        MenuOption { value, label: clip(label, 100), description: None, chosen, pictured: None }
    }

    fn menu(
        &self,
        menu: MenuId,
        placeholder: &str,
        options: Vec<MenuOption>,
        choose: (u8, u8),
    ) -> ActionRow {
        ActionRow::Menu(Menu {
            id: CustomId::Menu { table: self.table, step: 0, menu }.encode(),
            placeholder: self.words.say(placeholder, &[]),
            options,
            choose,
        })
    }
}
