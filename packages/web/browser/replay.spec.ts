/** A game that is over can be watched again: step, scrub, a link to any moment, and the proof of its shuffles. */
import { readFileSync } from 'node:fs';
import { replayAddress } from '../src/game/replay/replay-link.ts';
import { LocalGame } from '../src/game/session/local-game.ts';
import { against, gameWhere, leave, resume } from './support/games.ts';
import { expect, type Page, test } from './support/test.ts';

const OVER = gameWhere(against(2), ({ game }) => game.finished);
const CASE = readFileSync(new URL('../../../cases/example-walkthrough.t7', import.meta.url), 'utf8');
const SMALL = 'turn7 record 1\nplayers Ann | Bob\ndraw 7 5 7\nmoves h\n';

const momentOf = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const textbox = (page: Page) => page.getByRole('textbox', { name: 'Text of the record' });

const chooseFile = (page: Page, name: string, content: string | Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

/** As somebody drops it anywhere on the page. Large files are of one letter: what matters is how many. */
async function dropFile(page: Page, name: string, content: Buffer): Promise<void> {
  const [size, start] = [content.length, content.subarray(0, 4096).toString('latin1')];
  const transfer = await page.evaluateHandle(
    ({ name, size, start }) => {
      const bytes = new Uint8Array(size).fill(start.charCodeAt(0));
      bytes.set(Array.from(start, (letter) => letter.charCodeAt(0)));
      const made = new DataTransfer();
      made.items.add(new File([bytes], name));
      return made;
    },
    { name, size, start },
  );
  await page.getByRole('main').dispatchEvent('drop', { dataTransfer: transfer });
}

test('a game of this device is watched again from its final standing', { tag: '@long' }, async ({ page }) => {
  await resume(page, OVER);
  await page
    .getByRole('link', { name: 'Watch the replay' })
    .or(page.getByRole('button', { name: 'Watch the replay' }))
    .click();
  await expect(page).toHaveURL(/\/replay/);
  await expect(page.getByRole('slider', { name: 'Moment' })).toBeVisible();
});

test('the sign of a key hides no part of its button', async ({ page }) => {
  await page.goto('/replay');
  await textbox(page).fill(SMALL);
  await page.getByRole('button', { name: 'Show the replay' }).click();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const [button, sign] = [await play.boundingBox(), await play.locator('.key').boundingBox()];
  expect(sign?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  expect((sign?.y ?? 0) + (sign?.height ?? 0)).toBeLessThan(800);
});

test('a record is pasted, stepped and scrubbed; a link leads to the same moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/replay');
  await page.getByRole('textbox', { name: 'Text of the record' }).fill(CASE);
  await page.getByRole('button', { name: 'Show the replay' }).click();
  const moment = page.getByRole('slider', { name: 'Moment' });
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step back' }).click();
  await moment.press('ArrowRight');
  await moment.press('End');
  await moment.press('ArrowLeft');
  const place = await moment.getAttribute('aria-valuetext');
  expect(place).toMatch(/^Round \d+, step \d+ of \d+$/);
  await page.getByRole('button', { name: 'Link to this moment' }).click();
  // Until it is written, the clipboard has what another test left in it.
  const link = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(link).toContain('/replay');
  await page.goto(await link());
  await expect(moment).toHaveAttribute('aria-valuetext', place ?? '');
});

test('the address is true while one steps, and leads back there after a reload', { tag: '@long' }, async ({ page }) => {
  await page.goto('/rules');
  await page.evaluate(
    (address) => {
      location.href = address;
    },
    await replayAddress(CASE, 4),
  );
  const moment = momentOf(page);
  await expect(moment).toHaveValue('4');
  for (let step = 0; step < 5; step++) await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page).toHaveURL(/#r=[\w-]+&at=9$/);
  await page.reload();
  await expect(moment).toHaveValue('9');
  await moment.press('End');
  const last = await moment.getAttribute('max');
  await expect(page).toHaveURL(new RegExp(`&at=${last}$`));
  await page.goBack();
  await expect(page).toHaveURL('/rules');
});

test('the address of a game of a table names the moment too', { tag: '@long' }, async ({ page }) => {
  await page.route('/api/tables/K7QF2M/records/2.t7', (route) => route.fulfill({ body: CASE }));
  await page.goto('/replay?table=K7QF2M&game=2&at=4');
  const moment = momentOf(page);
  await expect(moment).toHaveValue('4');
  await moment.press('ArrowRight');
  await expect(page).toHaveURL('/replay?table=K7QF2M&game=2&at=5');
  await page.reload();
  await expect(moment).toHaveValue('5');
});

test('fast scrubbing asks little of the browser, and ends where it ended', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => {
    const { replaceState } = history;
    let written = 0;
    history.replaceState = (...args) => {
      document.documentElement.dataset['written'] = String(++written);
      replaceState.apply(history, args);
    };
  });
  await page.goto(await replayAddress(CASE));
  const moment = momentOf(page);
  await moment.evaluate((slider: HTMLInputElement) => {
    for (let i = 0; i <= 303; i++) {
      slider.valueAsNumber = i % Number(slider.max);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  const at = await moment.inputValue();
  await expect(page).toHaveURL(new RegExp(`&at=${at}$`));
  expect(Number(await page.locator('html').getAttribute('data-written'))).toBeLessThan(10);
});

test('a file with many games survives a reload, at the game and the moment chosen', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/rules');
  await page.goto('/replay');
  await chooseFile(page, 'evening.t7', CASE + SMALL);
  const moment = momentOf(page);
  await expect(moment).toBeVisible();
  await page.getByRole('combobox', { name: 'Game' }).selectOption({ index: 1 });
  await expect(page.getByRole('heading', { name: 'Replay' })).toContainText('2 players');
  await expect(moment).toHaveValue('0');
  await moment.press('ArrowRight');
  await moment.press('ArrowRight');
  await expect(page).toHaveURL(/&at=2$/);
  await page.reload();
  await expect(moment).toHaveValue('2');
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('1');

  // Another game leads away from it, and the way back leads to it again.
  await page.getByRole('button', { name: 'Another game' }).click();
  await expect(page).toHaveURL('/replay');
  await page.reload();
  await expect(textbox(page)).toBeVisible();
  await textbox(page).fill(CASE);
  await page.getByRole('button', { name: 'Show the replay' }).click();
  await expect(moment).toHaveValue('0');
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveCount(0);
  await page.goBack();
  await expect(moment).toHaveValue('2');
  await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('1');
  await page.goBack();
  await expect(page).toHaveURL('/rules');
});

test('whoever is about to hit or stay sees the risk of the next card, and nothing moves for it', async ({ page }) => {
  await page.goto(await replayAddress(SMALL, 4));
  const words = page.getByRole('region', { name: 'The moment in words' });
  // Ann deals, so Bob has the first 7; the one card that is left is its twin.
  await expect(words).toContainText('100% Bob: bust chance');
  await expect(words).toContainText('1 of 1 cards are twins');
  const before = await words.boundingBox();
  await momentOf(page).press('ArrowRight');
  await expect(words).not.toContainText('bust chance');
  expect(await words.boundingBox()).toEqual(before);
});

test('a game goes on from a moment of a replay, against bots, and survives a reload', async ({ page }) => {
  // Ann, Bob and Cy have a card each, and Ann is asked.
  await page.goto(await replayAddress(CASE, 5));
  await expect(momentOf(page)).toHaveValue('5');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await expect(dialog.getByRole('combobox', { name: 'Your seat' })).toHaveValue('0');
  await expect(dialog.getByRole('combobox', { name: 'Level of Bob' })).toHaveValue('Sharp');
  await dialog.getByRole('combobox', { name: 'All bots play as' }).selectOption('Rookie');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL('/play');
  const stay = page.getByRole('button', { name: /^Stay/ });
  await expect(stay).toBeEnabled();
  await page.reload();
  await expect(stay).toBeEnabled();
  await expect(page.getByText('Dealt: you 7, Bob 10, Cy 3.').first()).toBeVisible();
  await stay.click();
  await page.goBack();
  await expect(momentOf(page)).toHaveValue('5');
  // The game that was begun waits beside the next one.
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL('/play?game=2');
  await expect(stay).toBeEnabled();
});

test('at its end a replay says that nothing is left to play', async ({ page }) => {
  const over = new LocalGame(OVER);
  await page.goto(await replayAddress(over.record, over.events.length));
  const playOn = page.getByRole('button', { name: 'Play on from here' });
  await expect(playOn).toHaveAttribute('aria-disabled', 'true');
  await expect(playOn).toHaveAttribute('title', /the game is decided/);
});

test('everybody’s chance to win is told at every moment', { tag: '@long' }, async ({ page }) => {
  await resume(page, OVER);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  const told = page.getByRole('region', { name: 'The moment in words' });
  await expect(told).toContainText(/Chance to win if all play on like Sharp\s*Kim \d+%\s*Ana \d+%\s*Bartholomew \d+%/, {
    timeout: 60_000,
  });
  await page.getByRole('slider', { name: 'Moment' }).press('End');
  await expect(told).toContainText(/ 100%/);
});

test('a text that is no record says in which line and why', async ({ page }) => {
  await page.goto('/replay');
  await textbox(page).fill('turn7 record 1\nplayers Ann | Bob\nnonsense 1\ndraw 7');
  await page.getByRole('button', { name: 'Show the replay' }).click();
  await expect(page.getByRole('alert')).toContainText('The reader stopped at line 3: “nonsense 1”.');
  await expect(page.getByRole('alert')).toContainText('is not a key of a record');
});

for (const [name, content, says] of [
  ['photo.png', Buffer.from('89504e470d0a1a0a0000', 'hex'), '“photo.png” is a picture'],
  ['rules.pdf', Buffer.from('%PDF-1.7'), '“rules.pdf” is a PDF document'],
  ['nothing.t7', Buffer.from(''), '“nothing.t7” is empty'],
  ['game.json', Buffer.from('{\n"moves": []}'), '“game.json” is JSON data'],
  ['half.t7', Buffer.from(CASE.slice(0, CASE.indexOf('draw') + 3)), 'It seems to be cut off'],
  ['large.t7', Buffer.alloc(50_000_000, 'x'), '“large.t7” has 50 MB'],
] as const) {
  test(`${name} is refused in plain words, on the form and over a replay that stays`, {
    tag: name === 'half.t7' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto('/replay');
    await expect(textbox(page)).toBeVisible();
    await dropFile(page, name, content);
    await expect(page.getByRole('alert')).toContainText(says);
    await expect(page).toHaveURL('/replay');

    await page.goto(await replayAddress(CASE, 3));
    const moment = momentOf(page);
    await expect(moment).toHaveValue('3');
    await dropFile(page, name, content);
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(moment).toHaveValue('3');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert').filter({ hasText: says })).toHaveCount(0);
  });
}

test('a record that is dropped on a replay is opened, and the way back leads to the one before', async ({ page }) => {
  await page.goto(await replayAddress(CASE, 3));
  await expect(momentOf(page)).toHaveValue('3');
  await dropFile(page, 'small.t7', Buffer.from(SMALL));
  await expect(page.getByRole('heading', { name: 'Replay' })).toContainText('2 players');
  await expect(momentOf(page)).toHaveValue('0');
  await page.goBack();
  await expect(momentOf(page)).toHaveValue('3');
});

test('the shuffles of a game that is over are checked, and no more is said than that', async ({ page }) => {
  await leave(page, OVER);
  await page.goto('/play');
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  await expect(page.getByRole('dialog', { name: 'Check the shuffle' })).toContainText(
    /The record is right in itself: .+ This device chose the secret itself/,
  );
});
