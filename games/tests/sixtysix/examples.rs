//! Situations with their results, or with the reasons why they are refused: each under its name.

use games::sixtysix::record::{Record, replay};
use serde::Deserialize;
use serde_json::value::RawValue;

const EXAMPLES: &str = include_str!("../data/sixtysix_examples.json");

#[derive(Deserialize)]
struct Example {
    name: String,
    record: Box<RawValue>,
    result: Option<Box<RawValue>>,
    refused: Option<String>,
}

fn examples() -> Vec<Example> {
    serde_json::from_str(EXAMPLES).unwrap()
}

/// The record of an example.
pub(crate) fn record(name: &str) -> String {
    let example = examples().into_iter().find(|example| example.name == name).unwrap();
    example.record.get().to_owned()
}

/// The result of a record, with its fields in the order in which they are written; or the line with
/// which it is refused.
fn outcome(record: &str) -> Result<String, String> {
    let record = Record::parse(record.as_bytes()).map_err(|error| error.to_string())?;
    let replayed = replay(&record).map_err(|error| error.to_string())?;
    Ok(serde_json::to_string(&replayed.outcome()).unwrap())
}

fn check(name: &str) {
    let example = examples().into_iter().find(|example| example.name == name).unwrap();
    let outcome = outcome(example.record.get());
    match (example.result, example.refused) {
        (Some(result), None) => assert_eq!(outcome, Ok(result.get().to_owned())),
        (None, Some(words)) => assert_eq!(outcome, Err(words)),
        _ => panic!("{name} has either a result or a refusal"),
    }
}

macro_rules! examples {
    ($($test:ident => $name:literal,)+) => {
        $(#[test]
        fn $test() {
            check($name);
        })+

        #[test]
        fn no_example_is_left_out() {
            let names: Vec<String> = examples().into_iter().map(|example| example.name).collect();
            assert_eq!(names, [$($name),+]);
        }
    };
}

examples! {
    example_01_the_seed_first_game => "1 the seed's first game",
    example_02_the_seed_second_game => "2 the seed's second game",
    example_03a_no_marriage_on_the_first_lead => "3a no marriage on the first lead",
    example_03b_no_exchange_before_a_trick => "3b no exchange before a trick",
    example_03c_but_the_first_leader_may_close => "3c but the first leader may close",
    example_04_the_one_who_follows_exchanges_and_wins_with_what_was_turned_up => "4 the one who follows exchanges and wins with what was turned up",
    example_05_the_nine_as_the_last_card_comes_too_late => "5 the nine as the last card comes too late",
    example_06a_must_follow_suit => "6a must follow suit",
    example_06b_must_trump_when_void => "6b must trump when void",
    example_06c_may_stay_below => "6c may stay below",
    example_06d_must_not_with_must_head => "6d must not with must_head",
    example_06e_void_of_both_anything => "6e void of both: anything",
    example_07_a_failed_close_costs_three => "7 a failed close costs three",
    example_08_the_other_goes_out_first => "8 the other goes out first",
    example_09a_a_wrong_call_costs_two => "9a a wrong call costs two",
    example_09b_and_three_when_the_caller_had_closed => "9b and three when the caller had closed",
    example_10a_the_last_trick_ten_decide => "10a the last trick's ten decide",
    example_10b_65_to_65_nobody => "10b 65 to 65: nobody",
    example_10c_and_the_next_winner_books_one_more => "10c and the next winner books one more",
    example_10d_not_the_winner_of_the_last_trick => "10d not the winner of the last trick",
    example_11_no_ten_for_the_last_trick_after_closing => "11 no ten for the last trick after closing",
    example_12a_33_is_out_of_schneider => "12a 33 is out of schneider",
    example_12b_32_is_not => "12b 32 is not",
    example_12c_the_opponent_may_come_out_in_the_trick_that_was_called => "12c the opponent may come out in the trick that was called",
    example_12d_no_trick_three => "12d no trick: three",
    example_13_rising_20_then_40_and_trump_moves_with_the_lead => "13 rising: 20, then 40, and trump moves with the lead",
    example_14_who_draws_the_ace_of_hearts_names_trump_before_the_next_lead => "14 who draws the ace of hearts names trump before the next lead",
    example_15a_three_draw_clockwise_the_last_card_stays => "15a three draw clockwise, the last card stays",
    example_15b_the_winner_books_from_each => "15b the winner books from each",
    example_15c_nobody_has_66 => "15c nobody has 66",
    example_16_a_declarer_who_fails => "16 a declarer who fails",
    example_17a_all_pass_no_trump_everyone_alone => "17a all pass: no trump, everyone alone",
    example_17b_two_with_66_nobody_has_won => "17b two with 66: nobody has won",
    example_18a_out_of_the_match => "18a out of the match",
    example_18b_and_wrongly => "18b and wrongly",
    example_19_auto_the_marriage_came_first => "19 auto: the marriage came first",
    example_20_without_nines_the_jack_exchanges => "20 without nines the jack exchanges",
    example_21_three_need_the_nines => "21 three need the nines",
}
