/** What an assistant may do: a name, a schema of what it takes, and a checked door before what it does. */
import { stripVTControlCharacters } from 'node:util';
import { ServerRefusal } from '@turn7/client';
import { PositionError, RecordError, SetupError } from '@turn7/engine';
import { PlayError } from '@turn7/simulator/pool';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod';

export interface Answer {
  /** To be read. */
  readonly text: string;
  /** The same for programs. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What surrounds a call. `signal`: nobody waits for it any more. */
export interface Call {
  readonly signal: AbortSignal;
}

/** What an assistant is told of a tool before it calls it. */
interface About {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Whether it changes something: a table is the only thing that can be. */
  readonly changes: 'nothing' | 'a table';
}

export interface Tool extends About {
  readonly schema: object;
  /** Rejects with what `problemOf` puts into words, if the arguments are wrong or cannot be heeded. */
  call(sent: unknown, call: Call): Promise<Answer>;
}

/** Why a tool does not do what it was asked: what was wrong and what was expected. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

export function tool<Shape extends z.ZodRawShape>(
  about: About,
  shape: Shape,
  run: (input: z.output<z.ZodObject<Shape, z.core.$strict>>, call: Call) => Answer | Promise<Answer>,
): Tool {
  const schema = z.strictObject(shape);
  return {
    ...about,
    schema: z.toJSONSchema(schema, { io: 'input' }),
    async call(sent, call) {
      const read = schema.safeParse(sent ?? {});
      if (read.success) return run(read.data, call);
      throw new ToolError(`${about.name} was called in a wrong way. ${read.error.issues.map(issueWords).join('; ')}.`);
    },
  };
}

const issueWords = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

/** The sentence for whoever called; null for what is a mistake of ours. */
export function problemOf(error: unknown): string | null {
  if (error instanceof RecordError) return `record:${error.line}: ${error.message}`;
  const isTheirs = THEIRS.some((kind) => error instanceof kind);
  return isTheirs && error instanceof Error ? error.message : null;
}

const THEIRS = [ToolError, InvalidArgumentError, PositionError, SetupError, ServerRefusal, PlayError] as const;

/** More than an assistant wants to read at once. */
const LONGEST = 60_000;

export function answer(lines: string | readonly string[], data: Answer['data']): Answer {
  const text = stripVTControlCharacters(typeof lines === 'string' ? lines : lines.join('\n')).trimEnd();
  if (text.length <= LONGEST) return { text, data };
  return { text: `${text.slice(0, LONGEST)}\n… and ${text.length - LONGEST} characters more`, data };
}
