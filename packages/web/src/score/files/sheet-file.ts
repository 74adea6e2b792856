/** Scores as a file of JSON: one sheet, or all of a device. */
import { Sheet, tidy } from '@turn7/protocol';
import { type FileProblem, shortly, sizeProblem } from './file-problem.ts';
import { jsonFault } from './json-fault.ts';
import { bondProblem, problemOfIssue } from './sheet-issue.ts';

const MANY = 'turn7 score sheets 1';

export type ReadSheets =
  | {
      readonly kind: 'sheets';
      readonly sheets: readonly Sheet[];
      /** A line with totals, which was left out. */
      readonly totalLine?: number;
    }
  | { readonly kind: 'problem'; readonly problem: FileProblem };

export const sheetText = (sheet: Sheet): string => `${JSON.stringify(sheet, null, 1)}\n`;

export const sheetsText = (sheets: readonly Sheet[]): string =>
  `${JSON.stringify({ format: MANY, sheets }, null, 1)}\n`;

/** All of it, or nothing and what is wrong. */
export function readJson(text: string): ReadSheets {
  const problem = sizeProblem(text);
  if (problem !== null) return { kind: 'problem', problem };
  try {
    return sheetsIn(JSON.parse(text));
  } catch {
    return { kind: 'problem', problem: { kind: 'json', ...jsonFault(text) } };
  }
}

function sheetsIn(value: unknown): ReadSheets {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrongFormat('', value);
  const format = 'format' in value ? value.format : undefined;
  if (format !== MANY) return together([sheetIn(value, '')]);
  const sheets = 'sheets' in value ? value.sheets : undefined;
  if (!Array.isArray(sheets)) {
    return wrong({ kind: 'value', path: 'sheets', found: shortly(sheets), expected: { kind: 'list' } });
  }
  return together(sheets.map((sheet: unknown, i) => sheetIn(sheet, `sheets[${i}].`)));
}

function sheetIn(value: unknown, before: string): ReadSheets {
  const { data, error } = Sheet.safeParse(value);
  if (data === undefined) return wrong(problemOfIssue(value, error.issues[0], before));
  const problem = bondProblem(data, before);
  return problem === null ? { kind: 'sheets', sheets: [tidy(data)] } : wrong(problem);
}

/** The first problem, if there is one, stops all. */
function together(read: readonly ReadSheets[]): ReadSheets {
  const problem = read.find(({ kind }) => kind === 'problem');
  if (problem !== undefined) return problem;
  return { kind: 'sheets', sheets: read.flatMap((one) => (one.kind === 'sheets' ? one.sheets : [])) };
}

const wrong = (problem: FileProblem): ReadSheets => ({ kind: 'problem', problem });

const wrongFormat = (path: string, value: unknown): ReadSheets =>
  wrong({ kind: 'value', path, found: shortly(value), expected: { kind: 'score sheet' } });
