//! One's own data.

use ask::PrivacyAsk;

pub(super) const fn write(ask: PrivacyAsk) -> &'static str {
    match ask {
        PrivacyAsk::Show => "show",
        PrivacyAsk::Puzzles(true) => "puzzles",
        PrivacyAsk::Puzzles(false) => "no-puzzles",
        PrivacyAsk::Export => "export",
        PrivacyAsk::Delete => "ask",
        PrivacyAsk::DeleteNow => "delete",
    }
}

pub(super) fn read(text: &str) -> Option<PrivacyAsk> {
    let puzzles = [true, false].map(PrivacyAsk::Puzzles);
    let all = [PrivacyAsk::Show, PrivacyAsk::Export, PrivacyAsk::Delete, PrivacyAsk::DeleteNow];
    all.into_iter().chain(puzzles).find(|ask| write(*ask) == text)
}
