/** The daily challenge: played once, gone on with anywhere, compared with friends; and practised without a server. */
import { mouse, Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const board = (page: Page, name: 'Alone' | 'Against three bots') => page.getByRole('region', { name, exact: true });

/** To the table of today's challenge. */
async function begin(page: Page, name: 'Alone' | 'Against three bots', who = 'Ann'): Promise<Table> {
  await page.goto('/daily');
  await page.getByLabel('Your name').fill(who);
  await board(page, name)
    .getByRole('button', { name: /^(Play|Go on)$/ })
    .click();
  await expect(page).toHaveURL(/\/t\/\w{24}$/);
  return new Table(page);
}

/** Plays it to its end, and goes to the result. */
async function finish(page: Page, table: Table): Promise<void> {
  await table.play(mouse(table));
  await toResult(page);
}

async function toResult(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'To the result' }).click();
  await expect(page).toHaveURL('/daily');
}

test('from the front page to a result, with a text to share that shows no card', async ({ page, context, baseURL }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('link', { name: 'Today’s challenge' }).click();
  await board(page, 'Alone').getByRole('button', { name: 'Play' }).click();
  await expect(page.getByText('Type a name with letters or digits.')).toBeVisible();
  const table = await begin(page, 'Alone');
  await table.asked();
  await table.play(mouse(table));
  // Here points for each round count, and no number of rounds is too many.
  await expect(page.getByRole('heading', { name: 'Final standing' })).toBeVisible();
  await expect(page.getByText(/challenge is lost|challenge (lost|beaten)/i)).toHaveCount(0);
  // With its replay everybody would see the cards of a deal that they have yet to play.
  await expect(page.getByRole('button', { name: 'Share the result' })).toHaveCount(0);
  await toResult(page);

  const result = board(page, 'Alone');
  await expect(result.getByText(/^\d+ points/)).toBeVisible();
  await expect(
    result.getByText(/Nobody else has played it yet|Better than \d+% of the other players so far \(\d+\)/),
  ).toBeVisible();
  await expect(result.getByText(/^Master with the same cards: \d+/)).toBeVisible();
  await expect(page.getByText('1 day', { exact: true })).toBeVisible();
  await result.getByRole('button', { name: 'Share' }).click();
  const shared = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(shared).toMatch(new RegExp(`^Turn 7 · .+ · Alone\\n\\d+ points.*\\n${baseURL}/daily$`));
  await result.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('button', { name: 'One step on' })).toBeVisible();
});

test('a reload goes on with it, and so does another device of the same player', async ({ page, newPerson }) => {
  const table = await begin(page, 'Alone');
  await table.asked();
  await table.answer(mouse(table));
  const address = page.url();
  await page.reload();
  await table.asked();
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Show the link' }).click();
  const key = await page.evaluate(() => JSON.parse(localStorage.getItem('turn7 daily') ?? '{}').key);

  const other = await newPerson();
  await other.goto(`/daily#key=${key}`);
  await expect(other).toHaveURL('/daily');
  await other.getByLabel('Your name').fill('Ann');
  await board(other, 'Alone').getByRole('button', { name: 'Go on' }).click();
  await expect(other).toHaveURL(address);
  await new Table(other).asked();
});

test.describe('on a small phone', () => {
  for (const [width, language] of [
    [320, 'en'],
    [320, 'es'],
    [320, 'fr'],
    [360, 'en'],
    [360, 'es'],
    [375, 'fr'],
  ] as const)
    test(`the bar says which round it is, and to how many points: ${width} wide, ${language}`, {
      tag: width === 320 ? [] : '@long',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await (await begin(page, 'Against three bots')).asked();
      await page.evaluate((language) => {
        const known = JSON.parse(localStorage.getItem('turn7 settings') ?? '{}');
        localStorage.setItem('turn7 settings', JSON.stringify({ ...known, language }));
      }, language);
      await page.reload();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(/\d.*200/);
      // In the rounds with two digits as well.
      await title.evaluate(({ firstChild }) => firstChild?.replaceWith(`${firstChild.textContent}4`));
      expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const [words, gestures] = [await title.boundingBox(), await page.locator('.reaction-bar > .ib').boundingBox()];
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(gestures?.x ?? 0);
    });
});

test('two tabs that were opened at the same moment play one try', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Show the link' }).waitFor();
  // As if this one had made a key of its own before it heard of that of the other.
  await other.addInitScript(() => localStorage.removeItem('turn7 daily'));
  const ours = await begin(other, 'Alone');
  await ours.asked();
  await page.getByLabel('Your name').fill('Ann');
  await board(page, 'Alone').getByRole('button', { name: 'Play' }).click();
  await expect(page).toHaveURL(other.url());
});

test('a link with another player’s key asks first', async ({ page }) => {
  const keyHere = () => page.evaluate(() => JSON.parse(localStorage.getItem('turn7 daily') ?? '{}').key);
  const brought = 'k'.repeat(43);
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Show the link' }).waitFor();
  const before = await keyHere();
  await page.goto(`/daily#key=${brought}`);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/daily');
  expect(await keyHere()).toBe(before);
  await page.goto(`/daily#key=${brought}`);
  await page.getByRole('button', { name: 'Yes, play as them' }).click();
  await expect.poll(keyHere).toBe(brought);
});

test('friends compare results in a group that a link leads to', { tag: '@long' }, async ({ page, newPerson }) => {
  test.slow();
  await finish(page, await begin(page, 'Alone'));
  await page.getByLabel('New group of friends').fill('Friday');
  await page.getByRole('button', { name: 'Make' }).click();
  await expect(page.getByLabel('Challenge', { exact: true })).toHaveValue('solo'); // as Ann has played it
  await expect(page.getByRole('row', { name: /Ann.*you/ })).toBeVisible();
  await expect(page.getByLabel('Whose')).not.toHaveValue(''); // Ann stands in everybody's table as well
  const code = await page.getByLabel('Whose').inputValue();

  const ben = await newPerson();
  await ben.goto('/daily');
  await ben.getByLabel('Your name').fill('Ben');
  await expect(ben.getByLabel('Whose')).toHaveValue('');
  await ben.goto(`/daily#group=${code}`); // into the address of the page that is open
  await ben.getByRole('button', { name: 'Join this group' }).click();
  await expect(ben.getByRole('button', { name: 'Leave this group' })).toBeVisible();
  await ben.getByLabel('Challenge', { exact: true }).selectOption('Alone');
  await expect(ben.getByRole('row', { name: /Ann/ })).toBeVisible();
  await expect(ben.getByLabel('Whose')).toHaveValue(code);
});

test('a day that is over can be practised with on this device', { tag: '@long' }, async ({ page }) => {
  await page.goto('/daily');
  await page.getByLabel('Day', { exact: true }).fill('2026-11-01');
  await page.getByRole('button', { name: 'Alone' }).click();
  await expect(page).toHaveURL(/\/play/);
  const table = new Table(page);
  await table.play(mouse(table));
  await expect(page.getByRole('heading', { name: 'Final standing' })).toBeVisible();
  await page.goto('/games');
  await expect(page.getByRole('main')).toContainText('practice');
});

test('against bots it is reviewed when it is over', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await finish(page, await begin(page, 'Against three bots'));
  await board(page, 'Against three bots').getByRole('link', { name: 'Review' }).click();
  // A first review of all choices is there; that it gets better and is done is told by review.spec.ts.
  await expect(page.getByText(/^Getting more precise|^The review is done/)).toBeVisible({ timeout: 60_000 });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('there is a deal to practise with, which says that it does not count', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.goto('/daily');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('that does not count')).toBeVisible();
    await board(page, 'Alone').getByRole('button', { name: 'Practise' }).click();
    await expect(page).toHaveURL(/\/play/);
    expect(await new Table(page).asked()).not.toBe('game over');
  });
});

test('whoever comes to a group that is full is told so', { tag: '@long' }, async ({ page, request, baseURL }) => {
  const as = (member: number) => ({ authorization: `Bearer ${String(member).padStart(43, 'm')}` });
  const made = await request.post(`${baseURL}/api/daily/groups`, {
    headers: as(1),
    data: { title: 'Full', name: 'M1' },
  });
  const { code } = await made.json();
  for (let member = 2; member <= 200; member++)
    await request.post(`${baseURL}/api/daily/groups/${code}/members`, {
      headers: as(member),
      data: { name: `M${member}` },
    });
  await page.goto(`/daily#group=${code}`);
  await page.getByLabel('Your name').fill('Late');
  await page.getByRole('button', { name: 'Join this group' }).click();
  await expect(page.getByText('This group is full. Ask somebody to make another one.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join this group' })).toBeVisible();
});
