//! Menus: an ask that is complete once entries are chosen.

use super::{
    Ask, LeaderboardAsk, LeagueAsk, Order, ServerList, SettingsAsk, Showing, VoidAsk, Window,
};
use games::GameKind;
use table::TableCommand;
use values::{TableId, TableTag};

/// An ask that is complete once entries of the menu are chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MenuAsk {
    /// A command of a table. The name tells the menus of a message apart.
    Table {
        table: TableTag,
        /// As for a button.
        step: u32,
        name: String,
    },
    /// A command of a table that is made of all parts that are chosen.
    Parts {
        table: TableTag,
        /// As for a button.
        step: u32,
        /// The command as far as it stands before them.
        whole: Whole,
    },
    /// Another order of a leaderboard.
    Order(Showing),
    /// Another window of a leaderboard.
    Window(Showing),
    /// Another game or variant of a leaderboard.
    Played(Showing),
    /// A match of this page of the list of matches.
    Void(GameKind, u32),
    /// A pairing of a league.
    League,
    /// Something about the settings. The name tells the menus of a message apart.
    Settings(String),
    /// A list of things of the server, and the mark with which it is shown.
    List(ServerList, u32),
}

/// A command whose text of the game's own ends in the parts that are chosen, with commas between
/// them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whole {
    /// A change of the rules that begins so.
    Rules(String),
    /// A choice that begins so.
    Choice(String),
}

/// An entry of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Of [`MenuAsk::Table`].
    Command(TableCommand),
    /// Of [`MenuAsk::Parts`]: the game's own text.
    Part(String),
    /// Of [`MenuAsk::Order`].
    Order(Order),
    /// Of [`MenuAsk::Window`].
    Window(Window),
    /// Of [`MenuAsk::Played`]; without a variant all of them together.
    Played(GameKind, Option<String>),
    /// Of [`MenuAsk::Void`].
    Match(TableId),
    /// Of [`MenuAsk::League`].
    League(LeagueAsk),
    /// Of [`MenuAsk::Settings`].
    Setting(SettingsAsk),
    /// Of [`MenuAsk::List`].
    Id(u64),
}

impl MenuAsk {
    /// The ask once these entries are chosen; `None` where they are not of this menu, or too many.
    pub fn chosen(self, mut entries: Vec<Entry>) -> Option<Ask> {
        match self {
            Self::Parts { table, step, whole } => {
                let parts = entries.into_iter().map(|entry| match entry {
                    Entry::Part(part) => Some(part),
                    _ => None,
                });
                let parts = parts.collect::<Option<Vec<_>>>()?.join(",");
                let command = match whole {
                    Whole::Rules(begin) => TableCommand::ChangeRules(begin + &parts),
                    Whole::Choice(begin) => TableCommand::Choose(begin + &parts),
                };
                return Some(Ask::Table { table, step, command });
            }
            Self::List(list, shown) => {
                let ids = entries.into_iter().map(|entry| match entry {
                    Entry::Id(id) => Some(id),
                    _ => None,
                });
                let change = list.becomes(shown, ids.collect::<Option<_>>()?);
                return Some(Ask::Settings(SettingsAsk::Server(change)));
            }
            _ => {}
        }
        let entry = entries.pop().filter(|_| entries.is_empty())?;
        let show = |showing| Ask::Leaderboard(LeaderboardAsk::Show(Showing { page: 0, ..showing }));
        Some(match (self, entry) {
            (Self::Table { table, step, .. }, Entry::Command(command)) => {
                Ask::Table { table, step, command }
            }
            (Self::Order(showing), Entry::Order(order)) => show(Showing { order, ..showing }),
            (Self::Window(showing), Entry::Window(window)) => show(Showing { window, ..showing }),
            (Self::Played(showing), Entry::Played(game, variant)) => {
                show(Showing { game, variant, ..showing })
            }
            (Self::Void(game, page), Entry::Match(id)) => Ask::Void(VoidAsk::Look(game, page, id)),
            (Self::League, Entry::League(ask)) => Ask::League(ask),
            (Self::Settings(_), Entry::Setting(ask)) => Ask::Settings(ask),
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use values::Pace;

    #[test]
    fn the_entries_of_a_menu_say_what_is_wanted() {
        let table = TableTag { table: TableId(1), key: 1 };
        let command = |menu: MenuAsk, entries: Vec<Entry>| match menu.chosen(entries) {
            Some(Ask::Table { command, .. }) => Some(command),
            _ => None,
        };
        let one = || MenuAsk::Table { table, step: 0, name: "pace".into() };
        let live = || Entry::Command(TableCommand::ChangePace(Pace::Live));
        assert_eq!(command(one(), vec![live()]), Some(TableCommand::ChangePace(Pace::Live)));
        assert_eq!(command(one(), vec![live(), live()]), None);
        assert_eq!(command(one(), Vec::new()), None);
        let parts = |whole, parts: &[&str]| {
            let parts = parts.iter().map(|part| Entry::Part((*part).to_owned()));
            command(MenuAsk::Parts { table, step: 0, whole }, parts.collect())
        };
        let change = TableCommand::ChangeRules("extras.virgin,deal-all".into());
        let extras = Whole::Rules("extras.".into());
        assert_eq!(parts(extras, &["virgin", "deal-all"]), Some(change));
        let keep = Whole::Choice("keep.".into());
        assert_eq!(parts(keep, &["5", "6"]), Some(TableCommand::Choose("keep.5,6".into())));
    }

    #[test]
    fn a_menu_of_a_leaderboard_changes_one_thing_and_goes_back_to_the_first_page() {
        let showing = Showing::by_wins(GameKind::ALL[0], None).at_page(3);
        let shown = |showing| Some(Ask::Leaderboard(LeaderboardAsk::Show(showing)));
        let by_share = Showing { order: Order::WinRate, page: 0, ..showing.clone() };
        let order = MenuAsk::Order(showing.clone());
        assert_eq!(order.clone().chosen(vec![Entry::Order(Order::WinRate)]), shown(by_share));
        let recent = Showing { window: Window::Recent, page: 0, ..showing.clone() };
        let window = MenuAsk::Window(showing);
        assert_eq!(window.chosen(vec![Entry::Window(Window::Recent)]), shown(recent));
        assert_eq!(order.chosen(vec![Entry::Window(Window::Recent)]), None);
    }
}
