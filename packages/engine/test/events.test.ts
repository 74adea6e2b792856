import { describe, expect, it, test } from 'vitest';
import { type GameEvent, NOBODY } from '../src/index.ts';
import { cards, play } from './support.ts';

const [five, six, lifeSaver, lock, turnThree] = cards('5 6 LS L T3') as [number, number, number, number, number];

/** Kinds of events with the rulings they cite: `drew R10, busted R14`. */
const told = (events: readonly GameEvent[]): string => events.map(({ kind, ruling }) => `${kind} ${ruling}`).join(', ');

describe('what is told, and the ruling it cites', () => {
  const table: [about: string, draw: string, moves: string, events: string, more?: string[]][] = [
    ['a hit', '7', 'h', 'drew R10'],
    ['a stay', '7', 's', 'stayed R12'],
    ['a bust', '5', 'h', 'drew R10, busted R14'],
    ['a Life Saver used', 'LS 7 5', 'h h h', 'drew R10, drew R10, drew R10, saved R18'],
    ['a Lock played', 'L 7', 'h >2', 'drew R10, assigned R22, locked R23'],
    [
      'a Lock with one seat left',
      'L 7 8',
      's h',
      'stayed R12, drew R10, assigned R34, locked R23, round ended R42, round started R4, drew R5, drew R5',
    ],
    [
      'a Turn Three played',
      'T3 1 2 3 7',
      'h >2',
      'drew R10, assigned R24, turn three started R25, drew R25, drew R25, drew R25, turn three ended R29',
    ],
    [
      'a Turn Three with one seat left',
      'T3 1 2 3 7',
      's h',
      'stayed R12, drew R10, assigned R34, turn three started R25, drew R25, drew R25, drew R25, turn three ended R29',
    ],
    [
      'a Lock set aside and assigned',
      'T3 L 1 2 7',
      'h >2 >1',
      'drew R10, assigned R24, turn three started R25, drew R25, set aside R27, drew R25, drew R25, assigned R28, turn three ended R29, locked R23',
    ],
    [
      'a bust in a Turn Three',
      'T3 L T3 6 7',
      'h >2',
      'drew R10, assigned R24, turn three started R25, drew R25, set aside R27, drew R25, set aside R27, drew R25, busted R14, cancelled R26, cancelled R26, turn three ended R29',
    ],
    [
      'an assigned card of a seat that is out',
      'T3 L T3 1 7',
      'h >2 >1 >1',
      'drew R10, assigned R24, turn three started R25, drew R25, set aside R27, drew R25, set aside R27, drew R25, assigned R28, assigned R28, turn three ended R29, locked R23, cancelled R31',
    ],
    ['a spare Life Saver with one taker', 'LS 7 LS', 'h h h', 'drew R10, drew R10, drew R10, gave R34'],
    ['a spare Life Saver with no taker', 'LS LS LS', 'h h h', 'drew R10, drew R10, drew R10, spare discarded R20'],
    ['a game won', '7', 's s', 'stayed R12, stayed R12, round ended R42, game ended R43', ['target 6']],
    [
      'a reshuffle',
      '',
      's s',
      'stayed R12, stayed R12, round ended R42, round started R4, reshuffled R35, drew R5, drew R5',
      ['draw 5 6'],
    ],
    ['dry piles', '', 'h', 'round ended R37, game ended R43', ['target 6']],
    [
      'dry piles in the middle of a Turn Three',
      'T3 L',
      'h >1',
      'drew R10, assigned R24, turn three started R25, drew R25, set aside R27, cancelled R37, turn three ended R29, round ended R37, game ended R43',
      ['target 6'],
    ],
  ];

  test.each(table)('%s', (_, draw, moves, expected, more = []) => {
    const [, , , , ...afterTheDeal] = play(2, `5 6 ${draw}`, moves, ...more).events;
    expect(told(afterTheDeal)).toBe(expected);
  });

  test.each<[string, number, string, string, string]>([
    [
      'a Turn 7 with a card set aside and cards assigned',
      1,
      '0 1 2 3 4 T3 T3 L 5 L 6 7',
      'h h h h h',
      'drew R25, set aside R27, drew R25, turn 7 R16, cancelled R26, turn three ended R29, cancelled R26, round ended R16, round started R4, drew R5',
    ],
    ['a spare Life Saver with two takers', 3, 'LS 5 6 LS 7', 'h >3', 'drew R10, gave R19'],
    ['a seat skipped in the deal', 3, 'L 5 6', '>3', 'assigned R22, locked R23, drew R5, skipped R7, drew R11'],
    [
      'a Turn 7',
      1,
      '0 1 2 3 4 5 6 7',
      'h h h h h h',
      'drew R10, turn 7 R16, round ended R16, round started R4, drew R5',
    ],
    [
      'a second Lock for the last one in play',
      1,
      '5 T3 L L 1 7',
      'h',
      'turn three ended R29, locked R23, cancelled R31, round ended R42, round started R4, drew R5',
    ],
    [
      'a game without a card',
      1,
      'T3',
      '',
      'turn three started R25, turn three ended R29, round ended R37, game ended R48',
    ],
  ])('%s', (_, seats, draw, moves, expected) => {
    const { events } = play(seats, draw, moves);
    expect(told(events.slice(-expected.split(', ').length))).toBe(expected);
  });
});

describe('what an event says', () => {
  it('of a game, its deal and its end', () => {
    expect(play(2, '5 6 L 7 8', 'h >1 s', 'dealer 1', 'target 5', 'decks 2').events).toEqual([
      { kind: 'game started', seats: 2, target: 5, decks: 2, ruling: 'R1' },
      { kind: 'round started', round: 1, dealer: 0, ruling: 'R4' },
      { kind: 'drew', seat: 1, card: five, reason: 'deal', ruling: 'R5' },
      { kind: 'drew', seat: 0, card: six, reason: 'deal', ruling: 'R5' },
      { kind: 'drew', seat: 1, card: lock, reason: 'hit', ruling: 'R10' },
      { kind: 'assigned', seat: 1, to: 0, card: lock, forced: false, ruling: 'R22' },
      { kind: 'locked', seat: 0, points: 6, ruling: 'R23' },
      { kind: 'stayed', seat: 1, points: 5, ruling: 'R12' },
      {
        kind: 'round ended',
        round: 1,
        dealer: 0,
        by: 'out',
        scores: [6, 5],
        totals: [6, 5],
        hands: [[six, lock], [five]],
        ruling: 'R42',
      },
      { kind: 'game ended', winner: 0, ruling: 'R43' },
    ]);
  });

  it('of a Turn Three with a Lock, a bust and a cancelled card', () => {
    expect(play(2, '5 6 T3 L 6 7', 'h >2').events.slice(4)).toEqual([
      { kind: 'drew', seat: 0, card: turnThree, reason: 'hit', ruling: 'R10' },
      { kind: 'assigned', seat: 0, to: 1, card: turnThree, forced: false, ruling: 'R24' },
      { kind: 'turn three started', seat: 1, ruling: 'R25' },
      { kind: 'drew', seat: 1, card: lock, reason: 'turn three', ruling: 'R25' },
      { kind: 'set aside', seat: 1, card: lock, ruling: 'R27' },
      { kind: 'drew', seat: 1, card: six, reason: 'turn three', ruling: 'R25' },
      { kind: 'busted', seat: 1, twin: six, ruling: 'R14' },
      { kind: 'cancelled', seat: 1, card: lock, ruling: 'R26' },
      { kind: 'turn three ended', seat: 1, ruling: 'R29' },
    ]);
  });

  test.each<[string, number, string, string, GameEvent, string[]?]>([
    ['a Life Saver used', 2, '5 6 LS 7 5', 'h h h', { kind: 'saved', seat: 0, twin: five, ruling: 'R18' }],
    ['a gift', 3, 'LS 5 6 LS', 'h >3', { kind: 'gave', seat: 0, to: 2, forced: false, ruling: 'R19' }],
    ['a forced gift', 2, 'LS 5 LS', 'h', { kind: 'gave', seat: 0, to: 1, forced: true, ruling: 'R34' }],
    ['a discarded spare', 2, 'LS LS LS', 'h', { kind: 'spare discarded', seat: 0, ruling: 'R20' }],
    ['a Turn 7', 1, '0 1 2 3 4 5 6 7', 'h h h h h h', { kind: 'turn 7', seat: 0, ruling: 'R16' }],
    ['a seat skipped', 3, 'L 5 6', '>3', { kind: 'skipped', seat: 2, ruling: 'R7' }],
    ['a seat with no card', 3, 'L 5 6', '>3', { kind: 'drew', seat: 0, card: six, reason: 'no card', ruling: 'R11' }],
    [
      'a forced target',
      2,
      '5 6 L 7 8',
      's h',
      { kind: 'assigned', seat: 1, to: 1, card: lock, forced: true, ruling: 'R34' },
    ],
    ['a reshuffle', 2, '5 6', 's s', { kind: 'reshuffled', cards: 2, ruling: 'R35' }, ['draw 5 6']],
    [
      'a cancelled card',
      3,
      '5 6 7 T3 L L 1 8',
      'h >2 >3 >3',
      { kind: 'cancelled', seat: 2, card: lock, ruling: 'R31' },
    ],
    ['a game without a winner', 1, 'T3', '', { kind: 'game ended', winner: NOBODY, ruling: 'R48' }],
    ['a Life Saver drawn', 2, '5 6 LS', 'h', { kind: 'drew', seat: 0, card: lifeSaver, reason: 'hit', ruling: 'R10' }],
  ])('of %s', (_, seats, draw, moves, event, more = []) => {
    expect(play(seats, draw, moves, ...more).events).toContainEqual(event);
  });

  it('of cards that a Turn 7 cancels, for whom they were', () => {
    const { events } = play(2, '0 12 1 11 2 10 3 9 4 8 T3 T3 L 7 L 5 6 1 2', 'h h h h h h h h h >2 >1 >2');
    expect(events.slice(-9, -3)).toEqual([
      { kind: 'drew', seat: 0, card: six, reason: 'turn three', ruling: 'R25' },
      { kind: 'turn 7', seat: 0, ruling: 'R16' },
      { kind: 'cancelled', seat: 0, card: lock, ruling: 'R26' },
      { kind: 'turn three ended', seat: 0, ruling: 'R29' },
      { kind: 'cancelled', seat: 1, card: lock, ruling: 'R26' },
      expect.objectContaining({ kind: 'round ended', by: 'turn7', scores: [36, 57] }),
    ]);
  });

  it('of what a busted seat assigns in the original Turn Three', () => {
    const { events } = play(3, '5 6 7 T3 L 6 8', 'h >2 >3', 'house original-turn-three');
    expect(events.slice(-3)).toEqual([
      { kind: 'assigned', seat: 1, to: 2, card: lock, forced: false, ruling: 'R47' },
      { kind: 'turn three ended', seat: 1, ruling: 'R29' },
      { kind: 'locked', seat: 2, points: 7, ruling: 'R23' },
    ]);
  });

  it('of a round, cards and scores of every seat', () => {
    const { rounds } = play(2, '5 6 x2 LS 6 9 4 3 2', 'h h h h s');
    expect(rounds).toEqual([]);
    const [round] = play(2, '5 6 x2 6 4 3', 'h h s').rounds;
    expect(round).toMatchObject({ scores: [10, 0], totals: [10, 0], hands: [cards('5 x2'), cards('6 6')] });
  });
});
