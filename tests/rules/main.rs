//! The rules of 6 nimmt!, as sentences. One module for each variant; situations
//! are written as pictures of the table, `support` reads them.

mod support;

mod classic;
mod contradictions;
mod double;
mod golden;
mod hand;
mod logic;
mod modifiers;
mod open;
mod pro;
mod properties;
mod record;
mod record_garbage;
mod refined;
mod secrecy;
mod tactics;
mod tournament;
mod views;
