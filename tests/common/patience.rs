//! Ends for waits that have none of their own, such as those for another program.

#![allow(dead_code, reason = "not everybody waits for everything")]

use std::io::Read;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// Far longer than anything takes on the busiest machine. This is no measure of speed: a longer
/// wait is one for something that does not come.
pub const PATIENCE: Duration = Duration::from_secs(300);

const GLANCE: Duration = Duration::from_millis(5);

/// Does something that may turn out to have no end.
pub fn in_time<T: Send + 'static>(what: &str, wait: impl FnOnce() -> T + Send + 'static) -> T {
    let (tell, told) = mpsc::channel();
    let waiting = thread::spawn(move || drop(tell.send(wait())));
    match told.recv_timeout(PATIENCE) {
        Ok(came) => came,
        Err(RecvTimeoutError::Timeout) => panic!("still waiting for {what} after {PATIENCE:?}"),
        // It panicked, and its words are worth more than ours.
        Err(RecvTimeoutError::Disconnected) => match waiting.join() {
            Err(panic) => std::panic::resume_unwind(panic),
            Ok(()) => unreachable!("it ended without a word"),
        },
    }
}

pub trait Program {
    /// Runs a program that is told nothing to its end.
    fn run(&mut self) -> Output;
}

impl Program for Command {
    fn run(&mut self) -> Output {
        let command = self.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        end(command.spawn().unwrap())
    }
}

/// Waits for the end of a program, and for what it says until then.
pub fn end(mut child: Child) -> Output {
    drop(child.stdin.take());
    let (out, err) = (rest(child.stdout.take()), rest(child.stderr.take()));
    let status = exit(&mut child);
    Output { status, stdout: out.join().unwrap(), stderr: err.join().unwrap() }
}

/// Waits for the end of a program whose output somebody else reads. One that does not end is ended.
pub fn exit(child: &mut Child) -> ExitStatus {
    for _ in 0..PATIENCE.as_millis() / GLANCE.as_millis() {
        if let Some(status) = child.try_wait().unwrap() {
            return status;
        }
        thread::sleep(GLANCE);
    }
    child.kill().unwrap();
    child.wait().unwrap();
    panic!("the program had not ended after {PATIENCE:?}");
}

fn rest(pipe: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            pipe.read_to_end(&mut bytes).unwrap();
        }
        bytes
    })
}
