//! The rules on imports: which modules of the bot may name each other, and who may name a library,
//! a query or a game.

use std::collections::BTreeSet;

use crate::modules::Modules;
use crate::source::{Token, files, look_through, product, shown, tokens};

/// The modules of the bot that have their place between the others, and the ones of them that each
/// may import. Crates of their own are kept apart by Cargo.
const ARROWS: [(&str, &[&str]); 11] = [
    ("telemetry", &[]),
    ("http", &[]),
    ("store", &[]),
    ("tools", &["store"]),
    ("tables", &["tools", "store"]),
    ("desk", &["tools", "tables", "store"]),
    ("discord", &["store", "tools", "tables", "desk", "config", "http"]),
    ("host", &["store", "tools", "tables", "discord", "config", "http"]),
    ("replay", &[]),
    ("config", &[]),
    ("command_line", &["store", "tools", "tables", "discord", "host", "replay", "config"]),
];

/// Plain values that everybody may import.
const PLAIN: [&str; 1] = ["telemetry"];

#[test]
fn nobody_imports_against_the_arrows() {
    let mut looked_at = BTreeSet::new();
    let mut taken = BTreeSet::new();
    for modules in Modules::of("") {
        for path in modules.0.keys() {
            let arrow = ARROWS.iter().find(|(room, _)| path.first().is_some_and(|it| it == room));
            let Some((room, may)) = arrow else { continue };
            looked_at.insert(room);
            for (import, _) in modules.imports(path) {
                let Some(name) = import.first().map(String::as_str) else { continue };
                let known = ARROWS.iter().any(|(room, _)| *room == name);
                let fine = !known || name == *room || may.contains(&name) || PLAIN.contains(&name);
                assert!(fine, "{} imports {}", shown(&modules.0[path].file), import.join("::"));
                taken.insert((*room, name.to_owned()));
            }
        }
    }
    assert!(looked_at.len() > 8, "only {looked_at:?} were found");
    for (room, may) in ARROWS {
        for name in may {
            assert!(taken.contains(&(room, (*name).to_owned())), "{room} imports {name} no more");
        }
    }
}

/// A file or a folder, and why something is named there.
type Room = (&'static str, &'static str);

/// Nothing of a kind is named outside its rooms, and in each of them something is. `name` finds the
/// first such name in the code of a file.
fn stays_in(rooms: &[Room], name: impl Fn(&str, &str) -> Option<String>) {
    let mut used: BTreeSet<&str> = BTreeSet::new();
    let mut outside = Vec::new();
    for (path, code) in files("") {
        let path = shown(&path);
        let Some(name) = name(&path, &code) else { continue };
        let mut rooms = rooms.iter().filter(|(room, _)| lies_in(&path, room)).peekable();
        if rooms.peek().is_none() {
            outside.push(format!("{path} names {name}"));
        }
        used.extend(rooms.map(|(room, _)| room));
    }
    assert!(outside.is_empty(), "outside of its rooms:\n{}", outside.join("\n"));
    let idle: Vec<_> = rooms.iter().filter(|(room, _)| !used.contains(room)).collect();
    assert!(idle.is_empty(), "rooms in which nothing of it is named any more: {idle:#?}");
}

fn lies_in(path: &str, room: &str) -> bool {
    path.strip_prefix(room).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

fn names_library(library: &str, code: &str) -> Option<String> {
    tokens(code).contains(&Token::Word(library)).then(|| library.to_owned())
}

#[test]
fn serenity_stays_in_its_rooms() {
    let rooms = [
        ("src/discord", "the way in and out"),
        ("sandbox/tests/real_bot", "a bot as others write one, for a sandbox that knows no bot"),
        ("tests/browser/toy.rs", "a bot of a few lines beside which the page is looked at"),
    ];
    stays_in(&rooms, |_, code| names_library("serenity", code));
}

#[test]
fn sqlx_stays_in_its_rooms() {
    let rooms = [
        ("storage", "the databases"),
        ("tests/play/backups.rs", "damages a file as a disk does"),
        ("tests/play/database.rs", "looks into the file and changes it behind the bot's back"),
        ("tests/play/old_data.rs", "reads databases of earlier versions"),
        ("benches/tables/million/fill.rs", "fills a database faster than the bot does"),
    ];
    stays_in(&rooms, |_, code| names_library("sqlx", code));
}

/// The words with which a query begins.
const VERBS: [&str; 9] =
    ["ALTER", "CREATE", "DELETE", "DROP", "INSERT", "PRAGMA", "SELECT", "UPDATE", "WITH"];

#[test]
fn queries_stay_in_their_rooms() {
    let rooms = [
        ("storage", "the databases"),
        ("tests/play", "looks into what is stored, and damages it"),
        ("tests/walk", "counts what is stored"),
        ("benches/tables/million/fill.rs", "fills a database faster than the bot does"),
    ];
    stays_in(&rooms, |_, code| {
        tokens(code).into_iter().find_map(|token| {
            let Token::Text(text) = token else { return None };
            let (verb, _) = text.trim_start().split_once(char::is_whitespace)?;
            VERBS.contains(&verb).then(|| text.to_owned())
        })
    });
}

/// The games, as code spells them in small letters.
const GAMES: [&str; 2] = ["nimmt", "sixtysix"];

fn game_in(token: Token<'_>) -> Option<String> {
    let (Token::Word(name) | Token::Text(name)) = token else { return None };
    let small = name.to_lowercase();
    GAMES.iter().any(|game| small.contains(game)).then(|| name.to_owned())
}

/// Whether a file is only there for tests and measurements: they play the games there are.
fn is_test(path: &str) -> bool {
    let mut folders = path.split('/');
    folders.any(|it| it == "tests" || it == "benches" || it.ends_with("tests.rs"))
}

#[test]
fn no_game_is_named_outside_its_rooms() {
    let rooms = [
        ("games/src/any.rs", "the closed set"),
        ("games/src/lib.rs", "declares its games"),
        ("games/src/nimmt", "a game"),
        ("games/src/sixtysix", "a game"),
        ("players/src/any.rs", "the closed set"),
        ("players/src/lib.rs", "declares the bots of each game"),
        ("players/src/nimmt", "a game"),
        ("players/src/sixtysix", "a game"),
        ("statistics/src/any.rs", "the closed set"),
        ("statistics/src/lib.rs", "declares what is counted of each game"),
        ("statistics/src/nimmt.rs", "a game"),
        ("statistics/src/sixtysix.rs", "a game"),
        ("ratings/src/anchors.rs", "how strong the bots of each game are"),
        ("pictures/src/model.rs", "how many bull heads are on a card"),
        ("view/src/any.rs", "the closed set"),
        ("view/src/lib.rs", "declares the words of each game"),
        ("view/src/nimmt", "a game"),
        ("view/src/sixtysix", "a game"),
        ("src/replay", "a command that reads the records of each game"),
        ("engine", "a command that speaks the lines of each game"),
        ("src/command_line/sandbox.rs", "says which command to begin with"),
        ("arena/src/args.rs", "which games are played there"),
        ("arena/src/lib.rs", "declares its games"),
        ("arena/src/run.rs", "which games are played there"),
        ("arena/src/nimmt", "a game"),
        ("arena/src/reference", "how others play each game"),
        ("arena/src/sixtysix", "a game"),
        ("arena/src/train", "trains the bots of a game"),
    ];
    stays_in(&rooms, |path, code| {
        product(code).into_iter().filter(|_| !is_test(path)).find_map(game_in)
    });
}

/// Not even a test beside code for all games names one of them.
#[test]
fn what_leads_a_table_is_not_tried_with_one_game() {
    let folders = [
        "table",
        "ask",
        "src/tools",
        "src/tables",
        "src/desk",
        "src/store",
        "src/discord",
        "storage/shared",
        "storage/sqlite",
        "storage/postgres",
    ];
    // Statistics are shown with what has been played.
    let shows_played = "src/desk/statistics/page/tests.rs";
    let all = folders.map(files).concat().into_iter();
    for (path, code) in all.filter(|(path, _)| shown(path) != shows_played) {
        for token in tokens(&code) {
            let (Token::Word(name) | Token::Text(name)) = token else { continue };
            let game = ["nimmt", "sixtysix", "Sixtysix"].iter().any(|game| name.contains(game));
            assert!(!game, "{} names {name}", path.display());
        }
    }
}

#[test]
fn no_game_knows_another() {
    let mut looked_at = 0;
    for (path, code) in files("") {
        let path = shown(&path);
        let is_of = |game: &str| path.split(['/', '.']).any(|part| part == game);
        let (Some(game), false) = (GAMES.iter().find(|game| is_of(game)), path.contains("tests/"))
        else {
            continue;
        };
        looked_at += 1;
        for named in look_through(&code).0 {
            let other = named.path.iter().find(|part| GAMES.contains(&part.as_str()));
            let fine = other.is_none_or(|other| other == game);
            assert!(fine, "{path} names {}", named.path.join("::"));
        }
    }
    assert!(looked_at > 150, "only {looked_at} files were found");
}
