/** My games: kept by themselves, found again, taken along, and games that wait. */
import { STAY } from '@turn7/engine';
import { REVIEW_VERSION } from '../src/game/kept/kept-review.ts';
import type { SavedGame } from '../src/game/session/saved-game.ts';
import { against, handToHand, lastStay, leave, newGame, resume, SOLO, timid } from './support/games.ts';
import { bringGames, finishedGames, gamesFile, list, openMyGames } from './support/kept-games.ts';
import { addBot, changeRules, openTable, start } from './support/lobby.ts';
import { mouse, Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const rows = (page: Page) => list(page).getByRole('listitem');

/** From its last question on. */
async function finish(page: Page): Promise<void> {
  const table = new Table(page);
  await table.asked();
  await table.stay.click();
  while ((await table.asked()) === 'round over') await table.goOn.click();
}

test.describe('a finished game is kept by itself', () => {
  const kinds: readonly (readonly [string, () => SavedGame])[] = [
    ['against bots', () => lastStay(against(3, 'Regular', 40))],
    ['pass and play', () => lastStay({ ...handToHand('Ann', 'Bob'), target: 40 })],
    ['solo', () => lastStay(SOLO)],
  ];
  for (const [kind, game] of kinds) {
    test(kind, async ({ page }) => {
      await resume(page, game());
      await finish(page);
      await page.goto('/games');
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText(kind);
      await rows(page)
        .getByRole('link', { name: /^Replay/ })
        .click();
      await expect(page.getByRole('button', { name: 'One step on' })).toBeVisible();
    });
  }

  test('online, for those who play, not for those who watch', { tag: '@long' }, async ({ newPerson }) => {
    const [ann, cy] = [await newPerson(), await newPerson()];
    const code = await openTable(ann, 'Ann');
    await changeRules(ann, (form) => form.getByRole('spinbutton', { name: 'First to' }).fill('5'));
    await addBot(ann, 'Rookie');
    await cy.goto(`/t/${code}`);
    await cy.getByRole('button', { name: 'Just watch' }).click();
    await start(ann);
    const table = new Table(ann);
    for (;;) {
      if ((await table.asked()) === 'round over' && (await table.goOn.textContent())?.includes('final')) break;
      await table.answer(mouse(table));
    }
    await expect(new Table(cy).standing).toBeVisible();
    await ann.goto('/games'); // without a look at the final standing
    await expect(rows(ann)).toContainText(['online']);
    await cy.goto('/games');
    await expect(list(cy)).toContainText('No game is finished yet.');
  });

  test('even if the page was closed before it could be', async ({ page }) => {
    await leave(page, finishedSaved());
    await page.goto('/games');
    await expect(rows(page)).toHaveCount(1);
    await rows(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(list(page)).toContainText('No game is finished yet.');
  });
});

/** As it lies in its slot. */
function finishedSaved(): SavedGame {
  const game = lastStay(against(3, 'Regular', 40));
  return { ...game, moves: [...game.moves, STAY], over: true };
}

test('two tabs that finish games at once keep both, and each once', async ({ page, context }) => {
  const other = await context.newPage();
  await leave(page, lastStay(against(3, 'Regular', 40)));
  await leave(other, lastStay(against(2, 'Regular', 40)), 2);
  await page.goto('/play');
  await other.goto('/play?game=2');
  await Promise.all([finish(page), finish(other)]);
  await page.goto('/games');
  await expect(rows(page)).toHaveCount(2);
  // The same file in two tabs at once, with one of these games in it.
  await other.goto('/games');
  const games = finishedGames(3);
  await Promise.all([bringGames(page, gamesFile(games)), bringGames(other, gamesFile(games))]);
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(other)).toHaveCount(5);
});

test('games are found by a name, the result and the kind', async ({ page }) => {
  const alone = finishedGames(2, SOLO);
  await openMyGames(page, [...finishedGames(5), ...finishedGames(1, against(1, 'Rookie', 50)), ...alone]);
  await expect(rows(page)).toHaveCount(8);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('BARTHOLOMEW');
  await expect(rows(page)).toHaveCount(5);
  await search.fill('chidi kim no-such-word');
  await expect(page.getByText('No game has all of these words.')).toBeVisible();
  await search.fill('');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('solo');
  await expect(rows(page)).toHaveCount(2);
});

test('a game is deleted, and comes back with undo', { tag: '@long' }, async ({ page }) => {
  await openMyGames(page, finishedGames(3));
  const last = rows(page).first();
  const words = (await last.textContent()) ?? '';
  await last.getByRole('button', { name: /^Delete/ }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).filter({ hasText: words })).toHaveCount(0);
});

test('one file takes all games to another device', { tag: '@long' }, async ({ page, newPerson }) => {
  const games = [...finishedGames(3), ...finishedGames(1, SOLO)];
  await openMyGames(page, games);
  const told = await rows(page).allTextContents();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as a file' }).click();
  const file = await (await coming).path();

  const other = await newPerson();
  await other.goto('/games');
  await other.locator('input[type=file]').setInputFiles(file);
  await expect(other.getByText('4 games added.')).toBeVisible();
  await expect(rows(other)).toHaveText(told);
  await other.locator('input[type=file]').setInputFiles(file);
  await expect(other.getByText('No game added. 4 games were here already.')).toBeVisible();
  await expect(rows(other)).toHaveCount(4);
});

test('games that an earlier version of the page kept are the same ones today, with their reviews', async ({ page }) => {
  const [game] = finishedGames(1);
  if (game === undefined) throw new Error('expected a game');
  const seat = { accuracy: 93, luck: 0.1, own: 0 };
  const review = { version: REVIEW_VERSION, passes: 8, seats: [seat, seat, seat, seat], mistakes: [] };
  await page.goto('/robots.txt');
  await page.evaluate(keepAsVersionOne, { game, review });
  await page.goto('/games');
  await expect(rows(page)).toContainText([/accuracy 93/]);
  await bringGames(page, gamesFile([game]));
  await expect(page.getByText('No game added. One game was here already.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

/** In the page: a game and its review as they lay there, under an id of another kind. */
function keepAsVersionOne({ game, review }: { readonly game: object; readonly review: object }): Promise<void> {
  const id = '1'.repeat(64);
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('turn7', 1);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const name of ['games', 'facts', 'reviews', 'room'])
        opening.result.createObjectStore(name, { keyPath: 'id' });
    };
    opening.onsuccess = () => {
      const change = opening.result.transaction(['games', 'reviews'], 'readwrite');
      change.objectStore('games').put({ ...game, id });
      change.objectStore('reviews').put({ ...review, id });
      change.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

test('of a file that is good in part the good games are taken, and the others named', async ({ page }) => {
  const [good, bad] = finishedGames(2);
  if (good === undefined || bad === undefined) throw new Error('expected two games');
  const text = `${good.record}${bad.record.replace(/^moves h/m, 'moves >1')}`;
  await page.goto('/games');
  await bringGames(page, { name: 'half.t7', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(rows(page)).toHaveCount(1);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('One game of half.t7 was not imported:');
  await expect(alert).toContainText(/Line \d+:.*move 1 is ">1"/);
});

test('what is no file of games is refused in plain words, and nothing changes', async ({ page }) => {
  await page.goto('/games');
  await bringGames(page, { name: 'diary.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear diary') });
  await expect(page.getByRole('alert')).toContainText('“diary.txt” is an ordinary text, not a record of Turn 7.');
  await expect(page.getByRole('alert')).toContainText('line 1');
});

test('a review is kept with its game, and its mistakes lead to their moment', { tag: '@long' }, async ({ page }) => {
  await openMyGames(page, finishedGames(1, against(1, 'Regular', 40), timid));
  await page.getByRole('button', { name: 'Review it' }).click();
  await expect(rows(page)).toContainText(/accuracy \d+, luck [+−]?\d/, { timeout: 60_000 });
  await page.reload();
  await expect(rows(page)).toContainText(/accuracy \d+/);
  await expect(page.getByRole('figure', { name: 'Accuracy over time' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Favourite mistakes' })).toContainText('Stayed too early');
  await page
    .getByRole('link', { name: /^Worst:/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Review', level: 2 })).toBeVisible();
  await expect(page).toHaveURL(/at=\d+&review$/);
});

test('replays lists the latest of them', { tag: '@long' }, async ({ page }) => {
  await openMyGames(page, finishedGames(6));
  await page.goto('/replay');
  const latest = page.getByRole('region', { name: 'My games' });
  await expect(latest.getByRole('listitem')).toHaveCount(5);
  await latest.getByRole('link', { name: 'All 6 games' }).click();
  await expect(page).toHaveURL('/games');
});

test('a link to a game that is not here says so', async ({ page }) => {
  await page.goto(`/replay#kept=${'0'.repeat(64)}`);
  await expect(page.getByRole('alert')).toContainText('This game is not on this device.');
});

test.describe('several games wait at once', () => {
  test('a solo challenge leaves a game against bots alone, and the front page offers both', async ({ page }) => {
    await leave(page, newGame(against(2)));
    await page.goto('/');
    await page.getByRole('button', { name: /^Solo challenge/ }).click();
    await expect(page).toHaveURL('/play?game=2');
    await new Table(page).asked();
    await page.goto('/');
    const waiting = page.getByRole('link', { name: /^Continue your game/ });
    await expect(waiting).toHaveText([/Solo challenge/, /With Ana and Bartholomew/]);
    await waiting.last().click();
    await expect(page).toHaveURL('/play');
    await expect(page.getByText('Bartholomew').first()).toBeVisible();
  });

  test('one of them is deleted, and comes back with undo', { tag: '@long' }, async ({ page }) => {
    for (const slot of [1, 2, 3, 4]) await leave(page, newGame(against(slot)), slot);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Continue your game/ })).toHaveCount(3);
    await page.getByRole('link', { name: 'One more game waits' }).click();
    const waiting = page.getByRole('region', { name: 'Waiting' }).getByRole('listitem');
    await expect(waiting).toHaveCount(4);
    await waiting
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(waiting).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(waiting).toHaveCount(4);
  });
});

test.describe('storage', () => {
  test('that is blocked is said before a game, which can be played', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('not allowed', 'SecurityError');
      };
      for (const name of ['indexedDB', 'localStorage']) Object.defineProperty(window, name, { get: refuse });
    });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('This browser does not let the page keep anything.');
    await page.getByRole('button', { name: /^Play now/ }).click();
    expect(await new Table(page).asked()).not.toBe('game over');
    await page.goto('/daily');
    await expect(page.getByRole('alert')).toContainText('This browser does not let the page keep anything.');
    await page.goto('/games');
    await expect(page.getByText('This browser does not let the page keep anything.').first()).toBeVisible();
  });

  test('that is full is said before a game', async ({ page, baseURL }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize: 1 });
    await page.goto('/');
    await expect(page.getByRole('alert')).toContainText('The storage of this device is full.');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('that has room is not spoken of', async ({ page }) => {
    await page.goto('/');
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toEqual(['turn7']);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a thousand games open, and the statistics with them', { tag: '@long' }, async ({ page }) => {
  await openMyGames(page, finishedGames(1000, against(1, 'Regular', 25)));
  await page.reload();
  await expect(page.getByText(/of 1,000 games won/).last()).toBeVisible();
});
