/** A game with the keyboard alone, from the front page to the final standing. */
import type { Locator, Page } from '@playwright/test';
import { leave, shortGame } from './support/games.ts';
import { type Hand, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const keyboard = ({ page, targets }: Table): Hand => ({
  answer: (word) => page.keyboard.press(word === 'Hit' ? 'h' : 's'),
  target: async () => page.keyboard.press((await targets.first().getAttribute('aria-keyshortcuts')) ?? ''),
  goOn: () => page.keyboard.press('n'),
});

/** Tabs on until it has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no number of tabs leads to ${wanted}`);
}

test('a short game without a pointer', async ({ page }) => {
  await leave(page, shortGame());
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: /^Continue your game/ }));
  await page.keyboard.press('Enter');
  const table = new Table(page);
  expect(await table.play(keyboard(table))).toBeGreaterThan(5);
});

test('a whole game without a pointer', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: /^Play now/ }));
  await page.keyboard.press('Enter');
  const table = new Table(page);
  expect(await table.play(keyboard(table))).toBeGreaterThan(5);
});
