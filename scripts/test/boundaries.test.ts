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
  'packages/web/src/ui/styles/base.css': 'a {}\n',
  'packages/web/src/ui/card.tsx':
    "import './card.css';\nimport type { Table } from './table.ts';\nimport { go } from '../device/go.ts';\n",
  'packages/web/src/ui/card.css': '.card {}\n',
  'packages/web/src/ui/table.ts':
    "import { type Card, draw } from './card.tsx';\nconst later = () => import('./table.ts');\n",
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
    'a witness that uses the program it judges',
    'packages/server/faults/witness/judge.ts',
    "import { at } from './json.ts';\nimport { Entry } from '@turn7/protocol';\n",
    'packages/server/faults/witness/judge.ts:2: imports @turn7/protocol; expected nothing of the program that it bears witness of',
  ],
  [
    'a witness that looks beyond its own folder',
    'packages/server/faults/witness/judge.ts',
    "import type { Plan } from '../plan.ts';\n",
    'packages/server/faults/witness/judge.ts:1: imports ../plan.ts; expected nothing of the program that it bears witness of',
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
    'packages/web/src/game/seat/rack.tsx:1: has no number of the rules; expected its line in rule-numbers.mjs gone',
  ],
  [
    'a room of the page that uses one above it',
    'packages/web/src/device/go.ts',
    "import {\n  type A,\n  type B,\n} from '../app/screens.ts';\n",
    'packages/web/src/device/go.ts:1: imports ../app/screens.ts; expected nothing of app in device',
  ],
  [
    'a file of the page that stands in no room',
    'packages/web/src/settings/theme.ts',
    'export const theme = 1;\n',
    'packages/web/src/settings/theme.ts:1: stands in no room; expected one of device, words, ui, sync, game, lobby, daily, score, lab, learn, app',
  ],
  [
    'a style sheet that uses one of a room above it',
    'packages/web/src/ui/card.css',
    '@import "../game/seat.css";\n',
    'packages/web/src/ui/card.css:1: imports ../game/seat.css; expected nothing of game in ui',
  ],
  [
    'a module that imports itself',
    'packages/cli/src/main.ts',
    "export * from './main.ts';\n",
    'packages/cli/src/main.ts:1: is imported in a circle, main.ts → main.ts; expected one way',
  ],
  [
    'a style sheet without its component',
    'packages/web/src/game/seat.css',
    '.seat {}\n',
    'packages/web/src/game/seat.css:1: is imported by no component beside it; expected the one that it styles',
  ],
  [
    'a file that is too long',
    'packages/cli/src/main.ts',
    '\n'.repeat(301),
    'packages/cli/src/main.ts:301: has 301 lines; expected at most 300, or a reason in tidiness.mjs',
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

  it('finds a circle of several files once', () => {
    write('packages/cli/src/main.ts', "import { a } from './a.ts';\nimport { b } from './b.ts';\n");
    write('packages/cli/src/a.ts', "export { b } from './b.ts';\n");
    write('packages/cli/src/b.ts', "import './a.ts';\n");
    expect(findViolations(folder)).toEqual([
      expect.stringMatching(/is imported in a circle, (a.ts → b.ts → a.ts|b.ts → a.ts → b.ts); expected one way$/),
    ]);
  });

  it('are kept by this repository', () => expect(findViolations(REPOSITORY)).toEqual([]));
});
