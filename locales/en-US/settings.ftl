# The settings: those of a server (Manage Server), those of a person (Mine), and the word that a table has
# opened. A switch has a button that fits beside its text; a menu's entry holds 100 characters.

# What this language calls itself.
language-name = English

command-settings = Your own settings; this server's, if you manage it
settings-only-manager = Only someone who manages the server can change that. Your own settings are yours: `/{ command } settings`.
settings-outdated = This list has changed in the meantime, so I've left it alone. This is how it stands now:
settings-banned-you = You can't play on this server at the moment. Someone who manages it can tell you why.
settings-not-here = Not in this channel. Try one of these: { $channels }

settings-title-server = Settings of this server
settings-note-server = I save each change at once. Language and hands change with the next table.
settings-title-tables = New tables
settings-note-tables = Every new table begins like this, unless its host chooses otherwise.
settings-title-players = Players
settings-note-players = What players may do here, and who may play.
settings-page-server = Server
settings-page-tables = New tables
settings-page-players = Players
settings-page-mine = My settings
settings-back = This server's settings
settings-on = on
settings-off = off
settings-turn-on = Turn on
settings-turn-off = Turn off

settings-language = Language
settings-language-discord = As set in Discord
settings-language-own = I speak **{ $language }** in the channels of this server.
settings-language-usual = I speak **{ $language }** in the channels, as this server is set in Discord.
settings-channels = Channels
settings-channels-every = Every channel
settings-channels-all = Tables can be opened in every channel.
settings-channels-some = Tables can only be opened in these channels and their threads: { $channels }
settings-hands = Hands
settings-hands-dm = I DM players their cards, unless they want it otherwise.
settings-hands-private = I show players their cards in the channel, to each of them alone, unless they want it otherwise.
settings-hands-dm-option = By direct message
settings-hands-private-option = In the channel, for their eyes only
settings-seasons = Seasons
settings-seasons-monthly = The leaderboard starts a new season every month.
settings-seasons-quarterly = The leaderboard starts a new season every three months.
settings-seasons-none = The leaderboard has no seasons.
settings-seasons-monthly-option = Every month
settings-seasons-quarterly-option = Every three months
settings-seasons-none-option = No seasons
settings-keep = Finished matches
settings-keep-days = { $n ->
    [one] Finished matches are kept for one day. Their results stay.
   *[other] Finished matches are kept for { $n } days. Their results stay.
}
settings-keep-always = Finished matches are kept forever.
settings-keep-option = { $n ->
    [one] For one day
   *[other] For { $n } days
}
settings-keep-always-option = Forever
settings-keep-goes = Older ones are deleted within a few hours. You can't undo that.

settings-pace-live = Everyone's here: a minute or so per move.
settings-pace-relaxed = Everyone has an hour per move.
settings-pace-slow = Everyone has a day per move.
settings-pace-live-option = live: a minute or so
settings-pace-relaxed-option = relaxed: 1 hour
settings-pace-slow-option = slow: 24 hours
settings-thread = Threads
settings-thread-on = A new table gets a thread of its own.
settings-thread-off = A new table stays in the channel it's opened in.
settings-quiet = Quiet tables
settings-quiet-on = A match keeps to one message that changes, unless its host says otherwise.
settings-quiet-off = A match posts new messages as it goes on, unless its host says otherwise.

settings-hints = Hints
settings-hints-on = Players here may ask for hints, unless a match is played without.
settings-hints-off = This server plays without hints.
settings-animations = Animations
settings-animations-on = When someone takes a row, the picture shows it moving.
settings-animations-off = Pictures here don't move.
settings-reminders = Reminders
settings-reminders-on = I ping players once when their time is running out, unless they've turned that off.
settings-reminders-off = I don't ping anyone whose time is running out.
settings-achievements = Achievements
settings-achievements-on = Players can earn achievements here.
settings-achievements-off = There are no achievements here.
settings-banned = Banned from tables
settings-banned-pick = Nobody
settings-banned-nobody = Everyone may open and join tables.
settings-banned-some = They can neither open nor join tables here: { $people }

settings-title-mine = Your settings
settings-note-mine = These hold on every server, unless they say “this server”.
mine-language-own = I speak **{ $language }** to you.
mine-language-usual = I speak **{ $language }** to you, the language of your Discord.
mine-hands = Your cards
mine-hands-table = You get your cards the way each server has it set.
mine-hands-dm = I DM you your cards.
mine-hands-private = I never DM you your cards: you see them in the channel, and nobody else does. Press **{ button-hand }** under the table, or use `/{ command } hand`.
mine-hands-table-option = As each server has set it
mine-reminders-on = I ping you once when your time is running out, unless a server has turned that off.
mine-reminders-off = I don't ping you when your time is running out.
mine-still = Reduced motion
mine-still-on = Pictures stand still when you play alone against bots, and at tables where everyone wants it.
mine-still-off = Pictures move, unless a server has them stand still.
mine-suits = Four-color suits
mine-suits-on = Each suit has a color of its own in the pictures that only you see: clubs are green, diamonds blue.
mine-suits-off = Spades and clubs are black, hearts and diamonds red.
mine-alerts = New tables here
mine-alerts-on = I DM you when a table opens on this server, once an hour at most.
mine-alerts-off = I don't tell you when a table opens on this server.

lobby-footer-private = Your cards are for your eyes only: press “{ button-hand }” once the match starts.
board-first-turn-private = New game! { $n } cards each. Press **{ button-hand }** to see yours.

alert-table = { icon } A table of **{ game-name }** is open on **{ $server }**: { $link }
alert-table-somewhere = { icon } A table of **{ game-name }** is open: { $link }
alert-stop = Stop telling me
alert-stopped = All right, I won't tell you about new tables there any more.
alert-unreached = I couldn't DM you about a new table, so I've turned that off on every server. Where you still want it, allow direct messages from the server, then turn it back on there: `/{ command } settings`.
