import { SEVEN, TURN_7_BONUS } from '@turn7/engine';
import { does, stressed, type Words } from '@turn7/narration/fr';
import type { Chapters } from '../../chapters.ts';
import { capitalised, number } from '../../format.ts';

export const texts = (w: Words): Chapters['first-game'] => {
  const aside = `Parmi les trois, ${w.aLock} ou ${w.aTurnThree} est mis de côté.`;
  return {
    title: 'Ta première partie',
    lesson: 'Leçon',
    progress: (lessons) => `Déjà expliqué : ${number(lessons)}`,
    begin: 'Distribuer les cartes',
    gotIt: 'Compris',
    rule: 'La règle',
    hush: 'Arrêter les conseils',
    explain: 'Reprendre les conseils',
    quiet: 'Tu joues maintenant sans conseils.',
    yourTurn: 'À toi de jouer. Prends ton temps.',
    watch: 'Regarde ce qui se passe.',
    summary: 'Regarde les points, puis continue.',
    names: {
      welcome: 'Ta première partie',
      deal: 'La donne',
      choice: 'Tirer ou rester ?',
      risk: 'Le risque est sur la carte',
      stayed: 'Rester',
      modifier: 'Points en plus',
      lifeSaver: w.lifeSaver,
      saved: 'À l’abri',
      bust: 'Sauter',
      lock: w.lock,
      turnThree: w.turnThree,
      aside: 'Mis de côté',
      turn7: w.turn7,
      score: 'Le compte',
      end: 'La fin',
    },

    welcome: (target) =>
      `Réunis des nombres différents. Deux fois le même, et ta manche ne vaut rien. À partir de ${number(target)}, le plus haut total gagne. Joue comme tu veux : ici, rien à craindre.`,
    deal: 'Chaque place reçoit une carte, face visible. Un nombre vaut ses points. Seul l’ordre de la pioche est caché.',
    choice: 'Tirer : une carte de plus. Rester : tes points sont à l’abri, et tu attends la manche suivante.',
    risk: (value, copies, busts, cards) =>
      `Les pastilles d’une carte comptent ses exemplaires : il y a ${number(copies)} fois le ${value}. Sur ${number(cards)} cartes dans la pioche, ${number(busts)} te ${busts < 2 ? 'ferait' : 'feraient'} sauter.`,
    stayed: (who, points) =>
      `${does(who, 'restes', 'reste')}, à l’abri avec ${points}. Aucune carte ne peut plus viser cette place dans la manche.`,
    modifier: (who, sign) =>
      `${does(who, 'tires', 'tire')} ${sign}. Cela compte à la fin de la manche, ne fait jamais sauter, et ne compte pas parmi les ${number(SEVEN)} nombres.`,
    lifeSaver: (who) =>
      `${does(who, 'gardes', 'garde')} ${w.theLifeSaver} : le prochain doublon ne fera rien. Personne n’en a deux : la seconde se donne.`,
    saved: (who, twin) =>
      `Un second ${twin}, mais ${w.theLifeSaver} l’arrête. Les deux cartes partent, le tour est fini, et ${who.you ? 'tu es' : `${who.text} est`} toujours en jeu.`,
    bust: (who, twin) =>
      `${does(who, 'tires', 'tire')} un second ${twin} et ${who.you ? 'sautes' : 'saute'} : la manche ne vaut plus rien, quoi qu’il y ait sur la table.`,
    lockAim: `Tu as tiré ${w.aLock}. Choisis qui le reçoit, même toi : les points sont encaissés, et la manche s’arrête là pour cette place.`,
    lockStruck: (who) =>
      `${capitalised(w.theLock)} est pour ${stressed(who)} : points encaissés, hors de la manche. Qui en tire un choisit à qui le donner.`,
    turnThreeAim: `Tu as tiré ${w.aTurnThree} : trois cartes de suite. Donne-le à qui a beaucoup à perdre, ou ose toi-même.`,
    turnThreeStruck: (who) =>
      `${does(who, 'dois', 'doit')} prendre trois cartes de suite. Il n’y a que sauter ou ${w.aTurn7} pour finir plus tôt.`,
    aside: {
      survived: `${aside} Après la troisième carte, on le donne. Sauter l’aurait envoyé à la défausse.`,
      busted: `${aside} Ici, il va à la défausse sans effet : qui saute le perd.`,
      'turn 7': `${aside} Ici, il va à la défausse sans effet : la manche est finie.`,
    },
    turn7: (who) =>
      `${number(SEVEN)} nombres différents ! La manche finit aussitôt, avec ${number(TURN_7_BONUS)} points de plus pour ${stressed(who)}. Qui était en jeu garde ses points.`,
    score: (points) =>
      `On additionne les nombres, ×2 les double, puis vient chaque +N. Sauter, c’est 0. Ta manche : ${number(points)}.`,
    end: (who, target) =>
      `${does(who, 'as', 'a')} le plus haut total, et au moins ${number(target)} : c’est gagné. À égalité, tout le monde rejoue.`,
    nobody: 'On ne peut plus donner de carte : la partie finit sans gagnant.',

    met: 'Ce que tu connais',
    notMet: 'La prochaine fois',
    playNow: 'Jouer',
    quiz: 'Faire le quiz',
    again: 'Encore une fois',
    learn: 'Tout sur le jeu',
  };
};
