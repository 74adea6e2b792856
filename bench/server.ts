/**
 * `npm run bench server`: a node under load. Tables of four play games over real sockets against the built server in a
 * process of its own; a move counts when it is acknowledged, which is when it is on the disk. Beside it runs the bare
 * design (packages/server/load/bare-server.ts): the same sockets, the same log and the same commits, without a game.
 *
 * `--tables 25,250,1000`, `--seconds 10`, `--rate 500`; `--nodes 3` starts PostgreSQL and Redis for them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DrivenTable } from '../packages/server/load/driven-table.ts';
import { NodeProcess } from '../packages/server/load/node-process.ts';
import { freePort } from '../packages/server/test/support/free-port.ts';
import { startPostgres } from '../packages/server/test/support/postgres.ts';
import { startRedis } from '../packages/server/test/support/redis.ts';
import { measureBareDesign } from './lib/bare-design.ts';
import { AsFastAsPossible, AtARate, type Measured, Stopwatch, type Timing } from './lib/drives.ts';

const SEATS = 4;
const KIB = 1024;
/** Tables are opened so many at a time. */
const OPENING = 25;
/** So many tables are played before memory is measured for the first time. */
const FIRST = 25;
const WARM_SECONDS = 3;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '25,250,1000' },
    seconds: { type: 'string', default: '10' },
    rate: { type: 'string', default: '500' },
    nodes: { type: 'string', default: '1' },
  },
});
const seconds = Number(values.seconds);
const rate = Number(values.rate);
const nodeCount = Number(values.nodes);

const folder = mkdtempSync(join(tmpdir(), 'turn7-bench-'));
const row = (cells: readonly (string | number)[]): string => cells.map((cell) => String(cell).padStart(14)).join('');
const times = ({ p50, p99 }: Measured): string[] => [`${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`];

console.log(row(['', 'tables', 'moves/s', 'p50', 'p99', `p50 at ${rate}/s`, `p99 at ${rate}/s`, 'memory/table']));
const shared = nodeCount === 1 ? null : await startShared();
try {
  for (const tables of values.tables.split(',').map(Number)) {
    const bare = await measureBareDesign(tables, SEATS, seconds, join(folder, `bare-${tables}.db`));
    console.log(row(['bare design', tables, Math.round(bare.perSecond), ...times(bare)]));
    await measure(tables);
  }
} finally {
  await shared?.dispose();
  rmSync(folder, { recursive: true });
}

async function measure(count: number): Promise<void> {
  const nodes = await startNodes();
  const tables = await openTables(Math.min(FIRST, count), nodes);
  try {
    // Once warm, the rest is what tables cost.
    await drive(tables, new AsFastAsPossible(WARM_SECONDS));
    const warm = await memoryOf(nodes);
    tables.push(...(await openTables(count - tables.length, nodes)));
    const paced = await drive(tables, new AtARate(rate, seconds));
    const memory = count > FIRST ? ((await memoryOf(nodes)) - warm) / (count - FIRST) / KIB : null;
    const full = await drive(tables, new AsFastAsPossible(seconds));
    const name = nodeCount === 1 ? 'Turn 7' : `${nodeCount} nodes`;
    const kibibytes = memory === null ? '' : `${memory.toFixed(0)} KiB`;
    console.log(row([name, count, Math.round(full.perSecond), ...times(full), ...times(paced), kibibytes]));
  } finally {
    for (const table of tables) table.close();
    await Promise.all(nodes.map((node) => node.end('SIGTERM')));
  }
}

async function drive(tables: readonly DrivenTable[], timing: Timing): Promise<Measured> {
  const stopwatch = new Stopwatch(timing);
  await Promise.all(tables.map((table) => table.play(stopwatch)));
  return stopwatch.measured;
}

async function startNodes(): Promise<NodeProcess[]> {
  const place = shared ? {} : { data: mkdtempSync(join(folder, 'data-')) };
  const env = { TURN7_RATE_LIMITS: 'off', TURN7_LOG_LEVEL: 'warn', ...(await shared?.newDatabase()) };
  const nodes: NodeProcess[] = [];
  for (let i = 0; i < nodeCount; i++) nodes.push(new NodeProcess({ port: await freePort(), env, ...place }));
  await Promise.all(nodes.map((node) => node.start()));
  return nodes;
}

/** What several nodes share. */
async function startShared() {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  let databases = 0;
  return {
    async newDatabase() {
      return { DATABASE_URL: await postgres.createDatabase(`bench${databases++}`), REDIS_URL: redis.url };
    },
    async dispose() {
      await Promise.all([postgres.dispose(), redis.dispose()]);
    },
  };
}

/** Each table's players are spread over the nodes. */
async function openTables(count: number, nodes: readonly NodeProcess[]): Promise<DrivenTable[]> {
  const urls = nodes.map(({ url }) => url);
  const tables: DrivenTable[] = [];
  while (tables.length < count) {
    const some = Math.min(OPENING, count - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: some }, () => DrivenTable.open(urls, SEATS)))));
  }
  return tables;
}

/** The memory of all nodes, in bytes. */
async function memoryOf(nodes: readonly NodeProcess[]): Promise<number> {
  const texts = await Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0), 0);
}
