/** A part of the page that cannot be loaded says so where it is missing, and comes when it can. */
import type { Route } from '@playwright/test';
import { against, asks, gameWhere, lastStay, leave, newGame, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const MISSING = 'This part could not be loaded';

/**
 * Everything that is asked for is lost on the way, until it is called off. Even then the server seems to be away to who
 * asks for nothing but that, for a page that finds it there is loaded anew.
 */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const lose = (route: Route) => route.abort();
  await page.route('**/*', lose);
  return async () => {
    await page.route('**/*', (route) => (route.request().method() === 'HEAD' ? lose(route) : route.continue()));
  };
}

const atTable = async (page: Page): Promise<Table> => {
  await resume(
    page,
    gameWhere(against(3), (game) => asks(game, 'hit-or-stay') && game.game.round === 2),
  );
  const table = new Table(page);
  await table.asked();
  return table;
};

interface Part {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** To be read once the part is there. */
  readonly says: string | RegExp;
}

const DIALOGS: readonly Part[] = [
  {
    name: 'why something happened',
    open: (page) =>
      page
        .getByRole('button', { name: /Why\?$/ })
        .last()
        .click(),
    says: /^Ruling/,
  },
  {
    name: 'the discard pile',
    open: (page) => page.getByRole('button', { name: /^discard, \d+$/ }).click(),
    says: /^\d+×$/,
  },
  { name: 'the cards on the table', open: (page) => page.keyboard.press('i'), says: /exists as many times/ },
];

for (const { name, open, says } of DIALOGS)
  test(`${name}: try again`, { tag: '@long' }, async ({ page }) => {
    await atTable(page);
    const mend = await cutOff(page);
    await open(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText(MISSING);
    await mend();
    await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(dialog.getByText(says).first()).toBeVisible();
    await expect(dialog.getByText(MISSING)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
  });

test('the end of a game comes by itself when the network is back', async ({ page, context }) => {
  await resume(page, lastStay(against(3)));
  const table = new Table(page);
  await table.asked();
  await context.setOffline(true);
  await table.stay.click();
  await table.goOn.click();
  await expect(page.getByText(MISSING)).toBeVisible();
  await context.setOffline(false);
  await expect(table.standing).toBeVisible();
});

test('a screen is tried again where it is', async ({ page }) => {
  await page.goto('/');
  const mend = await cutOff(page);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The rules of Turn 7' })).toBeVisible();
});

test('a language that does not come says so beside the choice, and nothing is said half in it', {
  tag: '@long',
}, async ({ page }) => {
  await leave(page, newGame(against(3)));
  await page.goto('/');
  const mend = await cutOff(page);
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('alert')).toContainText(MISSING);
  await expect(page.getByText('With Ana, Bartholomew and Chidi')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('alert')).toBeHidden();
});
