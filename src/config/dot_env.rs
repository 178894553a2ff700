//! The file `.env`: read into the environment, unless it would mean something else elsewhere.

use clap::{Arg, CommandFactory};

use super::{Config, ConfigError};

/// Reads the `.env` of this folder, if there is one, into the environment.
pub(super) fn dot_env() -> Result<(), ConfigError> {
    let text = std::fs::read_to_string(".env").unwrap_or_default();
    if let Some(line) = text.lines().position(substitutes) {
        let why = format!("line {}: a value with $ goes between single quotes", line + 1);
        return Err(ConfigError(format!(".env cannot be read: {why}")));
    }
    let why = match dotenvy::from_path(".env") {
        Ok(()) => return Ok(()),
        Err(error) if error.not_found() => return Ok(()),
        // The line itself may be the token: only its place is told.
        Err(dotenvy::Error::LineParse(_, at)) => {
            format!("something is wrong near its character {at}")
        }
        Err(dotenvy::Error::Io(error)) => error.to_string(),
        Err(_) => "it is not a list of NAME=value lines".into(),
    };
    Err(ConfigError(format!(".env cannot be read: {why}")))
}

/// Whether a variable would take the place of something in a setting that this line gives: systemd
/// leaves it as it stands, and a secret would not be the same everywhere.
fn substitutes(line: &str) -> bool {
    let Some((name, value)) = line.split_once('=') else { return false };
    let name = name.trim().trim_start_matches("export ").trim();
    let is_setting = || {
        let command = Config::command();
        command.get_arguments().filter_map(Arg::get_long).any(|setting| setting == name)
    };
    let value = value.trim_start();
    // What stands between single quotes stands for itself.
    let bare = match value.strip_prefix('\'') {
        Some(quoted) => quoted.split_once('\'').map_or("", |(_, rest)| rest),
        None => value,
    };
    // So does a comment, which double quotes may come before.
    let quoted = bare.strip_prefix('"').filter(|quoted| !quoted.contains("\\\""));
    let quoted = quoted.and_then(|quoted| quoted.split_once('"'));
    let (quoted, bare) = match quoted {
        Some((quoted, rest)) => (quoted, rest.split(" #").next().unwrap_or_default()),
        None if bare.starts_with('"') => (bare, ""),
        None => ("", bare.split(" #").next().unwrap_or_default()),
    };
    [quoted, bare].iter().any(|part| part.replace("\\$", "").contains('$')) && is_setting()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_in_which_a_variable_would_be_put_is_told_from_one_that_stands_for_itself() {
        let values = ["a$b", "\"a$b\"", "${b}", "a\\$b$c", "'a'$b", "\"a # $b\""];
        for line in values.map(|value| format!("LOG={value}")) {
            assert!(substitutes(&line), "{line}");
        }
        for line in [
            "LOG='a$b'",
            "LOG=a\\$b",
            "#LOG=a$b",
            "LOG=ab # for $5",
            "LOG=",
            "",
            "A=$b",
            "LOG=\"a\" # $5",
        ] {
            assert!(!substitutes(line), "{line}");
        }
    }
}
