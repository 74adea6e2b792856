import { afterEach, describe, expect, test, vi } from 'vitest';
import { tempoFor } from '../src/game/table/table-model.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a table is shown', () => {
  test.each([
    ['at the pace of the person', false, false, 1],
    ['at the pace of the person, online too', true, false, 1],
    ['at once on a hidden page, since others go on', true, true, 0],
    ['in its own time on a hidden page that plays alone', false, true, 1],
  ])('%s', (_, isOnline, hidden, pace) => {
    vi.stubGlobal('document', { hidden });
    expect(tempoFor(isOnline).pace()).toBe(pace);
  });
});
