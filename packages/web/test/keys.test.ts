import { describe, expect, test } from 'vitest';
import { KEYS, keyLabel } from '../src/ui/keys.ts';

describe('the keyboard shortcuts', () => {
  test.each(Object.entries(KEYS))('no key means two things: %s', (_, shortcuts) => {
    const keys = Object.values<readonly string[]>(shortcuts).flat();
    expect(keys).toEqual([...new Set(keys)]);
  });

  test('a first game is played at a table: their keys differ', () => {
    expect(Object.values(KEYS.table).flat()).not.toContain(KEYS.firstGame.gotIt[0]);
  });

  test.each([
    ['h', 'H'],
    ['?', '?'],
    ['escape', 'Esc'],
    ['arrowleft', '←'],
    ['ctrl+shift+z', 'Ctrl+Shift+Z'],
  ])('%s is read as %s', (key, label) => {
    expect(keyLabel(key)).toBe(label);
  });
});
