# Duels: two people play the same deal, each against the same bots.

command-duel = A duel: you and a friend play the same deal against { $kind ->
    [sixtysix] the same bot
   *[nimmt] the same bots
}, each in your own time
command-duel-opponent = Who you want to challenge

button-duel-play = Play
button-duel-look = Look again

duel-challenge =
    { "" }**{ $name }** challenges { $opponent } to a duel: **{ game-name }**
    You both get the same deal, against { $kind ->
        [sixtysix] the same bot
       *[nimmt] the same bots
    }. Play whenever you like: the duel closes { $until }.
duel-welcome =
    { "" }**You and { $name } both get these cards,** against { $kind ->
        [sixtysix] the same level 9 bot
       *[nimmt] the same level 9 bots
    }: { $bots }.
    There's no clock. Need a break? **{ button-duel-play }** in the channel brings you back here. The duel closes { $until }.
duel-against = Duel with { $name }
duel-stranger = This duel is between **{ $first }** and **{ $second }**. `/{ command } duel` starts one of your own.
duel-gone = This duel is gone. `/{ command } duel` starts another.
duel-closed = This duel is closed: the time was up.
duel-yourself = You can't challenge yourself. Pick somebody else!
duel-bot = Bots don't take challenges. For a match against bots there's `/{ command } solo`.
duel-not-here = They aren't on this server. You can challenge anyone who's here.
duel-not-in-channel = They can't see this channel. Challenge them where they can.
duel-banned = They can't play on this server at the moment, so you can't challenge them.

## The result

duel-waiting = **{ $name }** isn't done yet. Once you both are, **{ button-duel-look }** shows the two games side by side. The duel closes { $until }.
duel-both-through = **{ $name }** has finished your duel, too. { $first }, **{ button-duel-look }** shows the two games side by side.
duel-title = **{ $first }** against **{ $second }**
duel-unfinished = **{ $name }** didn't finish.
duel-won = 🏆 **{ $name }** wins the duel!
duel-tie = 🤝 It's a tie!
duel-same = Same cards, { $kind ->
    [sixtysix] same bot
   *[nimmt] same bots
}: nobody was dealt the better hand.
