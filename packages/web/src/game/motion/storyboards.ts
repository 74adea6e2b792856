/** Which event is shown how. */
import { type Board, NOTHING } from './board.ts';
import { saved } from './life-saver.ts';
import { locked } from './lock.ts';
import { turn7 } from './party.ts';
import { dealerPasses } from './pointer.ts';
import { roundEnded } from './round.ts';
import { stayed } from './seat.ts';
import { reshuffled } from './shuffle.ts';
import type { EventKind, EventOf, Storyboard } from './storyboard.ts';
import type { TableMap } from './table-map.ts';
import { assigned, cancelled, drew, gave, spareDiscarded } from './travel.ts';
import { setAside, turnThreeStarted } from './turn-three.ts';
import { busted } from './twin.ts';

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
