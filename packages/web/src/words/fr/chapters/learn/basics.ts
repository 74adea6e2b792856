import { DECK_SIZE, DEFAULT_TARGET, SEVEN, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/fr';
import type { Chapters } from '../../../chapters.ts';
import { capitalised, number } from '../../../format.ts';

export const basics = (w: Words): Chapters['learn']['basics'] => ({
  goalText: `Récolte des points en plusieurs manches. Qui en a le plus à la fin d’une manche, et au moins ${number(DEFAULT_TARGET)}, gagne. À chaque manche, tu retournes des nombres différents : plus tu en as, plus ils rapportent, et plus il y a à perdre.`,
  deck: `Le paquet : ${number(DECK_SIZE)} cartes`,
  round: 'Une manche, pas à pas',
  names: 'Les cartes ont deux jeux de noms. Choisis celui avec lequel tu joues ; toute la page suit.',
  before: 'Avant',
  after: 'Après',
  waiting: 'En attente, la première agit d’abord',
  shortGame: (target) => `Une courte partie en ${number(target)} points.`,
  steps: {
    deal: {
      title: 'Une carte pour chaque place',
      text: 'Visible, en commençant à gauche du donneur. Une carte action est réglée tout de suite, avant la carte suivante.',
    },
    hit: {
      title: 'Tirer : une carte de plus',
      text: 'À tour de rôle, chaque place encore en jeu décide : tirer ou rester. Un nouveau nombre rejoint ta rangée et vaut ses points.',
    },
    stay: {
      title: 'Rester : garder ce que tu as',
      text: 'Tu sors de la manche et tes points sont à l’abri. Plus aucune carte ne peut te viser. Il faut au moins une carte pour rester.',
    },
    bust: {
      title: 'Un doublon : tu sautes',
      text: 'Un nombre déjà dans ta rangée te fait sauter. Tu sors, et la manche ne te rapporte rien.',
    },
    modifiers: {
      title: 'Les bonus ne font jamais de mal',
      text: 'Ils sont à part de la rangée. Un +4 n’est pas le doublon d’un 4, et aucun bonus ne compte parmi les sept nombres.',
    },
    lifeSaver: {
      title: `${w.lifeSaver} : une vie de plus`,
      text: 'Garde-la devant toi. Le premier doublon l’emporte : les deux cartes partent à la défausse, ta rangée reste, ton tour est fini. Une deuxième doit être donnée.',
    },
    lock: {
      title: `${w.lock} : dehors, mais avec les points`,
      text: 'Qui le tire choisit une place en jeu, peut-être la sienne. La cible encaisse ses points et sort de la manche.',
    },
    turnThree: {
      title: `${w.turnThree} : trois cartes d’affilée`,
      text: `Qui le tire choisit une place en jeu, qui retourne trois cartes, une par une. Sauter ou faire ${w.aTurn7} l’arrête.`,
    },
    queue: {
      title: 'Des cartes action parmi les trois',
      text: `${capitalised(w.aLock)} ou ${w.aTurnThree} parmi les trois attend la troisième carte. Puis chacune reçoit une place en jeu pour cible, et elles agissent dans cet ordre.`,
    },
    turn7: {
      title: `${number(SEVEN)} nombres différents : ${w.turn7} !`,
      text: `La manche est aussitôt finie pour tout le monde. Tu marques un bonus de ${number(TURN_7_BONUS)} points ; qui était encore en jeu garde les siens.`,
    },
    roundEnd: {
      title: 'La fin d’une manche',
      text: 'Quand plus personne n’est en jeu, on note les points : les nombres, doublés par ×2, puis les bonus en plus.',
    },
    nextDealer: {
      title: 'Le donneur suivant',
      text: 'La donne passe d’une place vers la gauche. Les cartes de la manche vont à la défausse sans être mélangées ; on le fait quand la pioche est vide.',
    },
    gameEnd: {
      title: 'La fin de la partie',
      text: `Une manche se joue toujours jusqu’au bout. Puis le plus haut total gagne s’il est d’au moins ${number(DEFAULT_TARGET)}, peu importe qui y est arrivé d’abord.`,
    },
    tie: {
      title: 'En cas d’égalité, on continue',
      text: 'Si le plus haut total est partagé, tout le monde joue une manche de plus, pas seulement les places à égalité.',
    },
  },
});
