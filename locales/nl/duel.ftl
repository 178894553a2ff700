# Duels: twee mensen spelen dezelfde kaarten, ieder tegen dezelfde bots.

command-duel = Een duel: jullie spelen dezelfde kaarten tegen { $kind ->
    [sixtysix] dezelfde bot
   *[nimmt] dezelfde bots
}, ieder wanneer het uitkomt
command-duel-opponent = Wie je uitdaagt

button-duel-play = Spelen
button-duel-look = Nog eens kijken

duel-challenge =
    { "" }**{ $name }** daagt { $opponent } uit voor een duel: **{ game-name }**
    Jullie krijgen allebei dezelfde kaarten, tegen { $kind ->
        [sixtysix] dezelfde bot
       *[nimmt] dezelfde bots
    }. Speel wanneer je wilt: het duel sluit { $until }.
duel-welcome =
    { "" }**Jij en { $name } krijgen allebei deze kaarten,** tegen { $kind ->
        [sixtysix] dezelfde bot van niveau 9
       *[nimmt] dezelfde bots van niveau 9
    }: { $bots }.
    Er loopt geen klok. Even pauze? Met **{ button-duel-play }** in het kanaal ben je hier zo weer terug. Het duel sluit { $until }.
duel-against = Duel met { $name }
duel-stranger = Dit duel gaat tussen **{ $first }** en **{ $second }**. Met `/{ command } duel` begin je er zelf een.
duel-gone = Dit duel heb ik niet meer. Met `/{ command } duel` begin je een nieuw.
duel-closed = Dit duel is gesloten: de tijd was om.
duel-yourself = Jezelf uitdagen kan niet. Wie heeft er nog meer zin?
duel-bot = Bots gaan niet in op een uitdaging. Tegen bots speel je met `/{ command } solo`.
duel-not-here = Die persoon zit niet op deze server. Uitdagen kun je iedereen die hier wel is.
duel-not-in-channel = Die persoon ziet dit kanaal niet. Daag uit waar diegene wel meeleest.
duel-banned = Die persoon mag op deze server nu niet meespelen, dus een duel gaat niet.

## The result

duel-waiting = **{ $name }** is nog niet klaar. Zodra jullie allebei klaar zijn, laat **{ button-duel-look }** beide spellen naast elkaar zien. Het duel sluit { $until }.
duel-both-through = **{ $name }** is nu ook klaar met jullie duel. { $first }, **{ button-duel-look }** toont de twee spellen naast elkaar.
duel-title = **{ $first }** tegen **{ $second }**
duel-unfinished = **{ $name }** heeft niet uitgespeeld.
duel-won = 🏆 **{ $name }** wint het duel!
duel-tie = 🤝 Gelijkspel!
duel-same = Dezelfde kaarten, { $kind ->
    [sixtysix] dezelfde bot
   *[nimmt] dezelfde bots
}: niemand had de betere hand.
