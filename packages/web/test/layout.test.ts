import { describe, expect, it } from 'vitest';
import {
  companyOf,
  handFormFor,
  hasLogColumn,
  isCrowded,
  isLying,
  partAround,
  RING_MOST,
  ringOf,
  rowSizeFor,
  seatsAround,
  shapeFor,
  tableRoom,
  twoColumnsOf,
} from '../src/game/table/layout.ts';

const upTo = (most: number) => Array.from({ length: most }, (_, i) => i + 1);

describe('the room', () => {
  it.each([
    [360, 740, 'phone'],
    [699, 900, 'phone'],
    [768, 1024, 'tablet'],
    [1024, 768, 'desk'],
    [1440, 900, 'desk'],
    [844, 390, 'phone'],
  ])('of %i × %i is that of a %s', (width, height, shape) => {
    expect(shapeFor({ width, height })).toBe(shape);
  });

  it.each([
    [1024, 768, 4, false],
    [1280, 800, 4, true],
    [1280, 800, 8, true],
    [1440, 900, 9, false],
    [1920, 1080, 18, true],
  ])('of %i × %i with %i seats has the log beside the table: %j', (width, height, seats, beside) => {
    expect(hasLogColumn({ width, height }, seats)).toBe(beside);
  });

  it.each([
    [360, 740, false],
    [740, 360, true],
    [640, 400, true],
    [1280, 800, false],
  ])('of %i × %i is that of a phone on its side: %j', (width, height, lies) => {
    expect(isLying({ width, height })).toBe(lies);
  });

  it.each([
    [360, 740, 2, 'wide'],
    [360, 740, 4, 'row'],
    [360, 740, 8, 'line'],
    [360, 640, 8, 'mini'],
    [320, 568, 4, 'line'],
    [320, 568, 8, 'mini'],
    [740, 360, 4, 'line'],
    [740, 360, 8, 'mini'],
    [180, 320, 4, 'line'],
  ])(
    'of a phone of %i × %i has %i seats in the form %s, so that none is out of sight',
    (width, height, seats, size) => {
      expect(rowSizeFor(tableRoom({ width, height }, false), seats)).toBe(size);
    },
  );

  it.each([
    [390, 844, 'wide'],
    [360, 740, 'row'],
    [360, 640, 'line'],
    [320, 568, 'line'],
    [740, 360, 'mini'],
    [844, 390, 'line'],
  ])('of a phone of %i × %i has two others in the form %s above a strip', (width, height, size) => {
    expect(rowSizeFor(tableRoom({ width, height }, true), 3)).toBe(size);
  });

  it.each([
    [4, 740, 'grid'],
    [4, 640, 'line'],
    [8, 844, 'line'],
    [18, 2000, 'line'],
  ])('shows my cards on a phone with %i seats and %i pixels of height in a %s', (seats, height, form) => {
    expect(handFormFor('phone', { width: 360, height }, seats)).toBe(form);
  });
});

describe('a company', () => {
  it.each([
    [2, 'few'],
    [4, 'few'],
    [8, 'some'],
    [18, 'many'],
    [54, 'crowd'],
  ])('of %i is called %s', (seats, company) => {
    expect(companyOf(seats)).toBe(company);
  });

  it.each([
    [8, false],
    [9, true],
    [54, true],
  ])('of %i is crowded: %j', (seats, crowded) => {
    expect(isCrowded(seats)).toBe(crowded);
  });

  it('sits clockwise from my left, without me', () => {
    expect(seatsAround(2, 5)).toEqual([3, 4, 0, 1]);
    expect(seatsAround(null, 3)).toEqual([0, 1, 2]);
  });
});

describe('a ring', () => {
  it.each(upTo(RING_MOST))('of %i has a cell of its own for each seat, inside the grid', (seats) => {
    const { cells, columns, rows } = ringOf(seats);
    expect(cells).toHaveLength(seats);
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(seats);
    for (const { column, row, rows: span } of cells) {
      expect(column).toBeLessThanOrEqual(columns);
      expect(row + span - 1).toBeLessThanOrEqual(rows);
    }
  });

  it.each(upTo(RING_MOST))('of %i leaves its middle free', (seats) => {
    const { cells, columns, rows, middleRow } = ringOf(seats);
    expect(middleRow).toBeLessThanOrEqual(rows);
    const inside = cells.filter(({ column, row }) => column > 1 && column < columns && row >= middleRow);
    expect(inside).toEqual([]);
  });

  it('goes up the left side, along the top and down the right side', () => {
    expect(ringOf(5).cells.map(({ column, row }) => [column, row])).toEqual([
      [1, 2],
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
    ]);
  });

  it('is as wide as seven seats and as high as six for seventeen others', () => {
    expect(ringOf(17)).toMatchObject({ columns: 7, rows: 6 });
  });
});

describe('two columns', () => {
  it('have an odd seat across the top, and the others clockwise below', () => {
    expect(twoColumnsOf(5).map(({ column, row }) => [column, row])).toEqual([
      [1, 3],
      [1, 2],
      [0, 1],
      [2, 2],
      [2, 3],
    ]);
  });
});

describe('of a crowd', () => {
  const others = seatsAround(0, 54);

  it.each(others)('the part with seat %i has room and shows it', (acting) => {
    const part = partAround(others, acting);
    expect(part).toContain(acting);
    expect(part.length).toBeLessThanOrEqual(RING_MOST);
  });

  it('the part stays the same while play goes round in it', () => {
    expect(partAround(others, 1)).toEqual(partAround(others, 18));
    expect(partAround(others, 19)).not.toEqual(partAround(others, 18));
  });

  it('some part is shown before anybody acts', () => {
    expect(partAround(others, null)).toEqual(partAround(others, 1));
    expect(partAround([], null)).toEqual([]);
  });
});
