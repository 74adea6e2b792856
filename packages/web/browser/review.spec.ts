/** A game that is over is reviewed: from its end, from any replay, and from a link. */
import { readFileSync } from 'node:fs';
import { STAY } from '@turn7/engine';
import { LocalGame } from '../src/game/session/local-game.ts';
import type { SavedGame } from '../src/game/session/saved-game.ts';
import { against, asks, eventsAfter, gameWhere, resume, SOLO } from './support/games.ts';
import { expect, type Page, test } from './support/test.ts';

/** Short, so that the first look is quick on any machine. */
const OVER = gameWhere(against(2, 'Regular', 60), ({ game }) => game.finished);
const CROWD = gameWhere(against(9, 'Regular', 60), ({ game }) => game.finished);
/** My next stay ends it, and I am not among the best. */
const LOSING = gameWhere(against(9, 'Regular', 60), (game) => {
  if (!asks(game, 'hit-or-stay', 0)) return false;
  const end = eventsAfter(game, STAY).findLast(({ kind }) => kind === 'round ended');
  const totals = end?.kind === 'round ended' ? end.totals : [];
  const better = totals.filter((total) => total > (totals[0] ?? 0)).length;
  return better > 6 && eventsAfter(game, STAY).some(({ kind }) => kind === 'game ended');
});
const CASE = readFileSync(new URL('../../../cases/example-walkthrough.t7', import.meta.url), 'utf8');

const chances = (page: Page) => page.getByRole('slider', { name: 'Chance to win over the game' });
const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const verdict = (page: Page) => page.getByRole('region', { name: 'The choice of this moment' });
const choices = (page: Page) => page.getByRole('region', { name: 'Choices', exact: true }).getByRole('button');

/** How long the first look takes depends on the machine. */
const LONG = { timeout: 90_000 };

async function reviewedText(page: Page, record: string): Promise<void> {
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'Text of the record' }).fill(record);
  await page.getByRole('button', { name: 'Show the replay' }).click();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
}

const textOf = (game: SavedGame): string => new LocalGame(game).record;

async function reviewed(page: Page): Promise<void> {
  await resume(page, OVER);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await expect(chances(page)).toBeVisible(LONG);
}

test('the end of a game leads to its review, which finishes by itself', async ({ page }) => {
  await reviewed(page);
  await expect(page).toHaveURL(/review/);
  await expect(page.getByText('The review is done.')).toBeVisible(LONG);
  for (const name of ['Kim', 'Ana', 'Bartholomew']) {
    const seat = page.getByRole('region', { name, exact: true });
    await expect(seat.getByRole('row', { name: 'Luck of the cards' })).toContainText('±');
    await expect(seat.getByRole('row', { name: 'Result' })).toContainText(/^Result(0|100)\.0%$/);
  }
});

test('chart, choices and turning points lead to their moments, by pointer and by key', { tag: '@long' }, async ({
  page,
}) => {
  await reviewed(page);
  await expect(page.getByText('The review is done.')).toBeVisible(LONG); // until then other moments may come first
  await choices(page).first().click();
  await expect(choices(page).first()).toHaveAttribute('aria-current', 'step');
  await expect(verdict(page)).toContainText('chance to win');
  const place = await moment(page).getAttribute('aria-valuetext');
  expect(place).toMatch(/^Round 1, step \d+ of \d+$/);
  await expect(chances(page)).toHaveAttribute('aria-valuetext', new RegExp(`^${place}: Kim \\d+%, Ana \\d+%`));

  await chances(page).press('ArrowRight');
  await expect(moment(page)).not.toHaveAttribute('aria-valuetext', place ?? '');
  await chances(page).press('End');
  await expect(chances(page)).toHaveAttribute('aria-valuetext', / 100%/);

  const turn = page.getByRole('region', { name: 'Turning points' }).getByRole('button').first();
  await turn.click();
  await expect(turn).toHaveAttribute('aria-current', 'step');
  await expect(moment(page)).not.toHaveAttribute('aria-valuetext', place ?? '');

  const box = await chances(page).boundingBox();
  await chances(page).click({ position: { x: (box?.width ?? 0) / 2, y: 20 } });
  const last = Number(await moment(page).getAttribute('max'));
  await expect.poll(async () => Math.round((10 * Number(await moment(page).inputValue())) / last)).toBe(5);
});

test('a moment without a choice says how to come to one, and the game is told in words once', async ({ page }) => {
  await reviewed(page);
  await moment(page).press('Home');
  await expect(verdict(page)).toContainText('Choose a moment in the chart or one of the choices');
  const summary = page.getByRole('region', { name: 'Luck and skill' }).getByRole('paragraph').first();
  // Its figures become better while one reads them.
  await expect.poll(async () => page.getByText(await summary.innerText(), { exact: true }).count()).toBe(1);
});

test('the choices are one stop of the Tab key; arrow keys move among them and leave the moment alone', async ({
  page,
}) => {
  await reviewed(page);
  await moment(page).press('Home');
  const stops = () =>
    choices(page).evaluateAll((buttons) => buttons.flatMap((one, i) => (one.tabIndex === 0 ? [i] : [])));
  await expect.poll(stops).toEqual([0]);
  await page.getByRole('checkbox', { name: 'Only errors' }).press('Tab');
  await expect(choices(page).first()).toBeFocused();
  for (const [key, to] of [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', -1],
    ['Home', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(choices(page).nth(to)).toBeFocused();
  }
  await expect(moment(page)).toHaveValue('0');
  await page.keyboard.press('Enter');
  await expect(choices(page).nth(1)).toHaveAttribute('aria-current', 'step');
  await expect(choices(page).nth(1)).toBeFocused();

  // The stop moves along with the game.
  await moment(page).press('End');
  await expect.poll(stops).toEqual([(await choices(page).count()) - 1]);
  await page.getByRole('checkbox', { name: 'Only errors' }).press('Tab');
  await expect(choices(page).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Choices', exact: true }).locator(':focus')).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const)
  test(`at ${width} × ${height} a turning point and the worst choice are seen and have the focus`, {
    tag: width === 390 ? [] : '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await reviewed(page);
    await expect(page.getByText('The review is done.')).toBeVisible(LONG);
    const words = page.getByRole('region', { name: 'The moment in words' });
    await page.getByRole('region', { name: 'Turning points' }).getByRole('button').first().click();
    await expect(words).toBeFocused();
    await expect(words).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Worst choice' }).press('Enter');
    await expect(verdict(page)).toBeFocused();
    await expect(verdict(page)).toBeInViewport({ ratio: 0.9 });
    await expect(verdict(page).getByText('Best:')).toBeInViewport();
  });

test('a game that I lost is told as mine, until I choose another', { tag: '@long' }, async ({ page }) => {
  await resume(page, LOSING);
  await page.getByRole('button', { name: /^Stay/ }).click();
  await page.getByRole('button', { name: 'See the final standing' }).click();
  await page.getByRole('link', { name: 'Review the game' }).click();
  await expect(chances(page)).toBeVisible(LONG);
  const luck = page.getByRole('region', { name: 'Luck and skill' });
  await expect(luck).toContainText('At the start Kim would win');
  const bars = luck.locator('.seat-parts');
  await expect(bars).toHaveCount(6);
  await expect(bars.first()).toContainText('Kim');
  await expect(luck).toContainText('4 more players are in the table only.');
  await expect(page.locator('.totals-key').filter({ hasText: 'Kim' })).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Whose choices' }).selectOption('Everybody');
  await expect(luck).not.toContainText('At the start Kim would win');
  await expect(bars.filter({ hasText: 'Kim' })).toHaveCount(1);
});

test('both charts of a large table draw everybody alike, whoever is chosen', { tag: '@long' }, async ({ page }) => {
  await reviewedText(page, textOf(CROWD));
  await expect(chances(page)).toBeVisible(LONG);
  await expect.poll(() => page.locator('.totals-key path').count()).toBe(12);
  for (const chosen of ['Everybody', ...CROWD.setup.players.map(({ name }) => name)]) {
    await page.getByRole('combobox', { name: 'Whose choices' }).selectOption(chosen);
    const drawn = await page
      .locator('.totals-key li')
      .evaluateAll((lines) =>
        lines.map((line) => [
          line.textContent?.replace(/ \S+$/, ''),
          line.querySelector('path')?.getAttribute('class'),
        ]),
      );
    const pairs = new Set(drawn.map((pair) => pair.join(': ')));
    for (const place of [0, 1]) expect(new Set(drawn.map((pair) => pair[place])).size, chosen).toBe(pairs.size);
  }
});

test('choices are filtered by seat and by what they cost', { tag: '@long' }, async ({ page }) => {
  await reviewed(page);
  await page.getByRole('combobox', { name: 'Whose choices' }).selectOption('Ana');
  const names = await choices(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.includes(', Ana: '))).toEqual([]);
  await page.getByRole('checkbox', { name: 'Only errors' }).check();
  const errors = await choices(page).evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  expect(errors.filter((name) => !/(inaccuracy|mistake|blunder), costs/.test(name))).toEqual([]);
});

test('the words of a status have the room that there is', { tag: '@long' }, async ({ page }) => {
  await reviewed(page);
  const words = page.getByText('The review is done.');
  await expect(words).toBeVisible(LONG);
  const room = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    const [text, button] = [
      await words.boundingBox(),
      await page.getByRole('button', { name: 'More precise' }).boundingBox(),
    ];
    return {
      lines: Math.round((text?.height ?? 0) / 20),
      isAbove: (text?.y ?? 0) + (text?.height ?? 0) <= (button?.y ?? 0),
    };
  };
  expect(await room(320, 568)).toEqual({ lines: 2, isAbove: true });
  expect(await room(844, 390)).toEqual({ lines: 1, isAbove: false });
});

test('a review is stopped, keeps what it has, and goes on', async ({ page }) => {
  await resume(
    page,
    gameWhere(against(3), ({ game }) => game.finished),
  );
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/^Stopped/)).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(chances(page)).toBeVisible(LONG);
});

test('a review that cannot be computed says so, and is tried again', async ({ page }) => {
  await page.route(/worker-[^/]*\.js$/, (route) => route.abort());
  await resume(page, OVER);
  await page.getByRole('link', { name: 'Review the game' }).click();
  await expect(page.getByText('The review could not be finished')).toBeVisible(LONG);
  await page.unroute(/worker-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(chances(page)).toBeVisible(LONG);
});

test('a review sticks out at no width', { tag: '@long' }, async ({ page }) => {
  await reviewed(page);
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [740, 360],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The chart is drawn anew once the browser has told it how wide it is.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${width}` })
      .toBe(width);
  }
});

test('a table that is wider than the screen shows it, and keeps its names in sight', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await reviewed(page);
  await expect(page.getByText('The review is done.')).toBeVisible(LONG);
  const panel = page.getByRole('region', { name: 'Luck and skill' }).first();
  await panel.getByText('The same as a table').click();
  const table = panel.locator('.data-table');
  const edge = async () => {
    await table.scrollIntoViewIfNeeded();
    const row = await table.getByRole('row').last().boundingBox();
    const box = await table.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) - 3, (row?.y ?? 0) + 1];
    return (await page.screenshot({ clip: { x, y, width: 2, height: 2 } })).toString('base64');
  };
  const more = await edge();
  await table.evaluate((one) => {
    one.scrollLeft = one.scrollWidth;
  });
  expect(await edge()).not.toBe(more);
  await expect(table.getByRole('rowheader', { name: 'Kim' })).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
] as const)
  test(`at ${width} × ${height} nothing jumps from step to step of a review`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await reviewed(page);
    await expect(page.getByText('The review is done.')).toBeVisible(LONG);
    const panels = ['.replay-moment', '.verdict', '.chance-key'];
    const heights: number[][] = [];
    const last = Number(await moment(page).getAttribute('max'));
    for (let at = 0; at <= last; at++) {
      await moment(page).fill(String(at));
      heights.push(
        await page.evaluate((all) => all.map((one) => document.querySelector(one)?.clientHeight ?? 0), panels),
      );
    }
    for (const [i, panel] of panels.entries())
      expect.soft([...new Set(heights.map((all) => all[i]))], panel).toHaveLength(1);
  });

/** What a page writes on pictures from now on. */
async function writtenOn(page: Page): Promise<() => Promise<readonly string[]>> {
  const written = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const { prototype } = CanvasRenderingContext2D;
    const { fillText } = prototype;
    prototype.fillText = function (text, ...place) {
      texts.push(text);
      fillText.call(this, text, ...place);
    };
    return texts;
  });
  return () => written.jsonValue();
}

test('a review is passed on as a picture and as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reviewed(page);
  await expect(page.getByText('The review is done.')).toBeVisible(LONG);
  const written = await writtenOn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  const file = readFileSync(await (await download).path());
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  expect(file.readUInt32BE(16)).toBe(1200); // its width
  const texts = await written();
  for (const head of ['Start', 'Own choices', 'Correction', 'Result', 'inaccuracy', 'mistake', 'blunder'])
    expect(texts).toContain(head);
  const figures = texts.filter((text) => /^[+−]?\d+\.\d%$/.test(text));
  const values = figures.map((text) => Number(text.replace('−', '-').replace('%', '')));
  expect(values).toHaveLength(3 * 6);
  for (const seat of [0, 6, 12]) {
    const [result, ...parts] = values.slice(seat, seat + 6).toReversed();
    const sum = parts.reduce((all, part) => all + part, 0);
    expect(Math.abs(sum - (result ?? 0))).toBeLessThan(0.3); // of five figures that are rounded
  }

  await page.getByRole('button', { name: 'Copy the link' }).click();
  const link = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(link).toContain('&review');
  await page.goto('/');
  await page.goto(await link());
  await expect(chances(page)).toBeVisible(LONG);
});

test('a game that is not finished is reviewed as far as it goes, and says so', { tag: '@long' }, async ({ page }) => {
  await reviewedText(page, CASE);
  await expect(page.getByText('This game is not finished')).toBeVisible(LONG);
  await expect(page.getByRole('heading', { name: 'Luck and skill' })).toBeVisible();
  await expect(page).toHaveURL(/&review$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Luck and skill' })).toBeVisible(LONG);
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page).not.toHaveURL(/review/);
  await expect(page.getByRole('heading', { name: 'Luck and skill' })).toBeHidden();
});

test('the picture of a game that is not finished says so in a sentence', { tag: '@long' }, async ({ page }) => {
  await reviewedText(page, CASE);
  await expect(page.getByRole('heading', { name: 'Luck and skill' })).toBeVisible(LONG);
  const written = await writtenOn(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  await download;
  const texts = await written();
  expect(texts).toContain('Turn 7: a game up to round 2, not finished yet');
  expect(texts).toContain('Chance so far');
});

test.describe('in the contrast theme', () => {
  test.use({ settings: { theme: 'contrast' } });

  test('those with a name outshine the crowd of a large table', { tag: '@long' }, async ({ page }) => {
    await reviewedText(page, textOf(CROWD));
    await expect(chances(page)).toBeVisible(LONG);
    for (const chart of ['.chance-frame', '.replay-totals .chart-frame']) {
      const named = await page.locator(`${chart} .chart-line:not(.chart-crowd)`).evaluateAll(brightnesses);
      const crowd = await page.locator(`${chart} .chart-crowd`).evaluateAll(brightnesses);
      expect(crowd).toHaveLength(4);
      expect(Math.max(...crowd), chart).toBeLessThan(Math.min(...named));
    }
  });
});

/** Runs in the page. */
const brightnesses = (lines: Element[]): number[] =>
  lines.map((line) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(line).stroke.match(/\d+/g)?.map(Number) ?? [];
    return 0.2 * red + 0.7 * green + 0.1 * blue;
  });

test('whoever played without a name is spoken to', { tag: '@long' }, async ({ page }) => {
  await reviewedText(page, CASE.replace('players Ann', 'players You'));
  await expect(chances(page)).toBeVisible(LONG);
  await choices(page).first().click();
  await expect(verdict(page)).toContainText('Your turn');
  await expect(verdict(page)).toContainText('Your chance to win:');
});

test('a game alone has nothing to compare', async ({ page }) => {
  await resume(
    page,
    gameWhere(SOLO, ({ game }) => game.finished),
  );
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Review the game' })).toBeHidden();
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByText('there is nothing to compare')).toBeVisible();
});
