// `npm run check`: types, lint and format, unused code, boundaries, workflows, what is public. All at once; those that fail speak.
import { existsSync, readdirSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { takesNothing } from './lib/arguments.mjs';
import { inRoot, runMain } from './lib/root.mjs';
import { runQuietly, toolFile } from './lib/run.mjs';

/**
 * @typedef {{ name: string, args: string[] }} Check `args` are what node is given
 * @typedef {Check & { code: number, output: string, seconds: number }} Result
 */

await runMain(async () => {
  takesNothing('npm run check');
  await bootstrap();
  const results = await Promise.all(allChecks().map(runCheck));
  const failed = results.filter((result) => result.code !== 0);
  for (const { name, output } of failed) console.log(`── ${name} ──\n${output.trim()}\n`);
  printSummary(results);
  return failed.length === 0 ? 0 : 1;
});

/** @returns {Check[]} */
function allChecks() {
  return [
    ...tsconfigs().map((file) => ({ name: `types ${file}`, args: [toolFile('typescript', 'tsc'), '-p', file] })),
    { name: 'lint and format', args: [toolFile('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '.'] },
    { name: 'unused code', args: [toolFile('knip', 'knip')] },
    { name: 'boundaries', args: ['scripts/boundaries.mjs'] },
    { name: 'workflows', args: ['scripts/workflows.mjs'] },
    { name: 'what is public', args: ['scripts/api.mjs'] },
  ];
}

function tsconfigs() {
  const packages = readdirSync(inRoot('packages')).map((name) => `packages/${name}`);
  const withSources = packages.filter((folder) => hasTypeScript(`${folder}/src`));
  const withTests = packages.filter((folder) => ['test', 'browser'].some((name) => hasTypeScript(`${folder}/${name}`)));
  return [
    'tsconfig.json',
    ...withSources.map((folder) => `${folder}/tsconfig.json`),
    ...withTests.map((folder) => `${folder}/tsconfig.test.json`),
  ];
}

/**
 * The compiler refuses a project without a file, which a young package's may be.
 * @param {string} folder
 */
function hasTypeScript(folder) {
  const files = existsSync(inRoot(folder)) ? readdirSync(inRoot(folder), { recursive: true }) : [];
  return files.some((file) => /\.tsx?$/.test(String(file)));
}

/**
 * @param {Check} check
 * @returns {Promise<Result>}
 */
async function runCheck(check) {
  const startedAt = performance.now();
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : process.env;
  const { code, output } = await runQuietly(process.execPath, check.args, { env });
  return { ...check, code, output, seconds: (performance.now() - startedAt) / 1000 };
}

/** @param {Result[]} results */
function printSummary(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, code, seconds } of results) {
    console.log(`${name.padEnd(width)}  ${code === 0 ? 'ok    ' : 'failed'}  ${seconds.toFixed(1).padStart(5)} s`);
  }
}
