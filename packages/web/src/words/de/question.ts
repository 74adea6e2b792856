import type { Name } from '@turn7/narration';
import { it, type Words } from '@turn7/narration/de';
import type { Action } from '../en/question.ts';
import { kindsOf, list, number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const question = (w: Words): Texts['question'] => {
  const one = { lock: w.theLock, turnThree: w.theTurnThree };
  const several = { lock: w.locks, turnThree: w.turnThrees };
  const theCards = (cards: readonly Action[]) =>
    list(
      kindsOf(cards).map(([kind, count]) =>
        count === 1 ? one[kind] : `${count === 2 ? 'die beiden' : 'die drei'} ${several[kind]}`,
      ),
    );
  const on = ({ you, text }: Name) => (you ? 'für dich' : `für ${text}`);
  return {
    answer: 'Deine Antwort',
    answerOf: (name) => `${name} antwortet`,
    hit: 'Ziehen',
    stay: 'Aufhören',
    oneMore: 'noch eine Karte',
    busts: (busts, cards) => `bei ${number(busts)} von ${number(cards)} platzt du`,
    bank: (points) => `${number(points)} sichern`,
    passTo: (name) => `Gib das Gerät an ${name} weiter`,
    whenPassed: (name) => `${name}, drücke, wenn du es hast`,
    sentLater: 'wird gesendet, sobald du wieder da bist',
    coach: 'Berater',
    hindrance: {
      'game over': 'das Spiel ist vorbei',
      'round over': 'die Runde ist vorbei',
      watching: 'du siehst zu',
      choose: 'wähle erst einen Platz',
      'turn three': 'nach Karte 3',
      deal: 'nach dem Geben',
      moment: 'einen Moment',
      stayed: ({ you, text }) => (you ? 'du hast aufgehört' : `${text} hat aufgehört`),
      locked: ({ you, text }) => (you ? `du bist ${w.locked}` : `${text} ist ${w.locked}`),
      busted: ({ you, text }) => (you ? 'du bist geplatzt' : `${text} ist geplatzt`),
      turn: ({ you, text }) => (you ? 'du bist am Zug' : `${text} ist am Zug`),
      choosing: ({ you, text }) => (you ? 'du wählst' : `${text} wählt`),
    },
    target: {
      whose: (name, question) => `${name}: ${question}`,
      who: {
        lock: `Wer bekommt ${w.theLock}?`,
        turnThree: `Wer bekommt ${w.theTurnThree}?`,
        lifeSaver: `Wer bekommt ${w.theLifeSaver}?`,
      },
      effect: {
        lock: 'Dieser Platz sichert seine Punkte und ist raus.',
        turnThree: 'Dieser Platz zieht drei Karten, eine nach der anderen.',
        lifeSaver: 'Diese Karte rettet den Platz vor einem Zwilling.',
      },
      leads: 'in Führung',
      banks: ({ you }, points) => `${you ? 'sicherst' : 'sichert'} ${number(points)}`,
      becomes: (total) => `gesamt ${number(total)}`,
      draws: ({ you }) => (you ? 'ziehst drei' : 'zieht drei'),
      holds: ({ you }, numbers) => `${you ? 'hast' : 'hat'} ${number(numbers)} ${numbers === 1 ? 'Zahl' : 'Zahlen'}`,
      saved: 'einmal sicher',
      atStake: (points) => `es geht um ${number(points)}`,
      not: {
        stayed: 'hat aufgehört',
        locked: `ist ${w.locked}`,
        busted: 'ist geplatzt',
        active: 'hat schon so eine Karte',
      },
    },
    tray: {
      on: (name) => `${w.turnThree} ${on(name)}`,
      from: ({ you, text }) => `von ${you ? 'dir' : text}`,
      progress: (drawn) =>
        ['drei Karten kommen', 'eine gezogen, zwei kommen', 'zwei gezogen, eine kommt', 'alle drei gezogen'][drawn] ??
        '',
      stopped: 'durch einen Zwilling beendet',
      place: (place) => ['erste Karte', 'zweite Karte', 'dritte Karte'][place] ?? '',
      fate: {
        joined: 'angelegt',
        'set aside': 'beiseite',
        assigned: 'vergeben',
        twin: 'Zwilling',
        saved: 'gerettet',
        seventh: 'die siebte',
        kept: 'behalten',
        'given away': 'verschenkt',
        discarded: 'abgelegt',
      },
      stops: `Platzen oder ${w.nominative.aTurn7} beendet alles.`,
      gives: ({ you, text }, cards) =>
        `Nach der dritten Karte ${you ? 'vergibst du' : `vergibt ${text}`} ${theCards(cards)}.`,
      lost: (cards) => `Wer platzt, verliert ${cards.length === 1 ? it(theCards(cards)) : 'beide'}.`,
      lostNow: (cards) => `Auf die Ablage, ohne Wirkung: ${cards.map((card) => w[card]).join(', ')}.`,
      evenBusted: 'Auch nach dem Platzen.',
      givesNow: ({ you, text }, cards) => `Jetzt ${you ? 'vergibst du' : `vergibt ${text}`} ${theCards(cards)}.`,
      waiting: 'Vergeben, noch ohne Wirkung',
      queue: (queue) => `Danach: ${queue.map(({ card, name }) => `${w[card]} ${on(name)}`).join(', ')}.`,
    },
  };
};
