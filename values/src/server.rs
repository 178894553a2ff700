//! The settings of a server, made by the people who manage it.

use super::ids::{ChannelId, UserId};
use super::{Hands, Pace, Season};
use crate::named;
use games::{AnyContradiction, AnyRules, Exclusive, GameKind, OptionValue};

/// The longest list of channels, or of people, of a server: as many as can be chosen in one of
/// Discord's menus.
pub const LONGEST_LIST: usize = 25;

named! {
    /// The seasons of a server's leaderboard.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub enum Seasons {
        #[default]
        Monthly = "monthly",
        Quarterly = "quarterly",
        None = "none",
    }
}

impl Seasons {
    /// The length of each season.
    pub const fn season(self) -> Option<Season> {
        match self {
            Self::Monthly => Some(Season::Monthly),
            Self::Quarterly => Some(Season::Quarterly),
            Self::None => None,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ServerSettings {
    /// The language of its channels, as Discord spells it; `None` stands for Discord's language of
    /// the server.
    pub language: Option<String>,
    /// The channels in which, and in whose threads, tables may be opened; empty stands for all.
    pub channels: Vec<ChannelId>,
    /// The people who may neither open tables nor join them.
    pub banned: Vec<UserId>,
    /// The rules where the host does not choose; other games are played by their usual rules.
    pub defaults: Vec<GameDefault>,
    /// The time for a decision where the host does not choose.
    pub pace: Pace,
    /// Whether tables get a thread of their own where the host does not choose.
    pub thread: bool,
    /// Whether matches keep to one message in their channel where the host does not choose.
    pub quiet: bool,
    /// The place of hands for players who do not choose theirs.
    pub hands: Hands,
    pub hints: bool,
    /// Whether the taking of a row is shown as a moving picture.
    pub animations: bool,
    /// Whether players who have not decided are reminded when time runs out.
    pub reminders: bool,
    pub seasons: Seasons,
    pub achievements: bool,
    /// Number of days for which finished matches can be looked back at; `None` stands for the
    /// period of the bot's host, which is never exceeded.
    pub keep_days: Option<u32>,
}

impl Default for ServerSettings {
    /// The settings of a server that has changed nothing.
    fn default() -> Self {
        Self {
            language: None,
            channels: Vec::new(),
            banned: Vec::new(),
            defaults: Vec::new(),
            pace: Pace::default(),
            thread: false,
            quiet: false,
            hands: Hands::default(),
            hints: true,
            animations: true,
            reminders: true,
            seasons: Seasons::default(),
            achievements: true,
            keep_days: None,
        }
    }
}

/// The rules of a game where the host does not choose.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct GameDefault {
    pub game: String,
    /// The variant's name; `None` stands for the usual one.
    pub variant: Option<String>,
    /// The end of the match, as the game's own text of a change; `None` stands for the variant's
    /// usual end.
    pub end: Option<String>,
}

/// A change of one setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ServerChange {
    Language(Option<String>),
    Channels(Vec<ChannelId>),
    Banned(Vec<UserId>),
    /// A change of a game's rules where the host does not choose, in the game's own text.
    Rules(GameKind, String),
    Pace(Pace),
    Thread(bool),
    Quiet(bool),
    Hands(Hands),
    Hints(bool),
    Animations(bool),
    Reminders(bool),
    Seasons(Seasons),
    Achievements(bool),
    KeepDays(Option<u32>),
    /// A change of a list that was shown with this [mark](ServerSettings::mark). Two people may have
    /// it before them: the one must not undo unseen what the other has just changed.
    OfShown(u32, Box<ServerChange>),
}

/// Why a change of a server's settings was not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unchanged {
    /// The new rules could not be played, for these reasons.
    Contradictions(Vec<AnyContradiction>),
    /// The list is not the one any more that was shown.
    Outdated,
}

impl ServerSettings {
    /// The mark of a list of ids, in whatever order: lists with different marks differ.
    pub fn mark(ids: impl IntoIterator<Item = u64>) -> u32 {
        let mut ids: Vec<u64> = ids.into_iter().collect();
        ids.sort_unstable();
        // FNV-1a.
        ids.iter()
            .flat_map(|id| id.to_be_bytes())
            .fold(0x811c_9dc5, |mark, byte| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193))
    }

    /// The mark of the list that a change replaces; `None` where it replaces none.
    fn mark_of(&self, change: &ServerChange) -> Option<u32> {
        match change {
            ServerChange::Channels(_) => Some(Self::mark(self.channels.iter().map(|it| it.0))),
            ServerChange::Banned(_) => Some(Self::mark(self.banned.iter().map(|it| it.0))),
            _ => None,
        }
    }

    /// Applies a change.
    /// Errors: [`Unchanged`]. Nothing has changed then.
    pub fn apply(&mut self, change: ServerChange) -> Result<(), Unchanged> {
        match change {
            ServerChange::OfShown(shown, change) => {
                if self.mark_of(&change).is_some_and(|mark| mark != shown) {
                    return Err(Unchanged::Outdated);
                }
                return self.apply(*change);
            }
            ServerChange::Language(language) => self.language = language,
            ServerChange::Channels(mut channels) => {
                channels.truncate(LONGEST_LIST);
                self.channels = channels;
            }
            ServerChange::Banned(mut banned) => {
                banned.truncate(LONGEST_LIST);
                self.banned = banned;
            }
            ServerChange::Rules(game, change) => return self.change_rules(game, &change),
            ServerChange::Pace(pace) => self.pace = pace,
            ServerChange::Thread(on) => self.thread = on,
            ServerChange::Quiet(on) => self.quiet = on,
            ServerChange::Hands(hands) => self.hands = hands,
            ServerChange::Hints(on) => self.hints = on,
            ServerChange::Animations(on) => self.animations = on,
            ServerChange::Reminders(on) => self.reminders = on,
            ServerChange::Seasons(seasons) => self.seasons = seasons,
            ServerChange::Achievements(on) => self.achievements = on,
            ServerChange::KeepDays(days) => self.keep_days = days,
        }
        Ok(())
    }

    fn change_rules(&mut self, game: GameKind, change: &str) -> Result<(), Unchanged> {
        let now = self.default_of(game);
        let before = self.rules(game, &[]).ok();
        // A change that the game does not know has no effect.
        let Some(rules) = before.as_ref().and_then(|before| before.changed(change)) else {
            return Ok(());
        };
        let reasons = contradictions(&rules);
        if !reasons.is_empty() {
            return Err(Unchanged::Contradictions(reasons));
        }
        let name = rules.name();
        let other_variant = before.is_some_and(|before| before.name() != name);
        // The variant that holds already says nothing of the end.
        if !other_variant && change.starts_with("variant.") {
            return Ok(());
        }
        let end = if other_variant {
            // An end agreed on for another variant seldom makes sense for this one.
            None
        } else {
            let usual = AnyRules::variant(&name).is_some_and(|usual| usual == rules);
            (!usual).then(|| change.to_owned())
        };
        let variant = if other_variant { Some(name) } else { now.variant };
        let changed = GameDefault { game: now.game, variant, end };
        self.defaults.retain(|known| known.game != changed.game);
        self.defaults.push(changed);
        Ok(())
    }

    fn default_of(&self, game: GameKind) -> GameDefault {
        let known = self.defaults.iter().find(|known| known.game == game.as_str());
        let usual = || GameDefault { game: game.as_str().to_owned(), ..GameDefault::default() };
        known.cloned().unwrap_or_else(usual)
    }

    /// The rules of a game by the options of its host and, where those say nothing, by the settings
    /// of the server.
    /// Errors: when two options exclude each other.
    pub fn rules(
        &self,
        game: GameKind,
        chosen: &[(String, OptionValue)],
    ) -> Result<AnyRules, Exclusive> {
        let GameDefault { variant, end, .. } = self.default_of(game);
        let option_of =
            |option: &str| chosen.iter().find(|(name, _)| name == option).map(|(_, v)| v);
        let mut options = chosen.to_vec();
        let mut own_variant = true;
        match (option_of("variant"), variant) {
            (Some(OptionValue::Text(name)), variant) => {
                let usual = || game.variants().first().map(|&usual| usual.to_owned());
                own_variant = variant.or_else(usual).as_ref() == Some(name);
            }
            (None, Some(variant)) => {
                options.push(("variant".to_owned(), OptionValue::Text(variant)));
            }
            _ => {}
        }
        let rules = game.rules(&options)?;
        // To say no to what is off anyway changes nothing.
        let is_chosen = |option: &str| {
            option_of(option).is_some_and(|value| *value != OptionValue::Flag(false))
        };
        let ends = game.options().iter().any(|option| option.ends && is_chosen(option.name));
        // The server's end belongs to the server's variant, and its points are that variant's.
        let usual = AnyRules::variant(&rules.name());
        let other_points = usual.is_some_and(|usual| !rules.counts_like(&usual));
        let fits = |end: &String| own_variant && !(other_points && end.starts_with("points."));
        let end = end.filter(|end| !ends && fits(end)).and_then(|end| rules.changed(&end));
        let fits = |ended: &AnyRules| contradictions(ended).is_empty();
        Ok(end.filter(fits).unwrap_or(rules))
    }
}

/// The reasons why nobody can play by these rules; empty when some number of people can.
fn contradictions(rules: &AnyRules) -> Vec<AnyContradiction> {
    let seats = rules.seats_allowed();
    rules.contradictions(if seats.is_empty() { 2 } else { *seats.start() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> OptionValue {
        OptionValue::Text(text.to_owned())
    }

    fn server(game: GameKind, changes: &[&str]) -> ServerSettings {
        let mut server = ServerSettings::default();
        for change in changes {
            server.apply(ServerChange::Rules(game, (*change).to_owned())).unwrap();
        }
        server
    }

    #[test]
    fn what_the_host_says_goes_before_what_the_server_says() {
        let game = GameKind::Nimmt;
        let server = server(game, &["variant.tactics", "games.3"]);
        let own = AnyRules::variant("tactics").and_then(|rules| rules.changed("games.3"));
        assert_eq!(server.rules(game, &[]).ok(), own);
        // Another variant has an end of its own.
        let pro = [("variant".to_owned(), text("pro"))];
        assert_eq!(server.rules(game, &pro).ok(), AnyRules::variant("pro"));
        let same = [("variant".to_owned(), text("tactics"))];
        assert_eq!(server.rules(game, &same).ok(), own);
        let target = [("target".to_owned(), OptionValue::Number(100))];
        let wanted = AnyRules::variant("tactics").and_then(|rules| rules.changed("points.100"));
        assert_eq!(server.rules(game, &target).ok(), wanted);
        let both = [target[0].clone(), ("games".to_owned(), OptionValue::Number(1))];
        assert_eq!(server.rules(game, &both), Err(Exclusive("target", "games")));
    }

    #[test]
    fn points_of_another_kind_do_not_end_where_the_server_says() {
        let game = GameKind::Sixtysix;
        let server = server(game, &["points.3"]);
        let usual = game.rules(&[]).ok().and_then(|rules| rules.changed("points.3"));
        assert_eq!(server.rules(game, &[]).ok(), usual);
        let cards = [("card_points".to_owned(), OptionValue::Flag(true))];
        assert_eq!(server.rules(game, &cards), game.rules(&cards));
        let game_points = [("card_points".to_owned(), OptionValue::Flag(false))];
        assert_eq!(server.rules(game, &game_points).ok(), usual);
    }

    #[test]
    fn so_many_bull_heads_of_the_server_are_not_so_many_cards() {
        let game = GameKind::Nimmt;
        let shedding = [("shedding".to_owned(), OptionValue::Flag(true))];
        let points = server(game, &["points.100"]);
        assert_eq!(points.rules(game, &shedding), game.rules(&shedding));
        let games = server(game, &["games.3"]);
        let wanted = game.rules(&shedding).ok().and_then(|rules| rules.changed("games.3"));
        assert_eq!(games.rules(game, &shedding).ok(), wanted);
    }

    #[test]
    fn another_variant_forgets_the_end_and_the_usual_end_is_none() {
        let game = GameKind::Nimmt;
        let of = |changes: &[&str]| server(game, changes).defaults.pop().unwrap();
        assert_eq!(of(&["games.3"]).end.as_deref(), Some("games.3"));
        assert_eq!(of(&["games.3", "own-end."]).end, None);
        let other = of(&["games.3", "variant.pro"]);
        assert_eq!((other.variant.as_deref(), other.end), (Some("pro"), None));
        let same = of(&["variant.pro", "games.3", "variant.pro"]);
        assert_eq!((same.variant.as_deref(), same.end.as_deref()), (Some("pro"), Some("games.3")));
    }

    #[test]
    fn a_list_is_only_changed_where_it_is_still_the_one_that_was_shown() {
        let mark = |ids: &[u64]| ServerSettings::mark(ids.iter().copied());
        assert_eq!(mark(&[7, 9]), mark(&[9, 7]));
        assert_ne!(mark(&[7, 9]), mark(&[7]));
        let mut server = ServerSettings::default();
        let ban = |shown: &[u64], now: &[u64]| {
            let banned = ServerChange::Banned(now.iter().copied().map(UserId).collect());
            ServerChange::OfShown(mark(shown), Box::new(banned))
        };
        server.apply(ban(&[], &[7])).unwrap();
        assert_eq!(server.apply(ban(&[], &[9])), Err(Unchanged::Outdated));
        assert_eq!(server.banned, [UserId(7)]);
        server.apply(ban(&[7], &[7, 9])).unwrap();
        assert_eq!(server.banned, [UserId(7), UserId(9)]);
    }

    #[test]
    fn rules_that_contradict_themselves_are_refused() {
        let game = GameKind::Nimmt;
        let mut server = server(game, &["variant.tournament"]);
        let before = server.clone();
        let refused = server.apply(ServerChange::Rules(game, "points.100".into()));
        let reasons = |why| matches!(why, Unchanged::Contradictions(why) if !why.is_empty());
        assert!(refused.is_err_and(reasons));
        assert_eq!(server, before);
        server.apply(ServerChange::Rules(game, "nonsense".into())).unwrap();
        assert_eq!(server, before);
    }
}
