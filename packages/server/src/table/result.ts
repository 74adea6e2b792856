/** What a try at a daily challenge came to. */
import { type Board, type DailyResult, type DailyTry, scoreOf } from '@turn7/protocol';
import type { ResultRow } from '../store/store.ts';
import type { Played } from './state.ts';

/** Whoever tries sits on the first seat. */
const SEAT = 0;

export function resultOf(board: Board, { game, rounds }: Pick<Played, 'game' | 'rounds'>): DailyResult {
  const came = {
    total: rounds.at(-1)?.totals[SEAT] ?? 0,
    rounds: rounds.length,
    won: game.winner === SEAT,
  };
  return { ...came, score: scoreOf(board, came) };
}

export function resultRowOf(log: string, daily: DailyTry, played: Played, finishedAt: number): ResultRow {
  const { date, board, player, name } = daily;
  const { won, ...came } = resultOf(board, played);
  return { log, date, board, player, name, ...came, won: won ? 1 : 0, finishedAt };
}
