# Ce qui est gardé, donné et effacé. Seule la personne qui demande le lit. Un bouton a 34 caractères.

# À la place du nom de quelqu'un qui a voulu être oublié.
former-player = nom effacé

command-privacy = Ce que je garde sur toi : le lire, l'exporter, l'effacer

privacy-title = Tes données
privacy-what = **Ce que je garde :** ton identifiant Discord et le nom que tu portais, ta langue et tes réglages, les tables où tu as joué, tes coups et lesquels de mes messages en parlaient, le résultat de tes parties, de tes duels, de tes ligues et de tes donnes du jour et ce que tu y as gagné, tes réponses aux problèmes du jour, où tu veux savoir qu'une table s'ouvre, et si un serveur ne te laisse pas jouer.
privacy-why = **Pourquoi :** pour qu'une partie survive à un redémarrage, qu'on puisse y revenir et qu'elle compte. Je ne peux pas lire tes messages, et je ne transmets rien à personne.
privacy-how-long = **Combien de temps :** tes résultats, jusqu'à ce que tu les effaces ; les duels et les ligues disparaissent d'eux-mêmes, les cartes des vieilles parties là où le serveur ou mon hébergeur a fixé une limite.
privacy-servers = Quand un serveur me retire, tout ce qui en vient disparaît au bout { $days ->
    [one] d'un jour
   *[other] de { $days } jours
}.
privacy-puzzles-on = **Problèmes :** une position d'une de tes parties peut devenir le problème du jour. On n'y voit jamais qui a joué, ni où.
privacy-puzzles-off = **Problèmes :** aucun nouveau problème du jour n'est tiré de tes parties.
privacy-host = La personne qui m'héberge est responsable de tes données.
privacy-link-policy = [Confidentialité]({ $link })
privacy-link-terms = [Conditions d'utilisation]({ $link })
button-privacy-puzzles = Problèmes tirés de mes parties
button-privacy-no-puzzles = Aucun problème tiré de mes parties
button-privacy-export = Exporter
button-privacy-delete = Effacer
button-privacy-delete-now = Oui, tout effacer
button-privacy-keep = Tout garder

privacy-exported = Tout ce que je garde sur toi, de tous les serveurs, dans un fichier JSON.
privacy-exported-short = Ce que je garde sur toi, de tous les serveurs, dans un fichier JSON. Il aurait été trop lourd pour Discord, alors tes coups n'y sont pas : ils sont dans le relevé de chaque partie.
privacy-export-too-big = Tes données ne tiennent pas dans un fichier sur Discord. Demande à la personne qui m'héberge.
privacy-export-alt = Tout ce qui est gardé sur toi

privacy-ask-title = Effacer tes données ?
privacy-ask = Ton identifiant et ton nom disparaissent de tous les serveurs, et avec eux tes résultats, tes réglages et ta place dans chaque classement. Je ne pourrai pas les faire revenir.

    Les autres gardent leurs résultats et peuvent revoir les parties et les duels avec toi : à ta place, on lira « { former-player } ». Les messages déjà écrits sur Discord restent, les problèmes tirés de tes parties (sans ton nom) aussi, et si un serveur t'a exclu du jeu, ça reste.
privacy-ask-playing = ⚠️ Tu es encore à { $n ->
    [one] une table. Tu vas la quitter
   *[other] { $n } tables. Tu vas les quitter
}, et un bot jouera pour toi si les autres continuent.
privacy-deleted = C'est fait. Je ne te connais plus. Si tu rejoues un jour, je repars de zéro.
privacy-delete-later = Je n'ai pas pu tout effacer pour l'instant. C'est noté, et je continue jusqu'à ce que ce soit fait.
