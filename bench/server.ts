/**
 * `npm run bench server`: a node under load. Tables of four play games over real sockets against the built server in a
 * process of its own; a move counts when it is acknowledged, which is when it is on the disk. In turns with it plays the
 * bare design (packages/server/load/bare-server.ts): the same sockets, the same log and the same commits, without a game.
 * What a move costs the processor is steady where moves a second are not.
 *
 * `--tables 25,250`, `--rounds 5`, `--seconds 3` (of a slice), `--rate 500`; `--memory 2000` tables that are weighed, and
 * `--idle 10000` with somebody connected; `--nodes 3` starts PostgreSQL and Redis for them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BareDesign } from './lib/bare-design.ts';
import { type Contender, type Cost, callsOf, costOf, medianCost, time } from './lib/contender.ts';
import { AsFastAsPossible, AtARate, type Measured } from './lib/drives.ts';
import { openCluster } from './lib/nodes.ts';
import { median, printRow, ratio, whole } from './lib/numbers.ts';
import { optionsFrom, refuse, wholeOption } from './lib/options.ts';
import { usageFrom } from './lib/usage.ts';

const SEATS = 4;
const KIB = 1024;
/**
 * So many tables are played before memory is measured for the first time. V8's heap grows in large steps all the same, tens of
 * megabytes however many tables there are: few would have to carry them.
 */
const FIRST = 100;
/** Code that ran less costs more: V8 compiles what runs often. */
const WARM_SECONDS = 10;
const IDLE_SECONDS = 10;

const values = optionsFrom({
  tables: { type: 'string', default: '25,250' },
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '3' },
  rate: { type: 'string', default: '500' },
  memory: { type: 'string', default: '2000' },
  idle: { type: 'string', default: '10000' },
  nodes: { type: 'string', default: '1' },
});
const sizes = values.tables.split(',').map((text) => wholeOption('tables', text));
const seconds = wholeOption('seconds', values.seconds);
const rounds = wholeOption('rounds', values.rounds);
const rate = wholeOption('rate', values.rate);
const weighed = wholeOption('memory', values.memory, 0);
const idle = wholeOption('idle', values.idle, 0);
const nodeCount = wholeOption('nodes', values.nodes);
if (idle > 0 && idle <= FIRST) refuse(`--idle is "${idle}"; expected 0 for none, or more than the first ${FIRST}.`);

const folder = mkdtempSync(join(tmpdir(), 'turn7-bench-'));
const cluster = await openCluster(folder, nodeCount);
try {
  for (const tables of sizes) await measure(tables);
  if (weighed > 0) await measureMemory();
  if (idle > 0) await measureIdle();
} finally {
  await cluster.dispose();
  rmSync(folder, { recursive: true });
}

async function measure(count: number): Promise<void> {
  const [bare, nodes] = await Promise.all([
    BareDesign.open(count, SEATS, join(folder, `bare-${count}.db`)),
    cluster.start(),
  ]);
  try {
    await nodes.openTables(count, SEATS);
    for (const contender of [bare, nodes]) await time(contender, new AsFastAsPossible(WARM_SECONDS));

    const paced = await inTurns([bare, nodes], (contender) => time(contender, new AtARate(rate, seconds)));
    const costs = await inTurns([bare, nodes], (contender) => costOf(contender, new AsFastAsPossible(seconds)));
    const calls: number[] = [];
    for (const contender of [bare, nodes]) calls.push(await callsOf(contender, () => new AsFastAsPossible(seconds)));

    console.log(`\n${count} tables of ${SEATS}, medians of ${rounds} slices of ${seconds} s in turns; a move:\n`);
    printRow(['', 'processor', 'user', 'system', 'main thread', 'store thread', 'bytes', 'writes', 'system calls']);
    const medians = costs.map(medianCost);
    for (const [i, { name }] of [bare, nodes].entries()) printCost(name, medians[i], calls[i]);
    console.log('');
    printRow(['', 'moves/s', 'players', `p50 at ${rate}/s`, `p99 at ${rate}/s`]);
    for (const [i, { name }] of [bare, nodes].entries()) printTimes(name, medians[i], paced[i] ?? []);
    printShares(costs);
  } finally {
    await Promise.all([bare.close(), nodes.close()]);
  }
}

/** What each comes to in every round. */
async function inTurns<T>(
  contenders: readonly Contender[],
  work: (contender: Contender) => Promise<T>,
): Promise<T[][]> {
  const results = contenders.map((): T[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, contender] of contenders.entries()) results[i]?.push(await work(contender));
  return results;
}

function printCost(name: string, cost: Cost | undefined, calls: number | undefined): void {
  if (cost === undefined) return;
  const { processor, user, system, main, store, bytes, writes } = cost;
  const times = [processor, user, system, main, store].map((time) => `${whole(time)} µs`);
  printRow([name, ...times, whole(bytes), writes.toFixed(1), calls?.toFixed(1) ?? '']);
}

function printTimes(name: string, cost: Cost | undefined, paced: readonly Measured[]): void {
  const times = [paced.map(({ p50 }) => p50), paced.map(({ p99 }) => p99)].map((all) => `${median(all).toFixed(1)} ms`);
  printRow([name, whole(cost?.perSecond ?? Number.NaN), `${whole(cost?.players ?? Number.NaN)} µs`, ...times]);
}

/** Of neighbours in time, since the machine's mood changes. */
function printShares([bare = [], ours = []]: readonly (readonly Cost[])[]): void {
  const shares = (of: (cost: Cost) => number): number[] =>
    ours.map((cost, i) => of(cost) / of(bare[i] ?? cost)).toSorted((a, b) => a - b);
  const tell = (all: readonly number[]): string =>
    `${ratio(median(all))} (${ratio(all[0] ?? Number.NaN)} to ${ratio(all.at(-1) ?? Number.NaN)})`;
  console.log(`\nof the bare design: ${tell(shares(({ processor }) => processor))} times its processor time a move,`);
  console.log(`${tell(shares(({ perSecond }) => perSecond))} of its moves/s`);
}

/** What a node grows by with each table of four that is played at. */
async function measureMemory(): Promise<void> {
  const nodes = await cluster.start();
  const play = (): Promise<Measured> => time(nodes, new AtARate(rate, seconds));
  try {
    await nodes.openTables(FIRST, SEATS);
    await play();
    const before = await nodes.memory();
    await nodes.openTables(weighed, SEATS);
    await play();
    const kibibytes = ((await nodes.memory()) - before) / weighed / KIB;
    console.log(`\n${weighed} tables of ${SEATS} after ${FIRST} others: ${whole(kibibytes)} KiB a table`);
  } finally {
    await nodes.close();
  }
}

/** Tables with one player each who is connected and does nothing: a process has no more sockets than files. */
async function measureIdle(): Promise<void> {
  const nodes = await cluster.start();
  try {
    await nodes.openTables(FIRST, 1);
    const before = await nodes.memory();
    await nodes.openTables(idle - FIRST, 1);
    const kibibytes = ((await nodes.memory()) - before) / (idle - FIRST) / KIB;
    const used = usageFrom(nodes.pids);
    await wait(IDLE_SECONDS * 1000);
    const { user, system } = used();
    const share = (user + system) / (IDLE_SECONDS * 1e6);
    console.log(
      `\n${idle} tables with one player connected: ${await nodes.sockets()} sockets, ${whole(kibibytes)} KiB a table,`,
    );
    console.log(`${(100 * share).toFixed(0)} % of a core while nothing happens`);
  } finally {
    await nodes.close();
  }
}
