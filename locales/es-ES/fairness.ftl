# Sealed deals, in Spanish.

button-cut = ✂️ Cortar la baraja
button-verify = Comprobar
# A line of small print: `$seal` is 32 digits and letters.
lobby-seal = 🔒 Baraja sellada: `{ $seal }`{ $cuts ->
    [0] {""}
    [one] {" "}· ✂️ cortada una vez
   *[other] {" "}· ✂️ cortada { $cuts } veces
}
cut-done = Has cortado la baraja.
cut-enough = Esa baraja ya está bien cortada.
seal-opened = 🔓 Se abre el sello de la ronda { $game }: `{ $link }`
seal-new = 🔒 Las próximas rondas tienen un sello nuevo: `{ $seal }`
verify-good = ✅ **He vuelto a repartir cada ronda a partir de su sello. Las cartas son las mismas.**
verify-bad = ⚠️ **Algo no cuadra en los repartos de esta partida.** Esto es lo que he visto: { $why }
verify-unsealed = Cuando empezó esta partida yo aún no sellaba los repartos: no hay nada que comprobar.
verify-seal-unseen = El sello, que nadie vio antes de repartir:
    { $seal }
verify-seal = El sello, que la mesa mostraba abreviado:
    { $seal }
verify-entropy = Lo que se mezcló después: `{ $entropy }`
verify-entropy-unseen = Lo que se mezcló: `{ $entropy }`
verify-lobby = Compara las dos cosas con [la mesa]({ $link }). Y no te fíes de mí: `hornochse verify` comprueba el archivo que te da **{ button-record }**.
verify-limits = Esto demuestra que nadie cambió las cartas. No demuestra que quien me administra no las mirara.
verify-limits-unseen = Esto solo demuestra que las cartas salen de este sello: antes de la primera ronda no viste ninguno.
