/** The checked door for what strangers send: a value of the schema's type, or a Refusal that says what was expected where. */
import { cleanName } from '@turn7/protocol';
import type * as z from 'zod/mini';
import { Refusal } from './refusal.ts';

/** `what` names the whole, such as `the body`. */
export function parse<T>(schema: z.ZodMiniType<T>, value: unknown, what: string): T {
  const result = checked(schema, value, what);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refusal('bad request', issue ? sentence(issue, what) : `${what} is not valid.`);
}

/** As somebody is called, or a Refusal if nothing is left of what they wish. */
export function checkedName(wish: string): string {
  const name = cleanName(wish);
  if (name === null) throw new Refusal('bad request', 'That name is empty; expected one with letters or digits.');
  return name;
}

/** Where a hundred thousand things do not fit, the list of them does not fit on the stack. */
function checked<T>(schema: z.ZodMiniType<T>, value: unknown, what: string): z.core.util.SafeParseResult<T> {
  try {
    return schema.safeParse(value);
  } catch (error) {
    if (error instanceof RangeError) throw new Refusal('bad request', `Too much in ${what} does not fit.`);
    throw error;
  }
}

type Issue = z.core.$ZodIssue;

function sentence(issue: Issue, what: string): string {
  const place = issue.path.length === 0 ? what : issue.path.join('.');
  if (issue.code === 'unrecognized_keys')
    return `"${bounded(issue.keys[0] ?? '')}" in ${place} is not known; leave it out.`;
  return `${place} does not fit; expected ${expected(issue)}.`;
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values.map((value) => JSON.stringify(value)));
    case 'too_small':
      return `${BOUND_WORDS[issue.origin] ?? ''}${issue.minimum} or more`;
    case 'too_big':
      return `${BOUND_WORDS[issue.origin] ?? ''}${issue.maximum} or less`;
    case 'invalid_format':
      return issue.pattern === undefined ? issue.format : `text of the form ${issue.pattern}`;
    case 'invalid_union':
      return unionOf(issue);
    case 'invalid_key':
      return oneOf(issue.issues.map(expected));
    case 'custom': // said where the schema is
      return issue.message;
    default:
      return 'something else';
  }
}

function unionOf(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  // Of a union that is told apart by one field, the values that the field may have.
  if ('options' in issue && Array.isArray(issue.options))
    return oneOf(issue.options.map((value) => JSON.stringify(value)));
  return oneOf(issue.errors.flatMap(([first]) => (first ? [expected(first)] : [])));
}

const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

const TYPE_WORDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

/** What is counted. */
const BOUND_WORDS: Readonly<Record<string, string>> = {
  string: 'text with a length of ',
  array: 'a list with a length of ',
};

/** Nobody gets back more than a glance at what they sent. */
const bounded = (text: string): string => (text.length <= 40 ? text : `${text.slice(0, 40)}…`);
