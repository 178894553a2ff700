//! What the environment (and `.env`) says, read once at the start.

pub mod host;
pub mod shards;

use std::env;
use std::net::SocketAddr;
use std::num::NonZeroU32;
use std::path::PathBuf;

use crate::daily;
use host::{Host, HostError};
use shards::Shards;

/// Everything a host can set.
#[derive(Clone)]
pub struct Config {
    /// The bot's token.
    pub token: Secret,
    /// Where Discord is.
    pub api: Api,
    /// The database, as `sqlite://file.db` or `postgres://user:password@host/database`.
    pub database_url: String,
    /// What is logged, as a filter of `tracing`.
    pub log: String,
    /// The connections to the gateway that are this process's; `None`: all of them, unless another
    /// process at the same database has them.
    pub shards: Option<Shards>,
    /// How many requests that count the bot makes in a second, for all tables and processes together.
    pub requests_per_second: NonZeroU32,
    /// For how many days a finished match can be looked back at; `None` for ever.
    pub keep_days: Option<NonZeroU32>,
    /// For how many days a server is remembered that has sent the bot away.
    pub forget_servers_after_days: NonZeroU32,
    /// A folder with fonts for names in pictures that those of the program cannot draw.
    pub fonts_dir: Option<PathBuf>,
    /// Whether the fonts of the system are used for them, too. They are, but in tests.
    pub system_fonts: bool,
    /// What is set for looking after the bot.
    pub host: Host,
    /// Where the deals of the day come from, and how much is thought about them.
    pub daily: daily::Terms,
}

/// A value that is never printed.
#[derive(Clone)]
pub struct Secret(String);

impl Secret {
    /// Hides a value.
    #[must_use]
    pub fn new(value: impl Into<String>) -> Self {
        Self(value.into())
    }

    /// The value, for the one place that sends it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

/// Where Discord is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Api {
    /// Where it always is.
    Discord,
    /// At another address that speaks the same protocol, by plain http.
    At(String),
    /// Discord's own names and TLS, but led to this address with this certificate (DER): how the
    /// tests run the bot exactly as in production.
    Resolved(SocketAddr, Vec<u8>),
}

/// A setting that is missing or wrong, in one line that says what to do.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum ConfigError {
    /// No token.
    #[error(
        "DISCORD_TOKEN is not set. Put the bot's token into .env (see .env.example), or try `hornochse sandbox`, which needs none"
    )]
    NoToken,
    /// A token, and a file with one.
    #[error("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set; leave one of them out")]
    TwoTokens,
    /// The file of the token cannot be read.
    // Its name is not printed: somebody may have put the token itself there.
    #[error("DISCORD_TOKEN_FILE must name a file, which cannot be read: {0}")]
    TokenFile(std::io::ErrorKind),
    /// The file of the token has nothing in it.
    #[error("DISCORD_TOKEN_FILE names a file that is empty")]
    EmptyTokenFile,
    /// Not a token.
    #[error(
        "DISCORD_TOKEN does not look like a bot token (it has {0}). Copy it again from the Bot page of Discord's developer portal"
    )]
    StrangeToken(&'static str),
    /// Not an address.
    #[error(
        "DISCORD_API_URL is {0:?}, but must be an address such as http://127.0.0.1:4000; leave it out for Discord itself"
    )]
    BadApiUrl(String),
    /// Not a database address.
    #[error(
        "DATABASE_URL is {0:?}, but must be an address such as sqlite://hornochse.db or postgres://user:password@host/database"
    )]
    BadDatabaseUrl(String),
    /// An address, but of nothing that lasts.
    #[error(
        "DATABASE_URL is {0:?}, which is forgotten when the program ends, and matches with it; name a file, such as sqlite://hornochse.db"
    )]
    Forgetful(String),
    /// Not a number of requests.
    #[error(
        "DISCORD_REQUESTS_PER_SECOND is {0:?}, but must be a number from 1 to 100000; leave it out for 45"
    )]
    BadRate(String),
    /// Not a part of the connections.
    #[error(
        "SHARDS is {0:?}, but must say which connections of how many are this process's, such as 0-3/16; leave it out for all of them"
    )]
    BadShards(String),
    /// A part of the connections, where one process has the whole database.
    #[error(
        "SHARDS is set, but several processes need a database on a server: set DATABASE_URL to one such as postgres://user:password@host/database, or leave SHARDS out"
    )]
    ShardsOfFile,
    /// Not a number of days.
    #[error(
        "KEEP_MATCHES_DAYS is {0:?}, but must be a number of days from 1; leave it out to keep matches for ever"
    )]
    BadKeep(String),
    /// A secret that can be guessed.
    #[error(
        "DAILY_SECRET is too short: give it at least {LEAST_SECRET} characters that nobody can guess, or leave it out"
    )]
    ShortSecret,
    /// Not a number of days, either.
    #[error(
        "FORGET_SERVERS_AFTER_DAYS is {0:?}, but must be a number of days from 1; leave it out for 30"
    )]
    BadForget(String),
    /// Not a log filter.
    #[error(
        "LOG is {0:?}, but must be a level (error, warn, info, debug, trace) or a filter such as hornochse=debug"
    )]
    BadLog(String),
    /// `.env` is there but cannot be read.
    #[error(".env cannot be read: {0}")]
    DotEnv(String),
    /// Something about looking after the bot.
    #[error(transparent)]
    Host(#[from] HostError),
}

/// The database when nothing else is said.
pub const DEFAULT_DATABASE: &str = "sqlite://hornochse.db";
/// How many requests that count are made in a second when nothing else is said: a little less than
/// the fifty that Discord allows a bot to which it has not given more.
// Worked out when the program is built: a zero would not compile.
pub const DEFAULT_RATE: NonZeroU32 = NonZeroU32::new(45).unwrap();
/// The least characters of a secret: fewer could be tried, one after the other.
const LEAST_SECRET: usize = 24;
/// For how many days a server that has sent the bot away is remembered when nothing else is said.
// As above.
pub const DEFAULT_FORGET: NonZeroU32 = NonZeroU32::new(30).unwrap();
/// What is logged when nothing else is said.
pub const DEFAULT_LOG: &str = "warn,hornochse=info";

impl Config {
    /// Reads the `.env` of this folder if there is one, then the environment, which wins. Those of
    /// the folders above belong to somebody else.
    ///
    /// # Errors
    /// [`ConfigError`], the first that is met.
    pub fn load() -> Result<Self, ConfigError> {
        dot_env()?;
        Self::from(|name| env::var(name).ok())
    }

    /// Reads settings from wherever `get` finds them.
    ///
    /// # Errors
    /// [`ConfigError`], the first that is met.
    pub fn from(get: impl Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let get = |name: &'static str| given(get(name));
        let token = match (get("DISCORD_TOKEN"), get("DISCORD_TOKEN_FILE")) {
            (None, None) => return Err(ConfigError::NoToken),
            (Some(token), None) => token,
            (None, Some(file)) => {
                match std::fs::read_to_string(&file).map(|text| given(Some(text))) {
                    Ok(Some(token)) => token,
                    Ok(None) => return Err(ConfigError::EmptyTokenFile),
                    Err(error) => return Err(ConfigError::TokenFile(error.kind())),
                }
            }
            (Some(_), Some(_)) => return Err(ConfigError::TwoTokens),
        };
        let token = token.strip_prefix("Bot ").unwrap_or(&token).trim();
        if token.chars().any(char::is_whitespace) {
            return Err(ConfigError::StrangeToken("a space in it"));
        }
        if !token.is_ascii() || token.chars().any(|c| c.is_ascii_control()) {
            return Err(ConfigError::StrangeToken("characters that no token has"));
        }
        let api = match get("DISCORD_API_URL") {
            None => Api::Discord,
            Some(url) => Api::At(
                plain_http(&url).ok_or_else(|| ConfigError::BadApiUrl(without_password(&url)))?,
            ),
        };
        let database_url = database_from(get("DATABASE_URL"))?;
        let shards = match get("SHARDS") {
            None => None,
            Some(_) if database_url.starts_with("sqlite:") => {
                return Err(ConfigError::ShardsOfFile);
            }
            Some(text) => Some(text.parse().map_err(|_| ConfigError::BadShards(text))?),
        };
        let requests_per_second = match get("DISCORD_REQUESTS_PER_SECOND") {
            None => DEFAULT_RATE,
            Some(text) => {
                let rate = text.parse().ok().and_then(NonZeroU32::new);
                rate.filter(|rate| rate.get() <= 100_000).ok_or(ConfigError::BadRate(text))?
            }
        };
        let keep_days = match get("KEEP_MATCHES_DAYS") {
            None => None,
            Some(text) => {
                let days = text.parse().ok().and_then(NonZeroU32::new);
                Some(days.ok_or(ConfigError::BadKeep(text))?)
            }
        };
        let secret = match get("DAILY_SECRET") {
            None => None,
            Some(text) if text.chars().count() < LEAST_SECRET => {
                return Err(ConfigError::ShortSecret);
            }
            Some(text) => Some(daily::Secret::new(text.into_bytes())),
        };
        let forget_servers_after_days = match get("FORGET_SERVERS_AFTER_DAYS") {
            None => DEFAULT_FORGET,
            Some(text) => {
                let days = text.parse().ok().and_then(NonZeroU32::new);
                days.ok_or(ConfigError::BadForget(text))?
            }
        };
        let log = get("LOG").unwrap_or_else(|| DEFAULT_LOG.to_owned());
        if !is_filter(&log) {
            return Err(ConfigError::BadLog(log));
        }
        let token = Secret::new(token);
        let fonts_dir = get("FONTS_DIR").map(PathBuf::from);
        Ok(Self {
            token,
            api,
            database_url,
            shards,
            log,
            requests_per_second,
            keep_days,
            forget_servers_after_days,
            fonts_dir,
            system_fonts: true,
            host: Host::from(get)?,
            daily: daily::Terms { secret, ..daily::Terms::default() },
        })
    }
}

/// Reads the `.env` of this folder, if there is one, into the environment.
fn dot_env() -> Result<(), ConfigError> {
    match dotenvy::from_path(".env") {
        Ok(()) => Ok(()),
        Err(error) if error.not_found() => Ok(()),
        // The line itself may be the token: only its place is told.
        Err(dotenvy::Error::LineParse(_, at)) => {
            Err(ConfigError::DotEnv(format!("something is wrong near its character {at}")))
        }
        Err(dotenvy::Error::Io(error)) => Err(ConfigError::DotEnv(error.to_string())),
        Err(_) => Err(ConfigError::DotEnv("it is not a list of NAME=value lines".into())),
    }
}

/// A setting, unless it is empty.
fn given(value: Option<String>) -> Option<String> {
    value.map(|v| v.trim().to_owned()).filter(|v| !v.is_empty())
}

/// The address of the database, for commands that need none of the other settings.
///
/// # Errors
/// [`ConfigError`] when it is none, or `.env` cannot be read.
pub fn database_url() -> Result<String, ConfigError> {
    dot_env()?;
    database_from(given(env::var("DATABASE_URL").ok()))
}

/// Where the bot is asked how it is, for the command that asks.
///
/// # Errors
/// [`ConfigError`] when it is no address, or `.env` cannot be read.
pub fn health_addr() -> Result<Option<SocketAddr>, ConfigError> {
    dot_env()?;
    Ok(host::health_from(|name| given(env::var(name).ok()))?)
}

fn database_from(value: Option<String>) -> Result<String, ConfigError> {
    let url = value.unwrap_or_else(|| DEFAULT_DATABASE.to_owned());
    check_database_url(&url)?;
    Ok(url)
}

/// Whether this is the address of a database that lasts.
///
/// # Errors
/// [`ConfigError`] when it is none.
pub fn check_database_url(url: &str) -> Result<(), ConfigError> {
    if url.starts_with("postgres://") || url.starts_with("postgresql://") {
        return Ok(());
    }
    if !url.starts_with("sqlite:") {
        return Err(ConfigError::BadDatabaseUrl(without_password(url)));
    }
    // Without a file it is a nameless database, another one for each connection.
    let file = url.trim_start_matches("sqlite:").trim_start_matches("//").split('?').next();
    if file.is_none_or(str::is_empty) || url.contains(":memory:") || url.contains("mode=memory") {
        return Err(ConfigError::Forgetful(url.to_owned()));
    }
    Ok(())
}

/// The folder with fonts, for commands that need none of the other settings.
#[must_use]
pub fn fonts_dir() -> Option<PathBuf> {
    env::var_os("FONTS_DIR").filter(|folder| !folder.is_empty()).map(PathBuf::from)
}

/// `http://host[:port]` without a path, or nothing.
fn plain_http(url: &str) -> Option<String> {
    let parsed = reqwest::Url::parse(url).ok()?;
    let fine = parsed.scheme() == "http" && parsed.host_str().is_some() && parsed.path() == "/";
    fine.then(|| url.trim_end_matches('/').to_owned())
}

/// An address may hold a password, however badly it is spelled: all before its last `@` may be one.
fn without_password(url: &str) -> String {
    url.rsplit_once('@').map_or_else(|| url.to_owned(), |(_, host)| format!("…@{host}"))
}

/// Whether this says what is logged. A level that is misspelled would be taken for the name of a module,
/// of which nothing is ever logged.
fn is_filter(log: &str) -> bool {
    let levels = ["error", "warn", "info", "debug", "trace", "off"];
    let known = |word: &str| {
        levels.iter().any(|level| word.eq_ignore_ascii_case(level)) || word.contains(['=', '['])
    };
    log.split(',').map(str::trim).all(known) && tracing_subscriber::EnvFilter::try_new(log).is_ok()
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
        for forgetful in ["sqlite::memory:", "sqlite://x?mode=memory"] {
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
