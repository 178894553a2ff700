# De competitie: elke week een duel voor wie meedoet, en een stand.

command-league = De competitie van deze server: elke week een duel, en een stand

button-league-join = Meedoen
button-league-leave = Opstappen
button-league-start = Competitie starten
button-league-show = Verversen
button-league-weeks = Alle weken
button-league-end = Competitie beëindigen
button-league-end-now = Nu beëindigen
button-league-back = Terug
button-league-wins = { $name } wint
button-league-tie = Gelijkspel
button-league-neither = Niemand speelde
button-league-as-played = Zoals gespeeld

## The page

league-title = Competitie · { game-name }
league-weeks = { $n ->
    [one] 1 week
   *[other] { $n } weken
}
league-sign-up =
    Elke week krijg je een andere tegenstander, zolang dat kan. Jullie spelen dezelfde kaarten tegen { $kind ->
        [sixtysix] dezelfde bot
       *[nimmt] dezelfde bots
    }, ieder wanneer het uitkomt. Winst is 1 punt waard, gelijkspel ½. Ben je niet op tijd klaar, dan verlies je van een tegenstander die dat wel is. Komen jullie allebei niet klaar, dan krijgt niemand een punt.
    Deze competitie duurt { league-weeks }. Ze begint als iemand die de server beheert haar start; instappen kan daarna ook nog.
league-nobody = Er doet nog niemand mee.
league-signed-up = **Doen mee ({ $n }):** { $names }
league-now = **Week { $week } van { $weeks }** · eindigt { $until }
league-pairs = ✓ heeft gespeeld. * is bepaald door iemand die de server beheert.
league-columns = Plaats, naam, punten, besliste weken. Bij gelijke punten tellen die van de tegenstanders.
league-out = Niet meer in de loting: { $names }
league-late = Stap nu in en je speelt vanaf volgende week mee.
league-bye = vrij: winst
league-over = **De competitie is voorbij.** Niemand heeft een punt gehaald.
league-won = **De competitie is voorbij.** 🏆 { $n ->
    [one] { $names } wint!
   *[other] { $names } winnen samen!
}
league-week = Week { $n }

## What one person is told

league-none = Er is hier geen competitie. Wie de server beheert, opent er een met `/{ command } league`.
league-begin =
    { "" }**Een nieuwe competitie:** wie wil, meldt zich aan, jij start haar, en ik loot elke week de duo's. Ik plaats één bericht per week, in dit kanaal: de nieuwe duo's en de stand.
    Hoelang moet ze duren?
league-made = De competitie is open: aanmelden kan hieronder. Met **{ button-league-start }** loot ik daarna de eerste week.
league-open-already = Er is al een competitie: `/{ command } league` toont de stand.
league-gone = Deze competitie is er niet meer. `/{ command } league` laat zien of er een nieuwe is.
league-full = Deze competitie zit vol, sorry.
league-only-manager = Dat kan alleen wie de server beheert.
league-start = Heeft iedereen zich aangemeld? Als je de competitie start, loot ik de eerste week. Een week is zeven dagen, vanaf dat moment.
league-few = Voor een competitie zijn minstens twee mensen nodig.
league-started = De competitie is begonnen!
league-ask-end = De competitie nu beëindigen? Deze week telt dan zoals hij ervoor staat: wie niet klaar is, verliest van een tegenstander die dat wel is.
league-ask-end-early = De competitie beëindigen voordat ze begint? Er heeft nog niemand gespeeld, dus er wint niemand.
league-ended = De competitie is voorbij.
league-stranger = Je zit niet in deze competitie. Met **{ button-league-join }** speel je vanaf volgende week mee.
league-not-drawn = Je speelt deze week niet. Doe je mee, dan begin je volgende week.
league-last-week = Dit is de laatste week, en jij speelt niet mee.
league-free = Er is deze week niemand voor je over. Dat telt als winst!
league-correct = Een uitslag verbeteren
league-correct-how = Hoe moet hij tellen?
