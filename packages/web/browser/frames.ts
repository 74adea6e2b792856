/** Measures how smoothly a page runs, by the frames that its own clock gets. */
import type { Page } from '@playwright/test';

export interface Frames {
  /** How many were shown. */
  readonly frames: number;
  /** How many should have been shown besides. */
  readonly dropped: number;
  /** Nineteen of twenty came at most so many milliseconds after the one before. */
  readonly p95: number;
}

/** One frame at 60 a second, in milliseconds. */
export const FRAME = 1000 / 60;

/** Lets the page's processor seem so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The frames of the page from the beginning to the end of an action. */
export async function measureFrames(page: Page, action: () => Promise<void>): Promise<Frames> {
  const watch = await page.evaluateHandle(watchFrames);
  await action();
  const times = await watch.evaluate((stop) => stop());
  return framesOf(times);
}

/** Runs in the page: collects the time of every frame until it is told to stop. */
function watchFrames(): () => number[] {
  const times: number[] = [];
  let running = true;
  const note = (time: number) => {
    times.push(time);
    if (running) requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  return () => {
    running = false;
    return times;
  };
}

export function framesOf(times: readonly number[]): Frames {
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME) - 1), 0);
  const p95 = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0;
  return { frames: gaps.length, dropped, p95 };
}
