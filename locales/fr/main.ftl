# Everything the bot says, in French. The keys are those of `en-US`; what is missing is said in English.
# "one" holds for 0 and 1 in French, so those branches say the number where 0 can come.
# Before ! ? : ; » and after « stands a no-break space.

# `$kind` is the game that is spoken about: it is always given.
game-name = { $kind ->
    [sixtysix] Soixante-six
   *[nimmt] 6 nimmt!
}
# The slash command of the game.
command = { $kind ->
    [sixtysix] sixtysix
   *[nimmt] nimmt
}
icon = { $kind ->
    [sixtysix] 🃏
   *[nimmt] 🐮
}

## Small parts

# Between a whole number and its tenths.
decimal-sign = ,
list-and = { $front } et { $last }
list-comma = { $front }, { $next }
list-semicolon = { $front } ; { $next }
# A heading or a name, and what it stands before.
headed = { $heading } : { $what }
names-more = { $names } et { $n } autres
bull-heads = { $n ->
    [one] { $n } tête de bœuf
   *[other] { $n } têtes de bœuf
}
games = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
someone = quelqu'un
the-nth = { $n ->
    [5] cinquième
    [7] septième
   *[6] sixième
}
pace-live = { $n } secondes
pace-relaxed = 1 heure
pace-slow = 24 heures

## Lobby

lobby-picture = { game-name }
lobby-note-host = hôte
lobby-note-bot = bot { $level }
lobby-alt = { $n ->
    [0] Personne à la table pour l'instant
   *[other] À la table : { $names }
}. { $chips }.
chip-points = jusqu'à { $points }
chip-sheets = toutes les feuilles
chip-live = { $n } s
chip-relaxed = 1 heure
chip-slow = 24 heures
chip-no-hints = sans conseils
chip-quiet = discret
lobby-title = { icon } { game-name } — qui joue ?
lobby-host = Hôte : **{ $host }**
lobby-end-points = On joue jusqu'à ce que quelqu'un dépasse { $points } têtes de bœuf.
lobby-end-games = { $n ->
    [one] Une seule manche.
   *[other] { $n } manches.
}
lobby-end-sheets = Chaque feuille se joue une fois.
lobby-pace = { $pace } par coup.
lobby-no-hints = Sans conseils.
lobby-quiet = Un seul message, mis à jour : le salon reste calme.
lobby-seats = À table : { $n }/{ $most }
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (hôte)
lobby-seat-bot = { $n }. 🤖 { $name } · bot { $level }
lobby-nobody = Encore personne.
lobby-invited = On remet ça ? { $names }
lobby-more = Il manque encore { $missing ->
    [one] quelqu'un
   *[other] { $missing } personnes
}. Invite du monde, appuie sur **{ button-bots }**, ou lance-toi avec **{ button-play-now }** contre { $bots ->
    [one] un bot
    [3] trois bots
   *[other] { $bots } bots
}.
lobby-ready = **{ $host }** peut lancer tout de suite, ou attendre du renfort.
lobby-full-ready = La table est complète. À **{ $host }** de lancer.
lobby-footer = Je t'enverrai tes cartes en message privé. Tes MP sont fermés ? Appuie sur « { button-hand } » une fois la partie lancée.
lobby-started = C'est parti : { $names }.
lobby-closed = Cette table est fermée.
lobby-stopped = **{ $name }** a fermé cette table.
lobby-expired = Personne n'a lancé la partie, alors j'ai fermé la table. `/{ command } new` en ouvre une autre.

button-join = Rejoindre
button-leave = Quitter
button-start = Lancer
button-play-now = ⚡ Jouer tout de suite
button-on = Continuer
button-rules = Règles
button-hand = Ma main
button-next = Manche suivante
button-back = Me revoilà
button-rematch = Revanche
button-again = Rejouer
button-review = Analyse
button-record = Relevé
button-share = Partager
button-stop = Oui, on arrête
button-table = Voir la table
button-hint = 💡 Conseil
button-hint-pictured = Conseil
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Rangée { $row } : { $cards } · { $bulls } 🐮
button-end-left = { $card } devant le { $next }, rangée { $row }
button-end-right = { $card } derrière le { $next }, rangée { $row }
button-enough = J'en reste là
button-first = Le { $card } d'abord
button-newer = Retour
button-older = Suite

## Table message

board-heading = **Manche { $game } · tour { $turn }**
board-heading-after = **Manche { $game } · après le tour { $turn }**
board-heading-draft = **Manche { $game } · le draft**
board-first-turn = Nouvelle manche ! { $n } cartes par personne. Regarde tes MP, ou appuie sur **{ button-hand }**.
waiting-for = ⏳ On attend { $names } · le temps expire { $until }
waiting-row = ⏳ Le **{ $card }** est trop bas pour toutes les rangées. { $names } choisit laquelle ramasser · le temps expire { $until }
waiting-other = ⏳ La décision revient à { $names } · le temps expire { $until }
waiting-chosen = ✓ { $names }
waiting-away = 💤 { $names }
waiting-unreachable = 📭 { $names } : mes messages privés n'arrivent pas. **{ button-hand }** montre les cartes ici.
paused-everybody-away = **Pause :** il n'y a plus personne. Appuie sur **{ button-back }** pour reprendre.
paused-not-allowed = **Pause :** je n'avais plus le droit d'écrire ici. C'est réglé ? Appuie sur **{ button-back }**.
between-next = La manche suivante commence { $when }.
stopped-by = **{ $name } a arrêté la partie.** Elle ne compte pas.
stopped-too-few = **Fin de partie avant l'heure :** il n'y a plus assez de monde. Elle ne compte pas.
stopped-nobody-left = **Fin de partie avant l'heure :** il ne restait que des bots. Elle ne compte pas.
stopped-rested = **Deux semaines sans le moindre coup :** j'ai fermé cette partie. Elle ne compte pas.
stopped-damaged = **J'ai dû arrêter cette partie :** je n'arrive plus à lire son relevé. Désolé ! Elle ne compte pas. `/{ command } new` en lance une autre.

line-behind = Le **{ $card }** va derrière le { $next }, rangée { $row } ({ $names })
line-before = Le **{ $card }** va devant le { $next }, rangée { $row } ({ $names })
line-on-equal = Le **{ $card }** se pose sur son jumeau, rangée { $row } ({ $names })
line-full = 💥 Le **{ $card }** est la { $nth } carte de la rangée { $row } : { $names } ramasse { $cards } — **{ $bulls }**
line-full-shared = 💥 Le **{ $card }** est la { $nth } carte de la rangée { $row } : { $names } se partagent { $cards } — **{ $bulls }**
line-low = 💥 Le **{ $card }** est trop bas pour toutes les rangées : { $names } ramasse la rangée { $row }, { $cards } — **{ $bulls }**
line-low-shared = 💥 Le **{ $card }** est trop bas pour toutes les rangées : { $names } se partagent la rangée { $row }, { $cards } — **{ $bulls }**
line-drafted = { $names } choisit le **{ $card }**
line-played = { $names } joue le **{ $card }**
line-stopped = { $names } en reste à une carte
line-kept = { $names } reprend en main { $cards }
line-kept-none = { $names } ne reprend rien
line-unplaced = Encore à placer : { $cards }
line-unplaced-card = { $card } ({ $name })
line-played-for = ⏰ Temps écoulé pour { $names } : j'ai joué d'office.
line-away = 💤 { $names } ne répond plus. Je joue à sa place, jusqu'à un clic sur **{ button-back }** ou sur une carte.
line-left = 👋 { $names } quitte la partie. Je prends le relais.
line-removed = 👋 L'hôte a écarté { $names }. Je prends le relais.
line-back = 🙌 { $names } est de retour.
line-lost = ⚠️ Il manque ici { $n ->
    [one] un message
   *[other] { $n } messages
} de cette partie : je n'ai pas pu publier.
line-doubled = Quelqu'un n'a rien ramassé du tout : cette manche compte double !

points-title = Têtes de bœuf : manche (partie)
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Feuille de marque
sheet-total = total
game-over = **Manche { $game } terminée.** Le moins de têtes de bœuf : { $names } avec { $points }.
match-over = 🏆 { $names } l'emporte avec { $score } !
match-over-shared = 🏆 Égalité en tête : { $names } se partagent la victoire avec { $score } !
match-over-uncounted = Moins de deux personnes sont restées jusqu’au bout : cette partie ne compte pas pour le classement.
match-over-not-stayed = { $n ->
    [one] { $names } n’est pas resté au bout, ou a manqué plus de la moitié des tours, et passe en dernier.
   *[other] { $names } ne sont pas restés au bout, ou ont manqué plus de la moitié des tours, et passent en dernier.
}
match-over-people-only = Le classement ne montre que des humains, mais une victoire compte contre toute la table.
match-ranking-title = Classement final
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = Le relevé de toute la partie
record-here = Toute la partie, carte par carte. `hornochse replay` la fait revivre.
shared-result = { $result } Ça s'est joué dans { $thread }.
shared-result-alone = { $result } Une partie contre des bots.
shared = C'est fait ! Le résultat est dans le salon.
shared-already = Ce résultat est déjà partagé.
only-players-share = Il faut avoir joué cette partie pour la partager.
end-title = { $n ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
end-games = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
end-worst = Pire rangée
end-lucky = La chance a souri à { $name } : mieux que la moyenne, d'environ { $n }
end-unlucky = La poisse a collé à { $name } : moins bien que la moyenne, d'environ { $n }
end-play-trap = 🎬 **Le coup de la partie :** { $name } remplit la rangée { $row } avec le { $card }, et { $victim } saute dedans à pieds joints : { $bulls }.
end-play-clean = 🎬 **La série de la partie :** { $name } n'a rien ramassé pendant { $n } tours d'affilée.
alt-end-place = { $place }. { $name }, { $score }.
alt-end-worst = Pire rangée : { $name } avec { $cards }, { $bulls }.
game-title = Manche { $game } · tour { $turn }
column-points = manche
column-total = partie
picture-goal-points = fin au-delà de { $points }
picture-goal-games = { $n ->
    [one] une manche
   *[other] { $n } manches
}

alt-row = Rangée { $row } : { $cards } ({ $bulls }).
alt-row-empty = Rangée { $row } : vide.

## Private hand

time-up = · le temps expire { $when }

hand-choose = **Choisis une carte** · manche { $game }, tour { $turn } { $until }
hand-chosen = **Tu joues le { $card }.** Tu peux encore changer d'avis.
hand-row = **Ton { $card } est trop bas pour toutes les rangées.** Choisis celle que tu ramasses ; ta carte en commence une nouvelle { $until }
hand-end = **Ton { $card } va aussi bien à deux endroits.** Choisis { $until }
hand-first = **Laquelle de tes deux cartes passe en premier ?** { $until }
hand-draft = **Choisis une carte pour ta main** { $until }
hand-one-or-two = **Joue encore une carte, ou restes-en là** { $until }
hand-keep = **Lesquelles de ces cartes reprends-tu en main ?** { $until }
hand-wait = C'est noté.
hand-waits-for = On attend { $names }.
hand-cards = Ta main : { $cards }
hand-between = Cette manche est finie. La suivante commence { $when }.
hand-over-won = 🏆 Tu gagnes avec { $score } !
hand-over-shared = 🏆 Tu partages la victoire : { $names }, à égalité avec { $score } !
hand-over-lost = 🏁 La victoire va à { $names }. Pour toi, c'est la { $place ->
    [1] **1re place**
   *[other] **{ $place }e place**
} sur { $seats }, avec { $score }.
hand-moved = Tes cartes sont ouvertes dans un autre message. Appuie sur **{ button-hand }** pour les ramener ici.
hand-dm-closed = Je n'ai pas pu t'écrire en message privé, alors voici tes cartes :
hand-not-yet = La partie n'a pas encore commencé. Tu auras tes cartes au lancement.
hand-paused-not-allowed = La partie est en pause : je n'ai pas le droit d'écrire dans { $channel }. Demande à quelqu'un qui gère le serveur de me laisser voir le salon, envoyer des messages, intégrer des liens et joindre des fichiers. Ensuite, `/{ command } table` relance tout.
hand-paused-gone = Le salon n'existe plus, donc cette partie est finie. Elle ne compte pas.
hand-away = Tu n'étais pas là, alors j'ai joué pour toi. Appuie sur **{ button-back }** ou sur une carte pour reprendre la main.
hand-left = Tu as quitté cette partie. `/{ command } join` dans le salon t'y ramène.
hand-where = { $server } · { $channel }
hand-stale = Cette main n'est plus à jour. Voici l'actuelle :
hand-late = Le temps était écoulé, alors j'ai joué une carte pour toi. Voici ta main maintenant :

## What the turn brought: in the private message

news-full = 💥 Ton **{ $card }** était la { $nth } carte de la rangée { $row } : **+{ $n }** 🐮
news-low = 💥 Ton **{ $card }** était trop bas. Tu as ramassé la rangée { $row } : **+{ $n }** 🐮
news-nowhere = 💥 Ton **{ $card }** n'allait nulle part. Tu as ramassé la rangée { $row } : **+{ $n }** 🐮
news-safe = 👍 Ton **{ $card }** est bien au chaud dans la rangée { $row }.
news-place = Te voilà à la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $seats }, avec { $total }.
line-calm = 😌 Chaque carte trouve sa place. Personne ne ramasse.

## Reminders

reminder = { $names }, la table attend ! Le temps expire { $until }.

## Answers to the person who asked

table-opened-thread = Ta table est prête : { $thread }
table-there-already = Il y a déjà une partie dans ce salon : { $link }
table-here = La voici !
no-table = Pas de partie dans ce salon. `/{ command } new` ouvre une table.
not-in-server = Je ne joue que sur les serveurs. Essaie dans un salon.
not-seated = Tu n'es pas à cette table. Tu veux la tienne ? Tape `/{ command } new` dans un autre salon ou un fil.
not-seated-running = Cette partie a commencé sans toi. Rejoins la prochaine !
already-seated = Tu es déjà à cette table.
joined-again = Te revoilà ! Tu as de nouveau tes cartes en main.
kicked-out = L'hôte a libéré ta place : tu n'es plus à cette table.
lobby-full = Cette table est complète ({ $most } places).
lobby-full-bots = Cette table est complète ({ $most } places), mais il y a des bots : l'hôte peut faire de la place avec « { button-bots } ».
joined-lobby = Tu es de la partie !
left-lobby = Tu as quitté la table.
left-match = Tu as quitté la partie. Je joue pour toi ; `/{ command } join` t'y ramène.
match-running = La partie a déjà commencé.
match-ended = Cette partie est finie.
only-host-start = Seuls l'hôte (**{ $host }**) et la modération peuvent lancer.
only-host-kick = Seuls l'hôte (**{ $host }**) et la modération peuvent écarter quelqu'un.
only-host-stop = Seuls l'hôte (**{ $host }**) et la modération peuvent arrêter la partie.
only-players-rematch = Il faut avoir joué cette partie pour demander la revanche. `/{ command } new` ouvre une table à tout le monde.
too-few-players = Il faut être au moins { $least }. Invite quelqu'un, ou appuie sur **{ button-bots }**.
kick-not-here = { $name } n'est pas à cette table.
kicked = C'est fait : { $name } n'est plus à la table.
kick-self = Pour partir, tape `/{ command } leave`.
stop-ask = Arrêter la partie pour tout le monde ? Elle ne comptera pas et ne pourra pas reprendre.
stopped = Partie arrêtée.
next-not-yet = Cette manche n'est pas encore finie.
old-button = Ce bouton n'est plus à jour. `/{ command } table` montre l'actuel.
old-version = Ce bouton vient d'une autre version de moi. `/{ command } table` montre la table, `/{ command } hand` tes cartes.
leave-by-command = La partie est lancée. Tu veux vraiment partir ? Tape `/{ command } leave`.
too-often = Doucement ! Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
target-and-games = Il faut choisir : `games` ou `target`. Une partie ne finit pas de deux façons.
cannot-save = Je n'ai pas pu enregistrer ça, donc rien n'a changé. Réessaie dans un instant.
out-of-order = J'ai un souci de mon côté, et rien n'a changé. Réessaie dans un instant.
table-came-to-nothing = J'ai été interrompu en préparant une table ici : il n'y en a donc pas. Ouvrez-en une autre quand vous voulez.
missing-permissions = Il me manque { $n ->
    [one] une permission
   *[other] des permissions
} dans ce salon : { $names }. Quelqu'un qui gère le serveur peut { $n ->
    [one] me la donner
   *[other] me les donner
}.
permission-view = Voir le salon
permission-send = Envoyer des messages
permission-send-threads = Envoyer des messages dans les fils
permission-threads = Créer des fils publics
permission-embed = Intégrer des liens
permission-attach = Joindre des fichiers
no-thread-here = Je ne peux pas ouvrir de fil ici. Essaie dans un salon textuel, ou retire `thread`.
thread-name = { game-name } avec { $host }

## Refusals of a choice

refused-not-held = Tu n'as pas cette carte : { $card }.
refused-not-your-turn = Ce n'est pas à toi.
refused-not-now = Ça, tu ne peux pas le faire maintenant.

## Rules and help

rules-title = Les règles en une minute
rules-text =
    Les cartes vont de 1 à 104, et chacune porte des **têtes de bœuf** : 7 sur le 55 ; 5 sur 11, 22, 33… ; 3 sur 10, 20, 30… ; 2 sur 5, 15, 25… ; 1 sur toutes les autres. Moins tu en as, mieux tu te portes.

    { "" }**À chaque tour**, tout le monde choisit une carte en secret. Puis on les retourne et on les place, de la plus basse à la plus haute :
    • Une carte va au bout d'une rangée : derrière la dernière carte la plus proche en dessous d'elle.
    • Tu poses la { $nth } carte d'une rangée ? **Tu ramasses la rangée**, et ta carte en commence une nouvelle.
    • Plus basse que toutes les dernières cartes ? **Tu ramasses la rangée de ton choix**, et ta carte en commence une nouvelle.

    Quand les mains sont vides, on compte les têtes de bœuf et on redistribue. { $end } **Le moins** de têtes de bœuf gagne !
rules-example = Sur l'image, le 32 d'Ada est allé derrière le 30, la dernière carte la plus proche en dessous de lui. Le 61 de Ben était la sixième carte de la rangée 4, derrière 50 52 55 58 59 : Ben ramasse les cinq, 13 têtes de bœuf, et le 61 en commence une nouvelle.
rules-alt-before = Un exemple de tour.
rules-end-points = Dès que quelqu'un dépasse { $points }, la partie s'arrête.
rules-end-games = La partie s'arrête après { $n ->
    [one] une manche
   *[other] { $n } manches
}.
rules-end-sheets = La partie s'arrête quand tout le monde a joué chaque feuille une fois.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

tutorial-title = Tutoriel
tutorial-me = Toi
tutorial-1 =
    { "" }**Salut, moi c'est Pip ! 🐣 Trois tours et tu connais le jeu.**
    Tout le monde joue une carte en secret. Puis on les pose toutes, la plus basse d'abord. Une carte va au bout d'une rangée, **derrière la dernière carte la plus proche en dessous d'elle**.

    À toi : quelle carte ira derrière le **41** ?
tutorial-2 =
    { "" }**Attention : la rangée 1 a déjà cinq cartes.** Qui pose la **sixième** ramasse les cinq. Leurs têtes de bœuf comptent contre toi, et c'est le plus petit score qui gagne.

    Joue une carte qui n'ira pas dans la rangée 1. Ou tente le diable, pour voir.
tutorial-3 =
    { "" }**Il te reste une carte, et c'est le 3.** Il est plus bas que toutes les dernières cartes : il ne va nulle part. Joue-le !
tutorial-right = 🎯 Exactement !
tutorial-fine = 🤔 Pas derrière le 41.
tutorial-safe = 😌 Ouf !
tutorial-ouch = 💥 Aïe !
tutorial-you-lay = Ton **{ $card }** va derrière le { $last }, rangée { $row } : la dernière carte la plus proche en dessous de lui.
tutorial-you-take = Ton **{ $card }** est la sixième carte de la rangée { $row }. Tu ramasses { $cards } : **{ $bulls }**. Ta carte en commence une nouvelle.
tutorial-pip-lay = Mon **{ $card }** va derrière le { $last }, rangée { $row }.
tutorial-pip-take = Mais mon **{ $card }** est la sixième carte de la rangée { $row }. Je ramasse { $cards } : **{ $bulls }**. Bon, tant pis.
tutorial-low = Trop bas pour toutes les rangées : avec le **{ $card }**, tu ramasses celle que tu veux. Prends celle qui fait le moins mal.
tutorial-end-cheapest = 🎯 La rangée { $row } pour **{ $bulls }** : il n'y a pas moins cher. Ton { $card } en commence une nouvelle.
tutorial-end = La rangée { $row } te coûte **{ $bulls }**. La rangée 1 était moins chère : compte les têtes, pas les cartes. Ton { $card } en commence une nouvelle.
tutorial-over = { "" }**Et voilà, tu sais tout !** On essaie pour de vrai, contre trois bots faciles ?

help-title = Comment on joue
help-text = { $kind ->
    [sixtysix] { help-sixtysix }
   *[nimmt] { help-nimmt }
}
help-nimmt =
    { "" }**Tu débutes ?** `/{ command } tutorial`, et trois tours suffisent. **Personne sous la main ?** `/{ command } solo` t'installe aussitôt contre trois bots.

    `/{ command } new` ouvre une table. Les autres appuient sur **{ button-join }**, l'hôte sur **{ button-start }**. Je **t'envoie tes cartes en message privé** : clique sur l'une d'elles. Tu peux changer d'avis tant que quelqu'un réfléchit encore. « { button-hand } » sous la table montre la même chose sur place, rien que pour toi.

    `/{ command } table` ramène la table en bas du salon · `hand` montre tes cartes · `join` et `leave` · `kick`, `bots` et `stop` pour l'hôte ou la modération · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**À demain :** `/{ command } daily` donne à tout le monde les mêmes cartes, une fois par jour. `me` et `stats` montrent ce que donnent les parties, `privacy` ce que je garde sur toi. Avec `void`, qui gère le serveur retire une partie de tous les comptes.

    { "" }**Un salon animé ?** `quiet:True` tient la partie en un seul message, `thread:True` lui donne son propre fil, et `/{ command } solo private:True` ne se montre qu'à toi.

    { "" }**Rythme :** `live` laisse 90 secondes par coup, `relaxed` une heure, `slow` une journée. Aux deux tiers du temps, je te fais signe une fois.

    { "" }**Temps écoulé ?** Je joue une carte pour toi : celle qui colle au plus près derrière une rangée où il y a de la place, sinon ta plus haute. S'il faut ramasser une rangée, je prends la moins chère. Deux tours manqués de suite, et tu passes en *absence* : un bot normal joue pour toi, jusqu'à ce que tu appuies sur « { button-back } » ou sur une carte.

    { "" }**Tu quittes** une partie ? Ta place reste la tienne, et un bot l'occupe. La partie continue tant qu'il reste deux places en jeu, dont au moins un humain.

    { "" }**Bots** (🤖) : appuie sur « { button-bots } » avant le lancement, ou tape `/{ command } bots`. Les bots ne trichent pas : ils ne voient que leurs cartes. Une partie compte pour le classement si au moins deux personnes la jouent jusqu'au bout.

    { "" }**Le coach :** `/{ command } hint` te dit, à toi et à personne d'autre, ce que chaque choix risque de coûter, et pourquoi. Le résultat dira qui a demandé, et combien de fois. « { button-review } » sous le résultat montre les choix qui t'ont coûté le plus cher, et qui a eu de la chance à la donne.

## Commands: names are fixed, descriptions are translated

command-nimmt = Jouer à 6 nimmt! (6 qui prend !) dans ce salon
command-new = Ouvrir une table : les autres rejoignent d'un clic, puis tu lances
command-new-target = { $kind ->
    [sixtysix] Combien de points gagnent la partie (d'habitude 7)
   *[nimmt] La partie s'arrête quand quelqu'un dépasse ce nombre de têtes de bœuf (d'habitude 66)
}
command-new-games = { $kind ->
    [sixtysix] Jouer ce nombre de manches, au lieu de viser un nombre de points
   *[nimmt] Jouer ce nombre de manches, au lieu de viser un nombre de têtes de bœuf
}
command-new-pace = Temps par coup
command-new-pace-live = live : { $n } secondes
command-new-pace-relaxed = relaxed (tranquille) : 1 heure
command-new-pace-slow = slow (au ralenti) : 24 heures
command-new-seats = { $kind ->
    [sixtysix] Combien de places à la table, au plus (d'habitude 3)
   *[nimmt] Combien de places à la table, au plus (d'habitude 10)
}
command-new-hints = Peut-on demander conseil ? (d'habitude oui)
command-new-quiet = Un seul message qui change, au lieu d'un par tour ? (d'habitude au choix du serveur)
command-new-thread = Jouer dans un fil, pour que ce salon reste calme
command-solo = Jouer tout de suite, contre des bots
command-solo-private = Ne montrer la partie qu'à toi, et rien dans ce salon ?
command-solo-level = La force des bots (d'habitude normal)
command-table = Ramener la table en bas du salon
command-hand = Voir tes cartes, rien que pour toi
command-hint = Ce que chaque choix risque de coûter, et pourquoi ; le résultat dira combien de fois tu as demandé
command-join = T'asseoir à la table de ce salon, ou y revenir
command-leave = Partir ; en pleine partie, un bot joue pour toi
command-kick = Écarter quelqu'un (hôte ou modération)
command-kick-player = La personne à écarter
command-bots = Ajouter des bots ou les renvoyer (hôte)
command-bots-level = Leur niveau (d'habitude normal)
command-bots-easy = facile : même quand on débute, un peu de soin suffit à les battre
command-bots-normal = normal : quelques soirées d'expérience
command-bots-hard = expert : on ne fait pas plus fort
command-bots-count = Combien (d'habitude 1, ou tous quand tu les renvoies)
command-bots-remove = Les renvoyer plutôt qu'en ajouter
command-stop = Arrêter la partie de ce salon (hôte ou modération)
command-rules = Les règles en une minute, avec une image
command-tutorial = Apprendre à jouer en trois tours, avec Pip
command-help = Comment jouer avec moi

## The coach: hints, and the review of a match

coach-thinks = Je réfléchis encore à ta dernière question. Un instant !
hint-title = Ce qui t'attend — manche { $game }, tour { $turn }
hint-title-cards = Combien de cartes à la fin ? — manche { $game }, tour { $turn }
hint-text = D'ici la fin de la manche, si tout le monde joue bien. Le plus bas est le mieux. Personne ne connaît la main des autres : un petit écart ne veut pas dire grand-chose.
hint-line = **{ $choice }** · { $cost } — { $why }
hint-line-plain = **{ $choice }** · { $cost }
hint-more = … et { $n } de plus, rien de mieux.
hint-footer = { $n ->
    [one] Tu as demandé conseil pour { $n } décision de cette partie. Le résultat le dira.
   *[other] Tu as demandé conseil pour { $n } décisions de cette partie. Le résultat le dira.
}
hint-nothing = Tu n'as rien à décider pour l'instant.
hint-off-match = Cette partie se joue sans conseils.
hint-off-server = Ce serveur joue sans conseils.
hints-title = Conseils demandés
hints-entry = { $name } **{ $n }**

choice-stop = pas de deuxième carte
choice-row = rangée { $row }
choice-before = devant le { $next }, rangée { $row }
choice-behind = derrière le { $next }, rangée { $row }
choice-first = le { $card } d'abord
choice-keep = reprendre { $cards }
choice-keep-none = ne rien reprendre

why-safe = à l'abri pour l'instant : rien ne passe entre le { $next } et cette carte
why-safe-before = à l'abri pour l'instant : ira devant le { $next }, rangée { $row }
why-roomy = à l'abri pour l'instant : la rangée { $row } peut encore prendre { $room ->
    [one] { $room } carte
   *[other] { $room } cartes
} avant celle-ci
why-risky = { $nth } carte de la rangée { $row } si quelqu'un joue { $cards } avant (encore dehors : { $out })
why-risky-several = { $nth } carte de la rangée { $row } si { $needed } autres jouent { $cards } avant (encore dehors : { $out })
why-takes = { $nth } carte de la rangée { $row } : coûte { $cost }
why-takes-unless = { $nth } carte de la rangée { $row } : coûte { $cost }, sauf si quelqu'un joue { $cards } avant
why-equal = se pose sur son jumeau, rangée { $row }, et ne ramasse rien
why-either = va aussi bien rangée { $row } que rangée { $other } : tu choisiras
why-low = trop bas pour toutes les rangées : la moins chère, la { $row }, coûte { $cost }
why-nowhere = ne va à aucun bout d'aucune rangée : la moins chère, la { $row }, coûte { $cost }
why-range = { $from }–{ $to }
why-row = coûte { $cost } tout de suite
why-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
why-hand = { $n ->
    [one] { $n } carte reste dans ta main
   *[other] { $n } cartes restent dans ta main
}
why-end-before = ensuite, il reste { $left ->
    [one] { $left } place
   *[other] { $left } places
} dans la rangée { $row }
why-end-behind = ensuite, il reste { $left ->
    [one] { $left } place
   *[other] { $left } places
} dans la rangée { $row }
why-draft = cartes encore étalées : { $lower } en dessous, { $higher } au-dessus

review-none = **Aucune erreur coûteuse !** J'ai regardé { $n ->
    [one] un de tes choix
   *[other] { $n } de tes choix
} : rien là-dedans ne t'a coûté de quoi en parler.
review-found = { $n ->
    [one] **Le choix qui t'a coûté le plus cher** (choix examinés : { $all })
   *[other] **Les { $n } choix qui t'ont coûté le plus cher** (choix examinés : { $all })
}
review-nothing = Je n'ai trouvé dans cette partie aucun choix de toi à regarder.
review-not-own = { $n ->
    [one] Un autre choix a été fait à ta place ; je ne le compte pas.
   *[other] { $n } autres choix ont été faits à ta place ; je ne les compte pas.
}
review-progress = Je revois ta partie… { $percent } %
review-not-all = (Il y en avait { $all } : trop pour tout regarder.)
review-choice = **{ $when }** ({ $situation }) : tu as choisi **{ $chosen }**. **{ $better }** t'aurait évité environ **{ $loss }** 🐮 ({ $less } au lieu de { $cost } jusqu'à la fin de la manche).
review-held = ta main { $cards }
review-to-place = à placer { $cards }
review-taken = cartes ramassées { $cards }
review-footer = Calculé avec ce que tu voyais à ce moment-là, si tout le monde joue bien ensuite.
review-not-over = L'analyse, c'est quand la partie est finie.
review-not-yours = Il faut avoir joué cette partie pour en voir l'analyse. Rejoins la prochaine !
match-gone = Je n'ai plus cette partie.
luck-title = **La chance à la donne**, par rapport à une main moyenne :
luck-none = Ces mains, vous les avez choisies : la chance n'y est pour rien.
luck-lucky = 🍀 { $name } : { $points } de veine
luck-unlucky = 🌧️ { $name } : { $points } de déveine
luck-even = { $name } : pile dans la moyenne

## Variants: the draft, two cards, menus

alt-pool = Cartes au choix : { $cards }.
draft-line = { $name } : { $cards }
draft-nothing = { $name } : –
cards-title = Cartes en main (points de la partie)
line-nowhere = 💥 Le **{ $card }** ne va à aucun bout d'aucune rangée : { $names } ramasse la rangée { $row }, { $cards } — **{ $bulls }**
tournament-sheet = Feuille : { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Ton { $card } ne va à aucun bout d'aucune rangée.** Choisis celle que tu ramasses ; ta carte en commence une nouvelle { $until }
waiting-nowhere = ⏳ Le **{ $card }** ne va à aucun bout d'aucune rangée. { $names } choisit laquelle ramasser · le temps expire { $until }
hand-choose-two = **Choisis deux cartes**, l'une après l'autre · manche { $game }, tour { $turn } { $until }
hand-second = **Le { $card }, et quelle autre carte ?** Reclique sur le { $card } pour le reprendre { $until }
menu-cards = Cartes { $first } à { $last }
menu-keep = Reprends-en jusqu'à { $n } en main
button-keep-none = Aucune : tout sur le tas
button-set-up = Réglages
button-bots = 🤖 Ajouter un bot

## What is played

variant-classic = Classique
variant-tactics = Tactique
variant-logic = Logique
variant-tournament = Tournoi
variant-pro = Pro
variant-open = À découvert
variant-refined = Finesse
variant-hand = Boomerang
variant-double = Double
variant-double_pairs = Doublets
variant-classic-line = tout le monde joue une carte en secret ; qui pose la { $nth } d'une rangée ramasse tout
variant-tactics-line = juste assez de cartes pour tout le monde, donc tu sais ce qui circule
variant-logic-line = les cartes sont étalées, et tu composes ta main au draft
variant-tournament-line = comme Logique, puis tout le monde joue chaque main une fois (de 2 à 5)
variant-pro-line = une carte va derrière une rangée ou devant, là où l'écart est le plus petit
variant-open-line = les cartes se jouent face visible, à tour de rôle
variant-refined-line = deux cartes secrètes à la fois, et tu décides laquelle passe en premier
variant-hand-line = une ou deux cartes visibles ; celles que tu ramasses peuvent revenir et comptent double
variant-double-line = deux paquets, jusqu'à 20 à table ; les cartes égales s'empilent
variant-double_pairs-line = un deuxième 11, 22, … 99 ; les cartes égales s'empilent
rules-summary = **{ $variant } :** { $line }. Le moins de têtes de bœuf gagne !
rules-summary-shedding = **{ $variant } :** { $line }. Les rangées ramassées vont dans ta main. Une main vide finit la manche ; le moins de cartes gagne !
rules-extras = En plus : { $extras }.
extra-rows = { $n } rangées
extra-takes = la { $nth } carte ramasse
extra-hand = mains de { $n }
extra-deal-all = toutes les cartes distribuées
extra-virgin = *ardoise vierge* (points doublés si quelqu'un ne ramasse rien)
extra-rows-stay = rangées gardées d'une manche à l'autre

## Setting up

setup-title = Réglages
setup-now = Pour l'instant : { $rules }
setup-cannot = **Ces règles ne vont pas ensemble :**
setup-only-host = Seuls l'hôte (**{ $host }**) et la modération peuvent changer les réglages.
setup-variant = Variante
setup-extras = Options
setup-rows = Rangées
setup-end = Fin de la partie
setup-hand = Cartes par main
setup-pace = Temps par coup
setup-seats = Nombre de places
setup-more = Plus
setup-back = Retour
setup-hints-off = Interdire les conseils
setup-hints-on = Permettre les conseils
setup-quiet-on = Un seul message pour toute la partie
setup-quiet-off = Un nouveau message à chaque tour
setup-virgin = Ardoise vierge
setup-virgin-line = Points doublés si quelqu'un ne ramasse rien de toute la manche
setup-rows-stay = Rangées gardées
setup-rows-stay-line = Les rangées restent sur la table pour la manche suivante
setup-shedding = Débarras
setup-shedding-line = Les rangées ramassées vont dans ta main ; débarrasse-toi de tes cartes
setup-deal-all = Tout distribuer
setup-deal-all-line = Toutes les cartes du paquet sont distribuées
setup-rows-option = { $rows } rangées, la { $nth } carte ramasse
setup-end-own = Comme d'habitude dans cette variante
setup-end-points = Jusqu'à ce que quelqu'un dépasse { $n } têtes de bœuf
setup-end-games = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
setup-hand-own = Comme d'habitude dans cette variante
setup-hand-option = { $n } cartes
setup-seats-option = { $n } places au plus
cannot-start = À { $seats }, ces règles ne sont pas jouables : { $reasons }
cannot-open = Ces règles ne vont pas ensemble : { $reasons }

## Bots

level-easy = facile
level-normal = normal
level-hard = expert
bots-title = Bots
bots-about = Les bots ne trichent pas : ils ne voient que leurs cartes. À partir de deux humains, la partie compte pour le classement.
bots-add = Ajouter un bot…
bots-remove = Renvoyer un bot…
bots-one-easy = + Bot facile
bots-one-normal = + Bot normal
bots-one-hard = + Bot expert
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) s'installe : { $line }
bots-went = Au revoir, { $names }.
bots-full = Cette table est complète.
bots-nobody = Ce bot n'est pas à cette table.
bots-only-host = Seuls l'hôte (**{ $host }**) et la modération peuvent ajouter ou renvoyer des bots.
bots-running = La partie a déjà commencé. Ajoute des bots avant la prochaine ; en cas d'absence, je joue de toute façon.
cast-pip = un poussin. Picore tout ce qui brille.
cast-clover = un veau. Aime les grands nombres, parce qu'ils sont grands.
cast-dumpling = un porcelet. Mange tout ce qu'on pose devant lui.
cast-waddle = un caneton. Suit toujours le dernier passé.
cast-tuft = un agneau. Regarde par la porte de la grange pendant la donne.
cast-burr = un cabri. Saute d'abord, regarde après.
cast-berta = une vache. Rumine chaque carte deux fois.
cast-gander = un jars. Monte la garde devant la rangée la plus courte.
cast-mortimer = un âne. Têtu, mais il sait compter.
cast-henrietta = une poule. Ne met jamais tous ses œufs dans la même rangée.
cast-truffle = une truie. Flaire de loin une rangée pleine.
cast-rumble = un chien de berger. Sait où chaque carte veut rentrer.
cast-olga = une chouette. A déjà vu passer toutes les cartes.
cast-renata = une renarde. Compte tes cartes aussi bien que les siennes.
cast-corvin = un corbeau. Se souvient de ce que tu as joué il y a une heure.
cast-magnus = un bœuf. Lent à parler, dur à pousser.
cast-sibyl = un chat. Tapi derrière la cinquième carte, attend que tu poses la sixième.
cast-ignatius = un bouc. Calcule en dormant.

## Why rules contradict each other

contradiction-too-few = il faut être au moins 2
contradiction-too-many = on joue à { $most } au plus
contradiction-rows = il faut 3, 4 ou 5 rangées
contradiction-takes = c'est la 5e, la 6e ou la 7e carte qui ramasse
contradiction-empty-hand = il faut au moins une carte par personne
contradiction-cards = { $seats } mains de { $hand } cartes et { $rows } rangées demandent { $needed } cartes, et il n'y en a que { $cards }
contradiction-hand-limit = une main tient { $limit } cartes au plus, pas { $hand }
contradiction-odd-hand = on joue deux cartes à la fois : d'une main de { $hand }, il en resterait une
contradiction-deal-all = pour tout distribuer, il faut un paquet entier, et celui-ci est taillé sur mesure pour les mains
contradiction-draft-rows-stay = avec un draft, les rangées ne peuvent pas rester : elles naissent des cartes dont personne n'a voulu
contradiction-rows-stay = les rangées gardées peuvent retenir { $kept } cartes ; il en reste { $left }, et les mains en demandent { $needed }
contradiction-shedding-hand = Débarras et Boomerang décident tous deux où va une rangée ramassée
contradiction-shedding-equal = Débarras ne peut pas partager une rangée entre deux mains, ce que feraient des cartes égales
contradiction-no-games = une partie a au moins une manche
contradiction-sheets = un tournoi à { $seats } dure { $seats } manches, et ne finit pas autrement
contradiction-other = ces éléments ne vont pas dans un même jeu

## More of the commands

command-new-variant = La variante à jouer (d'habitude Classique)
command-variant-choice = { $name } : { $line }
command-new-rows = Combien de rangées (d'habitude 4)
command-new-takes = La carte qui ramasse la rangée : 5e, 6e ou 7e (d'habitude la 6e)
command-new-hand = Combien de cartes par personne (d'habitude 10 ; 14 en Finesse et Boomerang)
command-new-deal_all = Distribuer toutes les cartes du paquet
command-new-virgin = Ardoise vierge : points doublés si quelqu'un ne ramasse rien de la manche
command-new-rows_stay = Les rangées restent sur la table pour la manche suivante
command-new-shedding = Les rangées ramassées vont en main ; une main vide finit la manche
command-rules-variant = La variante à expliquer (d'habitude Classique)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-legend = [14] : carte posée pendant ce tour. Derrière chaque rangée, ses têtes de bœuf.
replay-seat = Place { $seat }
replay-deal = Manche { $game } · la donne
replay-draft = Manche { $game } · le draft
replay-open = { $title }, inachevé
replay-pool = Encore étalées : { $cards }
replay-played = joué
replay-took = pris
replay-awaited = { $name } ({ $decision })
# Ce qu'on attend de quelqu'un.
replay-awaits-draft = une carte à choisir
replay-awaits-play = une carte à jouer
replay-awaits-play_or_stop = encore une carte, ou aucune
replay-awaits-row = une rangée à ramasser
replay-awaits-end = où va la carte
replay-awaits-first = quelle carte d'abord
replay-awaits-keep = quelles cartes reprendre
replay-awaits-trump = l'atout
replay-awaits-bid = l'atout, ou passer
replay-awaits-lead = l'entame
replay-awaits-follow = une carte en réponse
replay-waiting = Le relevé s'arrête ici. On attend : { $names }.
replay-unfinished = Le relevé s'arrête ici, avant la fin de la partie.

## The rules of each variant: what differs from the classic game

rules-as-classic = Pour le reste, c'est comme en Classique (`/{ command } rules`).
rules-tactics =
    { "" }**Juste assez de cartes :** à trois, on joue avec les cartes de 1 à 34, à quatre de 1 à 44 : dix par personne, et quatre pour les rangées.

    Chaque carte que tu ne vois pas est donc dans la main de quelqu'un. Tiens tes comptes, et à la fin tu sauras qui cache quoi.
rules-tactics-example = À deux, on joue avec les cartes de 1 à 24. Le 9 d'Ada et le 16 de Ben sont placés. Si tu as tenu tes comptes, tu sais quelles cartes courent encore.
rules-logic =
    { "" }**Une donne sans hasard :** on étale les cartes de 1 à 10 × le nombre de places + 4. À tour de rôle, prends une carte pour ta main, jusqu'à ce que tout le monde en ait dix. Les quatre dernières ouvrent les rangées, en ordre croissant.

    Tu choisis dans les menus de ton message privé ; la table montre ce que chaque main a pris. Le premier choix change de place à chaque manche.
rules-logic-example = Personne n'a voulu de 3, 12, 19 et 22 : ils ouvrent les rangées. Tout le monde connaît toutes les mains. Reste à savoir quand jouer quoi.
rules-tournament =
    { "" }**Chaque main pour tout le monde :** la première manche se joue comme Logique, et chaque main de dix est notée sur une feuille. Après chaque manche, passe ta feuille et joue la suivante, avec les quatre mêmes premières cartes, jusqu'à ce que tout le monde ait joué toutes les feuilles.

    De 2 à 5 à la table ; il y a autant de manches que de places. À la fin, tu vois chaque feuille et ce que tout le monde en a fait. Le plus petit total gagne.
rules-tournament-example = Ada joue le 8 et Ben le 14, sur les feuilles de leur draft. À la manche suivante, ils échangent leurs feuilles, avec les quatre mêmes premières cartes.
rules-pro =
    { "" }**Les rangées poussent des deux côtés :** une carte va *derrière* la dernière d'une rangée si elle est plus haute, ou *devant* la première si elle est plus basse. Le plus petit écart, à n'importe quel bout, décide.

    • Deux bouts à la même distance ? Tu choisis.
    • Tu poses la { $nth } carte, d'un côté ou de l'autre ? Tu ramasses la rangée, et ta carte en commence une nouvelle.
    • Ta carte ne va à aucun bout d'aucune rangée ? Tu ramasses la rangée de ton choix.

    L'épingle sur l'image montre où une rangée a commencé.
rules-pro-example = Le 5 d'Ada est allé devant le 7 de la rangée 2 : un écart de 2, le plus petit de la table. Le 62 de Ben est allé derrière le 60 de la même rangée : un écart de 2, quand le 66 de la rangée 3 est à 4.
rules-open =
    { "" }**Les cartes se jouent face visible :** quelqu'un commence, et tout le monde voit ce qui a été joué avant. Ensuite, les cartes se placent comme d'habitude, la plus basse d'abord.

    Au tour suivant, c'est la place d'après qui commence. Le 1 ne joue pas : on peut donc être 9. Une carte montrée ne se reprend pas.
rules-open-example = Ada a joué le 32. Ben l'a vu, et a joué le 33 pour se glisser juste derrière.
rules-refined =
    { "" }**Deux cartes à la fois :** les mains ont 14 cartes, et à chaque tour tout le monde en choisit deux en secret. Qui a la plus basse carte encore à placer place alors ses deux cartes, et décide laquelle passe en premier. Puis vient la plus basse qui reste, et ainsi de suite. Une manche dure sept tours.

    De 2 à 7 à la table. Dans ton message privé, clique sur une carte, puis sur l'autre.
rules-refined-example = Ada avait la plus basse, le 13, et a placé son 38 d'abord : derrière le 37. Puis son 13 est allé derrière le 12, avant que Ben ne place les deux siennes.
rules-hand =
    { "" }**Ce que tu ramasses peut revenir :** les mains ont 14 cartes. À tour de rôle, joue une carte ou deux, face visible ; chacune est placée aussitôt. Si tu ramasses une rangée, tu décides quelles cartes vont dans ta main et lesquelles sur ton tas. Une main ne dépasse jamais 16 cartes.

    La manche finit après le tour où quelqu'un n'a plus de cartes, ou en a plus de 20 sur son tas. Sur le tas, les têtes de bœuf comptent une fois ; dans la main, **deux fois**.
rules-hand-example = Avec son 61, Ben a ramassé la rangée 4 : 50 52 55 58 59. Il a repris le 50 pour le rejouer plus tard, et mis le reste sur son tas.
rules-double =
    { "" }**Deux paquets, jusqu'à 20 à table :** chaque carte existe en double.

    • Deux cartes égales jouées au même tour sont placées ensemble, en pile. Une pile occupe une seule place dans la rangée, mais chacune de ses cartes compte.
    • Une carte égale à la **dernière** d'une rangée se pose dessus, même si la rangée est pleine, et ne ramasse rien.
    • Si les cartes égales de deux personnes ramassent une rangée, elles s'en partagent les têtes de bœuf, demies arrondies au-dessus. Si ces cartes sont trop basses, c'est la première des deux places, en partant de celle qui commence, qui choisit la rangée.
rules-double-example = Ada et Ben ont joué chacun un 32. Les deux s'empilent derrière le 30 et ne comptent que pour une carte dans la rangée.
rules-double_pairs =
    { "" }**Neuf cartes existent en double :** 11, 22, 33, 44, 55, 66, 77, 88 et 99.

    • Deux cartes égales jouées au même tour sont placées ensemble, en pile. Une pile occupe une seule place dans la rangée, mais chacune de ses cartes compte.
    • Une carte égale à la **dernière** d'une rangée se pose dessus, même si la rangée est pleine, et ne ramasse rien.
    • Si les cartes égales de deux personnes ramassent une rangée, elles s'en partagent les têtes de bœuf, demies arrondies au-dessus.
rules-double_pairs-example = La rangée 3 était pleine. Le 44 de Ben est égal à sa dernière carte : il se pose dessus, et personne ne ramasse rien.
