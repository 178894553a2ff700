//! Somebody's statistics and what they have earned: a message with a picture.

mod numbers;

use std::collections::BTreeMap;
use std::sync::Arc;

use games::GameKind;
use statistics::{Achievement, Career, Meetings, Rivals, Summary};
use values::Ladder;

use crate::store::LATELY;
use ask::{Ask, StatisticsAsk};
use pictures::{Bar, Emblem, PersonPicture, RatingCurve, Scene};
use table::board::ShownRating;
use values::UserId;
use view::message::{ActionRow, Button, File, Message, Patch, Style, clip};
use view::phrases::{commas, headed, variant_name};
use view::words::Words;
use view::{achievements, any, names};

/// Somebody's statistics in a game.
pub struct Statistics {
    pub user: UserId,
    /// The name they are shown with.
    pub name: String,
    pub game: GameKind,
    /// The ladder whose matches the picture tells of.
    pub ladder: Ladder,
    /// The totals of all matches.
    pub career: Career,
    /// Their opponents, as far as they stand out.
    pub rivals: Rivals,
    /// Their rating on that ladder now; `None` where they have none.
    pub rating: Option<ShownRating>,
    /// The rating after each match, the first match first.
    pub curve: Vec<ShownRating>,
    /// Their achievements, and when they earned each (ms since 1970); `None` where the server does
    /// without.
    pub earned: Option<BTreeMap<Achievement, i64>>,
}

/// The audience of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// The person themselves.
    Own,
    /// The person themselves, where nobody else could be shown it.
    Outside,
    /// Somebody else, alone.
    Other,
    /// Everybody in a channel.
    Everybody,
}

impl Statistics {
    fn summary(&self) -> &Summary {
        self.career.on(self.ladder)
    }

    /// The picture's content.
    pub fn scene(&self, words: &Words) -> Scene {
        let game = words.say("game-name", &[]);
        let solo = words.say("stats-button-solo", &[]);
        Scene::Person(PersonPicture {
            title: self.name.clone(),
            subtitle: match self.ladder {
                Ladder::Table => game,
                Ladder::Solo => format!("{game} · {solo}"),
            },
            emblem: self.emblem(words),
            tiles: numbers::tiles(words, self.game, self.summary()),
            rating: self.rating_curve(words),
            charts: numbers::charts(words, self.summary()),
        })
    }

    /// The message, with the painted [`Statistics::scene`].
    pub fn message(&self, words: &Words, picture: Arc<[u8]>, to: Audience) -> Message {
        let mut lines = vec![self.heading(words, to)];
        lines.extend(self.lines(words));
        if to == Audience::Outside {
            lines.push(format!("-# {}", words.say("stats-outside", &[])));
        }
        let embed = self.earned.as_ref().map(|earned| match to {
            Audience::Own | Audience::Outside | Audience::Other => {
                achievements::list(words, self.game, earned)
            }
            Audience::Everybody => achievements::earned_list(words, self.game, earned),
        });
        Message {
            content: clip(&lines.join("\n"), 2000),
            embed: embed.flatten(),
            rows: self.buttons(words, to),
            files: vec![File {
                name: "statistics.png".into(),
                bytes: picture,
                alt: self.alt(words),
            }],
            ..Message::default()
        }
    }

    /// The change to their own message once everybody was shown: its first button is disabled.
    pub fn shown(&self, words: &Words) -> Patch {
        let rows = self.buttons(words, Audience::Own).into_iter().map(|row| match row {
            ActionRow::Buttons(mut buttons) => {
                buttons.iter_mut().take(1).for_each(|button| button.disabled = true);
                ActionRow::Buttons(buttons)
            }
            menu @ (ActionRow::Menu(_) | ActionRow::Picker(_)) => menu,
        });
        Patch { rows: Some(rows.collect()), ..Patch::default() }
    }

    fn rating_curve(&self, words: &Words) -> Option<RatingCurve> {
        Some(numbers::rating_curve(words, self.rating?, &self.curve))
    }

    fn emblem(&self, words: &Words) -> Emblem {
        let usual = self.game.rules(&[]).ok();
        usual.map(|usual| any::rules(&usual).banner(words).emblem).unwrap_or_default()
    }

    fn heading(&self, words: &Words, to: Audience) -> String {
        let id = match to {
            Audience::Own | Audience::Outside | Audience::Other => "stats-heading",
            Audience::Everybody => "stats-heading-shown",
        };
        words.say(id, &[("name", names::escape(&self.name).into())])
    }

    /// The lines of text, for what is not in the picture.
    fn lines(&self, words: &Words) -> Vec<String> {
        let summary = self.summary();
        let mut lines = Vec::new();
        // A single match makes no curve to draw.
        if let Some(rating) = self.rating_curve(words).filter(|rating| rating.points.len() == 1) {
            lines.push(headed(words, &rating.title, &rating.now));
        }
        if summary.variants.len() > 1 {
            let line = |line: &statistics::VariantLine| {
                let values = [
                    ("variant", variant(words, &line.variant).into()),
                    ("n", line.matches.into()),
                    ("wins", line.wins.into()),
                ];
                words.say("stats-variant", &values)
            };
            let all: Vec<String> = summary.by_variant().into_iter().map(line).collect();
            lines.push(words.say("stats-variants", &[("variants", all.join(" · ").into())]));
        }
        if let Some(habits) = &summary.habits {
            lines.extend(any::habits(words, habits).lines);
        }
        if self.ladder == Ladder::Table {
            lines.extend(self.rivals(words));
        }
        let other = self.career.on(self.ladder.other());
        if other.matches > 0 {
            let id = match self.ladder.other() {
                Ladder::Table => "stats-other-table",
                Ladder::Solo => "stats-other-solo",
            };
            let values = [("n", other.matches.into()), ("wins", other.wins.into())];
            lines.push(words.say(id, &values));
        }
        lines
    }

    fn rivals(&self, words: &Words) -> Vec<String> {
        let line = |id: &str, one: &Option<Meetings>| {
            let one = one.as_ref()?;
            let values = [
                ("name", names::escape(&one.name).into()),
                ("n", one.met.into()),
                ("ahead", one.ahead.into()),
                ("behind", one.behind.into()),
            ];
            Some(words.say(id, &values))
        };
        let Rivals { met_most, beaten, beaten_by } = &self.rivals;
        let lines = [
            line("stats-met-most", met_most),
            line("stats-beaten", beaten),
            line("stats-beaten-by", beaten_by),
        ];
        let mut lines: Vec<String> = lines.into_iter().flatten().collect();
        if !lines.is_empty() && self.summary().matches > LATELY {
            lines.push(words.say("stats-lately", &[("n", LATELY.into())]));
        }
        lines
    }

    fn buttons(&self, words: &Words, to: Audience) -> Vec<ActionRow> {
        let press = |label: &str, style, ladder, show| {
            let ask = StatisticsAsk { game: self.game, user: self.user, ladder, show };
            Button::new(words.say(label, &[]), Ask::Statistics(ask), style)
        };
        let mut row = Vec::new();
        if to == Audience::Own {
            row.push(press("stats-button-show", Style::Primary, self.ladder, true));
        }
        let other = self.ladder.other();
        if to != Audience::Everybody && self.career.on(other).matches > 0 {
            let label = match other {
                Ladder::Table => "stats-button-table",
                Ladder::Solo => "stats-button-solo",
            };
            row.push(press(label, Style::Secondary, other, false));
        }
        if row.is_empty() { Vec::new() } else { vec![ActionRow::Buttons(row)] }
    }

    /// The picture in words.
    fn alt(&self, words: &Words) -> String {
        let tiles = numbers::tiles_in_words(words, self.game, self.summary());
        let mut parts = vec![format!("{}. {}.", names::isolate(&self.name), commas(words, &tiles))];
        if let Some(rating) = self.rating_curve(words) {
            parts.push(format!("{}.", headed(words, &rating.title, &rating.now)));
        }
        for chart in numbers::charts(words, self.summary()) {
            let bar = |bar: &Bar| headed(words, &bar.label, &bar.count.to_string());
            let bars: Vec<String> = chart.bars.iter().map(bar).collect();
            parts.push(format!("{} ({}).", chart.title, commas(words, &bars)));
        }
        clip(&parts.join(" "), 1024)
    }
}

/// Composes the message about somebody who has finished no match here.
pub fn nothing_yet(words: &Words, name: &str, own: bool) -> Message {
    let id = if own { "stats-none-own" } else { "stats-none-other" };
    Message::text(words.say(id, &[("name", names::escape(name).into())]))
}

/// A variant's name; rules of their own have one, too.
fn variant(words: &Words, name: &str) -> String {
    if Words::has(&format!("variant-{name}")) {
        variant_name(words, name)
    } else {
        words.say("stats-own-rules", &[])
    }
}

#[cfg(test)]
mod tests;
