import { cardWords } from '../card-words.ts';
import { formatIn } from '../languages.ts';
import type { Name, Narration } from '../narration.ts';
import { common, does, of, stressed, type Words } from './words.ts';

const { capitalised, list, number } = formatIn('fr');

export const story = (w: Words): Narration['story'] => {
  const { aCard, points } = common(w);
  const theCard = cardWords((sign) => `le ${sign}`, {
    lifeSaver: w.theLifeSaver,
    lock: w.theLock,
    turnThree: w.theTurnThree,
  });
  const gives = (who: Name, what: string, to: Name): string =>
    to.you ? `${who.text} te donne ${what}` : `${does(who, 'donnes', 'donne')} ${what} à ${to.text}`;
  const draws = (who: Name): string => does(who, 'tires', 'tire');
  return {
    gameStarted: (players, target) => `Une partie en ${number(target)} points pour ${list(players.map(stressed))}.`,
    roundStarted: (round, dealer) => `Manche ${number(round)}. ${does(dealer, 'donnes', 'donne')}.`,
    skipped: (who) => `${does(who, 'es déjà hors jeu et ne reçois', 'est déjà hors jeu et ne reçoit')} pas de carte.`,
    dealt: (cards) => `Distribué : ${cards.join(', ')}.`,
    dealtTo: (who, card) => `${stressed(who)} ${card}`,
    hit: (who, card) => `${draws(who)} ${aCard(card)}.`,
    hitSafe: (who, card) => `${draws(who)} ${aCard(card)} : ça passe.`,
    mustHit: (who, card) =>
      `${does(who, 'n’as pas de carte et dois', 'n’a pas de carte et doit')} tirer : ${aCard(card)}.`,
    turned: (who, cards) => `${does(who, 'retournes', 'retourne')} ${list(cards.map(aCard))}.`,
    turnedAndGave: (who, card, to) => {
      if (who === to) return `${draws(who)} ${aCard(card)} et ${who.you ? 'gardes' : 'garde'} la carte.`;
      const giving = to.you ? 'te donne la carte' : `${who.you ? 'donnes' : 'donne'} la carte à ${to.text}`;
      return `${draws(who)} ${aCard(card)} et ${giving}.`;
    },
    stayed: (who, score) => `${does(who, 'restes', 'reste')} à ${points(score)}.`,
    busted: (who, twin, before) =>
      `${draws(who)} ${list([...before.map(aCard), `un second ${twin}`])} et ${who.you ? 'sautes' : 'saute'}.`,
    saved: (who, twin) =>
      `${draws(who)} un second ${twin}. ${capitalised(w.theLifeSaver)} l’arrête, et les deux cartes partent.`,
    caught: (twin) => `${capitalised(w.theLifeSaver)} arrête le second ${twin}, et les deux cartes partent.`,
    turn7: (who) => `${w.turn7} ! ${does(who, 'as', 'a')} sept nombres différents.`,
    gave: (who, to) => `${gives(who, `${w.theLifeSaver} en trop`, to)}.`,
    onlyTaker: 'Personne d’autre ne peut la prendre.',
    spareDiscarded: (who) =>
      who.you
        ? `Personne ne peut prendre ta ${w.lifeSaver} en trop : elle est défaussée.`
        : `Personne ne peut prendre ${w.theLifeSaver} en trop ${of(who.text)} : elle est défaussée.`,
    setAside: (cards) => `Mis de côté jusqu’à la troisième carte : ${list(cards)}.`,
    assigned: (who, card, to) =>
      who === to ? `${does(who, 'gardes', 'garde')} ${theCard(card)}.` : `${gives(who, theCard(card), to)}.`,
    onlyActive: 'Personne d’autre n’est encore en jeu.',
    cancelled: (card) => `${capitalised(theCard(card))} part à la défausse sans effet.`,
    locked: (who, score) =>
      `${does(who, `es ${w.locked} et encaisses`, `est ${w.locked} et encaisse`)} ${points(score)}.`,
    turnThreeStarted: (who) => `${does(who, 'dois', 'doit')} retourner trois cartes pour ${w.theTurnThree}.`,
    turnThreeEnded: `${capitalised(w.theTurnThree)} est terminé.`,
    reshuffled: (cards) => `La défausse est mélangée : ${number(cards)} cartes dans la pioche.`,
    roundEnded: (round, by) =>
      `La manche ${number(round)} est finie : ${{ turn7: 'sept nombres différents', out: 'plus personne ne tire', dry: 'il n’y a plus de carte à tirer' }[by]}.`,
    scored: (who, score, total) => `${capitalised(stressed(who))} +${number(score)}, total ${number(total)}`,
    scores: (scores) => `${scores.join(' ; ')}.`,
    won: (who) => `${does(who, 'gagnes', 'gagne')} la partie.`,
    nobodyWon: 'Aucune carte ne peut être donnée : la partie finit sans gagnant.',

    botChose: (who, why) =>
      `Un bot a choisi${who.you ? ' pour toi' : ''} : ${{ clock: 'le temps était écoulé', absence: 'la connexion était perdue', left: `${who.you ? 'tu avais' : `${who.text} avait`} quitté la partie`, host: 'l’hôte l’a laissé jouer' }[why]}.`,

    turnOf: (who) => (who.you ? 'À toi de jouer.' : `Au tour ${of(who.text)}.`),
    chooses: (who, card) =>
      who.you ? `Choisis qui reçoit ${theCard(card)}.` : `${who.text} choisit qui reçoit ${theCard(card)}.`,
    hitOrStay: 'Tirer ou rester ?',
  };
};
