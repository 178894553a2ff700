# Bestenliste, Saisons und annullierte Partien.

## Bestenliste

leaders-title = Bestenliste
leaders-heading = Bestenliste · { game-name }
# { $window } ist einer der Zeiträume unten, { $since } ein Tag.
leaders-since = { $window } (seit { $since })
leaders-order-rating = Nach Wertung
leaders-order-wins = Nach Siegen
leaders-order-share = Nach Siegquote
leaders-order-score = Nach { $kind ->
    [sixtysix] Punkten
   *[nimmt] Hornochsen
} pro Spiel
leaders-order-matches = Nach gespielten Partien
leaders-window-month = Dieser Monat
leaders-window-quarter = Dieses Quartal
leaders-window-recent = Letzte 30 Tage
leaders-window-all = Seit Beginn
leaders-played-all = Alle Varianten
leaders-played-game = { game-name }: alle Varianten
leaders-ladder-table = Mit anderen
leaders-ladder-solo = Allein gegen Bots
leaders-menu-order = Reihenfolge
leaders-menu-window = Zeitraum
leaders-menu-played = Variante
leaders-button-solo = Allein gegen Bots
leaders-button-table = Mit anderen
leaders-button-share = Allen zeigen
leaders-button-mine = Mein Platz
# Steht zwischen Tausendern und Hundertern.
leaders-thousands-sign = .
leaders-percent = { $n } %
leaders-record = { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
} ({ $share })
# Dasselbe im Bild; Platz ist für etwa 30 Buchstaben.
leaders-note = { $wins } von { $matches } gewonnen ({ $share })
leaders-average = { $n } { $kind ->
    [sixtysix] Punkte
   *[nimmt] Hornochsen
} pro Spiel
leaders-line = **{ $place }.** { $name } · { $record }
leaders-alt-line = { $place }. { $name }: { $record }
leaders-mine = **Du bist auf Platz { $place }** · { $record }
leaders-mine-none = Du stehst nicht auf dieser Liste.
leaders-page = Seite { $page } von { $pages }
leaders-empty = Hier wurde noch keine Partie zu Ende gespielt. `/{ command } new` startet die erste!
leaders-empty-chosen = Zu dieser Auswahl gibt es hier keine beendete Partie.
leaders-empty-rated = In dieser Auswahl hat noch niemand eine Wertung. Dafür braucht es eine Partie mit mindestens { $turns } { $kind ->
    [sixtysix] Stichen
   *[nimmt] Zügen
}.
leaders-footer-rating = Es zählt das untere Ende der Wertung, damit Glück allein niemanden nach oben bringt. „?“ heißt: zu wenige Partien, um sicher zu sein. Gewertet werden Partien ab { $turns } { $kind ->
    [sixtysix] Stichen
   *[nimmt] Zügen
}, alle Varianten zusammen.{ $ladder ->
    [solo] {""}
   *[table] {" "}Wer aussteigt oder mehr als die Hälfte der Partie weg ist, kommt auf den letzten Platz.
}
leaders-footer-wins = Erst zählen die Siege, dann die Siegquote, dann die { $kind ->
    [sixtysix] Punkte
   *[nimmt] Hornochsen
} pro Spiel. Ein geteilter Sieg zählt für alle.
leaders-footer-few = Wer weniger als { $few } Partien hat, steht hinten. Ein geteilter Sieg zählt für alle.
leaders-footer-few-games = Es zählen nur Spiele, die in { $kind ->
    [sixtysix] Punkten
   *[nimmt] Hornochsen und mit der üblichen Kartenzahl
} abgerechnet werden. Wer weniger als { $few } davon hat, steht hinten.
leaders-footer-matches = { $ladder ->
    [solo] {""}
   *[table] Gezählt werden beendete Partien, auch vorzeitig verlassene.{" "}
}Ein geteilter Sieg zählt für alle.

## Am Ende einer Partie

match-over-solo = Eine Partie gegen Bots: Sie zählt für die Solo-Bestenliste.
leaders-change-title = Bestenliste des Servers
leaders-change-title-solo = Solo-Bestenliste
leaders-change-new = **{ $place }.** { $name } · neu!
leaders-change-same = **{ $place }.** { $name }
leaders-change-moved = **{ $place }.** { $name } · vorher Platz { $before }
leaders-change-unrated = Plätze nach Siegen: Für die Wertung war diese Partie zu kurz.

## Befehle

command-leaderboard = Wer auf diesem Server am besten spielt
command-leaderboard-variant = Nur Partien dieser Variante
command-void = Eine Partie annullieren oder wieder zählen lassen (Serververwaltung)

## Annullierte Partien

void-title = Partie annullieren
void-intro = Such dir eine Partie aus. Bevor etwas passiert, frage ich nach. Eine annullierte Partie zählt weder für Siege noch für Wertungen, als wäre sie nie gespielt worden.
void-menu = Partie aussuchen …
void-option = ANNULLIERT · { $names }
void-own-rules = eigene Regeln
void-age-minutes = { $n ->
    [one] vor 1 Minute
   *[other] vor { $n } Minuten
}
void-age-hours = { $n ->
    [one] vor 1 Stunde
   *[other] vor { $n } Stunden
}
void-age-days = { $n ->
    [one] vor 1 Tag
   *[other] vor { $n } Tagen
}
void-seat = • { $name } · { $score }
void-ask = **Diese Partie annullieren?** Siege und Wertungen stehen dann so da, als wäre sie nie gespielt worden. Du kannst das später zurücknehmen.
void-declared = **Diese Partie ist annulliert.** Annulliert { $when } von { $by }.
void-restored = **Zurückgenommen.** Die Partie zählt wieder.
void-button-declare = Annullieren
void-button-restore = Wieder zählen lassen
void-button-back = Zurück zur Liste
void-button-newer = Neuere
void-button-older = Ältere
void-only-manager = Partien annullieren darf nur, wer den Server verwaltet.
void-gone = Diese Partie gibt es hier nicht mehr.
