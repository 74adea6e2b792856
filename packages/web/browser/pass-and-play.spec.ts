/** One device goes round the table. */
import { handToHand, newGame, resume } from './support/games.ts';
import { mouse, Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Pass and play/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pass and play' });
  await dialog.getByRole('textbox', { name: 'Name of player 1' }).fill('Ann');
  await dialog.getByRole('textbox', { name: 'Name of player 2' }).fill('Bob');
  await dialog.getByRole('spinbutton', { name: 'Points to win' }).fill('80');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
}

/** To the end, with both of them. */
async function play(page: Page): Promise<void> {
  const table = new Table(page);
  const asked = new Set<string>();
  const answer = page.getByRole('region', { name: 'Your answer' });
  const hand = mouse(table);
  await table.play({
    ...hand,
    async answer(word) {
      asked.add(/(Ann|Bob) answers/.exec((await answer.textContent()) ?? '')?.[1] ?? 'nobody');
      await hand.answer(word);
    },
  });
  expect(asked).toEqual(new Set(['Ann', 'Bob']));
  await expect(table.standing).toHaveText(/(Ann|Bob) wins!/);
}

test('two people sit down at one device, and are asked by name', async ({ page }) => {
  await sitDown(page);
  await new Table(page).asked();
  await expect(page.getByText(/(Ann|Bob) answers/)).toBeVisible();
});

test('two people play a short game to its end on one device', async ({ page }) => {
  await resume(page, newGame({ ...handToHand('Ann', 'Bob'), target: 40 }));
  await play(page);
});

test('two people sit down and play a game to its end on one device', { tag: '@long' }, async ({ page }) => {
  await sitDown(page);
  await play(page);
});
