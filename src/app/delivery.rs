//! The owner's side of delivery: what a parcel means at the moment it is sent, and what becomes of
//! the table once it has been delivered, or could not be.

use super::clock::Millis;
use super::courier::{Errand, Report};
use super::owner::{Owner, TOKEN_LIVES};
use super::session::{Effects, Notice, Session};
use super::state::{Dm, Phase, Posted};
use crate::ids::MessageId;
use crate::store::Parcel;
use crate::view::Patch;
use crate::view::board;

impl Owner {
    /// What a parcel means right now; `None` when it has become pointless.
    pub(super) async fn prepare(&mut self, parcel: &Parcel) -> Option<Errand> {
        let now = self.clock.now();
        self.load().await.ok()?;
        let loaded = self.loaded.as_ref()?;
        let session = &loaded.session;
        let state = &session.state;
        let notice: Notice = serde_json::from_str(&parcel.body).ok()?;
        let posted = state.posted.as_ref();
        match notice {
            Notice::Lobby => Some(Errand::Post {
                channel: state.channel,
                message: session.lobby_message(),
                page: Some((0, None)),
            }),
            Notice::LobbyChanged => Some(Errand::Edit {
                channel: state.channel,
                message: posted.filter(|p| p.page == 0)?.message,
                patch: session.lobby_message().into(),
            }),
            Notice::Board { page, mut board } => {
                if let board::Status::Over { changes, uncounted: false } = &mut board.status {
                    *changes = self.standing_changes(session).await;
                }
                let loaded = self.loaded.as_ref()?;
                let session = &loaded.session;
                let state = &session.state;
                let mut message = session.board_message(&board, &mut self.studio);
                if matches!(board.status, board::Status::Over { .. }) {
                    message.files.extend(session.record_file());
                }
                match &state.posted {
                    Some(posted) if posted.page == page && page > 0 => Some(Errand::Edit {
                        channel: state.channel,
                        message: posted.message,
                        patch: message.into(),
                    }),
                    _ => {
                        let words = super::render::words_of(state);
                        let afterwards = board::afterwards(&words, &board);
                        Some(Errand::Post {
                            channel: state.channel,
                            message,
                            page: Some((page, Some(afterwards))),
                        })
                    }
                }
            }
            Notice::Waiting => {
                let posted = posted.filter(|p| p.page == state.page)?;
                let words = super::render::words_of(state);
                let board = session.board(session.game.as_ref()?);
                let fresh = session.board_message(&board, &mut self.studio);
                Some(Errand::Edit {
                    channel: state.channel,
                    message: posted.message,
                    patch: Patch {
                        content: Some(board::status_line(&words, &board)),
                        rows: Some(fresh.rows),
                        ..Patch::default()
                    },
                })
            }
            Notice::Strip { message, content } => Some(Errand::Edit {
                channel: state.channel,
                message,
                patch: Patch { content: Some(content), rows: Some(Vec::new()), ..Patch::default() },
            }),
            Notice::Hand { seat, if_free } => {
                let player = state.player(seat)?;
                let letter = session.letter(seat, None, None, &mut self.studio)?;
                let token = self
                    .surfaces
                    .get(&seat)
                    .filter(|(_, since)| now - since < TOKEN_LIVES)
                    .map(|(token, _)| token.clone());
                let asked = session.game.as_ref().is_some_and(|game| {
                    game.awaiting().iter().any(|a| a.seat == seat && !a.chosen)
                });
                let ring = asked && state.phase == Phase::Playing;
                Errand::hand(player, letter, token, state.settings.pace, ring, if_free)
            }
            Notice::Reminder => Some(Errand::Post {
                channel: state.channel,
                message: session.reminder()?,
                page: None,
            }),
        }
    }

    async fn standing_changes(&self, session: &Session) -> Vec<board::StandingChange> {
        let state = &session.state;
        let now = self.store.standings(state.guild, None).await;
        let before = self.store.standings(state.guild, Some(self.id)).await;
        let (Ok(now), Ok(before)) = (now, before) else {
            return Vec::new();
        };
        let place = |list: &[crate::store::Standing], user| {
            list.iter().find(|s| s.user == user).map(|s| s.place)
        };
        let mut changes: Vec<_> = state
            .players
            .iter()
            .filter_map(|p| {
                let now = place(&now, p.user?)?;
                let before = place(&before, p.user?);
                Some(board::StandingChange { name: p.name.clone(), before, now })
            })
            .collect();
        changes.sort_by_key(|change| change.now);
        changes
    }

    /// Notes what became of a parcel.
    pub(super) async fn report(&mut self, parcel: &Parcel, report: Report) -> bool {
        if let Report::TokenDead(seat) = &report {
            self.surfaces.remove(seat);
        }
        let (id, body) = (parcel.id, parcel.body.clone());
        self.step(Some(id), |session, now, _, fx| {
            let notice: Option<Notice> = serde_json::from_str(&body).ok();
            let was_waiting = matches!(notice, Some(Notice::Waiting));
            let was_board = matches!(notice, Some(Notice::Board { .. }));
            if was_waiting {
                session.state.waiting_queued = false;
            }
            match report {
                Report::Done => {}
                Report::Posted(message, page) => session.posted(message, page, now, fx),
                Report::HandShown { seat, channel, message } => {
                    if let Some(player) = session.state.players.get_mut(seat.index()) {
                        player.dm = Dm::Message { channel, message };
                    }
                }
                Report::DmClosed(seat) => {
                    if let Some(player) = session.state.players.get_mut(seat.index()) {
                        player.dm = Dm::Closed;
                    }
                }
                Report::HandGone(seat) => {
                    // The message was deleted: send the hand anew.
                    if let Some(player) = session.state.players.get_mut(seat.index()) {
                        player.dm = Dm::Unknown;
                    }
                    session.send_hand(fx, now, seat);
                }
                // The way by token is closed: the same hand by another way.
                Report::TokenDead(seat) => session.send_hand(fx, now, seat),
                Report::MessageGone => {
                    // Somebody deleted the table message under the players' eyes.
                    if was_waiting || was_board {
                        session.state.posted = None;
                        session.state.page += 1;
                        session.send_board(fx, now);
                    }
                }
                Report::NotAllowed => session.not_allowed(was_board, now, fx),
                Report::ChannelGone => session.channel_gone(now, fx),
            }
        })
        .await
    }
}

impl Session {
    /// A page was posted: it has the buttons now, and the one before loses them.
    fn posted(
        &mut self,
        message: MessageId,
        page: Option<(u32, Option<String>)>,
        now: Millis,
        fx: &mut Effects,
    ) {
        let Some((page, afterwards)) = page else {
            return;
        };
        let before = self.state.posted.replace(Posted { page, message, afterwards });
        if let Some(Posted { message: old, afterwards: Some(content), .. }) = before
            && old != message
        {
            let notice = Notice::Strip { message: old, content };
            fx.send("old", format!("strip:{old}"), &notice, now);
        }
        // What was chosen while the page was on its way is not on it yet.
        if self.state.waiting_queued {
            self.state.waiting_queued = false;
            self.send_waiting(fx, now);
        }
    }

    /// The finished match as a game record.
    fn record_file(&self) -> Option<crate::view::File> {
        let names: Vec<String> = self.state.labels().into_iter().map(|seat| seat.name).collect();
        let record = self.game.as_ref()?.record(&names)?;
        Some(crate::view::File {
            name: format!("match-{}.json", self.id),
            bytes: record.to_json().into_bytes().into(),
            alt: super::render::words_of(&self.state).say("record-alt", &[]),
        })
    }
}
