//! A choice as a short text, for buttons and for storage.

use std::fmt;

use super::{Card, Choice, Out, Play, Suit};

const MARRIAGE: &str = "marriage";
const OUT: &str = "out";
const OUT_OF_MATCH: &str = "match";

impl fmt::Display for Choice {
    /// Writes the text that [`Choice::from_text`] reads: `play:QC+marriage+out`, `play:QC+match`,
    /// `trump:H`, `exchange`, `close`, `pass`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(Play { card, marriage, out }) => {
                write!(f, "play:{card}")?;
                if *marriage {
                    write!(f, "+{MARRIAGE}")?;
                }
                match out {
                    Some(Out::Game) => write!(f, "+{OUT}"),
                    Some(Out::Match) => write!(f, "+{OUT_OF_MATCH}"),
                    None => Ok(()),
                }
            }
            Self::Exchange => f.write_str("exchange"),
            Self::Close => f.write_str("close"),
            Self::Trump(suit) => write!(f, "trump:{suit}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl Choice {
    /// Reads the text that `Display` writes; `None` for anything else.
    pub fn from_text(text: &str) -> Option<Self> {
        Some(match text.split_once(':') {
            Some(("play", words)) => Self::Play(play(words)?),
            Some(("trump", suit)) => Self::Trump(one_suit(suit)?),
            Some(_) => return None,
            None => match text {
                "exchange" => Self::Exchange,
                "close" => Self::Close,
                "pass" => Self::Pass,
                _ => return None,
            },
        })
    }
}

fn play(text: &str) -> Option<Play> {
    let mut words = text.split('+').peekable();
    let card = Card::from_text(words.next()?)?;
    let marriage = words.next_if_eq(&MARRIAGE).is_some();
    let out = match words.next() {
        None => None,
        Some(OUT) => Some(Out::Game),
        Some(OUT_OF_MATCH) => Some(Out::Match),
        Some(_) => return None,
    };
    words.next().is_none().then_some(Play { card, marriage, out })
}

fn one_suit(text: &str) -> Option<Suit> {
    let mut letters = text.chars();
    let suit = Suit::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(suit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_comes_back_as_it_was_written() {
        let card = Card::from_text("QC").unwrap();
        let mut choices = vec![Choice::Exchange, Choice::Close, Choice::Pass];
        choices.extend(Suit::ALL.map(Choice::Trump));
        for marriage in [false, true] {
            for out in [None, Some(Out::Game), Some(Out::Match)] {
                choices.push(Choice::Play(Play { card, marriage, out }));
            }
        }
        for choice in choices {
            let text = choice.to_string();
            assert_eq!(Choice::from_text(&text), Some(choice));
            assert!(text.len() <= 40);
        }
        assert_eq!(
            Choice::Play(Play { card, marriage: true, out: Some(Out::Game) }).to_string(),
            "play:QC+marriage+out"
        );
        for text in [
            "",
            "play",
            "play:",
            "play:Q",
            "play:QCX",
            "play:QC+",
            "play:QC+out+marriage",
            "play:QC+out+out",
            "play:qc",
            "trump:",
            "trump:X",
            "trump:HH",
            "close:",
            "join",
        ] {
            assert_eq!(Choice::from_text(text), None, "{text:?}");
        }
    }
}
