/** One device goes round the table. */
import { type Hand, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('two people play a game to its end on one device', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Pass and play/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Pass and play' });
  await dialog.getByRole('textbox', { name: 'Name of player 1' }).fill('Ann');
  await dialog.getByRole('textbox', { name: 'Name of player 2' }).fill('Bob');
  await dialog.getByRole('spinbutton', { name: 'Points to win' }).fill('80');
  await dialog.getByRole('button', { name: 'Start the game' }).click();

  const table = new Table(page);
  const asked = new Set<string>();
  const answer = page.getByRole('region', { name: 'Your answer' });
  const hand: Hand = {
    async answer(word) {
      asked.add(/(Ann|Bob) answers/.exec((await answer.textContent()) ?? '')?.[1] ?? 'nobody');
      await (word === 'Hit' ? table.hit : table.stay).click();
    },
    target: () => table.targets.first().click(),
    goOn: () => table.goOn.click(),
  };
  await table.play(hand);
  expect(asked).toEqual(new Set(['Ann', 'Bob']));
  await expect(table.standing).toHaveText(/(Ann|Bob) wins!/);
});
