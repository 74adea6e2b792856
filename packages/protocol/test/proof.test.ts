import { type Card, type GameRecord, HIT, Recorder, readRecords, STAY, writeRecord } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import { checkProof, commitmentTo, fairShuffler } from '../src/index.ts';

const SECRET = '7'.repeat(64);
const fairness = { commitment: commitmentTo(SECRET), seeds: ['c0ffee', null], secret: SECRET };

/** A fair game of two, long enough for three shuffles; whoever may, hits twice as often as not. */
function fairGame(setup: { decks?: number } = {}): GameRecord {
  const about = { players: ['Ann', 'Bob'], setup: { ...setup, target: 1000 }, fairness };
  const recorder = new Recorder(about, fairShuffler(SECRET, fairness.seeds));
  const { game } = recorder;
  for (let i = 0; recorder.record.draws.length < 3; i++) {
    if (game.isLegal(STAY)) recorder.play(i % 3 === 0 ? STAY : HIT);
    else recorder.play(game.isLegal(0) ? 0 : 1);
  }
  return { ...recorder.record, fairness };
}

const GAME = fairGame();

function proofOf(record: GameRecord) {
  const [located] = [...readRecords(writeRecord(record))];
  if (located === undefined) throw new Error('there is no record');
  return checkProof(located);
}

const withDraw = (at: number, change: (pile: readonly Card[]) => readonly Card[]): GameRecord => ({
  ...GAME,
  draws: GAME.draws.map((pile, i) => (i === at ? change(pile) : pile)),
});

describe('the proof of a record', () => {
  const { fairness: _, ...plain } = GAME;

  test.each<[string, GameRecord, unknown]>([
    ['is none without a commitment', plain, { kind: 'none' }],
    [
      'is pending without a secret',
      { ...GAME, fairness: { ...fairness, secret: null } },
      { kind: 'pending', commitment: fairness.commitment },
    ],
    ['counts the shuffles', GAME, { kind: 'proven', commitment: fairness.commitment, shuffles: 3 }],
    ['holds for more decks', fairGame({ decks: 2 }), { kind: 'proven', commitment: fairness.commitment, shuffles: 3 }],
    [
      'holds before the first move',
      { ...GAME, moves: [], draws: GAME.draws.slice(0, 1) },
      { kind: 'proven', commitment: fairness.commitment, shuffles: 1 },
    ],
  ])('%s', (_name, record, proof) => {
    expect(proofOf(record)).toEqual(proof);
  });

  test.each<[string, GameRecord, line: number, message: RegExp]>([
    [
      'the secret is another',
      { ...GAME, fairness: { ...fairness, secret: '8'.repeat(64) } },
      7,
      /^the hash of this secret is [0-9a-f]{64}; expected [0-9a-f]{64}, the commitment on line 5$/,
    ],
    [
      'a seed is another',
      { ...GAME, fairness: { ...fairness, seeds: ['c0ffee', '0'] } },
      8,
      /^card \d+ of the first pile is \S+; expected \S+, as secret and seeds have it$/,
    ],
    [
      'a card is another while the secret is not yet known',
      {
        ...withDraw(0, (pile) => pile.map((card) => (card === 12 ? 11 : card))),
        fairness: { ...fairness, secret: null },
      },
      7,
      /^the first pile has 23 of the card 11; expected 11, since with a commitment it is a whole deck$/,
    ],
    [
      'a deck is missing',
      { ...GAME, decks: 2 },
      9,
      /^the first pile has 1 of the card 0; expected 2, since with a commitment it is 2 whole decks$/,
    ],
    [
      'a pile is turned over',
      withDraw(1, (pile) => pile.toReversed()),
      9,
      /^card \d+ of reshuffle 1 is \S+; expected \S+, as secret and seeds have it$/,
    ],
    [
      'a pile lacks its last card',
      withDraw(2, (pile) => pile.slice(0, -1)),
      10,
      /^card \d+ of reshuffle 2 is missing; expected \S+, as secret and seeds have it$/,
    ],
    [
      'a pile has one card more',
      withDraw(2, (pile) => [...pile, 7]),
      10,
      /^card \d+ of reshuffle 2 is 7; expected no more cards, as secret and seeds have it$/,
    ],
    [
      'a pile was never shuffled',
      { ...GAME, draws: [...GAME.draws, [7]] },
      11,
      /^this pile was never shuffled; expected 3 draw lines, one for each shuffle$/,
    ],
    [
      'a pile is not given',
      { ...GAME, draws: GAME.draws.slice(0, 2) },
      9 + Math.ceil(GAME.moves.length / 30),
      /^the draw pile is empty and reshuffle 2 is not given; expected one more draw line/,
    ],
    ['a move is illegal', { ...GAME, moves: [53] }, 11, /^move 1 is ">54" but seat 2 /],
  ])('fails where %s', (_name, record, line, message) => {
    expect(() => proofOf(record)).toThrow(expect.objectContaining({ name: 'RecordError', line }));
    expect(() => proofOf(record)).toThrow(message);
  });
});
