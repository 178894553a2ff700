# Prestaties: voor de lol. In de titel zit de grap, erachter staat wat je ervoor moet doen.

achievements-title = Prestaties: { $n } van de { $all }
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# Klein en grijs: wat er nog te halen valt.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = { $n ->
    [one] -# 🔒 … en nog een geheime.
   *[other] -# 🔒 … en nog { $n } geheime.
}
# Aan het eind van een partij, op één regel; elk stukje ziet eruit als hieronder.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }: { $titles }
achievement-title-clean = Schone lei
achievement-how-clean = een heel spel zonder één rij (7 beurten of meer)
achievement-title-seven-heads = Zeven in één klap
achievement-how-seven-heads = de 55 gepakt, met alle zeven koeienkoppen
achievement-title-three-rows = Rij na rij na rij
achievement-how-three-rows = drie beurten achter elkaar een volle rij gepakt
achievement-title-last-to-first = Laatbloeier
achievement-how-last-to-first = halverwege als enige laatste, aan het eind eerste (4 spellen of meer, 3 of meer aan tafel)
achievement-title-whole-herd = Herenboer
achievement-how-whole-herd = 30 koeienkoppen of meer gepakt in één spel
achievement-title-same-row = Vaste klant
achievement-how-same-row = drie keer dezelfde rij gepakt in één spel
achievement-title-bargains = Koopjesjacht
achievement-how-bargains = vijf keer te laag in één partij, en altijd de goedkoopste rij gepakt
achievement-title-exactly-enough = Geen kop te veel
achievement-how-exactly-enough = een partij geëindigd met precies 66 koeienkoppen
achievement-title-three-wins = Hattrick
achievement-how-three-wins = drie partijen met anderen op rij gewonnen
achievement-title-by-one = Met een neuslengte
achievement-how-by-one = gewonnen met één { $kind ->
    [sixtysix] spelpunt
   *[nimmt] koeienkop
} verschil
achievement-title-beat-hard = David tegen Goliath
achievement-how-beat-hard = gewonnen van een bot van niveau 9
achievement-title-second-again = Eeuwige tweede
achievement-how-second-again = vijf partijen met anderen op rij tweede geworden (3 of meer aan tafel)
achievement-title-wooden-spoon = Rode lantaarn
achievement-how-wooden-spoon = drie partijen met anderen op rij laatste geworden (3 of meer aan tafel)
achievement-title-schwarz = Licht uit
achievement-how-schwarz = een spel gewonnen waarin iemand geen slag haalde
achievement-title-whitewash = Nul op het rekest
achievement-how-whitewash = een partij met 7 of meer punten gewonnen waarin verder niemand een punt haalde
achievement-title-double-wedding = Dubbele bruiloft
achievement-how-double-wedding = twee huwelijken gemeld in één spel
achievement-title-locked-up = Slotenmaker
achievement-how-locked-up = drie keer gesloten in één partij, en elke keer gewonnen
achievement-title-from-the-brink = Uit de dood opgestaan
achievement-how-from-the-brink = zes punten achtergestaan en toch gewonnen
achievement-title-short-count = Net misgeteld
achievement-how-short-count = “Uit!” geroepen met 64 of 65
