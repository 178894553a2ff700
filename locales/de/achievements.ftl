# Erfolge: zum Spaß. Im Titel steckt der Witz, darunter steht, was man dafür tun muss.

achievements-title = Erfolge: { $n } von { $all }
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# Klein und grau: was noch zu holen ist.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = { $n ->
    [one] -# 🔒 … und ein geheimer.
   *[other] -# 🔒 … und { $n } geheime.
}
# Am Ende einer Partie, in einer Zeile; die Einträge sehen aus wie der darunter.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }: { $titles }
achievement-title-clean = Weiße Weste
achievement-how-clean = ein ganzes Spiel ohne eine einzige Reihe (ab 7 Zügen)
achievement-title-seven-heads = Sieben auf einen Streich
achievement-how-seven-heads = die 55 genommen, mit allen sieben Hornochsen
achievement-title-three-rows = Reihenweise
achievement-how-three-rows = in drei Zügen hintereinander eine volle Reihe genommen
achievement-title-last-to-first = Spätzünder
achievement-how-last-to-first = zur Halbzeit allein ganz hinten, am Ende ganz vorn (ab 4 Spielen, ab 3 am Tisch)
achievement-title-whole-herd = Viehbaron
achievement-how-whole-herd = in einem Spiel 30 Hornochsen oder mehr genommen
achievement-title-same-row = Stammkundschaft
achievement-how-same-row = dreimal in einem Spiel dieselbe Reihe genommen
achievement-title-bargains = Schnäppchenjagd
achievement-how-bargains = fünfmal in einer Partie zu niedrig, und immer die billigste Reihe genommen
achievement-title-exactly-enough = Punktlandung
achievement-how-exactly-enough = eine Partie mit genau 66 Hornochsen beendet
achievement-title-three-wins = Hattrick
achievement-how-three-wins = drei Partien mit anderen am Stück gewonnen
achievement-title-by-one = Um Haaresbreite
achievement-how-by-one = mit { $kind ->
    [sixtysix] einem Punkt
   *[nimmt] einem Hornochsen
} Vorsprung gewonnen
achievement-title-beat-hard = David gegen Goliath
achievement-how-beat-hard = gegen einen Bot der Stufe 9 gewonnen
achievement-title-second-again = Abo auf Silber
achievement-how-second-again = fünf Partien mit anderen am Stück auf Platz 2 (ab 3 am Tisch)
achievement-title-wooden-spoon = Hornochse ehrenhalber
achievement-how-wooden-spoon = drei Partien mit anderen am Stück Schlusslicht (ab 3 am Tisch)
achievement-title-schwarz = Schwarzseher
achievement-how-schwarz = ein Spiel gewonnen, in dem jemand keinen Stich machte
achievement-title-whitewash = Zu null
achievement-how-whitewash = eine Partie mit 7 oder mehr Punkten gewonnen, in der sonst niemand einen Punkt holte
achievement-title-double-wedding = Doppelhochzeit
achievement-how-double-wedding = zwei Heiraten in einem Spiel gemeldet
achievement-title-locked-up = Schlüsseldienst
achievement-how-locked-up = in einer Partie dreimal zugedreht und jedes Mal gewonnen
achievement-title-from-the-brink = Totgesagte leben länger
achievement-how-from-the-brink = sechs Punkte zurückgelegen und trotzdem gewonnen
achievement-title-short-count = Knapp verzählt
achievement-how-short-count = mit 64 oder 65 Augen „Aus!“ gesagt
