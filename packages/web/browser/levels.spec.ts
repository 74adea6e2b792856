/** How strong the bots are: easy at first, told at the table, and harder or easier for whoever wants it. */
import { against, gameWhere, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('Play now seats a newcomer with Rookies, and each seat says so', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
  await new Table(page).asked();
  await expect(page.locator('[data-seat] .level:visible')).toHaveText(['Rookie', 'Rookie', 'Rookie']);
});

test('whoever has won is offered a harder table, and Play now remembers it', async ({ page }) => {
  await resume(
    page,
    gameWhere(against(2, 'Rookie', 60), ({ game }) => game.finished && game.winner === 0),
  );
  await page.getByRole('button', { name: 'A harder table' }).click();
  await new Table(page).asked();
  await expect(page.locator('[data-seat] .level:visible')).toHaveText(['Regular', 'Regular']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Choose opponents' }).click();
  await expect(page.getByRole('combobox', { name: 'All bots play as' })).toHaveValue('Regular');
});

test('whoever has lost is offered an easier table, where there is one', async ({ page }) => {
  await resume(
    page,
    gameWhere(against(2, 'Regular', 60), ({ game }) => game.finished && game.winner !== 0),
  );
  await expect(page.getByRole('button', { name: 'A harder table' })).toBeHidden();
  await page.getByRole('button', { name: 'An easier table' }).click();
  await new Table(page).asked();
  await expect(page.locator('[data-seat] .level:visible')).toHaveText(['Rookie', 'Rookie']);
});

test('nobody is offered bots below Rookies', async ({ page }) => {
  await resume(
    page,
    gameWhere(against(2, 'Rookie', 60), ({ game }) => game.finished && game.winner !== 0),
  );
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expect(page.getByRole('button', { name: /table$/ })).toBeHidden();
});
