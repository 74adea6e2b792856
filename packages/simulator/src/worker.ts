/** A thread that plays what it is told to. A bot that fails ends it, and the pool hears why. */
import { parentPort } from 'node:worker_threads';
import type { Task } from './play.ts';
import { TaskPlayer } from './report.ts';

/** Each thread counts from its own origin. */
const now = (): number => performance.timeOrigin + performance.now();

const player = new TaskPlayer();

parentPort?.on('message', (task: Task) => parentPort?.postMessage(player.report(task, now)));
