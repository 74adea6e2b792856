/** One device goes round the table. */
import { HIT } from '@turn7/engine';
import { asks, eventsAfter, gameWhere, handToHand, newGame, resume } from './support/games.ts';
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

test('whoever drew a card sees it before the device goes to the next, who is named', async ({ page }) => {
  const annDraws = gameWhere(
    handToHand('Ann', 'Bob'),
    (game) =>
      asks(game, 'hit-or-stay') && eventsAfter(game, HIT).length === 1 && game.view.seats[1]?.status === 'active',
    () => HIT,
  );
  await resume(page, annDraws);
  const table = new Table(page);
  await table.asked();
  const hand = page.locator('.dock .big-hand');
  const before = await hand.locator('.card').count();
  await table.hit.click();
  await expect(table.goOn).toHaveText(/^Pass the device to Bob/);
  await expect(hand.getByRole('heading')).toHaveText('Ann');
  await expect(hand.locator('.card')).toHaveCount(before + 1);
  await page.keyboard.press('n');
  await expect(hand.getByRole('heading')).toHaveText('Bob');
  await expect(page.getByText('Bob answers')).toBeVisible();
});

test('two people play a short game to its end on one device', { tag: '@long' }, async ({ page }) => {
  await resume(page, newGame({ ...handToHand('Ann', 'Bob'), target: 40 }));
  await play(page);
});

test('two people sit down and play a game to its end on one device', { tag: '@long' }, async ({ page }) => {
  await sitDown(page);
  await play(page);
});
