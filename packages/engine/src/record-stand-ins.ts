/** Which moves of a record a bot made for a person, as text: `clock 3 17 | absence 20` for the moves, counted from 1. */
import { STAND_INS, type StandIn } from './event.ts';
import { type GameRecord, RecordError } from './record.ts';
import { shorten, tokens } from './record-words.ts';
import type { StandInMove } from './stand-in.ts';

export function standInsLine({ standIns = [], moves }: GameRecord): string[] {
  if (standIns.length === 0) return [];
  if (!areMoves(standIns, moves.length))
    throw new TypeError('a bot stood in for what is no move; expected moves of the record, each once, in order');
  const groups = STAND_INS.map((reason) => [reason, ...standIns.filter(({ why }) => why === reason).map(numberOf)]);
  return [`stand-ins ${groups.flatMap((words) => (words.length > 1 ? [words.join(' ')] : [])).join(' | ')}`];
}

const numberOf = ({ move }: StandInMove): number => move + 1;

/** In the order of the moves; whether the record has them is for whoever knows all of it. */
export function readStandIns(line: number, value: string): readonly StandInMove[] {
  const all = value.split('|').flatMap((part) => {
    const [reason = '', ...moves] = tokens(part);
    const why = readReason(line, reason);
    if (moves.length === 0) throw new RecordError(line, `"${reason}" names no move`, `numbers of moves behind it`);
    return moves.map((word) => ({ move: readNumber(line, word) - 1, why }));
  });
  return all.sort((a, b) => a.move - b.move);
}

/** Whether these are moves of a record with so many, each once and in order. */
export const areMoves = (standIns: readonly StandInMove[], moves: number): boolean =>
  standIns.every(({ move }, i) => move < moves && move > (standIns[i - 1]?.move ?? -1));

function readReason(line: number, word: string): StandIn {
  const why = STAND_INS.find((reason) => reason === word);
  if (why !== undefined) return why;
  const problem = `"${shorten(word)}" is no reason for a bot to stand in`;
  throw new RecordError(line, problem, `one of ${STAND_INS.join(', ')}`);
}

function readNumber(line: number, word: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new RecordError(line, `"${shorten(word)}" is not the number of a move`, 'a whole number from 1');
}
