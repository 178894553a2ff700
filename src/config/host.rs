//! Settings for looking after the bot: where it can be asked how it is, backups, how the log is
//! written, and where interactions come in without the gateway.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::ArgAction;
use ring::signature::{ED25519, UnparsedPublicKey};

use super::refusal::{ConfigError, number, refuse, wrong};

/// The public key of an application: whose signatures are Discord's.
pub type PublicKey = UnparsedPublicKey<[u8; 32]>;

/// Settings of the host. What is left out is off.
#[derive(Clone, Debug, clap::Args)]
pub struct Host {
    /// How the log is written: text, or json with an object a line.
    #[arg(long = "LOG_FORMAT", value_parser = log_format, default_value = "text")]
    pub log_format: LogFormat,
    /// Where the bot says how it is (/healthz, /readyz) and what it counts (/metrics): a port, which only
    /// this machine reaches, or an address such as 0.0.0.0:9090. Without it nowhere.
    #[arg(long = "HEALTH_ADDR", value_name = "9090", value_parser = listen)]
    pub health: Option<SocketAddr>,
    /// Backups that the bot makes by itself.
    #[command(flatten)]
    pub backups: Option<Backups>,
    /// Where Discord's interactions come in by HTTP, at /interactions: a port, which only this machine
    /// reaches, or an address. Discord must reach it by https, as the Interactions Endpoint URL of the
    /// General Information page. Without it they come by the gateway alone.
    #[arg(long = "INTERACTIONS_ADDR", value_name = "8080", value_parser = listen)]
    pub interactions: Option<SocketAddr>,
    /// The application's public key, from that page, which proves that they are Discord's.
    #[arg(long = "DISCORD_PUBLIC_KEY", value_parser = public_key)]
    pub public_key: Option<PublicKey>,
    /// Whether there is a connection to the gateway: on, or off where interactions come by HTTP alone.
    #[arg(long = "GATEWAY", value_parser = is_off, default_value = "on", action = ArgAction::Set)]
    pub without_gateway: bool,
}

/// Backups that the bot makes by itself.
#[derive(Clone, PartialEq, Eq, Debug, clap::Args)]
pub struct Backups {
    /// A folder for backups, made when it is missing. The bot then makes them by itself, checks them, and
    /// removes them when there are newer ones. Without it none are made.
    #[arg(long = "BACKUP_DIR", value_name = "backups", required = false)]
    pub folder: PathBuf,
    /// The hours from one backup to the next.
    #[arg(long = "BACKUP_HOURS", value_parser = number, default_value = "24")]
    pub hours: NonZeroU32,
    /// How many backups are kept.
    #[arg(long = "BACKUP_KEEP", value_parser = number, default_value = "7")]
    pub keep: NonZeroU32,
}

/// Format of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LogFormat {
    /// A line for people.
    Text,
    /// A JSON object a line, for programs.
    Json,
}

impl Host {
    /// Checks that the settings don't contradict each other.
    pub(super) fn check(&self) -> Result<(), ConfigError> {
        if self.interactions.is_some() && self.public_key.is_none() {
            return refuse(
                "INTERACTIONS_ADDR is set, but not DISCORD_PUBLIC_KEY. Copy the public key from the General Information page of Discord's developer portal",
            );
        }
        if self.without_gateway && self.interactions.is_none() {
            return refuse(
                "GATEWAY is off, so interactions must come by HTTP: set INTERACTIONS_ADDR and DISCORD_PUBLIC_KEY, too, or leave GATEWAY out",
            );
        }
        Ok(())
    }
}

/// Refuses a detail of backups without a place for them.
pub(super) fn check_backups(get: impl Fn(&str) -> Option<String>) -> Result<(), ConfigError> {
    let detail = ["BACKUP_HOURS", "BACKUP_KEEP"].into_iter().find(|name| get(name).is_some());
    match detail {
        Some(name) if get("BACKUP_DIR").is_none() => refuse(&format!(
            "{name} is set, but nothing is backed up without BACKUP_DIR: set that, too, or leave {name} out"
        )),
        _ => Ok(()),
    }
}

fn log_format(text: &str) -> Result<LogFormat, String> {
    match text.to_lowercase().as_str() {
        "text" => Ok(LogFormat::Text),
        "json" => Ok(LogFormat::Json),
        _ => Err(wrong(text, "be text or json")),
    }
}

fn is_off(text: &str) -> Result<bool, String> {
    match text.to_lowercase().as_str() {
        "on" => Ok(false),
        "off" => Ok(true),
        _ => Err(wrong(text, "be on or off")),
    }
}

/// An address to listen at; a port alone is one of this machine's.
pub(super) fn listen(text: &str) -> Result<SocketAddr, String> {
    let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let port = text.strip_prefix("localhost:").or(text.strip_prefix(':')).unwrap_or(text);
    let wanted = "be a port such as 9090, which only this machine reaches, or an address such as 0.0.0.0:9090";
    match port.parse::<u16>() {
        Ok(port) => Ok(SocketAddr::new(here, port)),
        Err(_) => text.parse().map_err(|_| wrong(text, wanted)),
    }
}

/// Reads a public key: 64 hexadecimal digits.
/// Errors: what a host can do, if they are something else. Whether somebody has the other half is
/// only seen once something is signed.
pub fn public_key(text: &str) -> Result<PublicKey, String> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes)
        .map(|()| UnparsedPublicKey::new(&ED25519, bytes))
        .map_err(|_| {
            "is not a public key, which has 64 hexadecimal digits. Copy it again from the General Information page of Discord's developer portal".to_owned()
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;

    /// The public key of RFC 8032, section 7.1, test 1.
    const KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

    fn load(settings: &[(&str, &str)]) -> Result<Host, ConfigError> {
        let settings = [settings, &[("DISCORD_TOKEN", "abc")]].concat();
        let config = Config::from(|name| {
            settings.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned())
        });
        config.map(|config| config.host)
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
        let Backups { folder, hours, keep } = host.backups.unwrap();
        assert_eq!((folder, hours.get(), keep.get()), ("/backups".into(), 24, 7));
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
        assert_eq!(hex::encode(host.public_key.unwrap()), KEY);
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
