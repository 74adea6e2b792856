import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '../boundaries.mjs';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));

const SOUND = {
  'packages/engine/package.json': '{ "name": "@turn7/engine" }',
  'packages/engine/src/index.ts': "// Date.now() in a comment is no use of it.\nexport * from './card.ts';\n",
  'packages/strategy/package.json': '{\n  "dependencies": { "@turn7/engine": "0.1.0" }\n}',
  'packages/strategy/src/index.ts': "import { Game, TURN_7_BONUS } from '@turn7/engine';\n",
  'packages/simulator/package.json': '{ "dependencies": { "@turn7/engine": "0.1.0" } }',
  'packages/simulator/src/index.ts': "export * from './play.ts';\n",
  'packages/simulator/src/pool.ts':
    "import { Worker } from 'node:worker_threads';\nexport * from './worker.ts';\nexport const at = performance.now();\n",
  'packages/simulator/src/worker.ts': "import { parentPort } from 'node:worker_threads';\nconsole.log(parentPort);\n",
  'packages/cli/package.json': '{ "dependencies": { "@turn7/engine": "0.1.0", "@turn7/strategy": "0.1.0" } }',
  'packages/web/package.json': '{ "dependencies": { "@turn7/engine": "0.1.0" } }',
  'packages/web/src/words/en/front.ts': "import { SEVEN } from '@turn7/engine';\n",
  'packages/web/src/game/seat/rack.tsx': "import { SEVEN } from '@turn7/engine';\n",
  'packages/cli/src/main.ts': "import { argv } from 'node:process';\nconsole.log(argv, Date.now());\n",
};

const ONE_VIOLATION: [name: string, file: string, text: string, expected: string][] = [
  [
    'a dependency on a layer above',
    'packages/engine/package.json',
    '{\n  "dependencies": { "@turn7/strategy": "0.1.0" }\n}',
    'packages/engine/package.json:2: depends on @turn7/strategy; expected none of the other packages',
  ],
  [
    'a package that is not in the table',
    'packages/extra/package.json',
    '{}',
    'packages/extra/package.json:1: no layer is known for it; expected a line in scripts/boundaries.mjs',
  ],
  [
    'an import that package.json does not list',
    'packages/cli/src/main.ts',
    "import { open } from\n  '@turn7/server/table';\n",
    'packages/cli/src/main.ts:1: imports @turn7/server/table; expected @turn7/server among the dependencies in its package.json',
  ],
  [
    'a lazy import that package.json does not list',
    'packages/cli/src/main.ts',
    "/* two\n   lines */\nawait import('@turn7/web');\n",
    'packages/cli/src/main.ts:3: imports @turn7/web; expected @turn7/web among the dependencies in its package.json',
  ],
  [
    'a relative import that leaves the package',
    'packages/strategy/src/bots/index.ts',
    "export * from '../../../engine/src/card.ts';\n",
    'packages/strategy/src/bots/index.ts:1: imports ../../../engine/src/card.ts; expected a file of its own package, or the name of another package',
  ],
  [
    'Node in a pure package',
    'packages/engine/src/files.ts',
    "import { readFileSync } from 'node:fs';\n",
    'packages/engine/src/files.ts:1: imports node:fs; expected nothing of Node in a pure package',
  ],
  [
    'Node in the pure part of a package',
    'packages/simulator/src/play.ts',
    "import { cpus } from 'node:os';\n",
    'packages/simulator/src/play.ts:1: imports node:os; expected nothing of Node in a pure package',
  ],
  [
    'a clock in the pure part of a package',
    'packages/simulator/src/play.ts',
    'export const at = performance.now();\n',
    'packages/simulator/src/play.ts:1: uses performance.now; expected it as an argument, for the package is pure',
  ],
  [
    'a file named like one that is exempt, but elsewhere',
    'packages/engine/src/pool.ts',
    "import { Worker } from 'node:worker_threads';\n",
    'packages/engine/src/pool.ts:1: imports node:worker_threads; expected nothing of Node in a pure package',
  ],
  [
    'a pure file that imports one that is exempt',
    'packages/simulator/src/index.ts',
    "export * from './play.ts';\nexport { Pool } from './pool.ts';\n",
    'packages/simulator/src/index.ts:2: imports ./pool.ts; expected nothing that is exempt from being pure',
  ],
  [
    'a number of the rules where somebody may decide by it',
    'packages/cli/src/main.ts',
    "import {\n  type Card,\n  SEVEN as most,\n} from '@turn7/engine';\n",
    'packages/cli/src/main.ts:1: has SEVEN; expected a question to the engine instead',
  ],
  [
    'a file that is said to show such a number and does not',
    'packages/web/src/game/seat/rack.tsx',
    "import { isTurn7 } from '@turn7/engine';\n",
    'packages/web/src/game/seat/rack.tsx:1: has no number of the rules; expected its line in boundaries.mjs gone',
  ],
  ...['Math.random', 'Date.now', 'new Date', 'console.log', 'process.env', 'performance.now'].map(
    (use): [string, string, string, string] => [
      `${use} in a pure package`,
      'packages/strategy/src/index.ts',
      `const url = 'a//b';\nexport const used = ${use}();\n`,
      `packages/strategy/src/index.ts:2: uses ${use}; expected it as an argument, for the package is pure`,
    ],
  ),
];

describe('package boundaries', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'turn7-boundaries-'));
    for (const [file, text] of Object.entries(SOUND)) write(file, text);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  it('accepts a sound repository', () => expect(findViolations(folder)).toEqual([]));

  it.each(ONE_VIOLATION)('finds %s', (_name, file, text, expected) => {
    write(file, text);
    expect(findViolations(folder)).toEqual([expected]);
  });

  it('are kept by this repository', () => expect(findViolations(REPOSITORY)).toEqual([]));
});
