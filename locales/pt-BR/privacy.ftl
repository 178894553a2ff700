# What is stored, given out and deleted, in Brazilian Portuguese. All of it is said to one person alone. A button has
# 34 characters.

# In place of the name of somebody who wished to be forgotten.
former-player = alguém que jogava aqui

command-privacy = O que guardo sobre você: leia, exporte, apague

privacy-title = Seus dados
privacy-what = **O que guardo:** seu ID do Discord e o nome com que te vi, seu idioma e seus ajustes, as mesas em que você sentou, suas jogadas nelas e quais mensagens minhas eram sobre elas, como acabaram suas partidas, seus duelos, suas ligas e seus desafios do dia e o que você ganhou com isso, suas respostas aos enigmas do dia, onde você quer saber de mesas novas, e se algum servidor não te deixa jogar.
privacy-why = **Pra quê:** pra que uma partida sobreviva a um reinício, possa ser revista, e conte. Não consigo ler suas mensagens, e não passo nada adiante.
privacy-how-long = **Por quanto tempo:** seus resultados, até você apagar; duelos e ligas somem por conta própria, e as cartas de partidas antigas, onde o servidor ou quem me administra definiu um prazo.
privacy-servers = Se um servidor me remove, tudo o que é de lá some depois de { $days ->
    [one] um dia
   *[other] { $days } dias
}.
privacy-puzzles-on = **Enigmas:** uma posição de uma partida sua pode virar o enigma do dia. Nunca aparece quem jogou, nem onde.
privacy-puzzles-off = **Enigmas:** nenhum enigma do dia novo é feito com as suas partidas.
privacy-host = Quem me administra responde pelos seus dados.
privacy-link-policy = [Política de privacidade]({ $link })
privacy-link-terms = [Termos de serviço]({ $link })
button-privacy-puzzles = Enigmas das minhas partidas
button-privacy-no-puzzles = Sem enigmas das minhas partidas
button-privacy-export = Exportar
button-privacy-delete = Apagar
button-privacy-delete-now = Sim, apagar tudo
button-privacy-keep = Deixar como está

privacy-exported = Tudo o que guardo sobre você, de todos os servidores, num arquivo JSON.
privacy-exported-short = O que guardo sobre você, de todos os servidores, num arquivo JSON. Ele ficaria grande demais pro Discord, então faltam suas jogadas uma a uma: elas estão no registro de cada partida.
privacy-export-too-big = Seus dados não cabem num arquivo do Discord. Peça pra quem me administra.
privacy-export-alt = Tudo o que está guardado sobre você

privacy-ask-title = Apagar seus dados?
privacy-ask = Seu ID e seu nome somem de todos os servidores, e com eles seus resultados, seus ajustes e seu lugar em cada ranking. Não consigo trazer nada de volta.

    Os outros ficam com os resultados deles e ainda podem rever as partidas e os duelos com você: no seu lugar vão ler “{ former-player }”. As mensagens que já estão no Discord ficam, assim como os problemas tirados das suas partidas (sem o seu nome), e, se um servidor não te deixa jogar, isso fica também.
privacy-ask-playing = ⚠️ Você ainda está em { $n ->
    [one] uma mesa
   *[other] { $n } mesas
}. Você vai sair, e um bot joga por você se os outros continuarem.
privacy-deleted = Pronto. Não te conheço mais. Se você voltar a jogar, começo do zero.
privacy-delete-later = Não consegui apagar tudo agora. Já anotei, e continuo tentando até acabar.
