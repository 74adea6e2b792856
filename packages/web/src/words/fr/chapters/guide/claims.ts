/** The tips, why the figures come out as they do, and who plays against whom. */
import type { Words } from '@turn7/narration/fr';
import type { Chapters } from '../../../chapters.ts';

const REGULARS = 'Les trois autres restent à 25 points.';
const HIGH_AND_LOW =
  'Cartes hautes : au moins deux parmi 10, 11 et 12. Cartes basses : aucune d’elles. Avec une autre main, le joueur reste à 25, comme le font toujours les trois autres.';

export const claims = (w: Words): Chapters['guide']['claims'] => ({
  high: {
    tip: 'Avec 20 points et des cartes hautes, reste.',
    why: 'Un nombre te fait sauter par ses autres exemplaires, et il y en a autant qu’il le dit. Toute rangée est donc à peu près aussi risquée qu’elle vaut de points, quels que soient ses nombres. Ce qui change, c’est ce qui peut encore venir : si tu as déjà les hautes, la prochaine carte apporte un peu moins.',
    chart: 'Rester tôt, selon les cartes',
    tells: HIGH_AND_LOW,
  },
  low: {
    tip: 'Les cartes basses sont sûres : ose plus avec elles.',
    why: 'Elles sont sûres tant qu’elles valent peu : quand des cartes basses ont fait un bon score, le risque a grandi avec lui. Mais tant que les hautes sont dans la pioche, la prochaine carte apporte plus, et plus de nombres dans la rangée rapprochent du septième.',
    chart: 'Continuer, selon les cartes',
    tells: HIGH_AND_LOW,
  },
  x2: {
    tip: 'Protège le ×2. Quinze points doublés font 30 : prends-les.',
    why: 'Un ×2 double ce que tu peux perdre, mais aussi ce que le prochain nombre apporte. La balance ne bouge pas : le bon moment de rester dépend des nombres de la rangée, comme sans ×2.',
    chart: 'À combien rester avec ×2',
    tells: `Sans ×2, le joueur reste à 25. ${REGULARS}`,
  },
  count: {
    tip: 'Observe la table et compte les cartes.',
    why: 'Une carte déjà vue ne revient pas avant que l’on mélange. Qui pèse la prochaine carte d’après ce qui reste vraiment voit un danger passer, ou venir.',
    chart: 'Compter et peser',
    tells:
      'Première ligne : un joueur sur quatre retient chaque carte, les autres pèsent comme s’il ne manquait que leur propre main. Autres lignes : les trois autres restent à 25 points.',
  },
  lock: {
    tip: `Joue ${w.aLock} sur qui mène, ou sur une bonne main.`,
    why: `Qui se retrouve ${w.locked} encaisse ce qu’il a ; il perd la suite de la manche. Cela coûte plus à une main qui commence à peine qu’à une main qui allait s’arrêter. Et surtout à qui gagnerait la partie.`,
    chart: `Sur qui jouer ${w.theLock}`,
    tells: `Tout le monde reste à 25 points. Les trois autres jouent ${w.theLock} au hasard, mais jamais sur eux-mêmes.`,
  },
  three: {
    tip: `Joue ${w.aTurnThree} sur qui a des cartes dangereuses.`,
    why: 'Trois cartes peuvent faire sauter une rangée, mais tout aussi bien la remplir. Elles ne sont un vrai danger que pour une longue rangée, et qui en a une s’est souvent déjà arrêté.',
    chart: `Sur qui jouer ${w.theTurnThree}`,
    tells: `Tout le monde reste à 25 points. Les trois autres jouent ${w.theTurnThree} au hasard, mais jamais sur eux-mêmes.`,
  },
  aim: {
    tip: 'Joue bien les cartes action : contre les autres.',
    why: 'À deux, rien ne se perd : chaque carte action touche qui il faut battre, ou soi-même.',
    chart: 'Sur qui jouer les cartes action, à deux',
    tells: 'Deux joueurs qui comptent tous deux les cartes et ne diffèrent que par la cible des cartes action.',
  },
  saver: {
    tip: `Garde ${w.theLifeSaver} pour une main qui le mérite.`,
    why: 'Elle part avec le premier doublon, aussitôt ; on ne demande rien à personne. Ce que tu choisis, c’est jusqu’où aller tant qu’elle est devant toi. Jusque-là, la prochaine carte ne peut pas te faire sauter : rester, c’est y renoncer.',
    chart: `À combien rester avec ${w.aLifeSaver}`,
    tells: `Sans cette carte, le joueur reste à 25. ${REGULARS}`,
  },
  seven: {
    tip: `Viser toujours ${w.aTurn7} est une erreur.`,
    why: 'Chaque nombre en chemin rend un doublon plus probable, et il y a de plus en plus à perdre. Le bonus n’est payé qu’au bout de ce chemin.',
    chart: 'Continuer vers le septième',
    tells: `À partir de tant de nombres, le joueur tire quoi qu’il ait ; avant, il reste à 25. ${REGULARS}`,
  },
  solid: {
    tip: 'Vingt points solides valent mieux qu’un essai risqué vers sept.',
    why: 'Contre des gens qui ne s’arrêtent jamais, presque toute limite est bonne. Mais à une table, les autres s’arrêtent, et 20 points sont vite moins que ce qu’a le meilleur d’entre eux.',
    chart: 'À combien rester',
    tells: 'Première ligne : les trois autres ne restent jamais. Autres lignes : les trois autres restent à 25 points.',
  },
  adapt: {
    tip: 'Devant, joue prudemment. Derrière, prends des risques.',
    why: 'Seule la première place compte. Derrière, on perd peu à sauter ; devant, on gagne peu à une carte de plus. C’est le plus clair à la fin : si quelqu’un qui est déjà sorti va gagner, rester en dessous, c’est perdre à coup sûr.',
    chart: 'Jouer selon le score',
    tells:
      'Lignes 1 à 3 : le joueur reste d’autant de points plus tôt ou plus tard que 25 dès qu’il a 30 points d’avance ou de retard ; les autres restent à 25. Ligne 4 : les autres comptent sans connaître la fin. Ligne 5 : les autres jouent comme à la ligne 4, le joueur est le bot entraîné.',
  },
});
