# Wat er bewaard, meegegeven en gewist wordt. Alleen wie het vraagt, leest het. Op een knop passen 34 tekens.

# In plaats van de naam van iemand die vergeten wilde worden.
former-player = oud-speler

command-privacy = Wat ik over je bewaar: lees het, neem het mee, wis het

privacy-title = Jouw gegevens
privacy-what = **Wat ik bewaar:** je Discord-ID en de naam waaronder ik je ken, je taal en je instellingen, de tafels waaraan je zat, wat je daar speelde en welke van mijn berichten daarover gingen, hoe je partijen, duels, competities en spellen van de dag afliepen en wat je ermee verdiende, wat je op puzzels van de dag antwoordde, waar je van nieuwe tafels wilt horen, en of een server je niet laat meespelen.
privacy-why = **Waarom:** zo overleeft een partij een herstart, kun je erop terugkijken en telt hij mee. Je berichten kan ik niet lezen, en ik geef niets door.
privacy-how-long = **Hoe lang:** je uitslagen tot je ze wist; duels en competities verdwijnen vanzelf, de kaarten van oude partijen waar de server of mijn beheerder een termijn heeft ingesteld.
privacy-servers = Zet een server mij eruit, dan verdwijnt alles van daar na { $days ->
    [one] één dag
   *[other] { $days } dagen
}.
privacy-puzzles-on = **Puzzels:** een stelling uit een partij van jou kan de puzzel van de dag worden. Wie er speelde en waar, zie je nooit.
privacy-puzzles-off = **Puzzels:** van jouw partijen wordt geen nieuwe puzzel van de dag gemaakt.
privacy-host = Wie mij draait, is verantwoordelijk voor je gegevens.
privacy-link-policy = [Privacybeleid]({ $link })
privacy-link-terms = [Voorwaarden]({ $link })
button-privacy-puzzles = Puzzels uit mijn partijen
button-privacy-no-puzzles = Geen puzzels uit mijn partijen
button-privacy-export = Meenemen
button-privacy-delete = Wissen
button-privacy-delete-now = Ja, alles wissen
button-privacy-keep = Bewaren

privacy-exported = Alles wat ik over je bewaar, van alle servers, als JSON-bestand.
privacy-exported-short = Wat ik over je bewaar, van alle servers, als JSON-bestand. Voor Discord werd het te groot, dus je losse zetten staan er niet in: die vind je in het verslag van elke partij.
privacy-export-too-big = Je gegevens passen niet in een bestand op Discord. Vraag ze aan wie mij draait.
privacy-export-alt = Alles wat er over je bewaard is

privacy-ask-title = Je gegevens wissen?
privacy-ask = Je ID en je naam verdwijnen van alle servers, en daarmee je uitslagen, je instellingen en je plek op elke ranglijst. Terughalen kan ik ze niet.

    De anderen houden hun uitslagen en kunnen partijen en duels met jou blijven terugkijken: op jouw plek staat dan “{ former-player }”. Berichten die al in Discord staan, blijven staan, net als puzzels uit jouw partijen (zonder je naam), en als een server je geweerd heeft, blijft dat ook zo.
privacy-ask-playing = ⚠️ Je zit nog aan { $n ->
    [one] een tafel
   *[other] { $n } tafels
}. Je stapt op, en een bot speelt voor je verder als de anderen doorgaan.
privacy-deleted = Gedaan. Ik ken je niet meer. Speel je weer eens mee, dan begin ik bij nul.
privacy-delete-later = Alles wissen lukte nu niet. Ik heb het genoteerd en ga door tot het weg is.
