//! The leaderboard as a message: to one person, with menus and buttons, and to everybody.

use std::sync::Arc;

use super::standings::{LeaderLine, LeaderPage, played};
use super::{numbers, picture};
use crate::tables::ranking::FEW;
use ask::{Ask, Entry, LeaderboardAsk, MenuAsk, Order, Showing, Window};
use games::GameKind;
use values::Ladder;
use view::message::{ActionRow, Button, File, Menu, MenuOption, Message, Part, Style, clip};
use view::phrases::play_now;
use view::words::{Value, Words};

/// Lines on a page.
pub const PAGE: usize = 10;
/// The name of the picture.
const FILE: &str = "leaderboard.png";
/// In milliseconds.
const HALF_A_DAY: i64 = 12 * 3_600_000;
/// The most entries of a menu.
const MOST_ENTRIES: usize = 25;

/// The message that one person sees, with the painted [scene](super::scene); without a picture the
/// lines stand in words.
pub fn private(words: &Words, page: &LeaderPage, picture: Option<Arc<[u8]>>) -> Message {
    if !page.played && !page.elsewhere {
        return unplayed(words, page.showing.game);
    }
    let (mut parts, files) = shown(words, page, picture);
    let mine = match &page.mine {
        Some(line) => {
            let values = [
                ("place", Value::Number(line.place)),
                ("record", numbers::whole(words, page.showing.order, line).into()),
            ];
            words.say("leaders-mine", &values)
        }
        None => words.say("leaders-mine-none", &[]),
    };
    if !page.lines.is_empty() {
        parts.push(Part::Text(format!("{mine}\n{}", small_print(words, page))));
    }
    for (ask, title, options) in menus(words, page) {
        // A menu shows what is chosen, and so not what it is for.
        let title = words.say(title, &[]);
        parts.push(Part::Text(format!("**{title}**")));
        parts.push(Part::Row(ActionRow::Menu(Menu {
            ask,
            placeholder: title,
            options,
            choose: (1, 1),
        })));
    }
    parts.push(Part::Row(ActionRow::Buttons(buttons(words, page))));
    Message { parts, files, ..Message::default() }
}

/// The message on a server where nobody has finished a match yet: there is nothing to rank, but
/// something to do.
fn unplayed(words: &Words, game: GameKind) -> Message {
    let heading = words.say("leaders-heading", &[]);
    let text = format!("### {heading}\n{}", words.say("leaders-empty", &[]));
    let play = ActionRow::Buttons(vec![play_now(words, game)]);
    Message { parts: vec![Part::Text(text), Part::Row(play)], ..Message::default() }
}

/// The message that everybody sees.
pub fn public(words: &Words, page: &LeaderPage, picture: Option<Arc<[u8]>>) -> Message {
    let (mut parts, files) = shown(words, page, picture);
    parts.push(Part::Text(small_print(words, page)));
    let showing = Showing { page: 0, shared: false, ..page.showing.clone() };
    let mine = button(words, "leaders-button-mine", LeaderboardAsk::Show(showing));
    parts.push(Part::Row(ActionRow::Buttons(vec![mine])));
    Message { parts, files, ..Message::default() }
}

/// Composes the part that both messages have in common: a heading, and the leaders.
fn shown(words: &Words, page: &LeaderPage, picture: Option<Arc<[u8]>>) -> (Vec<Part>, Vec<File>) {
    let [order, window, played, ladder] = page.subtitle(words);
    let window = match page.since {
        // Everybody's Discord shows the day in their own way. A season begins at midnight UTC, when
        // it is the day before in America: at noon it is nearly everywhere the day that is meant.
        Some(since) => {
            let season = page.showing.window == Window::Season;
            let since = if season { since + HALF_A_DAY } else { since };
            let since = format!("<t:{}:d>", since.div_euclid(1_000));
            words.say("leaders-since", &[("window", window.into()), ("since", since.into())])
        }
        None => window,
    };
    let heading = words.say("leaders-heading", &[]);
    let what = format!("**{order}** · {window} · {played} · {ladder}");
    let mut parts = vec![Part::Text(format!("### {heading}\n{what}"))];
    let files: Vec<File> = picture
        .filter(|_| !page.lines.is_empty())
        .map(|bytes| File { name: FILE.to_owned(), bytes, alt: picture::alt(words, page) })
        .into_iter()
        .collect();
    match files.first() {
        Some(file) => parts.push(Part::Picture(file.name.clone())),
        None => parts.push(Part::Text(in_words(words, page))),
    }
    (parts, files)
}

/// Lists the leaders in words; says why there are none if the page is empty.
fn in_words(words: &Words, page: &LeaderPage) -> String {
    if page.lines.is_empty() {
        let id = match page.showing.order {
            _ if !page.played => "leaders-empty",
            Order::Rating if page.fits => "leaders-empty-rated",
            _ => "leaders-empty-chosen",
        };
        let turns = page.showing.game.habits().rated_turns;
        let why = words.say(id, &[("turns", turns.into())]);
        // Not every match has a score that can be compared.
        let scores = page.fits && page.showing.order == Order::Score;
        return if scores { format!("{why}\n{}", small_print(words, page)) } else { why };
    }
    let line = |line: &LeaderLine| {
        let values = [
            ("place", Value::Number(line.place)),
            ("name", words.name(&line.name).into()),
            ("record", numbers::whole(words, page.showing.order, line).into()),
        ];
        words.say("leaders-line", &values)
    };
    let lines: Vec<String> = page.lines.iter().map(line).collect();
    clip(&lines.join("\n"), 2000)
}

/// Explains the order of the leaderboard, and says which page this is.
fn small_print(words: &Words, page: &LeaderPage) -> String {
    let turns = page.showing.game.habits().rated_turns;
    let ladder = ("ladder", page.showing.ladder.name().into());
    let order = match page.showing.order {
        Order::Rating => words.say("leaders-footer-rating", &[("turns", turns.into()), ladder]),
        Order::Wins => words.say("leaders-footer-wins", &[]),
        Order::WinRate => words.say("leaders-footer-few", &[("few", Value::Number(FEW))]),
        Order::Score => words.say("leaders-footer-few-games", &[("few", Value::Number(FEW))]),
        Order::Matches => words.say("leaders-footer-matches", &[ladder]),
    };
    let at = [("page", (page.showing.page + 1).into()), ("pages", page.pages.into())];
    let at = if page.pages > 1 {
        format!("{} · ", words.say("leaders-page", &at))
    } else {
        String::new()
    };
    format!("-# {at}{order}")
}

fn menus(words: &Words, page: &LeaderPage) -> [(MenuAsk, &'static str, Vec<MenuOption>); 3] {
    let Showing { game, variant, order, window, .. } = &page.showing;
    let option = |entry: Entry, label: &str, chosen: bool| MenuOption {
        entry,
        label: clip(label, 100),
        description: None,
        chosen,
        pictured: None,
    };
    let orders = Order::ALL.into_iter().map(|it| {
        let label = words.say(&format!("leaders-order-{}", it.name()), &[]);
        option(Entry::Order(it), &label, it == *order)
    });
    let windows = Window::ALL.into_iter();
    let windows = windows.filter(|it| *it != Window::Season || page.season.is_some());
    let windows =
        windows.map(|it| option(Entry::Window(it), &page.window(words, it), it == *window));
    let own = std::iter::once(None).chain(game.variants().into_iter().map(Some));
    let own = own.map(|name| {
        let chosen = variant.as_deref() == name;
        option(Entry::Played(*game, name.map(str::to_owned)), &played(words, name), chosen)
    });
    let others = GameKind::ALL.iter().filter(|other| *other != game).map(|other| {
        let label = words.clone().about(*other).say("leaders-played-game", &[]);
        option(Entry::Played(*other, None), &label, false)
    });
    let showing = || page.showing.clone();
    [
        (MenuAsk::Order(showing()), "leaders-menu-order", orders.collect()),
        (MenuAsk::Window(showing()), "leaders-menu-window", windows.collect()),
        (
            MenuAsk::Played(showing()),
            "leaders-menu-played",
            own.chain(others).take(MOST_ENTRIES).collect(),
        ),
    ]
}

fn buttons(words: &Words, page: &LeaderPage) -> Vec<Button> {
    let Showing { page: at, ladder, .. } = page.showing;
    let showing = &page.showing;
    let mut buttons = Vec::new();
    if page.pages > 1 {
        let newer = LeaderboardAsk::Back(showing.at_page(at.saturating_sub(1)));
        let older = LeaderboardAsk::Show(showing.at_page(at + 1));
        let turn = |label, ask, disabled| Button { disabled, ..button(words, label, ask) };
        buttons.push(turn("button-newer", newer, at == 0));
        buttons.push(turn("button-older", older, at + 1 >= page.pages));
    }
    let (other, label) = match ladder {
        Ladder::Table => (Ladder::Solo, "leaders-button-solo"),
        Ladder::Solo => (Ladder::Table, "leaders-button-table"),
    };
    let other = Showing { ladder: other, page: 0, ..showing.clone() };
    buttons.push(button(words, label, LeaderboardAsk::Show(other)));
    if !showing.shared && !page.lines.is_empty() {
        let share = LeaderboardAsk::Share(showing.clone());
        let share = button(words, "leaders-button-share", share);
        buttons.push(Button { style: Style::Primary, ..share });
    }
    buttons
}

fn button(words: &Words, label: &str, ask: LeaderboardAsk) -> Button {
    Button::new(words.say(label, &[]), Ask::Leaderboard(ask), Style::Secondary)
}
