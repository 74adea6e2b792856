/** What looks after a server reads its settings, and says in a line which of them cannot be used. */
import { expect, test } from 'vitest';
import { turn7 } from './turn7.ts';

test.each([['results'], ['ratings'], ['hide', '0123456789abcdef']])('turn7 %s', (...args) => {
  const { code, out, err } = turn7(args, '', { PORT: 'abc' });
  expect(err).toMatch(/^error: PORT is "abc"; expected .+\.\n$/);
  expect({ code, out }).toEqual({ code: 1, out: '' });
});
