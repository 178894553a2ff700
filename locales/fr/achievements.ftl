# Les succès : pour rire. Le titre plaisante, la suite dit ce qu'il faut faire.

achievements-title = Succès : { $n } sur { $all }
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# En petit et en gris : ce qui reste à décrocher.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = { $n ->
    [one] -# 🔒 … et un succès secret.
   *[other] -# 🔒 … et { $n } succès secrets.
}
# À la fin d'une partie, sur une ligne ; chaque entrée est comme celle d'en dessous.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name } : { $titles }
achievement-title-clean = Blanc comme neige
achievement-how-clean = une manche entière sans ramasser de rangée (7 tours ou plus)
achievement-title-seven-heads = Sept d'un coup
achievement-how-seven-heads = le 55 ramassé, avec ses sept têtes de bœuf
achievement-title-three-rows = Jamais deux sans trois
achievement-how-three-rows = une rangée pleine ramassée trois tours de suite
achievement-title-last-to-first = Remontada
achievement-how-last-to-first = en queue, sans ex æquo, à mi-parcours, en tête à la fin (4 manches ou plus, à 3 ou plus)
achievement-title-whole-herd = Grand éleveur
achievement-how-whole-herd = 30 têtes de bœuf ou plus ramassées en une manche
achievement-title-same-row = Carte de fidélité
achievement-how-same-row = la même rangée ramassée trois fois en une manche
achievement-title-bargains = Chasse aux soldes
achievement-how-bargains = trop bas cinq fois dans une partie, et toujours la rangée la moins chère
achievement-title-exactly-enough = Pas une de plus
achievement-how-exactly-enough = une partie finie avec exactement 66 têtes de bœuf
achievement-title-three-wins = Coup du chapeau
achievement-how-three-wins = trois parties de suite gagnées entre humains
achievement-title-by-one = D'un cheveu
achievement-how-by-one = gagné { $kind ->
    [sixtysix] d'un seul point
   *[nimmt] à une tête de bœuf près
}
achievement-title-beat-hard = David et Goliath
achievement-how-beat-hard = gagné contre un bot de niveau 9
achievement-title-second-again = Poulidor
achievement-how-second-again = deuxième cinq parties de suite entre humains (à 3 ou plus)
achievement-title-wooden-spoon = Lanterne rouge
achievement-how-wooden-spoon = à la dernière place trois parties de suite entre humains (à 3 ou plus)
achievement-title-schwarz = Extinction des feux
achievement-how-schwarz = une manche gagnée où quelqu'un n'a pas fait un pli
achievement-title-whitewash = Fanny
achievement-how-whitewash = une partie gagnée avec 7 points ou plus, sans un seul point pour les autres
achievement-title-double-wedding = Double mariage
achievement-how-double-wedding = deux mariages annoncés en une manche
achievement-title-locked-up = À double tour
achievement-how-locked-up = talon fermé trois fois dans une partie, et gagné chaque fois
achievement-title-from-the-brink = Phénix
achievement-how-from-the-brink = gagné après six points de retard
achievement-title-short-count = Soixante-presque-six
achievement-how-short-count = « 66 ! » annoncé avec 64 ou 65
