/** Records of games: what happened in one and why, and how much of it was luck. */
import { replay } from '@turn7/engine';
import type { Vocabulary } from '@turn7/narration/languages';
import { z } from 'zod';
import { reviewData } from '../commands/review-json.ts';
import { reviewReport } from '../commands/review-report.ts';
import { oneRecord } from '../records/one-record.ts';
import { playthrough, replayedGame } from '../records/playthrough.ts';
import { seatOf, think } from '../records/reviewing.ts';
import { type Answer, answer, type Call, ToolError, tool } from './tool.ts';
import { inTurn } from './turns.ts';

const LONGEST_RECORD = 200_000;
const USUAL_SECONDS = 5;
const MOST_SECONDS = 20;
/** What every choice of a long game takes before anything can be said is no matter of those seconds. */
const LAST_MOMENT_MS = 60_000;
const SEED = 1;

export const RECORD_WANTED = z.string().min(1).max(LONGEST_RECORD).describe('The text of one game record (.t7)');

export const recordTools = (names: Vocabulary) => [
  tool(
    {
      name: 'replay_record',
      title: 'Replay a game record',
      description:
        'Plays a .t7 record by the rules and tells what happened, with the ruling behind every event if wanted.',
      changes: 'nothing',
    },
    { record: RECORD_WANTED, why: z.boolean().default(false).describe('Name the ruling behind every event') },
    ({ record, why }) => {
      const replayed = replayedGame(oneRecord(record));
      return answer(playthrough(replayed, names, why), { ...replayed.outcome });
    },
  ),
  tool(
    {
      name: 'review_record',
      title: 'Review a game record',
      description:
        'Tells luck from skill in a .t7 record: what cards and choices did to the chance to win, every choice graded with its cost.',
      changes: 'nothing',
    },
    {
      record: RECORD_WANTED,
      seat: z
        .exactOptional(z.string().max(100))
        .describe('A player, by name or seat from 1, whose choices are wanted in detail'),
      seconds: z.int().min(1).max(MOST_SECONDS).default(USUAL_SECONDS).describe('How long to think'),
    },
    (wish, call) => inTurn(() => review(wish, names, call)),
  ),
];

interface Wish {
  readonly record: string;
  readonly seat?: string;
  readonly seconds: number;
}

async function review({ record, seat: wanted, seconds }: Wish, names: Vocabulary, call: Call): Promise<Answer> {
  const located = oneRecord(record);
  replay(located); // what is no game is said before the thinking
  const seat = wanted === undefined ? null : seatOf({ located }, wanted);
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(LAST_MOMENT_MS)]);
  const thought = await think({ located }, { seconds, seed: SEED, passes: 1, signal, onShare: () => {} });
  if (thought === null)
    throw new ToolError(`The game is too long to be reviewed in ${LAST_MOMENT_MS / 1000} seconds; try turn7 review.`);
  const reviewed = { file: 'record', located, seat, review: thought, stopped: signal.aborted };
  return answer(reviewReport(reviewed, { names, seed: SEED }), reviewData(reviewed, SEED));
}
