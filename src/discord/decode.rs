//! From Discord's interactions to requests of this bot. No decisions are made here.

use serenity::all::{
    CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Member, MessageFlags,
    MessageInteractionMetadata, PartialChannel, Permissions, ResolvedOption, ResolvedValue, User,
};

use super::commands::MOST_SEATS;
use crate::app::{Apart, Command, ReplyToken, Request};
use crate::ids::{ChannelId, GuildId, InteractionId, MessageId, UserId};
use crate::settings::{Pace, Settings};
use crate::store::ServerChange;
use crate::table::{Person, Place, TableCommand, Under, UnderKind};
use crate::view::privacy::PrivacyPress;
use crate::view::{CustomId, names};
use games::{AnyRules, Exclusive, GameKind, OptionValue};
use players::Level;

/// A slash command; `None` for one that this version does not know.
pub(super) fn command(slash: &CommandInteraction, guild_name: Option<String>) -> Option<Request> {
    let game = GameKind::from_name(&slash.data.name)?;
    let options = slash.data.options();
    let ResolvedOption { name, value: ResolvedValue::SubCommand(options), .. } = options.first()?
    else {
        return None;
    };
    let command = subcommand(game, name, options, &slash.locale)?;
    let permissions = slash.app_permissions;
    let thread = slash.channel.as_ref().is_some_and(is_thread);
    Some(Request {
        interaction: InteractionId(slash.id.get()),
        game,
        person: person(&slash.user, slash.member.as_deref(), &slash.locale),
        place: place(slash.guild_id, slash.channel_id, slash.guild_locale.as_ref(), guild_name),
        lacking: lacking(permissions, thread),
        lacking_for_thread: lacking_for_thread(permissions, thread),
        token: ReplyToken(slash.token.clone()),
        under: None,
        command,
    })
}

/// A pressed button, also one that this version does not know.
pub(super) fn press(press: &ComponentInteraction, guild_name: Option<String>) -> Request {
    let pressed = CustomId::decode(&press.data.custom_id);
    let pressed = match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => {
            pressed.chosen(values).unwrap_or(CustomId::Unknown)
        }
        _ => pressed,
    };
    let command = match pressed {
        CustomId::Table { table, step, command } => {
            Command::Table { table: Some(table), step, command }
        }
        CustomId::Lesson(at) => Command::Lesson(at),
        CustomId::Privacy(press) => Command::Privacy(press),
        CustomId::Solo => new(GameKind::ALL[0], &[], Some(Level::Easy)),
        CustomId::Leaders(page, game, variant) => Command::Leaders { game, variant, page },
        // A menu without a choice is none of ours.
        CustomId::Menu { .. } | CustomId::Unknown => Command::Unknown,
    };
    let kind = if press.guild_id.is_none() {
        UnderKind::Direct
    } else if press.message.flags.is_some_and(|f| f.contains(MessageFlags::EPHEMERAL)) {
        UnderKind::Ephemeral
    } else {
        UnderKind::Public
    };
    let permissions = press.app_permissions;
    let thread = press.channel.as_ref().is_some_and(is_thread);
    Request {
        interaction: InteractionId(press.id.get()),
        game: match &command {
            Command::Leaders { game, .. } => *game,
            _ => GameKind::ALL[0],
        },
        person: person(&press.user, press.member.as_ref(), &press.locale),
        place: place(press.guild_id, press.channel_id, press.guild_locale.as_ref(), guild_name),
        lacking: lacking(permissions, thread),
        lacking_for_thread: Vec::new(),
        token: ReplyToken(press.token.clone()),
        under: Some(Under {
            channel: ChannelId(press.channel_id.get()),
            message: MessageId(press.message.id.get()),
            kind,
            answer_to: press.message.interaction_metadata.as_deref().and_then(answer_to),
        }),
        command,
    }
}

fn answer_to(metadata: &MessageInteractionMetadata) -> Option<InteractionId> {
    let id = match metadata {
        MessageInteractionMetadata::Command(by) => by.id,
        MessageInteractionMetadata::Component(by) => by.id,
        MessageInteractionMetadata::ModalSubmit(by) => by.id,
        _ => return None,
    };
    Some(InteractionId(id.get()))
}

fn subcommand(
    game: GameKind,
    name: &str,
    options: &[ResolvedOption<'_>],
    locale: &str,
) -> Option<Command> {
    let here = |command| Command::Table { table: None, step: 0, command };
    Some(match name {
        "new" => new(game, options, None),
        "solo" => {
            let named = options.iter().find_map(|option| match (option.name, &option.value) {
                ("level", ResolvedValue::String(name)) => Level::from_name(name),
                _ => None,
            });
            let others: Vec<_> = options.iter().filter(|o| o.name != "level").cloned().collect();
            new(game, &others, Some(named.unwrap_or(Level::Normal)))
        }
        "table" => here(TableCommand::Show),
        "hand" => here(TableCommand::Hand),
        "hint" => Command::Hint,
        "server" => {
            let flag = |name| {
                options.iter().find_map(|option| match option.value {
                    ResolvedValue::Boolean(wanted) if option.name == name => Some(wanted),
                    _ => None,
                })
            };
            Command::Server(ServerChange {
                hints: flag("hints"),
                animations: flag("animations"),
                quiet: flag("quiet"),
            })
        }
        "join" => here(TableCommand::Join),
        "leave" => here(TableCommand::Leave),
        "kick" => {
            let (user, nick) = options.iter().find_map(|option| match option.value {
                ResolvedValue::User(user, member) => {
                    Some((user, member.and_then(|m| m.nick.clone())))
                }
                _ => None,
            })?;
            let mut whom = person(user, None, locale);
            if let Some(nick) = nick {
                whom.name = clean(&nick);
            }
            here(TableCommand::Kick(whom))
        }
        "bots" => here(bots(options)),
        "stop" => here(TableCommand::AskStop),
        "leaderboard" => {
            let variant = variant(options).map(|rules| rules.name());
            Command::Leaders { game, variant, page: 0 }
        }
        "rules" => Command::Rules(variant(options).or_else(|| game.rules(&[]).ok())?),
        "privacy" => Command::Privacy(PrivacyPress::Show),
        "help" => Command::Help,
        "tutorial" => Command::Lesson(String::new()),
        _ => return None,
    })
}

fn variant(options: &[ResolvedOption<'_>]) -> Option<AnyRules> {
    options.iter().find_map(|option| match (option.name, &option.value) {
        ("variant", ResolvedValue::String(name)) => AnyRules::variant(name),
        _ => None,
    })
}

fn new(game: GameKind, options: &[ResolvedOption<'_>], solo: Option<Level>) -> Command {
    let (mut pace, mut seats, mut apart) = (Pace::Live, MOST_SEATS, None);
    let (mut hints, mut quiet) = (true, None);
    let mut of_the_game = Vec::new();
    // Discord keeps to the limits of the command; numbers outside are cut all the same.
    for option in options {
        match (option.name, &option.value) {
            ("pace", ResolvedValue::String(name)) => pace = Pace::named(name).unwrap_or_default(),
            ("seats", ResolvedValue::Integer(n)) => seats = small(*n, MOST_SEATS).max(2),
            ("thread", ResolvedValue::Boolean(true)) => apart = apart.or(Some(Apart::Thread)),
            ("private", ResolvedValue::Boolean(true)) => apart = Some(Apart::Private),
            ("thread" | "private", _) => {}
            ("hints", ResolvedValue::Boolean(wanted)) => hints = *wanted,
            ("quiet", ResolvedValue::Boolean(wanted)) => quiet = Some(*wanted),
            (name, value) => {
                let value = match value {
                    ResolvedValue::Integer(n) => OptionValue::Number(*n),
                    ResolvedValue::Boolean(wanted) => OptionValue::Flag(*wanted),
                    ResolvedValue::String(text) => OptionValue::Text((*text).to_owned()),
                    _ => continue,
                };
                of_the_game.push((name.to_owned(), value));
            }
        }
    }
    match game.rules(&of_the_game) {
        Ok(rules) => {
            let quiet_here = quiet.unwrap_or_default();
            let settings = Box::new(Settings { rules, pace, seats, hints, quiet: quiet_here });
            Command::New { settings, apart, solo, quiet }
        }
        Err(Exclusive) => Command::Both,
    }
}

/// Without options, the panel is shown.
fn bots(options: &[ResolvedOption<'_>]) -> TableCommand {
    let (mut level, mut count, mut remove) = (None, None, false);
    for option in options {
        match (option.name, &option.value) {
            ("level", ResolvedValue::String(name)) => level = Level::from_name(name),
            ("count", ResolvedValue::Integer(n)) => count = Some(small(*n, MOST_SEATS)),
            ("remove", ResolvedValue::Boolean(wanted)) => remove = *wanted,
            _ => {}
        }
    }
    match (level, count) {
        _ if remove => TableCommand::RemoveBots(level, count.unwrap_or(MOST_SEATS)),
        (None, None) => TableCommand::ShowBots,
        _ => TableCommand::AddBots(level.unwrap_or(Level::Normal), count.unwrap_or(1)),
    }
}

fn small(n: i64, most: u8) -> u8 {
    u8::try_from(n.clamp(1, i64::from(most))).unwrap_or(most)
}

fn person(user: &User, member: Option<&Member>, locale: &str) -> Person {
    let nick = member.and_then(|m| m.nick.as_deref());
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
    let may = member.and_then(|m| m.permissions).unwrap_or_else(Permissions::empty);
    Person {
        user: UserId(user.id.get()),
        name: clean(name),
        locale: locale.to_owned(),
        manages: may.intersects(Permissions::MANAGE_CHANNELS | Permissions::ADMINISTRATOR),
        manages_server: may.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR),
    }
}

fn clean(name: &str) -> String {
    names::of_person(name, &crate::view::Words::of("en-US").say("someone", &[]))
}

fn place(
    guild: Option<serenity::all::GuildId>,
    channel: serenity::all::ChannelId,
    locale: Option<&String>,
    guild_name: Option<String>,
) -> Option<Place> {
    Some(Place {
        guild: GuildId(guild?.get()),
        guild_name,
        channel: ChannelId(channel.get()),
        locale: locale.cloned().unwrap_or_else(|| "en-US".to_owned()),
    })
}

fn is_thread(channel: &PartialChannel) -> bool {
    use serenity::all::ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(channel.kind, PublicThread | PrivateThread | NewsThread)
}

/// What the bot needs to play, and lacks.
fn lacking(has: Option<Permissions>, in_thread: bool) -> Vec<&'static str> {
    let speak = if in_thread {
        (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-threads")
    } else {
        (Permissions::SEND_MESSAGES, "permission-send")
    };
    missing(
        has,
        &[
            (Permissions::VIEW_CHANNEL, "permission-view"),
            speak,
            (Permissions::EMBED_LINKS, "permission-embed"),
            (Permissions::ATTACH_FILES, "permission-attach"),
        ],
    )
}

fn lacking_for_thread(has: Option<Permissions>, in_thread: bool) -> Vec<&'static str> {
    let mut all = lacking(has, true);
    if !in_thread {
        all.extend(missing(has, &[(Permissions::CREATE_PUBLIC_THREADS, "permission-threads")]));
    }
    all
}

fn missing(has: Option<Permissions>, needed: &[(Permissions, &'static str)]) -> Vec<&'static str> {
    let Some(has) = has else { return Vec::new() };
    if has.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    needed.iter().filter(|(needed, _)| !has.contains(*needed)).map(|(_, name)| *name).collect()
}
