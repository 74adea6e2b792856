/** Measures how smoothly a page moves: the frames that Chromium draws and drops, as its own tools count them. */
import type { Page } from '@playwright/test';

export interface Frames {
  /** How many were drawn. */
  readonly frames: number;
  /** How many were due besides and never drawn. Where nothing moves, none is due. */
  readonly dropped: number;
  /** Nineteen of twenty were drawn at most so many milliseconds after they were due first. */
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
  const browser = page.context().browser();
  if (browser === null) throw new Error('expected a browser of its own, for only that can be traced');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] });
  await action();
  const trace = await browser.stopTracing();
  return framesOf(JSON.parse(trace.toString()).traceEvents);
}

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args: { readonly hasPartialUpdate?: boolean };
}

/**
 * A frame that shows what moves, but is too early for what a script changes, counts as drawn: the compositor moves
 * cards without waiting for anybody.
 */
function framesOf(events: readonly TraceEvent[]): Frames {
  const isDropped = ({ name, args }: TraceEvent) => name === 'DroppedFrame' && args.hasPartialUpdate !== true;
  const shown = events
    .filter((event) => event.name === 'DrawFrame' || isDropped(event))
    .toSorted((a, b) => a.ts - b.ts);
  const waits: number[] = [];
  let dropped = 0;
  for (const event of shown) {
    if (isDropped(event)) dropped++;
    else {
      waits.push((1 + dropped) * FRAME);
      dropped = 0;
    }
  }
  const p95 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
  return { frames: waits.length, dropped: shown.length - waits.length, p95 };
}
