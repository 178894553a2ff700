# The texts that belong to no game, in French. The keys are those of `en-US`; what is missing is said in English.
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
lobby-note-bot = bot de { $level }
lobby-alt = { $n ->
    [0] Personne à la table pour l'instant
   *[other] À la table : { $names }
}. { $chips }.
chip-points = jusqu'à { $points }
chip-live = { $n } s
chip-relaxed = 1 heure
chip-slow = 24 heures
chip-no-hints = sans conseils
chip-quiet = discret
lobby-title = { icon } { game-name } — qui joue ?
lobby-host = Hôte : **{ $host }**
lobby-end-games = { $n ->
    [one] Une seule manche.
   *[other] { $n } manches.
}
lobby-pace = { $pace } par coup.
lobby-no-hints = Sans conseils.
lobby-quiet = Un seul message, mis à jour : le salon reste calme.
lobby-seats = À table : { $n }/{ $most }
lobby-seat-host = { $name } (hôte)
lobby-seat-bot = 🤖 { $name } · bot de { $level }
lobby-nobody = Encore personne.
lobby-invited = On remet ça ? { $names }
lobby-more = Il manque encore { $missing ->
    [one] quelqu'un
   *[other] { $missing } personnes
}. Invite du monde, appuie sur **{ button-bots }**, ou lance-toi avec **{ button-play-now }** contre { $bots ->
    [one] un bot
    [2] deux bots
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
button-rules = Règles
button-tell-me = 🔔 Me prévenir la prochaine fois
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
button-newer = Retour
button-older = Suite

## Table message

board-first-turn = Nouvelle manche ! { $n } cartes par personne. Regarde tes MP, ou appuie sur **{ button-hand }**.
waiting-for = ⏳ On attend { $names } { $until }
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
line-played-for = ⏰ Temps écoulé pour { $names } : j'ai joué d'office.
line-away = 💤 { $names } ne répond plus. Je joue à sa place, jusqu'à un clic sur **{ button-back }** ou sur une carte.
line-left = 👋 { $names } quitte la partie. Je prends le relais.
line-left-paused = 👋 { $names } quitte la partie.
line-removed = 👋 On a écarté { $names } de la table. Je prends le relais.
line-removed-paused = 👋 On a écarté { $names } de la table.
line-back = 🙌 { $names } est de retour.
line-lost = ⚠️ Il manque ici { $n ->
    [one] un message
   *[other] { $n } messages
} de cette partie : je n'ai pas pu publier.
points-entry = { $name } **{ $points }** ({ $total })
sheet-title = Feuille de marque
sheet-total = total
match-over = 🏆 { $names } l'emporte avec { $score } !
match-over-shared = 🏆 Égalité en tête : { $names } se partagent la victoire avec { $score } !
match-over-uncounted = Moins de deux personnes sont restées jusqu’au bout : cette partie ne compte pas pour le classement.
match-over-void = Cette partie a été annulée et ne compte pas.
match-over-not-stayed = { $n ->
    [one] { $names } a quitté la partie, ou manqué plus de la moitié des tours, et passe en dernier.
   *[other] { $names } ont quitté la partie, ou manqué plus de la moitié des tours, et passent en dernier.
}
match-over-people-only = Les bots ne sont pas au classement, mais pour gagner, il faut les battre aussi.
match-ranking-title = Classement final
match-ranking-line = **{ $place }.** { $name } · { $score }
record-alt = Le relevé de toute la partie
record-here = Toute la partie, carte par carte, dans un fichier. Sur un ordinateur, `hornochse replay` la fait revivre.
shared-result = { $result } Ça s'est joué dans { $thread }.
shared-result-alone = { $result } Une partie contre des bots.
sharing = Le résultat arrive dans le salon. S'il n'arrive pas, c'est que je n'ai pas le droit d'y écrire.
shared = C'est fait ! Le résultat est dans le salon.
shared-already = Ce résultat est déjà partagé.
share-elsewhere = Tu ne peux le partager que dans un salon du serveur où tu as commencé la partie.
only-players-share = Il faut avoir joué cette partie pour la partager.
end-title = { $n ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
end-games = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
alt-end-place = { $place }. { $name }, { $score }.
column-total = partie

## Private hand

time-up = · le temps expire { $when }
hand-waits-for = On attend { $names }.
hand-cards = Ta main : { $cards }
hand-over-won = 🏆 Tu gagnes avec { $score } !
hand-over-shared = 🏆 Tu partages la victoire : { $names }, à égalité avec { $score } !
hand-over-lost = 🏁 La victoire va à { $names }. Pour toi, c'est la { $place ->
    [1] **1re place**
   *[other] **{ $place }e place**
} sur { $seats }, avec { $score }.
hand-moved = Tes cartes sont ouvertes dans un autre message. Appuie sur **{ button-hand }** pour les ramener ici.
hand-dm-closed = Je n'ai pas pu t'écrire en message privé, alors voici tes cartes :
hand-not-yet = La partie n'a pas encore commencé. Tu auras tes cartes au lancement.
hand-paused-not-allowed = La partie est en pause : je n'ai pas le droit d'écrire dans { $channel }. Là-bas, `/{ command } table` dit quelles permissions me manquent, et relance la partie dès que je les ai.
hand-paused-gone = Le salon n'existe plus, ou on m'a retiré du serveur : cette partie est finie et ne compte pas.
hand-away = Tu n'étais pas là, alors j'ai joué pour toi. Appuie sur **{ button-back }** ou sur une carte pour reprendre la main.
hand-left = Tu as quitté cette partie. **{ button-back }** t'y ramène.
hand-where = { $server } · { $channel }
hand-only-yours = Cette partie n'est visible que pour toi. Plus à l'écran ? `/{ command } hand` dans nos messages privés la ramène.
hand-still-open = Tu as encore cette partie en cours. `/{ command } leave` y met fin, et tu peux en commencer une autre.
hand-still-open-too = Tu as encore cette partie en cours. `/{ command } leave` dans nos messages privés y met fin ; ici, ce serait la table de ce salon.
hand-stale = Cette main n'est plus à jour. Voici l'actuelle :
hand-late = Le temps était écoulé, alors j'ai choisi pour toi. Voici ta main maintenant :
hand-played-for = ⏰ Le temps était écoulé, alors j'ai choisi pour toi. Si tu rates aussi le prochain tour, un bot continue jusqu'à ton retour.

## Reminders

reminder = { $names }, la table attend ! Le temps expire { $until }.

## Answers to the person who asked

table-opened-thread = Ta table est prête : { $thread }
table-there-already =
    Ce salon a déjà une table : { $link }
    Si la partie n'a pas commencé, tu peux encore la rejoindre. `/{ command } table` la ramène ici, en bas.
table-there-already-chat = Cette discussion a déjà une table. `/{ command } table` la ramène ici, en bas.
table-here = La voici !
not-shown = Je n'ai pas pu publier ça ici, alors personne d'autre ne le voit. Relance la commande dans un instant.
no-table = Pas de partie dans ce salon. `/{ command } new` ouvre une table.
needs-server = Ça ne marche que sur un serveur où je suis : [ajoute-moi à un serveur](<{ $link }>), puis réessaie là-bas, dans un salon. En solo, tu peux jouer ici même : `/{ command } solo`.
needs-others = Il n'y a pas de partie ici. À plusieurs, ça se joue dans une discussion de groupe ([installe-moi](<{ $install }>)) ou sur un serveur ([ajoute-moi à un serveur](<{ $link }>)). En solo, tu peux jouer ici même : `/{ command } solo`.
external-apps-hidden = Ici, personne d'autre que toi ne verrait la table : sur ce serveur, les applis que chacun apporte n'ont pas le droit d'écrire pour tout le monde. [Ajoute-moi au serveur](<{ $link }>), ou jouez dans une discussion de groupe. En solo, tu peux jouer ici même : `/{ command } solo`.
not-seated = Tu n'es pas à cette table. Si la partie n'a pas commencé, appuie sur **{ button-join }**. `/{ command } new` t'en ouvre une, là où il n'y en a pas.
not-seated-running = Cette partie a commencé sans toi. Rejoins la prochaine !
already-seated = Tu es déjà à cette table.
joined-again = Te revoilà ! Tu as de nouveau tes cartes en main.
kicked-out = Ta place à cette table a été libérée : tu ne peux plus y revenir.
lobby-full = Cette table est complète ({ $most } places).
lobby-full-bots = Cette table est complète ({ $most } places), mais il y a des bots : l'hôte peut en renvoyer un sous « { button-bots } ».
joined-lobby = Tu es de la partie !
left-lobby = Tu as quitté la table.
left-match = Tu as quitté la partie. Je joue pour toi ; **{ button-back }** t'y ramène.
left-match-paused = Tu as quitté la partie, qui est en pause ; **{ button-back }** t'y ramène.
match-running = La partie a déjà commencé.
match-ended = Cette partie est finie.
only-host-start = Seuls l'hôte (**{ $host }**) et la modération peuvent lancer.
only-host-kick = Seuls l'hôte (**{ $host }**) et la modération peuvent écarter quelqu'un.
only-host-stop = Seuls l'hôte (**{ $host }**) et la modération peuvent arrêter la partie.
only-host-here = Ici, seul l'hôte (**{ $host }**) peut le faire.
only-host-stop-here = Ici, seul l'hôte (**{ $host }**) peut arrêter la partie. S'il ne se passe rien pendant une heure, tout le monde le peut.
only-players-rematch = Il faut avoir joué cette partie pour demander la revanche. `/{ command } new` ouvre une table à tout le monde.
too-few-players = Il faut être au moins { $least }. Invite quelqu'un, ou appuie sur **{ button-bots }**.
kick-not-here = { $name } n'est pas à cette table.
kicked = C'est fait : { $name } n'est plus à la table.
kick-self = Pour partir, tape `/{ command } leave`.
stop-ask = Fermer cette table pour tout le monde ? Une partie en cours ne comptera pas et ne pourra pas reprendre.
stop-ask-alone = Arrêter ta partie contre { $names } ? Elle ne comptera pas et ne pourra pas reprendre.
stopped = C'est fait. La table est fermée.
next-not-yet = Cette partie n'est pas encore finie.
old-button = Ce bouton n'est plus à jour. `/{ command } table` montre l'actuel.
old-version = Ça vient d'une autre version de moi. `/{ command } table` montre la table, `/{ command } hand` tes cartes.
leave-ask = Tu veux vraiment partir ? Je jouerai pour toi, et tu pourras revenir.
leave-ask-rests = Tu veux vraiment partir ? La partie se mettra en pause, et tu pourras revenir.
leave-ask-ends = Tu veux vraiment partir ? La partie s'arrêtera et ne comptera pas.
too-often = Un instant ! Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
options-exclude = Il faut choisir : `{ $one }` ou `{ $other }`. Les deux ne vont pas ensemble.
cannot-save = J'ai du mal à enregistrer ça. Regarde dans un instant, et réessaie si ça n'a pas marché.
out-of-order = J'ai un souci de mon côté. Réessaie dans un instant.
table-came-to-nothing = J'ai été interrompu en préparant une table ici : il n'y en a donc pas. Ouvrez-en une autre quand vous voulez.
missing-permissions = Il me manque { $n ->
    [one] une permission
   *[other] des permissions
} dans ce salon : { $names }. Quelqu'un qui gère le serveur peut { $n ->
    [one] me la donner
   *[other] me les donner
}.
permission-view = Voir le salon
permission-connect = Se connecter
permission-locked = Gérer les fils (le fil est verrouillé)
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
rules-alt-before = Un exemple de tour.
rules-example-first = Ada
rules-example-second = Ben
rules-example-third = Cleo

## Commands: names are fixed, descriptions are translated

command-nimmt = Jouer à 6 nimmt! (6 qui prend !) dans ce salon
command-new = Ouvrir une table : les autres rejoignent d'un clic, puis tu lances
command-new-target = { $kind ->
    [sixtysix] Nombre de points pour gagner la partie (d'habitude 7)
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
command-new-quiet = Un seul message qui change, au lieu d'un { $kind ->
    [sixtysix] par manche
   *[nimmt] par tour
    } ? (d'habitude au choix du serveur)
command-new-thread = Jouer dans un fil, pour que ce salon reste calme
command-solo = Jouer tout de suite, contre des bots
command-solo-public = Montrer la partie à tout le salon ? (sinon, elle reste entre nous)
command-solo-level = La force des bots, de 1 à 9 (d'habitude à peu près la tienne)
command-table = Ramener la table en bas du salon
command-hand = Voir tes cartes, rien que pour toi
command-hint = { $kind ->
    [sixtysix] Ce que chaque choix peut rapporter, et pourquoi ; le résultat dira combien de fois tu as demandé
   *[nimmt] Ce que chaque choix risque de coûter, et pourquoi ; le résultat dira combien de fois tu as demandé
}
command-join = T'asseoir à la table de ce salon, ou y revenir
command-leave = Partir ; si les autres continuent, un bot joue pour toi
command-kick = Écarter quelqu'un (hôte ou modération)
command-kick-player = La personne à écarter
command-bots = Ajouter des bots ou les renvoyer (hôte ou modération)
command-bots-level = Leur niveau, de 1 à 9 (d'habitude 5)
command-bots-1 = 1 : même quand on débute, un peu de soin suffit à le battre
command-bots-5 = 5 : quelques soirées d'expérience
command-bots-9 = 9 : on ne fait pas plus fort
command-bots-count = Combien (d'habitude 1, ou tous quand tu les renvoies)
command-bots-remove = Les renvoyer plutôt qu'en ajouter
command-stop = Fermer la table de ce salon, ou arrêter sa partie (hôte ou modération)
command-rules = Les règles en une minute, avec une image
command-tutorial = { $kind ->
    [sixtysix] Apprendre à jouer en cinq plis, avec Pip
   *[nimmt] Apprendre à jouer en trois tours, avec Pip
}
command-help = Comment jouer avec moi

## The coach: hints, and the review of a match

coach-thinks = Je réfléchis encore à ta dernière question. Un instant !
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
review-footer = Calculé avec ce que tu voyais à ce moment-là, si tout le monde joue bien ensuite.
review-not-over = L'analyse, c'est quand la partie est finie.
review-not-yours = Il faut avoir joué cette partie pour en voir l'analyse. Rejoins la prochaine !
match-gone = Je n'ai plus cette partie : les parties finies, je ne les garde qu'un temps. Son résultat compte toujours.

## Variants: the draft, two cards, menus

button-set-up = Réglages
button-bots = 🤖 Ajouter un bot

## What is played

variant-double_pairs = Doublets
variant-double_pairs-line = un deuxième 11, 22, … 99 ; les cartes égales s'empilent
rules-extras = En plus : { $extras }.

## Setting up

setup-title = Réglages
setup-cannot = **Ces règles ne vont pas ensemble :**
setup-cannot-seats = **À { $seats }, ces règles ne sont pas jouables :**
setup-only-host = Seuls l'hôte (**{ $host }**) et la modération peuvent changer les réglages.
setup-variant = Variante
setup-extras = Options
setup-end = Fin de la partie
setup-pace = Temps par coup
setup-seats = Nombre de places
setup-more = Plus
setup-back = Retour
setup-hints-off = Interdire les conseils
setup-hints-on = Permettre les conseils
setup-quiet-on = Un seul message pour toute la partie
setup-quiet-off = { $kind ->
    [sixtysix] Un nouveau message à chaque manche
   *[nimmt] Un nouveau message à chaque tour
    }
setup-end-own = Comme d'habitude dans cette variante
setup-end-games = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
setup-seats-option = { $n } places au plus
cannot-start = À { $seats }, ces règles ne sont pas jouables : { $reasons }. Ça se change sous **{ button-set-up }**.
cannot-open = Ces règles ne vont pas ensemble : { $reasons }

## Bots

level = niveau { $level }
solo-level-yours = **Niveau { $level } sur 9**, le plus proche de ta cote en solo. Pour un autre, utilise `level` avec `/{ command } solo`.
solo-level-first = **Niveau { $level } sur 9** pour commencer. Après une ou deux parties, `/{ command } solo` prendra le plus proche de ta cote ; avec `level`, c'est toi qui choisis.
bots-title = Bots
bots-levels = Les bots jouent à neuf niveaux : un peu de soin suffit à battre le niveau 1, et on ne fait pas plus fort que le niveau 9.
bots-about = Les bots ne trichent pas : ils ne voient que leurs cartes.
bots-count = À partir de deux humains, la partie compte pour le classement.
bots-add = Ajouter un bot…
bots-remove = Renvoyer un bot…
bots-one = + Niveau { $level }
bots-entry = { $name } · { $level }
bots-came = **{ $name }** ({ $level }) s'installe : { $line }
bots-went = Au revoir, { $names }.
bots-full = Cette table est complète.
bots-nobody = Ce bot n'est pas à cette table.
bots-only-host = Seuls l'hôte (**{ $host }**) et la modération peuvent ajouter ou renvoyer des bots.
bots-running = La partie a déjà commencé. Ajoute ou retire des bots avant la prochaine ; en cas d'absence, je joue de toute façon.
cast-pip = un poussin. Picore tout ce qui brille.
cast-clover = un veau. Aime les grands nombres, parce qu'ils sont grands.
cast-dumpling = un porcelet. Mange tout ce qu'on pose devant lui.
cast-waddle = un caneton. Suit toujours le dernier passé.
cast-tuft = un agneau. Regarde par la porte de la grange pendant la donne.
cast-burr = un cabri. Saute d'abord, regarde après.
cast-berta = une vache. Rumine chaque carte deux fois.
cast-gander = un jars. { $kind ->
    [sixtysix] Monte la garde devant ses atouts.
   *[nimmt] Monte la garde devant la rangée la plus courte.
}
cast-mortimer = un âne. Têtu, mais il sait compter.
cast-henrietta = une poule. { $kind ->
    [sixtysix] Ne met jamais tous ses œufs dans la même couleur.
   *[nimmt] Ne met jamais tous ses œufs dans la même rangée.
}
cast-truffle = une truie. { $kind ->
    [sixtysix] Flaire un mariage de loin.
   *[nimmt] Flaire de loin une rangée pleine.
}
cast-rumble = un chien de berger. Sait où chaque carte veut rentrer.
cast-olga = une chouette. A déjà vu passer toutes les cartes.
cast-renata = une renarde. Compte tes cartes aussi bien que les siennes.
cast-corvin = un corbeau. Se souvient de ce que tu as joué il y a une heure.
cast-magnus = un bœuf. Lent à parler, dur à pousser.
cast-sibyl = un chat. { $kind ->
    [sixtysix] Tapi dans l'ombre, attend que tu joues ton dix.
   *[nimmt] Tapi derrière la cinquième carte, attend que tu poses la sixième.
}
cast-ignatius = un bouc. Calcule en dormant.

## Why rules contradict each other

contradiction-too-few = il faut être au moins 2
contradiction-too-many = on joue à { $most } au plus
contradiction-other = ces éléments ne vont pas dans un même jeu

## More of the commands

command-new-variant = La variante à jouer (d'habitude Classique)
command-variant-choice = { $name } : { $line }
command-new-deal_all = Distribuer autant de cartes que possible, le même nombre à chaque main
command-new-rows_stay = Les rangées restent sur la table pour la manche suivante
command-rules-variant = La variante à expliquer (d'habitude Classique)

## The command `hornochse replay`, in the terminal

replay-title = { game-name } · { $names }
replay-seat = Place { $seat }
replay-deal = Manche { $game } · la donne
replay-draft = Manche { $game } · choix des cartes
replay-open = { $title }, inachevé
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
rules-double_pairs =
    { "" }**Neuf cartes existent en double :** 11, 22, 33, 44, 55, 66, 77, 88 et 99.

    • Deux cartes égales jouées au même tour sont placées ensemble, en pile. Une pile occupe une seule place dans la rangée, mais chacune de ses cartes compte.
    • Une carte égale à la **dernière** d'une rangée se pose dessus, même si la rangée est pleine, et ne ramasse rien.
    • Si les cartes égales de deux personnes ramassent une rangée, elles s'en partagent les têtes de bœuf, demies arrondies au-dessus. Si ces cartes sont trop basses, c'est la première des deux places, en partant de celle qui commence, qui choisit la rangée.
rules-double_pairs-example = La rangée 3 était pleine. Le 44 de Ben est égal à sa dernière carte : il se pose dessus, et personne ne ramasse rien.
