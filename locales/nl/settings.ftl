# De instellingen: die van een server (Server beheren), die van iemand zelf (Van mij), en het bericht dat er
# een tafel open is. De knop van een schakelaar staat naast zijn tekst; in een menu passen 100 tekens.

# Hoe deze taal zichzelf noemt.
language-name = Nederlands

command-settings = Jouw instellingen, en die van de server als je hem beheert
settings-only-manager = Dat kan alleen iemand die de server beheert. Je eigen instellingen vind je met `/{ command } settings`.
settings-outdated = Deze lijst is intussen veranderd, dus ik heb niets veranderd. Zo is hij nu:
settings-banned-you = Je kunt op deze server nu niet meespelen. Wie de server beheert, kan je zeggen waarom.
settings-not-here = In dit kanaal kan dat niet. Probeer een van deze: { $channels }

settings-title-server = Instellingen van deze server
settings-note-server = Ik sla elke verandering meteen op. Taal en kaarten veranderen vanaf de volgende tafel.
settings-title-tables = Nieuwe tafels
settings-note-tables = Wat geldt als degene die een tafel opent niets anders kiest.
settings-title-players = Spelers
settings-note-players = Wat er hier mag, en wie er mag spelen.
settings-page-server = Server
settings-page-tables = Nieuwe tafels
settings-page-players = Spelers
settings-page-mine = Mijn instellingen
settings-back = Instellingen van de server
settings-on = aan
settings-off = uit
settings-turn-on = Aanzetten
settings-turn-off = Uitzetten

settings-language = Taal
settings-language-discord = Zoals in Discord
settings-language-own = In de kanalen van deze server spreek ik **{ $language }**.
settings-language-usual = In de kanalen spreek ik **{ $language }**, zoals de server in Discord is ingesteld.
settings-channels = Kanalen
settings-channels-every = Elk kanaal
settings-channels-all = Je kunt in elk kanaal een tafel openen.
settings-channels-some = Je kunt alleen in deze kanalen en hun threads een tafel openen: { $channels }
settings-hands = Kaarten
settings-hands-dm = Ik stuur iedereen de kaarten in een privébericht, tenzij iemand het anders wil.
settings-hands-private = Ik laat de kaarten in het kanaal zien, ieder alleen die van zichzelf, tenzij iemand het anders wil.
settings-hands-dm-option = In een privébericht
settings-hands-private-option = In het kanaal, alleen voor jezelf
settings-seasons = Seizoenen
settings-seasons-monthly = De ranglijst begint elke maand aan een nieuw seizoen.
settings-seasons-quarterly = De ranglijst begint elke drie maanden aan een nieuw seizoen.
settings-seasons-none = De ranglijst heeft geen seizoenen.
settings-seasons-monthly-option = Elke maand
settings-seasons-quarterly-option = Elke drie maanden
settings-seasons-none-option = Geen seizoenen
settings-keep = Terugkijken
settings-keep-days = { $n ->
    [one] Je kunt één dag terugkijken op een partij. De uitslag blijft.
   *[other] Je kunt { $n } dagen terugkijken op een partij. De uitslag blijft.
}
settings-keep-always = Je kunt zo lang je wilt terugkijken op een partij.
settings-keep-option = { $n ->
    [one] Eén dag
   *[other] { $n } dagen
}
settings-keep-always-option = Zonder grens
settings-keep-goes = Oudere worden binnen een paar uur gewist. Dat kun je niet terugdraaien.

settings-pace-live = Iedereen is erbij: een minuut of zo per zet.
settings-pace-relaxed = Voor elke zet is er een uur.
settings-pace-slow = Voor elke zet is er een dag.
settings-pace-live-option = live: een minuut of zo
settings-pace-relaxed-option = relaxed: rustig aan, 1 uur
settings-pace-slow-option = slow: op je dooie gemak, 24 uur
settings-thread = Threads
settings-thread-on = Een nieuwe tafel krijgt een eigen thread.
settings-thread-off = Een nieuwe tafel blijft in het kanaal waar je hem opent.
settings-quiet = Rustige tafels
settings-quiet-on = Een partij blijft in één bericht dat verandert, tenzij de host anders kiest.
settings-quiet-off = Een partij plaatst onderweg nieuwe berichten, tenzij de host anders kiest.

settings-hints = Hints
settings-hints-on = Spelers mogen hier om hints vragen, tenzij een partij zonder hints gaat.
settings-hints-off = Op deze server spelen we zonder hints.
settings-animations = Bewegende plaatjes
settings-animations-on = Een gepakte rij zie je als bewegend plaatje.
settings-animations-off = De plaatjes staan hier stil.
settings-reminders = Herinneringen
settings-reminders-on = Raakt de tijd op, dan geef ik één keer een seintje, behalve aan wie dat niet wil.
settings-reminders-off = Ik geef niemand een seintje als de tijd opraakt.
settings-achievements = Prestaties
settings-achievements-on = Hier kun je prestaties verdienen.
settings-achievements-off = Hier zijn geen prestaties.
settings-banned = Geweerd van tafels
settings-banned-pick = Niemand
settings-banned-nobody = Iedereen mag tafels openen en aanschuiven.
settings-banned-some = Mogen hier geen tafel openen en nergens aanschuiven: { $people }

settings-title-mine = Jouw instellingen
settings-note-mine = Ze gelden op elke server, tenzij er “op deze server” staat.
mine-language-own = Met jou spreek ik **{ $language }**.
mine-language-usual = Met jou spreek ik **{ $language }**, zoals jouw Discord is ingesteld.
mine-hands = Jouw kaarten
mine-hands-table = Je krijgt je kaarten zoals de server het heeft ingesteld.
mine-hands-dm = Ik stuur je je kaarten in een privébericht.
mine-hands-private = Ik stuur je je kaarten nooit in een privébericht: je ziet ze in het kanaal, en jij alleen. Druk op **{ button-hand }** onder de tafel, of gebruik `/{ command } hand`.
mine-hands-table-option = Zoals de server het heeft ingesteld
mine-reminders-on = Raakt je tijd op, dan geef ik je één keer een seintje, tenzij een server dat heeft uitgezet.
mine-reminders-off = Ik geef je geen seintje als je tijd opraakt.
mine-still = Minder beweging
mine-still-on = Plaatjes staan stil als je in je eentje tegen bots speelt, en aan tafels waar iedereen dat wil.
mine-still-off = Plaatjes bewegen, tenzij een server ze stilzet.
mine-suits = Vier kleuren
mine-suits-on = Op plaatjes die alleen jij ziet heeft elke soort een eigen kleur: klaveren groen, ruiten blauw.
mine-suits-off = Schoppen en klaveren zijn zwart, harten en ruiten rood.
mine-alerts = Nieuwe tafels hier
mine-alerts-on = Gaat er op deze server een tafel open, dan stuur ik je een berichtje, hoogstens één keer per uur.
mine-alerts-off = Gaat er op deze server een tafel open, dan stuur ik je niets.

lobby-footer-private = Je kaarten zijn alleen voor jou: druk op “{ button-hand }” zodra de partij begint.
board-first-turn-private = Nieuw spel! Ieder { $n } kaarten. Druk op **{ button-hand }** om die van jou te zien.

alert-table = { icon } Op **{ $server }** staat een tafel open voor **{ game-name }**: { $link }
alert-table-somewhere = { icon } Er staat een tafel open voor **{ game-name }**: { $link }
alert-stop = Stuur me niets meer
alert-stopped = Goed, over nieuwe tafels daar stuur ik je niets meer.
alert-unreached = Ik kon je geen privébericht sturen over een nieuwe tafel, dus het staat nu op alle servers uit. Waar je het nog wilt: sta privéberichten van die server toe en zet het daar weer aan: `/{ command } settings`.
