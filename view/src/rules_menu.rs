//! Menus in which rules are changed, of a lobby's set-up panel and of a server's settings.

use super::message::{ActionRow, Menu, MenuOption, clip};
use super::words::Words;
use ask::{Entry, MenuAsk, Whole};
use games::{Agreed, Modifier};
use table::TableCommand;
use values::TableTag;

/// A menu of changes to the rules: those of a table, or those that a server plays by default,
/// depending on the place of the menu.
pub struct RulesMenu {
    /// Its name, which tells it from the others of a panel.
    pub name: &'static str,
    /// The text in it while nothing is chosen: what it is for.
    pub placeholder: String,
    /// Its entries.
    pub options: Vec<RulesOption>,
    /// The beginning of a change of which the entries are parts; any number of them is chosen.
    /// `None`: one entry is chosen, and is the change.
    pub parts_of: Option<&'static str>,
}

/// An entry of a [`RulesMenu`].
pub struct RulesOption {
    /// The change, or a part of it: the game's own text.
    pub change: String,
    /// The words.
    pub label: String,
    /// Smaller words below.
    pub description: Option<String>,
    /// Whether it is so already.
    pub chosen: bool,
}

impl RulesOption {
    /// An entry without a description.
    pub fn new(change: String, label: String, chosen: bool) -> Self {
        Self { change, label, description: None, chosen }
    }

    /// The same with smaller words below.
    #[must_use]
    pub fn described(self, description: String) -> Self {
        Self { description: Some(description), ..self }
    }

    /// The entry of a menu that asks for the change.
    pub fn asking(self, entry: impl FnOnce(String) -> Entry) -> MenuOption {
        let Self { change, label, description, chosen } = self;
        MenuOption {
            entry: entry(change),
            label: clip(&label, 100),
            description: description.map(|text| clip(&text, 100)),
            chosen,
            pictured: None,
        }
    }
}

impl RulesMenu {
    /// A menu of which one entry is chosen.
    pub fn one(name: &'static str, placeholder: String, options: Vec<RulesOption>) -> Self {
        Self { name, placeholder, options, parts_of: None }
    }

    /// The menu of the extras, of which any number is chosen; `text` has the name of the text for a
    /// label, behind which `-line` stands for its description.
    pub fn extras<M: Agreed>(words: &Words, agreed: &M, text: impl Fn(&str) -> String) -> Self {
        let mut extras: Vec<_> = M::TABLE.iter().filter(|modifier| modifier.is_extra()).collect();
        // The one about how many cards are dealt comes last.
        extras.sort_by_key(|modifier| modifier.name == "deal_all");
        let option = |modifier: &Modifier<M>| {
            let (change, chosen) = (modifier.label(), modifier.is_unusual(agreed));
            let text = text(&change);
            let line = words.say(&format!("{text}-line"), &[]);
            RulesOption::new(change, words.say(&text, &[]), chosen).described(line)
        };
        Self {
            name: "extras",
            placeholder: words.say("setup-extras", &[]),
            options: extras.into_iter().map(option).collect(),
            parts_of: Some("extras."),
        }
    }

    /// The menu as it changes the rules of a table.
    pub fn of_table(self, table: TableTag) -> ActionRow {
        let Self { name, placeholder, options, parts_of } = self;
        let most = u8::try_from(options.len()).unwrap_or(u8::MAX);
        let (ask, choose, entry): (_, _, fn(String) -> Entry) = match parts_of {
            Some(begin) => {
                let whole = Whole::Rules(begin.to_owned());
                (MenuAsk::Parts { table, step: 0, whole }, (0, most), Entry::Part)
            }
            None => (MenuAsk::Table { table, step: 0, name: name.to_owned() }, (1, 1), |change| {
                Entry::Command(TableCommand::ChangeRules(change))
            }),
        };
        let options = options.into_iter().map(|option| option.asking(entry)).collect();
        ActionRow::Menu(Menu { ask, placeholder, options, choose })
    }
}
