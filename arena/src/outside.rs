//! A player that is another program: it speaks the lines of `docs/engine.md`.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use super::contest::Contest;
use super::error::ArenaError;
use super::player::Player;

/// Puts a seat's view into lines, and reads the answers.
pub(super) trait Teller<G: Contest> {
    /// Receives the events at the table, as [`Player::watch`] says.
    fn watch(&mut self, _events: &[G::Event], _view: &dyn Fn() -> G::Seat) {}

    /// The news since the last question, and the question.
    fn lines(&mut self, seat: &G::Seat) -> Vec<String>;

    /// The choice that an answer names, as the game's own text; `None` if it names none. Whether it
    /// is legal is checked elsewhere.
    fn choice(&self, seat: &G::Seat, answer: &str) -> Option<String>;
}

/// The time after which a program that has not answered is given up.
const PATIENCE: Duration = Duration::from_secs(60);
/// The longest answer that is read.
const LONGEST: usize = 200;

/// Another program.
pub(super) struct Outside<T> {
    command: String,
    program: Child,
    to: ChildStdin,
    from: Receiver<String>,
    teller: T,
}

impl<T> Outside<T> {
    /// Starts it. The command is given to the shell. Without a `teller` it cannot be told the
    /// rules.
    pub(super) fn start(command: &str, teller: Option<T>) -> Result<Self, ArenaError> {
        let trouble = |what: String| ArenaError::Outside { command: command.to_owned(), what };
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("exec {command}")]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut program =
            shell.spawn().map_err(|error| trouble(format!("cannot be started: {error}")))?;
        let ends = program.stdin.take().zip(program.stdout.take());
        let (to, out) = ends.ok_or_else(|| trouble("has no input or output".to_owned()))?;
        let (heard, from) = sync_channel(16);
        // Only a thread of its own can wait for a line and for the time at once.
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if heard.send(line).is_err() {
                    return;
                }
            }
        });
        let teller = teller.ok_or_else(|| trouble("cannot be told these rules".to_owned()))?;
        Ok(Self { command: command.to_owned(), program, to, from, teller })
    }

    fn trouble(&self, what: impl Into<String>) -> ArenaError {
        ArenaError::Outside { command: self.command.clone(), what: what.into() }
    }

    fn ask(&mut self, lines: &[String]) -> Result<String, ArenaError> {
        for line in lines {
            writeln!(self.to, "{line}").map_err(|_| self.trouble("has ended"))?;
        }
        self.to.flush().map_err(|_| self.trouble("has ended"))?;
        self.from.recv_timeout(PATIENCE).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                self.trouble(format!("has not answered for {} seconds", PATIENCE.as_secs()))
            }
            RecvTimeoutError::Disconnected => self.trouble("has ended"),
        })
    }
}

impl<G: Contest, T: Teller<G>> Player<G> for Outside<T> {
    fn choose(&mut self, seat: &G::Seat, seed: u64) -> Result<String, ArenaError> {
        // Whatever it has answered before, it answers this as it would alone.
        let mut lines = vec![format!("seed {seed}")];
        lines.extend(self.teller.lines(seat));
        let asked = lines.last().cloned().unwrap_or_default();
        let answer = self.ask(&lines)?;
        self.teller.choice(seat, &answer).ok_or_else(|| {
            let answer = terminal::plain(&answer, LONGEST);
            self.trouble(format!("answered `{answer}` to `{asked}`"))
        })
    }

    fn watch(&mut self, events: &[G::Event], view: &dyn Fn() -> G::Seat) {
        self.teller.watch(events, view);
    }
}

impl<T> Drop for Outside<T> {
    /// Tells the program to quit, and kills it if that does not help.
    fn drop(&mut self) {
        let _ = writeln!(self.to, "quit").and_then(|()| self.to.flush());
        let watch = players::Stopwatch::start();
        while watch.elapsed() < Duration::from_secs(1) {
            if !matches!(self.program.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
