/** Somebody without a pointer is always somewhere: on no screen, and after no window, does the focus fall to the body. */

import type { Locator } from '@playwright/test';
import { against, asks, gameWhere, lastStay, leave, resume } from './support/games.ts';
import { finishedGames, openMyGames } from './support/kept-games.ts';
import { openTable } from './support/lobby.ts';
import { begunSheet, keepScore, shareScore } from './support/shared-score.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const holder = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? 'nothing');

const expectFocus = (page: Page): Promise<void> => expect.poll(() => holder(page)).not.toMatch(/^<body/);

/** Does what leads to another screen, and finds the focus there. */
async function follow(page: Page, way: () => Promise<unknown>): Promise<void> {
  const screen = await page.locator('main').elementHandle();
  await way();
  await screen?.waitForElementState('hidden');
  await page.locator('main').waitFor();
  await expectFocus(page);
}

const press = async (target: Locator): Promise<void> => {
  await target.focus();
  await target.press('Enter');
};

/** Screens that lead to each other. After those of a row the way back leads to the first of them. */
const WALKS: readonly (readonly [from: string, ...to: string[]])[] = [
  ['/learn', '/learn/basics', '/learn/scoring', '/learn/cases', '/learn/quiz', '/learn/strategy', '/rules'],
  ['/lab', '/lab/position', '/lab/simulate'],
  ['/', '/learn', '/lab', '/score', '/daily', '/games', '/replay', '/rules'],
];

for (const [from, ...others] of WALKS)
  test(`by links from ${from} and back`, { tag: '@long' }, async ({ page }) => {
    await page.goto(from);
    for (const to of others)
      await test.step(to, async () => {
        await follow(page, () => press(page.locator(`a[href="${to}"]`).first()));
        expect(new URL(page.url()).pathname).toBe(to);
        await follow(page, () => page.goBack());
      });
  });

test('a game from its setup to its replay and review', { tag: '@long' }, async ({ page }) => {
  await leave(page, lastStay(against(3)));
  await page.goto('/');
  await press(page.getByRole('link', { name: /^Continue your game/ }));
  const table = new Table(page);
  await table.asked();
  await expectFocus(page);
  await page.keyboard.press('s');
  await table.goOn.waitFor();
  await expectFocus(page);
  await page.keyboard.press('Enter');
  await expect(table.standing).toBeFocused();
  await press(page.getByRole('link', { name: 'Watch the replay' }));
  await page.getByRole('button', { name: 'One step on' }).waitFor();
  await expectFocus(page);
  await press(page.getByRole('button', { name: /review/i }).first());
  await expectFocus(page);
});

const WINDOWS: readonly { readonly at: string; readonly by: string | RegExp }[] = [
  { at: '/', by: 'Settings' },
  { at: '/', by: /^Pass and play/ },
  { at: '/', by: 'Choose opponents' },
  { at: '/', by: /^Play together/ },
];

for (const { at, by } of WINDOWS)
  test(`closing ${by}`, { tag: '@long' }, async ({ page }) => {
    await page.goto(at);
    const opener = page.getByRole('button', { name: by });
    await press(opener);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFocus(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a window that was opened from a menu gives the focus back to it', { tag: '@long' }, async ({ page }) => {
    await resume(
      page,
      gameWhere(against(3), (game) => asks(game, 'hit-or-stay')),
    );
    await new Table(page).asked();
    for (const item of ['Settings', 'Log', 'Rules']) {
      await press(page.getByRole('button', { name: 'Menu' }));
      await press(page.getByRole('navigation').getByRole('button', { name: item }));
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expectFocus(page);
    }
  });
});

test('a game that is deleted from the list takes no focus with it', { tag: '@long' }, async ({ page }) => {
  await openMyGames(page, finishedGames(2));
  await press(page.getByRole('button', { name: /^Delete/ }).first());
  await expectFocus(page);
});

test('a first game, lesson by lesson to its end', { tag: '@long' }, async ({ page }) => {
  await page.goto('/learn');
  await follow(page, () => press(page.locator('a[href="/learn/first-game"]').first()));
  const table = new Table(page);
  const gotIt = page.getByRole('button', { name: /^(Got it|Deal the cards)/, disabled: false });
  const hit = page.getByRole('button', { name: /^Hit/, disabled: false });
  for (;;) {
    await expect(gotIt.or(hit).or(table.targets).or(table.goOn).or(table.standing).first()).toBeVisible();
    await expectFocus(page);
    if ((await gotIt.count()) > 0) await page.keyboard.press('g');
    else if (await table.standing.isVisible()) break;
    else if (await table.goOn.isVisible()) await page.keyboard.press('Enter');
    else if ((await table.targets.count()) > 0) await page.keyboard.press('1');
    else await page.keyboard.press((await table.points()) < 20 ? 'h' : 's');
  }
  await expectFocus(page);
});

test('a score that is watched, its board and back; a television beside its table', { tag: '@long' }, async ({
  page,
  newPerson,
}) => {
  const watcher = await newPerson();
  await keepScore(page, begunSheet(['Ann', 'Ben']));
  const { code, watch } = await shareScore(page);
  await page.keyboard.press('Escape');
  await expectFocus(page);
  await watcher.goto(watch);
  await follow(watcher, () => press(watcher.getByRole('link', { name: 'On a big screen' })));
  expect(new URL(watcher.url()).pathname).toBe(`/board/${code}`);
  await follow(watcher, () => press(watcher.locator('.board-back')));
  await openTable(page, 'Ann');
  await expectFocus(page);
  const opened = page.waitForEvent('popup');
  const link = page.getByRole('link', { name: 'big screen' });
  await press(link);
  const television = await opened;
  await expect(television.getByText('Ann').first()).toBeVisible();
  await television.close();
  await expect(link).toBeFocused();
});
