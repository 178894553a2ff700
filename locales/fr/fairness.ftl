# Sealed deals.

button-cut = ✂️ Couper
button-verify = Vérifier
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 Donnes scellées : `{ $seal }`{ $cuts ->
    [0] {""}
    [one] {" "}· ✂️ coupé une fois
   *[other] {" "}· ✂️ coupé { $cuts } fois
}
cut-done = Tu as coupé.
cut-enough = Le paquet a été assez coupé comme ça.
seal-opened = 🔓 Le sceau de la manche { $game } est ouvert : `{ $link }`
seal-new = 🔒 Nouveau sceau pour les manches à venir : `{ $seal }`
verify-good = ✅ **J'ai redistribué chaque manche à partir de son sceau : ce sont les mêmes cartes.**
verify-bad = ⚠️ **Quelque chose cloche dans les donnes de cette partie.** Voici ce que j'ai trouvé : { $why }
verify-unsealed = Quand cette partie a commencé, je ne scellais pas encore mes donnes : il n'y a rien à vérifier.
verify-seal-unseen = Le sceau, que personne n'a vu avant la donne :
    { $seal }
verify-seal = Le sceau, dont la table montrait le début :
    { $seal }
verify-entropy = Ce qui s'y est mêlé ensuite : `{ $entropy }`
verify-entropy-unseen = Ce qui s'y est mêlé : `{ $entropy }`
verify-lobby = Compare les deux avec [la table]({ $link }). Et ne me crois pas sur parole : `hornochse verify` contrôle le fichier que donne **{ button-record }**.
verify-limits = Cela montre que personne n'a échangé de cartes, pas que la personne qui m'héberge ne les a pas regardées.
verify-limits-unseen = Cela montre seulement que les donnes viennent de ce sceau : avant la première, tu n'en as vu aucun.
