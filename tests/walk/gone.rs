//! What a walk has found: a table that one process deletes while another wakes it.

use std::time::Duration;

use sandbox::Action;

use crate::walking::on_a_runtime;
use crate::world::World;

/// Deletes all tables, and lets nobody know before somebody wants to change one of them.
const DELETE_UNDER_WAY: &str = "DO $$ BEGIN
    DELETE FROM tables;
    FOR tries IN 1..2000 LOOP
        PERFORM pg_stat_clear_snapshot();
        IF EXISTS (SELECT 1 FROM pg_stat_activity
                   WHERE datname = current_database() AND wait_event_type = 'Lock') THEN
            RETURN;
        END IF;
        PERFORM pg_sleep(0.01);
    END LOOP;
    RAISE 'nobody has wanted to change a table';
END $$";

/// How many do so.
const BEING_DELETED: &str = "SELECT count(*) FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE relation = 'tables'::regclass AND mode = 'RowExclusiveLock'
      AND datname = current_database() AND query LIKE 'DO $$%'";

#[test]
fn a_table_that_another_process_deletes_while_it_is_woken_is_no_error() {
    on_a_runtime(async {
        let Some(server) = storage_contract::postgres_or_skip().await else { return };
        let mut world = World::new(Some(server)).await;
        let (person, channel) = (world.people[0].id, world.scene.channel.id);
        let new = Action::Command { person, channel, name: "nimmt new".into(), options: vec![] };
        world.act(new, "Ada opens a table".into());
        world.quiet().await.unwrap();
        let raw = world.scene.raw();
        // That the lobby stands is still to be written down, which would be a change of its own.
        while raw.number("SELECT count(*) FROM outbox").await > 0 {
            world.quiet().await.unwrap();
        }
        let due = raw.number("SELECT max(wake_at) FROM tables").await - world.scene.clock.time();
        let due = Duration::from_millis(due.unsigned_abs() + 1);
        tokio::join!(raw.run(DELETE_UNDER_WAY, &[]), async {
            // The time of the table comes once it is being deleted, by whoever does that here.
            while raw.number(BEING_DELETED).await == 0 {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            world.pass(due);
        });
        world.quiet().await.unwrap();
        assert_eq!(world.errors.take(), "");
        world.forsake().await.unwrap();
        world.end();
    });
}
