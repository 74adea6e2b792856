/** A whole game with the mouse, from the front page to the final standing. */
import { against, gameWhere, resume } from './support/games.ts';
import { mouse, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('one click from the front page to a running game, played to its end', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  const table = new Table(page);
  await expect(page).toHaveURL('/play');
  expect(await table.play(mouse(table))).toBeGreaterThan(5);
  await expect(page.getByRole('table', { name: 'Final standing' }).getByRole('row')).toHaveCount(5);
});

test('a rematch is one tap, with the same seats', { tag: '@long' }, async ({ page }) => {
  await resume(
    page,
    gameWhere(against(3), ({ game }) => game.finished),
  );
  const table = new Table(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(table.standing).toBeHidden();
  expect(await table.asked()).not.toBe('game over');
  for (const name of ['Ana', 'Bartholomew', 'Chidi']) await expect(page.getByText(name).first()).toBeVisible();
});
