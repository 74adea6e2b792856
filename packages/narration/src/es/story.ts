import { cardWords } from '../card-words.ts';
import { formatIn } from '../languages.ts';
import type { Name, Narration } from '../narration.ts';
import { afterFor, common, does, pronoun, type Words } from './words.ts';

const { capitalised, list, number } = formatIn('es');

export const story = (w: Words): Narration['story'] => {
  const { aCard, points } = common(w);
  const theCard = cardWords((sign) => `el ${sign}`, {
    lifeSaver: w.theLifeSaver,
    lock: w.theLock,
    turnThree: w.theTurnThree,
  });
  const gives = (who: Name, what: string, to: Name): string =>
    to.you ? `${who.text} te da ${what}` : `${does(who, 'le das', 'le da')} a ${to.text} ${what}`;
  const draws = (who: Name): string => does(who, 'sacas', 'saca');
  return {
    gameStarted: (players, target) => `Una partida a ${number(target)} puntos para ${list(players.map(afterFor))}.`,
    roundStarted: (round, dealer) => `Ronda ${number(round)}. ${does(dealer, 'repartes', 'reparte')}.`,
    skipped: (who) => `${does(who, 'ya estás fuera y no recibes', 'ya está fuera y no recibe')} carta.`,
    dealt: (cards) => `Reparto: ${cards.join(', ')}.`,
    dealtTo: (who, card) => `${pronoun(who)} ${card}`,
    hit: (who, card) => `${draws(who)} ${aCard(card)}.`,
    hitSafe: (who, card) => `${draws(who)} ${aCard(card)}: a salvo.`,
    mustHit: (who, card) => `${does(who, 'no tienes cartas y debes', 'no tiene cartas y debe')} pedir: ${aCard(card)}.`,
    turned: (who, cards) => `${does(who, 'descubres', 'descubre')} ${list(cards.map(aCard))}.`,
    turnedAndGave: (who, card, to) => {
      if (who === to) return `${draws(who)} ${aCard(card)} y ${who.you ? 'te lo quedas' : 'se lo queda'}.`;
      const giving = to.you ? 'te lo da' : `se lo ${who.you ? 'das' : 'da'} a ${to.text}`;
      return `${draws(who)} ${aCard(card)} y ${giving}.`;
    },
    stayed: (who, score) => `${does(who, 'te plantas', 'se planta')} con ${points(score)}.`,
    busted: (who, twin, before) =>
      `${draws(who)} ${list([...before.map(aCard), `otro ${twin}`])} y ${who.you ? 'te pasas' : 'se pasa'}.`,
    saved: (who, twin) =>
      `${draws(who)} otro ${twin}. ${capitalised(w.theLifeSaver)} lo detiene y las dos cartas se van.`,
    caught: (twin) => `${capitalised(w.theLifeSaver)} detiene el segundo ${twin} y las dos cartas se van.`,
    turn7: (who) => `¡${w.turn7}! ${does(who, 'tienes', 'tiene')} siete números distintos.`,
    gave: (who, to) => `${gives(who, `${w.theLifeSaver} que ${who.you ? 'te' : 'le'} sobra`, to)}.`,
    onlyTaker: 'Nadie más puede quedárselo.',
    spareDiscarded: (who) =>
      `${does(who, 'ya tienes', 'ya tiene')} ${w.aLifeSaver} y nadie puede quedarse con el otro: se descarta.`,
    setAside: (cards) => `Apartado hasta la tercera carta: ${list(cards)}.`,
    assigned: (who, card, to) =>
      who === to ? `${does(who, 'te quedas', 'se queda')} con ${theCard(card)}.` : `${gives(who, theCard(card), to)}.`,
    onlyActive: 'No queda nadie más en la ronda.',
    cancelled: (card) => `${capitalised(theCard(card))} se descarta sin efecto.`,
    locked: (who, score) =>
      `${does(who, `quedas ${w.locked} y aseguras`, `queda ${w.locked} y asegura`)} ${points(score)}.`,
    turnThreeStarted: (who) => `${does(who, 'debes', 'debe')} descubrir tres cartas por ${w.theTurnThree}.`,
    turnThreeEnded: `${capitalised(w.theTurnThree)} ha terminado.`,
    reshuffled: (cards) => `Se baraja el descarte: ${number(cards)} cartas en el mazo.`,
    roundEnded: (round, by) =>
      `Fin de la ronda ${number(round)}: ${{ turn7: 'siete números distintos', out: 'ya nadie pide', dry: 'no quedan cartas que sacar' }[by]}.`,
    scored: (who, score, total) => `${capitalised(pronoun(who))} +${number(score)}, total ${number(total)}`,
    scores: (scores) => `${scores.join('; ')}.`,
    won: (who) => `${does(who, 'ganas', 'gana')} la partida.`,
    nobodyWon: 'No se puede repartir ninguna carta: la partida acaba sin ganador.',

    botChose: (who, why) =>
      `Un bot ha elegido${who.you ? ' por ti' : ''}: ${{ clock: 'se había acabado el tiempo', absence: 'se había perdido la conexión', left: `${who.you ? 'habías' : `${who.text} había`} dejado la partida`, host: 'el anfitrión lo ha dejado jugar' }[why]}.`,

    turnOf: (who) => (who.you ? 'Te toca.' : `Le toca a ${who.text}.`),
    chooses: (who, card) =>
      who.you ? `Elige quién recibe ${theCard(card)}.` : `${who.text} elige quién recibe ${theCard(card)}.`,
    hitOrStay: '¿Pedir o plantarse?',
  };
};
