/** Names from everywhere: whatever direction they are written in, the words and numbers around them stay in their order. */
import type { Locator, Page } from '@playwright/test';
import { against, handToHand, newGame, resume } from './support/games.ts';
import { addBot, openTable, sitDown, start } from './support/lobby.ts';
import { keep, sheetOf } from './support/score.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const ARABIC = 'محمد';
const HEBREW = 'נעמי';
const FAMILY = '👨\u200d👩\u200d👧\u200d👦';

/** Where each of these stands from the left, if all had room on one line, in the order of the text. */
const places = (line: Locator, parts: RegExp): Promise<readonly number[]> =>
  line.evaluate((element: HTMLElement, source) => {
    element.style.whiteSpace = 'nowrap';
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const lefts: number[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      for (const { index, 0: part } of (node.textContent ?? '').matchAll(new RegExp(source, 'gu'))) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + part.length);
        lefts.push(range.getBoundingClientRect().left);
      }
    return lefts;
  }, parts.source);

test('a deal to names of two directions reads from left to right', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await resume(page, newGame(handToHand(ARABIC, HEBREW, FAMILY)));
  const dealt = page
    .locator('.log-text')
    .filter({ hasText: /^Dealt:/ })
    .first();
  const lefts = await places(dealt, new RegExp(`${ARABIC}|${HEBREW}|${FAMILY}|(?<=\\s)[+×]?\\d+`));
  expect(lefts.length).toBeGreaterThanOrEqual(6);
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
});

test('a seat has its name whole and its figures behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const setup = against(2);
  const players = setup.players.map((player, i) => ({ ...player, name: ['Kim', `${ARABIC} 7`, FAMILY][i] ?? '' }));
  await resume(page, newGame({ ...setup, players }));
  const name = page.locator('.seat .name').filter({ hasText: ARABIC }).first();
  await expect(name).toHaveCSS('direction', 'rtl');
  await expect(page.locator('.seat .name').filter({ hasText: FAMILY }).first()).toBeVisible();
});

/** The words and labels of a page in which a name stands beside others without being kept apart from them. */
const mixed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rightToLeft = /[\u0590-\u08ff]/;
    const beside = (text: string) => text.replace(/\u2068[^\u2069]*\u2069/g, '').trim();
    const isMixed = (text: string) => rightToLeft.test(beside(text)) && /[\w–+]/.test(beside(text));
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const words = element.closest('bdi') === null ? texts.map((node) => node.textContent ?? '').join('') : '';
      const labels = ['aria-label', 'title'].map((name) => element.getAttribute(name) ?? '');
      return [words, ...labels].filter(isMixed);
    });
  });

test('every label at a score keeps names of another direction apart', async ({ page }) => {
  const sheet = { ...sheetOf([ARABIC, HEBREW, 'Kim'], [[20, 30, 'bust']]), startedAt: Date.now() };
  const score = await keep(page, sheet);
  const dialog = page.getByRole('dialog');
  const look = async () => {
    await expect(page.getByText(ARABIC).or(page.getByRole('textbox')).first()).toBeAttached();
    expect(await mixed(page)).toEqual([]);
  };
  await look();
  await score.nextRound.click();
  await score.points.fill('12');
  await look();
  await score.save.click();
  await score.undo.click();
  await expect(score.said).toHaveText(/^Undone/);
  await look();
  for (const panel of ['Players', 'Dealer, target, decks']) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await dialog.getByRole('button', { name: panel, exact: true }).click();
    await look();
    await page.keyboard.press('Escape');
  }
  for (const address of ['/board', '/score/evenings', '/']) {
    await page.goto(address);
    await expect(page.getByText(HEBREW).first()).toBeVisible();
    await look();
  }
});

test('every label of a table online keeps them apart, from the lobby to the television', { tag: '@long' }, async ({
  page,
  newPerson,
}) => {
  const [friend, room] = [await newPerson(), await newPerson()];
  const code = await openTable(page, ARABIC);
  await sitDown(friend, code, `${HEBREW} 3`);
  await addBot(page, 'Rookie');
  const look = async (...screens: readonly Page[]) => {
    for (const screen of screens) {
      await expect(screen.getByText(new RegExp(`${ARABIC}|${HEBREW}`)).first()).toBeAttached();
      expect(await mixed(screen)).toEqual([]);
    }
  };
  await look(page, friend);
  await room.goto(`/tv/${code}`);
  await look(room);
  await start(page);
  await Promise.race([page, friend].map((one) => new Table(one).asked()));
  await room.locator('.seat').first().waitFor();
  await look(page, friend, room);
  for (const one of [page, friend]) {
    await one.goto('/');
    await expect(one.getByRole('link', { name: /^Back to/ })).toBeVisible();
    expect(await mixed(one)).toEqual([]);
  }
});

test('a field for a name takes what the server takes, every letter of it whole', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play together/ }).click();
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.fill('');
  await page.keyboard.insertText(FAMILY.repeat(4));
  await expect(field).toHaveValue(FAMILY.repeat(3));
  await page.keyboard.press('Home');
  await page.keyboard.insertText('Annabel');
  await expect(field).toHaveValue(`Ann${FAMILY.repeat(3)}`); // what was typed last gives way
  await field.press('Enter');
  await expect(page.getByText(`Ann${FAMILY.repeat(3)}`).first()).toBeVisible();
});
