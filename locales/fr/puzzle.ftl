# Le problème du jour : une position, une réponse.

command-puzzle = Le problème du jour : une position, une réponse. Tu joues quoi ?

button-puzzle-today = Problème du jour

puzzle-title = Problème du jour · { $date }
puzzle-ask = **Tu joues quoi ?** Tout le monde a cette position aujourd'hui, et tu as droit à **une seule réponse**.
puzzle-gone = { $kind ->
    [sixtysix] Plis déjà faits :
   *[nimmt] Déjà ramassées :
} { $cards }
puzzle-once = Tu as déjà répondu, et c'est la première réponse qui compte :
puzzle-found = Tiré d'une vraie partie.
puzzle-over = Ce problème est terminé.

## The answer

puzzle-right = ✅ **Bien vu !** Le mieux : **{ $best }**.
puzzle-as-good = ✅ **Bien vu !** Ton choix ({ $choice }) vaut à peu près le meilleur : **{ $best }**.
puzzle-wrong = ❌ Le mieux : **{ $best }**. Ton choix ({ $choice }), c'est { $worse }.
puzzle-worse = { $kind ->
    [sixtysix] { $n } de moins en points de partie
   *[nimmt] { $n } de plus en têtes de bœuf
}
puzzle-usual = Tentant à première vue : { $choice }, mais c'est { $worse }.
puzzle-usual-chosen = À première vue, c'est tentant.
puzzle-rating = Ta cote de problèmes : **{ $rating }** ({ $change }) · ce problème : { $puzzle }
puzzle-solved = Résolus : { $solved } sur { $n }
puzzle-next = Prochain problème { $when }.
puzzle-share = Pour partager, copie cette ligne : elle ne dévoile rien.
