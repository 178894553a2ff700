# O enigma do dia: uma posição, uma resposta.

command-puzzle = O enigma do dia: uma posição, uma resposta. O que você jogaria?

button-puzzle-today = Enigma de hoje

puzzle-title = Enigma do dia · { $date }
puzzle-ask = **O que você jogaria?** Hoje todo mundo tem esta posição, e você tem **uma resposta só**.
puzzle-gone = { $kind ->
    [sixtysix] Vazas até agora:
   *[nimmt] Já recolhidas:
} { $cards }
puzzle-once = Você já respondeu, e vale a primeira resposta:
puzzle-found = De uma partida de verdade.
puzzle-over = Esse enigma acabou.

## The answer

puzzle-right = ✅ **Acertou!** O melhor: **{ $best }**.
puzzle-as-good = ✅ **Acertou!** Sua escolha ({ $choice }) é quase tão boa quanto a melhor: **{ $best }**.
puzzle-wrong = ❌ O melhor: **{ $best }**. Sua escolha ({ $choice }) fica { $worse } atrás.
puzzle-worse = { $kind ->
    [sixtysix] { $n } tentos
   *[nimmt] { $n } cabeças de boi
}
puzzle-usual = Tentador à primeira vista: { $choice }, mas fica { $worse } atrás.
puzzle-usual-chosen = À primeira vista, é a escolha que tenta.
puzzle-rating = Seu rating nos enigmas: **{ $rating }** ({ $change }) · este enigma: { $puzzle }
puzzle-solved = Resolvidos: { $solved } de { $n }
puzzle-next = O próximo enigma chega { $when }.
puzzle-share = Pra compartilhar, copie esta linha: ela não entrega nada.
