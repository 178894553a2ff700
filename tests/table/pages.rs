//! Pages of a table, and the messages that stand for them.

use table::{Effects, Notice, Report, TableCommand};
use values::Pace;

use crate::driven::Driven;

/// Two pages were posted, and the process ended before it had noted either. The next one looks for
/// the first, finds the newest message, which is the second, and changes it into the first; then
/// Discord gives the same message back for the second.
#[test]
fn a_message_that_was_found_for_one_page_and_given_back_for_the_next_stands_for_the_later() {
    let mut table = Driven::new("classic", Pace::Live, 7);
    table.press(1, TableCommand::Join);
    table.press(0, TableCommand::Start);
    let session = &mut table.session;
    let known = session.state().posted.clone().unwrap();
    let board = Box::new(session.board(session.game().unwrap()));
    let mut posted = |page: u32| {
        let notice = Notice::Board { page, board: board.clone() };
        let (mut fx, afterwards) = (Effects::default(), |_: &_, _: &_| String::new());
        let report = Report::Posted(known.message);
        session.delivered(&notice, report, &afterwards, table.now, &mut fx);
        assert!(fx.outbox.is_empty(), "nothing is stripped or deleted");
        let posted = session.state().posted.clone().unwrap();
        assert_eq!(posted.message, known.message);
        posted.page
    };
    assert_eq!(posted(known.page + 1), known.page + 1);
    // What is told late changes nothing.
    assert_eq!(posted(known.page), known.page + 1);
}
