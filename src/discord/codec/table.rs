//! Commands of a table.

use players::Level;
use table::{SetUpPage, TableCommand};
use values::{Pace, TableId, TableTag};

/// The beginning of every change of the rules; the game's own text follows.
pub(super) const RULES: &str = "set.";

/// The table with this number, the step and the command of `<key>.<step>.<command>`.
pub(super) fn tag<'a>(table: &str, rest: &'a str) -> Option<(TableTag, u32, &'a str)> {
    let (key, rest) = rest.split_once('.')?;
    let (step, command) = rest.split_once('.')?;
    let tag = TableTag { table: TableId(table.parse().ok()?), key: from_letters(key)? };
    Some((tag, step.parse().ok()?, command))
}

/// A number in letters: digits in a button are cards and rows, for people who read a log.
pub(super) fn letters(mut number: u32) -> String {
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

/// A command that is asked by slash commands alone is written as nothing that is understood.
pub(super) fn write(command: &TableCommand) -> String {
    match command {
        TableCommand::Show | TableCommand::Kick(_) | TableCommand::AskStop => "unknown".into(),
        TableCommand::Join => "join".into(),
        TableCommand::Leave => "leave".into(),
        TableCommand::AskLeave => "ask-leave".into(),
        TableCommand::LeaveForGood => "leave-for-good".into(),
        TableCommand::ShowSetUp(SetUpPage::First) => "set.page.0".into(),
        TableCommand::ShowSetUp(SetUpPage::More) => "set.page.1".into(),
        TableCommand::ChangePace(pace) => format!("set.pace.{}", pace.name()),
        TableCommand::ChangeSeats(n) => format!("set.seats.{n}"),
        TableCommand::ChangeHints(on) => format!("set.hints.{on}"),
        TableCommand::ChangeQuiet(on) => format!("set.quiet.{on}"),
        TableCommand::ChangeRules(text) => format!("{RULES}{text}"),
        TableCommand::ShowBots => "bots.panel.".into(),
        TableCommand::AddBot(name) => format!("bots.add.{name}"),
        TableCommand::AddBots(level, count) => format!("bots.some.{level}.{count}"),
        TableCommand::RemoveBot(name) => format!("bots.out.{name}"),
        TableCommand::RemoveBots(level, count) => {
            format!(
                "bots.fewer.{}.{count}",
                level.map_or_else(String::new, |level| level.to_string())
            )
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

pub(super) fn read(text: &str) -> Option<TableCommand> {
    let (name, argument) = text.split_once('.').unwrap_or((text, ""));
    Some(match name {
        "join" => TableCommand::Join,
        "leave" => TableCommand::Leave,
        "ask-leave" => TableCommand::AskLeave,
        "leave-for-good" => TableCommand::LeaveForGood,
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
        // Everything else is a choice: the game says whether it is one of its own.
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
