use super::*;
use ::daily::{Day, Week};
use ::league::Outcome;
use ::table::{SetUpPage, TableCommand};
use ask::{
    DailyAsk, DailyWish, DuelAsk, DuelWish, GameAsk, GameWish, LeaderboardAsk, LeagueAsk,
    LeagueStep, LeagueWish, Order, PrivacyAsk, PuzzleAsk, PuzzleWish, ServerList, SettingsAsk,
    SettingsPage, Showing, StatisticsAsk, VoidAsk, Window,
};
use games::GameKind;
use players::Level;
use values::{
    GuildId, Hands, InteractionId, Ladder, Pace, PersonChange, Seasons, ServerChange, TableId,
    UserId,
};

/// Reads it back as it was written, and fits a `custom_id`.
fn comes_back(ask: Ask) {
    let id = button(&ask);
    assert!(id.len() <= 100, "{id}");
    assert_eq!(pressed(&id), Some(ask), "{id}");
}

/// Asserts that these entries of a menu come back as what they mean when they are chosen.
fn means(ask: MenuAsk, entries: &[Entry]) {
    let id = menu(&ask);
    assert!(id.len() <= 100, "{id}");
    assert_eq!(pressed(&id), None, "{id} is no button");
    let values: Vec<String> = entries.iter().map(entry).collect();
    let chosen_ask = ask.chosen(entries.to_vec());
    assert!(chosen_ask.is_some(), "{id} {values:?}");
    assert_eq!(chosen(&id, &values), chosen_ask, "{id} {values:?}");
}

#[test]
fn every_press_comes_back_as_it_was_written_and_fits_a_custom_id() {
    let choices = ["play.103,104", "enough", "keep."].map(str::to_owned);
    let commands = [
        TableCommand::Join,
        TableCommand::Leave,
        TableCommand::AskLeave,
        TableCommand::LeaveForGood,
        TableCommand::Cut,
        TableCommand::Start,
        TableCommand::PlayNow,
        TableCommand::Verify,
        TableCommand::Rules,
        TableCommand::Hand,
        TableCommand::Hint,
        TableCommand::Next,
        TableCommand::Back,
        TableCommand::Rematch,
        TableCommand::Review,
        TableCommand::Stop,
        TableCommand::Pick("50".into()),
        TableCommand::ShowSetUp(SetUpPage::First),
        TableCommand::ShowSetUp(SetUpPage::More),
        TableCommand::ChangeRules("variant.pro".into()),
        TableCommand::ChangePace(Pace::Slow),
        TableCommand::ChangeSeats(20),
        TableCommand::ChangeHints(false),
        TableCommand::ShowBots,
        TableCommand::AddBot("Olga".into()),
        TableCommand::AddBots(Level::STRONGEST, 19),
        TableCommand::RemoveBot("Olga 2".into()),
        TableCommand::RemoveBots(None, 19),
        TableCommand::RemoveBots(Some(Level::WEAKEST), 1),
    ];
    let table = TableTag { table: TableId(u64::MAX), key: u32::MAX };
    let step = u32::MAX;
    for command in commands.into_iter().chain(choices.map(TableCommand::Choose)) {
        comes_back(Ask::Table { table, step, command: command.clone() });
        means(MenuAsk::Table { table, step, name: "pace".into() }, &[Entry::Command(command)]);
    }
    let part = |part: &str| Entry::Part(part.to_owned());
    let whole = Whole::Choice("keep.".into());
    means(MenuAsk::Parts { table, step, whole }, &[part("5"), part("6")]);
    for extras in [&[][..], &[part("virgin"), part("deal-all")]] {
        means(MenuAsk::Parts { table, step, whole: Whole::Rules("extras.".into()) }, extras);
    }
    let daily = |wish| Ask::Daily(DailyAsk { game: GameKind::ALL[0], wish });
    let puzzle = |wish| Ask::Puzzle(PuzzleAsk { game: GameKind::ALL[1], wish });
    let duel = InteractionId(u64::MAX);
    let duel = |wish| Ask::Duel(DuelAsk { game: GameKind::ALL[1], duel, wish });
    let league = |wish| Ask::League(LeagueAsk { game: GameKind::ALL[1], wish });
    let of = |step| LeagueWish::Of(InteractionId(u64::MAX), step);
    let going_out = || "play:QC+marriage+out".to_owned();
    let pairing = of(LeagueStep::Pairing(u32::MAX, u32::MAX));
    let pairing = LeagueAsk { game: GameKind::ALL[1], wish: pairing };
    means(MenuAsk::League, &[Entry::League(pairing)]);
    for ask in [
        Ask::Lesson(GameKind::ALL[0], "card-1-33".into()),
        Ask::Lesson(GameKind::ALL[1], "3-play:QC+marriage".into()),
        Ask::Game(GameAsk { game: GameKind::ALL[1], wish: GameWish::PlayTaught }),
        Ask::Game(GameAsk { game: GameKind::ALL[1], wish: GameWish::Commands }),
        Ask::Leaderboard(LeaderboardAsk::Share(Showing::by_wins(
            GameKind::ALL[0],
            Some("double_pairs".into()),
        ))),
        Ask::Void(VoidAsk::Declare(GameKind::ALL[0], u32::MAX, TableId(u64::MAX))),
        daily(DailyWish::Open),
        daily(DailyWish::Today),
        daily(DailyWish::Same(Day::new(20_779))),
        daily(DailyWish::Choose {
            day: Day::new(u32::MAX),
            step: u32::MAX,
            choice: "play.104".into(),
        }),
        daily(DailyWish::Pick { day: Day::new(20_000), step: 3, picked: "out".into() }),
        daily(DailyWish::Pick { day: Day::new(20_000), step: 3, picked: String::new() }),
        daily(DailyWish::Share(Day::new(20_779))),
        daily(DailyWish::Week(Week::new(2_968))),
        puzzle(PuzzleWish::Open),
        puzzle(PuzzleWish::Answer {
            day: Day::new(u32::MAX),
            number: Some(u32::MAX),
            choice: "play:QC+marriage+out".into(),
        }),
        puzzle(PuzzleWish::Answer {
            day: Day::new(20_000),
            number: None,
            choice: "play.104".into(),
        }),
        puzzle(PuzzleWish::Pick { day: Day::new(20_000), picked: "out".into() }),
        puzzle(PuzzleWish::Pick { day: Day::new(20_000), picked: String::new() }),
        duel(DuelWish::Play),
        duel(DuelWish::Choose { step: u32::MAX, choice: going_out() }),
        duel(DuelWish::Pick { step: 3, picked: "out".into() }),
        duel(DuelWish::Pick { step: 3, picked: String::new() }),
        duel(DuelWish::Share),
        league(LeagueWish::Open),
        league(LeagueWish::Make(8)),
        league(of(LeagueStep::Show)),
        league(of(LeagueStep::Join)),
        league(of(LeagueStep::Leave)),
        league(of(LeagueStep::Play)),
        league(of(LeagueStep::Week(u32::MAX))),
        league(of(LeagueStep::Correct(u32::MAX, u32::MAX, Some(Outcome::Neither)))),
        league(of(LeagueStep::Correct(1, 0, None))),
        league(of(LeagueStep::Start)),
        league(of(LeagueStep::AskEnd)),
        league(of(LeagueStep::End)),
    ] {
        comes_back(ask);
    }
}

#[test]
fn what_this_bot_did_not_write_is_no_press() {
    for id in [
        "",
        "h2",
        "h2.",
        "h2.1.1",
        "h2.1.a.x.join",
        "h2.-1.a.0.join",
        "h2.1.zzzzzzzzz.0.join",
        "h2.1.7.0.join",
        "h1.1.1.join",
        "h2.unknown",
        "h2.privacy.everything",
    ] {
        assert_eq!(pressed(id), None, "{id:?}");
        assert_eq!(chosen(id, &["join".to_owned()]), None, "{id:?}");
    }
}

#[test]
fn every_page_of_a_leaderboard_is_written_and_read_back() {
    for (game, order) in GameKind::ALL.iter().flat_map(|g| Order::ALL.map(|o| (*g, o))) {
        let variants = game.variants().into_iter().map(|name| Some(name.to_owned()));
        for variant in variants.chain([None]) {
            for window in Window::ALL {
                let showing = Showing {
                    order,
                    window,
                    ladder: Ladder::Solo,
                    page: u32::MAX,
                    shared: true,
                    ..Showing::by_wins(game, variant.clone())
                };
                comes_back(Ask::Leaderboard(LeaderboardAsk::Show(showing.clone())));
                comes_back(Ask::Leaderboard(LeaderboardAsk::Back(showing.clone())));
                comes_back(Ask::Leaderboard(LeaderboardAsk::Share(showing.clone())));
                let played = Entry::Played(game, variant.clone());
                means(MenuAsk::Played(showing.clone()), &[played]);
                means(MenuAsk::Order(showing.clone()), &[Entry::Order(order)]);
                means(MenuAsk::Window(showing.clone()), &[Entry::Window(window)]);
            }
        }
    }
}

#[test]
fn what_no_menu_of_a_leaderboard_offers_is_not_chosen() {
    let game = GameKind::ALL[0];
    let (showing, unheard_of) =
        (Showing::by_wins(game, None), format!("{}.unheard_of", game.as_str()));
    for (ask, nonsense) in [
        (MenuAsk::Order(showing.clone()), "height"),
        (MenuAsk::Window(showing.clone()), "rating"),
        (MenuAsk::Played(showing.clone()), "chess."),
        (MenuAsk::Played(showing), &unheard_of),
    ] {
        assert_eq!(chosen(&menu(&ask), &[nonsense.to_owned()]), None, "{nonsense}");
    }
    let chair = format!("show.wins.all.chair.0.0.{}.", game.as_str());
    for text in ["", "show", "show.wins.all.table.0.0.", &chair, "x.y"] {
        assert_eq!(leaderboard::read(text), None, "{text:?}");
    }
}

#[test]
fn a_match_of_the_list_is_chosen_by_its_number() {
    means(MenuAsk::Void(GameKind::ALL[0], 3), &[Entry::Match(TableId(u64::MAX))]);
}

#[test]
fn every_button_of_statistics_comes_back_as_it_was_written() {
    for (game, ladder, show) in
        [(GameKind::ALL[0], Ladder::Table, true), (GameKind::ALL[1], Ladder::Solo, false)]
    {
        comes_back(Ask::Statistics(StatisticsAsk { game, user: UserId(u64::MAX), ladder, show }));
    }
    let of_game = |rest| format!("see.{}.table.{rest}", GameKind::ALL[0].as_str());
    for text in ["", "show", "show.chess.table.1", &of_game("x"), &of_game("1.2")] {
        assert_eq!(statistics::read(text), None, "{text}");
    }
}

#[test]
fn every_ask_about_ones_data_comes_back_as_it_was_written() {
    let puzzles = [true, false].map(PrivacyAsk::Puzzles);
    let others = [PrivacyAsk::Show, PrivacyAsk::Export, PrivacyAsk::Delete, PrivacyAsk::DeleteNow];
    for ask in puzzles.into_iter().chain(others) {
        comes_back(Ask::Privacy(ask));
    }
}

#[test]
fn every_ask_of_the_settings_comes_back_as_it_was_written_and_fits_a_custom_id() {
    let server = [
        ServerChange::Language(None),
        ServerChange::Language(Some("de".into())),
        ServerChange::Rules(GameKind::ALL[1], "points.1000".into()),
        ServerChange::Pace(Pace::Slow),
        ServerChange::Thread(true),
        ServerChange::Quiet(false),
        ServerChange::Hands(Hands::Private),
        ServerChange::Hints(false),
        ServerChange::Animations(false),
        ServerChange::Reminders(false),
        ServerChange::Seasons(Seasons::Quarterly),
        ServerChange::Achievements(false),
        ServerChange::KeepDays(None),
        ServerChange::KeepDays(Some(90)),
    ];
    let mine = [
        PersonChange::Language(Some("fr".into())),
        PersonChange::Hands(None),
        PersonChange::Hands(Some(Hands::Dm)),
        PersonChange::Reminders(false),
        PersonChange::Still(true),
        PersonChange::FourColours(true),
    ];
    let others = [
        SettingsAsk::Open,
        SettingsAsk::Show(SettingsPage::Players),
        SettingsAsk::Show(SettingsPage::Mine),
        SettingsAsk::Alerts(true),
        SettingsAsk::StopAlerts(GuildId(u64::MAX)),
    ];
    let server = server.into_iter().map(SettingsAsk::Server);
    for ask in server.chain(mine.into_iter().map(SettingsAsk::Mine)).chain(others) {
        comes_back(Ask::Settings(ask.clone()));
        means(MenuAsk::Settings("language".into()), &[Entry::Setting(ask)]);
    }
    for list in [ServerList::Channels, ServerList::Banned] {
        means(MenuAsk::List(list, 0), &[]);
        means(MenuAsk::List(list, u32::MAX), &[Entry::Id(7), Entry::Id(u64::MAX)]);
    }
}

#[test]
fn what_this_bot_did_not_write_is_nothing_of_the_settings() {
    for text in [
        "",
        "server",
        "server.language.tlh",
        "server.keep.0",
        "server.rules.chess.x",
        "server.channels.a",
        "mine.unreached.true",
        "mine.hands.aloud",
        "show.nothing",
        "alerts.perhaps",
    ] {
        assert_eq!(settings::read(text), None, "{text:?}");
    }
}
