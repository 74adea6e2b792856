import type { DrawnFate } from '@turn7/engine';
import type { Name } from '@turn7/narration';
import type { Words } from '@turn7/narration/en';
import { capitalised, kindsOf, list, number } from '../format.ts';

/** A card that somebody is given, by its name among the words. */
export type Action = 'lock' | 'turnThree';

export const question = (w: Words) => {
  const one = { lock: w.theLock, turnThree: w.theTurnThree };
  const several = { lock: w.locks, turnThree: w.turnThrees };
  const theCards = (cards: readonly Action[]) =>
    list(
      kindsOf(cards).map(([kind, count]) =>
        count === 1 ? one[kind] : `the ${count === 2 ? 'two' : 'three'} ${several[kind]}`,
      ),
    );
  const on = ({ you, text }: Name) => (you ? 'on you' : `on ${text}`);
  return {
    answer: 'Your answer',
    answerOf: (name: string) => `${name} answers`,
    hit: 'Hit',
    stay: 'Stay',
    oneMore: 'one more card',
    busts: (busts: number, cards: number) => `${number(busts)} of ${number(cards)} bust`,
    bank: (points: number) => `bank ${number(points)}`,
    /** From hand to hand. */
    passTo: (name: string) => `Pass the device to ${name}`,
    whenPassed: (name: string) => `${name}, press when you have it`,
    /** Of an answer that was given without a connection. */
    sentLater: 'sent when you are back',
    coach: 'Coach',
    /** Why neither can be chosen, short enough for a button. */
    hindrance: {
      'game over': 'the game is over',
      'round over': 'the round is over',
      watching: 'you are watching',
      choose: 'choose a seat first',
      'turn three': 'after card 3',
      deal: 'after the deal',
      moment: 'one moment',
      stayed: ({ you, text }: Name) => (you ? 'you stayed' : `${text} stayed`),
      locked: ({ you, text }: Name) => (you ? `you are ${w.locked}` : `${text} is ${w.locked}`),
      busted: ({ you, text }: Name) => (you ? 'you busted' : `${text} busted`),
      turn: ({ you, text }: Name) => (you ? 'your turn' : `${text}’s turn`),
      choosing: ({ you, text }: Name) => (you ? 'you choose' : `${text} chooses`),
    },
    target: {
      /** Where a device goes from hand to hand. */
      whose: (name: string, question: string) => `${name}: ${question}`,
      who: {
        lock: `Who gets ${w.theLock}?`,
        turnThree: `Who gets ${w.theTurnThree}?`,
        lifeSaver: `Who gets the spare ${w.lifeSaver}?`,
      },
      effect: {
        lock: 'That seat banks its points and is out of the round.',
        turnThree: 'That seat draws three cards, one at a time.',
        lifeSaver: 'It saves that seat from one twin.',
      },
      leads: 'in the lead',
      banks: ({ you }: Name, points: number) => `${you ? 'bank' : 'banks'} ${number(points)}`,
      becomes: (total: number) => `for a total of ${number(total)}`,
      draws: ({ you }: Name): string => (you ? 'draw three' : 'draws three'),
      holds: ({ you }: Name, numbers: number) =>
        `${you ? 'hold' : 'holds'} ${number(numbers)} ${numbers === 1 ? 'number' : 'numbers'}`,
      saved: 'saved once',
      atStake: (points: number) => `${number(points)} at stake`,
      not: {
        stayed: 'has stayed',
        locked: `is ${w.locked}`,
        busted: 'busted',
        active: 'has one already',
      },
    },
    tray: {
      on: (name: Name) => `${w.turnThree} ${on(name)}`,
      from: ({ you, text }: Name) => `from ${you ? 'you' : text}`,
      progress: (drawn: number) =>
        ['three to turn', 'one turned, two to go', 'two turned, one to go', 'all three turned'][drawn] ?? '',
      stopped: 'stopped by a twin',
      place: (place: number) => ['first card', 'second card', 'third card'][place] ?? '',
      fate: {
        joined: 'joined',
        'set aside': 'set aside',
        assigned: 'assigned',
        twin: 'twin',
        saved: 'saved',
        seventh: 'seventh',
        kept: 'kept',
        'given away': 'given away',
        discarded: 'discarded',
      } satisfies Record<DrawnFate, string>,
      stops: `A bust or ${w.aTurn7} stops it.`,
      gives: ({ you, text }: Name, cards: readonly Action[]) =>
        `${you ? 'You give' : `${text} gives`} ${theCards(cards)} away after the third card.`,
      lost: (cards: readonly Action[]) => `A bust discards ${cards.length === 1 ? 'it' : 'them'}.`,
      lostNow: (cards: readonly Action[]) =>
        `${capitalised(theCards(cards))} ${cards.length === 1 ? 'is' : 'are'} discarded without effect.`,
      evenBusted: 'Even after a bust.',
      givesNow: ({ you, text }: Name, cards: readonly Action[]) =>
        `Now ${you ? 'you give' : `${text} gives`} ${theCards(cards)} away.`,
      waiting: 'Assigned and waiting',
      /** The queue of assigned cards. */
      queue: (queue: readonly { readonly card: Action; readonly name: Name }[]) =>
        `Then: ${queue.map(({ card, name }) => `${w[card]} ${on(name)}`).join(', ')}.`,
    },
  };
};
