//! Tests of the pictures for the beginning and the end of a match.

use super::goldens::check;
use super::tests::{PAINTER, decode};
use super::{
    Emblem, EndPicture, EndPlayer, LobbyGuest, LobbyPicture, LuckLine, Marker, WorstTake,
    portrait_of,
};

const NAMES: [&str; 10] = [
    "Ada",
    "Pip",
    "Maximilian the Great",
    "Magnus",
    "Zoë Ünlü",
    "Olga",
    "Ольга",
    "Kim",
    "WWWWWWWWWWWWWWWWW",
    "Bo",
];

/// A match in which points look as if they had been dealt. Fewest points win.
fn end(seats: usize, games: usize) -> EndPicture {
    let points = |game: usize, seat: usize| {
        let dealt = (game * 7 + seat * 11 + game * seat * 5 + 3) % 25;
        if dealt < 6 { 0 } else { u16::try_from(dealt).unwrap() - 4 }
    };
    let history: Vec<Vec<u16>> =
        (0..games).map(|game| (0..seats).map(|seat| points(game, seat)).collect()).collect();
    let total = |seat: usize| history.iter().map(|game| game[seat]).sum::<u16>();
    let player = |seat: usize| {
        let name = NAMES[seat % NAMES.len()];
        let portrait = portrait_of(name);
        EndPlayer {
            name: name.to_owned(),
            place: u8::try_from((0..seats).filter(|other| total(*other) < total(seat)).count())
                .unwrap()
                + 1,
            total: total(seat),
            marker: match (portrait, seat) {
                (Some(_), _) => Marker::Bot,
                (None, 2) => Marker::Away,
                _ => Marker::None,
            },
            portrait,
        }
    };
    let players: Vec<EndPlayer> = (0..seats).map(player).collect();
    let winner = players.iter().find(|player| player.place == 1);
    EndPicture {
        title: winner.map(|player| format!("{} wins!", player.name)).unwrap_or_default(),
        subtitle: format!("{games} games · to 66"),
        players,
        history,
        target: Some(66),
        bull_heads: true,
        ..EndPicture::default()
    }
}

fn worst() -> Option<WorstTake> {
    let cards = vec![11, 22, 33, 44, 55];
    Some(WorstTake { title: "Worst take".to_owned(), seat: 2, cards, points: 27 })
}

fn luck(seat: u8, text: &str) -> Option<LuckLine> {
    Some(LuckLine { seat, text: text.to_owned() })
}

/// Everything that the end of a match can show.
fn whole() -> EndPicture {
    let unlucky = "Maximilian the Great's cards were about 8 bull heads worse than average";
    EndPicture {
        worst: worst(),
        lucky: luck(0, "Ada's cards were about 4 better than average"),
        unlucky: luck(2, unlucky),
        sheet: true,
        ..end(4, 9)
    }
}

/// Two share the first place, three the third one, and points are no bull heads.
fn shared() -> EndPicture {
    let mut picture = end(6, 2);
    for (player, place) in picture.players.iter_mut().zip([1, 1, 3, 3, 3, 6]) {
        player.place = place;
    }
    let title = "Ada and Pip share the victory of this long evening!".to_owned();
    EndPicture { title, bull_heads: false, target: None, ..picture }
}

fn guest(name: &str, note: &str) -> LobbyGuest {
    LobbyGuest {
        name: name.to_owned(),
        note: note.to_owned(),
        host: false,
        portrait: portrait_of(name),
    }
}

fn lobby(guests: &[(&str, &str)]) -> LobbyPicture {
    let mut seats: Vec<LobbyGuest> = guests.iter().map(|(name, note)| guest(name, note)).collect();
    if let Some(first) = seats.first_mut() {
        first.host = true;
    }
    LobbyPicture {
        title: "6 nimmt!".to_owned(),
        chips: ["Classic", "to 66", "90 s"].map(str::to_owned).to_vec(),
        seats,
        bull_heads: true,
        emblem: Emblem::Bull,
        most: 10,
    }
}

/// A full table under long rules.
fn full() -> LobbyPicture {
    let chips = [
        "Tactics",
        "2 games",
        "no hints",
        "the sixth or the seventh card takes a row that nobody wanted to have",
        "5 minutes",
        "draft",
    ];
    let guests = [
        ("Ada", "host"),
        ("Maximilian the Great", ""),
        ("Kim 🎉", ""),
        ("", ""),
        ("Olga", "hard bot"),
        ("Gander", "normal bot"),
        ("Waddle", "easy bot"),
        ("Sibyl 2", "hard bot"),
        ("שלום", ""),
        ("Ignatius", "hard bot"),
    ];
    LobbyPicture { chips: chips.map(str::to_owned).to_vec(), ..lobby(&guests) }
}

/// As they are written above their faces.
const CAST: [&str; 18] = [
    "Pip",
    "Clover",
    "Dumpling",
    "Waddle",
    "Tuft",
    "Burr",
    "Berta",
    "Gander",
    "Mortimer",
    "Henrietta",
    "Truffle",
    "Rumble",
    "Olga",
    "Renata",
    "Corvin",
    "Magnus",
    "Sibyl",
    "Ignatius",
];

fn cast() -> LobbyPicture {
    let bots: Vec<(&str, &str)> = CAST.iter().map(|name| (*name, "")).collect();
    let title = "Sechsundsechzig".to_owned();
    LobbyPicture { most: 20, title, bull_heads: false, ..lobby(&bots) }
}

/// A lobby of a game of playing cards.
fn cards() -> LobbyPicture {
    let title = "Sechsundsechzig".to_owned();
    let emblem = Emblem::Cards;
    let guests = [("Ada", "host"), ("Renata", "hard bot")];
    LobbyPicture { title, emblem, bull_heads: false, most: 3, ..lobby(&guests) }
}

/// The most points win, and enough of them end the match.
fn highest() -> EndPicture {
    let player = |name: &str, place: u8, total: u16| EndPlayer {
        name: name.to_owned(),
        place,
        total,
        marker: if place == 2 { Marker::Bot } else { Marker::None },
        portrait: portrait_of(name),
    };
    EndPicture {
        title: "Ada wins!".to_owned(),
        subtitle: "6 deals · to 7".to_owned(),
        players: vec![player("Ada", 1, 8), player("Renata", 2, 5)],
        history: vec![vec![1, 0], vec![0, 3], vec![2, 0], vec![0, 0], vec![0, 2], vec![5, 0]],
        target: Some(7),
        emblem: Emblem::Cards,
        sheet: true,
        ..EndPicture::default()
    }
}

#[test]
fn they_look_as_they_did_when_they_were_last_looked_at() {
    let ends = [
        ("end-highest", highest()),
        ("end-two", end(2, 1)),
        ("end-four", whole()),
        ("end-five", EndPicture { worst: worst(), ..end(5, 1) }),
        ("end-shared", shared()),
        ("end-ten", EndPicture { sheet: true, ..end(10, 6) }),
        ("end-twenty", EndPicture { lucky: luck(19, "Bo's cards were good"), ..end(20, 4) }),
        ("end-thirty-games", EndPicture { sheet: true, ..end(3, 30) }),
    ];
    let lobbies = [
        ("lobby-cards", cards()),
        ("lobby-one", lobby(&[("Ada", "host")])),
        ("lobby-three", lobby(&[("Ada", "host"), ("Pip", "easy bot"), ("Magnus", "hard bot")])),
        ("lobby-full", full()),
        ("lobby-cast", cast()),
    ];
    let ends = ends.iter().map(|(name, picture)| (*name, PAINTER.end(picture)));
    let lobbies = lobbies.iter().map(|(name, picture)| (*name, PAINTER.lobby(picture)));
    let changed: Vec<String> =
        ends.chain(lobbies).filter_map(|(name, now)| check(name, &now).err()).collect();
    assert!(changed.is_empty(), "{changed:#?}");
}

#[test]
fn they_are_small_files() {
    for (picture, most) in [(whole(), 75_000), (end(20, 4), 75_000), (end(2, 1), 30_000)] {
        let file = PAINTER.end(&picture);
        assert!(file.len() <= most, "{} bytes", file.len());
    }
    let three = lobby(&[("Ada", "host"), ("Pip", "easy bot"), ("Magnus", "hard bot")]);
    for (picture, most) in [(three, 30_000), (full(), 60_000)] {
        let file = PAINTER.lobby(&picture);
        assert!(file.len() <= most, "{} bytes", file.len());
    }
}

#[test]
fn the_same_picture_gives_the_same_bytes() {
    let again = super::Painter::new().unwrap();
    assert_eq!(again.end(&whole()), PAINTER.end(&whole()));
    assert_eq!(again.lobby(&full()), PAINTER.lobby(&full()));
    assert_eq!(again.portrait(3), PAINTER.portrait(3));
}

#[test]
fn an_end_without_anything_is_painted() {
    decode(&PAINTER.end(&EndPicture::default()));
    decode(&PAINTER.lobby(&LobbyPicture::default()));
}

#[test]
fn ends_of_every_shape() {
    for seats in [0, 1, 2, 6, 11, 25] {
        for games in [0, 1, 2, 40] {
            let mut picture = EndPicture { sheet: games % 2 == 0, ..end(seats, games) };
            decode(&PAINTER.end(&picture));
            // All of them share a place, which may be none that there is.
            for place in [0, 1, 255] {
                picture.players.iter_mut().for_each(|player| player.place = place);
                decode(&PAINTER.end(&picture));
            }
        }
    }
}

#[test]
fn ends_with_more_of_everything_than_a_match_has() {
    let long = "Wordy ".repeat(400) + &"W".repeat(4000);
    let mut picture = whole();
    for player in &mut picture.players {
        player.name.clone_from(&long);
        player.total = u16::MAX;
        player.portrait = Some(255);
    }
    picture.title.clone_from(&long);
    picture.subtitle.clone_from(&long);
    let games = [vec![u16::MAX; 7], Vec::new(), vec![1], vec![0; 300]];
    picture.history = games.iter().cycle().take(240).cloned().collect();
    picture.target = Some(0);
    picture.worst = Some(WorstTake {
        title: long.clone(),
        seat: 99,
        cards: (0..=u8::MAX).collect(),
        points: u16::MAX,
    });
    picture.lucky = Some(LuckLine { seat: 255, text: long.clone() });
    picture.unlucky = Some(LuckLine { seat: 255, text: "\u{200b}".to_owned() });
    decode(&PAINTER.end(&picture));
    picture.players.truncate(1);
    picture.target = Some(u16::MAX);
    decode(&PAINTER.end(&picture));
}

#[test]
fn lobbies_of_every_shape() {
    for taken in [0, 1, 4, 5, 10, 11, 20, 30] {
        for most in [0, 2, 3, 10, 20, 255] {
            let guests = vec![("W W W W W W W W W W W W W W W W W", "牛牛牛 牛牛牛"); taken];
            let mut picture = LobbyPicture { most, ..lobby(&guests) };
            picture.chips = vec!["chip".repeat(taken), String::new(), "牛".repeat(99)];
            decode(&PAINTER.lobby(&picture));
        }
    }
}

#[test]
fn every_bot_has_a_face_of_its_own() {
    let cast = u8::try_from(crate::portraits::names().count()).unwrap();
    let faces: std::collections::HashSet<Vec<u8>> =
        (0..cast).map(|index| PAINTER.portrait(index)).collect();
    assert_eq!(faces.len(), usize::from(cast));
    assert_eq!(PAINTER.portrait(cast), PAINTER.portrait(0));
    let mut reader =
        png::Decoder::new(std::io::Cursor::new(PAINTER.portrait(0))).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let info = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((info.width, info.height), (128, 128));
    assert_eq!((pixels[3], pixels[(64 * 128 + 64) * 4 + 3]), (0, 255));
}

#[test]
fn what_is_said_is_seen() {
    let plain = PAINTER.end(&whole());
    let changes: [fn(&mut EndPicture); 13] = [
        |p| p.title = "Nobody wins".to_owned(),
        |p| p.subtitle.clear(),
        |p| p.players[0].place = 9,
        |p| p.players[0].total += 1,
        |p| p.players[1].portrait = None,
        |p| p.players[3].marker = Marker::Away,
        |p| p.history[4][2] += 9,
        |p| p.target = None,
        |p| p.bull_heads = false,
        |p| p.emblem = Emblem::Cards,
        |p| p.worst = None,
        |p| p.lucky = p.unlucky.clone(),
        |p| p.sheet = false,
    ];
    for (i, change) in changes.iter().enumerate() {
        let mut picture = whole();
        change(&mut picture);
        assert_ne!(PAINTER.end(&picture), plain, "change {i}");
    }
}
