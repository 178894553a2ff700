# What the bot says about 6 nimmt!, in French.

## Small parts

bull-heads = { $n ->
    [one] { $n } tête de bœuf
   *[other] { $n } têtes de bœuf
}

## Lobby

chip-sheets = toutes les feuilles
lobby-end-points-shedding = On joue jusqu'à ce que quelqu'un dépasse { $points } cartes.
lobby-end-points = On joue jusqu'à ce que quelqu'un dépasse { $points } têtes de bœuf.
lobby-end-sheets = Chaque feuille se joue une fois.
button-on = Continuer
button-card = { $card } · { $bulls } 🐮
button-card-chosen = ✓ { $card } · { $bulls } 🐮
button-card-pictured = { $card }
button-card-pictured-chosen = ✓ { $card }
button-row = Rangée { $row } : { $cards } · { $cost }
button-end-left = { $card } devant le { $next }, rangée { $row }
button-end-right = { $card } derrière le { $next }, rangée { $row }
button-enough = J'en reste là
button-first = Le { $card } d'abord

## Table message

board-heading = **Manche { $game } · tour { $turn }**
board-heading-after = **Manche { $game } · après le tour { $turn }**
board-heading-draft = **Manche { $game } · choix des cartes**
waiting-row = ⏳ Le **{ $card }** est trop bas pour toutes les rangées. { $names } choisit laquelle ramasser { $until }
waiting-other = ⏳ La décision revient à { $names } { $until }
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
line-doubled = Quelqu'un n'a rien ramassé du tout : cette manche compte double !
points-title = Têtes de bœuf : manche (partie)
game-over = **Manche { $game } terminée.** Le moins de têtes de bœuf : { $names } avec { $points }.
game-over-shedding = **Manche { $game } terminée.** Le moins de cartes en main : { $names } avec { $points }.
end-worst = Pire rangée
end-lucky = La chance a souri à { $name } : mieux que la moyenne, d'environ { $n }
end-unlucky = La poisse a collé à { $name } : moins bien que la moyenne, d'environ { $n }
end-play-trap = 🎬 **Le coup de la partie :** { $name } remplit la rangée { $row } avec le { $card }, et { $victim } saute dedans à pieds joints : { $bulls }.
end-play-clean = 🎬 **La série de la partie :** { $name } n'a rien ramassé pendant { $n } tours d'affilée.
alt-end-worst = Pire rangée : { $name } avec { $cards }, { $bulls }.
game-title = Manche { $game } · tour { $turn }
game-title-only = Tour { $turn }
column-points = manche
picture-goal-points = fin au-delà de { $points }
picture-goal-games = { $n ->
    [one] une manche
   *[other] { $n } manches
}
alt-row = Rangée { $row } : { $cards } ({ $bulls }).
alt-row-empty = Rangée { $row } : vide.

## Private hand

hand-choose = **Choisis une carte** · { $when } { $until }
# Which decision it is; in a match of one game the turn alone.
hand-when = manche { $game }, tour { $turn }
hand-when-only = tour { $turn }
hand-chosen = **Tu joues le { $card }.** Tu peux encore changer d'avis.
hand-row = **Ton { $card } est trop bas pour toutes les rangées.** Choisis celle que tu ramasses ; ta carte en commence une nouvelle { $until }
hand-end = **Ton { $card } va aussi bien à deux endroits.** Choisis { $until }
hand-first = **Laquelle de tes deux cartes passe en premier ?** { $until }
hand-draft = **Choisis une carte pour ta main** { $until }
hand-one-or-two = **Joue encore une carte, ou restes-en là** { $until }
hand-keep = **Lesquelles de ces cartes reprends-tu en main ?** { $until }
hand-wait = Rien à faire pour l'instant.

## What the turn brought: in the private message

news-full = 💥 Ton **{ $card }** était la { $nth } carte de la rangée { $row } : **+{ $n }** { $unit }
news-low = 💥 Ton **{ $card }** était trop bas. Tu as ramassé la rangée { $row } : **+{ $n }** { $unit }
news-nowhere = 💥 Ton **{ $card }** n'allait nulle part. Tu as ramassé la rangée { $row } : **+{ $n }** { $unit }
news-safe = 👍 Ton **{ $card }** est bien au chaud dans la rangée { $row }.
news-place = Te voilà à la { $place ->
    [1] 1re
   *[other] { $place }e
} place sur { $seats }, avec { $total }.
line-calm = 😌 Chaque carte trouve sa place. Personne ne ramasse.

## Rules and help

rules-text =
    Les cartes vont de 1 à 104, et chacune porte des **têtes de bœuf** : 7 sur le 55 ; 5 sur 11, 22, 33… ; 3 sur 10, 20, 30… ; 2 sur 5, 15, 25… ; 1 sur toutes les autres. Moins tu en as, mieux tu te portes.

    { "" }**À chaque tour**, tout le monde choisit une carte en secret. Puis on les retourne et on les place, de la plus basse à la plus haute :
    • Une carte va au bout d'une rangée : derrière la dernière carte la plus proche en dessous d'elle.
    • Tu poses la { $nth } carte d'une rangée ? **Tu ramasses la rangée**, et ta carte en commence une nouvelle.
    • Plus basse que toutes les dernières cartes ? **Tu ramasses la rangée de ton choix**, et ta carte en commence une nouvelle.

    { $count }
rules-count = Quand les mains sont vides, on compte les têtes de bœuf. { $end } **Le moins** de têtes de bœuf gagne !
rules-count-shedding = Ici, les têtes de bœuf ne comptent pas. Les rangées ramassées vont dans ta main. Dès qu'une main est vide, chacun compte ses cartes. { $end } **Le moins** de cartes gagne !
rules-example-usual = L'image montre une partie avec les règles habituelles.
rules-usual-sizes = Les nombres de cartes, de rangées, de tours et de personnes ci-dessous sont ceux d'habitude.
rules-example = Sur l'image, le 32 d'Ada est allé derrière le 30, la dernière carte la plus proche en dessous de lui. Le 61 de Ben était la sixième carte de la rangée 4, derrière 50 52 55 58 59 : Ben ramasse les cinq, 13 têtes de bœuf, et le 61 en commence une nouvelle.
rules-end-points = On redistribue jusqu'à ce que quelqu'un dépasse { $points } : la partie s'arrête alors.
rules-end-games = La partie s'arrête après { $n ->
    [one] une manche
   *[other] { $n } manches
}.
rules-end-sheets = La partie s'arrête quand tout le monde a joué chaque feuille une fois.
tutorial-title = Tutoriel
tutorial-me = Toi
tutorial-1 =
    { "" }**Salut, moi c'est Pip ! 🐣 Trois tours et tu connais le jeu.**
    Tout le monde joue une carte en secret. Puis on les pose toutes, la plus basse d'abord. Une carte va au bout d'une rangée, **derrière la dernière carte la plus proche en dessous d'elle**.

    À toi : quelle carte ira derrière le **41** ?
tutorial-2 =
    { "" }**Nouvelle table. Attention : la rangée 1 a déjà cinq cartes.** Qui pose la **sixième** ramasse les cinq. Leurs têtes de bœuf comptent contre toi, et c'est le plus petit score qui gagne.

    Joue une carte qui n'ira pas dans la rangée 1. Ou tente le diable, pour voir.
tutorial-3 =
    { "" }**La dernière table. Il te reste une carte, et c'est le 3.** Il est plus bas que toutes les dernières cartes : il ne va nulle part. Joue-le !
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
tutorial-over = { "" }**Et voilà, tu sais tout !** On essaie pour de vrai, contre trois bots de niveau 1 ?
help-nimmt =
    { "" }**Tu débutes ?** `/{ command } tutorial`, et trois tours suffisent. **Personne sous la main ?** `/{ command } solo` t'installe aussitôt contre trois bots.

    `/{ command } new` ouvre une table. Les autres appuient sur **{ button-join }**, l'hôte sur **{ button-start }**. Tes cartes ne sont **que pour toi**, en message privé ou avec « { button-hand } » sous la table : clique sur l'une d'elles. Tu peux changer d'avis tant que quelqu'un réfléchit encore.

    `/{ command } table` ramène la table en bas du salon · `hand` montre tes cartes · `join` et `leave` · `kick`, `bots` et `stop` pour l'hôte ou la modération · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**À demain :** `/{ command } daily` donne à tout le monde les mêmes cartes, une fois par jour, et `puzzle` le même problème. `duel` défie quelqu'un : la même donne, chacun quand ça lui convient. `league` en fait une ligue : un duel par semaine. `me` et `stats` montrent ce que donnent les parties, `privacy` ce que je garde sur toi. Avec `void`, qui gère le serveur retire une partie de tous les comptes.

    { "" }**Un salon animé ?** `quiet:True` tient la partie en un seul message, `thread:True` lui donne son propre fil. `/{ command } solo` ne se montre qu'à toi ; `public:True` le montre à tout le monde.

    { "" }**Rythme :** `live` laisse 90 secondes par coup, `relaxed` une heure, `slow` une journée. Aux deux tiers du temps, je te fais signe une fois. Quand tu joues en solo contre des bots, prends tout ton temps.

    { "" }**Temps écoulé ?** Je joue une carte pour toi : celle qui colle au plus près derrière une rangée où il y a de la place, sinon ta plus haute. S'il faut ramasser une rangée, je prends la moins chère. Deux tours manqués de suite, et tu passes en *absence* : un bot de niveau 5 joue pour toi, jusqu'à ce que tu appuies sur « { button-back } » ou sur une carte.

    { "" }**Tu quittes** une partie ? Ta place reste la tienne, et un bot l'occupe. La partie continue tant qu'il reste deux places en jeu, dont au moins un humain.

    { "" }**Bots** (🤖) : appuie sur « { button-bots } » avant le lancement, ou tape `/{ command } bots`. Les bots ne trichent pas : ils ne voient que leurs cartes. Une partie compte pour le classement si au moins deux personnes la jouent jusqu'au bout.

    { "" }**Le coach :** `/{ command } hint` te dit, à toi et à personne d'autre, ce que chaque choix risque de coûter, et pourquoi. Le résultat dira qui a demandé, et combien de fois. « { button-review } » sous le résultat montre les choix qui t'ont coûté le plus cher, et qui a eu de la chance à la donne.

## The coach: hints, and the review of a match

hint-title = Têtes de bœuf à prévoir — manche { $game }{ $turn ->
    [0] { "" }
   *[other] , tour { $turn }
    }
hint-title-cards = Combien de cartes à la fin ? — manche { $game }{ $turn ->
    [0] { "" }
   *[other] , tour { $turn }
    }
hint-text = D'ici la fin de la manche, si tout le monde joue bien. Plus c'est bas, mieux c'est. Personne ne connaît la main des autres : un petit écart ne veut pas dire grand-chose.
choice-stop = pas de deuxième carte
choice-row = rangée { $row }
choice-before = devant le { $next }, rangée { $row }
choice-behind = derrière le { $next }, rangée { $row }
choice-first = le { $card } d'abord
choice-keep = reprendre { $cards }
choice-keep-none = ne rien reprendre
why-safe = à l'abri pour l'instant : rien ne passe entre le { $next } et cette carte
why-safe-before = à l'abri pour l'instant : ira devant le { $next }, rangée { $row }
why-safe-at-once = à l'abri : aucune autre carte ne passe avant elle
why-roomy = à l'abri pour l'instant : la rangée { $row } peut encore prendre { $room ->
    [one] { $room } carte
   *[other] { $room } cartes
} avant celle-ci
why-risky = { $nth } carte de la rangée { $row } si quelqu'un joue { $out ->
    [one] { $cards } avant (encore dehors)
   *[other] une des cartes { $cards } avant (encore dehors : { $out })
}
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
review-choice = **{ $when }** ({ $situation }) : tu as choisi **{ $chosen }**. **{ $better }** t'aurait évité environ **{ $loss }** { $unit } ({ $less } au lieu de { $cost } jusqu'à la fin de la manche).
review-held = ta main { $cards }
review-to-place = à placer { $cards }
review-taken = cartes ramassées { $cards }
luck-title = **La chance à la donne**, par rapport à une main moyenne :
luck-none = Ces mains, vous les avez choisies : la chance n'y est pour rien.
luck-lucky = 🍀 { $name } : { $points } de veine
luck-unlucky = 🌧️ { $name } : { $points } de déveine
luck-even = { $name } : à peu près dans la moyenne
style-title = **Tes adversaires :**
style-cautious = { $name } joue la sécurité, au plus près du bout d'une rangée
style-hoarder = { $name } garde ses cartes hautes
style-gambler = { $name } aime les rangées presque pleines

## Variants: the draft, two cards, menus

alt-pool = Cartes au choix : { $cards }.
draft-line = { $name } : { $cards }
draft-nothing = { $name } : –
cards-title = Cartes en main (points de la partie)
line-nowhere = 💥 Le **{ $card }** ne va à aucun bout d'aucune rangée : { $names } ramasse la rangée { $row }, { $cards } — **{ $bulls }**
tournament-sheet = Feuille : { $name }
tournament-score = { $name } **{ $points }**
hand-nowhere = **Ton { $card } ne va à aucun bout d'aucune rangée.** Choisis celle que tu ramasses ; ta carte en commence une nouvelle { $until }
waiting-nowhere = ⏳ Le **{ $card }** ne va à aucun bout d'aucune rangée. { $names } choisit laquelle ramasser { $until }
hand-choose-two = **Choisis deux cartes**, l'une après l'autre · { $when } { $until }
hand-second = **Le { $card }, et quelle autre carte ?** Reclique sur le { $card } pour le reprendre { $until }
menu-cards = Cartes { $first } à { $last }
menu-keep = Reprends-en jusqu'à { $n } en main
button-keep-none = Aucune : tout sur le tas

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
variant-classic-line = tout le monde joue une carte en secret ; qui pose la { $nth } d'une rangée ramasse tout
variant-tactics-line = juste assez de cartes pour tout le monde, donc tu sais ce qui circule
variant-logic-line = les cartes sont étalées, et tu composes ta main
variant-tournament-line = comme Logique, puis tout le monde joue chaque main une fois (de 2 à 5)
variant-pro-line = une carte va derrière une rangée ou devant, là où l'écart est le plus petit
variant-open-line = les cartes se jouent face visible, à tour de rôle
variant-refined-line = deux cartes secrètes à la fois, et tu décides laquelle passe en premier
variant-hand-line = une ou deux cartes visibles ; celles que tu ramasses peuvent revenir et comptent double
variant-double-line = deux paquets, jusqu'à 20 à table ; les cartes égales s'empilent
rules-summary = **{ $variant } :** { $line }. Qui a le moins de têtes de bœuf gagne !
rules-summary-shedding = **{ $variant } :** { $line }. Les rangées ramassées vont dans ta main. Une main vide finit la manche ; le moins de cartes gagne !
extra-rows = { $n } rangées
extra-takes = la { $nth } carte ramasse
extra-hand = mains de { $n }
extra-deal-all = tout le paquet à parts égales
extra-virgin = *ardoise vierge* (points doublés si quelqu'un ne ramasse rien)
extra-rows-stay = rangées gardées d'une manche à l'autre

## Setting up

setup-rows = Rangées
setup-hand = Cartes par main
setup-virgin = Ardoise vierge
setup-virgin-line = Points doublés si quelqu'un ne ramasse rien de toute la manche
setup-rows-stay = Rangées gardées
setup-rows-stay-line = Les rangées restent sur la table pour la manche suivante
setup-shedding = Débarras
setup-shedding-line = Les rangées ramassées vont dans ta main ; débarrasse-toi de tes cartes
setup-deal-all = Tout distribuer
setup-deal-all-line = Distribuer autant de cartes que possible, le même nombre à chaque main
setup-rows-option = { $rows } rangées, la { $nth } carte ramasse
setup-end-points = Jusqu'à ce que quelqu'un dépasse { $n } têtes de bœuf
setup-end-points-shedding = Jusqu'à ce que quelqu'un dépasse { $n } cartes
setup-hand-own = Comme d'habitude dans cette variante
setup-hand-option = { $n } cartes

## Why rules contradict each other

contradiction-rows = il faut 3, 4 ou 5 rangées
contradiction-takes = c'est la 5e, la 6e ou la 7e carte qui ramasse
contradiction-empty-hand = il faut au moins une carte par personne
contradiction-cards = { $seats } mains de { $hand } cartes et { $rows } rangées demandent { $needed } cartes, et il n'y en a que { $cards }
contradiction-hand-limit = une main tient { $limit } cartes au plus, pas { $hand }
contradiction-odd-hand = on joue deux cartes à la fois : d'une main de { $hand }, il en resterait une
contradiction-deal-all = pour tout distribuer, il faut un paquet entier, et celui-ci est taillé sur mesure pour les mains
contradiction-draft-rows-stay = quand on compose ses mains, les rangées ne peuvent pas rester : elles naissent des cartes dont personne n'a voulu
contradiction-rows-stay = les rangées gardées peuvent retenir { $kept } cartes ; il en reste { $left }, et les mains en demandent { $needed }
contradiction-shedding-hand = Débarras et Boomerang décident tous deux où va une rangée ramassée
contradiction-shedding-equal = Débarras ne peut pas partager une rangée entre deux mains, ce que feraient des cartes égales
contradiction-no-points = avec si peu de cartes, presque personne ne ramasse de rangée, et la partie ne finirait jamais aux points : choisis un nombre de manches
contradiction-no-games = une partie a au moins une manche
contradiction-sheets = un tournoi à { $seats } dure { $seats } manches, et ne finit pas autrement

## More of the commands

command-new-rows = Combien de rangées (d'habitude 4)
command-new-takes = La carte qui ramasse la rangée : 5e, 6e ou 7e (d'habitude la 6e)
command-new-hand = Combien de cartes par personne (d'habitude 10 ; 14 en Finesse et Boomerang)
command-new-virgin = Ardoise vierge : points doublés si quelqu'un ne ramasse rien de la manche
command-new-shedding = Les rangées ramassées vont en main ; une main vide finit la manche

## The command `hornochse replay`, in the terminal

replay-legend = [14] : carte posée pendant ce tour. Derrière chaque rangée, ses têtes de bœuf.
replay-pool = Encore étalées : { $cards }
replay-played = joué
replay-took = pris

## The rules of each variant: what differs from the classic game

rules-tactics =
    { "" }**Juste assez de cartes :** à trois, on joue avec les cartes de 1 à 34, à quatre de 1 à 44 : dix par personne, et quatre pour les rangées.

    Chaque carte que tu ne vois pas est donc dans la main de quelqu'un. Tiens tes comptes, et à la fin tu sauras qui cache quoi.
rules-tactics-example = À deux, on joue avec les cartes de 1 à 24. Le 9 d'Ada et le 16 de Ben sont placés. Si tu as tenu tes comptes, tu sais quelles cartes courent encore.
rules-logic =
    { "" }**Une donne sans hasard :** on étale les cartes de 1 à 10 × le nombre de personnes à la table + 4. À tour de rôle, prends une carte pour ta main, jusqu'à ce que tout le monde en ait dix. Les quatre dernières ouvrent les rangées, en ordre croissant.

    Tu choisis dans les menus de ton message privé ; la table montre ce que chaque main a pris. Le premier choix change de place à chaque manche.
rules-logic-example = Personne n'a voulu de 3, 12, 19 et 22 : ils ouvrent les rangées. Tout le monde connaît toutes les mains. Reste à savoir quand jouer quoi.
rules-tournament =
    { "" }**Chaque main pour tout le monde :** la première manche se joue comme Logique, et chaque main de dix est notée sur une feuille. Après chaque manche, passe ta feuille et joue la suivante, avec les quatre mêmes premières cartes, jusqu'à ce que tout le monde ait joué toutes les feuilles.

    De 2 à 5 à la table ; il y a autant de manches que de personnes à la table. À la fin, tu vois chaque feuille et ce que tout le monde en a fait. Le plus petit total gagne.
rules-tournament-example = Ada joue le 8 et Ben le 14, sur les feuilles qu'ils ont composées. À la manche suivante, ils échangent leurs feuilles, avec les quatre mêmes premières cartes.
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
