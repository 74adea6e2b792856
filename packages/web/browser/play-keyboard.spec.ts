/** A whole game with the keyboard alone, from the front page to the final standing. */
import type { Page } from '@playwright/test';
import { type Hand, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const keyboard = ({ page, targets }: Table): Hand => ({
  answer: (word) => page.keyboard.press(word === 'Hit' ? 'h' : 's'),
  target: async () => page.keyboard.press((await targets.first().getAttribute('aria-keyshortcuts')) ?? ''),
  goOn: () => page.keyboard.press('n'),
});

/** Tabs on until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name });
  for (let stops = 0; stops < 60; stops++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no number of tabs leads to ${name}`);
}

test('a whole game without a pointer', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /^Play now/);
  await page.keyboard.press('Enter');
  const table = new Table(page);
  expect(await table.play(keyboard(table))).toBeGreaterThan(5);
});
