//! The panel in which the host changes what is played, before the match.

use super::any;
use super::message::{ActionRow, Button, Menu, MenuOption, Message, Part, Style, clip};
use super::phrases::button;
use super::playing::{cannot, summary};
use super::words::Words;
use ask::{Entry, MenuAsk};
use games::AnyContradiction;
use table::command::SetUpAt;
use table::{SetUpPage, TableCommand};
use values::{Pace, Settings, TableTag};

/// The panel, where it is to open, for a table at which so many sit.
pub fn panel(
    words: &Words,
    table: TableTag,
    (settings, seated): (&Settings, usize),
    contradictions: &[AnyContradiction],
    at: &SetUpAt,
) -> Message {
    let rules = any::rules(&settings.rules);
    let page = match at {
        SetUpAt::Page(page) => *page,
        SetUpAt::RulesChange(change) => rules.page_of(change),
    };
    let mut text = vec![format!("### {}", words.say("setup-title", &[])), summary(words, settings)];
    if !contradictions.is_empty() {
        text.push(cannot(words, (settings, seated), contradictions));
    }
    let menus = TableMenus { words, table };
    let make =
        |command, label| -> Button { button(words, table, 0, command, label, Style::Secondary) };
    let menus_of_rules = rules.setup(words, page);
    let mut rows: Vec<ActionRow> =
        menus_of_rules.into_iter().map(|menu| menu.of_table(table)).collect();
    let mut buttons = Vec::new();
    match page {
        SetUpPage::First => {
            buttons.push(make(TableCommand::ShowSetUp(SetUpPage::More), "setup-more"));
        }
        SetUpPage::More => {
            rows.extend([pace(menus, settings), seats(menus, settings, seated)]);
            buttons.push(make(TableCommand::ShowSetUp(SetUpPage::First), "setup-back"));
            let label = if settings.hints { "setup-hints-off" } else { "setup-hints-on" };
            buttons.push(make(TableCommand::ChangeHints(!settings.hints), label));
            let label = if settings.quiet { "setup-quiet-off" } else { "setup-quiet-on" };
            buttons.push(make(TableCommand::ChangeQuiet(!settings.quiet), label));
        }
    }
    let mut parts = vec![Part::Text(clip(&text.join("\n"), 2000))];
    for row in rows {
        // A menu shows what is chosen, and so not what it is for.
        if let ActionRow::Menu(menu) = &row {
            parts.push(Part::Text(format!("**{}**", menu.placeholder)));
        }
        parts.push(Part::Row(row));
    }
    parts.push(Part::Row(ActionRow::Buttons(buttons)));
    Message { parts, ..Message::default() }
}

#[derive(Clone, Copy)]
struct TableMenus<'a> {
    words: &'a Words,
    table: TableTag,
}

impl TableMenus<'_> {
    fn one(&self, name: &str, placeholder: &str, options: Vec<MenuOption>) -> ActionRow {
        ActionRow::Menu(Menu {
            ask: MenuAsk::Table { table: self.table, step: 0, name: name.to_owned() },
            placeholder: self.words.say(placeholder, &[]),
            options,
            choose: (1, 1),
        })
    }
}

fn option(command: TableCommand, label: &str, chosen: bool) -> MenuOption {
    MenuOption {
        entry: Entry::Command(command),
        label: clip(label, 100),
        description: None,
        chosen,
        pictured: None,
    }
}

fn pace(menus: TableMenus<'_>, settings: &Settings) -> ActionRow {
    let option = |pace: Pace| {
        let values = [("n", pace.seconds(settings.rules.kind()).into())];
        let label = menus.words.say(&format!("command-new-pace-{}", pace.name()), &values);
        option(TableCommand::ChangePace(pace), &label, pace == settings.pace)
    };
    menus.one("pace", "setup-pace", Pace::ALL.into_iter().map(option).collect())
}

fn seats(menus: TableMenus<'_>, settings: &Settings, seated: usize) -> ActionRow {
    let now = settings.most_seats();
    let option = |n: u8| -> MenuOption {
        let label = menus.words.say("setup-seats-option", &[("n", n.into())]);
        option(TableCommand::ChangeSeats(n), &label, n == now)
    };
    let most = Settings { seats: u8::MAX, ..settings.clone() }.most_seats();
    // Whoever sits there stays.
    let least = u8::try_from(settings.least_seats().max(seated)).unwrap_or(most).min(most);
    menus.one("seats", "setup-seats", (least..=most).map(option).collect())
}
