# What the bot says about Sixty-Six, in French. `{ $card }` and the like come as a sign and an index: ♣ D.
# A game is a "manche", a match a "partie"; "der" is the last trick, as every player of belote knows.

## Small parts

# What is printed on ace, ten, king, queen, jack, nine and eight.
sixtysix-indices = A 10 R D V 9 8
sixtysix-clubs = Trèfle
sixtysix-spades = Pique
sixtysix-hearts = Cœur
sixtysix-diamonds = Carreau
sixtysix-game-points = { $n ->
    [one] { $n } point de partie
   *[other] { $n } points de partie
}
sixtysix-card-points = { $n ->
    [one] { $n } point de cartes
   *[other] { $n } points de cartes
}
sixtysix-you = Toi
sixtysix-seat = Place { $n }

## Table message

sixtysix-heading = **Manche { $game } · pli { $trick }**
sixtysix-heading-after = **Manche { $game } · après le pli { $trick }**
sixtysix-heading-naming = **Manche { $game } · choix de l'atout**
sixtysix-waiting-trump = ⏳ { $names } choisit l'atout { $until }
sixtysix-waiting-bid = ⏳ { $names } choisit l'atout ou passe { $until }
sixtysix-points-title = Points de cartes (partie)
sixtysix-tricks-title = Plis (partie)
sixtysix-picture-title = Manche { $game } · pli { $trick }
sixtysix-picture-trump = Atout { $suit }
sixtysix-picture-undecided = Manche nulle !

sixtysix-drawn-card = { $name } { $card }
sixtysix-drawn = Tirage de la donne : { $cards }. La plus forte distribue.
sixtysix-dealt = { $name } distribue et retourne **{ $card }**.
sixtysix-dealt-hidden = { $name } distribue.
sixtysix-named = { $name } choisit l'atout : **{ $suit }**.
sixtysix-passed = { $name } passe.
sixtysix-exchanged = { $name } échange { $laid } contre **{ $took }**.
sixtysix-closed = 🔒 { $name } ferme le talon.
sixtysix-calls = 📣 { $name } annonce : **66 !**
sixtysix-calls-match = 📣 { $name } annonce : **partie gagnée !**
sixtysix-leads = { $name } entame **{ $card }**.
sixtysix-leads-marriage = { $name } entame **{ $card }** et annonce le mariage : **{ $n }**.
sixtysix-leads-new-trump = { $name } entame **{ $card }** et annonce le mariage : **{ $n }**. L'atout passe à { $suit }.
sixtysix-plays = { $name } joue **{ $card }**.
sixtysix-plays-and-takes = { $name } prend avec **{ $card }** : { $n }.
sixtysix-plays-and-takes-last = { $name } prend avec **{ $card }** : { $n }, et { $last } de der.
sixtysix-takes = Pli pour { $name } : { $n }.
sixtysix-takes-last = Pli pour { $name } : { $n }, et { $last } de der.
sixtysix-drew-turn-up = { $name } pioche la retourne, { $card }.

sixtysix-over-out = **Manche { $game } terminée :** { $winners ->
    [one] { $names } a 66 et marque **{ $n }**.
   *[other] { $names } ont 66 et marquent **{ $n }** par tête.
}
sixtysix-over-wrong = **Manche { $game } terminée :** { $winners ->
    [one] { $caller } a annoncé trop tôt, { $names } marque **{ $n }**.
   *[other] { $caller } a annoncé trop tôt, { $names } marquent **{ $n }** par tête.
}
sixtysix-over-played = **Manche { $game } terminée :** { $winners ->
    [one] les mains sont vides, { $names } marque **{ $n }**.
   *[other] les mains sont vides, { $names } marquent **{ $n }** par tête.
}
sixtysix-over-match = **Manche { $game } terminée :** { $caller } a annoncé la partie gagnée.
sixtysix-over-undecided = **Manche { $game } nulle :** { $carry ->
    [0] personne ne marque.
   *[other] personne ne marque, et la prochaine manche gagnée rapporte { $carry } de plus.
}
sixtysix-over-plain = **Manche { $game } terminée.**
sixtysix-over-plain-wrong = **Manche { $game } terminée :** { $caller } a annoncé trop tôt.
sixtysix-over-against = **Manche { $game } terminée :** { $caller } a 66, et { $names } marquent **{ $n }** par tête.
sixtysix-books = { $name } **{ $n }**
sixtysix-schneider = Schneider pour { $names }.
sixtysix-schwarz = Pas un pli pour { $names } : capot !
sixtysix-closed-in-vain = Talon fermé pour rien !
sixtysix-bid-in-vain = Atout choisi pour rien !
sixtysix-word-schneider = schneider
sixtysix-word-schwarz = capot
sixtysix-end-play = 🎬 **La donne de la partie :** { $name } marque { $n } d'un coup à la manche { $game }.

sixtysix-alt-trick = Le pli en cours : { $cards }.
sixtysix-is-trump = Atout { $suit }.
sixtysix-no-trump = Pas encore d'atout.
sixtysix-never-trump = Pas d'atout dans cette manche.
sixtysix-all-passed = Tout le monde a passé : pas d'atout, et personne ne peut fermer ni annoncer.
sixtysix-alt-closed = Le talon est fermé.
sixtysix-alt-stock = Face cachée : { $n }. Retourne : { $card }.
sixtysix-alt-stock-hidden = Face cachée : { $n }.
sixtysix-alt-seat = { $name } : { $points ->
    [one] { $points } point de cartes
   *[other] { $points } points de cartes
}, { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $total }.
sixtysix-alt-seat-hidden = { $name } : { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $total }.

## Private hand

sixtysix-lead = **À toi d'entamer** { $until }
sixtysix-follow = **À toi :** réponds à { $card } { $until }
sixtysix-name-trump = **Choisis l'atout** { $until }
sixtysix-name-or-pass = **Choisis l'atout et joue contre les deux autres, ou passe** { $until }
sixtysix-really-close = **Fermer le talon ?** Plus personne ne pioche, il faut fournir, et tu dois gagner : sinon, { $vain }. { $until }
sixtysix-really-out = **Tu annonces 66 ?** Tu as { $have } points, et ce pli peut en rapporter { $most } au mieux. Si ça ne fait pas 66, { $lost }. Quelle carte entames-tu ? { $until }
sixtysix-really-out-enough = **Tu as { $have } points : ça suffit.** Quelle carte entames-tu ? { $until }
sixtysix-really-out-blind = **Tu annonces 66 ?** Si tu n'as pas 66 points après ce pli, { $lost }. Quelle carte entames-tu ? { $until }
sixtysix-really-out-of-match = **Tu annonces la partie gagnée :** choisis la carte d'entame. Avec ce pli, tu dois atteindre le but, sinon tu perds la partie. { $until }
sixtysix-lost = ton adversaire marque { $n }
sixtysix-lost-each = les autres marquent { $n } chacun
sixtysix-lost-all = tu ne marques rien dans cette manche
sixtysix-stock = { $n ->
    [one] { $n } carte au talon.
   *[other] { $n } cartes au talon.
}
sixtysix-stock-closed = Le talon est fermé : { $must }.
sixtysix-stock-drawn = Le talon est épuisé : { $must }.
sixtysix-must = fournis, sinon coupe
sixtysix-must-head = fournis, sinon coupe, et prends le pli si tu peux
sixtysix-must-suit = fournis si tu peux
sixtysix-must-suit-head = fournis si tu peux, et prends le pli si tu peux
sixtysix-your-points = Tu as **{ $n }** points sur 66.
sixtysix-you-took = 👍 Tu prends { $cards } : **{ $n }** points.
sixtysix-they-took = { $name } prend { $cards } : { $n } points.
sixtysix-button-pass = Passer
sixtysix-button-exchange = Échanger { $low } → { $turned }
sixtysix-button-close = Fermer…
sixtysix-button-close-now = Fermer le talon
sixtysix-button-stay-open = Laisser ouvert
sixtysix-button-out = 66 !
sixtysix-button-not-out = Pas encore 66
sixtysix-button-out-of-match = Partie gagnée !
sixtysix-button-not-out-of-match = Pas encore gagnée
sixtysix-button-and-out = { $card } et 66 !
sixtysix-button-with-marriage = Avec le mariage
sixtysix-button-without-marriage = Sans le mariage

## The tutorial

sixtysix-tutorial-1 =
    { "" }**Salut, moi c'est Pip ! 🐣 Cinq plis et tu connais le jeu.**
    Il faut 66 points de cartes. L'as vaut 11, le dix 10, le roi 4, la dame 3, le valet 2, le neuf rien, et ils se battent dans cet ordre. { $ace } est retourné : l'atout est cœur, et il bat toutes les autres couleurs.

    J'entame { $ten-led }. Tu as bien un pique, mais tant qu'on pioche, **rien ne t'oblige à fournir**. Prends mon dix avec un atout : **{ $jack }**.
sixtysix-tutorial-1-else = 🤔 Tu as le droit, mais mon dix vaut le coup, et seul un atout le prend. Garde { $nine }, tu vas en avoir besoin. Joue **{ $jack }**.
sixtysix-tutorial-2 = 🎯 **12 pour toi !** Tu as pioché, moi aussi, et c'est à toi d'entamer. Avant ça, une bonne affaire : dès que tu as un pli, tu peux **échanger** le plus petit atout contre la retourne. Donne { $nine } et prends **{ $ace }**.
sixtysix-tutorial-2-else = 🤔 Dans un instant ! D'abord, un as contre un neuf : une fois le talon épuisé, c'est trop tard.
sixtysix-tutorial-3 = 💪 **{ $ace }** est à toi, et rien ne le bat. La suite : tu as { $king } et { $queen }. Roi et dame d'une même couleur, c'est un **mariage** : entame l'un, montre l'autre, et tu gagnes 20 points d'un coup, 40 à l'atout. Entame **{ $queen }**.
sixtysix-tutorial-3-else = 🤔 Pas encore : 20 points t'attendent. Annonce ton mariage avec **{ $queen }** ; mieux vaut garder le roi.
sixtysix-tutorial-4 = 💍 **20, plus 3 pour le pli : 35 !** Ton jeu est fort maintenant, alors **ferme** le talon. Plus personne ne pioche, et dès lors on **doit fournir** tous les deux, ou sinon couper : fini de jeter ce que je veux. Appuie sur **{ sixtysix-button-close }**
sixtysix-tutorial-4-else = 🤔 Attends : tant que le talon est ouvert, je peux couper tout ce que tu entames. Appuie d'abord sur **{ sixtysix-button-close }**
sixtysix-tutorial-5 = 🔒 Fermer, c'est promettre de gagner, alors je redemande. Deux as et un deuxième atout : vas-y !
sixtysix-tutorial-5-else = 🤔 Avec un jeu pareil ? Appuie sur **{ sixtysix-button-close-now }**.
sixtysix-tutorial-6 = 🔒 **Fermé !** Maintenant, garde tes as : ils attendent mes dix. Entame ton trèfle le moins cher, **{ $low }**. Je dois fournir.
sixtysix-tutorial-6-else = 🤔 Pas celle-là. Entame ton trèfle le moins cher, **{ $low }** : je dois fournir.
sixtysix-tutorial-7 = 😬 { $high } était mon seul trèfle, j'ai dû le jouer : 13 pour moi. J'entame maintenant { $fat }, et c'est à toi de **fournir** : **{ $catcher }** est ton seul carreau.
sixtysix-tutorial-7-else = 🤔 Le talon est fermé : il faut fournir, même avec un atout en main. Joue **{ $catcher }**.
sixtysix-tutorial-8 = 🎉 **21 ! Ça fait 56.** Tu entames, et { $ace } prend n'importe quel pli : 56 et 11 font 67. Pour gagner sur-le-champ, **annonce-le** en entamant. Appuie sur **{ sixtysix-button-out }**
sixtysix-tutorial-8-else = 🤔 N'attends pas, annonce d'abord ! Appuie sur **{ sixtysix-button-out }**
sixtysix-tutorial-9 = 📣 Et maintenant, la carte qui conclut : **{ $ace }**.
sixtysix-tutorial-9-else = 🤔 Joue la sécurité : rien ne bat **{ $ace }**.
sixtysix-tutorial-over =
    { "" }🏆 **77 à 13 : c'est gagné !** Je n'ai pas 33, alors ça compte **2** au lieu de 1 ; sans un seul pli de ma part, 3. D'habitude, sept de ces points de partie gagnent la partie.

    { "" }**Et voilà, tu sais tout !** On essaie pour de vrai, contre un bot de niveau 1 ?

## The coach

sixtysix-hint-title = Ce qui t'attend — manche { $game }, pli { $turn }
sixtysix-hint-text = Ce que chaque choix te rapporte en moyenne dans cette manche, moins ce qu'il rapporte aux autres. Plus c'est haut, mieux c'est. Personne ne sait ce qui est caché : un petit écart ne veut pas dire grand-chose.
sixtysix-hint-exact = Plus rien n'est caché : voici ce que chaque choix te rapporte dans cette manche, moins ce qu'il rapporte aux autres, si tout le monde joue parfaitement.
sixtysix-why-enough = Tu as 66 : appuie sur **{ sixtysix-button-out }**
sixtysix-why-needs = Il te manque { $n }.
sixtysix-why-threat = Attention : à quelqu'un d'autre, il ne manque que { $n }.
sixtysix-why-sure = prend le pli à coup sûr : { $n } dedans pour l'instant
sixtysix-why-leaves = laisse filer le pli : { $n } dedans pour l'instant
sixtysix-why-breaks = casse ton mariage { $suit }
sixtysix-why-taken-by = à craindre : { $cards }
sixtysix-why-taken-by-or-trump = à craindre : { $cards } ou un atout
sixtysix-why-taken-by-trump = à craindre : un atout
sixtysix-why-wins = gagne { $n } fois sur 100
sixtysix-review-choice = **{ $when }**, avec { $cards } : tu as choisi **{ $chosen }**, qui valait environ { $points } dans cette manche. **{ $better }** valait environ { $more }.
sixtysix-review-exact = **{ $when }**, avec { $cards } : tu as choisi **{ $chosen }**, qui valait { $points } dans cette manche. **{ $better }** valait { $more } : plus rien n'était caché.
sixtysix-choice-marriage = { $card } avec le mariage
sixtysix-choice-out-of-match = { $card } et partie gagnée
sixtysix-choice-exchange = échanger
sixtysix-choice-close = fermer le talon
sixtysix-choice-trump = atout { $suit }

## What is played

variant-sixtysix = Classique
variant-rising = Crescendo
variant-heart_ace = As de cœur
variant-bid = Un contre deux
variant-sixtysix-line = une carte retournée donne l'atout ; avec 66 points de cartes, tu gagnes la manche
variant-rising-line = qui entame choisit l'atout ; les mariages valent 20, 40, 60, 80 et changent l'atout
variant-heart_ace-line = qui tient ♥ A choisit l'atout ; chaque mariage vaut 20
variant-bid-line = à trois : qui choisit l'atout joue contre les deux autres
sixtysix-summary = **{ $variant } :** { $line }.
sixtysix-for = { $most ->
    [2] On joue à deux.
   *[3] On joue à deux ou à trois.
}
sixtysix-to-points = { $n ->
    [one] Le premier point de partie donne la victoire.
   *[other] { $n } points de partie donnent la victoire.
}
sixtysix-to-card-points = Les points de cartes s'additionnent : à { $n }, la partie est finie.
sixtysix-extra-no-nines = sans les neuf
sixtysix-extra-auto-out = fin automatique à 66
sixtysix-extra-must-head = obligation de monter
sixtysix-extra-card-points = score aux points de cartes
sixtysix-extra-from-memory = points comptés de tête

sixtysix-setup-no-nines = Sans les neuf
sixtysix-setup-no-nines-line = 20 cartes au lieu de 24, à deux : un jeu plus vif
sixtysix-setup-auto-out = Fin automatique
sixtysix-setup-auto-out-line = La manche s'arrête dès que quelqu'un a 66, sans annonce
sixtysix-setup-must-head = Obligation de monter
sixtysix-setup-must-head-line = Dès qu'il faut fournir : prends le pli si tu le peux
sixtysix-setup-from-memory = De tête
sixtysix-setup-from-memory-line = Les points de cartes restent cachés : à toi de les compter
sixtysix-setup-scoring = Ce qu'on marque
sixtysix-setup-game-points = Des points de partie : 1, 2 ou 3 par manche
sixtysix-setup-card-points = Tous les points de cartes
sixtysix-setup-end-game-points = { $n ->
    [one] Jusqu'au premier point de partie
   *[other] Jusqu'à { $n } points de partie
}
sixtysix-setup-end-card-points = Jusqu'à { $n } points de cartes

sixtysix-contradiction-bid = « Un contre deux » se joue forcément à trois
sixtysix-contradiction-nines = à trois, il faut les neuf
sixtysix-contradiction-points = une partie va jusqu'à { $n } points au plus
sixtysix-contradiction-games = une partie a { $n } manches au plus

command-sixtysix = Jouer au soixante-six (Sechsundsechzig) dans ce salon, à deux ou à trois
command-new-nines = Jouer avec les neuf ? (d'habitude oui ; sans eux, on joue à deux)
command-new-auto_out = Finir la manche dès que quelqu'un a 66, sans annonce
command-new-must_head = Dès qu'il faut fournir : prendre le pli si on le peut
command-new-card_points = Marquer tous les points de cartes au lieu de 1, 2 ou 3 points de partie
command-new-from_memory = Cacher les points de cartes : on compte de tête

## Rules and help

rules-sixtysix =
    { "" }**66 points de cartes, et la manche est gagnée.** L'as vaut 11, le dix 10, le roi 4, la dame 3, le valet 2, le neuf (et, à trois, le huit) rien, et les cartes se classent dans cet ordre : le dix bat le roi. La carte retournée donne l'atout.

    { "" }**À chaque pli**, on entame avec la carte qu'on veut. Tant qu'on pioche, tu réponds avec ce que tu veux. Le plus fort atout prend le pli, sinon la plus forte carte de la couleur d'entame. Qui fait le pli pioche d'abord, puis entame le suivant.

    { "" }**Une fois le talon épuisé ou fermé**, il faut fournir ; si tu ne peux pas, il faut couper.

    { "" }**Quand tu entames,** tu peux faire plus :
    • **Mariage :** avec R et D d'une même couleur et un pli déjà fait, entame l'un des deux pour 20 points, ou 40 à l'atout.
    • **Échange :** avec un pli déjà fait, donne le plus petit atout contre la retourne, tant que le talon est ouvert. Tu peux aussi le faire quand tu réponds.
    • **66 !** Annonce-le avec ton entame : si tu as 66 après le pli, tu gagnes. Sinon, chaque adversaire marque 2. Si personne ne l'annonce, qui a 66 à la fin gagne ; si vous êtes plusieurs à les avoir, gagne qui, parmi vous, a fait le dernier pli. Si personne ne gagne, la prochaine victoire vaut 1 de plus.

    { "" }**Ferme le talon** avant n'importe laquelle de tes entames, et plus personne ne pioche. Mais là, il faut gagner, sinon chaque adversaire marque 3.

    Le dernier pli rapporte 10 de plus, le fameux *dix de der*, sauf si quelqu'un a fermé. Une victoire vaut **1** point de partie ; **2** si l'adversaire n'a pas 33 (*schneider*) ; **3** sans le moindre pli en face (*capot*). À trois, tu marques cela pour chacun des deux autres. D'habitude, avec sept points de partie, tu gagnes la partie.
rules-sixtysix-example = Sur l'image, l'atout est cœur. Ada a déjà fait un pli, donc elle peut annoncer : elle entame ♣ D et montre ♣ R, 20 points d'un coup. Ils sont à elle même si Ben prend le pli.
rules-auto-out = **Contrairement à d'habitude,** personne n'annonce 66 : la manche finit avec le pli qui amène quelqu'un à 66, et cette personne gagne.
rules-card-points = **Contrairement à d'habitude,** chaque place marque ses propres points de cartes. Qui ferme, annonce ou joue contre les deux autres, et échoue, ne marque rien.
rules-claim-match = Avec ton entame, tu peux aussi annoncer la **partie gagnée** : si ce pli t'amène au but, elle est à toi ; sinon, tu la perds.
rules-auto-match = La partie finit avec le pli qui amène quelqu'un au but, même si personne n'a 66 dans cette manche.
rules-match-passed = Si tout le monde passe, la partie ne peut pas finir avant le neuvième pli.
rules-rising =
    { "" }**Les mariages montent :** rien n'est retourné. Qui fait la première entame regarde sa main, puis choisit l'atout. Le premier mariage de la manche vaut 20, le deuxième 40, puis 60 et 80, peu importe qui les annonce. À chaque fois, l'atout passe à sa couleur. Il n'y a rien à échanger.
rules-rising-example = Le mariage de Ben à carreau était le premier. Ada montre maintenant le sien à pique : 40, et pique est atout dès cette entame.
rules-heart_ace =
    { "" }**L'as de cœur choisit l'atout :** rien n'est retourné. Qui tient ♥ A choisit la couleur, n'importe laquelle, dès la donne ou dès que l'as sort du talon. D'ici là, il n'y a pas d'atout. Chaque mariage vaut 20, et il n'y a rien à échanger.
rules-heart_ace-example = Ben vient de piocher ♥ A, et a choisi pique avant l'entame suivante d'Ada.
rules-bid =
    { "" }**Un contre deux,** à trois : rien n'est retourné. À tour de rôle, en commençant par qui entame, tout le monde choisit l'atout ou passe. Qui le choisit joue contre les deux autres et doit gagner ; en face, points et plis sont mis en commun. Pour fermer, il faut avoir choisi l'atout.

    • Tu gagnes : tu marques deux fois ce que vaut le camp d'en face.
    • Tu ne gagnes pas : en face, chacune des deux places marque ce que tu vaux.
    • Annonce faite trop tôt : si c'est toi, en face, chacune des deux places marque 2. Si ça vient d'en face, tu marques 4.
    • Tout le monde passe : ni atout, ni fermeture, ni annonce de 66. On joue les neuf plis, et si une seule place a 66, elle gagne.
rules-bid-example = Ada a passé, et Ben a choisi trèfle. Ada entame, et joue avec Cleo contre lui.

help-sixtysix =
    { "" }**Tu débutes ?** `/{ command } tutorial`, et cinq plis suffisent. **Personne sous la main ?** `/{ command } solo` t'installe aussitôt contre un bot. `/{ command } rules` explique le jeu en une minute.

    `/{ command } new` ouvre une table pour deux ou trois. Les autres appuient sur **{ button-join }**, l'hôte sur **{ button-start }**. Tes cartes ne sont **que pour toi**, en message privé ou avec « { button-hand } » sous la table : clique sur l'une d'elles.

    { "" }**Tes cartes :** ce que tu n'as pas le droit de jouer est grisé. Un roi ou une dame qui annonce un mariage dit combien il vaut. « { sixtysix-button-out } » et « { sixtysix-button-close } » redemandent avant de compter. S'il ne te reste qu'à répondre avec ta dernière carte, je la joue pour toi.

    `/{ command } table` ramène la table en bas du salon · `hand` montre tes cartes · `join` et `leave` · `kick`, `bots` et `stop` pour l'hôte ou la modération · `hint` · `leaderboard` · `rules` · `settings`

    { "" }**À demain :** `/{ command } daily` donne à tout le monde les mêmes cartes, une fois par jour, et `puzzle` le même problème. `duel` défie quelqu'un : la même donne, chacun quand ça lui convient. `league` en fait une ligue : un duel par semaine. `me` et `stats` montrent ce que donnent les parties, `privacy` ce que je garde sur toi. Avec `void`, qui gère le serveur retire une partie de tous les comptes.

    { "" }**Un salon animé ?** `quiet:True` tient la partie en un seul message, `thread:True` lui donne son propre fil. `/{ command } solo` ne se montre qu'à toi ; `public:True` le montre à tout le monde.

    { "" }**Rythme :** `live` laisse 45 secondes par coup, `relaxed` une heure, `slow` une journée. Aux deux tiers du temps, je te fais signe une fois. Quand tu joues en solo contre des bots, prends tout ton temps.

    { "" }**Temps écoulé ?** Je joue ta carte la moins chère, j'échange si je peux, et j'annonce « { sixtysix-button-out } » dès que tu as 66. Je ne ferme jamais à ta place. Deux tours manqués de suite, et tu passes en *absence* : un bot de niveau 5 joue pour toi, jusqu'à ce que tu appuies sur « { button-back } » ou sur une carte.

    { "" }**Bots** (🤖) : appuie sur « { button-bots } » avant le lancement, ou tape `/{ command } bots`. Les bots ne trichent pas : ils ne voient que leurs cartes. Une partie compte pour le classement si au moins deux personnes la jouent jusqu'au bout.

    { "" }**Le coach :** `/{ command } hint` te dit, à toi et à personne d'autre, ce que chaque choix peut rapporter. Le résultat dira qui a demandé, et combien de fois. « { button-review } » sous le résultat montre les choix qui t'ont coûté le plus cher.

## The command `hornochse replay`, in the terminal

sixtysix-replay-points = points
sixtysix-replay-tricks = plis
