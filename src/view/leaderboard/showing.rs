//! What of the leaderboard is shown, and how it is written into buttons and menus.

use games::{AnyRules, GameKind};
use values::Ladder;

/// What of the leaderboard is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Showing {
    /// The game.
    pub game: GameKind,
    /// The variant; `None`: all of them together.
    pub variant: Option<String>,
    /// By what people are ranked.
    pub order: Order,
    /// Which matches count.
    pub window: Window,
    /// Against whom they were played.
    pub ladder: Ladder,
    /// The page, from 0.
    pub page: u32,
    /// Whether everybody has been shown it already.
    pub shared: bool,
}

/// By what people are ranked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The lower end of their rating.
    Rating,
    /// Matches won.
    Wins,
    /// The share of matches won.
    Share,
    /// The score of a game, on average.
    Score,
    /// Matches played.
    Matches,
}

/// Which matches count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Those of the present season.
    Season,
    /// Those of the last thirty days.
    Recent,
    /// All of them.
    All,
}

/// What was pressed on a leaderboard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LeaderboardPress {
    /// Show this.
    Show(Showing),
    /// Show this instead of what stands there, once a value of the menu says how it differs.
    Menu(Showing, MenuOf),
    /// Show it to everybody.
    Share(Showing),
}

/// What a menu changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuOf {
    /// By what people are ranked.
    Order,
    /// Which matches count.
    Window,
    /// Game and variant.
    Played,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Rating, Self::Wins, Self::Share, Self::Score, Self::Matches];

    /// Its name in buttons and in the catalogue of texts.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rating => "rating",
            Self::Wins => "wins",
            Self::Share => "share",
            Self::Score => "score",
            Self::Matches => "matches",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.name() == name)
    }
}

impl Window {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Season, Self::Recent, Self::All];

    /// Its name in buttons.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Season => "season",
            Self::Recent => "recent",
            Self::All => "all",
        }
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|window| window.name() == name)
    }
}

impl Showing {
    /// Everybody who has played a game at a table, ever, by their wins.
    #[must_use]
    pub fn by_wins(game: GameKind, variant: Option<String>) -> Self {
        Self {
            game,
            variant,
            order: Order::Wins,
            window: Window::All,
            ladder: Ladder::Table,
            page: 0,
            shared: false,
        }
    }

    /// The same, another page.
    #[must_use]
    pub fn at_page(&self, page: u32) -> Self {
        Self { page, ..self.clone() }
    }

    /// Game and variant, as a value of a menu.
    #[must_use]
    pub fn played(game: GameKind, variant: Option<&str>) -> String {
        format!("{}.{}", game.as_str(), variant.unwrap_or_default())
    }

    fn read_played(text: &str) -> Option<(GameKind, Option<String>)> {
        let (game, variant) = text.split_once('.')?;
        let game = GameKind::from_name(game)?;
        match variant {
            "" => Some((game, None)),
            name => Some((game, Some(AnyRules::variant(name)?.name()))),
        }
    }

    /// The same after a menu was used.
    fn changed(self, menu: MenuOf, value: &str) -> Option<Self> {
        let first = Self { page: 0, ..self };
        Some(match menu {
            MenuOf::Order => Self { order: Order::named(value)?, ..first },
            MenuOf::Window => Self { window: Window::named(value)?, ..first },
            MenuOf::Played => {
                let (game, variant) = Self::read_played(value)?;
                Self { game, variant, ..first }
            }
        })
    }

    fn encode(&self) -> String {
        let Self { game, variant, order, window, ladder, page, shared } = self;
        let played = Self::played(*game, variant.as_deref());
        let (order, window, ladder) = (order.name(), window.name(), ladder.as_str());
        format!("{order}.{window}.{ladder}.{page}.{}.{played}", u8::from(*shared))
    }

    fn decode(text: &str) -> Option<Self> {
        let mut parts = text.splitn(6, '.');
        let order = Order::named(parts.next()?)?;
        let window = Window::named(parts.next()?)?;
        let ladder = Ladder::from_name(parts.next()?)?;
        let page = parts.next()?.parse().ok()?;
        let shared = match parts.next()? {
            "0" => false,
            "1" => true,
            _ => return None,
        };
        let (game, variant) = Self::read_played(parts.next()?)?;
        Some(Self { game, variant, order, window, ladder, page, shared })
    }
}

impl LeaderboardPress {
    /// How it is written into a `custom_id`.
    #[must_use]
    pub fn encode(&self) -> String {
        let (verb, showing) = match self {
            Self::Show(showing) => ("show", showing),
            Self::Menu(showing, MenuOf::Order) => ("order", showing),
            Self::Menu(showing, MenuOf::Window) => ("window", showing),
            Self::Menu(showing, MenuOf::Played) => ("played", showing),
            Self::Share(showing) => ("share", showing),
        };
        format!("{verb}.{}", showing.encode())
    }

    /// Reads it back; `None` for whatever was not written here.
    #[must_use]
    pub fn decode(text: &str) -> Option<Self> {
        let (verb, showing) = text.split_once('.')?;
        let showing = Showing::decode(showing)?;
        Some(match verb {
            // The button that turns back stands there on the first page, too, and needs an id.
            "show" | "back" => Self::Show(showing),
            "order" => Self::Menu(showing, MenuOf::Order),
            "window" => Self::Menu(showing, MenuOf::Window),
            "played" => Self::Menu(showing, MenuOf::Played),
            "share" => Self::Share(showing),
            _ => return None,
        })
    }

    /// How the button that turns a page back is written: no two buttons of a message may share an id.
    #[must_use]
    pub fn encode_back(showing: &Showing) -> String {
        format!("back.{}", showing.encode())
    }

    /// What a menu stands for once this was chosen in it.
    #[must_use]
    pub fn chosen(self, value: &str) -> Option<Self> {
        match self {
            Self::Menu(showing, menu) => showing.changed(menu, value).map(Self::Show),
            Self::Show(_) | Self::Share(_) => None,
        }
    }

    /// What is shown there.
    #[must_use]
    pub const fn showing(&self) -> &Showing {
        match self {
            Self::Show(showing) | Self::Menu(showing, _) | Self::Share(showing) => showing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_shown_is_written_and_read_back() {
        for (game, order) in GameKind::ALL.iter().flat_map(|g| Order::ALL.map(|o| (*g, o))) {
            let variants = game.variants().into_iter().map(|name| Some(name.to_owned()));
            for variant in variants.chain([None]) {
                for window in Window::ALL {
                    let showing = Showing {
                        order,
                        window,
                        ladder: Ladder::Solo,
                        page: u32::MAX,
                        shared: true,
                        ..Showing::by_wins(game, variant.clone())
                    };
                    for press in [
                        LeaderboardPress::Show(showing.clone()),
                        LeaderboardPress::Menu(showing.clone(), MenuOf::Played),
                        LeaderboardPress::Share(showing.clone()),
                    ] {
                        assert_eq!(LeaderboardPress::decode(&press.encode()), Some(press));
                    }
                }
            }
        }
    }

    #[test]
    fn a_menu_changes_one_thing_and_goes_back_to_the_first_page() {
        let showing = Showing::by_wins(GameKind::ALL[0], None).at_page(3);
        let menu = |of| LeaderboardPress::Menu(showing.clone(), of);
        let by_share = Showing { order: Order::Share, page: 0, ..showing.clone() };
        assert_eq!(menu(MenuOf::Order).chosen("share"), Some(LeaderboardPress::Show(by_share)));
        let recent = Showing { window: Window::Recent, page: 0, ..showing.clone() };
        assert_eq!(menu(MenuOf::Window).chosen("recent"), Some(LeaderboardPress::Show(recent)));
        for (of, nonsense) in [
            (MenuOf::Order, "height"),
            (MenuOf::Window, "rating"),
            (MenuOf::Played, "chess."),
            (MenuOf::Played, "nimmt.unheard_of"),
        ] {
            assert_eq!(menu(of).chosen(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn what_was_not_written_here_is_not_read() {
        for text in
            ["", "show", "show.wins.all.table.0.0.", "show.wins.all.chair.0.0.nimmt.", "x.y"]
        {
            assert_eq!(LeaderboardPress::decode(text), None, "{text:?}");
        }
    }
}
