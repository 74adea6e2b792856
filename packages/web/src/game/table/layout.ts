/** Where seats stand, by the room there is and by how many they are. */
import type { Seat } from '@turn7/engine';
import { clockwiseFrom } from '../question/asked.ts';
import type { SeatSize } from '../seat/seat.tsx';
import type { Room } from './use-room.ts';

export type Shape = 'phone' | 'tablet' | 'desk';

const TABLET = 700;
const DESK = 960;

/** A phone that lies on its side is still a phone. */
const LYING = 560;

export function shapeFor({ width, height }: Room): Shape {
  if (width < TABLET || height < LYING) return 'phone';
  return width < DESK ? 'tablet' : 'desk';
}

/** On its side a phone has the others at the left and me at the right. */
export const isLying = ({ width, height }: Room): boolean => width >= LYING && height < LYING;

/** `few` have rows of their own, `some` get a line each, `many` a ring or a list, of a `crowd` only a part is large. */
export type Company = 'few' | 'some' | 'many' | 'crowd';

export function companyOf(seats: number): Company {
  if (seats <= 4) return 'few';
  if (seats <= 8) return 'some';
  return seats <= RING_MOST ? 'many' : 'crowd';
}

/** So many that those who act are shown apart. */
export function isCrowded(seats: number): boolean {
  const company = companyOf(seats);
  return company === 'many' || company === 'crowd';
}

/** Whether the log has room beside the table: a ring of many seats needs it for itself. */
export const hasLogColumn = ({ width, height }: Room, seats: number): boolean =>
  shapeFor({ width, height }) === 'desk' && width >= (seats <= WIDE_MOST + 1 ? 1100 : 1680);

/** A lower phone has to scroll. */
const LOWEST = 540;
/** The height of a strip above the near side, and how low the table may get that has one; style sheets have the same. */
const STRIP = 168;
const LOWEST_BESIDE = 472;
/** The same below the seats of a phone on its side. */
const LYING_STRIP = 152;

/** What the table has of the room. */
export function tableRoom(room: Room, hasStrip: boolean): Room {
  if (isLying(room)) return hasStrip ? { ...room, height: room.height - LYING_STRIP } : room;
  const height = hasStrip ? Math.max(LOWEST_BESIDE, room.height - STRIP) : Math.max(LOWEST, room.height);
  return { ...room, height };
}

/** So many seats have room around one table. */
export const RING_MOST = 18;
/** Up to so many, a ring has seats as wide as a third of the table. */
const WIDE_MOST = 7;

/** Clockwise from the left of whoever sits at the bottom. Those who only watch sit nowhere. */
export const seatsAround = (me: Seat | null, seats: number): readonly Seat[] =>
  me === null ? Array.from({ length: seats }, (_, seat) => seat) : clockwiseFrom(me, seats).slice(0, -1);

/** The part of so many seats that has room, with the acting one in it. Parts stay as they are while play goes round in them. */
export function partAround(seats: readonly Seat[], acting: Seat | null, most = RING_MOST): readonly Seat[] {
  const parts = Math.ceil(seats.length / most);
  const size = Math.ceil(seats.length / Math.max(1, parts));
  const place = acting === null ? 0 : Math.max(0, seats.indexOf(acting));
  const start = Math.floor(place / Math.max(1, size)) * size;
  return seats.slice(start, start + size);
}

export interface Ring {
  readonly columns: number;
  readonly rows: number;
  /** One for each seat, clockwise from bottom left; `rows` says how many it may use. */
  readonly cells: readonly Cell[];
  /** The first row that is free in the middle. */
  readonly middleRow: number;
}

export interface Cell {
  /** From 1; 0 for all of them. */
  readonly column: number;
  readonly row: number;
  readonly rows: number;
}

/** Up the left side, along the top, down the right side. */
export function ringOf(seats: number): Ring {
  const side = seats <= WIDE_MOST ? Math.floor(seats / 2) : Math.round(seats * 0.36);
  const top = seats - 2 * side;
  const columns = Math.max(top, 1) + 2;
  const rows = Math.max(side, top > 0 ? 2 : 1);
  const height = side === 1 ? rows : 1;
  const sideRows = Array.from({ length: side }, (_, row) => row + 1);
  const cells = [
    ...sideRows.toReversed().map((row) => ({ column: 1, row, rows: height })),
    ...Array.from({ length: top }, (_, i) => ({ column: i + 2, row: 1, rows: 1 })),
    ...sideRows.map((row) => ({ column: columns, row, rows: height })),
  ];
  return { columns, rows, cells, middleRow: top > 0 ? 2 : 1 };
}

/** The same in two columns, with an odd seat across both at the top. */
export function twoColumnsOf(seats: number): readonly Cell[] {
  const side = Math.floor(seats / 2);
  const top = seats - 2 * side;
  const rows = Array.from({ length: side }, (_, row) => row + 1 + top);
  return [
    ...rows.toReversed().map((row) => ({ column: 1, row, rows: 1 })),
    ...Array.from({ length: top }, () => ({ column: 0, row: 1, rows: 1 })),
    ...rows.map((row) => ({ column: 2, row, rows: 1 })),
  ];
}

/** What stands above and below my cards on a phone, in pixels: bar, piles, head of the hand, coach and answers. */
const aroundHand = (height: number): number => 302 + Math.max(0, Math.min(22, (height - 740) * 0.25));
/** Bar and piles, which are all that stands above and below the seats of a phone on its side. */
const AROUND_SEATS = 132;
/** My cards in one line. */
const ONE_ROW = 66;
/** Two rows of cards smaller than this are worse than one line. */
const TWO_ROWS = 170;

/** The height of a seat on a phone, and of the gap after it. */
const ROW_HEIGHTS: Readonly<Record<SeatSize, number>> = { wide: 152, row: 86, line: 51, mini: 31 };
const ROW_SIZES = ['wide', 'row', 'line', 'mini'] as const satisfies readonly SeatSize[];

/** The largest form in which a phone can show all other seats at once, as far as it suits their number. */
export function rowSizeFor(room: Room, seats: number): SeatSize {
  const suitable = ROW_SIZES.slice(ROW_SIZES.indexOf(largestFor(seats)));
  return suitable.find((size) => ROW_HEIGHTS[size] * (seats - 1) <= heightForSeats(room)) ?? 'mini';
}

/** With one or two others there is room for all that a seat can show. */
function largestFor(seats: number): SeatSize {
  if (seats <= 3) return 'wide';
  return companyOf(seats) === 'few' ? 'row' : 'line';
}

function heightForSeats(room: Room): number {
  if (isLying(room)) return room.height - AROUND_SEATS;
  return room.height - aroundHand(room.height) - ONE_ROW;
}

/** My cards stand in two rows where there is room, else in one line. */
export function handFormFor(shape: Shape, room: Room, seats: number): 'grid' | 'line' {
  if (shape !== 'phone' || isCrowded(seats)) return 'line';
  const seatRows = ROW_HEIGHTS[rowSizeFor(room, seats)] * (seats - 1);
  return room.height - aroundHand(room.height) - seatRows >= TWO_ROWS ? 'grid' : 'line';
}
