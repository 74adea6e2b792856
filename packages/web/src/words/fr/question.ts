import type { Name } from '@turn7/narration';
import { it, of, type Words } from '@turn7/narration/fr';
import type { Action } from '../en/question.ts';
import { kindsOf, list, number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const question = (w: Words): Texts['question'] => {
  const one = { lock: w.theLock, turnThree: w.theTurnThree };
  const several = { lock: w.locks, turnThree: w.turnThrees };
  const theCards = (cards: readonly Action[]) =>
    list(
      kindsOf(cards).map(([kind, count]) =>
        count === 1 ? one[kind] : `${count === 2 ? 'les deux' : 'les trois'} ${several[kind]}`,
      ),
    );
  const on = ({ you, text }: Name) => (you ? 'pour toi' : `pour ${text}`);
  return {
    answer: 'Ta réponse',
    answerOf: (name) => `${name} répond`,
    hit: 'Tirer',
    stay: 'Rester',
    oneMore: 'encore une carte',
    busts: (busts, cards) => `${number(busts)} sur ${number(cards)} ${busts < 2 ? 'fait' : 'font'} sauter`,
    bank: (points) => `encaisser ${number(points)}`,
    passTo: (name) => `Passe l’appareil à ${name}`,
    whenPassed: (name) => `${name}, appuie quand tu l’as en main`,
    sentLater: 'envoyé dès ton retour',
    coach: 'Conseiller',
    hindrance: {
      'game over': 'la partie est finie',
      'round over': 'la manche est finie',
      watching: 'tu regardes',
      choose: 'choisis d’abord une place',
      'turn three': 'après la carte 3',
      deal: 'après la donne',
      moment: 'un instant',
      stayed: ({ you, text }) => (you ? 'tu as encaissé' : `${text} a encaissé`),
      locked: ({ you, text }) => (you ? `tu es ${w.locked}` : `${text} est ${w.locked}`),
      busted: ({ you, text }) => (you ? 'tu as sauté' : `${text} a sauté`),
      turn: ({ you, text }) => (you ? 'à toi' : `à ${text} de jouer`),
      choosing: ({ you, text }) => (you ? 'tu choisis' : `${text} choisit`),
    },
    target: {
      whose: (name, question) => `${name} : ${question}`,
      who: {
        lock: `Qui reçoit ${w.theLock} ?`,
        turnThree: `Qui reçoit ${w.theTurnThree} ?`,
        lifeSaver: `Qui reçoit ${w.theLifeSaver} ?`,
      },
      effect: {
        lock: 'Cette place encaisse ses points et sort de la manche.',
        turnThree: 'Cette place tire trois cartes, une par une.',
        lifeSaver: 'Cette carte sauve la place d’un doublon.',
      },
      leads: 'en tête',
      banks: ({ you }, points) => `${you ? 'encaisses' : 'encaisse'} ${number(points)}`,
      becomes: (total) => `total ${number(total)}`,
      draws: ({ you }) => (you ? 'tires trois cartes' : 'tire trois cartes'),
      holds: ({ you }, numbers) => `${you ? 'as' : 'a'} ${number(numbers)} ${numbers > 1 ? 'nombres' : 'nombre'}`,
      saved: 'à l’abri une fois',
      atStake: (points) => `${number(points)} en jeu`,
      not: {
        stayed: 'a encaissé',
        locked: `est ${w.locked}`,
        busted: 'a sauté',
        active: 'en a déjà une',
      },
    },
    tray: {
      on: (name) => `${w.turnThree} ${on(name)}`,
      from: ({ you, text }) => (you ? 'de ta part' : of(text)),
      progress: (drawn) =>
        ['trois cartes à tirer', 'une tirée, encore deux', 'deux tirées, encore une', 'les trois sont tirées'][drawn] ??
        '',
      stopped: 'arrêté par un doublon',
      place: (place) => ['1re carte', '2e carte', '3e carte'][place] ?? '',
      fate: {
        joined: 'ajoutée',
        'set aside': 'à part',
        assigned: 'attribuée',
        twin: 'doublon',
        saved: 'arrêté',
        seventh: 'la septième',
        kept: 'gardée',
        'given away': 'donnée',
        discarded: 'défaussée',
      },
      stops: `Sauter ou faire ${w.aTurn7} l’arrête.`,
      gives: ({ you, text }, cards) =>
        `Après la troisième carte, ${you ? 'tu donnes' : `${text} donne`} ${theCards(cards)}.`,
      lost: (cards) => `Qui saute ${cards.length === 1 ? it(theCards(cards)) : 'les'} perd.`,
      lostNow: (cards) => `Sans effet, à la défausse : ${cards.map((card) => w[card]).join(', ')}.`,
      evenBusted: 'Même après avoir sauté.',
      givesNow: ({ you, text }, cards) => `Maintenant, ${you ? 'tu donnes' : `${text} donne`} ${theCards(cards)}.`,
      waiting: 'Attribuées, en attente',
      queue: (queue) => `Ensuite : ${queue.map(({ card, name }) => `${w[card]} ${on(name)}`).join(', ')}.`,
    },
  };
};
