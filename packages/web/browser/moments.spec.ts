/** What people remember of a game: a bust, the round that decides, a win that looks unlike a loss, a challenge that is lost. */
import { type GameEvent, HIT, STAY } from '@turn7/engine';
import { against, asks, eventsAfter, gameWhere, lucky, resume, SOLO } from './support/games.ts';
import { cutOf } from './support/sight.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

test.describe('a bust', () => {
  test.use({ settings: { speed: 'slow' } });

  test('of mine shows the twins and what they cost, and my hand goes on saying so', async ({ page }) => {
    const aboutToBust = gameWhere(
      against(3),
      (game) => asks(game, 'hit-or-stay') && eventsAfter(game, HIT).some(({ kind }) => kind === 'busted'),
    );
    await resume(page, aboutToBust);
    const table = new Table(page);
    await table.asked();
    const lost = await table.points();
    await table.hit.click();
    const moment = page.locator('.bust-moment');
    await expect(moment).toContainText(`${lost} lost`);
    await expect(moment.locator('.card')).toHaveCount(2);
    await expect(page.locator('.dock .hand-note')).toHaveText(new RegExp(`^A second \\d+: ${lost} points lost\\.$`));
  });
});

/** The last choice of a game that this seat wins, or another. */
const lastChoice = (isWinner: (seat: number) => boolean) =>
  gameWhere(
    against(3, 'Regular', 40),
    (game) => asks(game, 'hit-or-stay') && eventsAfter(game, STAY).some((event) => isWonBy(event, isWinner)),
  );

const isWonBy = (event: GameEvent, isWinner: (seat: number) => boolean): boolean =>
  event.kind === 'game ended' && isWinner(event.winner);

async function finish(page: Page): Promise<string> {
  const table = new Table(page);
  await table.asked();
  await table.stay.click();
  await expect(table.goOn).toBeVisible();
  const heading = (await page.locator('.round-summary h2').textContent()) ?? '';
  await table.goOn.click();
  await expect(table.standing).toBeVisible();
  return heading;
}

test('the round that decides is headed by what happened, and a win is celebrated', async ({ page }) => {
  await resume(
    page,
    lastChoice((seat) => seat === 0),
  );
  expect(await finish(page)).toMatch(/^You reach \d+ and win$/);
  await expect(page.locator('.final-head.is-won .party-rings')).toBeAttached();
  await expect(page.locator('.party-paper')).toBeAttached();
});

/** Of what is to be read at the end of a game, without its round corners. */
async function pictures(page: Page): Promise<readonly string[]> {
  const taken: string[] = [];
  for (const part of ['.final-head', '.at-hand .gold', '.standing-frame tbody tr:nth-child(2) td:nth-child(3)']) {
    const box = await page.locator(part).boundingBox();
    if (box === null) throw new Error(`there is no ${part}`);
    const clip = { x: box.x + 12, y: box.y + 12, width: box.width - 24, height: box.height - 24 };
    taken.push((await page.screenshot({ clip })).toString('base64'));
  }
  return taken;
}

test('what falls at a win falls behind all that there is to read and to press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resume(
    page,
    lastChoice((seat) => seat === 0),
  );
  await finish(page);
  const before = await pictures(page);
  // As if there were paper everywhere at once.
  await page.locator('.party-paper i').evaluateAll((sheets) => {
    for (const sheet of sheets)
      if (sheet instanceof HTMLElement)
        Object.assign(sheet.style, { inset: '0', width: '100vw', height: '100vh', opacity: '1' });
  });
  expect(await pictures(page)).toEqual(before);
});

test('a loss looks unlike a win, and says how far it was', async ({ page }) => {
  await resume(
    page,
    lastChoice((seat) => seat > 0),
  );
  expect(await finish(page)).toMatch(/^\w+ reaches \d+ and wins$/);
  await expect(page.locator('.final-head')).toContainText(/You come \d\w\w, \d+ points? behind/);
  await expect(page.locator('.party-rings, .party-paper')).toHaveCount(0);
});

test('nobody who has banked is told to be out', async ({ page }) => {
  const lastStay = gameWhere(
    against(3),
    (game) =>
      asks(game, 'hit-or-stay') &&
      eventsAfter(game, STAY).some((event) => event.kind === 'round ended' && event.by === 'out'),
  );
  await resume(page, lastStay);
  const table = new Table(page);
  await table.asked();
  await table.stay.click();
  await expect(page.locator('.round-summary h2')).toHaveText(/^(\d banked, \d busted|Everyone banked their points)$/);
  await expect(page.getByRole('log')).toContainText(/Round \d+ is over: nobody draws any more/);
});

test('a challenge that can no longer be met says so at once, and is lost', async ({ page }) => {
  const beforeLost = gameWhere(
    SOLO,
    (game) =>
      asks(game, 'hit-or-stay') &&
      game.game.round === 4 &&
      eventsAfter(game, STAY).some(({ kind }) => kind === 'round ended') &&
      !eventsAfter(game, STAY).some(({ kind }) => kind === 'game ended'),
    lucky,
  );
  await resume(page, beforeLost);
  const table = new Table(page);
  await table.asked();
  await table.stay.click();
  const summary = page.locator('.round-summary');
  await expect(summary.getByRole('heading', { level: 2 })).toHaveText('The challenge is lost');
  await expect(summary).toContainText(/It can no longer be met: \d+ of 200 points/);
  await table.goOn.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/Round 5 · challenge lost/);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.locator('.table.phone')).toBeVisible();
  expect(await cutOf(page.locator('.table-title, .table-title .muted'))).toEqual([]);
});
