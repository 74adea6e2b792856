/** A record against what somebody saw and gave before its first card. */
import { type Card, type GameRecord, HIT, Recorder, readRecords, STAY, writeRecord } from '@turn7/engine';
import { describe, expect, test } from 'vitest';
import {
  checkProof,
  commitmentTo,
  type Difference,
  differencesFrom,
  fairShuffler,
  type Witness,
} from '../src/index.ts';

const [SECRET, OTHER_SECRET] = ['7'.repeat(64), '8'.repeat(64)];
const [MINE, BOBS] = ['c0ffee', 'b0b'];

/** Ann and Bob with seeds, and a bot. The cards are those that the secret and these seeds make. */
function played(secret: string, seeds: readonly (string | null)[]): { record: GameRecord; cards: readonly Card[] } {
  const fairness = { commitment: commitmentTo(secret), seeds, secret };
  const about = { players: ['Ann', 'Bob', 'Cleo'], setup: { target: 30 }, fairness };
  const cards: Card[] = [];
  const recorder = new Recorder(about, fairShuffler(secret, seeds), (event) => {
    if (event.kind === 'drew') cards.push(event.card);
  });
  const { game } = recorder;
  for (let i = 0; !game.finished; i++) {
    if (game.isLegal(STAY)) recorder.play(i % 3 === 0 ? STAY : HIT);
    else recorder.play([0, 1, 2].find((seat) => game.isLegal(seat)) ?? 0);
  }
  return { record: recorder.record, cards };
}

const HONEST = played(SECRET, [MINE, BOBS, null]);
const WITNESS: Witness = { commitment: commitmentTo(SECRET), seed: MINE, bots: [2], cards: HONEST.cards };

/** Every one of these proves its own shuffles: nothing in them is wrong but for whoever was there. */
const RECORDS = {
  honest: HONEST.record,
  'a secret chosen afterwards': played(OTHER_SECRET, [MINE, BOBS, null]).record,
  'my seed left out': played(SECRET, [null, BOBS, null]).record,
  'my seed exchanged': played(SECRET, ['feed', BOBS, null]).record,
  'my seed in another seat': played(SECRET, [BOBS, MINE, null]).record,
  'a seed for the bot': played(SECRET, [MINE, BOBS, 'b07']).record,
  'nothing committed to': withoutFairness(HONEST.record),
  'cut short': { ...HONEST.record, moves: HONEST.record.moves.slice(0, 3), draws: HONEST.record.draws.slice(0, 1) },
} satisfies Record<string, GameRecord>;

function withoutFairness({ fairness: _, ...record }: GameRecord): GameRecord {
  return record;
}

function locatedOf(record: GameRecord) {
  const [located] = readRecords(writeRecord(record));
  if (located === undefined) throw new Error('there is no record');
  return located;
}

const differences = (known: Partial<Witness>, name: keyof typeof RECORDS): readonly Difference[] =>
  differencesFrom(known, locatedOf(RECORDS[name]));

const kinds = (found: readonly Difference[]): string[] => found.map(({ kind }) => kind);

describe('a witness', () => {
  test.each<[name: keyof typeof RECORDS, kinds: Difference['kind'][]]>([
    ['honest', []],
    ['a secret chosen afterwards', ['commitment', 'card']],
    ['my seed left out', ['seed', 'card']],
    ['my seed exchanged', ['seed', 'card']],
    ['my seed in another seat', ['card']],
    ['a seed for the bot', ['bot seed', 'card']],
    ['nothing committed to', ['commitment', 'seed']],
    ['cut short', ['card']],
  ])('of the honest game finds in the record %s: %j', (name, found) => {
    expect(kinds(differences(WITNESS, name))).toEqual(found);
  });

  test.each<[name: keyof typeof RECORDS, kinds: Difference['kind'][]]>([
    ['honest', []],
    ['a secret chosen afterwards', ['commitment']],
    ['my seed left out', ['seed']],
    ['my seed exchanged', ['seed']],
    ['my seed in another seat', []],
    ['a seed for the bot', ['bot seed']],
  ])('whose server dealt the cards of the record finds in %s: %j', (name, found) => {
    const { cards: _, ...known } = WITNESS;
    expect(kinds(differences(known, name))).toEqual(found);
    expect(checkProof(locatedOf(RECORDS[name]))).toMatchObject({ kind: 'proven' });
  });

  test.each<[string, Partial<Witness>]>([
    ['nothing', {}],
    ['the first cards alone', { cards: HONEST.cards.slice(0, 5) }],
    ['the commitment alone', { commitment: WITNESS.commitment }],
    ['the seed alone', { seed: BOBS }],
  ])('who knows %s has nothing against the honest record', (_, known) => {
    expect(differences(known, 'honest')).toEqual([]);
  });

  test('is told what differs', () => {
    const other = commitmentTo(OTHER_SECRET);
    const { commitment } = WITNESS;
    expect(differences({ commitment }, 'a secret chosen afterwards')).toEqual([
      { kind: 'commitment', shown: commitment, written: other },
    ]);
    expect(differences({ commitment }, 'nothing committed to')).toEqual([
      { kind: 'commitment', shown: commitment, written: null },
    ]);
    expect(differences({ seed: MINE }, 'my seed left out')).toEqual([{ kind: 'seed', given: MINE }]);
    expect(differences({ bots: [2] }, 'a seed for the bot')).toEqual([{ kind: 'bot seed', seat: 2 }]);
    const first = HONEST.cards.findIndex((card, i) => card !== [...HONEST.cards].reverse()[i]);
    const told = [...HONEST.cards].reverse();
    expect(differences({ cards: told }, 'honest')).toEqual([
      { kind: 'card', place: first + 1, told: told[first], written: HONEST.cards[first] },
    ]);
    expect(differences({ cards: [...HONEST.cards, 7] }, 'honest')).toEqual([
      { kind: 'card', place: HONEST.cards.length + 1, told: 7, written: null },
    ]);
  });
});
