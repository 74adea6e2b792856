import type { Words } from '@turn7/narration/en';
import { list, number, percent } from '../../format.ts';

export const texts = (w: Words) => ({
  title: 'Position editor',
  lead: 'Lay out what lies on the table. Odds, the best play and advice follow at once, and the link keeps it all.',
  presets: 'Examples',
  preset: {
    hand: (cards: string) => `Hand ${cards}`,
    behind: (_cards: string, totals: string) => `Behind ${totals}`,
    ahead: (_cards: string, totals: string) => `Ahead ${totals}`,
    six: () => 'Six numbers',
    doubled: () => 'Points doubled',
    saved: () => `With ${w.aLifeSaver}`,
    last: () => 'Last one in',
  },
  undo: 'Undo',
  table: 'The table',
  seats: 'Seats',
  fewerSeats: 'One seat fewer',
  moreSeats: 'One seat more',
  decks: 'Decks',
  fewerDecks: 'One deck fewer',
  moreDecks: 'One deck more',
  target: 'Target',
  total: 'Total',
  status: 'In the round',
  numbers: 'Numbers',
  others: `Modifiers and ${w.lifeSaver}`,
  noCards: 'no cards',
  asked: 'Asked',
  isAsked: 'Is asked',
  deals: 'Deals this round',
  seen: (cards: number) => `Cards seen before: ${number(cards)}`,
  seenTells: 'What lies in the discard pile. Cards on the table are counted anyway.',
  copies: (copies: number, most: number) => `${number(copies)} of ${number(most)}`,
  oneFewer: (card: string) => `One ${card} fewer`,
  oneMore: (card: string) => `One ${card} more`,
  impossibleShort: 'Not possible: see why',
  /** The heart of it in a line. */
  barTells: (chance: string, busts: number, cards: number) =>
    `${chance} bust: ${number(busts)} of ${number(cards)} cards`,
  impossible: 'No game can stand like this:',
  problem: {
    twice: (seat: string, card: string) => `${seat} has the number ${card} twice; expected different numbers.`,
    seven: (seat: string, numbers: number, most: number) =>
      `${seat} has ${number(numbers)} numbers, which ends the round; expected at most ${number(most)}.`,
    savers: (seat: string, count: number) => `${seat} has ${number(count)} ${w.lifeSavers}; expected at most one.`,
    strange: (seat: string, card: string) => `${seat} holds ${card}; expected numbers, modifiers or ${w.aLifeSaver}.`,
    askedOut: (seat: string, status: string) =>
      `${seat} is asked but no longer in the round (${status}); expected a seat that is playing.`,
    askedEmpty: (seat: string) => `${seat} is asked but has no card; expected at least one (who has none must hit).`,
    won: (seat: string, total: number, target: number) =>
      `${seat} has won already with ${number(total)}; expected totals below ${number(target)}, or a tie at the top.`,
    copies: (card: string, count: number, most: number) =>
      `${card} lies there or was seen ${number(count)} times; expected at most ${number(most)}, as many as there are.`,
  },
  question: (seat: string) => `${seat}: hit or stay?`,
  nextCard: 'The next card',
  busts: (busts: number, cards: number) => `${number(busts)} of ${number(cards)} cards bust`,
  turn7: w.turn7,
  hitOnce: 'Hit once, then stay',
  stayNow: 'Stay now',
  forPoints: 'Best for points',
  forPointsTells: (hit: number, stay: number) =>
    `A hit makes ${number(hit, 2)} on average if played on as well as possible, staying ${number(stay)}.`,
  playedOn: (bust: number, turn7: number) =>
    `Played on like that, the round ends with a bust in ${percent(bust, 1)} of cases, with ${w.aTurn7} in ${percent(turn7, 1)}.`,
  forPointsAssumes: `Exact, as if only this seat drew on; ${w.locks} and ${w.turnThrees} go to others.`,
  ignored: (chance: string) => `Cards that come with a chance of ${chance} were not followed to the end.`,
  forWin: 'Best for the win',
  tooClose: 'Too close to call',
  tooCloseTells: (share: number) =>
    `Hit and stay differ by less than ${percent(share)} of games: too little for the playouts to tell. Do what you like.`,
  forWinAssumes: 'By the strongest bot, from playouts to the end of the round and a trained judgement of the totals.',
  thinking: 'Thinking …',
  failed: 'This could not be worked out here.',
  kinds: 'What the next card may be',
  kindsTells: (cards: number) => `${number(cards)} cards are still to come, in an order that nobody knows.`,
  kindsSay: (cards: readonly string[], chance: number) =>
    `Most likely as the next card: ${list(cards)}, ${percent(chance, 1)}.`,
  kindsRow: (left: number, chance: string) => `${number(left)} · ${chance}`,
  card: 'Card',
  left: 'Left',
  chance: 'Chance',
});
