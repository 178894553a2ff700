//! The message about somebody's statistics, in every language.

use games::{AnyFacts, nimmt, sixtysix};
use statistics::{Earned, Others, Past};

use super::*;
use view::Embed;
use view::achievements::news;

const GAMES: [GameKind; 2] = [GameKind::Nimmt, GameKind::Sixtysix];
/// As wide, and as full of marks, as a name may be.
const NAME: &str = "*W*_W_~W~`W`|W|WWWWWWWWW";

/// Matches of every variant, won and lost, with people and alone; all facts are large numbers.
fn matches(game: GameKind) -> Vec<Past> {
    let nimmt = nimmt::Facts {
        v: 1,
        games: vec![0, 31, 7, 12],
        most: 31,
        rows: vec![900, 1_000, 3, 4, 5],
        sixth: 10_000,
        low: 5_000,
        cheapest: 4_000,
        seven: 1_000,
        clean: 1_000,
        worst: 27,
        ..nimmt::Facts::default()
    };
    let sixtysix = sixtysix::Facts {
        v: 1,
        games: vec![0, 3, 1],
        won: 2,
        schneider: 1,
        marriages: 10_000,
        closed_right: 1_000,
        closed_wrong: 1_000,
        called_right: 1_000,
        called_wrong: 1_000,
        ..sixtysix::Facts::default()
    };
    let facts = match game {
        GameKind::Nimmt => AnyFacts::Nimmt(nimmt),
        _ => AnyFacts::Sixtysix(sixtysix),
    };
    let variants = game.variants().into_iter().chain(["custom"]);
    let all = variants.flat_map(|variant| [Ladder::Table, Ladder::Solo].map(|l| (variant, l)));
    (1..)
        .zip(all)
        .map(|(number, (variant, ladder))| Past {
            at: (1_700_000_000_000, number),
            variant: variant.to_owned(),
            ladder,
            seats: 20,
            games: 4,
            rank: Some(u32::try_from(number % 20).unwrap() + 1),
            won: number % 20 == 0,
            stayed: true,
            score: 50,
            best: 0,
            others: Others::default(),
            facts: Some(facts.clone()),
        })
        .collect()
}

fn told(game: GameKind, ladder: Ladder) -> Statistics {
    let (career, earned) = Career::of(game, &matches(game));
    let meetings = Meetings { name: NAME.to_owned(), met: 10_000, ahead: 9_000, behind: 900 };
    let rivals = Rivals {
        met_most: Some(meetings.clone()),
        beaten: Some(meetings.clone()),
        beaten_by: Some(meetings),
    };
    let at = |one: Earned| (one.achievement, one.at.0);
    Statistics {
        user: UserId(u64::MAX),
        name: NAME.to_owned(),
        game,
        ladder,
        career,
        rivals,
        rating: Some(ShownRating { mean: 1_640, margin: 190, provisional: false }),
        curve: vec![
            ShownRating { mean: 1_500, margin: 701, provisional: true },
            ShownRating { mean: 1_640, margin: 180, provisional: false },
        ],
        earned: Some(earned.into_iter().map(at).collect()),
    }
}

fn every_message() -> Vec<(String, Message)> {
    let mut all = Vec::new();
    for locale in Words::all() {
        for game in GAMES {
            let words = Words::of(locale).about(game);
            for ladder in [Ladder::Table, Ladder::Solo] {
                for to in [Audience::Own, Audience::Other, Audience::Everybody] {
                    let message = told(game, ladder).message(&words, Vec::new().into(), to);
                    all.push((format!("{locale} {game:?} {ladder:?} {to:?}"), message));
                }
            }
        }
    }
    all
}

#[test]
fn every_language_keeps_within_the_limits_of_discord() {
    let length = |text: &str| text.encode_utf16().count();
    for (which, message) in every_message() {
        assert!(length(&message.content) < 1_900, "{which}: {}", message.content);
        assert!(!message.content.ends_with('…'), "{which}: {}", message.content);
        if let Some(Embed { title, description, .. }) = message.embed {
            assert!(length(&title.unwrap()) <= 256 && length(&description) < 3_900, "{which}");
        }
        let alt = &message.files[0].alt;
        assert!(length(alt) <= 1_024 && !alt.ends_with('…'), "{which}: {alt}");
        for row in message.rows {
            let ActionRow::Buttons(buttons) = row else { panic!("{which} has a menu") };
            for button in buttons {
                assert!(length(&button.label) <= 34, "{which}");
            }
        }
    }
}

#[test]
fn names_are_harmless_and_no_value_is_missing() {
    for (which, message) in every_message() {
        let description = message.embed.map(|embed| embed.description).unwrap_or_default();
        for text in [&message.content, &description, &message.files[0].alt] {
            assert!(!text.contains("{ $") && !text.contains("{$"), "{which}: {text}");
        }
        assert!(!message.content.contains(NAME), "{which}: {}", message.content);
        assert!(message.mentions.is_empty());
    }
}

#[test]
fn english_says_it_like_this() {
    let words = Words::of("en-US").about(GameKind::Nimmt);
    let mut ada = told(GameKind::Nimmt, Ladder::Table);
    ada.name = "Ada".into();
    ada.rivals.met_most = Some(Meetings { name: "Ben".into(), met: 12, ahead: 7, behind: 5 });
    ada.rivals.beaten = None;
    ada.rivals.beaten_by = None;
    ada.career = Career::of(GameKind::Nimmt, &matches(GameKind::Nimmt)[..2]).0;
    let message = ada.message(&words, Vec::new().into(), Audience::Own);
    let lines = [
        "**Ada** · 6 nimmt!",
        "**Favorite row to take:** row 2, 1000 times",
        "**Rows taken:** 10000 full, 5000 with a card too low (4000 of them the cheapest there was). The most expensive cost 27 bull heads.",
        "**The 55:** taken 1000 times · **Clean games:** 1000",
        "**Met most:** Ben (12 matches)",
        "**Alone against bots:** 1 match, 0 won",
    ];
    assert_eq!(message.content, lines.join("\n"));
    let alt = "Ada. 1 match, 0 wins (0%), 12.5 heads a game, 0 wins running, best win streak: 0, \
               best/worst game: 0 / 31. Rating: 1,640 ± 190. Places (1: 0, 2: 1). Rows taken (1: 900, \
               2: 1000, 3: 3, 4: 4, 5: 5). Bull heads a game (0–4: 1, 5–9: 1, 10–14: 1, 15–19: 0, \
               20–24: 0, 25–29: 0, 30–34: 1).";
    assert_eq!(message.files[0].alt, alt);
    let embed = message.embed.unwrap();
    assert_eq!(embed.title.as_deref(), Some("Achievements: 3 of 13"));
    let lines: Vec<&str> = embed.description.lines().collect();
    let spotless = "a whole game of 7 turns or more without taking a row";
    assert_eq!(lines[0], format!("🏅 **Spotless** · {spotless} · <t:1700000000:d>"));
    assert!(
        lines.contains(&"-# 🔒 Hat Trick · won three matches in a row with other people"),
        "{lines:#?}"
    );
    assert_eq!(lines.last(), Some(&"-# 🔒 … and 2 secret ones."));
    // Secret achievements are not named.
    assert!(!embed.description.contains("Certified Hornochse"));
}

#[test]
fn only_the_person_can_show_everybody_and_everybody_gets_no_buttons() {
    let words = Words::of("en-US").about(GameKind::Nimmt);
    let labels = |statistics: &Statistics, to| {
        let rows = statistics.message(&words, Vec::new().into(), to).rows.into_iter();
        rows.flat_map(|row| match row {
            ActionRow::Buttons(buttons) => buttons,
            ActionRow::Menu(_) | ActionRow::Picker(_) => Vec::new(),
        })
        .map(|button| button.label)
        .collect::<Vec<_>>()
    };
    let mut ada = told(GameKind::Nimmt, Ladder::Table);
    assert_eq!(labels(&ada, Audience::Own), ["Show everybody", "Alone against bots"]);
    assert_eq!(labels(&ada, Audience::Other), ["Alone against bots"]);
    assert_eq!(labels(&ada, Audience::Everybody), [""; 0]);
    ada.career = Career::of(GameKind::Nimmt, &matches(GameKind::Nimmt)[..1]).0;
    assert_eq!(labels(&ada, Audience::Own), ["Show everybody"]);
    // A server may do without achievements.
    ada.earned = None;
    assert!(ada.message(&words, Vec::new().into(), Audience::Own).embed.is_none());
}

#[test]
fn the_end_of_a_match_says_in_a_line_who_earned_what() {
    let words = Words::of("en-US").about(GameKind::Nimmt);
    let ada = ("A*d*a".to_owned(), vec![Achievement::Clean, Achievement::ByOne]);
    assert_eq!(news(&words, &[]), None);
    // Two people may have one name.
    let other = ("A*d*a".to_owned(), vec![Achievement::SevenHeads]);
    let line = news(&words, &[ada, other]).unwrap();
    let expected =
        "🏅 A\\*d\\*a: **Spotless** and **By a Whisker** · A\\*d\\*a: **Seven at One Blow**";
    assert_eq!(line, expected);
    let crowd: Vec<(String, Vec<Achievement>)> =
        (0..9).map(|n| (format!("Player {n}"), vec![Achievement::Clean])).collect();
    assert!(news(&words, &crowd).unwrap().ends_with("Player 5: **Spotless** · +3"));
}
