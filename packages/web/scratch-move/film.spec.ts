import { HIT } from '@turn7/engine';
import { against, asks, eventsAfter, gameWhere, resume } from '../browser/support/games.ts';
import { Table } from '../browser/support/table.ts';
import { test } from '../browser/support/test.ts';
test.use({ settings: { speed: 'normal' }, trace: 'off' });
const film = async (page, name, kind, times) => {
  await page.clock.install();
  const game = gameWhere(against(3), (g) => asks(g, 'hit-or-stay') && eventsAfter(g, HIT).some((e) => e.kind === kind && e.seat === 0));
  await resume(page, game);
  const table = new Table(page);
  for (let i = 0; i < 20 && !(await table.hit.isEnabled().catch(() => false)); i++) await page.clock.runFor(200);
  await table.hit.click();
  const shoot = async (label) => {
    for (const t of times) {
      await page.evaluate((t) => { for (const a of document.getAnimations()) { a.pause(); a.currentTime = t; } }, t);
      await page.screenshot({ path: `/tmp/move/film-${name}-${label}-${t}.png` });
    }
  };
  await page.clock.runFor(10);
  await shoot('a');
  await page.clock.runFor(425);
  await shoot('b');
};
test('seven', async ({ page }) => { await film(page, 'seven', 'turn 7', [100, 260, 500, 800, 1100]); });
test('bust', async ({ page }) => { await film(page, 'bust', 'busted', [60, 140, 220, 400, 600]); });
test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('bust phone', async ({ page }) => { await film(page, 'bustp', 'busted', [60, 140, 220, 400, 600]); });
});
