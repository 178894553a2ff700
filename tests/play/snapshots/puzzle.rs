//! The puzzle of the day.

use std::time::Duration;

use games::GameKind;
use hornochse::store::DailyKey;
use players::puzzles::write_book;

use super::{Album, Place};
use crate::puzzle::offered;

pub async fn all(album: &mut Album, place: &Place, game: GameKind) {
    let people = place.people(3);
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let (scene, name) = (&place.scene, game.as_str());
    let asked = scene.puzzle_of(name, ada).await;
    album.add("the puzzle of the day", &asked);
    let second = scene.puzzle_of(name, ada).await;
    let choices = offered(&asked, scene.puzzle(game));
    let (best, worst) = (choices[0], choices[choices.len() - 1]);
    album.add("a good answer", &scene.answers(ada, &asked, best).await);
    album.add("a second answer", &scene.answers(ada, &second, worst).await);
    let asked = scene.puzzle_of(name, ben).await;
    album.add("a bad answer", &scene.answers(ben, &asked, worst).await);
    let open = scene.puzzle_of(name, cem).await;
    scene.clock.advance(Duration::from_secs(24 * 3_600));
    album.add("an answer on the next day", &scene.answers(cem, &open, best).await);
    let asked = scene.puzzle_of(name, ada).await;
    let puzzle = scene.puzzle(game);
    let usual = offered(&asked, puzzle).into_iter().find(|choice| *choice == puzzle.usual);
    if let Some(usual) = usual {
        album.add("the usual answer", &scene.answers(ada, &asked, usual).await);
    }
    let tomorrow = DailyKey { game: name, day: scene.today().number() + 1 };
    let found = write_book(std::slice::from_ref(puzzle));
    scene.tools().store.keep_puzzle(tomorrow, &found).await.unwrap();
    scene.clock.advance(Duration::from_secs(24 * 3_600));
    album.add("a puzzle from a match", &scene.puzzle_of(name, ada).await);
}
