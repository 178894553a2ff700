//! The leaderboard as a picture, and the picture in words.

use super::numbers;
use super::standings::{LeaderLine, LeaderPage};
use crate::tables::ranking;
use ask::Order;
use games::GameKind;
use pictures::{Emblem, LeadersLine, LeadersPicture, Scene, Span};
use values::Ladder;
use view::any::rules;
use view::message::clip;
use view::names::isolate;
use view::phrases::{commas, headed};
use view::rating::margin;
use view::words::{Value, Words};

/// The picture's content; `None` where nobody is on the page.
pub fn scene(words: &Words, page: &LeaderPage) -> Option<Scene> {
    if page.lines.is_empty() {
        return None;
    }
    let order = page.showing.order;
    let line = |line: &LeaderLine| LeadersLine {
        place: u32::try_from(line.place).unwrap_or(u32::MAX),
        name: line.name.clone(),
        note: numbers::note(words, line),
        value: numbers::value(words, order, line),
        beside: match (order, line.rating) {
            (Order::Rating, Some(rating)) => margin(rating),
            _ => String::new(),
        },
        bar: bar(page, line),
        mine: line.mine,
        doubtful: is_doubtful(order, line),
    };
    Some(Scene::Leaders(LeadersPicture {
        title: words.say("leaders-title", &[]),
        subtitle: subtitle(words, page),
        lines: page.lines.iter().map(line).collect(),
        emblem: emblem(words, page.showing.game),
    }))
}

/// The line below the title. It leaves out the choices that most people look at, for lack of room.
fn subtitle(words: &Words, page: &LeaderPage) -> String {
    let [order, window, played, ladder] = page.subtitle(words);
    let played = page.showing.variant.is_some().then_some(played);
    let ladder = (page.showing.ladder == Ladder::Solo).then_some(ladder);
    [Some(order), Some(window), played, ladder]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" · ")
}

/// The sign of a game.
fn emblem(words: &Words, game: GameKind) -> Emblem {
    let usual = game.rules(&[]).ok();
    usual.map(|usual| rules(&usual).banner(words).emblem).unwrap_or_default()
}

/// Whether what somebody is ranked by rests on little.
fn is_doubtful(order: Order, line: &LeaderLine) -> bool {
    match order {
        Order::Rating => line.rating.is_some_and(|rating| rating.provisional),
        _ => ranking::is_doubtful(order, line.matches, line.games),
    }
}

/// Somebody's bar: their value, on a scale that all lines of the page share.
fn bar(page: &LeaderPage, line: &LeaderLine) -> Span {
    let share = |part: f64, whole: f64| -> u16 {
        let thousandths = if whole > 0.0 { part / whole * 1000.0 } else { 0.0 };
        thousandths.round().clamp(0.0, 1000.0) as u16
    };
    if page.showing.order == Order::Rating {
        let ends = |line: &LeaderLine| {
            let rating = line.rating?;
            let (mean, margin) = (f64::from(rating.mean), f64::from(rating.margin));
            Some((mean - margin, mean, mean + margin))
        };
        let all = || page.lines.iter().filter_map(ends);
        let least = all().map(|(from, ..)| from).fold(f64::INFINITY, f64::min);
        let most = all().map(|(.., to)| to).fold(f64::NEG_INFINITY, f64::max);
        let Some((from, mean, to)) = ends(line) else { return Span::default() };
        let at = |points: f64| share(points - least, most - least);
        return Span { from: at(from), to: at(to), mark: Some(at(mean)) };
    }
    let of = |line: &LeaderLine| match page.showing.order {
        Order::Wins => line.wins as f64,
        Order::WinRate => line.wins as f64 / line.matches.max(1) as f64,
        Order::Score => line.average.unwrap_or(0.0).max(0.0),
        Order::Rating | Order::Matches => line.matches as f64,
    };
    let most = page.lines.iter().map(of).fold(0.0, f64::max);
    Span { from: 0, to: share(of(line), most), mark: None }
}

/// The most characters of a picture in words.
const MOST: usize = 1024;

/// The picture in words: everybody, and of their names as much as there is room for.
pub(super) fn alt(words: &Words, page: &LeaderPage) -> String {
    let heading = commas(words, &page.subtitle(words));
    let heading = headed(words, &words.say("leaders-title", &[]), &heading);
    let line = |line: &LeaderLine, longest: usize| {
        let values = [
            ("place", Value::Number(line.place)),
            ("name", isolate(&clip(&line.name, longest)).into()),
            ("record", numbers::whole(words, page.showing.order, line).into()),
        ];
        words.say("leaders-alt-line", &values)
    };
    let whole = |longest: usize| {
        let lines = page.lines.iter().map(|it| line(it, longest));
        std::iter::once(heading.clone()).chain(lines).collect::<Vec<_>>().join("\n")
    };
    let fits = |text: &String| text.encode_utf16().count() <= MOST;
    let fitting = [MOST, 48, 32, 24, 16, 8].into_iter().map(whole).find(fits);
    clip(&fitting.unwrap_or_else(|| whole(8)), MOST)
}
