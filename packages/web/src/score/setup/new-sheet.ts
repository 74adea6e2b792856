/** An empty sheet: for people who sit down, and for the same people who play again. */
import { randomHex } from '@turn7/client/basics';
import type { Sheet, SheetPlayer } from '@turn7/protocol';

interface SheetSetup {
  /** In the order of the seats, clockwise; the first one deals. */
  readonly names: readonly string[];
  readonly target: number;
  readonly decks: number | null;
  readonly title: string;
  readonly hides?: boolean | undefined;
}

export interface SheetOrigin {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
}

const ID_BYTES = 12;

/** Here and now. */
export const newOrigin = (): SheetOrigin => ({ id: randomHex(ID_BYTES), startedAt: Date.now() });

export function newSheet(setup: SheetSetup, origin: SheetOrigin = newOrigin()): Sheet {
  const players = setup.names.map((name, seat) => ({ id: seat + 1, name, left: false }));
  return sheetOf(origin, setup, players, 1);
}

/** The next game of those who are still there; the next one deals it first (R4). */
export function sheetAgain(sheet: Sheet, origin: SheetOrigin = newOrigin()): Sheet {
  const staying = sheet.players.filter(({ left }) => !left);
  const seat = sheet.players.findIndex(({ id }) => id === sheet.dealer);
  const clockwise = [...sheet.players.slice(seat + 1), ...sheet.players.slice(0, seat + 1)];
  const next = clockwise.find(({ left }) => !left)?.id ?? sheet.dealer;
  return sheetOf(origin, sheet, staying, next);
}

const sheetOf = (
  { id, startedAt }: SheetOrigin,
  { title, target, decks, hides }: Pick<Sheet, 'title' | 'target' | 'decks' | 'hides'>,
  players: SheetPlayer[],
  dealer: number,
): Sheet => ({
  format: 'turn7 score sheet 1',
  id,
  startedAt,
  title,
  target,
  decks,
  players,
  dealer,
  rounds: [],
  ...(hides ? { hides } : {}),
  shuffledIn: 0,
});
