/** Somebody whose moves are measured, in turns with the others: the server, or the bare design. */
import { RawSocket } from '../../packages/server/load/raw-socket.ts';
import { type Measured, Stopwatch, type Timing } from './drives.ts';
import { median } from './numbers.ts';
import { systemCalls, type Usage, usageFrom } from './usage.ts';

export interface Contender {
  readonly name: string;
  /** Of the processes whose cost is counted. */
  readonly pids: readonly number[];
  /** Lets all its tables play until the stopwatch says that it is over. */
  play(stopwatch: Stopwatch): Promise<void>;
  close(): Promise<void>;
}

/** What one acknowledged move costs: microseconds, bytes that players got, calls that write. */
export interface Cost extends Usage {
  readonly perSecond: number;
  readonly processor: number;
  readonly bytes: number;
  /** What it costs the players, who share the machine: moves a second are theirs as much as the server's. */
  readonly players: number;
}

export async function time(contender: Contender, timing: Timing): Promise<Measured> {
  const stopwatch = new Stopwatch(timing);
  await contender.play(stopwatch);
  return stopwatch.measured;
}

export async function costOf(contender: Contender, timing: Timing): Promise<Cost> {
  const used = usageFrom(contender.pids);
  const received = RawSocket.received;
  const own = process.cpuUsage();
  const { moves, perSecond } = await time(contender, timing);
  const { user, system, main, store, writes } = used();
  const players = process.cpuUsage(own);
  return {
    perSecond,
    processor: (user + system) / moves,
    user: user / moves,
    system: system / moves,
    main: main / moves,
    store: store / moves,
    bytes: (RawSocket.received - received) / moves,
    writes: writes / moves,
    players: (players.user + players.system) / moves,
  };
}

/** Of slices, value by value. */
export function medianCost(costs: readonly Cost[]): Cost {
  const of = (value: (cost: Cost) => number): number => median(costs.map(value));
  return {
    perSecond: of(({ perSecond }) => perSecond),
    processor: of(({ processor }) => processor),
    user: of(({ user }) => user),
    system: of(({ system }) => system),
    main: of(({ main }) => main),
    store: of(({ store }) => store),
    bytes: of(({ bytes }) => bytes),
    writes: of(({ writes }) => writes),
    players: of(({ players }) => players),
  };
}

/** System calls a move. Slower than without being watched, so that more moves share a commit. */
export async function callsOf(contender: Contender, newTiming: () => Timing): Promise<number> {
  let moves = 0;
  const calls = await systemCalls(contender.pids, async () => {
    moves = (await time(contender, newTiming())).moves;
  });
  return calls / moves;
}
