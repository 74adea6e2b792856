/** What a seed stands for: how many nodes, who plays, and which faults come when. */

import { Random } from './random.ts';
import type { Cut } from './way.ts';
import type { TableWish } from './witness/party.ts';

/** What can happen to any node; what can happen only to one with a file; what can happen only between several. */
const ANYWHERE = ['kill', 'restart', 'pause', 'cut', 'frames', 'clock'] as const;
const ON_A_DISK = ['full disk', 'slow disk'] as const;
const BETWEEN_NODES = [
  'cut from database',
  'slow database',
  'database killed',
  'cut from hints',
  'hints gone',
] as const;

export type FaultKind = (typeof ANYWHERE | typeof ON_A_DISK | typeof BETWEEN_NODES)[number];

export interface Fault {
  readonly kind: FaultKind;
  /** Which node it happens to, where it happens to one. */
  readonly node: number;
  /** Milliseconds from the beginning of play. */
  readonly at: number;
  readonly lasts: number;
  /** How a network is cut. */
  readonly cut: Cut;
  /** How often a frame is lost, and how often it comes twice. */
  readonly lost: number;
  readonly doubled: number;
  /** By how much the clock is wrong, in milliseconds. */
  readonly clock: number;
  /** How much longer the disk or the database takes, in milliseconds. */
  readonly delay: number;
}

export interface Plan {
  readonly seed: number;
  readonly nodes: 1 | 3;
  readonly tables: readonly TableWish[];
  readonly faults: readonly Fault[];
  /** For what the players do. */
  readonly chance: Random;
}

const PLAY_MS = 4000;
const SHORTEST_MS = 150;
const LONGEST_MS = 2500;
const HOUR_MS = 3_600_000;
/** Longer than unused tables are kept. */
const LONG_MS = 40 * 24 * HOUR_MS;
const CLOCKS: readonly number[] = [-LONG_MS, -HOUR_MS, -2000, 2000, HOUR_MS, LONG_MS];

/** Of two seeds that follow each other one has a single node and one has three, as long as there can be three. */
export function planOf(seed: number, canHaveThree: boolean): Plan {
  const random = new Random(seed);
  const nodes = canHaveThree && seed % 2 === 0 ? 3 : 1;
  const kinds: readonly FaultKind[] = nodes === 1 ? [...ANYWHERE, ...ON_A_DISK] : [...ANYWHERE, ...BETWEEN_NODES];
  const faults = Array.from({ length: random.whole(3, 6) }, () => faultOf(random, kinds, nodes));
  return {
    seed,
    nodes,
    tables: Array.from({ length: random.whole(2, 4) }, () => tableOf(random)),
    faults: faults.toSorted((a, b) => a.at - b.at),
    chance: random.branch(),
  };
}

function faultOf(random: Random, kinds: readonly FaultKind[], nodes: number): Fault {
  return {
    kind: random.pick(kinds),
    node: random.whole(0, nodes - 1),
    at: random.whole(0, PLAY_MS),
    lasts: random.whole(SHORTEST_MS, LONGEST_MS),
    cut: random.pick<Cut>(['refused', 'stalled', 'deaf']),
    lost: random.pick([0, 0.05, 0.2]),
    doubled: random.pick([0, 0.05, 0.2]),
    clock: random.pick(CLOCKS),
    delay: random.whole(20, 250),
  };
}

const tableOf = (random: Random): TableWish => ({
  people: random.whole(1, 4),
  bots: random.whole(0, 1),
  target: random.pick([30, 60, 100, 200]),
});
