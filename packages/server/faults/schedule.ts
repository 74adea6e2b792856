/** One schedule: people play, the faults of the plan come and go, and the witness says what it makes of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { begin } from './faults.ts';
import type { Fault, Plan } from './plan.ts';
import { History, type Violation } from './witness/history.ts';
import { numberAt } from './witness/json.ts';
import { judge, type Remains, type Shown } from './witness/judge.ts';
import { openTable, whenQuiet } from './witness/party.ts';
import type { Player } from './witness/player.ts';
import { type Shared, World } from './world.ts';

/** How long anything may take once nothing is broken any more, on a machine that may have other work. */
const SOON_MS = 60_000;
const POLL_MS = 20;

export interface Outcome {
  readonly violations: readonly Violation[];
  readonly acknowledged: number;
  readonly repeated: number;
  readonly lines: number;
  readonly messages: number;
  /** How often somebody was told that nothing can be saved now. */
  readonly unavailable: number;
  /** Whether a disk was to be slow, and whether it was. */
  readonly slow: { readonly planned: boolean; readonly felt: boolean };
  /** What the nodes wrote to their standard error. */
  readonly errors: string;
}

/** `stopped`: somebody wants it to end now. */
export async function runSchedule(plan: Plan, shared: Shared | null, stopped: AbortSignal): Promise<Outcome> {
  const world = await World.open(plan.nodes === 1 ? null : shared);
  const history = new History(plan.faults.some(({ kind }) => kind === 'frames'));
  const tables: (readonly Player[])[] = [];
  try {
    for (const wish of plan.tables) {
      const chance = plan.chance.branch();
      tables.push(await openTable(world.urls, wish, history, chance.next));
    }
    const players = tables.flat();
    const following = players.map((player) => player.follow());
    const playing = Promise.all(players.map((player) => player.play()));
    await bringAbout(world, plan.faults, stopped);
    const remains = stopped.aborted ? [] : await restOf(world, tables, playing, history);
    for (const player of players) player.close();
    if (!stopped.aborted) await Promise.all(following);
    return {
      violations: judge(history, remains),
      acknowledged: history.acknowledged,
      repeated: history.repeated,
      lines: remains.reduce((sum, { rows }) => sum + rows.length, 0),
      messages: history.heard.length,
      unavailable: history.heard.filter(({ text }) => text.includes('"unavailable"')).length,
      slow: {
        planned: plan.faults.some(({ kind }) => kind === 'slow disk'),
        felt: world.nodes.some(({ wasSlow }) => wasSlow),
      },
      errors: world.nodes.map(({ errors }) => errors).join(''),
    };
  } finally {
    for (const player of tables.flat()) player.close();
    await world.close();
  }
}

/** All the faults, each at its time; resolves when every one of them is over. */
async function bringAbout(world: World, faults: readonly Fault[], stopped: AbortSignal): Promise<void> {
  const pause = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { signal: stopped }).catch(() => {}); // whoever is stopped waits no longer
  await Promise.all(
    faults.map(async (fault) => {
      await pause(fault.at);
      if (stopped.aborted) return;
      const undo = await begin(world, fault);
      await pause(fault.lasts);
      if (!stopped.aborted) await undo(); // otherwise all of it is about to end
    }),
  );
}

/** Play goes on at every table, then all rest; what is left when nothing happens any more. */
async function restOf(
  world: World,
  tables: readonly (readonly Player[])[],
  playing: Promise<unknown>,
  history: History,
): Promise<Remains[]> {
  const stuck = (what: string): void => void history.violations.push({ kind: 'stuck', what });
  await Promise.all(world.nodes.map((node) => node.start()));
  const before = tables.map(countOf);
  const goesOn = await within(() => tables.every((players, i) => countOf(players) > (before[i] ?? 0)));
  if (!goesOn) stuck('a table was not played on when all faults were over');
  const players = tables.flat();
  for (const player of players) player.rest();
  let isSettled = false;
  playing.then(() => {
    isSettled = true;
  });
  if (!(await within(() => isSettled))) stuck('a command was never answered');

  const codes = tables.flatMap(([player]) => player?.place ?? []);
  const shown: (readonly Shown[])[] = [];
  for (const place of codes) {
    const quiet = await whenQuiet(world.urls, place, SOON_MS);
    if (typeof quiet === 'string') stuck(`table ${place.code} is never quiet; the nodes are at lines ${quiet}`);
    shown.push(typeof quiet === 'string' ? [] : quiet);
  }
  const isBehind = ({ place, view }: Player): boolean =>
    shown.some((nodes, i) => codes[i]?.code === place.code && numberAt(view, 'seq') < numberAt(nodes[0]?.view, 'seq'));
  if (!(await within(() => !players.some(isBehind)))) stuck('a player never saw the last line');
  const exits = await Promise.all(world.nodes.map((node) => node.stop()));
  if (exits.some((code) => code !== 0)) stuck(`told to stop, the nodes ended with ${exits.join(' ')}`);
  const rows = await world.readLog();
  return codes.map(({ code }, i) => ({ code, rows: rows.filter((row) => row.code === code), shown: shown[i] ?? [] }));
}

const countOf = (players: readonly Player[]): number =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

async function within(holds: () => boolean): Promise<boolean> {
  const deadline = performance.now() + SOON_MS;
  while (!holds()) {
    if (performance.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}
