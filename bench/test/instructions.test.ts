import { expect, test } from 'vitest';
import { hasProgram } from '../../packages/server/test/support/binaries.ts';
import { instructionsOf, workOf } from '../lib/instructions.ts';

/**
 * What a game of four may take, nobody listening: 40,017 as it is. The hand-tuned loop takes 32,000, so beyond this the
 * engine would be further from three quarters of it.
 */
const MOST = 42_000;
/** In the shorter of the two runs; with half as many, V8 is still compiling. */
const GAMES = 20_000;

test.skipIf(!hasProgram('valgrind'))(
  'a game of four keeps within its instructions',
  { tags: 'long', timeout: 300_000 },
  async () => {
    expect(await instructionsOf(workOf('games', 4), GAMES)).toBeLessThanOrEqual(MOST);
  },
);
