# Achievements: for fun. In the title of each there is a joke; below it stands what it takes.

achievements-title = Achievements: { $n } of { $all }
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# Small and grey: what there still is to be earned.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = { $n ->
    [one] -# 🔒 … and a secret one.
   *[other] -# 🔒 … and { $n } secret ones.
}
# At the end of a match, in a line; each entry is one of those below.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }: { $titles }
achievement-title-clean = Spotless
achievement-how-clean = a whole game of 7 turns or more without taking a row
achievement-title-seven-heads = Seven at One Blow
achievement-how-seven-heads = took the 55, with all seven of its bull heads
achievement-title-three-rows = Row, Row, Row
achievement-how-three-rows = took a full row three turns in a row
achievement-title-last-to-first = Dark Horse
achievement-how-last-to-first = won after being last alone at half time, in a match of 4 games or more, with 3 or more at the table
achievement-title-whole-herd = Cattle Baron
achievement-how-whole-herd = took 30 bull heads or more in one game
achievement-title-same-row = Regular Customer
achievement-how-same-row = took the same row three times in one game
achievement-title-bargains = Bargain Hunter
achievement-how-bargains = too low five times in a match, and always took the cheapest row
achievement-title-exactly-enough = Not One Too Many
achievement-how-exactly-enough = ended a match with exactly 66 bull heads
achievement-title-three-wins = Hat Trick
achievement-how-three-wins = won three matches in a row with other people
achievement-title-by-one = By a Whisker
achievement-how-by-one = won by a single { $kind ->
    [sixtysix] point
   *[nimmt] bull head
}
achievement-title-beat-hard = Giant Slayer
achievement-how-beat-hard = won against a level 9 bot
achievement-title-second-again = Always the Bridesmaid
achievement-how-second-again = came second in five matches in a row with other people, 3 or more at the table
achievement-title-wooden-spoon = Certified Hornochse
achievement-how-wooden-spoon = came last in three matches in a row with other people, 3 or more at the table
achievement-title-schwarz = Lights Out
achievement-how-schwarz = won a game in which somebody didn't get a trick
achievement-title-whitewash = Whitewash
achievement-how-whitewash = won a match with 7 points or more, and nobody else got one
achievement-title-double-wedding = Double Wedding
achievement-how-double-wedding = declared two marriages in one game
achievement-title-locked-up = Locksmith
achievement-how-locked-up = closed three times in a match, and won each time
achievement-title-from-the-brink = Back from the Dead
achievement-how-from-the-brink = won after being six points behind
achievement-title-short-count = Sixty-Almost-Six
achievement-how-short-count = called “out” with 64 or 65
