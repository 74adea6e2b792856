/** Which event is shown how. */
import { type Board, type EventKind, type EventOf, NOTHING, type Storyboard } from './board.ts';
import { busted } from './bust.ts';
import { saved } from './life-saver.ts';
import { locked } from './lock.ts';
import { roundEnded, setAside, stayed, turn7, turnThreeStarted } from './on-table.ts';
import { dealerPasses } from './pointer.ts';
import { reshuffled } from './shuffle.ts';
import type { TableMap } from './table-map.ts';
import { assigned, cancelled, drew, gave, spareDiscarded } from './travel.ts';

const still = () => () => NOTHING;

export const STORYBOARDS: { readonly [K in EventKind]: Storyboard<K> } = {
  'game started': still,
  'round started': dealerPasses,
  skipped: still,
  drew,
  stayed,
  busted,
  saved,
  'turn 7': turn7,
  gave,
  'spare discarded': spareDiscarded,
  'set aside': setAside,
  assigned,
  cancelled,
  locked,
  'turn three started': turnThreeStarted,
  'turn three ended': still,
  reshuffled,
  'round ended': roundEnded,
  'game ended': still,
};

export const isStill = (kind: EventKind): boolean => STORYBOARDS[kind] === still;

/** To be called before the table changes; what it returns, afterwards. */
export function plan<K extends EventKind>(kind: K, event: EventOf<K>, table: TableMap): () => Board {
  return STORYBOARDS[kind](event, table);
}
