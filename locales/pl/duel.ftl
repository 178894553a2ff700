# Pojedynki: dwie osoby grają tymi samymi kartami, każda przeciwko tym samym botom.

command-duel = Pojedynek: ty i ktoś jeszcze gracie to samo rozdanie z { $kind ->
    [sixtysix] tym samym botem
   *[nimmt] tymi samymi botami
}, bez pośpiechu
command-duel-opponent = Z kim chcesz się zmierzyć

button-duel-play = Graj
button-duel-look = Sprawdź jeszcze raz

duel-challenge =
    { "" }**{ $name }** wyzywa { $opponent } na pojedynek: **{ game-name }**
    Dostajecie to samo rozdanie i { $kind ->
        [sixtysix] tego samego bota za rywala
       *[nimmt] te same boty za rywali
    }. Grajcie, kiedy chcecie: pojedynek kończy się { $until }.
duel-welcome =
    { "" }**Ty i { $name } dostajecie te same karty** { $kind ->
        [sixtysix] i tego samego rywala, bota poziomu 9
       *[nimmt] i tych samych rywali, boty poziomu 9
    }: { $bots }.
    Na ruch nie ma limitu czasu. Przerwa? **{ button-duel-play }** na kanale i wracasz tutaj. Pojedynek kończy się { $until }.
duel-against = Pojedynek: ty i { $name }
duel-stranger = W tym pojedynku grają **{ $first }** i **{ $second }**. Swój zaczniesz przez `/{ command } duel`.
duel-gone = Tego pojedynku już nie mam. Nowy zaczniesz przez `/{ command } duel`.
duel-closed = Ten pojedynek jest zamknięty: czas minął.
duel-yourself = Pojedynku ze sobą nie będzie. Kto jeszcze miałby ochotę?
duel-bot = Boty nie przyjmują wyzwań. Z botami zagrasz przez `/{ command } solo`.
duel-not-here = Tej osoby nie ma na tym serwerze. Możesz wyzwać każdego, kto tu jest.
duel-not-in-channel = Ta osoba nie widzi tego kanału. Wyzwij ją tam, gdzie może czytać.
duel-banned = Ta osoba nie może teraz grać na tym serwerze, więc pojedynku nie będzie.

## The result

duel-waiting = **{ $name }**: gra jeszcze trwa. Gdy skończycie, **{ button-duel-look }** pokaże obie gry obok siebie. Pojedynek kończy się { $until }.
duel-both-through = **{ $name }** też ma już wasz pojedynek za sobą. { $first }, **{ button-duel-look }** pokaże obie gry obok siebie.
duel-title = **{ $first }** kontra **{ $second }**
duel-unfinished = **{ $name }**: gra niedokończona.
duel-won = 🏆 **{ $name }** wygrywa pojedynek!
duel-tie = 🤝 Remis!
duel-same = Te same karty, { $kind ->
    [sixtysix] ten sam bot
   *[nimmt] te same boty
}: nikt nie dostał lepszej ręki.
