//! Small parts of sentences that many texts share: lists, times, numbers, buttons.

use super::message::{ActionRow, Button, Style};
use super::names;
use super::words::Words;
use ask::{Ask, GameAsk, GameWish};
use games::GameKind;
use table::TableCommand;
use table::board::Board;
use values::{Hands, TableTag};

/// "A, B and C". Empty for no items.
pub fn list(words: &Words, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [front @ .., last] => {
            let front = commas(words, front);
            words.say("list-and", &[("front", front.into()), ("last", last.into())])
        }
    }
}

/// "A, B, C": what stands beside each other without being added up.
pub fn commas(words: &Words, items: &[String]) -> String {
    let with_next = |front: String, next: String| {
        words.say("list-comma", &[("front", front.into()), ("next", next.into())])
    };
    items.iter().cloned().reduce(with_next).unwrap_or_default()
}

/// "A; B; C": parts of a sentence, one after the other.
pub fn semicolons(words: &Words, items: &[String]) -> String {
    let with_next = |front: String, next: String| {
        words.say("list-semicolon", &[("front", front.into()), ("next", next.into())])
    };
    items.iter().cloned().reduce(with_next).unwrap_or_default()
}

/// "Rating: 1,640": a heading, and what it stands before.
pub fn headed(words: &Words, heading: &str, what: &str) -> String {
    words.say("headed", &[("heading", heading.into()), ("what", what.into())])
}

/// Names in bold, as a list.
pub fn bold_names<'a>(words: &Words, people: impl IntoIterator<Item = &'a str>) -> String {
    let people: Vec<String> =
        people.into_iter().map(|name| format!("**{}**", names::escape(name))).collect();
    list(words, &people)
}

/// The most names in a line about the people that the table waits for.
const FEW: usize = 5;

/// The same, but of many only the first few, and how many more there are.
pub fn some_names(words: &Words, people: &[&str]) -> String {
    if people.len() <= FEW + 1 {
        return bold_names(words, people.iter().copied());
    }
    let first = people.iter().take(FEW).map(|name| format!("**{}**", names::escape(name)));
    let first: Vec<String> = first.collect();
    let more = people.len() - FEW;
    words.say("names-more", &[("names", commas(words, &first).into()), ("n", more.into())])
}

/// That a game begins, and where everybody finds their cards.
pub fn first_turn(words: &Words, board: &Board, cards: usize) -> String {
    let id = match board.hands {
        Hands::Dm => "board-first-turn",
        Hands::Private => "board-first-turn-private",
    };
    words.say(id, &[("n", cards.into())])
}

/// A moment that every reader's Discord shows in their own time, counting down or up.
pub fn relative(millis: i64) -> String {
    format!("<t:{}:R>", millis.div_euclid(1000))
}

/// That time is up at this moment; nothing where it does not run out.
pub fn time_up(words: &Words, until: Option<i64>) -> String {
    let said = |at| words.say("time-up", &[("when", relative(at).into())]);
    until.map(said).unwrap_or_default()
}

/// A button that asks something of a game itself.
pub fn game_button(
    words: &Words,
    game: GameKind,
    wish: GameWish,
    label: &str,
    style: Style,
) -> Button {
    Button::new(words.say(label, &[]), Ask::Game(GameAsk { game, wish }), style)
}

/// The button that deals somebody in against bots, for nobody else to see.
pub fn play_now(words: &Words, game: GameKind) -> Button {
    game_button(words, game, GameWish::Play, "button-play-now", Style::Primary)
}

/// The row below the end of a tutorial: the button that deals somebody in for what it has taught.
pub fn play_taught(words: &Words, game: GameKind) -> ActionRow {
    let wish = GameWish::PlayTaught;
    ActionRow::Buttons(vec![game_button(words, game, wish, "button-play-now", Style::Success)])
}

/// A button of a table.
pub fn button(
    words: &Words,
    table: TableTag,
    step: u32,
    command: TableCommand,
    label: &str,
    style: Style,
) -> Button {
    Button::new(words.say(label, &[]), Ask::Table { table, step, command }, style)
}

/// The name of a variant, of whatever game.
pub fn variant_name(words: &Words, variant: &str) -> String {
    words.say(&format!("variant-{variant}"), &[])
}
