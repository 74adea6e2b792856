/** A storyboard's result: which pictures appear above the table, and what moves when. Only transform and opacity move. */
import type { GameEvent } from '@turn7/engine';
import type { Box } from './arc.ts';
import type { TableMap } from './table-map.ts';
import { SMOOTH } from './tempo.ts';

/** One movement of one element. Times are in milliseconds at normal speed. */
export interface Act {
  readonly on: Element;
  readonly frames: Keyframe[];
  readonly start: number;
  readonly length: number;
  readonly easing: string;
  /** The part of the element that moves instead of the whole. */
  readonly pseudo?: string;
}

/** A picture above the table that stays until the whole board is played. */
export interface Ghost {
  readonly element: HTMLElement;
  readonly box: Box;
}

export interface Board {
  /** Later ones lie above earlier ones. */
  readonly ghosts: readonly Ghost[];
  readonly acts: readonly Act[];
}

export const NOTHING: Board = { ghosts: [], acts: [] };

export const together = (...boards: readonly Board[]): Board => ({
  ghosts: boards.flatMap((board) => board.ghosts),
  acts: boards.flatMap((board) => board.acts),
});

export const act = (on: Element, frames: Keyframe[], start: number, length: number, easing = SMOOTH): Act => ({
  on,
  frames,
  start,
  length,
  easing,
});

/** What happens to the table itself. */
export const onTable = (...acts: readonly Act[]): Board => ({ ghosts: [], acts });

/** Keeps an element out of sight while its picture is on its way. */
export const hidden = (on: Element, until: number): Act => act(on, [{ opacity: 0 }, { opacity: 0 }], 0, until);

/** Longer than anybody thinks: until the next event. */
const FOR_EVER = 3_600_000;

/** Keeps a ghost where its way ends. */
export const held = (on: Element): Act => act(on, [{ opacity: 1 }, { opacity: 1 }], 0, FOR_EVER);
export const isHeld = (act: Act): boolean => act.length === FOR_EVER;

/** How long a board takes, apart from what it holds. */
export const lengthOf = ({ acts }: Board): number =>
  Math.max(0, ...acts.filter((act) => !isHeld(act)).map(({ start, length }) => start + length));

/** A frame for pictures, which the layer puts at its box. */
export const ghost = (box: Box, ...pictures: readonly Element[]): Ghost => ({ element: frame('ghost', pictures), box });

/** A frame inside a ghost that moves by itself, or that player.css knows by its name. */
export const part = (name: string, ...pictures: readonly Element[]): HTMLElement =>
  frame(`ghost-part ${name}`, pictures);

function frame(name: string, pictures: readonly Element[]): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.append(...pictures);
  return element;
}

export type EventKind = GameEvent['kind'];
export type EventOf<K extends EventKind> = Extract<GameEvent, { kind: K }>;

/** Looks at the table as it was before the event; what it returns looks at the table with the event in it. */
export type Storyboard<K extends EventKind = EventKind> = (event: EventOf<K>, table: TableMap) => () => Board;
