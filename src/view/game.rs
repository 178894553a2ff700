//! What each game says of itself. The frame around it (who is waited for, buttons, lobby, panels) is the
//! same for all of them.

use super::letter::Around;
use super::message::{ActionRow, Message};
use super::rules_menu::RulesMenu;
use super::words::Words;
use games::SeatNo;
use pictures::{LobbyPicture, Scene};
use table::SetUpPage;

/// A page of a match, as its game tells it. All of it is public.
pub trait PageView {
    /// Which deal and turn it is, in bold.
    fn heading(&self, words: &Words) -> String;
    /// Whom the game waits for, and whether they have chosen.
    fn awaited(&self) -> Vec<(SeatNo, bool)>;
    /// That the table waits for these, until a moment in milliseconds since 1970.
    fn waits_for(&self, words: &Words, missing: &[SeatNo], until: i64) -> String;
    /// What happened that is worth a line; where each card lies the picture shows.
    fn lines(&self, words: &Words) -> Vec<String>;
    /// What happened to a seat since the page before, in words to its owner.
    fn news(&self, words: &Words, seat: SeatNo) -> Option<String>;
    /// The points while a deal is played: a title, and what they are.
    fn points(&self, words: &Words) -> (String, String);
    /// The points of all deals so far: a title, and what they are.
    fn sheet(&self, words: &Words) -> (String, String);
    /// How the deal came out that this page tells of; `None` while it is played.
    fn deal_result(&self, words: &Words) -> Option<String>;
    /// How the match came out.
    fn match_result(&self, words: &Words) -> String;
    /// The same for one seat.
    fn for_seat(&self, words: &Words, seat: SeatNo) -> String;
    /// What stands below the end of a match: titles, and what they say. `pictured`: places and points
    /// stand in the picture.
    fn final_fields(&self, words: &Words, pictured: bool) -> Vec<(String, String)>;
    /// What the picture shows.
    fn scene(&self, words: &Words) -> Scene;
    /// The picture in words: first what has changed, then how the table lies.
    fn alt(&self, words: &Words) -> String;
}

/// What a seat sees, and how it decides. It is shown to the seat's owner alone.
pub trait SeatView {
    /// What the seat is asked, or what it has chosen.
    fn prompt(&self, words: &Words, around: &Around<'_>) -> String;
    /// Whom else the table waits for.
    fn others_awaited(&self) -> Vec<SeatNo>;
    /// Its cards in words, where no buttons show them.
    fn cards(&self, words: &Words) -> Option<String>;
    /// The buttons and menus with which it decides.
    fn controls(&self, words: &Words, around: &Around<'_>) -> Vec<ActionRow>;
    /// The picture of the table, as everybody sees it, with what this seat alone sees; `picked`: the
    /// first part of a choice.
    fn scene(&self, table: Scene, picked: Option<&str>) -> Scene;
    /// The picture of the table in words.
    fn alt(&self, words: &Words) -> String;
}

/// What is played.
pub trait RulesView {
    /// The rules in a readable line, and the end of the match.
    fn summary(&self, words: &Words) -> String;
    /// The banner of a lobby: the game, and what was agreed on in a few words for each thing. Who sits
    /// there is added by others.
    fn banner(&self, words: &Words) -> LobbyPicture;
    /// The rules with the painted [`RulesView::example`].
    fn rules(&self, words: &Words, picture: std::sync::Arc<[u8]>) -> Message;
    /// A turn that shows what is special about them.
    fn example(&self, words: &Words) -> Scene;
    /// The menus of a page of the set-up panel.
    fn setup(&self, words: &Words, page: SetUpPage) -> Vec<RulesMenu>;
    /// On which page of the panel a change is made.
    fn page_of(&self, change: &str) -> SetUpPage;
}
