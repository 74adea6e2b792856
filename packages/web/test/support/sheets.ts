/** Score sheets for tests: written as people would, or any that the form allows. */
import { CARDS, cardNamed, MOST_DECKS, MOST_TARGET, nameOf } from '@turn7/engine';
import {
  cleanName,
  cleanTitle,
  MOST_POINTS,
  MOST_ROUNDS,
  type ScoreEntry,
  type Sheet,
  type SheetChange,
  type SheetPlayer,
  tidy,
} from '@turn7/protocol';
import * as fc from 'fast-check';
import { newSheet } from '../../src/score/setup/new-sheet.ts';

/** `12 9 x2`, `bust 5 5`, `=46`; `-` for none. */
export function entry(text: string): ScoreEntry | null {
  if (text === '-') return null;
  if (text.startsWith('=')) return { kind: 'points', points: Number(text.slice(1)) };
  const [first, ...rest] = text.split(' ').filter(Boolean);
  const words = first === 'bust' ? rest : [first, ...rest].filter((word) => word !== undefined);
  const cards = words.map((word) => nameOf(cardNamed(word) ?? Number.NaN));
  return { kind: first === 'bust' ? 'bust' : 'cards', cards };
}

/** `rounds`: what the players have, in their order, with bars between. */
export function sheetOf(names: string, rounds: readonly string[], change: Partial<Sheet> = {}): Sheet {
  const sheet = newSheet(
    { names: names.split(' '), target: 200, decks: null, title: '' },
    { id: 'ab'.repeat(12), startedAt: 1_700_000_000_000 },
  );
  return {
    ...sheet,
    rounds: rounds.map((round) => ({
      entries: Object.fromEntries(
        round.split('|').flatMap((text, seat) => {
          const found = entry(text.trim());
          return found === null ? [] : [[seat + 1, found]];
        }),
      ),
      seen: [],
    })),
    ...change,
  };
}

const cards = (maxLength: number) => fc.array(fc.constantFrom(...CARDS), { maxLength });
const entries: fc.Arbitrary<ScoreEntry> = fc.oneof(
  fc.record({ kind: fc.constant('cards' as const), cards: cards(10) }),
  fc.record({ kind: fc.constant('points' as const), points: fc.nat({ max: MOST_POINTS }) }),
  fc.record({ kind: fc.constant('bust' as const), cards: cards(10) }),
);
/** Some of them would make a spreadsheet calculate, or need quotes. */
const names = fc
  .oneof(fc.constantFrom('Ann', 'Bo', '=1+2', "'=x", '-Bo', '@Cy', '+4', "'", 'a,b', 'a;b', '"q"'), fc.string())
  .map((text) => cleanName(text) ?? 'Ann');
const ids = fc.integer({ min: 1, max: 6 });
const indices = fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: MOST_ROUNDS - 1 }));
const titles = fc
  .oneof(fc.constantFrom('', '=SUM(A1)', 'with, "marks";', 'two\nlines', '\ttab'), fc.string({ maxLength: 80 }))
  .map(cleanTitle);
const targets = fc.integer({ min: 1, max: MOST_TARGET });
const decks = fc.option(fc.integer({ min: 1, max: MOST_DECKS }));
const player = (id: number): fc.Arbitrary<SheetPlayer> =>
  fc.record({ id: fc.constant(id), name: names, left: fc.boolean() });

export const changes: fc.Arbitrary<SheetChange> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('entry' as const),
      round: indices,
      player: ids,
      entry: fc.option(entries),
    }),
  },
  fc.record({ kind: fc.constant('seen' as const), round: indices, cards: cards(4) }),
  ids.chain((id) =>
    fc.record({ kind: fc.constant('player' as const), id: fc.constant(id), player: fc.option(ids.chain(player)) }),
  ),
  fc.record({ kind: fc.constant('order' as const), ids: fc.array(ids) }),
  fc.record({ kind: fc.constant('dealer' as const), dealer: ids }),
  fc.record({ kind: fc.constant('title' as const), title: titles }),
  fc.record({ kind: fc.constant('target' as const), target: targets }),
  fc.record({ kind: fc.constant('decks' as const), decks }),
  fc.record({ kind: fc.constant('shuffled' as const), shuffledIn: indices }),
);

const entriesOf = (present: readonly number[]): fc.Arbitrary<Record<string, ScoreEntry>> =>
  fc
    .dictionary(fc.constantFrom(...present.map(String), ...(present.length === 0 ? ['none'] : [])), entries)
    .map(({ none: _, ...of }) => of);

export const sheets: fc.Arbitrary<Sheet> = fc
  .uniqueArray(ids)
  .chain((present) =>
    fc.record({
      format: fc.constant('turn7 score sheet 1' as const),
      id: fc.oneof(
        fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 24 }),
        fc.constantFrom('=id', 'a b'),
      ),
      startedAt: fc.oneof(fc.nat(), fc.nat({ max: 8_640_000_000_000_000 })),
      title: titles,
      target: targets,
      decks,
      players: fc.tuple(...present.map(player)).map((players): SheetPlayer[] => players),
      dealer: ids,
      rounds: fc.array(fc.record({ entries: entriesOf(present), seen: cards(4) }), { maxLength: 4 }),
      shuffledIn: indices,
    }),
  )
  .map(tidy);
