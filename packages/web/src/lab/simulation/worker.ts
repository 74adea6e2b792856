/** A worker that plays the games it is told to. A bot that fails ends it, and the pool hears why. */
import { type Task, TaskPlayer } from '@turn7/simulator';

/** Each worker counts from its own origin. */
const now = (): number => performance.timeOrigin + performance.now();

const player = new TaskPlayer();

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  const report = player.report(data, now);
  postMessage(report, { transfer: [report.counts.buffer] });
});
