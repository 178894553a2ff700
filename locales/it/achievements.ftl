# I traguardi: per ridere. Nel titolo c'è la battuta, poi quello che serve.

achievements-title = Traguardi: { $n } su { $all }
achievement-earned = 🏅 **{ $title }** · { $how } · { $day }
# In piccolo e in grigio: quello che resta da conquistare.
achievement-open = -# 🔒 { $title } · { $how }
achievement-secret = { $n ->
    [one] -# 🔒 … e uno segreto.
   *[other] -# 🔒 … e { $n } segreti.
}
# Alla fine di una partita, su una riga; ogni voce è come quella qui sotto.
achievement-news = 🏅 { $entries }
achievement-news-entry = { $name }: { $titles }
achievement-title-clean = Mani pulite
achievement-how-clean = una smazzata intera senza prendere una fila (almeno 7 turni)
achievement-title-seven-heads = Sette in un colpo
achievement-how-seven-heads = il 55 preso, con tutte e sette le teste di bue
achievement-title-three-rows = In fila per tre
achievement-how-three-rows = una fila piena presa per tre turni di fila
achievement-title-last-to-first = Rimonta
achievement-how-last-to-first = ultimo posto senza parità a metà partita, primo alla fine (almeno 4 smazzate, almeno in 3)
achievement-title-whole-herd = Il mandriano
achievement-how-whole-herd = 30 teste di bue o più prese in una smazzata
achievement-title-same-row = Tessera fedeltà
achievement-how-same-row = la stessa fila presa tre volte in una smazzata
achievement-title-bargains = Caccia ai saldi
achievement-how-bargains = carta troppo bassa cinque volte in una partita, e sempre la fila meno cara
achievement-title-exactly-enough = Non una di più
achievement-how-exactly-enough = una partita finita con 66 teste di bue esatte
achievement-title-three-wins = Tripletta
achievement-how-three-wins = tre partite di fila vinte con altre persone
achievement-title-by-one = Per un pelo
achievement-how-by-one = vittoria per { $kind ->
    [sixtysix] un solo punto
   *[nimmt] una sola testa di bue
}
achievement-title-beat-hard = Davide e Golia
achievement-how-beat-hard = vittoria contro un bot di livello 9
achievement-title-second-again = Eterno secondo
achievement-how-second-again = secondo posto in cinque partite di fila con altre persone (almeno in 3)
achievement-title-wooden-spoon = Maglia nera
achievement-how-wooden-spoon = ultimo posto in tre partite di fila con altre persone (almeno in 3)
achievement-title-schwarz = Cappotto su misura
achievement-how-schwarz = una smazzata vinta in cui qualcuno non ha fatto nemmeno una presa
achievement-title-whitewash = Rete inviolata
achievement-how-whitewash = una partita vinta con 7 punti o più, senza un punto per gli altri
achievement-title-double-wedding = Doppio matrimonio
achievement-how-double-wedding = due matrimoni dichiarati in una smazzata
achievement-title-locked-up = A doppia mandata
achievement-how-locked-up = mazzo chiuso tre volte in una partita, e vinto ogni volta
achievement-title-from-the-brink = Dato per morto
achievement-how-from-the-brink = vittoria dopo uno svantaggio di sei punti
achievement-title-short-count = Sessantaquasisei
achievement-how-short-count = “Fuori!” con 64 o 65
