//! The league of a server, as it is shown: its page, which everybody sees, and the panels beside it.
//!
//! Names stand in columns, where nothing of them formats or pings. Of a duel that is not over the
//! page says who has played, and nothing of how it went.

use super::message::{ActionRow, Button, Embed, Menu, MenuOption, Message, Style, clip, in_rows};
use super::names::{column, isolate};
use super::phrases::{bold_names, list, relative};
use super::words::{Value, Words};
use ask::{Ask, Entry, LeagueAsk, LeagueStep, LeagueWish, MenuAsk};
use games::GameKind;
use league::{League, Outcome, Pairing, WEEKS};
use values::FORMER;

/// Columns of a name in the table, and of one in a pairing: a line fits a telephone.
const TABLE: usize = 16;
const PAIR: usize = 12;
/// The room for the table, and for the pairings of a week, in characters.
const TABLE_ROOM: usize = 2_200;
const PAIRS_ROOM: usize = 1_400;

pub fn page(words: &Words, league: &League) -> Message {
    let mut lines = Vec::new();
    let of = |step, label, style| button(words, league, step, label, style);
    let join = of(LeagueStep::Join, "button-league-join", Style::Success);
    let leave = of(LeagueStep::Leave, "button-league-leave", Style::Secondary);
    let weeks = of(LeagueStep::Week(league.week), "button-league-weeks", Style::Secondary);
    let buttons = match (league.open, league.week) {
        (true, 0) => {
            let names = league.playing().map(|at| league.members[at].name.as_str());
            let names: Vec<&str> = names.collect();
            lines.push(words.say("league-sign-up", &[("n", league.weeks.into())]));
            lines.push(match names.len() {
                0 => words.say("league-nobody", &[]),
                n => {
                    let names = bold_names(words, names).into();
                    words.say("league-signed-up", &[("n", n.into()), ("names", names)])
                }
            });
            let start = of(LeagueStep::Week(0), "button-league-start", Style::Secondary);
            vec![join, leave, start]
        }
        (true, week) => {
            let values = [
                ("week", week.into()),
                ("weeks", league.weeks.into()),
                ("until", relative(league.ends()).into()),
            ];
            lines.push(words.say("league-now", &values));
            lines.push(pairs(words, league, week));
            lines.push(format!("-# {}", words.say("league-pairs", &[])));
            lines.extend(table(words, league));
            let goes_on = week < league.weeks;
            if goes_on {
                lines.extend(out(words, league));
                lines.push(format!("-# {}", words.say("league-late", &[])));
            }
            let (join, leave) = (goes_on.then_some(join), goes_on.then_some(leave));
            let play = of(LeagueStep::Play, "button-duel-play", Style::Primary);
            let show = of(LeagueStep::Show, "button-league-show", Style::Secondary);
            [play, show, weeks].into_iter().chain(join).chain(leave).collect()
        }
        (false, _) => {
            lines.push(over(words, league));
            if league.week == 0 {
                Vec::new()
            } else {
                lines.extend(table(words, league));
                // Somebody may still correct the last week.
                vec![of(LeagueStep::Show, "button-league-show", Style::Secondary), weeks]
            }
        }
    };
    Message {
        embed: Some(Embed {
            title: Some(words.say("league-title", &[])),
            description: clip(&lines.join("\n"), 4_096),
            ..Embed::default()
        }),
        rows: in_rows(buttons),
        ..Message::default()
    }
}

/// That a league is over, and who has won it.
fn over(words: &Words, league: &League) -> String {
    let first = league.table().into_iter().take_while(|it| it.place == 1 && it.halves > 0);
    let names: Vec<String> =
        first.map(|it| format!("**{}**", words.name(&league.members[it.member].name))).collect();
    if names.is_empty() {
        return words.say("league-over", &[]);
    }
    words.say("league-won", &[("n", names.len().into()), ("names", list(words, &names).into())])
}

/// The table, and what its columns are.
fn table(words: &Words, league: &League) -> [String; 2] {
    let lines = league.table().into_iter().map(|line| {
        let name = column(&shown(words, league, line.member), TABLE);
        format!("{:>2} {name} {:>4} {:>2}", line.place, points(line.halves), line.weeks)
    });
    [block(lines, TABLE_ROOM), format!("-# {}", words.say("league-columns", &[]))]
}

/// Those in the table who are not drawn any more, if there are any.
fn out(words: &Words, league: &League) -> Option<String> {
    let gone = league.table().into_iter().map(|line| &league.members[line.member]);
    let gone = gone.filter(|member| !member.plays && member.user.is_some());
    let names: Vec<&str> = gone.map(|member| member.name.as_str()).collect();
    let values = [("names", bold_names(words, names.iter().copied()).into())];
    (!names.is_empty()).then(|| words.say("league-out", &values))
}

fn pairs(words: &Words, league: &League, week: u32) -> String {
    let lines = league.in_week(week).map(|pairing| {
        let second = match pairing.second {
            Some(second) => shown(words, league, second),
            // In a week that was ended early, being free is worth nothing.
            None if pairing.outcome() == Some(Outcome::Neither) => "–".to_owned(),
            None => words.say("league-bye", &[]),
        };
        let first = column(&shown(words, league, pairing.first), PAIR);
        let mark = if pairing.correction.is_some() { "*" } else { " " };
        format!("{first} {}{mark} {}", result(pairing), column(&second, PAIR))
    });
    block(lines, PAIRS_ROOM)
}

/// The outcome of a pairing; before there is one, who has played.
fn result(pairing: &Pairing) -> String {
    let [first, second] = match (pairing.second, pairing.outcome()) {
        (None, Some(outcome)) => [points(outcome.halves()[0]), "–".to_owned()],
        (_, Some(outcome)) => outcome.halves().map(points),
        (_, None) => pairing.through.map(|through| if through { "✓" } else { "–" }.to_owned()),
    };
    format!("{first} : {second}")
}

/// Half points as a number.
fn points(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

/// A member's name.
fn shown(words: &Words, league: &League, member: usize) -> String {
    match league.members[member].name.as_str() {
        FORMER => words.say("former-player", &[]),
        name => name.to_owned(),
    }
}

/// Lines in which all letters are equally wide, as many as there is room for.
fn block(lines: impl Iterator<Item = String>, room: usize) -> String {
    let mut text = String::from("```\n");
    for line in lines {
        if text.encode_utf16().count() + line.encode_utf16().count() > room {
            text.push_str("…\n");
            break;
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text + "```"
}

fn button(words: &Words, league: &League, step: LeagueStep, label: &str, style: Style) -> Button {
    Button::new(words.say(label, &[]), press(league, step), style)
}

fn press(league: &League, step: LeagueStep) -> Ask {
    Ask::League(ask_of(league, step))
}

fn ask_of(league: &League, step: LeagueStep) -> LeagueAsk {
    LeagueAsk { game: league.game, wish: LeagueWish::Of(league.id, step) }
}

/// How to begin a league, to somebody who may; the last one stands below.
pub fn beginning(words: &Words, game: GameKind, last: Option<&League>) -> Message {
    let buttons = WEEKS.step_by(2).map(|weeks| {
        let label = words.say("league-weeks", &[("n", weeks.into())]);
        let ask = Ask::League(LeagueAsk { game, wish: LeagueWish::Make(weeks) });
        Button::new(label, ask, Style::Primary)
    });
    let last = last.map(|last| page(words, last)).unwrap_or_default();
    // Somebody may still correct the last one.
    let rows = std::iter::once(ActionRow::Buttons(buttons.collect())).chain(last.rows).collect();
    Message { content: words.say("league-begin", &[]), rows, ..last }
}

/// The pairings of a week, for one person. Week 0 is the time to sign up. With `manages`, what only
/// those who manage the server may do. `note` stands above.
pub fn week(
    words: &Words,
    league: &League,
    (week, note): (u32, Option<&str>),
    manages: bool,
) -> Message {
    if !league.open && league.week == 0 {
        return Message::text(words.say("league-ended", &[]));
    }
    let week = week.min(league.week);
    let mut lines: Vec<String> = note.map(|note| words.say(note, &[])).into_iter().collect();
    let mut rows = Vec::new();
    let mut last = Vec::new();
    if league.week == 0 {
        last.push(button(words, league, LeagueStep::Start, "button-league-start", Style::Success));
        lines.push(words.say(if manages { "league-start" } else { "league-only-manager" }, &[]));
    } else {
        let week = week.max(1);
        lines.push(format!("**{}**", words.say("league-week", &[("n", week.into())])));
        lines.push(pairs(words, league, week));
        lines.push(format!("-# {}", words.say("league-pairs", &[])));
        let others = [(week - 1, "◀"), (week + 1, "▶")].into_iter();
        let others = others.filter(|(to, _)| (1..=league.week).contains(to)).map(|(to, arrow)| {
            let label = format!("{arrow} {}", words.say("league-week", &[("n", to.into())]));
            Button::new(label, press(league, LeagueStep::Week(to)), Style::Secondary)
        });
        rows.extend(in_rows(others));
        rows.extend(corrections(words, league, week).filter(|_| manages));
    }
    if manages && league.open {
        last.push(button(words, league, LeagueStep::AskEnd, "button-league-end", Style::Danger));
        rows.push(ActionRow::Buttons(last));
    }
    Message { content: lines.join("\n"), rows, ..Message::default() }
}

/// The menu of the pairings of a week, for those who may correct them.
fn corrections(words: &Words, league: &League, week: u32) -> Option<ActionRow> {
    let options = league.in_week(week).filter_map(|pairing| {
        let [first, second] =
            [pairing.first, pairing.second?].map(|it| isolate(&shown(words, league, it)));
        let label = clip(&format!("{first} – {second}"), 100);
        let step = LeagueStep::Pairing(week, pairing.number);
        let (entry, description) = (Entry::League(ask_of(league, step)), Some(result(pairing)));
        Some(MenuOption { entry, label, description, chosen: false, pictured: None })
    });
    let options: Vec<MenuOption> = options.take(25).collect();
    let placeholder = words.say("league-correct", &[]);
    let menu = Menu { ask: MenuAsk::League, placeholder, options, choose: (1, 1) };
    (!menu.options.is_empty()).then_some(ActionRow::Menu(menu))
}

/// The outcomes to which a pairing can be corrected.
pub fn pairing(words: &Words, league: &League, pairing: &Pairing) -> Message {
    let name = |member: usize| Value::Name(league.members[member].name.clone());
    let (first, second) = (pairing.first, pairing.second.unwrap_or(pairing.first));
    // A button shows letters as they are.
    let wins = |member: usize| {
        let name = isolate(&shown(words, league, member));
        words.say("button-league-wins", &[("name", name.into())])
    };
    let (week, number) = (pairing.week, pairing.number);
    let choice = |outcome: Option<Outcome>| {
        let label = match outcome {
            Some(Outcome::First) => wins(first),
            Some(Outcome::Second) => wins(second),
            Some(Outcome::Tie) => words.say("button-league-tie", &[]),
            Some(Outcome::Neither) => words.say("button-league-neither", &[]),
            None => words.say("button-league-as-played", &[]),
        };
        let is_so = pairing.correction == outcome;
        let style = if is_so { Style::Success } else { Style::Secondary };
        let ask = press(league, LeagueStep::Correct(week, number, outcome));
        Button { disabled: is_so, ..Button::new(clip(&label, 80), ask, style) }
    };
    let choices = Outcome::ALL.into_iter().map(Some).chain([None]).map(choice).collect();
    let title = words.say("duel-title", &[("first", name(first)), ("second", name(second))]);
    let week_name = words.say("league-week", &[("n", week.into())]);
    let back =
        button(words, league, LeagueStep::Week(week), "button-league-back", Style::Secondary);
    Message {
        content: format!("{week_name} · {title}\n{}", words.say("league-correct-how", &[])),
        rows: vec![ActionRow::Buttons(choices), ActionRow::Buttons(vec![back])],
        ..Message::default()
    }
}

/// Whether the league shall end now.
pub fn ask_end(words: &Words, league: &League) -> Message {
    let back = LeagueStep::Week(league.week);
    let question = if league.week == 0 { "league-ask-end-early" } else { "league-ask-end" };
    Message {
        content: words.say(question, &[]),
        rows: vec![ActionRow::Buttons(vec![
            button(words, league, LeagueStep::End, "button-league-end-now", Style::Danger),
            button(words, league, back, "button-league-back", Style::Secondary),
        ])],
        ..Message::default()
    }
}
