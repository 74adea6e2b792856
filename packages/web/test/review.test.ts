import { readFileSync } from 'node:fs';
import { type LocatedRecord, Recorder, readRecords, SeededShuffler, writeRecord } from '@turn7/engine';
import { type Reviewing, summaryText, turnText } from '@turn7/narration';
import { LANGUAGES } from '@turn7/narration/languages';
import { sealedText } from '@turn7/protocol';
import { botNamed, GRADES, type Review, review as reviewOf } from '@turn7/strategy';
import { describe, expect, it } from 'vitest';
import { change as changeSettings } from '../src/device/settings.ts';
import { replayOf } from '../src/game/replay/replay.ts';
import { wantsReview, withReview } from '../src/game/replay/replay-link.ts';
import { chancePlot } from '../src/game/review/chance-plot.ts';
import { chanceLines, chanceRows, chancesAt, choiceAt } from '../src/game/review/chances.ts';
import { chance, change, error } from '../src/game/review/figures.ts';
import { extentOf, PARTS, partBars } from '../src/game/review/parts.ts';
import { partsTable } from '../src/game/review/parts-table.ts';
import { wordsOf } from './support/words.ts';

const TEXT = readFileSync(new URL('../../../cases/example-walkthrough.t7', import.meta.url), 'utf8');
const located = readOne(TEXT);
const replay = replayOf(located);
const last = replay.events.length;
const review = reviewOf(located, { passes: 1 });
const wordsIn = await wordsOf(['review']);
const EVERYBODY = { me: null, meant: null };

function readOne(text: string): LocatedRecord {
  const [first] = readRecords(text);
  if (first === undefined) throw new Error('the text has no record');
  return first;
}

/** The same game with many seats at it. */
function crowded(seats: number): Review {
  const many = <T>(one: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => one(seat));
  const [first] = review.seats;
  if (first === undefined) throw new Error('a game has seats');
  return {
    ...review,
    seats: many((seat) => ({ ...first, name: `Seat ${seat + 1}`, result: seat === 8 ? 1 : 0 })),
    curve: review.curve.map((point) => ({ ...point, chances: many((seat) => (seat + 1) / 100) })),
  };
}

describe('a review', () => {
  it('comes to the same while the rest of the pile is kept secret', () => {
    const bot = botNamed('count');
    const setup = { target: 100 };
    const recorder = new Recorder({ players: ['Ann', 'Bob', 'Cy'], setup }, new SeededShuffler(7));
    while (!recorder.game.finished) recorder.play(bot.choose(recorder.game));
    const [whole, sealed] = [writeRecord(recorder.record), sealedText(recorder.record)];
    expect(sealed).not.toBe(whole);
    expect(reviewOf(readOne(sealed), { passes: 1 })).toEqual(reviewOf(readOne(whole), { passes: 1 }));
  });
});

describe('the chart of chances', () => {
  it('says everybody’s chance at every moment, from the start to the result', () => {
    for (let at = 0; at <= last; at++) {
      const chances = chancesAt(review.curve, at);
      expect(chances).toHaveLength(review.seats.length);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    }
    expect(chancesAt(review.curve, last)).toEqual(review.seats.map(({ result }) => result));
  });

  it('highlights those who matter, and always the one that is meant', () => {
    const highlighted = (meant: number | null) =>
      chanceLines(crowded(18), { me: null, meant })
        .filter(({ style }) => style !== null)
        .map(({ seat }) => seat);
    expect(highlighted(null)).toEqual([8, 17, 16, 15, 14, 13]);
    expect(highlighted(0)).toEqual([8, 17, 16, 15, 14, 0]);
  });

  it('puts the best at the end first, whoever was nearest before', () => {
    const [a, b] = [review.seats[0], review.seats[1]];
    const [start] = review.curve;
    if (a === undefined || b === undefined || start === undefined) throw new Error('a game has seats and a start');
    const unfinished: Review = {
      ...review,
      seats: [
        { ...a, result: 0.3 },
        { ...b, result: 0.31 },
      ],
      curve: [
        { ...start, chances: [0.45, 0.35] },
        { ...start, at: 9, chances: [0.3, 0.31] },
      ],
    };
    expect(chanceLines(unfinished, EVERYBODY).map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('names a line at its end, however many end above it', () => {
    const room = { width: 1200, height: 800, right: 100 };
    const { lines, y } = chancePlot(crowded(18), last, { me: null, meant: 0 }, room);
    const meant = lines.find(({ seat }) => seat === 0);
    expect(meant?.labelAt).toBeGreaterThan(y(0.2));
  });

  it('stays inside its room, with a line for each seat and a mark for each round', () => {
    for (const width of [280, 1200]) {
      const room = { width, height: 200, right: 8 };
      const { lines, rounds, end } = chancePlot(review, last, EVERYBODY, room);
      expect(lines).toHaveLength(review.seats.length);
      expect(rounds).toHaveLength(review.rounds.length);
      const numbers = lines.flatMap(({ path }) => path.match(/[\d.]+/g) ?? []).map(Number);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(end);
    }
  });

  it('names the rounds that have room for it', () => {
    const rounds = Array.from({ length: 40 }, (_, i) =>
      review.rounds.slice(0, 1).map((one) => ({ ...one, at: i * 10 })),
    );
    const { rounds: marks } = chancePlot({ ...review, rounds: rounds.flat() }, 400, EVERYBODY, {
      width: 320,
      height: 200,
      right: 8,
    });
    const named = marks.flatMap(({ middle }) => (middle === null ? [] : [middle]));
    const gaps = named.slice(1).map((middle, i) => middle - (named[i] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  });

  it('is a table as well: each round’s start, and the end', () => {
    const rows = chanceRows(review);
    expect(rows.map(({ round }) => round)).toEqual([...review.rounds.map((_, i) => i + 1), null]);
    expect(rows.at(-1)?.chances).toEqual(review.seats.map(({ result }) => result));
  });
});

describe('the choice of a moment', () => {
  it('is the one that is asked for there', () => {
    for (const choice of review.choices) expect(choiceAt(review, choice.at)).toBe(choice);
  });

  it('is none before the first', () => {
    expect(choiceAt(review, 0)).toBeNull();
  });
});

describe('the bars of a seat', () => {
  it('lead from the start to the result, each from where the one before ends', () => {
    for (const seat of review.seats) {
      const [start, ...rest] = partBars(seat);
      const parts = rest.slice(0, -1);
      expect(parts.map(({ part }) => part)).toEqual(PARTS);
      let reached = start?.to;
      for (const { from, to } of parts) {
        expect(from).toBe(reached);
        reached = to;
      }
      expect(reached).toBeCloseTo(seat.result, 9);
    }
  });

  it('fit into the extent of all', () => {
    const [least, most] = extentOf(review.seats);
    expect(least).toBeLessThanOrEqual(0);
    expect(most).toBeGreaterThanOrEqual(1);
    for (const { to } of review.seats.flatMap(partBars)) {
      expect(to).toBeGreaterThanOrEqual(least);
      expect(to).toBeLessThanOrEqual(most);
    }
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const { texts, chapter } = wordsIn(language, 'turn7');
  const names = review.seats.map(({ name }) => ({ text: name, you: false }));
  const narrator: Reviewing = { names, texts, review: chapter('review').told };

  it('everything that changes a chance has words, and the whole game too', () => {
    changeSettings({ language });
    const game = { review, events: replay.events };
    const said = [
      ...review.curve.flatMap(({ cause }) =>
        cause.kind === 'card' || cause.kind === 'choice' ? [turnText({ cause }, game, narrator)] : [],
      ),
      summaryText(game, narrator),
    ];
    expect(said.filter((text) => text.trim() === '' || /undefined|NaN/.test(text))).toEqual([]);
  });

  it('the table of parts has a cell for each of its columns', () => {
    changeSettings({ language });
    const { columns, rows } = partsTable(review, chapter('review'));
    expect(columns).toHaveLength(1 + 1 + PARTS.length + 1 + 1 + GRADES.length);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  });
});

describe('figures', () => {
  it('have a sign where they read as something', () => {
    changeSettings({ language: 'en' });
    expect([0.0421, -0.123, 0.0001, -0.0004, 0].map(change)).toEqual(['+4.2%', '−12.3%', '0.0%', '0.0%', '0.0%']);
    expect(error(0.009)).toBe('± 0.9');
    expect([-0.06, 0.416, 1.03].map((share) => chance(share))).toEqual(['0%', '42%', '100%']);
  });
});

describe('the address', () => {
  it.each(['/replay#r=abc', '/replay#r=abc&at=7', '/replay?table=ABC&game=2', '/replay?table=ABC&game=2&at=7'])(
    '%s says whether the review is open',
    (address) => {
      expect(wantsReview(new URL(address, 'http://turn7'))).toBe(false);
      expect(wantsReview(new URL(withReview(address), 'http://turn7'))).toBe(true);
    },
  );
});
