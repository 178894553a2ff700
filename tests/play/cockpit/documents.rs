//! Metrics and settings: documents for hosts say what the program says.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use clap::CommandFactory;
use hornochse::config::Config;
use hornochse::telemetry::{self, Kind};
use serde_json::Value;

pub fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

pub fn read(path: &str) -> String {
    std::fs::read_to_string(root(path)).unwrap()
}

#[test]
fn the_list_of_metrics_for_people_is_the_one_of_the_program() {
    let mut table =
        String::from("| name | kind | told apart by | what it means |\n|---|---|---|---|\n");
    for metric in telemetry::ALL {
        let kind = match metric.kind {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram(_) => "histogram",
        };
        let (name, help) = (metric.name, metric.help);
        let labels = metric.labels.iter().map(|label| format!("`{label}`")).collect::<Vec<_>>();
        let _ = writeln!(table, "| `{name}` | {kind} | {} | {help} |", labels.join(", "));
    }
    let text = read("docs/metrics.md");
    let (before, _) = text.split_once("| name |").unwrap_or((&text, ""));
    let wanted = format!("{before}{table}");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(root("docs/metrics.md"), &wanted).unwrap();
    }
    assert_eq!(read("docs/metrics.md"), wanted, "UPDATE_GOLDEN=1 writes it anew");
}

/// The metrics that a query names.
fn named(query: &str) -> Vec<String> {
    let words = query.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("hornochse_")).map(str::to_owned).collect()
}

/// Whether there is such a metric.
fn exists(name: &str) -> bool {
    telemetry::ALL.iter().any(|metric| match metric.kind {
        Kind::Histogram(_) => name
            .strip_prefix(metric.name)
            .is_some_and(|rest| ["_bucket", "_sum", "_count"].contains(&rest)),
        Kind::Counter | Kind::Gauge => name == metric.name,
    })
}

#[test]
fn every_query_of_the_dashboard_and_every_alarm_names_metrics_that_exist() {
    let dashboard: Value = serde_json::from_str(&read("docs/grafana.json")).unwrap();
    let mut used = Vec::new();
    for panel in dashboard["panels"].as_array().unwrap() {
        if panel["type"] == "row" {
            continue;
        }
        for target in panel["targets"].as_array().unwrap() {
            let query = target["expr"].as_str().unwrap();
            let names = named(query);
            assert!(!names.is_empty(), "{query} asks for nothing");
            used.extend(names);
        }
    }
    let (text, _) = read("docs/metrics.md").split_once("## All of them").map_or_else(
        || panic!("the list has no heading"),
        |(text, list)| (text.to_owned(), list.to_owned()),
    );
    used.extend(named(&text));
    for name in &used {
        assert!(exists(name), "{name} is no metric");
    }
    // Nor is anything counted that nobody looks at.
    for metric in telemetry::ALL {
        assert!(
            used.iter().any(|name| name.starts_with(metric.name)),
            "{} is on no panel",
            metric.name
        );
    }
}

/// `.env.example` and the table in `docs/hosting.md` say what the settings' own comments say, as
/// `UPDATE_GOLDEN=1` writes them.
#[test]
fn every_setting_is_explained_in_the_example_in_the_help_and_for_hosts() {
    let help = Command::new(env!("CARGO_BIN_EXE_hornochse")).arg("--help").output().unwrap();
    let help = String::from_utf8(help.stdout).unwrap();
    // Its lines are broken.
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut example = "# Copy to .env and fill in. Only the token is required.\n".to_owned();
    let head = "| name | meaning | without it |\n|---|---|---|\n";
    let mut table = head.to_owned();
    for setting in Config::command().get_arguments() {
        let (name, meaning) =
            (setting.get_long().unwrap(), setting.get_help().unwrap().to_string());
        assert!(help.contains(&format!(" {name} {meaning}")), "{name}: {meaning}");
        let usual = setting.get_default_values().first().map(|usual| usual.to_str().unwrap());
        // Without an example it is the name of the field.
        let value = setting.get_value_names().unwrap()[0].as_str();
        let value = Some(value).filter(|v| !v.chars().all(|c| c.is_ascii_uppercase() || c == '_'));
        let off = if name == "DISCORD_TOKEN" { "" } else { "#" };
        let value = usual.or(value).unwrap_or_default();
        example += &format!("\n{}{off}{name}={value}\n", comment(&meaning));
        let usual = usual.map(|usual| format!(" `{usual}`")).unwrap_or_default();
        table += &format!("| `{name}` | {meaning} |{usual} |\n");
    }
    let hosting = read("docs/hosting.md");
    let (before, old) = hosting.split_once(head).expect("docs/hosting.md has the table");
    let (_, after) = old.split_once("\n\n").unwrap();
    let hosting = format!("{before}{table}\n{after}");
    for (path, now) in [(".env.example", example), ("docs/hosting.md", hosting)] {
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            std::fs::write(root(path), &now).unwrap();
        }
        assert!(now == read(path), "{path} is old: UPDATE_GOLDEN=1 writes it anew");
    }
}

/// A text as lines behind `#`, as long as lines are here.
fn comment(text: &str) -> String {
    let mut lines = vec!["#".to_owned()];
    for word in text.split(' ') {
        match lines.last_mut().filter(|line| line.chars().count() + 1 + word.len() <= 100) {
            Some(line) => *line += &format!(" {word}"),
            None => lines.push(format!("# {word}")),
        }
    }
    lines.join("\n") + "\n"
}
