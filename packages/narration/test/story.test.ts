import {
  type Choice,
  cardNamed,
  createGame,
  type GameEvent,
  HIT,
  LOCK,
  SeededShuffler,
  STAND_INS,
  STAY,
  type StandIn,
  standingIn,
  TURN_THREE,
} from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { lineText, sentence, storyLines } from '../src/index.ts';
import { LANGUAGES, VOCABULARIES } from '../src/languages.ts';
import { narrationIn } from './languages.ts';

const english = await narrationIn('en');
const NAMES = [
  { text: 'Ann', you: true },
  { text: 'Bob', you: false },
  { text: 'Cy', you: false },
];

/** The events of a game whose cards and answers are dictated. The last seat deals, so the first gets the first card. */
function eventsOf(seats: number, pile: string, choices: readonly Choice[]): readonly GameEvent[] {
  const events: GameEvent[] = [];
  const cards = pile.split(' ').map((word) => cardNamed(word) ?? Number.NaN);
  const game = createGame({ seats, dealer: seats - 1, pile: cards }, new SeededShuffler(1), (event) =>
    events.push(event),
  );
  for (const choice of choices) game.play(choice);
  return events;
}

/** The log of a game without its first two lines, which tell the game and the round. */
function told(seats: number, pile: string, choices: readonly Choice[]): readonly string[] {
  const events = eventsOf(seats, pile, choices);
  const narrator = { names: NAMES.slice(0, seats), texts: english };
  return storyLines(events)
    .slice(2)
    .map((line) => `${line.number} ${lineText(line.events, true, narrator)}`);
}

describe('the log', () => {
  test.each<[string, number, string, Choice[], string[]]>([
    ['the deal in one line', 3, '6 2 +4 1 1', [], ['1.3 Dealt: you 6, Bob 2, Cy +4.']],
    [
      'hits and stays',
      2,
      '6 2 8 12 1 1',
      [HIT, HIT, STAY],
      [
        '1.3 Dealt: you 6, Bob 2.',
        '1.4 You hit an 8: safe.',
        '1.5 Bob hit a 12: safe.',
        '1.6 You stayed with 14 points.',
      ],
    ],
    [
      'a bust as what the card led to',
      2,
      '6 2 6 12 1',
      [HIT],
      ['1.3 Dealt: you 6, Bob 2.', '1.4 You turned a second 6 and busted.'],
    ],
    [
      'a Life Saver that is kept and used',
      2,
      '6 2 LS 3 6 1 1',
      [HIT, HIT, HIT],
      [
        '1.3 Dealt: you 6, Bob 2.',
        '1.4 You hit a Life Saver.',
        '1.5 Bob hit a 3: safe.',
        '1.6 You turned a second 6. The Life Saver caught it, and both are gone.',
      ],
    ],
    [
      'a Lock and whom it hit',
      3,
      '6 2 7 L 3 1',
      [HIT, 1],
      ['1.3 Dealt: you 6, Bob 2, Cy 7.', '1.4 You turned a Lock and gave it to Bob. Bob is locked and banks 2 points.'],
    ],
    [
      'a Lock that is dealt',
      3,
      '6 L 7 1 2 3',
      [0],
      [
        '1.3 Dealt: you 6, Bob Lock.',
        '1.4 Bob gave the Lock to you. You are locked and bank 6 points.',
        '1.5 Dealt: Cy 7.',
        '1.6 Bob had no card and had to hit: a 1.',
      ],
    ],
    [
      'a Turn Three, what it set aside, and who got it',
      3,
      '6 2 7 T3 9 L 10 1 1',
      [HIT, 1, 2],
      [
        '1.3 Dealt: you 6, Bob 2, Cy 7.',
        '1.4 You turned a Turn Three and gave it to Bob.',
        '1.5 Bob turned a 9, a Lock and a 10. Set aside until the third card: Lock.',
        '1.6 Bob gave the Lock to Cy. Cy is locked and banks 7 points.',
      ],
    ],
    [
      'a twin in a Turn Three once, and what was set aside in vain',
      3,
      '6 2 7 T3 9 L 2 1 1',
      [HIT, 1],
      [
        '1.4 You turned a Turn Three and gave it to Bob.',
        '1.5 Bob turned a 9, a Lock and a second 2 and busted. The Lock is discarded without effect.',
      ],
    ],
    [
      'a twin that was caught in a Turn Three once',
      3,
      '6 LS 7 T3 9 9 1 3 1',
      [HIT, 1],
      [
        '1.4 You turned a Turn Three and gave it to Bob.',
        '1.5 Bob turned a 9, a 9 and a 1. The Life Saver caught the second 9, and both are gone.',
      ],
    ],
    [
      'a Turn 7 and the scores',
      2,
      '1 12 2 11 3 10 4 9 5 8 6 7 7 1 1',
      [HIT, HIT, HIT, HIT, HIT, HIT, HIT, HIT, HIT, HIT, HIT],
      [
        '1.14 You hit a 7. Turn 7! You have seven different numbers.',
        '1.15 Round 1 is over: seven different numbers. You +43, total 43; Bob +57, total 57.',
        '2.1 Round 2. You deal.',
        '2.2 Dealt: Bob 1, you 1.',
      ],
    ],
  ])('tells %s', (_, seats, pile, choices, lines) => {
    const all = told(seats, pile, choices);
    expect(all.slice(-lines.length)).toEqual(lines);
  });

  test.each<[string, string, readonly [Choice, StandIn?][], string]>([
    ['a stay', '6 2', [[STAY, 'clock']], 'You stayed with 6 points. A bot chose for you: time was up.'],
    [
      'a hit of somebody else',
      '6 2 7 8 1 1',
      [[HIT], [HIT, 'absence']],
      'Bob hit an 8: safe. A bot chose: the connection was lost.',
    ],
    ['a bust', '6 2 7 2 1 1', [[HIT], [HIT, 'left']], 'Bob turned a second 2 and busted. A bot chose: Bob had left.'],
    [
      'a draw and whom the card was given to',
      '6 2 L 3 1',
      [
        [HIT, 'clock'],
        [1, 'clock'],
      ],
      'You turned a Lock and gave it to Bob. A bot chose for you: time was up. Bob is locked and banks 2 points.',
    ],
    [
      'a card that was given, and not its draw',
      '6 2 L 3 1',
      [[HIT], [1, 'clock']],
      'You hit a Lock. You gave the Lock to Bob. A bot chose for you: time was up. Bob is locked and banks 2 points.',
    ],
    [
      'a draw, and not whom its card was given to',
      '6 2 L 3 1',
      [[HIT, 'absence'], [1]],
      'You hit a Lock. A bot chose for you: the connection was lost. You gave the Lock to Bob. Bob is locked and banks 2 points.',
    ],
  ])('tells that a bot chose: %s', (_, pile, choices, text) => {
    const events: GameEvent[] = [];
    const cards = pile.split(' ').map((word) => cardNamed(word) ?? Number.NaN);
    const listener = (event: GameEvent) => void events.push(event);
    const game = createGame({ seats: 2, dealer: 1, pile: cards }, new SeededShuffler(1), listener);
    for (const [choice, why] of choices) {
      game.listen(why === undefined ? listener : standingIn(why, listener));
      game.play(choice);
    }
    const line = storyLines(events).find((one) => one.events.some(({ standIn }) => standIn !== undefined));
    expect(line && lineText(line.events, true, { names: NAMES, texts: english })).toBe(text);
  });

  test('does not call a number safe as long as more may come of it', () => {
    const events = eventsOf(2, '6 2 8 1 1', [HIT]);
    const last = storyLines(events).at(-1);
    expect(last && lineText(last.events, false, { names: NAMES, texts: english })).toBe('You hit an 8.');
  });

  test('counts the lines of each round from 1, and leaves out no number', () => {
    const events = eventsOf(2, '6 2 6 12 1 1 1', [HIT, STAY]);
    expect(storyLines(events).map(({ number }) => number)).toEqual([
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '1.5',
      '1.6',
      '2.1',
      '2.2',
    ]);
  });

  test('keeps the number of a line that grows', () => {
    const events = eventsOf(3, '6 2 7 L 3 1', [HIT, 1]);
    const numbers = events.map((_, count) => storyLines(events.slice(0, count + 1)).map(({ number }) => number));
    for (const [count, now] of numbers.entries()) expect(now).toEqual(expect.arrayContaining(numbers[count - 1] ?? []));
  });
});

const EVERY_EVENT: readonly GameEvent[] = [
  { kind: 'game started', seats: 3, target: 200, decks: 1, ruling: 'R1' },
  { kind: 'round started', round: 4, dealer: 1, ruling: 'R4' },
  { kind: 'skipped', seat: 1, ruling: 'R7' },
  { kind: 'drew', seat: 1, card: 12, reason: 'deal', ruling: 'R5' },
  { kind: 'drew', seat: 1, card: 12, reason: 'hit', ruling: 'R10' },
  { kind: 'drew', seat: 1, card: 12, reason: 'no card', ruling: 'R11' },
  { kind: 'drew', seat: 1, card: 12, reason: 'turn three', ruling: 'R25' },
  { kind: 'stayed', seat: 1, points: 1, ruling: 'R12' },
  ...STAND_INS.map((standIn): GameEvent => ({ kind: 'stayed', seat: 1, points: 28, standIn, ruling: 'R12' })),
  ...STAND_INS.map((standIn): GameEvent => ({ kind: 'stayed', seat: 0, points: 28, standIn, ruling: 'R12' })),
  { kind: 'busted', seat: 1, twin: 8, ruling: 'R14' },
  { kind: 'saved', seat: 1, twin: 8, ruling: 'R18' },
  { kind: 'turn 7', seat: 1, ruling: 'R16' },
  { kind: 'gave', seat: 1, to: 0, forced: false, ruling: 'R19' },
  { kind: 'gave', seat: 1, to: 2, forced: true, ruling: 'R34' },
  { kind: 'spare discarded', seat: 1, ruling: 'R20' },
  { kind: 'set aside', seat: 1, card: LOCK, ruling: 'R27' },
  { kind: 'assigned', seat: 1, to: 0, card: LOCK, forced: false, ruling: 'R28' },
  { kind: 'assigned', seat: 1, to: 1, card: TURN_THREE, forced: true, ruling: 'R34' },
  { kind: 'cancelled', seat: 1, card: TURN_THREE, ruling: 'R26' },
  { kind: 'locked', seat: 1, points: 20, ruling: 'R23' },
  { kind: 'turn three started', seat: 1, ruling: 'R25' },
  { kind: 'turn three ended', seat: 1, ruling: 'R29' },
  { kind: 'reshuffled', cards: 42, ruling: 'R35' },
  {
    kind: 'round ended',
    round: 4,
    dealer: 1,
    by: 'out',
    scores: [0, 20, 5],
    totals: [80, 1200, 5],
    hands: [[], [], []],
    ruling: 'R42',
  },
  { kind: 'game ended', winner: 1, ruling: 'R43' },
  { kind: 'game ended', winner: -1, ruling: 'R48' },
];

const inEveryWay = LANGUAGES.flatMap((language) => VOCABULARIES.map((vocabulary) => [language, vocabulary] as const));

describe.each(inEveryWay)('in %s with %s names', async (language, vocabulary) => {
  const texts = await narrationIn(language, vocabulary);

  test.each([0, 1])('every event is whole sentences, told by somebody who is seat %i', (me) => {
    const names = NAMES.map(({ text }, seat) => ({ text, you: seat === me }));
    for (const event of EVERY_EVENT) {
      const text = sentence(event, { names, texts });
      expect(text).toMatch(/^[\p{Lu}\d¡].*[.!]$/u);
      expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b| {2}|\.\./);
    }
  });

  test('whoever is meant is named, and who listens never is', () => {
    for (const event of EVERY_EVENT) {
      const text = sentence(event, { names: NAMES, texts });
      expect(text).not.toContain('Ann');
    }
  });
});

describe('grammar', () => {
  const cases: readonly [string, 'de' | 'fr' | 'es', GameEvent, string][] = [
    ['du', 'de', { kind: 'stayed', seat: 0, points: 24, ruling: 'R12' }, 'Du hörst mit 24 Punkten auf.'],
    ['Bob', 'de', { kind: 'stayed', seat: 1, points: 1, ruling: 'R12' }, 'Bob hört mit 1 Punkt auf.'],
    [
      'dir',
      'de',
      { kind: 'assigned', seat: 1, to: 0, card: LOCK, forced: false, ruling: 'R28' },
      'Bob gibt dir die Sperre.',
    ],
    ['tu', 'fr', { kind: 'busted', seat: 0, twin: 10, ruling: 'R14' }, 'Tu tires un second 10 et sautes.'],
    ['te', 'fr', { kind: 'gave', seat: 1, to: 0, forced: false, ruling: 'R19' }, 'Bob te donne la Bouée en trop.'],
    [
      'dich',
      'de',
      { kind: 'stayed', seat: 0, points: 24, standIn: 'left', ruling: 'R12' },
      'Du hörst mit 24 Punkten auf. Ein Bot hat für dich entschieden: Du warst gegangen.',
    ],
    [
      'Bob',
      'fr',
      { kind: 'stayed', seat: 1, points: 24, standIn: 'left', ruling: 'R12' },
      'Bob reste à 24 points. Un bot a choisi : Bob avait quitté la partie.',
    ],
    [
      'ti',
      'es',
      { kind: 'stayed', seat: 0, points: 24, standIn: 'clock', ruling: 'R12' },
      'Te plantas con 24 puntos. Un bot ha elegido por ti: se había acabado el tiempo.',
    ],
    [
      'Bob',
      'de',
      { kind: 'stayed', seat: 1, points: 24, standIn: 'host', ruling: 'R12' },
      'Bob hört mit 24 Punkten auf. Ein Bot hat entschieden: Der Gastgeber hat ihn spielen lassen.',
    ],
    ['tú', 'es', { kind: 'busted', seat: 0, twin: 10, ruling: 'R14' }, 'Sacas otro 10 y te pasas.'],
    [
      'tú',
      'es',
      { kind: 'assigned', seat: 0, to: 0, card: LOCK, forced: false, ruling: 'R28' },
      'Te quedas con el Candado.',
    ],
    ['Bob', 'es', { kind: 'locked', seat: 1, points: 20, ruling: 'R23' }, 'Bob queda con candado y asegura 20 puntos.'],
  ];
  test.each(cases)('of %s (%s)', async (_, language, event, text) => {
    expect(sentence(event, { names: NAMES, texts: await narrationIn(language) })).toBe(text);
  });
});
