# Einstellungen: die eines Servers (Server verwalten), die einer Person (Meine), und die Nachricht, dass ein
# Tisch aufgemacht wurde. Der Knopf eines Schalters steht neben seinem Text; ein Menüeintrag hat höchstens
# 100 Zeichen.

# Wie diese Sprache sich selbst nennt.
language-name = Deutsch

command-settings = Deine Einstellungen, und die des Servers, wenn du ihn verwaltest
settings-only-manager = Das kann nur ändern, wer den Server verwaltet. Was nur dich angeht, stellst du mit `/{ command } settings` ein.
settings-outdated = Diese Liste hat sich inzwischen geändert, deshalb habe ich sie gelassen, wie sie ist:
settings-banned-you = Auf diesem Server kannst du zurzeit nicht mitspielen. Warum, weiß, wer den Server verwaltet.
settings-not-here = In diesem Kanal geht’s nicht. Nimm einen von diesen: { $channels }

settings-title-server = Einstellungen dieses Servers
settings-note-server = Ich speichere jede Änderung sofort. Sprache und Kartenausgabe ändern sich mit dem nächsten Tisch.
settings-title-tables = Neue Tische
settings-note-tables = So beginnt jeder neue Tisch, wenn der Gastgeber nichts anderes wählt.
settings-title-players = Mitspieler
settings-note-players = Was man hier darf, und wer mitspielt.
settings-page-server = Server
settings-page-tables = Neue Tische
settings-page-players = Mitspieler
settings-page-mine = Meine Einstellungen
settings-back = Einstellungen des Servers
settings-on = an
settings-off = aus
settings-turn-on = Einschalten
settings-turn-off = Ausschalten

settings-language = Sprache
settings-language-discord = Wie in Discord eingestellt
settings-language-own = In den Kanälen dieses Servers spreche ich **{ $language }**.
settings-language-usual = In den Kanälen spreche ich **{ $language }**: So ist der Server in Discord eingestellt.
settings-channels = Kanäle
settings-channels-every = Alle Kanäle
settings-channels-all = Tische kann man in jedem Kanal aufmachen.
settings-channels-some = Tische kann man nur in diesen Kanälen und ihren Threads aufmachen: { $channels }
settings-hands = Kartenausgabe
settings-hands-dm = Ich schicke die Karten per Direktnachricht, es sei denn, jemand hat es anders eingestellt.
settings-hands-private = Ich zeige die Karten im Kanal, jedem nur die eigenen, es sei denn, jemand hat es anders eingestellt.
settings-hands-dm-option = Per Direktnachricht
settings-hands-private-option = Im Kanal, nur für die eigenen Augen
settings-seasons = Saisons
settings-seasons-monthly = Die Bestenliste beginnt jeden Monat eine neue Saison.
settings-seasons-quarterly = Die Bestenliste beginnt alle drei Monate eine neue Saison.
settings-seasons-none = Die Bestenliste läuft ohne Saisons.
settings-seasons-monthly-option = Jeden Monat
settings-seasons-quarterly-option = Alle drei Monate
settings-seasons-none-option = Ohne Saisons
settings-keep = Rückblick
settings-keep-days = { $n ->
    [one] Auf eine Partie kann man einen Tag lang zurückblicken. Ihr Ergebnis bleibt.
   *[other] Auf eine Partie kann man { $n } Tage lang zurückblicken. Ihr Ergebnis bleibt.
}
settings-keep-always = Auf eine Partie kann man zurückblicken, so lange man will.
settings-keep-option = { $n ->
    [one] Einen Tag lang
   *[other] { $n } Tage lang
}
settings-keep-always-option = Unbegrenzt
settings-keep-goes = Ältere werden in den nächsten Stunden gelöscht; das lässt sich nicht zurücknehmen.

settings-pace-live = Alle sind da: ungefähr eine Minute pro Zug.
settings-pace-relaxed = Für jeden Zug ist eine Stunde Zeit.
settings-pace-slow = Für jeden Zug ist ein Tag Zeit.
settings-pace-live-option = live: ungefähr eine Minute
settings-pace-relaxed-option = relaxed (gemütlich): 1 Stunde
settings-pace-slow-option = slow (langsam): 24 Stunden
settings-thread = Threads
settings-thread-on = Ein neuer Tisch bekommt einen eigenen Thread.
settings-thread-off = Ein neuer Tisch bleibt in dem Kanal, in dem man ihn aufmacht.
settings-quiet = Ruhige Tische
settings-quiet-on = Eine Partie bleibt in einer Nachricht, wenn der Gastgeber nichts anderes sagt.
settings-quiet-off = Eine Partie bringt laufend neue Nachrichten, wenn der Gastgeber nichts anderes sagt.

settings-hints = Tipps
settings-hints-on = Hier darf man nach Tipps fragen, außer in Partien ohne Tipps.
settings-hints-off = Auf diesem Server wird ohne Tipps gespielt.
settings-animations = Bewegte Bilder
settings-animations-on = Eine genommene Reihe gibt’s als bewegtes Bild.
settings-animations-off = Die Bilder stehen hier still.
settings-reminders = Erinnerungen
settings-reminders-on = Wird die Bedenkzeit knapp, erinnere ich einmal daran, außer jemand will das nicht.
settings-reminders-off = Ich erinnere niemanden, dessen Bedenkzeit knapp wird.
settings-achievements = Erfolge
settings-achievements-on = Hier kann man Erfolge sammeln.
settings-achievements-off = Hier gibt es keine Erfolge.
settings-banned = Von Tischen ausgeschlossen
settings-banned-pick = Niemand
settings-banned-nobody = Alle dürfen Tische aufmachen und mitspielen.
settings-banned-some = Dürfen hier weder Tische aufmachen noch sich an einen setzen: { $people }

settings-title-mine = Deine Einstellungen
settings-note-mine = Sie gelten auf jedem Server, außer wo „auf diesem Server“ steht.
mine-language-own = Mit dir spreche ich **{ $language }**.
mine-language-usual = Mit dir spreche ich **{ $language }**, wie in deinem Discord.
mine-hands = Deine Karten
mine-hands-table = Deine Karten bekommst du so, wie es auf dem Server eingestellt ist.
mine-hands-dm = Ich schicke dir deine Karten per Direktnachricht.
mine-hands-private = Deine Karten schicke ich dir nie per Direktnachricht: Du siehst sie im Kanal, und nur du. Drück **{ button-hand }** unter dem Tisch oder nimm `/{ command } hand`.
mine-hands-table-option = Wie auf dem Server eingestellt
mine-reminders-on = Wird deine Bedenkzeit knapp, erinnere ich dich einmal, außer der Server hat das ausgeschaltet.
mine-reminders-off = Ich erinnere dich nicht, wenn deine Bedenkzeit knapp wird.
mine-still = Weniger Bewegung
mine-still-on = Die Bilder stehen still, wenn du allein gegen Bots spielst, und an Tischen, an denen das alle wollen.
mine-still-off = Die Bilder bewegen sich, außer der Server lässt sie stillstehen.
mine-suits = Vierfarbiges Blatt
mine-suits-on = In den Bildern, die nur du siehst, hat jede Farbe ihren eigenen Ton: Kreuz ist grün, Karo blau.
mine-suits-off = Pik und Kreuz sind schwarz, Herz und Karo rot.
mine-alerts = Neue Tische hier
mine-alerts-on = Macht auf diesem Server jemand einen Tisch auf, schreib ich dir, höchstens einmal pro Stunde.
mine-alerts-off = Macht auf diesem Server jemand einen Tisch auf, schreib ich dir nicht.

lobby-footer-private = Deine Karten siehst nur du: Drück nach dem Start „{ button-hand }“.
board-first-turn-private = Neues Spiel, { $n } Karten für jeden! Drück **{ button-hand }**, um deine zu sehen.

alert-table = { icon } Auf **{ $server }** steht ein Tisch offen, gespielt wird **{ game-name }**: { $link }
alert-table-somewhere = { icon } Ein Tisch steht offen, gespielt wird **{ game-name }**: { $link }
alert-stop = Nicht mehr schreiben
alert-stopped = Gut, von neuen Tischen dort schreib ich dir nichts mehr.
alert-unreached = Ich wollte dir von einem neuen Tisch schreiben, aber meine Direktnachricht kam nicht durch. Deshalb ist das jetzt auf allen Servern aus. Wo du es weiter willst: Erlaub Direktnachrichten von dem Server, dann schalt es dort mit `/{ command } settings` wieder ein.
