//! The table of what is simulated is what the program says of itself.

use std::fmt::Write as _;
use std::path::Path;

use sandbox::Parity;

fn table() -> String {
    let all = sandbox::parity();
    let count = |wanted: fn(&Parity) -> bool| all.iter().filter(|(_, _, how)| wanted(how)).count();
    let (yes, partly) =
        (count(|how| *how == Parity::Yes), count(|how| matches!(how, Parity::Partly(_))));
    let mut text = format!(
        "# What the simulated Discord has of Discord's REST API\n\n\
        Made from Discord's own description (`sandbox/specification`) and the sandbox's table of routes by\n\
        `UPDATE_GOLDEN=1 cargo test -p sandbox --test parity`; a test fails when it is not up to date.\n\
        {yes} of {} operations are simulated, {partly} partly. All others are answered with 501 and their\n\
        names, and what Discord has not at all with 404; both are written down as violations.\n\n\
        | operation | simulated |\n|---|---|\n",
        all.len()
    );
    for (method, path, how) in &all {
        let how = match how {
            Parity::Yes => "yes".to_owned(),
            Parity::Partly(missing) => format!("partly: {missing}"),
            Parity::No => "501".to_owned(),
        };
        // Writing into a string cannot fail.
        let _ = writeln!(text, "| `{method} {path}` | {how} |");
    }
    text
}

#[test]
fn the_table_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/sandbox-parity.md");
    let table = table();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &table).expect("it can be written");
    }
    let written = std::fs::read_to_string(&path).expect("docs/sandbox-parity.md is there");
    assert!(written == table, "docs/sandbox-parity.md is old: run this with UPDATE_GOLDEN=1");
}
