/** Every line of the log answers "why did that happen?" with the rule behind it. */
import { HIT } from '@turn7/engine';
import { against, asks, eventsAfter, gameWhere, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const ABOUT_TO_BUST = gameWhere(
  against(3),
  (game) =>
    game.game.round === 1 &&
    asks(game, 'hit-or-stay') &&
    eventsAfter(game, HIT).some(({ kind, ...of }) => kind === 'busted' && 'seat' in of && of.seat === 0),
);

test('a bust is explained, with a link to the ruling', async ({ page }) => {
  await resume(page, ABOUT_TO_BUST);
  const table = new Table(page);
  await table.asked();
  await table.hit.click();
  const line = table.log.getByRole('button', { name: /You turned a second \d+ and busted/ });
  await line.click();
  const dialog = page.getByRole('dialog', { name: 'Why?' });
  await expect(dialog).toContainText('Ruling R14');
  const opened = page.waitForEvent('popup'); // the game stays where it is
  await dialog.getByRole('link', { name: 'Read R14 in the rules' }).click();
  const rules = await opened;
  await expect(rules).toHaveURL('/rules#R14');
  await expect(rules.locator('#R14')).toBeInViewport();
});

test('every line can be asked', async ({ page }) => {
  await resume(page, ABOUT_TO_BUST);
  const table = new Table(page);
  await table.asked();
  const lines = table.log.getByRole('button', { name: /Why\?$/ });
  expect(await lines.count()).toBeGreaterThan(1);
  for (const line of await lines.all()) {
    await line.click();
    await expect(page.getByRole('dialog', { name: 'Why?' })).toContainText(/Ruling R\d+/);
    await page.keyboard.press('Escape');
  }
});
