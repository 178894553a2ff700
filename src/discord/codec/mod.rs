//! The text of an ask in a `custom_id`, and back.
//!
//! `h2.<table>.<key>.<step>.<command>[.<argument>]` of a table: the table and its key (so that a
//! button of another database opens nothing), the step of the match it was made for (so that an old
//! button is told from a fresh one), and the command. Of everything else `h2.<branch>.<ask>`. A
//! `custom_id` comes back from outside, so reading one never trusts it: text that does not parse is
//! no ask.

mod daily;
mod duel;
mod game;
mod leaderboard;
mod league;
mod privacy;
mod puzzle;
mod settings;
mod statistics;
mod table;
mod void;

use ask::{Ask, Entry, MenuAsk, ServerList, Whole};
use games::GameKind;
use values::TableTag;

/// The beginning of every `custom_id` of this bot: its version.
const MARK: &str = "h2";

/// The `custom_id` of a button; always within Discord's 100 characters for a decision that a button
/// can carry.
pub fn button(ask: &Ask) -> String {
    match ask {
        Ask::Table { table, step, command } => {
            format!("{}{}", at_step(*table, *step), table::write(command))
        }
        Ask::Leaderboard(ask) => format!("{MARK}.board.{}", leaderboard::write(ask)),
        Ask::Void(ask) => format!("{MARK}.void.{}", void::write(*ask)),
        Ask::Statistics(ask) => format!("{MARK}.stats.{}", statistics::write(ask)),
        Ask::Lesson(game, at) => format!("{MARK}.lesson.{}.{at}", game.as_str()),
        Ask::Game(ask) => format!("{MARK}.game.{}", game::write(*ask)),
        Ask::Settings(ask) => format!("{MARK}.settings.{}", settings::write(ask)),
        Ask::Daily(ask) => format!("{MARK}.daily.{}", daily::write(ask)),
        Ask::Puzzle(ask) => format!("{MARK}.puzzle.{}", puzzle::write(ask)),
        Ask::Duel(ask) => format!("{MARK}.duel.{}", duel::write(ask)),
        Ask::League(ask) => format!("{MARK}.league.{}", league::write(*ask)),
        Ask::Privacy(ask) => format!("{MARK}.privacy.{}", privacy::write(*ask)),
    }
}

/// The `custom_id` of a menu.
pub fn menu(menu: &MenuAsk) -> String {
    match menu {
        MenuAsk::Table { table, step, name } => format!("{}menu.{name}", at_step(*table, *step)),
        MenuAsk::Parts { table, step, whole } => {
            let whole = match whole {
                Whole::Rules(begin) => format!("{}{begin}", table::RULES),
                Whole::Choice(begin) => begin.clone(),
            };
            format!("{}several.{whole}", at_step(*table, *step))
        }
        MenuAsk::Order(showing) => format!("{MARK}.board.order.{}", leaderboard::page(showing)),
        MenuAsk::Window(showing) => format!("{MARK}.board.window.{}", leaderboard::page(showing)),
        MenuAsk::Played(showing) => format!("{MARK}.board.played.{}", leaderboard::page(showing)),
        MenuAsk::Void(game, page) => format!("{MARK}.void.menu.{}.{page}", game.as_str()),
        MenuAsk::League => format!("{MARK}.league-menu.pairing"),
        MenuAsk::Settings(name) => format!("{MARK}.settings-menu.{name}"),
        MenuAsk::List(list, shown) => format!("{MARK}.settings-several.{}.{shown}", list.name()),
    }
}

/// The value of an entry of a menu.
pub fn entry(entry: &Entry) -> String {
    match entry {
        Entry::Command(command) => table::write(command),
        Entry::Part(part) => part.clone(),
        Entry::Order(order) => order.name().to_owned(),
        Entry::Window(window) => window.name().to_owned(),
        Entry::Played(game, variant) => leaderboard::played(*game, variant.as_deref()),
        Entry::Match(id) => id.to_string(),
        Entry::League(ask) => league::write(*ask),
        Entry::Setting(ask) => settings::write(ask),
        Entry::Id(id) => id.to_string(),
    }
}

/// The beginning of the `custom_id` of every button of a table.
pub fn beginning(tag: TableTag) -> String {
    format!("{MARK}.{}.{}.", tag.table, table::letters(tag.key))
}

/// The same of every button that was made for a step.
fn at_step(tag: TableTag, step: u32) -> String {
    format!("{}{step}.", beginning(tag))
}

/// Reads `<number>.<the rest>`.
fn numbered(text: &str) -> Option<(u32, &str)> {
    let (number, rest) = text.split_once('.')?;
    Some((number.parse().ok()?, rest))
}

/// Reads the `custom_id` of a button; `None` for what this version does not write.
pub fn pressed(id: &str) -> Option<Ask> {
    let (branch, rest) = branch(id)?;
    Some(match branch {
        "board" => Ask::Leaderboard(leaderboard::read(rest)?),
        "void" => Ask::Void(void::read(rest)?),
        "lesson" => {
            let (game, at) = rest.split_once('.')?;
            Ask::Lesson(GameKind::from_name(game)?, at.to_owned())
        }
        "game" => Ask::Game(game::read(rest)?),
        "settings" => Ask::Settings(settings::read(rest)?),
        "stats" => Ask::Statistics(statistics::read(rest)?),
        "daily" => Ask::Daily(daily::read(rest)?),
        "puzzle" => Ask::Puzzle(puzzle::read(rest)?),
        "duel" => Ask::Duel(duel::read(rest)?),
        "league" => Ask::League(league::read(rest)?),
        "privacy" => Ask::Privacy(privacy::read(rest)?),
        id => {
            let (table, step, command) = table::tag(id, rest)?;
            if is_menu(command) {
                return None;
            }
            Ask::Table { table, step, command: table::read(command)? }
        }
    })
}

/// Reads the `custom_id` of a menu and the values that were chosen in it; `None` for what this
/// version does not write.
pub fn chosen(id: &str, values: &[String]) -> Option<Ask> {
    let menu = read_menu(id)?;
    let entries = values.iter().map(|value| read_entry(&menu, value)).collect::<Option<_>>()?;
    menu.chosen(entries)
}

fn read_menu(id: &str) -> Option<MenuAsk> {
    let (branch, rest) = branch(id)?;
    Some(match branch {
        "board" => {
            let (menu, showing) = rest.split_once('.')?;
            let showing = leaderboard::read_page(showing)?;
            match menu {
                "order" => MenuAsk::Order(showing),
                "window" => MenuAsk::Window(showing),
                "played" => MenuAsk::Played(showing),
                _ => return None,
            }
        }
        "void" => {
            let (game, page) = void::read_menu(rest)?;
            MenuAsk::Void(game, page)
        }
        "league-menu" => MenuAsk::League,
        "settings-menu" => MenuAsk::Settings(rest.to_owned()),
        "settings-several" => {
            let (name, shown) = rest.split_once('.')?;
            let list = ServerList::named(name)?;
            MenuAsk::List(list, shown.parse().ok()?)
        }
        id => {
            let (table, step, menu) = table::tag(id, rest)?;
            match menu.split_once('.')? {
                ("menu", name) => MenuAsk::Table { table, step, name: name.to_owned() },
                ("several", whole) => {
                    let whole = match whole.strip_prefix(table::RULES) {
                        Some(begin) => Whole::Rules(begin.to_owned()),
                        None => Whole::Choice(whole.to_owned()),
                    };
                    MenuAsk::Parts { table, step, whole }
                }
                _ => return None,
            }
        }
    })
}

fn read_entry(menu: &MenuAsk, value: &str) -> Option<Entry> {
    Some(match menu {
        MenuAsk::Table { .. } => Entry::Command(table::read(value)?),
        MenuAsk::Parts { .. } => Entry::Part(value.to_owned()),
        MenuAsk::Order(_) => Entry::Order(ask::Order::named(value)?),
        MenuAsk::Window(_) => Entry::Window(ask::Window::named(value)?),
        MenuAsk::Played(_) => {
            let (game, variant) = leaderboard::read_played(value)?;
            Entry::Played(game, variant)
        }
        MenuAsk::Void(..) => Entry::Match(values::TableId(value.parse().ok()?)),
        MenuAsk::League => Entry::League(league::read(value)?),
        MenuAsk::Settings(_) => Entry::Setting(settings::read(value)?),
        MenuAsk::List(..) => Entry::Id(value.parse().ok()?),
    })
}

fn is_menu(command: &str) -> bool {
    command.starts_with("menu.") || command.starts_with("several.")
}

/// The branch of the tree and what stands behind it; of a table, its number.
fn branch(id: &str) -> Option<(&str, &str)> {
    id.strip_prefix(MARK)?.strip_prefix('.')?.split_once('.')
}

#[cfg(test)]
mod tests;
