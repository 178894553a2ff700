//! From Discord's interactions to requests of this bot. No decisions are made here.

use serenity::all::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, ChannelType, CommandInteraction,
    ComponentInteraction, ComponentInteractionDataKind, InteractionContext, Member, MessageFlags,
    MessageInteractionMetadata, PartialChannel, Permissions, ResolvedOption, ResolvedValue, User,
};

use super::application::{install_link, invite_link};
use super::codec;
use super::commands::{Subcommand, option};
use crate::desk::Request;
use crate::tools::{ReplyToken, ThreadKind};
use ask::{
    Ask, Challenge, Command, DailyAsk, DailyWish, LeagueAsk, LeagueWish, MOST_SEATS, Opening,
    PrivacyAsk, PuzzleAsk, PuzzleWish, SettingsAsk, Solo, VoidAsk, WhoseStatistics,
};
use games::{AnyRules, GameKind, OptionValue};
use players::Level;
use table::{Person, Place, TableCommand, Under, UnderKind};
use values::{ChannelId, GuildId, InteractionId, MessageId, Millis, Pace, UserId};
use view::names;

/// A slash command, also one that this version does not know. Of its server `is_member` says whether
/// the bot is on it: where it isn't, it is there as if somebody had brought it along.
pub(super) fn command(
    slash: &CommandInteraction,
    (is_member, guild_name): (bool, Option<String>),
    received_at: Millis,
) -> Request {
    let game = GameKind::from_name(&slash.data.name);
    let options = slash.data.options();
    let command = || match options.first()? {
        ResolvedOption { name, value: ResolvedValue::SubCommand(options), .. } => {
            spoken(game?, Subcommand::named(name)?, options, &slash.locale)
        }
        _ => None,
    };
    let command = command().unwrap_or(Command::Unknown);
    let brought_along = !is_member || is_brought_along(&slash.authorizing_integration_owners);
    let guild = slash.guild_id.filter(|_| !brought_along);
    let permissions = slash.app_permissions.filter(|_| guild.is_some());
    let channel = slash.channel.as_ref();
    Request {
        interaction: InteractionId(slash.id.get()),
        game: game.unwrap_or(GameKind::ALL[0]),
        person: person(&slash.user, guild.and(slash.member.as_deref()), &slash.locale),
        four_colours: false,
        place: place(guild, slash.channel_id, slash.guild_locale.as_ref(), guild_name),
        among_others: guild.is_none() && slash.context.is_some_and(is_among_others),
        invite: invite_link(slash.application_id.get()),
        install: install_link(slash.application_id.get()),
        parent: channel.and_then(parent),
        by_invitation: channel.is_some_and(|it| it.kind == ChannelType::PrivateThread),
        lacking: lacking(permissions, channel),
        lacking_for_thread: lacking_for_thread(permissions, channel),
        thread_kind: thread_kind(channel),
        token: token(&slash.token, slash.channel_id, permissions, brought_along),
        received_at,
        under: None,
        from_menu: false,
        command,
    }
}

/// A pressed button, also one that this version does not know.
pub(super) fn press(
    press: &ComponentInteraction,
    (is_member, guild_name): (bool, Option<String>),
    received_at: Millis,
) -> Request {
    let id = &press.data.custom_id;
    let ask = match &press.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => codec::chosen(id, values),
        ComponentInteractionDataKind::UserSelect { values } => codec::chosen(id, &texts(values)),
        ComponentInteractionDataKind::ChannelSelect { values } => codec::chosen(id, &texts(values)),
        _ => codec::pressed(id),
    };
    let ephemeral = press.message.flags.is_some_and(|f| f.contains(MessageFlags::EPHEMERAL));
    let kind = match press.context {
        _ if ephemeral => UnderKind::Ephemeral,
        // In a group chat others read along.
        Some(InteractionContext::BotDm) => UnderKind::Direct,
        _ => UnderKind::Public,
    };
    let brought_along = !is_member || is_brought_along(&press.authorizing_integration_owners);
    let guild = press.guild_id.filter(|_| !brought_along);
    let permissions = press.app_permissions.filter(|_| guild.is_some());
    let channel = press.channel.as_ref();
    Request {
        interaction: InteractionId(press.id.get()),
        game: ask.as_ref().and_then(Ask::game).unwrap_or(GameKind::ALL[0]),
        person: person(&press.user, guild.and(press.member.as_ref()), &press.locale),
        four_colours: false,
        place: place(guild, press.channel_id, press.guild_locale.as_ref(), guild_name),
        among_others: guild.is_none() && press.context.is_some_and(is_among_others),
        invite: invite_link(press.application_id.get()),
        install: install_link(press.application_id.get()),
        parent: channel.and_then(parent),
        by_invitation: channel.is_some_and(|it| it.kind == ChannelType::PrivateThread),
        lacking: lacking(permissions, channel),
        lacking_for_thread: lacking_for_thread(permissions, channel),
        thread_kind: thread_kind(channel),
        token: token(&press.token, press.channel_id, permissions, brought_along),
        received_at,
        under: Some(Under {
            channel: ChannelId(press.channel_id.get()),
            message: MessageId(press.message.id.get()),
            kind,
            answer_to: press.message.interaction_metadata.as_deref().and_then(answer_to),
        }),
        from_menu: !matches!(press.data.kind, ComponentInteractionDataKind::Button),
        command: ask.map_or(Command::Unknown, Command::Ask),
    }
}

/// The token of an interaction in this channel, where the bot has these permissions.
fn token(
    text: &str,
    channel: serenity::all::ChannelId,
    has: Option<Permissions>,
    brought_along: bool,
) -> ReplyToken {
    let channel = ChannelId(channel.get());
    if brought_along {
        return ReplyToken::brought_along(text.into(), channel);
    }
    let reading =
        [(Permissions::VIEW_CHANNEL, "view"), (Permissions::READ_MESSAGE_HISTORY, "history")];
    ReplyToken::new(text.into(), channel, missing(has, &reading).is_empty())
}

/// Whether others than one person read there.
fn is_among_others(context: InteractionContext) -> bool {
    context != InteractionContext::BotDm
}

/// The ids that were chosen, as they stand in the interaction.
fn texts(ids: &[impl ToString]) -> Vec<String> {
    ids.iter().map(ToString::to_string).collect()
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

/// A sub-command with its options.
fn spoken(
    game: GameKind,
    subcommand: Subcommand,
    options: &[ResolvedOption<'_>],
    locale: &str,
) -> Option<Command> {
    let here = Command::Here;
    Some(match subcommand {
        Subcommand::New => open(game, options, None),
        Subcommand::Solo => {
            let named = options.iter().find_map(|option| match (option.name, &option.value) {
                (option::LEVEL, ResolvedValue::String(name)) => Level::from_name(name),
                _ => None,
            });
            let others = options.iter().filter(|option| option.name != option::LEVEL);
            let others: Vec<_> = others.cloned().collect();
            open(game, &others, Some(named.map_or(Solo::Even, Solo::Level)))
        }
        Subcommand::Table => here(TableCommand::Show),
        Subcommand::Hand => here(TableCommand::Hand),
        Subcommand::Hint => here(TableCommand::Hint),
        Subcommand::Join => here(TableCommand::Join),
        Subcommand::Leave => here(TableCommand::Leave),
        Subcommand::Kick => here(TableCommand::Kick(whom(options, locale)?)),
        Subcommand::Bots => here(bots(options)),
        Subcommand::Stop => here(TableCommand::AskStop),
        Subcommand::Leaderboard => {
            let variant = variant(options).map(|rules| rules.name());
            Command::Leaderboard { game, variant }
        }
        Subcommand::Me => Command::Statistics(WhoseStatistics { game, whom: None }),
        Subcommand::Stats => {
            let whom = whom(options, locale)?;
            Command::Statistics(WhoseStatistics { game, whom: Some((whom.user, whom.name)) })
        }
        Subcommand::Settings => Command::Ask(Ask::Settings(SettingsAsk::Open)),
        Subcommand::Void => Command::Ask(Ask::Void(VoidAsk::List(game, 0))),
        Subcommand::Rules => Command::Rules(variant(options).or_else(|| game.rules(&[]).ok())?),
        Subcommand::Privacy => Command::Ask(Ask::Privacy(PrivacyAsk::Show)),
        Subcommand::Help => Command::Help,
        Subcommand::Daily => Command::Ask(Ask::Daily(DailyAsk { game, wish: DailyWish::Open })),
        Subcommand::Puzzle => Command::Ask(Ask::Puzzle(PuzzleAsk { game, wish: PuzzleWish::Open })),
        Subcommand::Duel => Command::Challenge(challenge(game, options, locale)?),
        Subcommand::League => Command::Ask(Ask::League(LeagueAsk { game, wish: LeagueWish::Open })),
        Subcommand::Tutorial => Command::Ask(Ask::Lesson(game, String::new())),
    })
}

/// Somebody is challenged. Of people on the server Discord says what they are there.
fn challenge(game: GameKind, options: &[ResolvedOption<'_>], locale: &str) -> Option<Challenge> {
    let Person { user: opponent, name, .. } = whom(options, locale)?;
    let (user, member) = options.iter().find_map(|option| match option.value {
        ResolvedValue::User(user, member) => Some((user, member)),
        _ => None,
    })?;
    // Where Discord doesn't say what they may do here, they may.
    let may = member.and_then(|member| member.permissions);
    let sees = may.is_none_or(|may| may.contains(Permissions::VIEW_CHANNEL));
    let (is_bot, is_here) = (user.bot, member.is_some());
    Some(Challenge { game, opponent, name, is_bot, is_here, sees })
}

/// The person who was named.
fn whom(options: &[ResolvedOption<'_>], locale: &str) -> Option<Person> {
    let (user, nick) = options.iter().find_map(|option| match option.value {
        ResolvedValue::User(user, member) => Some((user, member.and_then(|m| m.nick.clone()))),
        _ => None,
    })?;
    let mut whom = person(user, None, locale);
    if let Some(nick) = nick {
        whom.name = clean(&nick);
    }
    Some(whom)
}

fn variant(options: &[ResolvedOption<'_>]) -> Option<AnyRules> {
    options.iter().find_map(|option| match (option.name, &option.value) {
        (option::VARIANT, ResolvedValue::String(name)) => AnyRules::variant(name),
        _ => None,
    })
}

fn open(game: GameKind, options: &[ResolvedOption<'_>], solo: Option<Solo>) -> Command {
    let mut opening = Opening::nothing(game);
    let mut public = None;
    // Discord keeps to the limits of the command; numbers outside are cut all the same.
    for option in options {
        match (option.name, &option.value) {
            (option::PACE, ResolvedValue::String(name)) => opening.pace = Pace::named(name),
            (option::SEATS, ResolvedValue::Integer(n)) => {
                opening.seats = small(*n, MOST_SEATS).max(2);
            }
            (option::THREAD, ResolvedValue::Boolean(wanted)) => opening.thread = Some(*wanted),
            (option::PUBLIC, ResolvedValue::Boolean(wanted)) => public = Some(*wanted),
            (option::HINTS, ResolvedValue::Boolean(wanted)) => opening.hints = *wanted,
            (option::QUIET, ResolvedValue::Boolean(wanted)) => opening.quiet = Some(*wanted),
            (name, value) => {
                let value = match value {
                    ResolvedValue::Integer(n) => OptionValue::Number(*n),
                    ResolvedValue::Boolean(wanted) => OptionValue::Flag(*wanted),
                    ResolvedValue::String(text) => OptionValue::Text((*text).to_owned()),
                    _ => continue,
                };
                opening.rules.push((name.to_owned(), value));
            }
        }
    }
    // A match alone is nobody else's business, unless its player wants it to be seen.
    let in_thread = opening.thread == Some(true);
    opening.private = solo.is_some() && !in_thread && public != Some(true);
    Command::Open { opening: Box::new(opening), solo }
}

/// Without options, the panel is shown.
fn bots(options: &[ResolvedOption<'_>]) -> TableCommand {
    let (mut level, mut count, mut remove) = (None, None, false);
    for option in options {
        match (option.name, &option.value) {
            (option::LEVEL, ResolvedValue::String(name)) => level = Level::from_name(name),
            (option::COUNT, ResolvedValue::Integer(n)) => count = Some(small(*n, MOST_SEATS)),
            (option::REMOVE, ResolvedValue::Boolean(wanted)) => remove = *wanted,
            _ => {}
        }
    }
    match (level, count) {
        _ if remove => TableCommand::RemoveBots(level, count.unwrap_or(MOST_SEATS)),
        (None, None) => TableCommand::ShowBots,
        _ => TableCommand::AddBots(level.unwrap_or(Level::USUAL), count.unwrap_or(1)),
    }
}

fn small(n: i64, most: u8) -> u8 {
    u8::try_from(n.clamp(1, i64::from(most))).unwrap_or(most)
}

/// Somebody as the server calls them and lets them do, where the bot is on it.
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
    names::of_person(name, &view::Words::of("en-US").say("someone", &[]))
}

/// Whether the bot is there because somebody has brought it along, and for no other reason.
pub(super) fn is_brought_along(owners: &AuthorizingIntegrationOwners) -> bool {
    let is_brought = |owner: &_| matches!(owner, AuthorizingIntegrationOwner::UserInstall(_));
    let is_here = |owner: &_| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_));
    owners.0.iter().any(is_brought) && !owners.0.iter().any(is_here)
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

/// The channel of which this one is a thread.
fn parent(channel: &PartialChannel) -> Option<ChannelId> {
    // Of a channel that is no thread the parent is a category.
    let parent = channel.parent_id.filter(|_| is_thread(channel))?;
    Some(ChannelId(parent.get()))
}

fn is_thread(channel: &PartialChannel) -> bool {
    use ChannelType::{NewsThread, PrivateThread, PublicThread};
    matches!(channel.kind, PublicThread | PrivateThread | NewsThread)
}

/// Whether people can also speak there. Who may not go in can't read or write there, either.
fn is_voice(channel: &PartialChannel) -> bool {
    matches!(channel.kind, ChannelType::Voice | ChannelType::Stage)
}

/// Whether only those who manage threads may go on there.
fn is_locked(channel: &PartialChannel) -> bool {
    channel.thread_metadata.is_some_and(|thread| thread.locked)
}

/// The kind of thread that can be opened in a channel.
fn thread_kind(channel: Option<&PartialChannel>) -> ThreadKind {
    let announces = channel.is_some_and(|it| it.kind == ChannelType::News);
    if announces { ThreadKind::Announcement } else { ThreadKind::Public }
}

/// Returns the permissions that the bot needs to play in a channel, and lacks.
fn lacking(has: Option<Permissions>, channel: Option<&PartialChannel>) -> Vec<&'static str> {
    lacking_with(has, channel, channel.is_some_and(is_thread))
}

/// The same in a thread that is still to be opened, where this is none.
fn lacking_for_thread(
    has: Option<Permissions>,
    channel: Option<&PartialChannel>,
) -> Vec<&'static str> {
    let mut all = lacking_with(has, channel, true);
    if !channel.is_some_and(is_thread) {
        all.extend(missing(has, &[(Permissions::CREATE_PUBLIC_THREADS, "permission-threads")]));
    }
    all
}

fn lacking_with(
    has: Option<Permissions>,
    channel: Option<&PartialChannel>,
    in_thread: bool,
) -> Vec<&'static str> {
    let speak = if in_thread {
        (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-threads")
    } else {
        (Permissions::SEND_MESSAGES, "permission-send")
    };
    let mut needed = vec![(Permissions::VIEW_CHANNEL, "permission-view")];
    if channel.is_some_and(is_voice) {
        needed.push((Permissions::CONNECT, "permission-connect"));
    }
    if channel.is_some_and(is_locked) {
        needed.push((Permissions::MANAGE_THREADS, "permission-locked"));
    }
    needed.extend([
        speak,
        (Permissions::EMBED_LINKS, "permission-embed"),
        (Permissions::ATTACH_FILES, "permission-attach"),
    ]);
    missing(has, &needed)
}

fn missing(has: Option<Permissions>, needed: &[(Permissions, &'static str)]) -> Vec<&'static str> {
    let Some(has) = has else { return Vec::new() };
    if has.contains(Permissions::ADMINISTRATOR) {
        return Vec::new();
    }
    needed.iter().filter(|(needed, _)| !has.contains(*needed)).map(|(_, name)| *name).collect()
}
