/** Asks a program for every case and says of each what is wrong with its answer. */
import type { Case } from './case.ts';
import { differences } from './difference.ts';
import { type Answer, EngineProgram } from './engine-program.ts';

export interface JudgedCase extends Pick<Case, 'file' | 'title' | 'rulings'> {
  readonly kind: 'judged';
  /** None if it passed. */
  readonly problems: readonly string[];
}

/** `given up`: the cases that are left were not tried. */
export type Judgement =
  | JudgedCase
  | { readonly kind: 'not started'; readonly why: string }
  | { readonly kind: 'given up'; readonly why: string };

/** A program that is silent as often as this, one case after the other, will not answer the others either. */
const MOST_SILENCES = 3;

export async function* judgedCases(
  command: readonly string[],
  cases: readonly Case[],
  seconds: number,
): AsyncGenerator<Judgement, void, undefined> {
  let program = new EngineProgram(command, seconds);
  let silences = 0;
  try {
    for (const { file, title, rulings, game, outcome } of cases) {
      const answer = await program.ask(JSON.stringify(game));
      if (answer.kind === 'not started') return yield answer;
      yield { kind: 'judged', file, title, rulings, problems: problemsOf(answer, outcome) };
      silences = answer.kind === 'line' ? 0 : silences + 1;
      if (silences === MOST_SILENCES) return yield { kind: 'given up', why: silenceOf(answer) };
      if (silences === 0) continue;
      await program.stop();
      program = new EngineProgram(command, seconds);
    }
  } finally {
    await program.stop();
  }
}

/** Of the last of so many: they need not all have been the same. */
const silenceOf = (answer: Answer): string =>
  answer.kind === 'ended'
    ? `the program ended ${MOST_SILENCES} times in a row, at last with ${answer.how}`
    : 'it was silent too often';

function problemsOf(answer: Exclude<Answer, { kind: 'not started' }>, expected: object): string[] {
  if (answer.kind === 'too slow') return [`no answer within ${answer.seconds} s, expected a line of JSON`];
  if (answer.kind === 'ended') return [`the program ended (${answer.how}), expected a line of JSON`];
  const value = valueIn(answer.line);
  return value === undefined
    ? [`${excerpt(answer.line)} is no JSON, expected an object`]
    : differences(value, expected);
}

function valueIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const excerpt = (line: string): string => JSON.stringify(line.length <= 60 ? line : `${line.slice(0, 59)}…`);
