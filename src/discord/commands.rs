//! The slash commands as Discord shows them. Names are fixed, descriptions come from the catalogue.

use serenity::all::{
    CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext,
};

use crate::app::MOST_SEATS;
use crate::settings::Pace;
use crate::view::message::clip;
use crate::view::phrases::variant_name;
use crate::view::{Words, any};
use games::{GameKind, Takes};
use players::Level;

/// Everything that is registered: a command for each game.
pub(super) fn all() -> Vec<CreateCommand> {
    GameKind::ALL.iter().map(|game| of(*game)).collect()
}

fn of(game: GameKind) -> CreateCommand {
    let about = format!("command-{}", game.as_str());
    let mut command = CreateCommand::new(game.as_str())
        .description(english(game).say(&about, &[]))
        .add_context(InteractionContext::Guild)
        .add_integration_type(InstallationContext::Guild);
    for (locale, translated) in translations(game, &about) {
        command = command.description_localized(locale, translated);
    }
    let names = translations(game, "command").into_iter();
    for (locale, name) in names.filter(|(_, name)| name != game.as_str()) {
        command = command.name_localized(locale, name);
    }
    for part in [
        new(game),
        part(game, "solo", "command-solo")
            .add_sub_option(level(game, "command-solo-level"))
            .add_sub_option(variant(game, "command-new-variant"))
            .add_sub_option(option(
                game,
                CommandOptionType::Boolean,
                "private",
                "command-solo-private",
            ))
            .add_sub_option(option(
                game,
                CommandOptionType::Boolean,
                "thread",
                "command-new-thread",
            )),
        part(game, "table", "command-table"),
        part(game, "hand", "command-hand"),
        part(game, "hint", "command-hint"),
        part(game, "join", "command-join"),
        part(game, "leave", "command-leave"),
        part(game, "kick", "command-kick").add_sub_option(
            option(game, CommandOptionType::User, "player", "command-kick-player").required(true),
        ),
        bots(game),
        part(game, "stop", "command-stop"),
        part(game, "leaderboard", "command-leaderboard")
            .add_sub_option(variant(game, "command-leaderboard-variant")),
        part(game, "me", "command-me"),
        part(game, "stats", "command-stats").add_sub_option(
            option(game, CommandOptionType::User, "user", "command-stats-user").required(true),
        ),
        part(game, "settings", "command-settings"),
        part(game, "void", "command-void"),
        part(game, "rules", "command-rules").add_sub_option(variant(game, "command-rules-variant")),
        part(game, "privacy", "command-privacy"),
        part(game, "help", "command-help"),
    ] {
        command = command.add_option(part);
    }
    if game.daily().is_some() {
        command = command.add_option(part(game, "daily", "command-daily"));
    }
    if any::is_taught(game) {
        command = command.add_option(part(game, "tutorial", "command-tutorial"));
    }
    command
}

fn new(game: GameKind) -> CreateCommandOption {
    let pace = Pace::ALL.into_iter().fold(
        option(game, CommandOptionType::String, "pace", "command-new-pace"),
        |option, pace| {
            let id = format!("command-new-pace-{}", pace.name());
            let text = |words: &Words| words.say(&id, &[("n", pace.seconds(game).into())]);
            let english = text(&english(game));
            option.add_string_choice_localized(english, pace.name(), in_others(game, text))
        },
    );
    let described = |kind, name: &str| option(game, kind, name, &format!("command-new-{name}"));
    let number = |name: &str, least: u32, most: u32| {
        described(CommandOptionType::Integer, name)
            .min_int_value(u64::from(least))
            .max_int_value(u64::from(most))
    };
    let of_the_game = game.options().into_iter().map(|spec| match spec.takes {
        Takes::Number(least, most) => number(spec.name, least, most),
        Takes::Flag => described(CommandOptionType::Boolean, spec.name),
    });
    let mut command = part(game, "new", "command-new")
        .add_sub_option(variant(game, "command-new-variant"))
        .add_sub_option(pace)
        .add_sub_option(number("seats", 2, most_seats(game)))
        .add_sub_option(described(CommandOptionType::Boolean, "thread"));
    for option in of_the_game {
        command = command.add_sub_option(option);
    }
    command
        .add_sub_option(described(CommandOptionType::Boolean, "hints"))
        .add_sub_option(described(CommandOptionType::Boolean, "quiet"))
}

fn level(game: GameKind, id: &str) -> CreateCommandOption {
    Level::ALL.into_iter().fold(
        option(game, CommandOptionType::String, "level", id),
        |option, level| {
            let id = format!("command-bots-{}", level.as_str());
            let english = english(game).say(&id, &[]);
            option.add_string_choice_localized(english, level.as_str(), translations(game, &id))
        },
    )
}

/// The most players of a game.
fn most_seats(game: GameKind) -> u32 {
    u32::try_from(game.most_seats()).unwrap_or(u32::from(MOST_SEATS))
}

fn bots(game: GameKind) -> CreateCommandOption {
    part(game, "bots", "command-bots")
        .add_sub_option(level(game, "command-bots-level"))
        .add_sub_option(
            option(game, CommandOptionType::Integer, "count", "command-bots-count")
                .min_int_value(1)
                .max_int_value(u64::from(most_seats(game)) - 1),
        )
        .add_sub_option(option(game, CommandOptionType::Boolean, "remove", "command-bots-remove"))
}

/// The variants to choose from, each with a line that lets one choose.
fn variant(game: GameKind, id: &str) -> CreateCommandOption {
    let text = |words: &Words, variant: &str| {
        let line = format!("variant-{variant}-line");
        let line = words.say(&line, &[("nth", words.say("the-nth", &[("n", 6_u8.into())]).into())]);
        clip(&format!("{}: {line}", variant_name(words, variant)), 100)
    };
    game.variants().into_iter().fold(
        option(game, CommandOptionType::String, "variant", id),
        |option, variant| {
            let english = text(&english(game), variant);
            let localized = in_others(game, |words| text(words, variant));
            option.add_string_choice_localized(english, variant, localized)
        },
    )
}

fn part(game: GameKind, name: &str, id: &str) -> CreateCommandOption {
    option(game, CommandOptionType::SubCommand, name, id)
}

fn option(game: GameKind, kind: CommandOptionType, name: &str, id: &str) -> CreateCommandOption {
    let mut option = CreateCommandOption::new(kind, name, english(game).say(id, &[]));
    for (locale, translated) in translations(game, id) {
        option = option.description_localized(locale, translated);
    }
    option
}

/// The text in every language but English that has a catalogue.
fn translations(game: GameKind, id: &str) -> Vec<(String, String)> {
    in_others(game, |words| words.say(id, &[]))
}

fn english(game: GameKind) -> Words {
    Words::of("en-US").about(game)
}

fn in_others(game: GameKind, text: impl Fn(&Words) -> String) -> Vec<(String, String)> {
    let others = Words::all().filter(|locale| locale != "en-US");
    let translated = |locale: String| {
        let text = text(&Words::of(&locale).about(game));
        (locale, text)
    };
    others.map(translated).collect()
}
