# Les duels : deux personnes jouent la même donne, chacune contre les mêmes bots.

command-duel = Un duel : à deux, la même donne contre { $kind ->
    [sixtysix] le même bot
   *[nimmt] les mêmes bots
}, chacun quand ça lui convient
command-duel-opponent = La personne que tu défies

button-duel-play = Jouer
button-duel-look = Regarder à nouveau

duel-challenge =
    { "" }**{ $name }** défie { $opponent } en duel : **{ game-name }**
    Vous recevez la même donne, contre { $kind ->
        [sixtysix] le même bot
       *[nimmt] les mêmes bots
    }. Jouez quand vous voulez : le duel ferme { $until }.
duel-welcome =
    { "" }**Toi et { $name }, vous recevez ces mêmes cartes,** contre { $kind ->
        [sixtysix] le même bot de niveau 9
       *[nimmt] les mêmes bots de niveau 9
    } : { $bots }.
    Pas de chrono. Une pause ? **{ button-duel-play }**, dans le salon, te ramène ici. Le duel ferme { $until }.
duel-against = Duel avec { $name }
duel-stranger = Ce duel se joue entre **{ $first }** et **{ $second }**. `/{ command } duel` en lance un à toi.
duel-gone = Je n'ai plus ce duel. `/{ command } duel` en lance un nouveau.
duel-closed = Ce duel est clos : le temps est écoulé.
duel-yourself = Tu ne peux pas te défier toi-même. Qui d'autre en aurait envie ?
duel-bot = Les bots ne relèvent pas de défi. Pour jouer contre eux, il y a `/{ command } solo`.
duel-not-here = Cette personne n'est pas sur ce serveur. Tu peux défier toutes celles qui y sont.
duel-not-in-channel = Cette personne ne voit pas ce salon. Tu peux la défier là où elle peut lire.
duel-banned = Cette personne ne peut pas jouer sur ce serveur en ce moment, donc pas de duel avec elle.

## The result

duel-waiting = **{ $name }** n'a pas encore fini. Dès que vous aurez fini, **{ button-duel-look }** te montre les deux manches côte à côte. Le duel ferme { $until }.
duel-both-through = **{ $name }** a fini votre duel aussi. { $first }, **{ button-duel-look }** montre les deux manches côte à côte.
duel-title = **{ $first }** contre **{ $second }**
duel-unfinished = **{ $name }** n'a pas joué jusqu'au bout.
duel-won = 🏆 **{ $name }** gagne le duel !
duel-tie = 🤝 Égalité !
duel-same = Mêmes cartes, { $kind ->
    [sixtysix] même bot
   *[nimmt] mêmes bots
} : personne n'avait la meilleure main.
