/** How each fault is done, and how it ends. */
import type { Fault, FaultKind } from './plan.ts';
import { Random } from './random.ts';
import type { World } from './world.ts';

type Undo = () => void | Promise<void>;

/** Less than the log already has, so that not one more line fits. */
const FULL_BYTES = 16 * 1024;

const DOING: Readonly<Record<FaultKind, (world: World, fault: Fault) => Undo | Promise<Undo>>> = {
  async kill(world, { node }) {
    await world.node(node).kill();
    return () => world.node(node).start();
  },
  async restart(world, { node }) {
    await world.node(node).stop();
    return () => world.node(node).start();
  },
  pause(world, { node }) {
    world.node(node).pause();
    return () => world.node(node).resume();
  },
  cut(world, { node, cut }) {
    world.door(node).cut(cut);
    return () => world.door(node).heal();
  },
  frames(world, { node, lost, doubled, at }) {
    world.door(node).disturb({ lost, doubled, chance: new Random(at).next });
    return () => world.door(node).heal();
  },
  clock(world, { node, clock }) {
    world.node(node).setClock(clock);
    return () => world.node(node).setClock(0);
  },
  'full disk'(world, { node }) {
    world.node(node).limitFiles(FULL_BYTES);
    return () => world.node(node).limitFiles('unlimited');
  },
  'slow disk'(world, { node, delay }) {
    world.node(node).slowDisk(delay);
    return () => world.node(node).slowDisk(0);
  },
  'cut from database'(world, { node, cut }) {
    world.databaseWay(node).cut(cut);
    return () => world.databaseWay(node).heal();
  },
  'slow database'(world, { node, delay }) {
    world.databaseWay(node).slowDown(delay);
    return () => world.databaseWay(node).heal();
  },
  async 'database killed'(world) {
    await world.shared.postgres.kill();
    return () => world.shared.postgres.start();
  },
  'cut from hints'(world, { node, cut }) {
    world.hintsWay(node).cut(cut);
    return () => world.hintsWay(node).heal();
  },
  async 'hints gone'(world) {
    await world.shared.redis.stop();
    return () => world.shared.redis.start();
  },
};

export const begin = (world: World, fault: Fault): Undo | Promise<Undo> => DOING[fault.kind](world, fault);
