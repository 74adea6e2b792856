/** A whole game with the mouse, from the front page to the final standing. */
import { type Hand, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const mouse = (table: Table): Hand => ({
  answer: (word) => (word === 'Hit' ? table.hit : table.stay).click(),
  target: () => table.targets.first().click(),
  goOn: () => table.goOn.click(),
});

test('one click from the front page to a running game, played to its end', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  const table = new Table(page);
  await expect(page).toHaveURL('/play');
  expect(await table.play(mouse(table))).toBeGreaterThan(5);
  await expect(page.getByRole('table', { name: 'Final standing' }).getByRole('row')).toHaveCount(5);
});

test('a rematch is one tap, with the same seats', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  const table = new Table(page);
  await table.play(mouse(table));
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(table.standing).toBeHidden();
  expect(await table.asked()).not.toBe('game over');
});
