/** What a picture shows, in words and cards: all that is drawn, and nothing that may not be seen. */
import type { CardState } from '@turn7/cards';
import type { Card } from '@turn7/engine';

export interface SceneCard {
  /** Null for the back of one. */
  readonly card: Card | null;
  readonly state?: CardState;
}

export interface SceneSeat {
  readonly name: string;
  readonly total: number;
  /** What the hand is worth; null where that is nothing yet. */
  readonly points: number | null;
  readonly cards: readonly SceneCard[];
  readonly isTurn: boolean;
  readonly isOut: boolean;
}

export interface SceneRow {
  readonly place: number;
  readonly name: string;
  readonly total: number;
}

interface Worded {
  /** What kind of thing it is. */
  readonly label: string | null;
  readonly headline: string;
  readonly line: string;
}

export type Scene = Worded &
  (
    | { readonly kind: 'cover'; readonly cards: readonly SceneCard[] }
    | {
        readonly kind: 'lobby';
        readonly code: string;
        readonly codeLabel: string;
        readonly names: readonly string[];
        /** Of those who have no room. */
        readonly more: (count: number) => string;
      }
    | { readonly kind: 'table'; readonly seats: readonly SceneSeat[]; readonly more: (count: number) => string }
    | {
        readonly kind: 'standing';
        readonly rows: readonly SceneRow[];
        readonly hand: readonly SceneCard[];
        readonly more: (count: number) => string;
      }
  );

export type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;
