//! The program: what it prints, what it begins with, and what it refuses.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// The program while it runs; it ends with the test.
struct Program {
    child: Child,
    told: Value,
}

impl Drop for Program {
    fn drop(&mut self) {
        // Whether it is gone already does not matter.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Program {
    fn start(options: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sandbox"))
            .args(["--json", "--tls-port", "0"])
            .args(options)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        let out = child.stdout.take().expect("its output");
        BufReader::new(out).read_line(&mut line).expect("a line");
        Program { child, told: serde_json::from_str(&line).expect("JSON") }
    }

    /// What it answers to a GET with these further headers.
    fn get(&self, path: &str, headers: &str) -> String {
        let page = self.told["page"].as_str().expect("an address");
        let port = page.rsplit(':').next().expect("a port");
        let mut stream = TcpStream::connect(format!("127.0.0.1:{port}")).expect("a connection");
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n{headers}\r\n"
        );
        stream.write_all(request.as_bytes()).expect("it can be asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

#[test]
fn it_prints_its_addresses_and_begins_with_the_seed() {
    let folder = tempfile::tempdir().expect("a folder");
    let seed = folder.path().join("world.json");
    let world = r#"{ "guilds": [{ "name": "Barn", "channels": ["hay"], "members": ["Ox"] }] }"#;
    std::fs::write(&seed, world).expect("it can be written");
    let pem = folder.path().join("certificate.pem");
    let (seed, pem) = (seed.to_string_lossy(), pem.to_string_lossy());
    let program =
        Program::start(&["--listen", "127.0.0.1:0", "--seed", &seed, "--certificate", &pem]);
    let text = |name: &str| program.told[name].as_str().unwrap_or_default().to_owned();
    assert_eq!(text("rest"), format!("{}/api/v10", text("page")));
    assert!(text("gateway").starts_with("ws://") && text("tls").starts_with("https://127.0.0.1:"));
    assert!(std::fs::read_to_string(&*pem).expect("a file").contains("BEGIN CERTIFICATE"));
    assert_eq!(text("public_key").len(), 64);
    assert!(program.told.get("key").is_none(), "nobody else can ask");
    let state = program.get("/sandbox/state", "");
    assert!(state.contains(r#""name":"Barn""#) && state.contains(r#""name":"Ox""#), "{state}");
    assert!(program.get("/sandbox/health", "").contains(r#""strictness":"discord""#));
}

#[test]
fn beyond_this_machine_it_asks_for_a_key() {
    let program = Program::start(&["--listen", "0.0.0.0:0", "--key", "k3y"]);
    assert_eq!(program.told["key"], "k3y");
    assert!(program.get("/sandbox/state", "").starts_with("HTTP/1.1 403"));
    let shown = "authorization: Bearer k3y\r\n";
    assert!(program.get("/sandbox/state", shown).starts_with("HTTP/1.1 200"));
    assert!(program.get("/", "").starts_with("HTTP/1.1 403"));
    let welcome = program.get("/?key=k3y", "");
    assert!(
        welcome.starts_with("HTTP/1.1 303") && welcome.contains("sandbox_key=k3y"),
        "{welcome}"
    );
    // The Discord it plays asks for the bot's token, as ever.
    assert!(program.get("/api/v10/gateway", "").starts_with("HTTP/1.1 200"));
    assert!(program.get("/api/v10/users/@me", "").starts_with("HTTP/1.1 401"));
}

#[test]
fn a_seed_that_cannot_be_read_ends_it_with_a_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let seed = folder.path().join("world.json");
    std::fs::write(&seed, r#"{ "guild": [] }"#).expect("it can be written");
    let out = Command::new(env!("CARGO_BIN_EXE_sandbox"))
        .args(["--listen", "127.0.0.1:0", "--seed", &seed.to_string_lossy()])
        .output()
        .expect("it starts");
    assert!(!out.status.success());
    let said = String::from_utf8_lossy(&out.stderr);
    assert!(said.contains("world.json") && said.contains("unknown field"), "{said}");
}
