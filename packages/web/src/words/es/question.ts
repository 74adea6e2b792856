import type { Name } from '@turn7/narration';
import { it, type Words } from '@turn7/narration/es';
import type { Action } from '../en/question.ts';
import { kindsOf, list, number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const question = (w: Words): Texts['question'] => {
  const one = { lock: w.theLock, turnThree: w.theTurnThree };
  const several = { lock: w.locks, turnThree: w.turnThrees };
  const theCards = (cards: readonly Action[]) =>
    list(
      kindsOf(cards).map(([kind, count]) =>
        count === 1 ? one[kind] : `${count === 2 ? 'los dos' : 'los tres'} ${several[kind]}`,
      ),
    );
  const on = ({ you, text }: Name) => (you ? 'para ti' : `para ${text}`);
  return {
    answer: 'Tu respuesta',
    answerOf: (name) => `Responde ${name}`,
    hit: 'Pedir',
    stay: 'Plantarse',
    oneMore: 'una carta más',
    busts: (busts, cards) => `con ${number(busts)} de ${number(cards)} te pasas`,
    bank: (points) => `asegurar ${number(points)}`,
    passTo: (name) => `Pasa el dispositivo a ${name}`,
    whenPassed: (name) => `${name}, pulsa cuando lo tengas`,
    sentLater: 'se envía cuando vuelvas',
    coach: 'Consejero',
    hindrance: {
      'game over': 'la partida terminó',
      'round over': 'la ronda terminó',
      watching: 'estás mirando',
      choose: 'elige antes un asiento',
      'turn three': 'tras la carta 3',
      deal: 'tras el reparto',
      moment: 'un momento',
      stayed: ({ you, text }) => (you ? 'te has plantado' : `${text} se ha plantado`),
      locked: ({ you, text }) => (you ? `estás ${w.locked}` : `${text} está ${w.locked}`),
      busted: ({ you, text }) => (you ? 'te has pasado' : `${text} se ha pasado`),
      turn: ({ you, text }) => (you ? 'te toca' : `le toca a ${text}`),
      choosing: ({ you, text }) => (you ? 'tú eliges' : `${text} elige`),
    },
    target: {
      whose: (name, question) => `${name}: ${question}`,
      who: {
        lock: `¿Para quién es ${w.theLock}?`,
        turnThree: `¿Para quién es ${w.theTurnThree}?`,
        lifeSaver: `¿Para quién es ${w.theLifeSaver}?`,
      },
      effect: {
        lock: 'Ese asiento asegura sus puntos y sale de la ronda.',
        turnThree: 'Ese asiento saca tres cartas, una a una.',
        lifeSaver: 'Salva a ese asiento de una repetida.',
      },
      leads: 'en cabeza',
      banks: ({ you }, points) => `${you ? 'aseguras' : 'asegura'} ${number(points)}`,
      becomes: (total) => `total ${number(total)}`,
      draws: ({ you }) => (you ? 'sacas tres' : 'saca tres'),
      holds: ({ you }, numbers) =>
        `${you ? 'tienes' : 'tiene'} ${number(numbers)} ${numbers === 1 ? 'número' : 'números'}`,
      saved: 'a salvo una vez',
      atStake: (points) => `${number(points)} en juego`,
      not: {
        stayed: 'se ha plantado',
        locked: `está ${w.locked}`,
        busted: 'se ha pasado',
        active: 'ya tiene uno',
      },
    },
    tray: {
      on: (name) => `${w.turnThree} ${on(name)}`,
      from: ({ you, text }) => `de ${you ? 'tu parte' : text}`,
      progress: (drawn) =>
        ['tres cartas por sacar', 'una fuera, faltan dos', 'dos fuera, falta una', 'las tres han salido'][drawn] ?? '',
      stopped: 'detenido por una repetida',
      place: (place) => ['1.ª carta', '2.ª carta', '3.ª carta'][place] ?? '',
      fate: {
        joined: 'a la fila',
        'set aside': 'aparte',
        assigned: 'asignada',
        twin: 'repetida',
        saved: 'a salvo',
        seventh: 'la séptima',
        kept: 'guardada',
        'given away': 'regalada',
        discarded: 'descartada',
      },
      stops: `Pasarse o hacer ${w.aTurn7} lo detiene.`,
      gives: ({ you, text }, cards) => `Tras la tercera carta, ${you ? 'das' : `${text} da`} ${theCards(cards)}.`,
      lost: (cards) => `Quien se pasa ${cards.length === 1 ? it(theCards(cards)) : 'los'} pierde.`,
      lostNow: (cards) => `Al descarte, sin efecto: ${cards.map((card) => w[card]).join(', ')}.`,
      evenBusted: 'Incluso tras pasarse.',
      givesNow: ({ you, text }, cards) => `Ahora ${you ? 'das' : `${text} da`} ${theCards(cards)}.`,
      waiting: 'Asignadas, en espera',
      queue: (queue) => `Después: ${queue.map(({ card, name }) => `${w[card]} ${on(name)}`).join(', ')}.`,
    },
  };
};
