/** A rated table: said before anybody sits down, agreed to, and what one's rating comes to. */
import { TableView } from '@turn7/protocol';
import { addBot, changeRules, openTable, sitDown, start } from './support/lobby.ts';
import { Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

const makeRated = (page: Page): Promise<void> =>
  changeRules(page, (form) => form.getByRole('checkbox', { name: /^Rated/ }).check());
const ratedTable = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Rated table' }) });

/** Answers for this device's person until the game is over, faster than anybody could press. */
async function playOut(page: Page, code: string): Promise<void> {
  const [member, token] = await page.evaluate((): [number, string] => {
    const [place] = JSON.parse(localStorage.getItem('turn7 places') ?? '[]');
    return [place.member, place.token];
  });
  const headers = { authorization: `Bearer ${token}` };
  for (;;) {
    const { game, lobby } = TableView.parse(await (await page.request.get(`/api/tables/${code}`, { headers })).json());
    const state = game?.top.state;
    if (state?.kind === 'finished') return;
    const occupant = state && lobby.seats[state.question.seat];
    // Not begun, or a bot's turn.
    if (game === null || state === undefined || occupant?.kind !== 'person' || occupant.member !== member) {
      await page.request.get(`/api/tables/${code}/events?since=999999&wait=1`, { headers });
      continue;
    }
    const choice = state.question.kind === 'target' ? (state.question.targets[0] ?? 0) : 'stay';
    const command = { kind: 'move', game: game.number, question: game.question, choice };
    await page.request.post(`/api/tables/${code}/commands`, { headers, data: { id: `m${game.question}`, command } });
  }
}

test('a rated table says so at the door, and counts for those who sit down, until they say no', async ({
  newPerson,
}) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await expect(ratedTable(ann)).toHaveCount(0);
  await bob.goto(`/t/${code}`);
  await expect(bob.getByText('This table is rated')).toHaveCount(0);
  await makeRated(ann);
  await expect(ratedTable(ann)).toContainText('Your next game here counts for your rating.');
  await bob.reload();
  await expect(bob.getByText('This table is rated')).toBeVisible();
  await sitDown(bob, code, 'Bob');
  await expect(ratedTable(ann)).toContainText('Games here count for Ann (new) and Bob (new).');
  await ratedTable(bob).getByRole('button', { name: 'Do not count mine' }).click();
  await expect(ratedTable(bob)).toContainText('do not count');
  await expect(ratedTable(ann)).toContainText('Games here count for Ann (new).');
  await changeRules(ann, (form) => form.getByRole('checkbox', { name: /^Rated/ }).uncheck());
  await expect(ratedTable(ann)).toHaveCount(0);
});

test('a finished game gives a rating, which its player sees and deletes', { tag: '@long' }, async ({ page }) => {
  const code = await openTable(page, 'Ann');
  await makeRated(page);
  await addBot(page, 'Rookie');
  await start(page);
  await playOut(page, code);
  const table = new Table(page);
  while ((await table.asked()) === 'round over') await table.goOn.click();
  const head = page.locator('.final-head');
  await expect(head.getByText(/^Your rating: [\d,]+ ± \d+ \([+−]\d+\)\.$/)).toBeVisible();
  await page.goto('/games');
  const mine = page.getByRole('region', { name: 'My rating' });
  await expect(mine).toContainText(/\d ± \d/);
  await expect(mine).toContainText('provisional');
  await expect(mine).toContainText('One rated game');
  await expect(mine.getByRole('list')).toContainText(/Master.*Sharp.*Counter.*Rookie/);
  await mine.getByRole('button', { name: 'Delete my rating' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my rating' }).click();
  await expect(mine).toContainText('Your rating is deleted.');
  await expect(mine).toContainText('No rated game is finished yet');
});
