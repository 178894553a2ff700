//! Hidden choices: they make no difference to anything that others get to see.

use games::Flow;
use hornochse::tables::archive;
use players::{Effort, Level, Style};
use rand::SeedableRng;
use rand::rngs::StdRng;
use table::{CommandRequest, Effects, Session, TableCommand};
use values::InteractionId;

use crate::driven::{Driven, person, place};

/// Checks that a hidden choice makes no difference to what everybody sees.
pub fn betrays_nothing(session: &Session) -> bool {
    let Some(game) = session.game() else { return true };
    let open = game.awaited().into_iter().find(|a| !a.chosen);
    let Some(seat) = open.map(|a| a.seat) else { return true };
    let effort = Effort { playouts: 1, enough: None };
    let choices = [
        game.stand_in(seat),
        players::choose(&game.seat(seat), (Level::WEAKEST, Style::Even), effort, 1),
    ];
    let mut seen = Vec::new();
    for choice in choices.into_iter().flatten() {
        let mut tried = game.clone();
        if tried.choose(seat, &choice).is_ok_and(|happened| happened.flow == Flow::Quiet) {
            seen.push(tried.table());
        }
    }
    seen.windows(2).all(|both| both[0] == both[1])
}

/// Checks that the messages queued because of a hidden choice say nothing of it.
pub fn queues_nothing_hidden(table: &Driven) -> bool {
    let Some(game) = table.session.game() else { return true };
    let open = game.awaited().into_iter().find(|a| !a.chosen).map(|a| a.seat);
    let user = open.and_then(|seat| table.session.state().player(seat)?.user);
    let (Some(seat), Some(user)) = (open, user) else { return true };
    let effort = Effort { playouts: 1, enough: None };
    let choices = [
        game.stand_in(seat),
        players::choose(&game.seat(seat), (Level::WEAKEST, Style::Even), effort, 1),
    ];
    let mut queued = Vec::new();
    for choice in choices.into_iter().flatten() {
        let mut tried = game.clone();
        if !tried.choose(seat, &choice).is_ok_and(|happened| happened.flow == Flow::Quiet) {
            continue;
        }
        let mut session = table.read_again();
        let asked = CommandRequest {
            person: person(u8::try_from(user.0 - 100).unwrap()),
            place: Some(place()),
            under: None,
            step: session.state().step,
            interaction: InteractionId(10),
            command: TableCommand::Choose(choice),
        };
        let mut fx = Effects::default();
        session.ask(&asked, table.now, &mut StdRng::seed_from_u64(1), &mut fx);
        let rows = fx.outbox.into_iter().map(|row| {
            let notice = archive::write_notice(&row.notice).unwrap();
            (row.lane, row.key, row.due_at, notice)
        });
        queued.push(rows.collect::<Vec<_>>());
    }
    queued.windows(2).all(|both| both[0] == both[1])
}
