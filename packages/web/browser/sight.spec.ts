/** Everything is seen whole: no word is cut, nothing lies over anything else, and a larger screen shows more of it larger. */
import { STAY, TURN_THREE } from '@turn7/engine';
import { LANGUAGES } from '@turn7/narration/languages';
import { botNamed } from '@turn7/strategy';
import type { LocalGame } from '../src/game/session/local-game.ts';
import { against, asks, eventsAfter, gameWhere, resume } from './support/games.ts';
import { keep, sheetOf } from './support/score.ts';
import { show, still } from './support/screens.ts';
import { cutOf, hiddenOf, widthsOf } from './support/sight.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const at = (width: number, height: number) => ({ width, height });
const [SMALL, PHONE, LYING, LOW] = [at(360, 560), at(390, 844), at(844, 390), at(844, 330)];
const [UPRIGHT, TABLET, DESK, LARGE] = [at(768, 1024), at(1024, 768), at(1280, 800), at(1920, 1080)];

const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await still(page);
};

/** A card to give away in a later round, to several whose totals differ and are not in the order of their seats. */
function target(game: LocalGame): boolean {
  const { state, seats } = game.view;
  if (!asks(game, 'target') || game.game.round < 3 || state.kind !== 'playing') return false;
  const { question } = state;
  const totals = question.kind === 'target' ? question.targets.slice(1).map((seat) => seats[seat]?.total ?? 0) : [];
  return totals.some((total, i) => total > (totals[i - 1] ?? total));
}
const later = (game: LocalGame): boolean => asks(game, 'hit-or-stay') && game.game.round === 2;
const roundEnds = (game: LocalGame): boolean =>
  later(game) && eventsAfter(game, STAY).some(({ kind }) => kind === 'round ended');

/**
 * The chances of both answers come to the same whole per cent, so that they are told with a digit more, but not to the same
 * tenth; with room on both sides for what the coach finds in its time.
 */
function isClose(game: LocalGame): boolean {
  if (!later(game)) return false;
  const { reason } = botNamed('master:6400').advise(game.game);
  const [one = 0, other = 1] = reason.kind === 'playouts' ? reason.options.map(({ value }) => 100 * value) : [];
  const isFarFromNext = [one, other].every((percent) => Math.abs(percent - Math.round(percent)) < 0.35);
  return Math.round(one) === Math.round(other) && isFarFromNext && Math.abs(one - other) > 0.3;
}

for (const [seats, sizes] of [
  [4, [SMALL, PHONE, LOW, LYING, UPRIGHT, TABLET, DESK, LARGE]],
  [8, [SMALL, PHONE, LOW, LYING, UPRIGHT, TABLET, DESK, LARGE]],
  [18, [PHONE, UPRIGHT, TABLET, DESK, LARGE]],
  [54, [UPRIGHT, TABLET, DESK, LARGE]],
] as const)
  test(`who gets a card, of ${seats}: every choice and my own hand are in sight, leaders first`, {
    tag: seats === 8 ? [] : '@long',
  }, async ({ page }) => {
    await resume(page, gameWhere(against(seats - 1), target));
    await new Table(page).asked();
    for (const size of sizes) {
      await resize(page, size);
      const named = `${size.width} × ${size.height}`;
      await expect.poll(() => hiddenOf(page.locator('.target-row')), named).toEqual([]);
      await expect.poll(() => hiddenOf(page.locator('.dock .big-hand')), named).toEqual([]);
      expect(Math.min(...(await widthsOf(page.locator('.dock .slot')))), named).toBeGreaterThan(20);
      await expect.poll(() => cutOf(page.locator('.target-result, .target-ask :is(h2, p)')), named).toEqual([]);
    }
    await expect(page.locator('.target-row .target-total')).toHaveCount(seats);
    const totals = await page.locator('button.target-row:not(:has-text("You")) .target-total').allTextContents();
    const figures = totals.map((words) => Number.parseInt(words, 10));
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
    await expect(page.getByTitle('in the lead').first()).toBeVisible();
  });

test.describe('with the coach', () => {
  test.use({ settings: { coach: true } });

  test('of 54 that a card may go to, every one is in sight from 1024 × 768 up', { tag: '@long' }, async ({ page }) => {
    const isForAll = (game: LocalGame): boolean => {
      const { state } = game.view;
      return state.kind === 'playing' && state.question.kind === 'target' && state.question.targets.length > 50;
    };
    await resume(
      page,
      gameWhere(against(53), (game) => asks(game, 'target') && isForAll(game)),
    );
    await new Table(page).asked();
    await expect(page.locator('.target-why')).not.toBeEmpty();
    for (const size of [TABLET, DESK, LARGE]) {
      await resize(page, size);
      const named = `${size.width} × ${size.height}`;
      await expect.poll(() => hiddenOf(page.locator('.target-row')), named).toEqual([]);
      await expect.poll(() => hiddenOf(page.locator('.dock .big-hand')), named).toEqual([]);
      expect(
        await cutOf(page.locator('.target-rows, .target-result, .target-why, .target-ask :is(h2, p)')),
        named,
      ).toEqual([]);
    }
  });
});

test('a large screen has a larger hand, larger piles and larger answers', async ({ page }) => {
  await resume(page, gameWhere(against(3), later));
  await new Table(page).asked();
  const sizes: number[][] = [];
  for (const size of [DESK, LARGE]) {
    await resize(page, size);
    sizes.push(await widthsOf(page.locator('.dock .slot, [data-pile], .go')));
  }
  const [small, large] = sizes;
  small?.forEach((width, i) => {
    expect((large?.[i] ?? 0) / width).toBeGreaterThan(1.2);
  });
});

test('so has the end of a round, for many as well, and nobody covers anybody', async ({ page }) => {
  await resume(page, gameWhere(against(17), roundEnds));
  const table = new Table(page);
  await table.asked();
  await table.stay.click();
  await table.goOn.waitFor();
  const rows = page.locator('.round-row');
  await expect(rows.first()).toContainText('You');
  await resize(page, DESK);
  const [small = 0] = await widthsOf(rows.locator('.card'));
  await resize(page, LARGE);
  const [large = 0] = await widthsOf(rows.locator('.card'));
  expect(large / small).toBeGreaterThan(1.2);
  await resize(page, PHONE);
  for (const place of [6, 17]) {
    await rows.nth(place).scrollIntoViewIfNeeded();
    await expect.poll(() => hiddenOf(rows.nth(place).locator('.round-gain'))).toEqual([]);
    await expect.poll(() => hiddenOf(rows.nth(place - 1).locator('.round-gain'))).toEqual([]);
  }
});

/** Kim gives a Turn Three to Bartholomew, who has to set a card aside. */
const ASIDE = gameWhere(
  against(3),
  (game) =>
    asks(game, 'target') &&
    game.view.state.kind === 'playing' &&
    game.view.state.question.kind === 'target' &&
    game.view.state.question.card === TURN_THREE &&
    eventsAfter(game, 2).some(({ kind }) => kind === 'set aside'),
);

for (const language of LANGUAGES)
  test.describe(`in the language ${language}`, () => {
    test.use({ settings: { language, speed: 'fast' }, viewport: SMALL });

    const tag = language === 'de' ? [] : '@long'; // where words are longest

    for (const size of [SMALL, PHONE, LYING, UPRIGHT, TABLET])
      test(`no word of a Turn Three is cut at ${size.width} × ${size.height}`, {
        tag: size === SMALL ? tag : '@long',
      }, async ({ page }) => {
        await page.setViewportSize(size);
        await page.addInitScript(noteTrays);
        await resume(page, ASIDE);
        await page.locator('button.target-row', { hasText: 'Bartholomew' }).click();
        await page.waitForFunction(() => globalThis.trays.asides > 0 && document.querySelector('.tray') === null);
        expect(await page.evaluate(() => globalThis.trays.cut)).toEqual([]);
      });

    test('the bar above a table says all of it', { tag }, async ({ page }) => {
      await resume(page, gameWhere(against(3), later));
      await page.locator('.go').first().waitFor();
      for (const size of [at(320, 568), SMALL, PHONE, UPRIGHT]) {
        await resize(page, size);
        expect(await cutOf(page.locator('.table-title')), `${size.width}`).toEqual([]);
        await expect(page.locator('.table-title')).toContainText('200');
        expect(await hiddenOf(page.locator('.table-title .muted')), `${size.width}`).toEqual([]);
      }
    });

    test.describe('with the coach', () => {
      test.use({ settings: { language, speed: 'fast', coach: true }, viewport: at(360, 740) });

      test('both chances to win stand in its line', { tag }, async ({ page }) => {
        await resume(page, gameWhere(against(3), isClose));
        await page.locator('.coach-line', { hasText: /\d[.,]\d.*\d[.,]\d/ }).waitFor();
        expect(await cutOf(page.locator('.coach-line'))).toEqual([]);
      });
    });

    test('what happened last has room in the middle of a table', { tag }, async ({ page }) => {
      const long = { ...against(3), players: [...against(3).players] };
      long.players[3] = { name: 'Alexandra-Josephine', level: 'Regular' };
      await resume(
        page,
        gameWhere(long, (game) => later(game) && game.events.at(-1)?.kind === 'stayed'),
      );
      for (const size of [TABLET, DESK, LARGE]) {
        await resize(page, size);
        await page.locator('.last-event').waitFor();
        expect(await cutOf(page.locator('.last-event')), `${size.width}`).toEqual([]);
      }
    });

    test('what happened last is said to the end on a phone', { tag }, async ({ page }) => {
      const names = ['Kim', 'Alexandra-Jo', 'Bartholomew', 'Maximiliane'];
      const players = against(3).players.map((player, i) => ({ ...player, name: names[i] ?? '' }));
      await resume(
        page,
        gameWhere({ ...against(3), players }, (game) => later(game) && game.events.at(-1)?.kind === 'locked'),
      );
      for (const size of [at(320, 568), SMALL, PHONE, LYING, LOW]) {
        await resize(page, size);
        const lines = page.locator('.last-lines-new');
        expect((await lines.textContent())?.length).toBeGreaterThan(70);
        expect(await cutOf(lines), `${size.width} × ${size.height}`).toEqual([]);
        expect(await hiddenOf(lines), `${size.width} × ${size.height}`).toEqual([]);
      }
    });
  });

for (const size of [UPRIGHT, TABLET])
  test(`of 54 seats on ${size.width} × ${size.height} no sign lies over another`, async ({ page }) => {
    await page.setViewportSize(size);
    await resume(page, gameWhere(against(53), later));
    await new Table(page).asked();
    await still(page);
    // What is scrolled out of a list is not meant.
    const covered = await page.locator('.felt .seat').evaluateAll((seats) => {
      const bottom = document.querySelector('.seat-list')?.getBoundingClientRect().bottom ?? innerHeight;
      return seats
        .filter((seat) => seat.getBoundingClientRect().bottom <= bottom)
        .flatMap((seat) => {
          const parts = [...seat.querySelectorAll('.name, .chip, .rack .card, .extra, .points > span, .total')];
          const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0);
          return boxes.flatMap((box, i) =>
            boxes
              .slice(i + 1)
              .filter((other) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2)
              .filter((other) => Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2)
              .map(() => seat.textContent),
          );
        });
    });
    expect(covered).toEqual([]);
  });

test('a digit to press lies over no name and no card', async ({ page }) => {
  for (const seats of [8, 18]) {
    await page.setViewportSize(TABLET);
    await resume(page, gameWhere(against(seats - 1), target));
    await new Table(page).asked();
    const keys = page.locator('.felt .seat-choice .key');
    expect(await keys.count()).toBeGreaterThan(0);
    await expect.poll(() => hiddenOf(keys)).toEqual([]);
    const over = await keys.evaluateAll((all) =>
      all.filter((key) => {
        const mine = key.getBoundingClientRect();
        const parts = key.closest('.seat')?.querySelectorAll('.name, .rack .card, .total') ?? [];
        return [...parts].some((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return left < mine.right - 1 && right > mine.left + 1 && top < mine.bottom - 1 && bottom > mine.top + 1;
        });
      }),
    );
    expect(over).toHaveLength(0);
    await page.evaluate(() => localStorage.clear());
  }
});

test('an empty place is not taken for a card', async ({ page }) => {
  await resume(page, gameWhere(against(3), later));
  await new Table(page).asked();
  const cards = await page.locator('.dock .rack .card').count();
  await expect(page.locator('.dock .rack svg')).toHaveCount(cards);
});

test.describe('a phone on its side', () => {
  test.use({ viewport: LOW });

  test('has Play now above the fold', async ({ page }) => {
    await show(page, 'front');
    for (const name of [/^Play now/, 'Join']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  });

  test('shows who won, the first of the standing and what to do next', async ({ page }) => {
    await show(page, 'final');
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => hiddenOf(page.locator('.final-head h2, .standing tbody tr:first-child th'))).toEqual([]);
  });

  test('shows my score of a round and the way on', async ({ page }) => {
    await show(page, 'summary');
    await expect(new Table(page).goOn).toBeInViewport({ ratio: 1 });
    await expect.poll(() => hiddenOf(page.locator('.round-row').first())).toEqual([]);
  });

  for (const [name, tag] of [
    ['front', []],
    ['target', []],
    ...['table of 18', 'summary', 'final', 'score pad', 'learn', 'lab'].map((long) => [long, ['@long']] as const),
  ] as const)
    test(`has nothing of the screen "${name}" below a notch`, { tag: [...tag] }, async ({ page }) => {
      await page.setViewportSize(LYING);
      await show(page, name);
      const notch = 59;
      const browser = await page.context().newCDPSession(page);
      await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: notch, right: notch } });
      await still(page);
      const below = await page.locator('button:visible, a:visible, h1:visible, h2:visible, .card:visible').evaluateAll(
        (all, inset) =>
          all
            .filter((element) => element.closest('.vh') === null)
            .map((element) => ({ box: element.getBoundingClientRect(), words: element.textContent }))
            .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < innerHeight)
            .filter(({ box }) => box.left < inset - 1 || box.right > innerWidth - inset + 1)
            .map(({ words }) => words),
        notch,
      );
      expect(below).toEqual([]);
    });
});

test('a board of scores can be read when the device is turned', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await keep(page, sheetOf(['Ana', 'Ben', 'Chidi'], [[103, 'bust', 20]]));
  await page.goto('/board');
  const size = () =>
    page
      .locator('.board-name')
      .first()
      .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize));
  await page.locator('.board-name').first().waitFor();
  const upright = await size();
  for (const turned of [LYING, LOW]) {
    await resize(page, turned);
    expect(await size()).toBeGreaterThan(upright);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expect.poll(() => hiddenOf(page.locator('.board-row'))).toEqual([]);
    const fonts = await page
      .locator('.board :is(h1, p, b, span):visible')
      .evaluateAll((all) =>
        all
          .filter(({ className, textContent }) => className !== 'vh' && textContent !== '')
          .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      );
    expect(Math.min(...fonts)).toBeGreaterThanOrEqual(14);
  }
});

test('the key of a chart has the colours of its lines', { tag: '@long' }, async ({ page }) => {
  await show(page, 'replay');
  const strokes = (lines: string) =>
    page
      .locator(`.replay-totals ${lines}`)
      .evaluateAll((all) =>
        Object.fromEntries(all.map((line) => [line.getAttribute('class'), getComputedStyle(line).stroke])),
      );
  expect(await strokes('.totals-key .chart-line')).toEqual(await strokes('.chart-plot .chart-line:not(.chart-crowd)'));
});

declare global {
  var trays: { asides: number; cut: string[] };
}

/** Runs in the page: notes whatever of a Turn Three was shown cut, or not at all. */
function noteTrays(): void {
  globalThis.trays = { asides: 0, cut: [] };
  const look = () => {
    const tray = document.querySelector('.tray');
    if (tray === null) return;
    if (tray.querySelector('.is-aside') !== null) globalThis.trays.asides++;
    for (const part of tray.querySelectorAll('.tray-words, .tray-cards li')) {
      const isLow = part.className === 'tray-words' && part.scrollHeight > part.clientHeight + 1;
      if (isLow || part.scrollWidth > part.clientWidth + 1) globalThis.trays.cut.push(part.textContent ?? '');
    }
    for (const part of tray.querySelectorAll('.tray-head :is(h2, p, p > span:not(.tray-dot))'))
      if (part.getClientRects().length === 0 || (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0))
        globalThis.trays.cut.push(part.textContent ?? '');
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
