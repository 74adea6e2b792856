/** Cards travel smoothly on a slow phone: 60 frames a second while eight seats are dealt to, the processor 4 times slower. */
import { STAY } from '@turn7/engine';
import type { LocalGame } from '../src/session/local-game.ts';
import { FRAME, measureFrames, slowDown } from './frames.ts';
import { against, asks, eventsAfter, gameWhere, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const SEATS = 8;
/** Of all frames, so many may come late. */
const LATE = 0.05;

test.use({ settings: { speed: 'normal' } });

/** One answer before a deal that nothing interrupts. */
function isBeforeDeal(game: LocalGame): boolean {
  const events = asks(game, 'hit-or-stay') ? eventsAfter(game, STAY) : [];
  const start = events.findIndex(({ kind }) => kind === 'round started');
  const dealt = events.slice(start + 1, start + 1 + SEATS);
  return start > 0 && dealt.length === SEATS && dealt.every(({ kind }) => kind === 'drew');
}

test('dealing to eight seats', async ({ page }) => {
  await resume(page, gameWhere(against(SEATS - 1), isBeforeDeal));
  const table = new Table(page);
  await table.stay.click();
  await expect(table.goOn).toBeVisible();
  await slowDown(page, 4);
  const { frames, dropped, p95 } = await measureFrames(page, async () => {
    await table.goOn.click();
    const seats = page.locator('[data-seat]').filter({ has: page.locator('[data-card]') });
    await expect(seats).toHaveCount(SEATS);
  });
  expect(p95).toBeLessThan(1.5 * FRAME);
  expect(dropped).toBeLessThan(LATE * frames);
});

test('nothing is left behind when cards have travelled', async ({ page }) => {
  await resume(page, gameWhere(against(SEATS - 1), isBeforeDeal));
  const table = new Table(page);
  await table.stay.click();
  await table.goOn.click();
  await table.asked();
  await expect(page.locator('.motion-layer > *')).toHaveCount(0);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
