/** Where an answer is not what was expected, in words: `rounds[0].scores[1]: 5, expected 0`. */

/** Nothing where they are the same; keys that are too many do not count. */
export function differences(answer: unknown, expected: unknown, path = ''): string[] {
  if (Array.isArray(expected))
    return Array.isArray(answer) ? ofLists(answer, expected, path) : [told(answer, expected, path)];
  if (isObject(expected)) return isObject(answer) ? ofObjects(answer, expected, path) : [told(answer, expected, path)];
  return Object.is(answer, expected) ? [] : [told(answer, expected, path)];
}

function ofLists(answer: readonly unknown[], expected: readonly unknown[], path: string): string[] {
  if (answer.length !== expected.length) return [told(answer, expected, path)];
  return expected.flatMap((value, i) => differences(answer[i], value, `${path}[${i}]`));
}

function ofObjects(
  answer: Readonly<Record<string, unknown>>,
  expected: Readonly<Record<string, unknown>>,
  path: string,
): string[] {
  return Object.entries(expected).flatMap(([key, value]) =>
    differences(answer[key], value, path === '' ? key : `${path}.${key}`),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const told = (answer: unknown, expected: unknown, path: string): string =>
  `${path === '' ? 'the answer' : path}: ${inWords(answer)}, expected ${inWords(expected)}`;

function inWords(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
