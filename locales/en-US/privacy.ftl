# What is stored, given out and deleted. All of it is said to one person alone. A button has 34 characters.

# In place of the name of somebody who wished to be forgotten.
former-player = former player

command-privacy = What I store about you: read it, export it, delete it

privacy-title = Your data
privacy-what = **What I store:** your Discord ID and the name I saw you under, your language and your settings, the tables you sat at, your moves there and which of my messages were about them, how your matches, duels, leagues and deals of the day came out and what that earned you, your answers to the puzzles of the day, where you want to hear of new tables, and whether a server doesn't let you play.
privacy-why = **Why:** so a match survives a restart, can be looked back at, and counts. I can't read your messages, and I pass nothing on.
privacy-how-long = **For how long:** your results until you delete them; duels and leagues disappear on their own after a while, and the cards of old matches where the server or the person who runs me has set a limit.
privacy-servers = When a server removes me, everything from there goes after { $days ->
    [one] one day
   *[other] { $days } days
}.
privacy-puzzles-on = **Puzzles:** a position from one of your matches can become a puzzle of the day. It never shows who played, or where.
privacy-puzzles-off = **Puzzles:** no new puzzle of the day is made from your matches.
privacy-host = The person who runs me is responsible for your data.
privacy-link-policy = [Privacy policy]({ $link })
privacy-link-terms = [Terms of service]({ $link })
button-privacy-puzzles = Puzzles from my matches
button-privacy-no-puzzles = No puzzles from my matches
button-privacy-export = Export
button-privacy-delete = Delete
button-privacy-delete-now = Yes, delete everything
button-privacy-keep = Keep it

privacy-exported = Everything I store about you, from every server, as a JSON file.
privacy-exported-short = What I store about you, from every server, as a JSON file. It would have been too big for Discord, so your single moves aren't in it: the record of a match has them.
privacy-export-too-big = Your data doesn't fit into a file on Discord. Ask the person who runs me.
privacy-export-alt = Everything that is stored about you

privacy-ask-title = Delete your data?
privacy-ask = Your ID and your name go, on every server, and with them your results, your settings, and your place on every leaderboard. I can't bring them back.

    The others keep their results, and can still look back at matches and duels with you: in your place they'll see “{ former-player }”. Messages that already stand in Discord stay. So do puzzles from your matches (without your name) and a ban by a server.
privacy-ask-playing = ⚠️ You're still at { $n ->
    [one] a table
   *[other] { $n } tables
}. You'll leave, and a bot plays on for you if the others go on.
privacy-deleted = Done. I don't know you any more. If you play again, I'll start from scratch.
privacy-delete-later = I couldn't delete everything just now. I've noted it, and I'll keep trying until it's done.
