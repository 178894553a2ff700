//! How long a player may think.

/// How long a player may think about one decision.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// The most playouts: whole games played to the end in its head.
    pub playouts: u32,
    /// Asked again and again; thinking ends soon after it says `true`. Without
    /// it the same view and seed always give the same choice.
    pub enough: Option<&'a (dyn Fn() -> bool + Sync)>,
}

impl Effort<'_> {
    /// So many playouts, however long they take.
    #[must_use]
    pub const fn playouts(playouts: u32) -> Self {
        Self { playouts, enough: None }
    }
}
