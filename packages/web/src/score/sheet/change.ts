/**
 * A sheet with one thing set to a value. What makes no sense changes nothing, and the same change twice is one; so all
 * who apply the same changes in the same order come to the same sheet.
 */
import { MOST_SEATS } from '@turn7/engine';
import type { ScoreEntry, Sheet, SheetChange, SheetPlayer, SheetRound } from '@turn7/protocol';
import { MOST_ROUNDS } from '@turn7/protocol';
import { isSame } from './same.ts';

/** The same sheet, not only an equal one, if nothing changes. */
export function applied(sheet: Sheet, change: SheetChange): Sheet {
  const changed = changedBy(sheet, change);
  return isSame(changed, sheet) ? sheet : changed;
}

export const appliedAll = (sheet: Sheet, changes: readonly SheetChange[]): Sheet => changes.reduce(applied, sheet);

/** The changes that set back what this one would overwrite. */
export function undoing(sheet: Sheet, change: SheetChange): readonly SheetChange[] {
  switch (change.kind) {
    case 'entry': {
      const entry = entryOf(sheet, change.round, change.player);
      return [{ ...change, entry }];
    }
    case 'seen':
      return [{ ...change, cards: [...(sheet.rounds[change.round]?.seen ?? [])] }];
    case 'player':
      return [{ ...change, player: playerOf(sheet, change.id) }, orderOf(sheet)];
    case 'order':
      return [orderOf(sheet)];
    case 'dealer':
      return [{ ...change, dealer: sheet.dealer }];
    case 'title':
      return [{ ...change, title: sheet.title }];
    case 'target':
      return [{ ...change, target: sheet.target }];
    case 'decks':
      return [{ ...change, decks: sheet.decks }];
    case 'shuffled':
      return [{ ...change, shuffledIn: sheet.shuffledIn }];
    default:
      return change satisfies never;
  }
}

function changedBy(sheet: Sheet, change: SheetChange): Sheet {
  switch (change.kind) {
    case 'entry':
      return playerOf(sheet, change.player) === null
        ? sheet
        : withRound(sheet, change.round, (round) => withEntry(round, change.player, change.entry));
    case 'seen':
      return withRound(sheet, change.round, (round) => ({ ...round, seen: change.cards }));
    case 'player':
      return change.player === null ? without(sheet, change.id) : withPlayer(sheet, change.id, change.player);
    case 'order':
      return { ...sheet, players: inOrder(sheet.players, change.ids) };
    case 'dealer':
      return { ...sheet, dealer: change.dealer }; // if they do not play, the first seat deals (dealers.ts)
    case 'title':
      return { ...sheet, title: change.title };
    case 'target':
      return { ...sheet, target: change.target };
    case 'decks':
      return { ...sheet, decks: change.decks };
    case 'shuffled':
      return { ...sheet, shuffledIn: change.shuffledIn };
    default:
      return change satisfies never;
  }
}

/** null for none. */
export const entryOf = (sheet: Sheet, round: number, player: number): ScoreEntry | null =>
  sheet.rounds[round]?.entries[player] ?? null;

export const playerOf = (sheet: Sheet, id: number): SheetPlayer | null =>
  sheet.players.find((player) => player.id === id) ?? null;

const orderOf = ({ players }: Sheet): SheetChange => ({ kind: 'order', ids: players.map(({ id }) => id) });

/** Rounds come as they are needed, and go when nothing is in them. */
function withRound(sheet: Sheet, index: number, change: (round: SheetRound) => SheetRound): Sheet {
  if (index >= MOST_ROUNDS) return sheet;
  const missing = Math.max(0, index + 1 - sheet.rounds.length);
  const rounds = [...sheet.rounds, ...Array.from({ length: missing }, emptyRound)];
  return tidy({ ...sheet, rounds: rounds.map((round, i) => (i === index ? change(round) : round)) });
}

const emptyRound = (): SheetRound => ({ entries: {}, seen: [] });

/** Without rounds at the end that have nothing in them. */
export function tidy(sheet: Sheet): Sheet {
  const last = sheet.rounds.findLastIndex(({ entries, seen }) => Object.keys(entries).length > 0 || seen.length > 0);
  return last + 1 === sheet.rounds.length ? sheet : { ...sheet, rounds: sheet.rounds.slice(0, last + 1) };
}

function withEntry(round: SheetRound, player: number, entry: ScoreEntry | null): SheetRound {
  const { [player]: _before, ...others } = round.entries;
  return { ...round, entries: entry === null ? others : { ...others, [player]: entry } };
}

function withPlayer(sheet: Sheet, id: number, player: SheetPlayer): Sheet {
  if (player.id !== id) return sheet;
  const { players } = sheet;
  if (playerOf(sheet, id) !== null) return { ...sheet, players: players.map((one) => (one.id === id ? player : one)) };
  return players.length < MOST_SEATS ? { ...sheet, players: [...players, player] } : sheet;
}

/** Those who have an entry are never forgotten. */
function without(sheet: Sheet, id: number): Sheet {
  const isKept = sheet.rounds.some(({ entries }) => entries[id] !== undefined);
  return isKept ? sheet : { ...sheet, players: sheet.players.filter((player) => player.id !== id) };
}

/** Players that the order does not name, because they came meanwhile, sit behind the others. */
function inOrder(players: readonly SheetPlayer[], ids: readonly number[]): SheetPlayer[] {
  const place = ({ id }: SheetPlayer): number => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return players.toSorted((a, b) => place(a) - place(b));
}
