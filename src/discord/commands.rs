//! The slash commands as Discord shows them. Names are fixed, descriptions come from the catalogue.

use serenity::all::{
    CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext,
};

use crate::settings::Pace;
use crate::view::Words;
use crate::view::message::clip;
use crate::view::phrases::variant_name;
use games::{GameKind, Takes};
use players::Level;

/// The most players of any game.
pub(super) const MOST_SEATS: u8 = 20;
/// Everything that is registered: a command for each game.
pub(super) fn all() -> Vec<CreateCommand> {
    GameKind::ALL.iter().map(|game| of(*game)).collect()
}

fn of(game: GameKind) -> CreateCommand {
    let text = |id: &str| Words::of("en-US").say(id, &[]);
    let about = format!("command-{}", game.as_str());
    let mut command = CreateCommand::new(game.as_str())
        .description(text(&about))
        .add_context(InteractionContext::Guild)
        .add_integration_type(InstallationContext::Guild);
    for (locale, translated) in translations(&about) {
        command = command.description_localized(locale, translated);
    }
    for part in [
        new(game),
        part("solo", "command-solo")
            .add_sub_option(level("command-solo-level"))
            .add_sub_option(variant(game, "command-new-variant"))
            .add_sub_option(option(CommandOptionType::Boolean, "private", "command-solo-private"))
            .add_sub_option(option(CommandOptionType::Boolean, "thread", "command-new-thread")),
        part("table", "command-table"),
        part("hand", "command-hand"),
        part("hint", "command-hint"),
        part("join", "command-join"),
        part("leave", "command-leave"),
        part("kick", "command-kick").add_sub_option(
            option(CommandOptionType::User, "player", "command-kick-player").required(true),
        ),
        bots(game),
        part("stop", "command-stop"),
        part("leaderboard", "command-leaderboard")
            .add_sub_option(variant(game, "command-leaderboard-variant")),
        part("server", "command-server")
            .add_sub_option(option(CommandOptionType::Boolean, "hints", "command-server-hints"))
            .add_sub_option(option(
                CommandOptionType::Boolean,
                "animations",
                "command-server-animations",
            ))
            .add_sub_option(option(CommandOptionType::Boolean, "quiet", "command-server-quiet")),
        part("rules", "command-rules").add_sub_option(variant(game, "command-rules-variant")),
        part("help", "command-help"),
        part("tutorial", "command-tutorial"),
    ] {
        command = command.add_option(part);
    }
    command
}

fn new(game: GameKind) -> CreateCommandOption {
    let pace = Pace::ALL.into_iter().fold(
        option(CommandOptionType::String, "pace", "command-new-pace"),
        |option, pace| {
            let id = format!("command-new-pace-{}", pace.name());
            let text = |words: &Words| words.say(&id, &[("n", pace.seconds(game).into())]);
            let english = text(&Words::of("en-US"));
            option.add_string_choice_localized(english, pace.name(), in_others(text))
        },
    );
    let described = |kind, name: &str| option(kind, name, &format!("command-new-{name}"));
    let number = |name: &str, least: u32, most: u32| {
        described(CommandOptionType::Integer, name)
            .min_int_value(u64::from(least))
            .max_int_value(u64::from(most))
    };
    let of_the_game = game.options().into_iter().map(|spec| match spec.takes {
        Takes::Number(least, most) => number(spec.name, least, most),
        Takes::Flag => described(CommandOptionType::Boolean, spec.name),
    });
    let mut command = part("new", "command-new")
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

fn level(id: &str) -> CreateCommandOption {
    Level::ALL.into_iter().fold(option(CommandOptionType::String, "level", id), |option, level| {
        let id = format!("command-bots-{}", level.as_str());
        let english = Words::of("en-US").say(&id, &[]);
        option.add_string_choice_localized(english, level.as_str(), translations(&id))
    })
}

/// The most players of a game.
fn most_seats(game: GameKind) -> u32 {
    u32::try_from(game.most_seats()).unwrap_or(u32::from(MOST_SEATS))
}

fn bots(game: GameKind) -> CreateCommandOption {
    part("bots", "command-bots")
        .add_sub_option(level("command-bots-level"))
        .add_sub_option(
            option(CommandOptionType::Integer, "count", "command-bots-count")
                .min_int_value(1)
                .max_int_value(u64::from(most_seats(game)) - 1),
        )
        .add_sub_option(option(CommandOptionType::Boolean, "remove", "command-bots-remove"))
}

/// The variants to choose from, each with a line that lets one choose.
fn variant(game: GameKind, id: &str) -> CreateCommandOption {
    let text = |words: &Words, variant: &str| {
        let line = format!("variant-{variant}-line");
        let line = words.say(&line, &[("nth", words.say("the-nth", &[("n", 6_u8.into())]).into())]);
        clip(&format!("{}: {line}", variant_name(words, variant)), 100)
    };
    game.variants().into_iter().fold(
        option(CommandOptionType::String, "variant", id),
        |option, variant| {
            let english = text(&Words::of("en-US"), variant);
            let localized = in_others(|words| text(words, variant));
            option.add_string_choice_localized(english, variant, localized)
        },
    )
}

fn part(name: &str, id: &str) -> CreateCommandOption {
    option(CommandOptionType::SubCommand, name, id)
}

fn option(kind: CommandOptionType, name: &str, id: &str) -> CreateCommandOption {
    let mut option = CreateCommandOption::new(kind, name, Words::of("en-US").say(id, &[]));
    for (locale, translated) in translations(id) {
        option = option.description_localized(locale, translated);
    }
    option
}

/// The text in every language but English that has a catalogue.
fn translations(id: &str) -> Vec<(String, String)> {
    in_others(|words| words.say(id, &[]))
}

fn in_others(text: impl Fn(&Words) -> String) -> Vec<(String, String)> {
    let others = Words::all().filter(|locale| locale != "en-US");
    let translated = |locale: String| {
        let text = text(&Words::of(&locale));
        (locale, text)
    };
    others.map(translated).collect()
}
