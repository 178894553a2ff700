//! Settings from the environment (and `.env`), read once at the start. A setting is a field: its comment is what
//! `hornochse --help`, `.env.example` and `docs/hosting.md` say of it.

mod dot_env;
pub mod host;
mod refusal;
pub mod shards;

use std::env;
use std::error::Error as _;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::error::{ContextKind, ContextValue};
use clap::{Arg, Command, CommandFactory, Parser};
use tracing_subscriber::filter::Targets;

use daily;
use dot_env::dot_env;
use host::Host;
pub use refusal::ConfigError;
use refusal::{number, refuse, wrong};
use shards::Shards;

/// Everything a host can set.
#[derive(Clone, Parser)]
#[command(no_binary_name = true)]
pub struct Config {
    /// The bot's token (required), from the Bot page of <https://discord.com/developers/applications>.
    #[arg(long = "DISCORD_TOKEN", value_parser = token)]
    pub token: Secret,
    /// Instead of it, a file that holds the token and nothing else: a secret of Docker, a credential of
    /// systemd.
    #[arg(long = "DISCORD_TOKEN_FILE", value_name = "/run/secrets/discord_token")]
    pub token_file: Option<PathBuf>,
    /// The database: a file, created when missing (two slashes before its name in this folder,
    /// `sqlite:///data/hornochse.db` elsewhere), or one on a PostgreSQL server (15 or later, UTF-8),
    /// `postgres://user:password@host/database`, which must be there and may be empty.
    #[arg(long = "DATABASE_URL", value_parser = database, default_value = DEFAULT_DATABASE)]
    pub database_url: String,
    /// Another server that speaks Discord's protocol, by plain http: a simulated Discord, or a proxy, such as
    /// <http://127.0.0.1:4000>. Without it Discord itself.
    #[arg(long = "DISCORD_API_URL", value_parser = api, default_value = DISCORD)]
    pub api: Api,
    /// The connections to Discord that are this process's, such as 0-3/16 (both ends included), where
    /// several work at one PostgreSQL. Without it all, or none while another process has them.
    #[arg(long = "SHARDS", value_name = "0-3/16", value_parser = part)]
    pub shards: Option<Shards>,
    /// How many requests that count are made in a second, for all tables and processes together; 1 to
    /// 100000. Discord allows 50 unless it has given the bot more.
    #[arg(long = "DISCORD_REQUESTS_PER_SECOND", value_parser = number, default_value = "45")]
    pub requests_per_second: NonZeroU32,
    /// For how many days a finished match can be looked back at; results stay. Without it for ever.
    #[arg(long = "KEEP_MATCHES_DAYS", value_name = "90", value_parser = days)]
    pub keep_days: Option<NonZeroU32>,
    /// For how many days a server is remembered that has removed the bot. Then everything of it is deleted.
    #[arg(long = "FORGET_SERVERS_AFTER_DAYS", value_parser = days, default_value = "30")]
    pub forget_servers_after_days: NonZeroU32,
    /// What the deals of the day come from, at least 24 characters: hosts with the same one deal the same
    /// cards, and whoever knows it knows the deals to come. Without it a secret is made once and kept in the
    /// database.
    #[arg(long = "DAILY_SECRET", value_parser = secret)]
    pub daily_secret: Option<daily::Secret>,
    /// Effort of the bots in the deals of the day. Only tests change it.
    #[arg(skip)]
    pub daily_plan: daily::Plan,
    /// Playouts of each choice with which puzzles are looked for in matches. Only tests change it.
    #[arg(skip = PUZZLE_PLAYOUTS)]
    pub puzzle_playouts: u32,
    /// A folder with fonts (TTF, OTF, TTC) for names in pictures, such as those in Chinese, Japanese, Korean,
    /// Hindi or Thai. They win over the fonts of the system, which are used anyway.
    #[arg(long = "FONTS_DIR", value_name = "/usr/local/share/hornochse/fonts")]
    pub fonts_dir: Option<PathBuf>,
    /// Whether the fonts of the system are used, too. They are, but in tests.
    #[arg(skip = true)]
    pub system_fonts: bool,
    /// What is logged: error, warn, info, debug, trace, or a filter such as warn,hornochse=debug.
    #[arg(long = "LOG", value_parser = filter, default_value = "warn,hornochse=info")]
    pub log: Targets,
    /// What is set for looking after the bot.
    #[command(flatten)]
    pub host: Host,
}

/// A value that is never printed.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// Hides a value.
    pub fn new(value: impl Into<String>) -> Self {
        Self(value.into())
    }

    /// The value, for the one place that sends it.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// Address of Discord.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Api {
    /// Discord itself.
    Discord,
    /// At another address that speaks the same protocol, by plain http.
    At(String),
    /// Discord's own names and TLS, but led to this address with this certificate (DER): how the
    /// tests run the bot exactly as in production.
    Resolved(SocketAddr, Vec<u8>),
}

const DEFAULT_DATABASE: &str = "sqlite://hornochse.db";
const DISCORD: &str = "https://discord.com";
/// The least characters of a secret: fewer could be tried, one after the other.
const LEAST_SECRET: usize = 24;
/// Few enough for a look that no seat waits for.
const PUZZLE_PLAYOUTS: u32 = 400;

impl Config {
    /// Reads the `.env` of this folder if there is one, then the environment, which wins. Those of
    /// the folders above belong to somebody else.
    /// Errors: [`ConfigError`], the first that is met.
    pub fn load() -> Result<Self, ConfigError> {
        dot_env()?;
        Self::from(|name| env::var(name).ok())
    }

    /// The settings of a bot of which no more is set than its token.
    /// Errors: [`ConfigError`] when that is none.
    pub fn new(token: &str) -> Result<Self, ConfigError> {
        Self::from(|name| (name == "DISCORD_TOKEN").then(|| token.to_owned()))
    }

    /// Reads settings from wherever `get` finds them.
    /// Errors: [`ConfigError`], the first that is met.
    pub fn from(get: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let get = |name: &str| given(get(name));
        let token = the_token(get("DISCORD_TOKEN"), get("DISCORD_TOKEN_FILE"))?;
        host::check_backups(get)?;
        let command = Self::command();
        let values = command.get_arguments().filter_map(Arg::get_long).filter_map(|name| {
            let value = if name == "DISCORD_TOKEN" { Some(token.clone()) } else { get(name) };
            Some(format!("--{name}={}", value?))
        });
        let config = Self::try_parse_from(values).map_err(|error| explain(&error, &command))?;
        if config.shards.is_some() && config.database_url.starts_with("sqlite:") {
            return refuse(
                "SHARDS is set, but several processes need a database on a server: set DATABASE_URL to one such as postgres://user:password@host/database, or leave SHARDS out",
            );
        }
        config.host.check()?;
        Ok(config)
    }
}

/// The complaint of a value's parser, with the name of the setting and its default.
fn explain(error: &clap::Error, command: &Command) -> ConfigError {
    let (Some(ContextValue::String(argument)), Some(why)) =
        (error.get(ContextKind::InvalidArg), error.source())
    else {
        // The value may be a secret.
        return ConfigError("a setting cannot be read".into());
    };
    let name = argument.trim_start_matches("--").split(' ').next().unwrap_or_default();
    let setting = command.get_arguments().find(|setting| setting.get_long() == Some(name));
    match setting.and_then(|setting| setting.get_default_values().first()) {
        Some(usual) => {
            ConfigError(format!("{name} {why}; leave it out for {}", usual.to_string_lossy()))
        }
        // The token is needed, and some say so themselves.
        None if name == "DISCORD_TOKEN" || why.to_string().contains("leave it out") => {
            ConfigError(format!("{name} {why}"))
        }
        None => ConfigError(format!("{name} {why}, or leave it out")),
    }
}

/// A setting, unless it is empty.
fn given(value: Option<String>) -> Option<String> {
    value.map(|v| v.trim().to_owned()).filter(|v| !v.is_empty())
}

/// One setting, for commands that need none of the others.
fn only<T>(name: &str, parse: fn(&str) -> Result<T, String>) -> Result<Option<T>, ConfigError> {
    dot_env()?;
    let value = given(env::var(name).ok()).map(|text| parse(&text)).transpose();
    value.map_err(|why| ConfigError(format!("{name} {why}")))
}

/// The address of the database, for commands that need none of the other settings.
/// Errors: [`ConfigError`] when it is none, or `.env` cannot be read.
pub fn database_url() -> Result<String, ConfigError> {
    Ok(only("DATABASE_URL", database)?.unwrap_or_else(|| DEFAULT_DATABASE.to_owned()))
}

/// Address of the health endpoint, for the command that asks it.
/// Errors: [`ConfigError`] when it is no address, or `.env` cannot be read.
pub fn health_addr() -> Result<Option<SocketAddr>, ConfigError> {
    only("HEALTH_ADDR", host::listen)
}

/// What is logged, for commands that need none of the other settings.
/// Errors: [`ConfigError`] when it is no filter, or `.env` cannot be read.
pub fn log_filter() -> Result<Option<Targets>, ConfigError> {
    only("LOG", filter)
}

/// The folder with fonts, for commands that need none of the other settings.
/// Errors: [`ConfigError`] when `.env` cannot be read.
pub fn fonts_dir() -> Result<Option<PathBuf>, ConfigError> {
    only("FONTS_DIR", |folder| Ok(PathBuf::from(folder)))
}

/// Whether this is the address of a database that lasts.
/// Errors: [`ConfigError`] when it is none.
pub fn check_database_url(url: &str) -> Result<(), ConfigError> {
    database(url).map(drop).map_err(|why| ConfigError(format!("DATABASE_URL {why}")))
}

/// The token, which may lie in a file.
fn the_token(token: Option<String>, file: Option<String>) -> Result<String, ConfigError> {
    match (token, file) {
        (None, None) if cfg!(feature = "sandbox") => refuse(
            "DISCORD_TOKEN is not set. Put the bot's token into .env (see .env.example), or try `hornochse sandbox`, which needs none",
        ),
        (None, None) => {
            refuse("DISCORD_TOKEN is not set. Put the bot's token into .env (see .env.example)")
        }
        (Some(token), None) => Ok(token),
        (None, Some(file)) => match std::fs::read_to_string(file).map(|text| given(Some(text))) {
            Ok(Some(token)) => Ok(token),
            Ok(None) => refuse("DISCORD_TOKEN_FILE names a file that is empty"),
            // Its name is not printed: somebody may have put the token itself there.
            Err(error) => Err(ConfigError(format!(
                "DISCORD_TOKEN_FILE must name a file, which cannot be read: {}",
                error.kind()
            ))),
        },
        (Some(_), Some(_)) => {
            refuse("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; leave one of them out")
        }
    }
}

fn token(text: &str) -> Result<Secret, String> {
    let token = text.strip_prefix("Bot ").unwrap_or(text).trim();
    let strange = if token.chars().any(char::is_whitespace) {
        "a space in it"
    } else if !token.is_ascii() || token.chars().any(|c| c.is_ascii_control()) {
        "characters that no token has"
    } else {
        return Ok(Secret::new(token));
    };
    Err(format!(
        "does not look like a bot token (it has {strange}). Copy it again from the Bot page of Discord's developer portal"
    ))
}

fn secret(text: &str) -> Result<daily::Secret, String> {
    if text.chars().count() < LEAST_SECRET {
        return Err(format!(
            "is too short: give it at least {LEAST_SECRET} characters that nobody can guess, or leave it out"
        ));
    }
    Ok(daily::Secret::new(text.as_bytes()))
}

/// `http://host[:port]` without a path.
fn api(url: &str) -> Result<Api, String> {
    if url.trim_end_matches('/') == DISCORD {
        return Ok(Api::Discord);
    }
    let plain = reqwest::Url::parse(url).is_ok_and(|parsed| {
        parsed.scheme() == "http" && parsed.host_str().is_some() && parsed.path() == "/"
    });
    if plain {
        Ok(Api::At(url.trim_end_matches('/').to_owned()))
    } else {
        Err(wrong(url, "be an address such as http://127.0.0.1:4000"))
    }
}

fn database(url: &str) -> Result<String, String> {
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(url.to_owned());
    }
    if !url.starts_with("sqlite:") {
        let wanted =
            "be an address such as sqlite://hornochse.db or postgres://user:password@host/database";
        return Err(wrong(url, wanted));
    }
    // Without a file it is a nameless database, another one for each connection.
    let file = url.trim_start_matches("sqlite:").trim_start_matches("//").split('?').next();
    if file.is_none_or(str::is_empty) || url.contains(":memory:") || url.contains("mode=memory") {
        return Err(format!(
            "is {url:?}, which is forgotten when the program ends, and matches with it; name a file, such as sqlite://hornochse.db"
        ));
    }
    Ok(url.to_owned())
}

fn part(text: &str) -> Result<Shards, String> {
    let wanted = "say which connections of how many are this process's, such as 0-3/16";
    text.parse().map_err(|_| wrong(text, wanted))
}

fn days(text: &str) -> Result<NonZeroU32, String> {
    text.parse().map_err(|_| wrong(text, "be a number of days from 1"))
}

/// Filter of the log. A level that is misspelled would be taken for the name of a module, of which nothing is
/// ever logged.
fn filter(text: &str) -> Result<Targets, String> {
    let levels = ["error", "warn", "info", "debug", "trace", "off"];
    let known = |word: &str| {
        levels.iter().any(|level| word.eq_ignore_ascii_case(level)) || word.contains('=')
    };
    let words: Vec<&str> = text.split(',').map(str::trim).collect();
    let filter = words.iter().copied().all(known).then(|| words.join(",").parse().ok());
    filter.flatten().ok_or_else(|| {
        wrong(
            text,
            "be a level (error, warn, info, debug, trace) or a filter such as hornochse=debug",
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn load(settings: &[(&str, &str)]) -> Result<Config, ConfigError> {
        Config::from(|name| {
            settings.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
        })
    }

    fn refusal(settings: &[(&str, &str)]) -> String {
        load(settings).err().map(|e| e.to_string()).unwrap()
    }

    #[test]
    fn a_token_is_all_it_takes() {
        let config = load(&[("DISCORD_TOKEN", " Bot abc.def.ghi ")]).ok().unwrap();
        assert_eq!(config.token.reveal(), "abc.def.ghi");
        assert_eq!(config.api, Api::Discord);
        assert_eq!(config.database_url, DEFAULT_DATABASE);
        assert_eq!((config.fonts_dir, config.system_fonts), (None, true));
        let fonts = [("DISCORD_TOKEN", "abc"), ("FONTS_DIR", "/fonts")];
        let config = load(&fonts).ok().unwrap();
        assert_eq!(config.fonts_dir, Some(PathBuf::from("/fonts")));
    }

    #[test]
    fn a_token_may_lie_in_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("token");
        let name = file.to_str().unwrap();
        let setting = ("DISCORD_TOKEN_FILE", name);
        assert!(refusal(&[setting]).contains("cannot be read"));
        std::fs::write(&file, "\n").unwrap();
        assert!(refusal(&[setting]).contains("is empty"));
        std::fs::write(&file, "abc.def.ghi\n").unwrap();
        let config = load(&[setting]).ok().unwrap();
        assert_eq!(config.token.reveal(), "abc.def.ghi");
        assert!(refusal(&[setting, ("DISCORD_TOKEN", "abc")]).contains("leave one of them out"));
    }

    #[test]
    fn what_is_wrong_is_said_in_one_line_without_the_secret() {
        let token = ("DISCORD_TOKEN", "abc");
        assert!(refusal(&[]).starts_with("DISCORD_TOKEN is not set"));
        assert!(refusal(&[("DISCORD_TOKEN", "  ")]).starts_with("DISCORD_TOKEN is not set"));
        assert!(!refusal(&[("DISCORD_TOKEN", "secret secret")]).contains("secret"));
        assert!(refusal(&[token, ("DISCORD_API_URL", "nonsense")]).contains("nonsense"));
        assert!(refusal(&[token, ("DISCORD_API_URL", "ftp://x")]).contains("ftp://x"));
        let database = refusal(&[token, ("DATABASE_URL", "mysql://me:secret@db/x")]);
        assert!(database.contains("sqlite://hornochse.db") && !database.contains("secret"));
        for log in ["hornochse=louder", "loud", "verbose", "info,hornoxe"] {
            assert!(refusal(&[token, ("LOG", log)]).contains("LOG"), "{log}");
        }
        let secret = refusal(&[token, ("DAILY_SECRET", "hunter2")]);
        assert!(secret.contains("DAILY_SECRET") && !secret.contains("hunter2"), "{secret}");
        for forgetful in ["sqlite:", "sqlite://", "sqlite::memory:", "sqlite://x?mode=memory"] {
            assert!(refusal(&[token, ("DATABASE_URL", forgetful)]).contains("name a file"));
        }
        let server = ("DATABASE_URL", "postgres://me:secret@db/x");
        assert!(refusal(&[token, server, ("SHARDS", "4")]).contains("such as 0-3/16"));
        assert!(refusal(&[token, ("SHARDS", "0-3/16")]).contains("DATABASE_URL"));
        for rate in ["0", "-1", "1000000", "many"] {
            assert!(
                refusal(&[token, ("DISCORD_REQUESTS_PER_SECOND", rate)]).contains("1 to 100000")
            );
        }
        for days in ["0", "-1", "soon"] {
            let said = refusal(&[token, ("FORGET_SERVERS_AFTER_DAYS", days)]);
            assert!(said.contains("leave it out for 30"), "{said}");
        }
        for settings in [vec![], vec![token, ("LOG", "a=b=c")]] {
            assert_eq!(refusal(&settings).lines().count(), 1);
        }
    }
}
