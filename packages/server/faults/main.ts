/** `npm run test:faults`: schedules of faults, each from a seed, and what came of them. Further ones: `-- --schedules 1000`. */
import { parseArgs } from 'node:util';
import { hasPostgres, startPostgres } from '../test/support/postgres.ts';
import { hasRedis, startRedis } from '../test/support/redis.ts';
import { type Plan, planOf } from './plan.ts';
import { type Outcome, runSchedule } from './schedule.ts';
import type { Shared } from './world.ts';

const USUAL_SCHEDULES = 8;
/** The eight from here on have every kind of fault among them. */
const USUAL_SEED = 27;
/** One alone may come to a node that is down. */
const ENOUGH_SLOW_DISKS = 3;

const values = options();
const first = wholeNumber(values.seed, USUAL_SEED);
const count = wholeNumber(values.schedules, USUAL_SCHEDULES);

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

const shared: Shared | null =
  hasPostgres && hasRedis ? { postgres: await startPostgres(), redis: await startRedis() } : null;
const failed: number[] = [];
const sums = { schedules: 0, acknowledged: 0, repeated: 0, unavailable: 0, lines: 0, messages: 0 };
const slowDisks = { planned: 0, felt: 0 };
try {
  for (let seed = first; seed < first + count && !stopped.signal.aborted; seed++)
    await run(planOf(seed, shared !== null));
} finally {
  await Promise.all([shared?.postgres.dispose(), shared?.redis.dispose()]);
}
console.log(
  `${sums.schedules} schedules: ${sums.acknowledged} commands acknowledged, ${sums.repeated} times sent again, ` +
    `${sums.unavailable} times told to wait, ${sums.lines} lines, ${sums.messages} messages read. ` +
    (failed.length === 0 ? '0 lost, 0 doubled, 0 early.' : `Failed: seeds ${failed.join(' ')}.`),
);
// The fault takes hold of how the store commits; if that changes, it must not pass in silence.
const isNumb = slowDisks.planned >= ENOUGH_SLOW_DISKS && slowDisks.felt === 0;
if (isNumb) console.log(`${slowDisks.planned} slow disks were planned, and not one commit was slow: see preload.cjs.`);
process.exit(failed.length === 0 && !isNumb && !stopped.signal.aborted ? 0 : 1);

async function run(plan: Plan): Promise<void> {
  const startedAt = performance.now();
  const outcome = await runSchedule(plan, shared, stopped.signal);
  if (stopped.signal.aborted) return;
  sums.schedules++;
  for (const key of ['acknowledged', 'repeated', 'unavailable', 'lines', 'messages'] as const)
    sums[key] += outcome[key];
  for (const key of ['planned', 'felt'] as const) slowDisks[key] += Number(outcome.slow[key]);
  report(plan, outcome, (performance.now() - startedAt) / 1000);
}

function report({ seed, nodes, faults }: Plan, outcome: Outcome, seconds: number): void {
  const { violations, acknowledged, repeated } = outcome;
  const name = `seed ${seed}  ${nodes === 1 ? 'one node   ' : 'three nodes'}`;
  const kinds = faults.map(({ kind, node }) => (nodes === 1 ? kind : `${kind} ${node + 1}`)).join(', ');
  const verdict = violations.length === 0 ? 'ok' : 'FAILED';
  console.log(
    `${name}  ${verdict}  ${acknowledged} acknowledged, ${repeated} again  ${seconds.toFixed(1)} s  ${kinds}`,
  );
  if (violations.length === 0) return;
  failed.push(seed);
  for (const { kind, what } of violations.slice(0, 20)) console.log(`  ${kind}: ${what.slice(0, 2000)}`);
  if (violations.length > 20) console.log(`  and ${violations.length - 20} more`);
  for (const fault of faults) console.log(`  ${JSON.stringify(fault)}`);
  console.log(`  again: npm run test:faults -- --seed ${seed} --schedules 1`);
  if (outcome.errors) console.log(outcome.errors.slice(-4000));
}

function options() {
  try {
    return parseArgs({ options: { schedules: { type: 'string' }, seed: { type: 'string' } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\nExpected --schedules 8, --seed 27 or nothing.`);
    process.exit(2);
  }
}

function wholeNumber(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  console.error(`"${text}" is no number; expected a whole one.`);
  process.exit(2);
}
