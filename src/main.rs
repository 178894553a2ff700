//! The program: see [`hornochse::command_line`].

fn main() -> std::process::ExitCode {
    hornochse::command_line::main()
}
