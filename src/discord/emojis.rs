//! The small pictures on buttons and in menus: emojis that belong to the application, as far as
//! they are there.

use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};

use serde_json::{Value, json};
use tokio::sync::Notify;

use pictures::Symbol;
use view::{ActionRow, Pictured};

#[derive(Default)]
pub(super) struct Emojis {
    known: RwLock<HashMap<Symbol, Value>>,
    doubt: Notify,
}

/// The pictures of one message, as Discord knows them.
pub(super) struct Dress(HashMap<Symbol, Value>);

impl Emojis {
    /// The pictures of these rows. `None` unless every one of them is there: a hand is cards or
    /// words, not both.
    pub(super) fn dress<'a>(&self, rows: impl Iterator<Item = &'a ActionRow>) -> Option<Dress> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        let symbols = rows.flat_map(pictures).map(|pictured| pictured.symbol);
        let dress: Option<HashMap<Symbol, Value>> =
            symbols.map(|symbol| Some((symbol, known.get(&symbol)?.clone()))).collect();
        dress.filter(|dress| !dress.is_empty()).map(Dress)
    }

    /// Discord says that one of them is not there.
    pub(super) fn doubt(&self) {
        self.doubt.notify_one();
    }

    /// Resolves once Discord has said so.
    pub(super) async fn doubted(&self) {
        self.doubt.notified().await;
    }

    /// These are there, and no other ones.
    pub(super) fn set(&self, known: HashMap<Symbol, Value>) {
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = known;
    }

    /// One more is there.
    pub(super) fn add(&self, symbol: Symbol, emoji: Value) {
        self.known.write().unwrap_or_else(PoisonError::into_inner).insert(symbol, emoji);
    }
}

impl Dress {
    /// Returns the emoji of a symbol, as Discord wants it.
    pub(super) fn emoji(&self, symbol: Symbol) -> Option<&Value> {
        self.0.get(&symbol)
    }
}

/// An emoji as a button carries it.
pub(super) fn emoji(id: u64, name: &str) -> Value {
    json!({ "id": id.to_string(), "name": name })
}

fn pictures(row: &ActionRow) -> Vec<&Pictured> {
    match row {
        ActionRow::Buttons(buttons) => buttons.iter().filter_map(|b| b.pictured.as_ref()).collect(),
        ActionRow::Picker(_) => Vec::new(),
        ActionRow::Menu(menu) => menu.options.iter().filter_map(|o| o.pictured.as_ref()).collect(),
    }
}
