/** A game with the keyboard alone, from the front page to the final standing. */
import type { Locator, Page } from '@playwright/test';
import { KEYS, keyLabel } from '../src/ui/keys.ts';
import { against, asks, gameWhere, leave, resume, shortGame } from './support/games.ts';
import { show } from './support/screens.ts';
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

/** Whether something has the focus, as soon as the screen has settled. */
const expectFocus = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');

test('Enter goes on wherever there is one way, and the focus is never lost', async ({ page }) => {
  await leave(page, shortGame());
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: /^Continue your game/ }));
  await page.keyboard.press('Enter');
  const table = new Table(page);
  const hand: Hand = { ...keyboard(table), goOn: () => page.keyboard.press('Enter') };
  do {
    await table.asked();
    await expectFocus(page);
  } while ((await table.answer(hand)) !== 'game over');
  await expect(table.standing).toBeFocused();
});

test('every key of the table is in its help, and the way on shows its own', { tag: '@long' }, async ({ page }) => {
  await resume(
    page,
    gameWhere(against(3), (game) => asks(game, 'hit-or-stay')),
  );
  const table = new Table(page);
  await table.asked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Help' }).locator('dt').filter({ hasText: 'N / ↵' })).toBeVisible();
  await page.keyboard.press('Escape');
  const hand = keyboard(table);
  while ((await table.asked()) !== 'round over') await table.answer(hand);
  await expect(table.goOn.locator('.key')).toHaveText('↵');
});

test('every key of a replay, and the one of the search, is shown where it works', { tag: '@long' }, async ({
  page,
}) => {
  await show(page, 'replay');
  const shown = await page.locator('.replay-key:visible').allTextContents();
  expect(shown.toSorted()).toEqual(Object.values(KEYS.replay).flat().map(keyLabel).toSorted());
  await page.goto('/learn');
  await expect(page.locator('label .key')).toHaveText('/');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('every key of the score is in its list', { tag: '@long' }, async ({ page }) => {
  await show(page, 'score round');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog').locator('dl');
  for (const keys of Object.values(KEYS.score)) await expect(list).toContainText(keyLabel(keys[0]));
});

test('in the form for a table a name can be typed at once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play together/ }).click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
});

test('a whole game without a pointer', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('button', { name: /^Play now/ }));
  await page.keyboard.press('Enter');
  const table = new Table(page);
  expect(await table.play(keyboard(table))).toBeGreaterThan(5);
});
