# Was gespeichert, herausgegeben und gelöscht wird. Das alles liest nur, wer gefragt hat. Ein Knopf hat 34
# Zeichen.

# Statt des Namens von jemandem, der vergessen werden wollte.
former-player = Jemand von früher

command-privacy = Was ich über dich speichere: lesen, herunterladen, löschen

privacy-title = Deine Daten
privacy-what = **Was ich speichere:** deine Discord-ID und den Namen, unter dem ich dich kenne, deine Sprache und deine Einstellungen, die Tische, an denen du gesessen hast, mit deinen Zügen und meinen Nachrichten dazu (nur deren Nummern), wie deine Partien, Duelle, Ligen und Spiele des Tages ausgegangen sind und was du damit erreicht hast, deine Antworten auf die Rätsel des Tages, wo du von neuen Tischen hören willst und ob dich ein Server nicht mitspielen lässt.
privacy-why = **Wozu:** damit eine Partie einen Neustart übersteht, man auf sie zurückblicken kann und sie zählt. Deine Nachrichten kann ich nicht lesen, und ich gebe nichts weiter.
privacy-how-long = **Wie lange:** deine Ergebnisse, bis du sie löschst; Duelle und Ligen verschwinden von selbst, die Karten alter Partien da, wo der Server oder mein Betreiber eine Frist gesetzt hat.
privacy-servers = Wirft ein Server mich raus, verschwindet alles von dort nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}.
privacy-puzzles-on = **Rätsel:** Eine Stellung aus einer deiner Partien kann zum Rätsel des Tages werden. Wer gespielt hat und wo, steht nie dabei.
privacy-puzzles-off = **Rätsel:** Aus deinen Partien entsteht kein neues Rätsel des Tages.
privacy-host = Verantwortlich für deine Daten ist, wer mich betreibt.
privacy-link-policy = [Datenschutz]({ $link })
privacy-link-terms = [Nutzungsbedingungen]({ $link })
button-privacy-puzzles = Rätsel aus meinen Partien
button-privacy-no-puzzles = Keine Rätsel aus meinen Partien
button-privacy-export = Herunterladen
button-privacy-delete = Löschen
button-privacy-delete-now = Ja, alles löschen
button-privacy-keep = Behalten

privacy-exported = Alles, was ich über dich gespeichert habe, von allen Servern, als JSON-Datei.
privacy-exported-short = Was ich über dich gespeichert habe, von allen Servern, als JSON-Datei. Für Discord wäre sie zu groß geworden, darum fehlen deine einzelnen Züge: Die stehen in der Mitschrift jeder Partie.
privacy-export-too-big = Deine Daten passen in keine Datei auf Discord. Frag die Person, die mich betreibt.
privacy-export-alt = Alles, was über dich gespeichert ist

privacy-ask-title = Deine Daten löschen?
privacy-ask = Deine ID und dein Name verschwinden von allen Servern, und mit ihnen deine Ergebnisse, deine Einstellungen und dein Platz in jeder Bestenliste. Zurückholen kann ich das nicht.

    Die Ergebnisse der anderen bleiben, und Partien und Duelle mit dir können sie sich weiter ansehen: An deiner Stelle lesen sie „{ former-player }“. Nachrichten, die schon in Discord stehen, bleiben, ebenso Rätsel aus deinen Partien (ohne Namen) und eine Sperre auf einem Server.
privacy-ask-playing = ⚠️ Du sitzt noch an { $n ->
    [one] einem Tisch
   *[other] { $n } Tischen
}. Du steigst aus, und ein Bot spielt für dich weiter, wenn die anderen weiterspielen.
privacy-deleted = Erledigt. Ich kenne dich nicht mehr. Wenn du wieder mitspielst, fange ich bei null an.
privacy-delete-later = Gerade konnte ich nicht alles löschen. Ich hab’s mir gemerkt und mache weiter, bis es weg ist.
