//! A hint: what each choice of a seat is worth, and why. To its owner alone.

use super::choices::label;
use super::points;
use super::why::why;
use crate::letter::Letter;
use crate::message::{Embed, Message, clip};
use crate::words::Words;
use games::AnySeat;
use games::nimmt::Seat;
use players::nimmt::{Assessed, Thought};

/// Choices that are told, the best first.
const MOST: usize = 20;
/// Letters that all of them together may have.
const ROOM: usize = 3600;

/// A hint for this seat, which `whose` is, too. `asked`: in how many decisions it has asked so far,
/// this one included.
pub fn compose(
    words: &Words,
    whose: &AnySeat,
    seat: &Seat,
    thought: &Thought,
    asked: u32,
) -> Letter {
    let footer = Some(words.say("hint-footer", &[("n", asked.into())]));
    let embed = Some(Embed { footer, ..explained(words, seat, thought) });
    Letter::to(whose, Message { embed, ..Message::default() })
}

/// What each choice of this seat costs, and why.
pub fn explained(words: &Words, seat: &Seat, thought: &Thought) -> Embed {
    let mut options: Vec<&Assessed> = thought.options.iter().collect();
    options.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    let mut lines = Vec::new();
    let mut used = 0;
    for option in options.iter().take(MOST) {
        let line = line(words, seat, option);
        used += line.encode_utf16().count() + 1;
        if used > ROOM {
            break;
        }
        lines.push(line);
    }
    // Of very many choices only those were tried that looked best.
    let all = seat.decision.as_ref().map_or(0, |decision| decision.choices().len());
    let more = all.max(options.len()) - lines.len();
    if more > 0 {
        lines.push(words.say("hint-more", &[("n", more.into())]));
    }
    let shedding = seat.table.rules.is_shedding();
    let title = if shedding { "hint-title-cards" } else { "hint-title" };
    let values = [("game", seat.table.game.into()), ("turn", seat.table.turn.into())];
    let text = format!("{}\n\n{}", words.say("hint-text", &[]), lines.join("\n"));
    Embed {
        title: Some(clip(&words.say(title, &values), 256)),
        description: clip(&text, 4000),
        ..Embed::default()
    }
}

fn line(words: &Words, seat: &Seat, option: &Assessed) -> String {
    let mut values = vec![
        ("choice", label(words, &seat.table, &option.choice).into()),
        ("cost", points(words, option.cost).into()),
    ];
    match why(words, seat, &option.choice) {
        Some(why) => {
            values.push(("why", why.into()));
            words.say("hint-line", &values)
        }
        None => words.say("hint-line-plain", &values),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::SeatNo;
    use games::nimmt::Choice;
    use games::nimmt::record::{Record, replay};

    fn seat(rules: &str, hands: &str) -> Seat {
        let document = format!(
            r#"{{"format":"nimmt-record/1","rules":{{{rules}}},"seats":["A","B"],
            "games":[{{"rows":[[12],[37],[43],[90]],"hands":{hands},"choices":[]}}]}}"#
        );
        let record = Record::parse(document.as_bytes()).unwrap();
        let state = replay(&record).unwrap_or_else(|why| panic!("{why}")).state;
        state.seat(SeatNo::new(1).unwrap())
    }

    /// A thought in which every choice costs a little more than the one before.
    fn thought(seat: &Seat) -> Thought {
        let choices = seat.decision.as_ref().unwrap().choices();
        let choice = choices[0].clone();
        let of = |(index, choice): (usize, Choice)| {
            let cost = f64::from(u32::try_from(index).unwrap()) * 0.25;
            Assessed { choice, cost, win: 0.0, playouts: 1 }
        };
        Thought { choice, options: choices.into_iter().enumerate().map(of).collect() }
    }

    #[test]
    fn every_card_has_its_cost_and_its_reason_the_best_first() {
        let seat = seat(r#""variant":"classic""#, "[[38,5],[60,61]]");
        let whose = AnySeat::Nimmt(Box::new(seat.clone()));
        let letter = compose(&Words::of("en-US"), &whose, &seat, &thought(&seat), 2);
        assert_eq!(letter.seat(), seat.seat);
        let embed = letter.message().embed.clone().unwrap();
        let lines: Vec<&str> = embed.description.lines().skip(2).collect();
        assert_eq!(
            lines,
            [
                "**5** · 0.0 — too low for every row: the cheapest, row 1, costs 1 bull head",
                "**38** · 0.2 — safe for now: nothing fits between 37 and it",
            ]
        );
        assert!(embed.footer.unwrap().contains("2 decisions"));
    }

    #[test]
    fn of_very_many_choices_the_best_are_told_and_it_fits_into_a_message() {
        let hand: Vec<String> = (44..=57).map(|n: u8| n.to_string()).collect();
        let other: Vec<String> = (60..=73).map(|n: u8| n.to_string()).collect();
        let hands = format!("[[{}],[{}]]", hand.join(","), other.join(","));
        let seat = seat(r#""variant":"refined""#, &hands);
        let whose = AnySeat::Nimmt(Box::new(seat.clone()));
        let letter = compose(&Words::of("en-US"), &whose, &seat, &thought(&seat), 1);
        let embed = letter.message().embed.clone().unwrap();
        assert!(embed.description.contains("**44 and 45**"), "{}", embed.description);
        assert!(embed.description.contains("more that looked no better"), "{}", embed.description);
        assert!(embed.description.chars().count() <= 4000);
    }
}
