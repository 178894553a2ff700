//! The loop from standard input to standard output, line by line.

use std::io::{self, BufRead, Read, Write};
use std::process::ExitCode;

use super::common::Engine;
use super::{nimmt, sixtysix};
use terminal::{is_closed_pipe, tell};

/// The longest line that is read.
const MOST_BYTES: u64 = 64 * 1024;

/// The game of the lines.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Game {
    /// 6 nimmt!
    Nimmt,
    /// Sixty-Six
    Sixtysix,
}

/// The arguments of `hornochse engine`.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct EngineArgs {
    /// What is played
    #[arg(long, value_enum, value_name = "GAME", default_value = "nimmt")]
    pub game: Game,
}

/// Answers lines until `quit` or the end of standard input.
pub fn run(args: EngineArgs) -> ExitCode {
    let engine: &mut dyn Engine = match args.game {
        Game::Nimmt => &mut nimmt::Driver::default(),
        Game::Sixtysix => &mut sixtysix::Driver::default(),
    };
    match converse(engine, &mut io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            tell(&format_args!("hornochse: {error}"));
            ExitCode::from(2)
        }
    }
}

fn converse(
    engine: &mut dyn Engine,
    lines: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if lines.by_ref().take(MOST_BYTES).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        if line.last() != Some(&b'\n') && line.len() as u64 >= MOST_BYTES {
            lines.skip_until(b'\n')?;
            writeln!(out, "error expected lines of less than {MOST_BYTES} bytes")?;
            out.flush()?;
            continue;
        }
        let reply = engine.hear(&String::from_utf8_lossy(&line));
        if reply.quit {
            return Ok(());
        }
        if let Some(note) = reply.note {
            tell(&format_args!("hornochse: {note}"));
        }
        if let Some(answer) = reply.answer {
            writeln!(out, "{answer}")?;
            out.flush()?;
        }
    }
}
