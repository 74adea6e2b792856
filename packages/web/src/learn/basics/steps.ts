/** A round in steps, each a moment of a record in `cases/`. */
import type { GameEvent, RulingId } from '@turn7/engine';
import type { Replay } from '../../game/replay/replay.ts';
import type { Chapters } from '../../words/chapters.ts';

interface Scene {
  /** A record in `cases/`. */
  readonly file: string;
  /** The frame after the last event of this kind, up to the end of the first round unless another is named. */
  readonly after: GameEvent['kind'];
  /** How many events before that; a picture before and one after tell more than one. */
  readonly back?: number;
  readonly round?: number;
}

export interface Step {
  readonly id: StepId;
  readonly rulings: readonly [RulingId, ...RulingId[]];
  readonly scenes: readonly [Scene, ...Scene[]];
}

type StepId = keyof Chapters['learn']['basics']['steps'];

const SAVED = 'example-saved-from-a-second-five';
const ROUND = 'example-walkthrough';

export const STEPS: readonly Step[] = [
  { id: 'deal', rulings: ['R4', 'R5'], scenes: [{ file: 'example-one-more-card', after: 'drew', back: 5 }] },
  { id: 'hit', rulings: ['R10', 'R13'], scenes: [{ file: 'example-one-more-card', after: 'drew' }] },
  { id: 'stay', rulings: ['R12', 'R11'], scenes: [{ file: 'example-walkthrough-second-turn', after: 'stayed' }] },
  { id: 'bust', rulings: ['R14'], scenes: [{ file: 'example-two-elevens', after: 'busted' }] },
  { id: 'modifiers', rulings: ['R15', 'R39'], scenes: [{ file: 'ruling-r15-modifiers-are-safe', after: 'drew' }] },
  {
    id: 'lifeSaver',
    rulings: ['R18', 'R17', 'R19'],
    scenes: [
      { file: SAVED, after: 'saved', back: 2 },
      { file: SAVED, after: 'saved' },
    ],
  },
  { id: 'lock', rulings: ['R22', 'R23'], scenes: [{ file: 'case-04-lock-stays-on-the-table', after: 'locked' }] },
  {
    id: 'turnThree',
    rulings: ['R24', 'R25', 'R26'],
    scenes: [{ file: 'example-deal-with-a-turn-three', after: 'turn three ended' }],
  },
  { id: 'queue', rulings: ['R27', 'R28', 'R30'], scenes: [{ file: 'case-16-shared-out', after: 'assigned' }] },
  { id: 'turn7', rulings: ['R16'], scenes: [{ file: 'example-score-64', after: 'turn 7' }] },
  { id: 'roundEnd', rulings: ['R42', 'R39'], scenes: [{ file: ROUND, after: 'round ended' }] },
  { id: 'nextDealer', rulings: ['R4', 'R38', 'R35'], scenes: [{ file: ROUND, after: 'round started', round: 2 }] },
  { id: 'gameEnd', rulings: ['R43'], scenes: [{ file: 'ruling-r43-highest-total-wins', after: 'game ended' }] },
  { id: 'tie', rulings: ['R44'], scenes: [{ file: 'case-09-tie-plays-on', after: 'round ended' }] },
];

/** The frame that a scene shows. */
export function frameOf({ events }: Replay, { after, back = 0, round = 1 }: Scene): number {
  const end = events.findIndex((event) => event.kind === 'round started' && event.round > round);
  const told = end < 0 ? events : events.slice(0, end);
  return told.findLastIndex(({ kind }) => kind === after) + 1 - back;
}
