/** What a sealed record keeps to itself, and that it is the same game nevertheless. */
import {
  type Card,
  choicesOf,
  type GameEvent,
  type GameRecord,
  type LocatedRecord,
  Recorder,
  readRecords,
  replay,
  writeRecord,
} from '@turn7/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProof, commitmentTo, fairShuffler, recordId, sealedText } from '../src/index.ts';

/** Some choices at a table of one to four, up to its end or not so far. */
const games = fc
  .record({
    seats: fc.integer({ min: 1, max: 4 }),
    secret: fc.stringMatching(/^[0-9a-f]{64}$/),
    rolls: fc.array(fc.nat(), { minLength: 1, maxLength: 300 }),
  })
  .map(({ seats, secret, rolls }) => {
    const players = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
    const fairness = { commitment: commitmentTo(secret), seeds: players.map(() => null), secret };
    const recorder = new Recorder({ players, setup: { target: 100 }, fairness }, fairShuffler(secret, fairness.seeds));
    for (const roll of rolls) {
      if (recorder.game.finished) break;
      const choices = choicesOf(recorder.game);
      recorder.play(choices[roll % choices.length] ?? 0);
    }
    return { record: { ...recorder.record, fairness }, undrawn: recorder.game.drawSize };
  });

function readOne(text: string): LocatedRecord {
  const [located] = readRecords(text);
  if (located === undefined) throw new Error('the text has no record');
  return located;
}

function eventsOf(text: string): readonly GameEvent[] {
  const events: GameEvent[] = [];
  replay(readOne(text), (event) => void events.push(event));
  return events;
}

/** The same game, had the cards that nobody drew lain the other way round. */
function turnedOver(record: GameRecord, undrawn: number): GameRecord {
  const over = (pile: readonly Card[]) => [
    ...pile.slice(0, pile.length - undrawn),
    ...pile.slice(pile.length - undrawn).reverse(),
  ];
  return { ...record, draws: [...record.draws.slice(0, -1), over(record.draws.at(-1) ?? [])] };
}

describe('a sealed record', () => {
  test('is the same however the cards lie that nobody drew', () => {
    fc.assert(
      fc.property(games, ({ record, undrawn }) => {
        const sealed = sealedText(record);
        expect(sealedText(turnedOver(record, undrawn))).toBe(sealed);
        expect(sealed).not.toContain(record.fairness.secret);
        expect(recordId(readOne(sealed).record)).toBe(recordId(record));
      }),
    );
  });

  test('tells the same game, with a proof that is still to come', () => {
    fc.assert(
      fc.property(games, ({ record }) => {
        const sealed = sealedText(record);
        expect(eventsOf(sealed)).toEqual(eventsOf(writeRecord(record)));
        expect(checkProof(readOne(sealed)).kind).toBe('pending');
        expect(sealedText(readOne(sealed).record)).toBe(sealed);
      }),
    );
  });
});
