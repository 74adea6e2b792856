/** The solo challenge: 200 points in under five rounds, and the best result is kept. */
import { STAY } from '@turn7/engine';
import { eventsAfter, gameWhere, lucky, resume, SOLO } from './support/games.ts';
import { mouse, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('one click from the front page to a challenge', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Solo challenge/ }).click();
  await expect(page).toHaveURL('/play');
  expect(await new Table(page).asked()).not.toBe('game over');
});

test('a try is played to its end, and the front page remembers it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Solo challenge/ }).click();
  const table = new Table(page);
  await table.play(mouse(table));
  await expect(table.standing).toHaveText(/Challenge beaten!|Challenge lost/);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Solo challenge/ })).toHaveAccessibleName(/one try|One try/);
});

test('a challenge that is beaten says so, and the front page remembers it', async ({ page }) => {
  const lastMove = gameWhere(
    SOLO,
    (game) => game.game.round < 5 && eventsAfter(game, STAY).some(({ kind }) => kind === 'game ended'),
    lucky,
  );
  await resume(page, lastMove);
  const table = new Table(page);
  await table.asked();
  await table.stay.click();
  while ((await table.asked()) === 'round over') await table.goOn.click();
  await expect(table.standing).toHaveText('Challenge beaten!');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Solo challenge/ })).toHaveAccessibleName(/one try|One try/);
});
