//! A command in one language, and several languages put together.

use serenity::all::{
    CommandOptionType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext,
};

use super::speaker::Speaker;
use super::subcommand::{Subcommand, option};
use ask::MOST_SEATS;
use games::{GameKind, Takes};
use players::Level;
use values::Pace;
use view::message::clip;

/// A command with every text in one language.
pub(super) struct Command {
    /// The name under which it is registered; `name` is the one in this language.
    pub(super) registered: &'static str,
    /// The name in this language.
    pub(super) name: String,
    pub(super) description: String,
    pub(super) options: Vec<Entry>,
}

/// A sub-command, or a value that one takes.
pub(super) struct Entry {
    kind: CommandOptionType,
    pub(super) name: &'static str,
    pub(super) description: String,
    required: bool,
    /// The least and the most of a number.
    range: Option<(u32, u32)>,
    pub(super) choices: Vec<Choice>,
    pub(super) options: Vec<Entry>,
}

/// A value to choose from.
pub(super) struct Choice {
    pub(super) value: &'static str,
    pub(super) label: String,
}

/// Characters as Discord counts them: UTF-16 units, the stricter reading.
pub(super) fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

impl Command {
    /// The command of a game.
    pub(super) fn of(game: GameKind, speaker: &Speaker<'_>) -> Self {
        let writer = Writer { game, speaker };
        let options = Subcommand::of(game).map(|it| writer.subcommand(it)).collect();
        let registered = game.as_str();
        let description = speaker.say(&format!("command-{registered}"), &[]);
        Self { registered, name: speaker.say("command", &[]), description, options }
    }

    /// As it is registered, with the same in other languages.
    pub(super) fn create(&self, others: &[(String, Command)]) -> CreateCommand {
        let mut command = CreateCommand::new(self.registered)
            .description(&self.description)
            .contexts(vec![
                InteractionContext::Guild,
                InteractionContext::BotDm,
                InteractionContext::PrivateChannel,
            ])
            .integration_types(vec![InstallationContext::Guild, InstallationContext::User]);
        for (locale, other) in others {
            command = command.description_localized(locale, &other.description);
            if other.name != self.registered {
                command = command.name_localized(locale, &other.name);
            }
        }
        for (at, option) in self.options.iter().enumerate() {
            command = command.add_option(option.create(&beneath(others, |c| &c.options[at])));
        }
        command
    }
}

impl Entry {
    fn with<const N: usize>(self, options: [Entry; N]) -> Self {
        Self { options: options.into(), ..self }
    }

    fn between(self, least: u32, most: u32) -> Self {
        Self { range: Some((least, most)), ..self }
    }

    fn create(&self, others: &[(&str, &Entry)]) -> CreateCommandOption {
        let mut option = CreateCommandOption::new(self.kind, self.name, &self.description);
        for (locale, other) in others {
            option = option.description_localized(*locale, &other.description);
        }
        if self.required {
            option = option.required(true);
        }
        if let Some((least, most)) = self.range {
            option = option.min_int_value(u64::from(least)).max_int_value(u64::from(most));
        }
        for (at, choice) in self.choices.iter().enumerate() {
            let labels = others.iter().map(|(locale, other)| (*locale, &other.choices[at].label));
            option = option.add_string_choice_localized(&choice.label, choice.value, labels);
        }
        for (at, inner) in self.options.iter().enumerate() {
            let others: Vec<_> = others.iter().map(|(l, other)| (*l, &other.options[at])).collect();
            option = option.add_sub_option(inner.create(&others));
        }
        option
    }
}

/// The same part of a command in each language: all are written down by the same hand.
fn beneath<'a>(
    others: &'a [(String, Command)],
    part: impl Fn(&'a Command) -> &'a Entry,
) -> Vec<(&'a str, &'a Entry)> {
    others.iter().map(|(locale, command)| (locale.as_str(), part(command))).collect()
}

/// The length of every text of a command, in their order; of several languages, of each text in
/// the language in which it is longest. That is what counts towards a command's size.
pub(super) struct Lengths(Vec<usize>);

impl Lengths {
    /// In one language.
    pub(super) fn of(command: &Command) -> Self {
        fn add(entry: &Entry, all: &mut Vec<usize>) {
            all.push(length(entry.name));
            all.push(length(&entry.description));
            all.extend(entry.choices.iter().flat_map(|c| [length(c.value), length(&c.label)]));
            entry.options.iter().for_each(|entry| add(entry, all));
        }
        let mut all = vec![length(&command.name), length(&command.description)];
        command.options.iter().for_each(|entry| add(entry, &mut all));
        Self(all)
    }

    /// With one more language.
    pub(super) fn with(&self, command: &Command) -> Self {
        let both = self.0.iter().zip(Self::of(command).0);
        Self(both.map(|(longest, own)| own.max(*longest)).collect())
    }

    /// The size of the command.
    pub(super) fn size(&self) -> usize {
        self.0.iter().sum()
    }
}

/// Writes the parts of a command down.
struct Writer<'a> {
    game: GameKind,
    speaker: &'a Speaker<'a>,
}

impl Writer<'_> {
    fn option(&self, kind: CommandOptionType, name: &'static str, id: &str) -> Entry {
        Entry {
            kind,
            name,
            description: self.speaker.say(id, &[]),
            required: false,
            range: None,
            choices: Vec::new(),
            options: Vec::new(),
        }
    }

    fn subcommand(&self, it: Subcommand) -> Entry {
        let name = it.name();
        let part = self.option(CommandOptionType::SubCommand, name, &format!("command-{name}"));
        let flag = |name, id: &str| self.option(CommandOptionType::Boolean, name, id);
        match it {
            Subcommand::New => Entry { options: self.new_table(), ..part },
            Subcommand::Solo => part.with([
                self.level("command-solo-level"),
                self.variant("command-new-variant"),
                flag(option::PUBLIC, "command-solo-public"),
                flag(option::THREAD, "command-new-thread"),
            ]),
            Subcommand::Kick => part.with([self.user(option::PLAYER, "command-kick-player")]),
            Subcommand::Bots => part.with([
                self.level("command-bots-level"),
                self.option(CommandOptionType::Integer, option::COUNT, "command-bots-count")
                    .between(1, most_seats(self.game) - 1),
                flag(option::REMOVE, "command-bots-remove"),
            ]),
            Subcommand::Leaderboard => part.with([self.variant("command-leaderboard-variant")]),
            Subcommand::Duel => part.with([self.user(option::OPPONENT, "command-duel-opponent")]),
            Subcommand::Stats => part.with([self.user(option::USER, "command-stats-user")]),
            Subcommand::Rules => part.with([self.variant("command-rules-variant")]),
            Subcommand::Table
            | Subcommand::Hand
            | Subcommand::Hint
            | Subcommand::Join
            | Subcommand::Leave
            | Subcommand::Stop
            | Subcommand::Me
            | Subcommand::Settings
            | Subcommand::Void
            | Subcommand::Privacy
            | Subcommand::Help
            | Subcommand::Daily
            | Subcommand::Puzzle
            | Subcommand::League
            | Subcommand::Tutorial => part,
        }
    }

    fn user(&self, name: &'static str, id: &str) -> Entry {
        Entry { required: true, ..self.option(CommandOptionType::User, name, id) }
    }

    /// Everything that a game lets one choose when a table is opened.
    fn new_table(&self) -> Vec<Entry> {
        let described = |kind, name| self.option(kind, name, &format!("command-new-{name}"));
        let flag = |name| described(CommandOptionType::Boolean, name);
        let number =
            |name, least, most| described(CommandOptionType::Integer, name).between(least, most);
        let mut options = vec![
            self.variant("command-new-variant"),
            self.pace(),
            number(option::SEATS, 2, most_seats(self.game)),
            flag(option::THREAD),
        ];
        options.extend(self.game.options().into_iter().map(|spec| match spec.takes {
            Takes::Number(least, most) => number(spec.name, least, most),
            Takes::Flag => flag(spec.name),
        }));
        options.extend([flag(option::HINTS), flag(option::QUIET)]);
        options
    }

    fn choices(
        &self,
        name: &'static str,
        id: &str,
        choices: impl Iterator<Item = (&'static str, String)>,
    ) -> Entry {
        let choices = choices.map(|(value, label)| Choice { value, label }).collect();
        Entry { choices, ..self.option(CommandOptionType::String, name, id) }
    }

    fn pace(&self) -> Entry {
        let paces = Pace::ALL.into_iter().map(|pace| {
            let values = [("n", pace.seconds(self.game).into())];
            let id = format!("command-new-pace-{}", pace.name());
            (pace.name(), self.speaker.say(&id, &values))
        });
        self.choices(option::PACE, "command-new-pace", paces)
    }

    fn level(&self, id: &str) -> Entry {
        let levels = Level::all().map(|level| {
            let label = match level {
                Level::WEAKEST | Level::USUAL | Level::STRONGEST => {
                    self.speaker.say(&format!("command-bots-{level}"), &[])
                }
                level => level.to_string(),
            };
            (level.as_str(), label)
        });
        self.choices(option::LEVEL, id, levels)
    }

    /// The variants, each with a line that lets one choose.
    fn variant(&self, id: &str) -> Entry {
        let variants = self.game.variants().into_iter().map(|variant| {
            let nth = self.speaker.say("the-nth", &[("n", 6_u8.into())]);
            let line = self.speaker.say(&format!("variant-{variant}-line"), &[("nth", nth.into())]);
            let name = self.speaker.say(&format!("variant-{variant}"), &[]);
            let values = [("name", name.into()), ("line", line.into())];
            (variant, clip(&self.speaker.say("command-variant-choice", &values), 100))
        });
        self.choices(option::VARIANT, id, variants)
    }
}

/// The most players of a game.
fn most_seats(game: GameKind) -> u32 {
    u32::try_from(game.most_seats()).unwrap_or(u32::from(MOST_SEATS))
}
