/**
 * What if it had gone on otherwise? A game on this device that begins with the cards and the choices of a replay up to a
 * moment; the rest of the draw pile is shuffled anew.
 */
import { type Card, houseRulesOf, type Seat } from '@turn7/engine';
import { fairShuffler } from '@turn7/protocol';
import type { LevelName } from '@turn7/strategy';
import { newSecret } from '../../device/secret.ts';
import type { Opening, SavedGame } from '../session/saved-game.ts';
import { movesBefore, type Replay } from './replay.ts';

export interface WhatIf {
  readonly at: number;
  /** The seat of the person. */
  readonly seat: Seat;
  /** By seat, of those that bots take. */
  readonly levels: readonly LevelName[];
}

/** Who is asked at that moment or next after it; null where nobody is asked any more. */
export function nextAsked({ questions }: Replay, at: number): Seat | null {
  const state = questions.find((question) => question.at >= at)?.view.state;
  return state?.kind === 'playing' ? state.question.seat : null;
}

export function whatIf(replay: Replay, { at, seat, levels }: WhatIf, startedAt: number): SavedGame {
  const { record } = replay;
  const players = record.players.map((name, i) => ({ name, level: i === seat ? null : (levels[i] ?? 'Sharp') }));
  return {
    setup: { mode: players.length === 1 ? 'solo' : 'bots', players, ...houseRulesOf(record) },
    number: 1,
    startedAt,
    opening: openingAt(replay, at),
    secret: newSecret(),
    moves: record.moves.slice(0, movesBefore(replay, at)),
    over: false,
  };
}

/** The piles up to a frame: of the last one the cards that were drawn, and then the others in a new order. */
function openingAt({ record, events }: Replay, at: number): Opening {
  const past = events.slice(0, at);
  const shuffled = past.findLastIndex(({ kind }) => kind === 'reshuffled');
  const reshuffles = past.filter(({ kind }) => kind === 'reshuffled').length;
  const drawn = past.slice(shuffled + 1).filter(({ kind }) => kind === 'drew').length;
  const pile = record.draws[reshuffles] ?? [];
  const last = [...pile.slice(0, drawn), ...shuffledAnew(pile.slice(drawn))];
  return { dealer: record.dealer, draws: [...record.draws.slice(0, reshuffles), last] };
}

function shuffledAnew(cards: readonly Card[]): readonly Card[] {
  const pile = Uint8Array.from(cards);
  fairShuffler(newSecret(), []).begin(pile, pile.length);
  return [...pile];
}
