/** What can be wrong with a replay: where it comes from, or what is in it. */
import { RecordError } from '@turn7/engine';
import { foreignText, type GivenText, type Stopped, type Unread } from './given.ts';
import type { TableReplay } from './replay-link.ts';

export type Problem =
  | Unread
  /** A record, up to there. */
  | {
      readonly kind: 'record';
      readonly name: string | null;
      readonly stopped: Stopped;
      /** What the engine says of that line. */
      readonly message: string;
      /** Whether the text ends there. */
      readonly isCut: boolean;
    }
  | { readonly kind: 'link' }
  /** A game that this device does not keep. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'table'; readonly table: TableReplay }
  | { readonly kind: 'network' };

/** Of an error while a text was read, or while its game was played. */
export function problemOf(error: unknown, given: GivenText, stage: Stage): Problem {
  if (!(error instanceof RecordError)) throw error;
  return problemAt(error, given, stage);
}

type Stage = 'read' | 'played';

/** `message`: what the engine says of that line. */
export function problemAt(
  { line, message }: Pick<RecordError, 'line' | 'message'>,
  { text, name }: GivenText,
  stage: Stage,
): Problem {
  const lines = text.split(/\r\n|\n|\r/);
  const stopped = { line, text: shortened(lines[line - 1]?.trim() ?? '') };
  if (!lines.slice(0, line).some(isHeader)) return { kind: 'foreign', name, what: foreignText(text), stopped };
  return { kind: 'record', name, stopped, message, isCut: stage === 'read' && endsAt(lines, line) };
}

const isHeader = (line: string): boolean => /^\uFEFF?\s*turn7 record\b/.test(line);
const isWhole = (header: string): boolean => /^\uFEFF?\s*turn7 record 1\s*(#|$)/.test(header);

/** Whether nothing follows that line, or the last record lacks something as a whole, which is told of its first line. */
function endsAt(lines: readonly string[], line: number): boolean {
  const last = lines.findLastIndex((words) => words.trim() !== '') + 1;
  const header = lines.findLastIndex(isHeader) + 1;
  return line === last || (line === header && isWhole(lines[line - 1] ?? ''));
}

const LONGEST = 60;

const shortened = (words: string): string => {
  const printable = words.replace(/\p{Cc}/gu, '�');
  return printable.length > LONGEST ? `${printable.slice(0, LONGEST - 1)}…` : printable;
};
