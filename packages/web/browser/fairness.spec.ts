/** The page at servers that cheat about the shuffles, each in its own way, and at one that does not. */
import { LogPage } from '@turn7/protocol';
import { startCheatingServer } from './support/cheating-server.ts';
import type { CheatName } from './support/cheats.ts';
import { addBot, changeRules, openTable, sitDown, start, watch } from './support/lobby.ts';
import { mouse, Table } from './support/table.ts';
import { test as base, expect, type Page } from './support/test.ts';

const test = base.extend<{ cheat: CheatName }>({
  cheat: ['none', { option: true }],
  baseURL: async ({ cheat }, use) => {
    const server = await startCheatingServer(cheat);
    await use(server.url);
    await server.stop();
  },
});

const NOT_FAIR = /^NOT fair\./;
const PROVEN =
  /^Proven: .+ The fingerprint is the one that this device saw before the first card, the random number that it gave is among/;

async function openShortTable(page: Page): Promise<string> {
  const code = await openTable(page, 'Ann');
  await changeRules(page, (form) => form.getByRole('spinbutton', { name: 'First to' }).fill('10'));
  return code;
}

/** What the page says of the shuffles when the game is over. */
async function verdict(page: Page) {
  await page.getByRole('button', { name: 'Check the shuffle' }).click();
  return page.getByRole('dialog', { name: 'Check the shuffle' }).getByRole('status');
}

async function playToTheEnd(page: Page): Promise<void> {
  const table = new Table(page);
  await table.play(mouse(table));
}

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

test('an honest server is proven to be one, though the page was loaded anew before and during the game', async ({
  page,
}) => {
  await openShortTable(page);
  await addBot(page, 'Rookie');
  await page.reload();
  await start(page);
  await new Table(page).asked();
  await page.reload();
  await playToTheEnd(page);
  await expect(await verdict(page)).toHaveText(PROVEN);
  await expect(alert(page)).toHaveCount(0);
});

test('whoever watched, whoever came later, and whoever was not the last to give a seed are told so', {
  tag: '@long',
}, async ({ newPerson }) => {
  const [ann, bob, cy, dora] = [await newPerson(), await newPerson(), await newPerson(), await newPerson()];
  const code = await openShortTable(ann);
  await sitDown(bob, code, 'Bob');
  await watch(cy, code);
  await start(ann);
  await Promise.all([playToTheEnd(ann), playToTheEnd(bob)]);
  await expect(await verdict(ann)).toHaveText(
    /^Proven: .+ After it came the random number of Bob: only if they and the server/,
  );
  await expect(await verdict(bob)).toHaveText(/^Proven: [^:]+$/);
  await expect(await verdict(cy)).toHaveText(
    /^The record is right in itself: .+ But no random number of this device went into/,
  );
  await dora.goto(`/replay?table=${code}&game=1`);
  await expect(await verdict(dora)).toHaveText(
    /^The record is right in itself: .+ did not see the game from its begin/,
  );
  await bob.goto(`/replay?table=${code}&game=1`);
  await expect(await verdict(bob)).toHaveText(PROVEN);
});

test.describe('a server that chooses its secret when it knows the seeds', () => {
  test.use({ cheat: 'late secret' });
  test('is caught at the first card, and by its record', async ({ page }) => {
    await openShortTable(page);
    await addBot(page, 'Rookie');
    await start(page);
    await expect(alert(page)).toContainText('NOT fair: the server showed another fingerprint');
    await alert(page).getByRole('button', { name: 'Understood' }).click();
    await playToTheEnd(page);
    const said = await verdict(page);
    await expect(said).toHaveText(NOT_FAIR);
    await expect(said).toContainText('The fingerprint in the record is not the one that this device saw');
  });
});

test.describe('a server that asks for another seed', () => {
  test.use({ cheat: 'second seed' });
  test('gets the same one, and that is said', { tag: '@long' }, async ({ page, baseURL }) => {
    const code = await openShortTable(page);
    await expect(alert(page)).toContainText('asked a second time for the random number of this device');
    await page.reload();
    await addBot(page, 'Rookie');
    await start(page);
    await alert(page).getByRole('button', { name: 'Understood' }).click();
    await playToTheEnd(page);
    await expect(await verdict(page)).toHaveText(PROVEN);
    const { lines } = LogPage.parse(await (await fetch(`${baseURL}/api/tables/${code}/events?since=0`)).json());
    const started = lines.findIndex(({ entry }) => entry.kind === 'started');
    const seeds = lines.slice(0, started).flatMap(({ entry }) => (entry.kind === 'seeded' ? [entry.seed] : []));
    expect(seeds).toHaveLength(2);
    expect(new Set(seeds).size).toBe(1);
  });
});

test.describe('a server that commits itself anew', () => {
  test.use({ cheat: 'another commitment' });
  test('is caught before the game, and by its record', { tag: '@long' }, async ({ page }) => {
    await openShortTable(page);
    await expect(alert(page)).toContainText('NOT fair: the server showed another fingerprint');
    await addBot(page, 'Rookie');
    await start(page);
    await alert(page).getByRole('button', { name: 'Understood' }).click();
    await playToTheEnd(page);
    await expect(await verdict(page)).toHaveText(NOT_FAIR);
  });
});

test.describe('a server that leaves a seed out', () => {
  test.use({ cheat: 'lost seed' });
  test('is caught at the first card, and by its record', { tag: '@long' }, async ({ page }) => {
    await openShortTable(page);
    await addBot(page, 'Rookie');
    await start(page);
    await expect(alert(page)).toContainText('NOT fair: the server had the random number of this device');
    await alert(page).getByRole('button', { name: 'Understood' }).click();
    await playToTheEnd(page);
    const said = await verdict(page);
    await expect(said).toHaveText(NOT_FAIR);
    await expect(said).toContainText(
      'The random number that this device gave, and the server took, is not in the record.',
    );
  });
});
