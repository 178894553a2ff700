//! The games the bot knows. Pure rules: no input or output, no clock, no
//! randomness of their own.

pub mod nimmt;
