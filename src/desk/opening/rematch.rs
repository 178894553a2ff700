//! Opens a table for the same people once more.

use super::{LOBBY_GRACE, Opened, Opener};
use crate::desk::request::Request;
use crate::desk::settings::turned_away;
use crate::tables::protocol::TableMsg;
use crate::tools::Answer;
use table::{Place, TableCommand};
use values::TableTag;
use view::board::review_row;
use view::lobby::missing_permissions;
use view::{Patch, Words};

impl Opener {
    /// A new table for those who have played at this one.
    pub(in crate::desk) async fn rematch(&self, request: &Request, tag: TableTag) -> Answer {
        let words = request.words();
        let rematch = request.clone().into_table_request(Some(tag.key), 0, TableCommand::Rematch);
        let rematch = Box::new(rematch);
        let reply = self.tables.ask(tag.table, |reply| TableMsg::Rematch(rematch, reply)).await;
        let (mut open, mut invited) = match reply {
            Ok(Ok(open)) => open,
            Ok(Err(answer)) => return answer,
            Err(error) => return Answer::failed(&words, &error),
        };
        if open.private {
            // It follows its player: the next one belongs to where they are now.
            let Place { guild, guild_name, locale, .. } = request.place_alone();
            open.place = Place { guild, guild_name, locale, ..open.place };
            open.parent = request.place.as_ref().map(|place| place.channel);
        } else if let Some(place) = &request.place {
            open.place = place.clone();
        }
        let here = request.place.as_ref().filter(|_| !open.private);
        let here = here.map(|place| (place.channel, request.parent));
        if let Some(answer) = turned_away(&self.preferences, request, open.place.guild, here).await
        {
            return answer;
        }
        if !request.lacking.is_empty() && !open.private {
            return Answer::Private(missing_permissions(&words, &request.lacking));
        }
        if request.is_too_late(self.clock.now()) {
            return Answer::Nothing;
        }
        let interaction = Some(request.interaction);
        let server = self.preferences.server_or_usual(open.place.guild).await;
        open.settings.hints &= server.hints;
        if open.private {
            return match self.create(interaction, &open, Vec::new(), LOBBY_GRACE, false).await {
                Ok(Opened::New(table, _)) => self.begin(request, &open, table).await,
                Ok(Opened::Other(other)) => self.still_open(request, &open, other).await,
                Ok(Opened::AlreadyHandled) => Answer::Nothing,
                Err(error) => Answer::failed(&words, &error),
            };
        }
        // Where it has no other way, the lobby comes with the answer.
        let wait = if request.place.is_some() { 0 } else { LOBBY_GRACE };
        let (game, may_share) = (open.settings.rules.kind(), open.parent.is_some());
        // Those who may not join are not called.
        invited.retain(|guest| !server.banned.contains(&guest.user));
        if request.place.is_some() {
            // As at every new table: alone against bots the cards came with the answer.
            open.settings.hands = server.hands;
        }
        // The page of the last match is everybody's.
        let there = Words::of(&open.place.locale).about(game);
        match self.create(interaction, &open, invited, wait, !request.by_invitation).await {
            Ok(Opened::New(table, message)) => {
                // Nobody can call them together twice; looking back goes on.
                let rows = Some(vec![review_row(&there, tag, may_share)]);
                let patch = Patch { rows, ..Patch::default() };
                match request.place {
                    Some(_) => Answer::Update(patch),
                    None => Answer::LobbyBelow(table, patch, *message),
                }
            }
            Ok(Opened::Other(other)) => self.there_already(request, game, other).await,
            Ok(Opened::AlreadyHandled) => Answer::Nothing,
            Err(error) => Answer::failed(&words, &error),
        }
    }
}
