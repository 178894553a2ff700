//! Talks to the real program.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use hornochse::games::nimmt::{Card, Row};

/// The program, and both ends of the line.
pub struct Engine {
    child: Child,
    to: ChildStdin,
    from: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    /// Starts it, quick and the same every time.
    pub fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_hornochse"));
        command.env_clear().arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.stderr(Stdio::null()).spawn().unwrap();
        let to = child.stdin.take().unwrap();
        let from = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut engine = Self { child, to, from };
        engine.tell("playouts 20");
        engine
    }

    /// Says something that is not answered.
    pub fn tell(&mut self, line: &str) {
        writeln!(self.to, "{line}").unwrap();
    }

    /// Says something and waits for the answer: one line, at once.
    pub fn ask(&mut self, line: &str) -> String {
        self.tell(line);
        self.from.next().unwrap().unwrap()
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
        assert!(self.child.wait().unwrap().success());
        assert!(self.from.next().is_none());
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
