/**
 * A sheet with one thing set to a value, at both ends alike. What makes no sense changes nothing, and the same change
 * twice is one; so all who apply the same changes in the same order come to the same sheet. Only what a change sets is
 * looked at: a long evening has thousands of them.
 */
import { MOST_SEATS } from '@turn7/engine';
import {
  MOST_ROUNDS,
  type ScoreEntry,
  type Sheet,
  type SheetChange,
  type SheetEnvelope,
  type SheetPlayer,
  type SheetRound,
} from './sheet.ts';

/** The same sheet, not only an equal one, if nothing changes. */
export function applied(sheet: Sheet, change: SheetChange): Sheet {
  switch (change.kind) {
    case 'entry':
      return withEntry(sheet, change.round, change.player, change.entry);
    case 'seen':
      return withSeen(sheet, change.round, change.cards);
    case 'player':
      return change.player === null ? without(sheet, change.id) : withPlayer(sheet, change.id, change.player);
    case 'order':
      return inOrder(sheet, change.ids);
    case 'dealer': // if they do not play, the first seat deals
      return sheet.dealer === change.dealer ? sheet : { ...sheet, dealer: change.dealer };
    case 'title':
      return sheet.title === change.title ? sheet : { ...sheet, title: change.title };
    case 'target':
      return sheet.target === change.target ? sheet : { ...sheet, target: change.target };
    case 'decks':
      return sheet.decks === change.decks ? sheet : { ...sheet, decks: change.decks };
    case 'hides':
      return (sheet.hides ?? false) === change.hides ? sheet : { ...sheet, hides: change.hides };
    case 'shuffled':
      return sheet.shuffledIn === change.shuffledIn ? sheet : { ...sheet, shuffledIn: change.shuffledIn };
    case 'next':
      return sheet.id === change.sheet.id ? sheet : tidy(change.sheet);
    case 'stop':
      return sheet;
    default:
      return change satisfies never;
  }
}

export const appliedAll = (sheet: Sheet, changes: readonly SheetChange[]): Sheet => changes.reduce(applied, sheet);

/** null for none. */
export const entryOf = (sheet: Sheet, round: number, player: number): ScoreEntry | null =>
  sheet.rounds[round]?.entries[player] ?? null;

export const playerOf = (sheet: Sheet, id: number): SheetPlayer | null =>
  sheet.players.find((player) => player.id === id) ?? null;

/** Whether an entry would be written over that its sender has not seen. The same again is nobody's loss. */
export function isContested(sheet: Sheet, { replaces, change }: Pick<SheetEnvelope, 'replaces' | 'change'>): boolean {
  if (change.kind !== 'entry' || replaces === undefined) return false;
  const entry = entryOf(sheet, change.round, change.player);
  return !isSame(entry, replaces) && !isSame(entry, change.entry);
}

/** Without rounds at the end that have nothing in them. */
export function tidy(sheet: Sheet): Sheet {
  const last = sheet.rounds.findLastIndex(({ entries, seen }) => Object.keys(entries).length > 0 || seen.length > 0);
  return last + 1 === sheet.rounds.length ? sheet : { ...sheet, rounds: sheet.rounds.slice(0, last + 1) };
}

/** Whether two values of JSON are equal, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ofA, ofB] = [Object.entries(a), new Map(Object.entries(b))];
  return ofA.length === ofB.size && ofA.every(([key, value]) => ofB.has(key) && isSame(value, ofB.get(key)));
}

function withEntry(sheet: Sheet, index: number, player: number, entry: ScoreEntry | null): Sheet {
  if (playerOf(sheet, player) === null || isSame(entryOf(sheet, index, player), entry)) return sheet;
  return withRound(sheet, index, (round) => {
    const { [player]: _before, ...others } = round.entries;
    return { ...round, entries: entry === null ? others : { ...others, [player]: entry } };
  });
}

function withSeen(sheet: Sheet, index: number, seen: SheetRound['seen']): Sheet {
  return isSame(sheet.rounds[index]?.seen ?? [], seen)
    ? sheet
    : withRound(sheet, index, (round) => ({ ...round, seen }));
}

/** Rounds come as they are needed, and go when nothing is in them. */
function withRound(sheet: Sheet, index: number, change: (round: SheetRound) => SheetRound): Sheet {
  if (index >= MOST_ROUNDS) return sheet;
  const missing = Math.max(0, index + 1 - sheet.rounds.length);
  const rounds = [...sheet.rounds, ...Array.from({ length: missing }, emptyRound)];
  return tidy({ ...sheet, rounds: rounds.map((round, i) => (i === index ? change(round) : round)) });
}

const emptyRound = (): SheetRound => ({ entries: {}, seen: [] });

function withPlayer(sheet: Sheet, id: number, player: SheetPlayer): Sheet {
  const { players } = sheet;
  const before = playerOf(sheet, id);
  if (player.id !== id || isSame(before, player)) return sheet;
  if (before !== null) return { ...sheet, players: players.map((one) => (one.id === id ? player : one)) };
  return players.length < MOST_SEATS ? { ...sheet, players: [...players, player] } : sheet;
}

/** Those who have an entry are never forgotten. */
function without(sheet: Sheet, id: number): Sheet {
  const isKept = playerOf(sheet, id) === null || sheet.rounds.some(({ entries }) => entries[id] !== undefined);
  return isKept ? sheet : { ...sheet, players: sheet.players.filter((player) => player.id !== id) };
}

/** Players that the order does not name, because they came meanwhile, sit behind the others. */
function inOrder(sheet: Sheet, ids: readonly number[]): Sheet {
  const place = ({ id }: SheetPlayer): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const players = sheet.players.toSorted((a, b) => place(a) - place(b));
  return players.every((player, seat) => player === sheet.players[seat]) ? sheet : { ...sheet, players };
}
