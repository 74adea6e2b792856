// `npm run bench`: how fast the engine plays. `npm run bench simulator`: how fast `turn7 simulate` does; likewise `bots`
// and `odds`, and `browser` for how fast the page does. Further arguments go to the benchmark:
// `npm run bench -- --games 1000`, `npm run bench engine -- --count`.
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { benchBrowsers } from './bench-browser.mjs';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { Explained, headOf, inRoot, readJson, runMain } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

const [first = '-', ...rest] = process.argv.slice(2);
const [name, args] = first.startsWith('-') ? ['engine', process.argv.slice(2)] : [first, rest];

/** Each benchmark by its name, with its source; what `counted` does is counted by the others. */
const BENCHMARKS = new Map([
  ...readdirSync(inRoot('bench')).flatMap((file) =>
    file.endsWith('.ts') && file !== 'counted.ts'
      ? [/** @type {const} */ ([basename(file, '.ts'), `bench/${file}`])]
      : [],
  ),
  /** @type {const} */ (['browser', 'scripts/bench-browser.mjs']),
]);

function sourceOfBenchmark() {
  const source = BENCHMARKS.get(name);
  if (source !== undefined) return inRoot(source);
  throw new Explained(`There is no benchmark "${name}"; expected ${[...BENCHMARKS.keys()].join(', ')}.`);
}

async function bench() {
  sourceOfBenchmark();
  await bootstrap();
  await build();
  if (name === 'browser') return benchBrowsers(args);
  // What the simulator plays with: at its default budget V8 gives up inlining a turn's small functions.
  const flags = readJson(inRoot('packages/simulator/src/v8-flags.json'));
  return runNode([...flags, inRoot('bench/dist', `${name}.js`), ...args]);
}

await runMain(bench, () => headOf(sourceOfBenchmark()));
