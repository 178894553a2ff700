//! What a host sets for looking after the bot: where it can be asked how it is, backups, how the log is
//! written, and where interactions come in without the gateway.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;

use ed25519_dalek::VerifyingKey;

/// Settings of the host. What is left out is off.
#[derive(Clone, Default, Debug)]
pub struct Host {
    /// Where `/healthz`, `/readyz` and `/metrics` are answered; `None`: nowhere.
    pub health: Option<SocketAddr>,
    /// Backups that the bot makes by itself.
    pub backups: Option<Backups>,
    /// How the log is written.
    pub log_format: LogFormat,
    /// Where Discord sends interactions; `None`: they come through the gateway alone.
    pub interactions: Option<Interactions>,
    /// Whether the bot does without the gateway, so that interactions come by HTTP alone.
    pub without_gateway: bool,
}

/// Backups that the bot makes by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Backups {
    /// The folder for them; created when it is not there.
    pub folder: PathBuf,
    /// The hours from one to the next.
    pub hours: NonZeroU32,
    /// How many are kept.
    pub keep: NonZeroU32,
}

/// How the log is written.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// A line for people.
    #[default]
    Text,
    /// A JSON object a line, for programs.
    Json,
}

/// Interactions by HTTP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interactions {
    /// Where they come in.
    pub address: SocketAddr,
    /// What Discord's signatures are checked with.
    pub public_key: VerifyingKey,
}

/// The hours from one backup to the next when nothing else is said.
// Worked out when the program is built: a zero would not compile.
pub const DEFAULT_HOURS: NonZeroU32 = NonZeroU32::new(24).unwrap();
/// How many backups are kept when nothing else is said.
pub const DEFAULT_KEEP: NonZeroU32 = NonZeroU32::new(7).unwrap();

/// A setting of the host's that is wrong, in one line that says what to do.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum HostError {
    /// Not an address to listen at.
    #[error(
        "{0} is {1:?}, but must be a port such as 9090, which only this machine reaches, or an address such as 0.0.0.0:9090"
    )]
    BadAddress(&'static str, String),
    /// Not a number of hours or of files.
    #[error("{0} is {1:?}, but must be a number from 1 to 100000; leave it out for {2}")]
    BadNumber(&'static str, String, NonZeroU32),
    /// A detail of backups, but no place for them.
    #[error("{0} is set, but nothing is backed up without BACKUP_DIR: set that, too")]
    NoBackupDir(&'static str),
    /// Not a format of the log.
    #[error("LOG_FORMAT is {0:?}, but must be text or json; leave it out for text")]
    BadLogFormat(String),
    /// Neither on nor off.
    #[error("GATEWAY is {0:?}, but must be on or off; leave it out for on")]
    BadGateway(String),
    /// No way for anything to come in.
    #[error(
        "GATEWAY is off, so interactions must come by HTTP: set INTERACTIONS_ADDR and DISCORD_PUBLIC_KEY, too, or leave GATEWAY out"
    )]
    NoWayIn,
    /// An address for interactions, but nothing to check them with.
    #[error(
        "INTERACTIONS_ADDR is set, but not DISCORD_PUBLIC_KEY. Copy the public key from the General Information page of Discord's developer portal"
    )]
    NoPublicKey,
    /// Not a public key.
    #[error(
        "DISCORD_PUBLIC_KEY is not a public key, which has 64 hexadecimal digits. Copy it again from the General Information page of Discord's developer portal"
    )]
    BadPublicKey,
}

impl Host {
    /// Reads settings from wherever `get` finds them.
    ///
    /// # Errors
    /// [`HostError`], the first that is met.
    pub(super) fn from(get: impl Fn(&'static str) -> Option<String>) -> Result<Self, HostError> {
        let address = |name| match get(name) {
            None => Ok(None),
            Some(text) => listen(&text).map(Some).ok_or(HostError::BadAddress(name, text)),
        };
        let log_format = match get("LOG_FORMAT") {
            None => LogFormat::Text,
            Some(text) => match text.to_lowercase().as_str() {
                "text" => LogFormat::Text,
                "json" => LogFormat::Json,
                _ => return Err(HostError::BadLogFormat(text)),
            },
        };
        let key = get("DISCORD_PUBLIC_KEY").map(|text| public_key(&text)).transpose()?;
        let interactions = match (address("INTERACTIONS_ADDR")?, key) {
            (None, _) => None,
            (Some(_), None) => return Err(HostError::NoPublicKey),
            (Some(address), Some(public_key)) => Some(Interactions { address, public_key }),
        };
        let without_gateway = match get("GATEWAY") {
            None => false,
            Some(text) => match text.to_lowercase().as_str() {
                "on" => false,
                "off" if interactions.is_some() => true,
                "off" => return Err(HostError::NoWayIn),
                _ => return Err(HostError::BadGateway(text)),
            },
        };
        let (health, backups) = (address("HEALTH_ADDR")?, backups(&get)?);
        Ok(Self { health, backups, log_format, interactions, without_gateway })
    }
}

/// Where `hornochse health` asks.
///
/// # Errors
/// [`HostError`] when the setting is wrong.
pub(super) fn health_from(
    get: impl Fn(&'static str) -> Option<String>,
) -> Result<Option<SocketAddr>, HostError> {
    Ok(Host::from(|name| get(name).filter(|_| name == "HEALTH_ADDR"))?.health)
}

fn backups(get: impl Fn(&'static str) -> Option<String>) -> Result<Option<Backups>, HostError> {
    let number = |name, usual: NonZeroU32| match get(name) {
        None => Ok(usual),
        Some(text) => {
            let number = text.parse().ok().and_then(NonZeroU32::new);
            let number = number.filter(|number| number.get() <= 100_000);
            number.ok_or(HostError::BadNumber(name, text, usual))
        }
    };
    let (hours, keep) =
        (number("BACKUP_HOURS", DEFAULT_HOURS)?, number("BACKUP_KEEP", DEFAULT_KEEP)?);
    match get("BACKUP_DIR") {
        Some(folder) => Ok(Some(Backups { folder: folder.into(), hours, keep })),
        None => {
            match ["BACKUP_HOURS", "BACKUP_KEEP"].into_iter().find(|name| get(name).is_some()) {
                Some(name) => Err(HostError::NoBackupDir(name)),
                None => Ok(None),
            }
        }
    }
}

/// An address to listen at; a port alone is one of this machine's.
fn listen(text: &str) -> Option<SocketAddr> {
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let port = text.strip_prefix("localhost:").or(text.strip_prefix(':')).unwrap_or(text);
    match port.parse::<u16>() {
        Ok(port) => Some(SocketAddr::new(here, port)),
        Err(_) => text.parse().ok(),
    }
}

fn public_key(text: &str) -> Result<VerifyingKey, HostError> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| HostError::BadPublicKey)?;
    VerifyingKey::from_bytes(&bytes).map_err(|_| HostError::BadPublicKey)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The public key of RFC 8032, section 7.1, test 1.
    const KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

    fn load(settings: &[(&str, &str)]) -> Result<Host, HostError> {
        Host::from(|name| {
            settings.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
        })
    }

    fn refusal(settings: &[(&str, &str)]) -> String {
        let said = load(settings).unwrap_err().to_string();
        assert_eq!(said.lines().count(), 1);
        said
    }

    #[test]
    fn everything_is_off_unless_it_is_set() {
        let host = load(&[]).unwrap();
        assert!(host.health.is_none() && host.backups.is_none() && host.interactions.is_none());
        assert!(!host.without_gateway && host.log_format == LogFormat::Text);
    }

    #[test]
    fn a_port_alone_is_reached_from_this_machine_only() {
        for (text, address) in [
            ("9090", "127.0.0.1:9090"),
            (":9090", "127.0.0.1:9090"),
            ("localhost:9090", "127.0.0.1:9090"),
            ("0.0.0.0:9090", "0.0.0.0:9090"),
            ("[::1]:9090", "[::1]:9090"),
        ] {
            let host = load(&[("HEALTH_ADDR", text)]).unwrap();
            assert_eq!(host.health, Some(address.parse().unwrap()), "{text}");
        }
        for wrong in ["0.0.0.0", "99999", "http://x", "9090/metrics"] {
            assert!(refusal(&[("HEALTH_ADDR", wrong)]).contains("a port such as 9090"), "{wrong}");
        }
    }

    #[test]
    fn backups_need_a_place_and_no_more() {
        let host = load(&[("BACKUP_DIR", "/backups")]).unwrap();
        let usual = Backups { folder: "/backups".into(), hours: DEFAULT_HOURS, keep: DEFAULT_KEEP };
        assert_eq!(host.backups, Some(usual));
        let often = [("BACKUP_DIR", "b"), ("BACKUP_HOURS", "6"), ("BACKUP_KEEP", "28")];
        let backups = load(&often).unwrap().backups.unwrap();
        assert_eq!((backups.hours.get(), backups.keep.get()), (6, 28));
        assert!(refusal(&[("BACKUP_HOURS", "6")]).contains("set that, too"));
        for wrong in ["0", "-1", "daily"] {
            let said = refusal(&[("BACKUP_DIR", "b"), ("BACKUP_KEEP", wrong)]);
            assert!(said.contains("BACKUP_KEEP") && said.contains("leave it out for 7"), "{said}");
        }
    }

    #[test]
    fn interactions_by_http_need_the_key_and_make_the_gateway_dispensable() {
        let (at, key) = (("INTERACTIONS_ADDR", "8080"), ("DISCORD_PUBLIC_KEY", KEY));
        let host = load(&[at, key, ("GATEWAY", "off")]).unwrap();
        assert!(host.without_gateway);
        assert_eq!(hex::encode(host.interactions.unwrap().public_key.as_bytes()), KEY);
        assert!(refusal(&[at]).contains("not DISCORD_PUBLIC_KEY"));
        assert!(
            refusal(&[at, ("DISCORD_PUBLIC_KEY", &KEY[2..])]).contains("64 hexadecimal digits")
        );
        assert!(refusal(&[("GATEWAY", "off")]).contains("INTERACTIONS_ADDR"));
        assert!(refusal(&[at, key, ("GATEWAY", "maybe")]).contains("on or off"));
    }

    #[test]
    fn the_log_is_text_or_json() {
        assert_eq!(load(&[("LOG_FORMAT", "JSON")]).unwrap().log_format, LogFormat::Json);
        assert!(refusal(&[("LOG_FORMAT", "xml")]).contains("text or json"));
    }
}
