/** A game with one thumb on a small phone. */
import { leave, shortGame } from './support/games.ts';
import { type Hand, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const thumb = (table: Table): Hand => ({
  answer: (word) => (word === 'Hit' ? table.hit : table.stay).tap(),
  target: () => table.targets.first().tap(),
  goOn: () => table.goOn.tap(),
});

test('a short game by touch', async ({ page }) => {
  await leave(page, shortGame());
  await page.goto('/');
  await page.getByRole('link', { name: /^Continue your game/ }).tap();
  const table = new Table(page);
  expect(await table.play(thumb(table))).toBeGreaterThan(5);
});

test('a whole game by touch', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).tap();
  const table = new Table(page);
  expect(await table.play(thumb(table))).toBeGreaterThan(5);
});

test('whatever can be pressed at the table is at least 44 pixels high and wide', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).tap();
  await new Table(page).asked();
  const small = await page.locator('button:visible, a:visible, select:visible, input:visible').evaluateAll((elements) =>
    elements
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
});
