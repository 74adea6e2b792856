/** Large tables on screens of every size: everybody has a name, every choice is in sight, and so is what a round brought. */
import { STAY } from '@turn7/engine';
import { LANGUAGES } from '@turn7/narration/languages';
import type { LocalGame } from '../src/game/session/local-game.ts';
import { against, asks, eventsAfter, gameWhere, resume } from './support/games.ts';
import { still } from './support/screens.ts';
import { cutOf, hiddenOf } from './support/sight.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const at = (width: number, height: number) => ({ width, height });
const [UPRIGHT, TABLET, DESK, LARGE] = [at(768, 1024), at(1024, 768), at(1280, 800), at(1920, 1080)];

const resize = async (page: Page, size: { width: number; height: number }): Promise<string> => {
  await page.setViewportSize(size);
  await still(page);
  return `${size.width} × ${size.height}`;
};

const secondRound = (game: LocalGame): boolean => asks(game, 'hit-or-stay') && game.game.round === 2;
const isOut = (game: LocalGame): boolean => game.view.seats.some(({ status }) => status === 'busted');
const roundEnds = (game: LocalGame): boolean =>
  secondRound(game) && eventsAfter(game, STAY).some(({ kind }) => kind === 'round ended');
const target = (game: LocalGame): boolean => asks(game, 'target') && game.game.round >= 3;

test('of 18 seats each has its whole name, and nothing lies over it', async ({ page }) => {
  await resume(
    page,
    gameWhere(against(17), (game) => secondRound(game) && isOut(game)),
  );
  await new Table(page).asked();
  for (const size of [TABLET, UPRIGHT, DESK, LARGE]) {
    const named = await resize(page, size);
    const names = page.locator('.felt .seat .name').filter({ hasNotText: 'Bartholomew' });
    expect(await names.count()).toBeGreaterThan(12);
    expect(await cutOf(names), named).toEqual([]);
    expect(await hiddenOf(names), named).toEqual([]);
    const covered = await page.locator('.felt .seat-head, .felt .seat-foot').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const parts = [...line.querySelectorAll('.name, .level, .chip, .presence, .dealer, .points, .total')];
        const frame = line.getBoundingClientRect();
        const boxes = parts
          .map((part) => part.getBoundingClientRect())
          .filter(({ width, top }) => width > 0 && top < frame.bottom - 2);
        const isOver = (box: DOMRect, i: number) =>
          boxes.slice(i + 1).some(({ left, right }) => Math.min(box.right, right) - Math.max(box.left, left) > 1);
        return boxes.some(isOver) ? [line.textContent] : [];
      }),
    );
    expect(covered, named).toEqual([]);
  }
});

test('a long name is whole on a phone', async ({ page }) => {
  for (const seats of [4, 8]) {
    await resume(page, gameWhere(against(seats - 1), secondRound));
    await new Table(page).asked();
    const named = await resize(page, at(360, 560));
    const names = page.locator('.felt .seat .name');
    await expect(names.filter({ hasText: 'Bartholomew' })).toBeVisible();
    expect(await cutOf(names), `${seats} at ${named}`).toEqual([]);
    await page.evaluate(() => localStorage.clear());
  }
});

test('what a round brought to 18 is seen at once from a tablet up', async ({ page }) => {
  await resume(page, gameWhere(against(17), roundEnds));
  const table = new Table(page);
  await table.asked();
  await table.stay.click();
  await table.goOn.waitFor();
  for (const size of [TABLET, UPRIGHT, DESK, LARGE]) {
    const named = await resize(page, size);
    const rows = page.locator('.round-row');
    await expect(rows).toHaveCount(18);
    await expect.poll(() => hiddenOf(rows), named).toEqual([]);
    const parts = rows.locator('.hand-row, .arithmetic, .score-bar, .round-gain');
    expect(await hiddenOf(parts), named).toEqual([]);
    expect(await cutOf(rows), named).toEqual([]);
  }
});

test('who comes next is said to the end', async ({ page }) => {
  await resume(page, gameWhere(against(7), secondRound));
  await new Table(page).asked();
  for (const size of [TABLET, DESK, LARGE]) {
    const named = await resize(page, size);
    await expect(page.locator('.next-up')).toContainText(/more$/);
    expect(await cutOf(page.locator('.next-up')), named).toEqual([]);
  }
});

for (const language of LANGUAGES)
  test.describe(`on a phone, in the language ${language}`, () => {
    test.use({ settings: { language }, hasTouch: true, isMobile: true });

    for (const size of [at(320, 568), at(360, 560), at(844, 390), at(844, 330)])
      test(`all of 18 that a card may go to are in sight at ${size.width} × ${size.height}`, {
        tag: language === 'fr' && size.width < 400 ? [] : '@long', // where words are longest
      }, async ({ page }) => {
        await page.setViewportSize(size);
        await resume(page, gameWhere(against(17), target));
        const rows = page.locator('.target-row');
        await expect(rows).toHaveCount(18);
        await still(page);
        await expect.poll(() => hiddenOf(rows)).toEqual([]);
        expect(await cutOf(page.locator('.target-rows, .target-result, .target-ask :is(h2, p)'))).toEqual([]);
        expect(await hiddenOf(page.locator('.dock .big-hand'))).toEqual([]);
        const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      });
  });
