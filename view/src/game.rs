//! The texts and pictures that each game has of its own. The frame around them (who is waited for,
//! buttons, lobby, panels) is the same for all games.

use super::letter::Around;
use super::message::{ActionRow, Message};
use super::rules_menu::RulesMenu;
use super::words::Words;
use games::SeatNo;
use pictures::{LobbyPicture, Scene};
use table::SetUpPage;

/// A page of a match, as its game tells it. All of it is public.
pub trait PageView {
    /// The number of the deal and of the turn, in bold.
    fn heading(&self, words: &Words) -> String;
    /// The seats that the game waits for, and whether each has chosen.
    fn awaited(&self) -> Vec<(SeatNo, bool)>;
    /// That the table waits for these, until a moment in milliseconds since 1970.
    fn waits_for(&self, words: &Words, missing: &[SeatNo], until: Option<i64>) -> String;
    /// The events that are worth a line; where each card lies the picture shows.
    fn lines(&self, words: &Words) -> Vec<String>;
    /// The events that concern a seat since the page before, in words to its owner.
    fn news(&self, words: &Words, seat: SeatNo) -> Option<String>;
    /// The points while a deal is played: a title, and what they are.
    fn points(&self, words: &Words) -> (String, String);
    /// The points of all deals so far: a title, and what they are.
    fn sheet(&self, words: &Words) -> (String, String);
    /// The result of the deal that this page tells of; `None` while it is played.
    fn deal_result(&self, words: &Words) -> Option<String>;
    fn match_result(&self, words: &Words) -> String;
    /// The same for one seat.
    fn for_seat(&self, words: &Words, seat: SeatNo) -> String;
    /// The fields below the end of a match: titles and their texts. `pictured`: places and points
    /// stand in the picture.
    fn final_fields(&self, words: &Words, pictured: bool) -> Vec<(String, String)>;
    /// The scene of the picture.
    fn scene(&self, words: &Words) -> Scene;
    /// The picture in words: first what has changed, then how the table lies.
    fn alt(&self, words: &Words) -> String;
}

/// The view of a seat, and the controls with which it decides. It is shown to the seat's owner
/// alone.
pub trait SeatView {
    /// The question to the seat, or the choice it has made.
    fn prompt(&self, words: &Words, around: &Around<'_>) -> String;
    /// The other seats that the table waits for, once it does not wait for this one: a hand that
    /// has yet to choose isn't shown anew when others have chosen.
    fn others_awaited(&self) -> Vec<SeatNo>;
    /// Its cards in words, unless its controls are shown and have a button for each.
    fn cards(&self, words: &Words, controls: bool) -> Option<String>;
    /// The cards that have gone and that no picture shows, for whoever has not seen them go.
    fn gone(&self, _words: &Words) -> Option<String> {
        None
    }
    /// The buttons and menus with which it decides.
    fn controls(&self, words: &Words, around: &Around<'_>) -> Vec<ActionRow>;
    /// The picture of the table, as everybody sees it, with what this seat alone sees; `picked`:
    /// the first part of a choice.
    fn scene(&self, table: Scene, picked: Option<&str>) -> Scene;
    /// The picture of the table in words.
    fn alt(&self, words: &Words) -> String;
}

/// The rules of a game, as people read, see and change them.
pub trait RulesView {
    /// The rules in a readable line, and the end of the match.
    fn summary(&self, words: &Words) -> String;
    /// The banner of a lobby: the game, and what was agreed on in a few words for each thing. The
    /// players are added by others.
    fn banner(&self, words: &Words) -> LobbyPicture;
    /// The rules with the painted [`RulesView::example`].
    fn rules(&self, words: &Words, picture: std::sync::Arc<[u8]>) -> Message;
    /// A turn that shows what is special about them.
    fn example(&self, words: &Words) -> Scene;
    /// The menus of a page of the set-up panel.
    fn setup(&self, words: &Words, page: SetUpPage) -> Vec<RulesMenu>;
    /// The page of the panel on which a change is made.
    fn page_of(&self, change: &str) -> SetUpPage;
}
