# What is stored, given out and deleted, in Polish. All of it is said to one person alone. A button has 34
# characters.

# In place of the name of somebody who wished to be forgotten.
former-player = ktoś z dawnych graczy

command-privacy = Co o tobie przechowuję: przeczytaj, zabierz, usuń

privacy-title = Twoje dane
privacy-what = **Co przechowuję:** twoje ID na Discordzie i nazwę, pod którą cię widzę, twój język i twoje ustawienia, twoje stoliki, twoje ruchy przy nich i to, które z moich wiadomości ich dotyczą, to, jak skończyły się twoje partie, pojedynki, ligi i rozdania dnia i co ci to dało, twoje odpowiedzi na zagadki dnia, gdzie chcesz słyszeć o nowych stolikach i czy jakiś serwer nie pozwala ci grać.
privacy-why = **Po co:** żeby partia przetrwała mój restart, żeby dało się ją analizować i żeby się liczyła. Twoich wiadomości nie czytam, bo nie mogę, i niczego nie przekazuję dalej.
privacy-how-long = **Jak długo:** twoje wyniki, dopóki ich nie usuniesz; pojedynki i ligi znikają same, a karty starych partii tam, gdzie serwer albo mój administrator ustawił termin.
privacy-servers = Gdy serwer mnie wyrzuci, wszystko stamtąd znika po { $days ->
    [one] jednym dniu
    [few] { $days } dniach
    [many] { $days } dniach
   *[other] { $days } dnia
}.
privacy-puzzles-on = **Zagadki:** pozycja z twojej partii może zostać zagadką dnia. Nigdy nie widać, kto grał ani gdzie.
privacy-puzzles-off = **Zagadki:** z twoich partii nie powstaje żadna nowa zagadka dnia.
privacy-host = Za twoje dane odpowiada ten, kto mnie uruchamia.
privacy-link-policy = [Polityka prywatności]({ $link })
privacy-link-terms = [Warunki korzystania]({ $link })
button-privacy-puzzles = Zagadki z moich partii
button-privacy-no-puzzles = Bez zagadek z moich partii
button-privacy-export = Pobierz
button-privacy-delete = Usuń
button-privacy-delete-now = Tak, usuń wszystko
button-privacy-keep = Zostaw

privacy-exported = Wszystko, co o tobie przechowuję, ze wszystkich serwerów, w pliku JSON.
privacy-exported-short = To, co o tobie przechowuję, ze wszystkich serwerów, w pliku JSON. Na Discorda byłby za duży, więc nie ma w nim pojedynczych ruchów: są w zapisie każdej partii.
privacy-export-too-big = Twoje dane nie mieszczą się w pliku na Discordzie. Zapytaj tego, kto mnie uruchamia.
privacy-export-alt = Wszystko, co jest o tobie przechowywane

privacy-ask-title = Usunąć twoje dane?
privacy-ask = Twoje ID i nazwa znikną ze wszystkich serwerów, a z nimi twoje wyniki, ustawienia i miejsca w klasyfikacjach. Przywrócić tego nie umiem.

    Wyniki innych zostają i nadal mogą oni oglądać partie i pojedynki z tobą: zamiast ciebie zobaczą „{ former-player }”. Wiadomości, które już są na Discordzie, zostają, tak samo jak zadania z twoich partii (bez twojego imienia) i blokada przez serwer.
privacy-ask-playing = ⚠️ Siedzisz jeszcze przy { $n ->
    [one] jednym stoliku
    [few] { $n } stolikach
    [many] { $n } stolikach
   *[other] { $n } stolika
}. Odejdziesz, a jeśli inni grają dalej, zagra za ciebie bot.
privacy-deleted = Gotowe. Już cię nie znam. Jeśli znowu zagrasz, zaczniemy od zera.
privacy-delete-later = Nie wszystko dało się teraz usunąć. Mam to zapisane i będę próbować aż do skutku.
