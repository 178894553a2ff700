//! The slash commands as Discord shows them. Names are fixed, descriptions come from the catalogue.

use serenity::all::{
    CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext,
};

use crate::settings::Pace;
use crate::view::Words;
use crate::view::message::clip;
use crate::view::playing::variant_name;
use games::nimmt::Variant;
use players::Level;

/// The one command of the bot.
pub(super) const NAME: &str = "nimmt";

/// The most bull heads that may be agreed on.
pub(super) const MOST_POINTS: u32 = 999;
/// The most games that may be agreed on.
pub(super) const MOST_GAMES: u32 = 50;
/// The most players of any game.
pub(super) const MOST_SEATS: u8 = 20;
/// The largest hand that may be asked for.
pub(super) const MOST_HAND: u32 = 52;

/// Everything that is registered.
pub(super) fn all() -> Vec<CreateCommand> {
    let text = |id: &str| Words::of("en-US").say(id, &[]);
    let mut command = CreateCommand::new(NAME)
        .description(text("command-nimmt"))
        .add_context(InteractionContext::Guild)
        .add_integration_type(InstallationContext::Guild);
    for (locale, translated) in translations("command-nimmt") {
        command = command.description_localized(locale, translated);
    }
    for part in [
        new(),
        part("table", "command-table"),
        part("hand", "command-hand"),
        part("hint", "command-hint"),
        part("join", "command-join"),
        part("leave", "command-leave"),
        part("kick", "command-kick").add_sub_option(
            option(CommandOptionType::User, "player", "command-kick-player").required(true),
        ),
        bots(),
        part("stop", "command-stop"),
        part("leaderboard", "command-leaderboard")
            .add_sub_option(variant("command-leaderboard-variant")),
        part("server", "command-server").add_sub_option(option(
            CommandOptionType::Boolean,
            "hints",
            "command-server-hints",
        )),
        part("rules", "command-rules").add_sub_option(variant("command-rules-variant")),
        part("help", "command-help"),
    ] {
        command = command.add_option(part);
    }
    vec![command]
}

fn new() -> CreateCommandOption {
    let pace = Pace::ALL.into_iter().fold(
        option(CommandOptionType::String, "pace", "command-new-pace"),
        |option, pace| {
            let id = format!("command-new-pace-{}", pace.name());
            let localized = translations(&id);
            option.add_string_choice_localized(
                Words::of("en-US").say(&id, &[]),
                pace.name(),
                localized,
            )
        },
    );
    let number = |name, id, least: u32, most: u32| {
        option(CommandOptionType::Integer, name, id)
            .min_int_value(u64::from(least))
            .max_int_value(u64::from(most))
    };
    let flag =
        |name: &str| option(CommandOptionType::Boolean, name, &format!("command-new-{name}"));
    part("new", "command-new")
        .add_sub_option(variant("command-new-variant"))
        .add_sub_option(number("target", "command-new-target", 1, MOST_POINTS))
        .add_sub_option(number("games", "command-new-games", 1, MOST_GAMES))
        .add_sub_option(pace)
        .add_sub_option(number("seats", "command-new-seats", 2, u32::from(MOST_SEATS)))
        .add_sub_option(flag("thread"))
        .add_sub_option(number("rows", "command-new-rows", 3, 5))
        .add_sub_option(number("takes", "command-new-takes", 5, 7))
        .add_sub_option(number("hand", "command-new-hand", 1, MOST_HAND))
        .add_sub_option(flag("deal_all"))
        .add_sub_option(flag("virgin"))
        .add_sub_option(flag("rows_stay"))
        .add_sub_option(flag("shedding"))
        .add_sub_option(flag("hints"))
}

fn bots() -> CreateCommandOption {
    let level = Level::ALL.into_iter().fold(
        option(CommandOptionType::String, "level", "command-bots-level"),
        |option, level| {
            let id = format!("command-bots-{}", level.as_str());
            let english = Words::of("en-US").say(&id, &[]);
            option.add_string_choice_localized(english, level.as_str(), translations(&id))
        },
    );
    part("bots", "command-bots")
        .add_sub_option(level)
        .add_sub_option(
            option(CommandOptionType::Integer, "count", "command-bots-count")
                .min_int_value(1)
                .max_int_value(u64::from(MOST_SEATS) - 1),
        )
        .add_sub_option(option(CommandOptionType::Boolean, "remove", "command-bots-remove"))
}

/// The variants to choose from, each with a line that lets one choose.
fn variant(id: &str) -> CreateCommandOption {
    let text = |words: &Words, variant: Variant| {
        let line = format!("variant-{}-line", variant.as_str());
        let line = words.say(&line, &[("nth", words.say("the-nth", &[("n", 6_u8.into())]).into())]);
        clip(&format!("{}: {line}", variant_name(words, variant)), 100)
    };
    Variant::ALL.into_iter().fold(
        option(CommandOptionType::String, "variant", id),
        |option, variant| {
            let localized: Vec<(String, String)> = Words::all()
                .filter(|locale| locale != "en-US")
                .map(|locale| {
                    let text = text(&Words::of(&locale), variant);
                    (locale, text)
                })
                .collect();
            let english = text(&Words::of("en-US"), variant);
            option.add_string_choice_localized(english, variant.as_str(), localized)
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
    Words::all()
        .filter(|locale| locale != "en-US")
        .map(|locale| {
            let text = Words::of(&locale).say(id, &[]);
            (locale, text)
        })
        .collect()
}
