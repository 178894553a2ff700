//! Reference opponents: published methods, implemented anew, as a yardstick. They share nothing
//! with the players of [`players`], so that a mistake there cannot hide here.

pub mod nimmt;
pub mod sixtysix;
