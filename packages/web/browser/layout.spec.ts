/** Nothing sticks out, nobody is out of sight, nothing jumps. */
import type { LocalGame } from '../src/game/session/local-game.ts';
import { against, asks, gameWhere, handToHand, lastStay, newGame, resume } from './support/games.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Somewhere in the second round, with cards on the table. */
const later = (game: LocalGame): boolean => asks(game, 'hit-or-stay') && game.game.round === 2;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const address of ['/', '/rules', '/replay', '/t/ZZZZZZ', '/score', '/nowhere'])
  test(`${address} sticks out at no width`, { tag: address === '/' ? [] : '@long' }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await overflow(page), `${size.width}`).toBe(0);
    }
  });

for (const seats of [2, 8, 18, 54])
  test(`a table with ${seats} seats fits every width, and the acting seat is in sight`, {
    tag: seats === 8 ? [] : '@long',
  }, async ({ page }) => {
    await resume(page, gameWhere(against(seats - 1), later));
    const { hit, stay } = new Table(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await new Table(page).asked();
      await expect(page.locator('[data-seat="0"]:visible, [data-seat-copy="0"]:visible').first()).toBeInViewport({
        ratio: 0.9,
      });
      for (const button of [hit, stay]) await expect(button).toBeInViewport({ ratio: 1 });
      expect(await overflow(page), `${size.width}`).toBe(0);
    }
  });

test('of 54 people at one device, whoever acts is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const people = Array.from({ length: 54 }, (_, i) => `Player ${i + 1}`);
  await resume(
    page,
    gameWhere(handToHand(...people), (game) => asks(game, 'hit-or-stay', 30)),
  );
  await new Table(page).asked();
  await expect(page.locator('[data-seat="30"]:visible, [data-seat-copy="30"]:visible').first()).toBeInViewport();
});

for (const { tag, ...viewport } of [
  { width: 360, height: 740, tag: [] },
  { width: 1280, height: 800, tag: ['@long'] },
]) {
  test.describe(`while a game is played, ${viewport.width} pixels wide`, () => {
    test.use({ viewport, settings: { speed: 'fast' } });

    test('nothing jumps', { tag }, async ({ page }) => {
      await page.addInitScript(noteShifts);
      await resume(page, newGame(against(3)));
      const table = new Table(page);
      while ((await table.asked()) !== 'round over')
        if ((await table.targets.count()) > 0) await table.targets.first().click();
        else await ((await table.points()) < 20 ? table.hit : table.stay).click();
      expect(await shiftsOf(page)).toEqual([]);
    });

    test('nor when the game is over', async ({ page }) => {
      await page.addInitScript(noteShifts);
      await resume(page, lastStay(against(3, 'Regular', 40)));
      const table = new Table(page);
      await table.asked();
      await table.stay.click();
      await table.goOn.click();
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
}

/** Those of the last frame are told in the next one. */
const shiftsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    () =>
      new Promise<readonly string[]>((told) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => told(globalThis.shifts))));
      }),
  );

declare global {
  var shifts: string[];
}

/** Runs in the page: keeps what moved without being moved. A number that grows a digit in its place does not count. */
function noteShifts(): void {
  globalThis.shifts = [];
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as unknown as readonly LayoutShift[]) {
      if (value < 0.001) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.className : node?.parentElement?.className;
        return `${name}: ${box(previousRect)} → ${box(currentRect)}`;
      });
      globalThis.shifts.push(`${value.toFixed(4)} ${moved.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** As browsers have it; TypeScript does not know it yet. */
interface LayoutShift {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}
