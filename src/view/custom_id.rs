//! What a button means, written into its `custom_id` and read back when it is pressed.
//!
//! `h2.<table>.<key>.<step>.<action>[.<argument>]`: the table and its key (so that a button of another
//! database opens nothing), the step of the match it was made for (so that an old button is told from
//! a fresh one), and what is wanted. A `custom_id` comes back from outside, so reading one never
//! trusts it: whatever does not parse is no press of ours.

use super::daily;
use super::leaderboard::LeaderboardPress;
use super::privacy::PrivacyPress;
use super::settings::SettingsPress;
use super::statistics::StatisticsPress;
use super::void::VoidPress;
use players::Level;
use table::{SetUpPage, TableCommand};
use values::Pace;
use values::{TableId, TableTag};

/// What a button or a menu of this bot stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CustomId {
    /// A button that belongs to a table.
    Table {
        /// Whose table.
        table: TableTag,
        /// The step of the match the button was made for; 0 where it does not matter.
        step: u32,
        /// What is wanted.
        command: TableCommand,
    },
    /// A menu that belongs to a table.
    Menu {
        /// Whose table.
        table: TableTag,
        /// As for a button.
        step: u32,
        /// How its values become what is wanted.
        menu: MenuId,
    },
    /// What belongs to the leaderboard.
    Leaderboard(LeaderboardPress),
    /// What belongs to matches declared void.
    Void(VoidPress),
    /// A button below somebody's statistics.
    Statistics(StatisticsPress),
    /// A place in the tutorial: the text is the game's own, without dots.
    Lesson(String),
    /// A match against bots, here and now.
    Solo,
    /// A button of the settings of a server or of a person.
    Settings(SettingsPress),
    /// A menu of theirs.
    SettingsMenu(MenuId),
    /// A button of the deal of the day.
    Daily(daily::Press),
    /// A button about what is stored of whoever presses it.
    Privacy(PrivacyPress),
    /// A button that this version does not know: one of an earlier or a later version, most likely.
    Unknown,
}

/// How the values of a menu become what is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MenuId {
    /// Each value says it by itself. The name tells the menus of a message apart.
    One(String),
    /// This text and the values, with commas between them, say it.
    Several(String),
}

const MARK: &str = "h2";

impl CustomId {
    /// What was chosen in a menu: the button that its value, or its values, stand for.
    #[must_use]
    pub fn chosen(self, values: &[String]) -> Option<Self> {
        match (self, values) {
            (Self::Menu { table, step, menu }, values) => {
                let command = read_command(&menu.chosen(values)?)?;
                Some(Self::Table { table, step, command })
            }
            (Self::SettingsMenu(menu), values) => {
                SettingsPress::decode(&menu.chosen(values)?).map(Self::Settings)
            }
            (Self::Leaderboard(press), [value]) => press.chosen(value).map(Self::Leaderboard),
            (Self::Void(press), [value]) => press.chosen(value).map(Self::Void),
            _ => None,
        }
    }

    /// The `custom_id` of this press; always within Discord's 100 characters for a decision that a
    /// button can carry.
    #[must_use]
    pub fn encode(&self) -> String {
        match self {
            Self::Table { table, step, command } => {
                format!("{}{}", button_prefix(*table, *step), command_text(command))
            }
            Self::Menu { table, step, menu } => {
                format!("{}{}", button_prefix(*table, *step), menu.encode())
            }
            Self::Settings(press) => format!("{MARK}.settings.{}", press.encode()),
            Self::SettingsMenu(menu) => format!("{MARK}.settings-{}", menu.encode()),
            Self::Lesson(at) => format!("{MARK}.lesson.{at}"),
            Self::Solo => format!("{MARK}.solo."),
            Self::Statistics(press) => format!("{MARK}.stats.{}", press.encode()),
            Self::Daily(press) => format!("{MARK}.daily.{}", press.encode()),
            Self::Privacy(press) => format!("{MARK}.privacy.{}", press.as_str()),
            Self::Unknown => format!("{MARK}.unknown"),
            Self::Leaderboard(press) => Self::leaderboard(&press.encode()),
            Self::Void(press) => format!("{MARK}.void.{}", press.encode()),
        }
    }

    /// The `custom_id` of what was written into a button of the leaderboard.
    pub(super) fn leaderboard(press: &str) -> String {
        format!("{MARK}.board.{press}")
    }

    /// Reads a `custom_id`; `None` for whatever this bot did not write.
    #[must_use]
    pub fn decode(id: &str) -> Self {
        Self::read(id).unwrap_or(Self::Unknown)
    }

    fn read(id: &str) -> Option<Self> {
        let rest = id.strip_prefix(MARK)?.strip_prefix('.')?;
        let (first, rest) = rest.split_once('.')?;
        match first {
            "board" => return LeaderboardPress::decode(rest).map(Self::Leaderboard),
            "void" => return VoidPress::decode(rest).map(Self::Void),
            "lesson" => return Some(Self::Lesson(rest.to_owned())),
            "solo" => return Some(Self::Solo),
            "settings" => return SettingsPress::decode(rest).map(Self::Settings),
            "stats" => return StatisticsPress::decode(rest).map(Self::Statistics),
            "daily" => return daily::Press::decode(rest).map(Self::Daily),
            "privacy" => return PrivacyPress::from_name(rest).map(Self::Privacy),
            _ => {}
        }
        if let Some(menu) = first.strip_prefix("settings-") {
            return MenuId::decode(menu, rest).map(Self::SettingsMenu);
        }
        let (key, rest) = rest.split_once('.')?;
        let (step, wanted) = rest.split_once('.')?;
        let table = TableTag { table: TableId(first.parse().ok()?), key: from_letters(key)? };
        let step = step.parse().ok()?;
        let menu = wanted.split_once('.').and_then(|(kind, rest)| MenuId::decode(kind, rest));
        Some(match menu {
            Some(menu) => Self::Menu { table, step, menu },
            None => Self::Table { table, step, command: read_command(wanted)? },
        })
    }
}

impl MenuId {
    fn encode(&self) -> String {
        match self {
            Self::One(name) => format!("menu.{name}"),
            Self::Several(text) => format!("several.{text}"),
        }
    }

    fn decode(kind: &str, rest: &str) -> Option<Self> {
        match kind {
            "menu" => Some(Self::One(rest.to_owned())),
            "several" => Some(Self::Several(rest.to_owned())),
            _ => None,
        }
    }

    /// The text that these values of the menu stand for.
    fn chosen(&self, values: &[String]) -> Option<String> {
        match (self, values) {
            (Self::Several(text), values) => Some(format!("{text}{}", values.join(","))),
            (Self::One(_), [value]) => Some(value.clone()),
            (Self::One(_), _) => None,
        }
    }
}

/// How every button of a table begins that was made for a step.
fn button_prefix(tag: TableTag, step: u32) -> String {
    format!("{}{step}.", table_prefix(tag))
}

/// How every button of a table begins.
#[must_use]
pub fn table_prefix(tag: TableTag) -> String {
    format!("{MARK}.{}.{}.", tag.table, letters(tag.key))
}

/// A number in letters: digits in a button are cards and rows, for whoever reads a log.
fn letters(mut number: u32) -> String {
    let mut text = String::new();
    loop {
        text.extend(char::from_digit(10 + number % 26, 36));
        number /= 26;
        if number == 0 {
            return text;
        }
    }
}

fn from_letters(text: &str) -> Option<u32> {
    text.chars().rev().try_fold(0_u32, |number, letter| {
        let digit = letter.to_digit(36)?.checked_sub(10)?;
        number.checked_mul(26)?.checked_add(digit)
    })
}

/// How it is written, also as a value of a menu.
///
/// What is asked by a slash command alone is written as nothing that is understood.
#[must_use]
pub fn command_text(command: &TableCommand) -> String {
    match command {
        TableCommand::Show | TableCommand::Kick(_) | TableCommand::AskStop => "unknown".into(),
        TableCommand::Join => "join".into(),
        TableCommand::Leave => "leave".into(),
        TableCommand::ShowSetUp(SetUpPage::First) => "set.page.0".into(),
        TableCommand::ShowSetUp(SetUpPage::More) => "set.page.1".into(),
        TableCommand::ChangePace(pace) => format!("set.pace.{}", pace.name()),
        TableCommand::ChangeSeats(n) => format!("set.seats.{n}"),
        TableCommand::ChangeHints(on) => format!("set.hints.{on}"),
        TableCommand::ChangeQuiet(on) => format!("set.quiet.{on}"),
        TableCommand::ChangeRules(text) => format!("set.{text}"),
        TableCommand::ShowBots => "bots.panel.".into(),
        TableCommand::AddBot(name) => format!("bots.add.{name}"),
        TableCommand::AddBots(level, count) => format!("bots.some.{}.{count}", level.as_str()),
        TableCommand::RemoveBot(name) => format!("bots.out.{name}"),
        TableCommand::RemoveBots(level, count) => {
            format!("bots.fewer.{}.{count}", level.map_or("", Level::as_str))
        }
        TableCommand::Cut => "cut".into(),
        TableCommand::Start => "start".into(),
        TableCommand::PlayNow => "play-now".into(),
        TableCommand::Rules => "rules".into(),
        TableCommand::Hand => "hand".into(),
        TableCommand::Hint => "hint".into(),
        TableCommand::Choose(choice) => choice.clone(),
        TableCommand::Pick(first) => format!("pick.{first}"),
        TableCommand::Next => "next".into(),
        TableCommand::Back => "back".into(),
        TableCommand::Stop => "stop".into(),
        TableCommand::Rematch => "rematch".into(),
        TableCommand::Review => "review".into(),
        TableCommand::Record => "record".into(),
        TableCommand::Verify => "verify".into(),
        TableCommand::Share => "share".into(),
    }
}

fn read_command(text: &str) -> Option<TableCommand> {
    let (name, argument) = text.split_once('.').unwrap_or((text, ""));
    Some(match name {
        "join" => TableCommand::Join,
        "leave" => TableCommand::Leave,
        "set" => read_set_up(argument)?,
        "bots" => read_bots(argument)?,
        "cut" => TableCommand::Cut,
        "start" => TableCommand::Start,
        "play-now" => TableCommand::PlayNow,
        "rules" => TableCommand::Rules,
        "hand" => TableCommand::Hand,
        "hint" => TableCommand::Hint,
        "pick" => TableCommand::Pick(argument.to_owned()),
        "next" => TableCommand::Next,
        "back" => TableCommand::Back,
        "stop" => TableCommand::Stop,
        "rematch" => TableCommand::Rematch,
        "review" => TableCommand::Review,
        "record" => TableCommand::Record,
        "verify" => TableCommand::Verify,
        "share" => TableCommand::Share,
        // Whatever is none of these is a choice: the game says whether it is one of its own.
        _ => TableCommand::Choose(text.to_owned()),
    })
}

fn read_set_up(text: &str) -> Option<TableCommand> {
    Some(match text.split_once('.')? {
        ("page", "0") => TableCommand::ShowSetUp(SetUpPage::First),
        ("page", _) => TableCommand::ShowSetUp(SetUpPage::More),
        ("pace", name) => TableCommand::ChangePace(Pace::named(name)?),
        ("seats", n) => TableCommand::ChangeSeats(n.parse().ok()?),
        ("hints", on) => TableCommand::ChangeHints(on.parse().ok()?),
        ("quiet", on) => TableCommand::ChangeQuiet(on.parse().ok()?),
        // The game says whether it is a change of its own.
        _ => TableCommand::ChangeRules(text.to_owned()),
    })
}

fn read_bots(text: &str) -> Option<TableCommand> {
    let level_and_count = |text: &str| {
        let (level, count) = text.split_once('.')?;
        Some((Level::from_name(level), count.parse().ok()?))
    };
    Some(match text.split_once('.')? {
        ("panel", _) => TableCommand::ShowBots,
        ("add", name) => TableCommand::AddBot(name.to_owned()),
        ("some", which) => {
            let (level, count) = level_and_count(which)?;
            TableCommand::AddBots(level?, count)
        }
        ("out", name) => TableCommand::RemoveBot(name.to_owned()),
        ("fewer", which) => {
            let (level, count) = level_and_count(which)?;
            TableCommand::RemoveBots(level, count)
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::daily::{Day, Week};
    use crate::view::daily::Wish;
    use crate::view::leaderboard::Showing;
    use games::GameKind;

    #[test]
    fn every_press_comes_back_as_it_was_written_and_fits_a_custom_id() {
        let choices = ["play.103,104", "enough", "keep."].map(str::to_owned);
        let commands = [
            TableCommand::Join,
            TableCommand::Leave,
            TableCommand::Cut,
            TableCommand::Start,
            TableCommand::PlayNow,
            TableCommand::Verify,
            TableCommand::Rules,
            TableCommand::Hand,
            TableCommand::Hint,
            TableCommand::Next,
            TableCommand::Back,
            TableCommand::Rematch,
            TableCommand::Review,
            TableCommand::Stop,
            TableCommand::Pick("50".into()),
            TableCommand::ShowSetUp(SetUpPage::First),
            TableCommand::ShowSetUp(SetUpPage::More),
            TableCommand::ChangeRules("variant.pro".into()),
            TableCommand::ChangePace(Pace::Slow),
            TableCommand::ChangeSeats(20),
            TableCommand::ChangeHints(false),
            TableCommand::ShowBots,
            TableCommand::AddBot("Olga".into()),
            TableCommand::AddBots(Level::Hard, 19),
            TableCommand::RemoveBot("Olga 2".into()),
            TableCommand::RemoveBots(None, 19),
            TableCommand::RemoveBots(Some(Level::Easy), 1),
        ];
        let table = TableTag { table: TableId(u64::MAX), key: u32::MAX };
        let step = u32::MAX;
        let buttons = commands.into_iter().chain(choices.map(TableCommand::Choose));
        let buttons = buttons.map(|command| CustomId::Table { table, step, command });
        let menus = [MenuId::One("pace".into()), MenuId::Several("keep.".into())];
        let menus = menus.map(|menu| CustomId::Menu { table, step, menu });
        for press in buttons.chain(menus) {
            let id = press.encode();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(CustomId::decode(&id), press);
        }
        let daily = |wish| daily::Press { game: GameKind::ALL[0], wish };
        for press in [
            CustomId::Lesson("card-1-33".into()),
            CustomId::Solo,
            CustomId::Leaderboard(LeaderboardPress::Share(Showing::by_wins(
                GameKind::ALL[0],
                Some("double_pairs".into()),
            ))),
            CustomId::Void(VoidPress::Declare(GameKind::ALL[0], u32::MAX, TableId(u64::MAX))),
            CustomId::Daily(daily(Wish::Open)),
            CustomId::Daily(daily(Wish::Today)),
            CustomId::Daily(daily(Wish::Choose {
                day: Day::new(u32::MAX),
                step: u32::MAX,
                choice: "play.104".into(),
            })),
            CustomId::Daily(daily(Wish::Share(Day::new(20_779)))),
            CustomId::Daily(daily(Wish::Week(Week::new(2_968)))),
        ] {
            let id = press.encode();
            assert!(id.len() <= 100, "{id}");
            assert_eq!(CustomId::decode(&id), press);
        }
    }

    #[test]
    fn the_values_of_a_menu_say_what_is_wanted() {
        let table = TableTag { table: TableId(1), key: 1 };
        let chosen = |menu, values: &[&str]| {
            let values: Vec<String> = values.iter().map(|&value| value.to_owned()).collect();
            match (CustomId::Menu { table, step: 0, menu }).chosen(&values) {
                Some(CustomId::Table { command, .. }) => Some(command),
                _ => None,
            }
        };
        let one = || MenuId::One("pace".into());
        let live = command_text(&TableCommand::ChangePace(Pace::Live));
        assert_eq!(chosen(one(), &[&live]), Some(TableCommand::ChangePace(Pace::Live)));
        assert_eq!(chosen(one(), &[&live, &live]), None);
        let extras = MenuId::Several("set.extras.".into());
        let change = TableCommand::ChangeRules("extras.virgin,deal-all".into());
        assert_eq!(chosen(extras, &["virgin", "deal-all"]), Some(change));
        let keep = MenuId::Several("keep.".into());
        assert_eq!(chosen(keep, &["5", "6"]), Some(TableCommand::Choose("keep.5,6".into())));
    }

    #[test]
    fn what_this_bot_did_not_write_is_no_press() {
        for id in [
            "",
            "h2",
            "h2.",
            "h2.1.1",
            "h2.1.a.x.join",
            "h2.-1.a.0.join",
            "h2.1.zzzzzzzzz.0.join",
            "h2.1.7.0.join",
            "h1.1.1.join",
        ] {
            assert_eq!(CustomId::decode(id), CustomId::Unknown, "{id:?}");
        }
    }
}
