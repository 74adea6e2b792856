/** What the checked door of sheets found wrong, as a problem that can be told in any language. */
import type { Sheet } from '@turn7/protocol';
import { type Expected, type FileProblem, shortly } from './file-problem.ts';

type Issue = NonNullable<ReturnType<typeof Sheet.safeParse>['error']>['issues'][number];

/** `before`: the path that leads to the sheet. */
export function problemOfIssue(sheet: unknown, issue: Issue | undefined, before: string): FileProblem {
  if (issue === undefined) return valueProblem(before, [], sheet, { kind: 'score sheet' });
  if (issue.code === 'unrecognized_keys') return valueProblem(before, issue.path, issue.keys[0], { kind: 'nothing' });
  if (issue.code === 'invalid_key') {
    return valueProblem(before, issue.path.slice(0, -1), issue.path.at(-1), { kind: 'a player' });
  }
  return valueProblem(before, issue.path, valueAt(sheet, issue.path), expectedBy(issue));
}

type Path = readonly PropertyKey[];

function valueProblem(before: string, path: Path, found: unknown, expected: Expected): FileProblem {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return {
    kind: 'value',
    path: (before + steps.join('').replace(/^\./, '')).replace(/\.$/, ''),
    found: shortly(found),
    expected,
  };
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    value,
  );

function expectedBy(issue: Issue): Expected {
  switch (issue.code) {
    case 'invalid_type':
      return { kind: TYPES[issue.expected] ?? 'score sheet' };
    case 'invalid_value':
      return { kind: 'one of', words: issue.values.map(String) };
    case 'invalid_union':
      return {
        kind: 'one of',
        words: 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [],
      };
    case 'too_big':
      return { kind: MOSTS[issue.origin] ?? 'at most', most: Number(issue.maximum) };
    case 'too_small':
      return issue.origin === 'string' ? { kind: 'text' } : { kind: 'at least', least: Number(issue.minimum) };
    default:
      return { kind: 'name' };
  }
}

const TYPES: Readonly<Record<string, 'whole number' | 'text' | 'list' | 'object' | 'yes or no'>> = {
  int: 'whole number',
  number: 'whole number',
  string: 'text',
  array: 'list',
  object: 'object',
  record: 'object',
  boolean: 'yes or no',
};

const MOSTS: Readonly<Record<string, 'text up to' | 'list up to'>> = { string: 'text up to', array: 'list up to' };

/**
 * What holds a sheet together beyond its form: every player once, and entries of players alone. `before`: the path
 * that leads to the sheet.
 */
export function bondProblem({ players, rounds }: Sheet, before: string): FileProblem | null {
  const ids = players.map(({ id }) => id);
  const again = ids.findIndex((id, i) => ids.indexOf(id) < i);
  if (again >= 0) {
    const path = `${before}players[${again}].id`;
    return { kind: 'value', path, found: `${ids[again]}`, expected: { kind: 'another player' } };
  }
  for (const [round, { entries }] of rounds.entries()) {
    const stranger = Object.keys(entries).find((id) => !ids.includes(Number(id)));
    if (stranger === undefined) continue;
    const path = `${before}rounds[${round}].entries`;
    return { kind: 'value', path, found: stranger, expected: { kind: 'a player' } };
  }
  return null;
}
