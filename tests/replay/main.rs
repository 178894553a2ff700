//! The command `hornochse replay`, as somebody uses it who has a record and a terminal.

mod broken;
mod pictures;
mod pipe;
mod result;
mod support;
mod text;
