import { expect, test } from 'vitest';
import { isLocalOnly, tableLink } from '../src/game/online/table-link.ts';

test('a link to a table is read aloud without what nobody types', () => {
  expect(tableLink('http://192.168.1.9:7777', '7KQ2MX')).toEqual({
    link: 'http://192.168.1.9:7777/t/7KQ2MX',
    before: '192.168.1.9:7777/t/',
  });
});

test.each([
  ['http://localhost:7777/t/7KQ2MX', true],
  ['http://[::1]:7777/t/7KQ2MX', true],
  ['http://192.168.1.9:7777/t/7KQ2MX', false],
  ['https://turn7.example/t/7KQ2MX', false],
])('whether %s works on this device alone: %s', (link, expected) => {
  expect(isLocalOnly(link)).toBe(expected);
});
