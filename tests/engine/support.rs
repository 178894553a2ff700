//! Talks to the real program.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;

use games::nimmt::{Card, Row};

use super::patience::{self, PATIENCE};

/// The program, and both ends of the line.
pub struct Engine {
    child: Child,
    to: Sender<String>,
    from: Receiver<String>,
}

impl Engine {
    /// Starts it, quick and the same every time.
    pub fn start() -> Self {
        Self::with(&[])
    }

    /// The same for Sixty-Six.
    pub fn sixtysix() -> Self {
        Self::with(&["--game", "sixtysix"])
    }

    fn with(arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
        command
            .env_clear()
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::null()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let (to, lines) = mpsc::channel::<String>();
        // Threads of their own, so that nobody waits for a program that does not read or write.
        thread::spawn(move || lines.iter().try_for_each(|line| writeln!(stdin, "{line}")));
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let (hear, from) = mpsc::channel();
        thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| hear.send(line)));
        let mut engine = Self { child, to, from };
        engine.tell("playouts 20");
        engine
    }

    /// Says something that is not answered.
    pub fn tell(&mut self, line: &str) {
        self.to.send(line.to_owned()).unwrap();
    }

    /// Says something and waits for the answer: one line, at once.
    pub fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        self.from.recv_timeout(PATIENCE).unwrap_or_else(|why| panic!("no answer to {line}: {why}"))
    }

    /// A number is answered.
    pub fn ask_number(&mut self, line: &str) -> u8 {
        let answer = self.ask(line);
        answer.parse().unwrap_or_else(|_| panic!("{line}: {answer}"))
    }

    /// Nothing was answered to what was told before.
    pub fn is_content(&mut self) {
        assert_eq!(self.ask("ready"), "ready");
    }

    /// Ends it, and sees that it ends well.
    pub fn quit(mut self) {
        self.tell("quit");
        assert!(patience::exit(&mut self.child).success());
        assert_eq!(self.from.recv_timeout(PATIENCE), Err(RecvTimeoutError::Disconnected));
    }
}

/// Cards joined by commas.
pub fn joined(cards: &[Card]) -> String {
    cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// Rows as a line shows them.
pub fn rows(rows: &[Row]) -> String {
    rows.iter().map(|row| joined(&row.cards())).collect::<Vec<_>>().join(" ")
}
