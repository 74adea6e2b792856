import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const BAD_DAYS = 'packages/server/test/bad-days/*.test.ts';
const STRENGTHS = 'packages/strategy/test/{strength,win-chance}.test.ts';

// Tests run the sources, not the last build. Packages from npm are found as Node finds them: what they have for bundlers
// under the condition `module` need not run in it.
const CONDITIONS = ['source', 'node', 'development'];

export default defineConfig({
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS } },
  test: {
    pool: 'forks',
    testTimeout: 60_000, // real processes and whole games take their time on a busy machine
    hookTimeout: 60_000, // and so does starting and stopping databases
    expect: { poll: { timeout: 20_000 } },
    globals: false,
    // A package under it has its own TypeScript under `source`, which Node cannot read.
    server: { deps: { inline: [/sdk\/dist\/esm\/client\/streamableHttp/, /eventsource-parser/] } },
    passWithNoTests: false,
    tags: [{ name: 'long', description: 'what takes its time: `npm run test:long`' }],
    projects: [
      {
        extends: true,
        test: {
          name: 'tests',
          include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: [BAD_DAYS, STRENGTHS],
          isolate: false, // starting a process and loading vitest takes longer than most files
          setupFiles: ['./vitest.setup.ts'],
          // Much of the time is spent waiting for processes and databases.
          maxWorkers: 2 * availableParallelism(),
        },
      },
      // Hundreds of thousands of games: `npm run test:strength`, and whoever names these files.
      { extends: true, test: { name: 'strengths', include: [STRENGTHS], sequence: { groupOrder: 2 } } },
      // What is counted is the same on a busy machine, but it takes its time.
      { extends: true, test: { name: 'counts', include: ['bench/test/*.test.ts'], sequence: { groupOrder: 3 } } },
      // These load the machine and look at the time: one after the other, and after all the rest.
      {
        extends: true,
        test: {
          name: 'bad days',
          include: [BAD_DAYS],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
