/** Cards travel in a layer of their own, and leave nothing there. */
import { HIT } from '@turn7/engine';
import { against, asks, eventsAfter, gameWhere, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { cardsTravelled, noteTravels } from './support/travels.ts';

test.use({ settings: { speed: 'fast' } });

test('nothing is left behind when a card has travelled', async ({ page }) => {
  const aboutToHit = gameWhere(
    against(3),
    (game) =>
      asks(game, 'hit-or-stay') && eventsAfter(game, HIT).some((event) => event.kind === 'drew' && event.card < 13),
  );
  await resume(page, aboutToHit);
  const table = new Table(page);
  await table.asked();
  await page.evaluate(noteTravels);
  await table.hit.click();
  await expect.poll(() => cardsTravelled(page)).toBeGreaterThan(0);
  await table.asked();
  await expect(page.locator('.motion-layer > *')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});
