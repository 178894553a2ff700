//! Nothing of one attempt is seen by the other one before both are through.

use sandbox::Person;

use super::{offered, result, turns};
use crate::support::Scene;

/// Everything that somebody has been sent since so many deliveries.
fn sent_to(scene: &Scene, person: &Person, before: usize) -> Vec<String> {
    let all = scene.discord.traffic().split_off(before).into_iter();
    let seen = all.filter(|delivery| delivery.seen_by.contains(&person.id));
    seen.map(|delivery| delivery.body.to_string()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_the_first_attempt_reaches_the_second_one_before_its_end() {
    let (scene, people) = Scene::of(3).await;
    let (ada, ben, cem) = (&people[0], &people[1], &people[2]);
    let challenge = scene.duel(ada, ben).await;
    let before = scene.discord.traffic().len();
    let hers = scene.opens_duel(ada, &challenge).await;
    let hers = scene.duels_low(ada, &hers).await;
    let secret = turns(&hers);
    assert_eq!(secret.len(), 10);
    for person in [ben, cem] {
        assert!(sent_to(&scene, person, before).is_empty(), "it is played in private");
    }
    assert!(sent_to(&scene, ada, before).len() > 10);
    // Ben looks at it in every way there is, before and while he plays.
    let mut his = scene.opens_duel(ben, &challenge).await;
    let stolen = play_of_ada(&scene, ada, &challenge).await;
    let forged = stolen.replace(".play", ".share");
    for forged in [&stolen, &forged] {
        ben.press(his.id, forged).await.unwrap().finished().await.unwrap();
    }
    his = scene.now(&his);
    while offered(&his).len() > 1 {
        let last = offered(&his).pop().unwrap();
        his = scene.presses(ben, &his, &last).await;
        if offered(&his).is_empty() {
            break;
        }
        let seen = [sent_to(&scene, ben, before), vec![his.text()]].concat();
        for body in &seen {
            assert!(!body.contains(['🟩', '🟨', '🟥']), "a result: {body}");
            assert!(!body.contains("**Ada**: "), "what Ada came to: {body}");
        }
    }
    let his = scene.duels_high(ben, &his).await;
    assert_eq!(turns(&his).len(), 10, "{}", his.text());
    // Everybody in the channel reads that both are through, and nothing of how.
    scene.reads("**Ben** has finished your duel, too").await;
    let read = sent_to(&scene, cem, before);
    assert_eq!(read.len(), 1, "{read:#?}");
    assert!(!read[0].contains(['🟩', '🟨', '🟥']) && !read[0].contains("**Ada**"), "{read:#?}");
    let looked = scene.opens_duel(ada, &challenge).await;
    assert_eq!(result(&looked), result(&his));
}

/// The id of the button that Ada has under her own result.
async fn play_of_ada(scene: &Scene, ada: &Person, challenge: &sandbox::Message) -> String {
    super::play(&scene.opens_duel(ada, challenge).await)
}
