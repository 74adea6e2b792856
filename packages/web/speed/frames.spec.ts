/** Cards travel smoothly on a slow phone: 60 frames a second while eight seats are dealt to, the processor 4 times slower. */
import { STAY } from '@turn7/engine';
import { against, asks, eventsAfter, gameWhere, resume } from '../browser/support/games.ts';
import { Table } from '../browser/support/table.ts';
import { expect, type Page, test } from '../browser/support/test.ts';
import type { LocalGame } from '../src/game/session/local-game.ts';
import { FRAME, type Frames, measureFrames, slowDown } from './frames.ts';

const SEATS = 8;
/** Of all frames so many may be missing: the table itself has to come from under the summary first. */
const MISSING = 0.05;
/** Other work on this machine can only make it look worse, so the best of some tries is the page's own. */
const TRIES = 4;

// A trace of the test would be measured as well.
test.use({ settings: { speed: 'normal' }, trace: 'off' });

/** One answer before a deal that nothing interrupts. */
function isBeforeDeal(game: LocalGame): boolean {
  const events = asks(game, 'hit-or-stay') ? eventsAfter(game, STAY) : [];
  const start = events.findIndex(({ kind }) => kind === 'round started');
  const dealt = events.slice(start + 1, start + 1 + SEATS);
  return start > 0 && dealt.length === SEATS && dealt.every(({ kind }) => kind === 'drew');
}

async function deal(page: Page): Promise<void> {
  await new Table(page).goOn.click();
  const seats = page.locator('[data-seat]').filter({ has: page.locator('[data-card]') });
  await expect(seats).toHaveCount(SEATS);
}

/** The game begins anew where it was left. */
async function measureDeal(page: Page): Promise<Frames> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const table = new Table(page);
  await table.stay.click();
  await expect(table.goOn).toBeVisible();
  return measureFrames(page, () => deal(page));
}

const smoothness = ({ frames, dropped }: Frames): number => frames / (frames + dropped);
const isSmooth = (measured: Frames): boolean => measured.p95 === FRAME && smoothness(measured) > 1 - MISSING;

test('dealing to eight seats', async ({ page }) => {
  test.slow();
  await resume(page, gameWhere(against(SEATS - 1), isBeforeDeal));
  await slowDown(page, 4);
  let best = await measureDeal(page);
  for (let tries = 1; tries < TRIES && !isSmooth(best); tries++) {
    const next = await measureDeal(page);
    if (smoothness(next) > smoothness(best)) best = next;
  }
  expect(best.frames).toBeGreaterThan(60);
  expect(best.p95).toBe(FRAME);
  expect(smoothness(best)).toBeGreaterThan(1 - MISSING);
});
