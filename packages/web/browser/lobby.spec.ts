/** Before the game: how people come to a table, and what its host can arrange. */
import { addBot, changeRules, openTable, seats, start } from './support/lobby.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

test('a code typed on the front page leads to the table', async ({ newPerson }) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await bob.goto('/');
  await bob.getByRole('textbox', { name: 'Have a code?' }).fill(code.toLowerCase());
  await bob.getByRole('button', { name: 'Join' }).click();
  await expect(bob.getByRole('heading', { name: 'You are invited to Ann’s table' })).toBeVisible();
  await bob.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await bob.getByRole('button', { name: 'Sit down' }).click();
  await expect(seats(ann)).toContainText('Bob');
});

test('a code that cannot be one says why', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Have a code?' }).fill('AB');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('That is 2 letters; a code has 6.')).toBeVisible();
});

test('the invitation is a picture with words, an address and a link to copy', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = await openTable(page, 'Ann');
  const { host } = new URL(baseURL ?? '');
  await expect(page.getByRole('img', { name: `QR code for ${host}/t/${code}` })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/t/${code}`);
});

test('bots sit down and are sent away, rules are changed, the game starts', { tag: '@long' }, async ({ page }) => {
  await openTable(page, 'Ann');
  await addBot(page, 'Rookie');
  await addBot(page, 'Sharp');
  await seats(page)
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(seats(page)).not.toContainText('bot, Rookie');
  await changeRules(page, async (form) => {
    await form.getByRole('spinbutton', { name: 'First to' }).fill('120');
    await form.getByRole('combobox', { name: 'Turn timer' }).selectOption('30 seconds');
  });
  await expect(page.getByText('120 points')).toBeVisible();
  await expect(page.getByText('30 seconds')).toBeVisible();
  await start(page);
  await new Table(page).asked();
});

test('whoever stands at the door sees who comes meanwhile, and keeps the name that was typed', {
  tag: '@long',
}, async ({ newPerson }) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await bob.goto(`/t/${code}`);
  const name = bob.getByRole('textbox', { name: 'Your name' });
  await name.fill('Bob');
  await addBot(ann, 'Rookie');
  await expect(bob.getByRole('region', { name: 'At the table' })).toContainText('bot, Rookie');
  await expect(name).toHaveValue('Bob');
});

test('the door says what this is, who sits there and by which rules, in the language of whoever comes', {
  tag: '@long',
}, async ({ newPerson }) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await addBot(ann, 'Rookie');
  await changeRules(ann, (form) => form.getByRole('spinbutton', { name: 'First to' }).fill('120'));
  await bob.goto(`/t/${code}`);
  await expect(bob.getByRole('banner')).toHaveText(/^Turn\s*7/);
  await expect(bob.getByText(/a number that comes twice costs you the round/)).toBeVisible();
  const people = bob.getByRole('region', { name: 'At the table' }).getByRole('listitem');
  await expect(people).toHaveText([/^Ann\s*host$/, /bot, Rookie$/]);
  await expect(bob.getByText('120 points')).toBeVisible();
  await bob.getByRole('button', { name: 'Rules' }).click();
  await expect(bob.getByRole('heading', { name: 'How to play' })).toBeVisible();
  await bob.keyboard.press('Escape');
  await bob.getByRole('button', { name: /^Colours/ }).click();
  await bob.getByRole('button', { name: /^Language/ }).click();
  await bob.getByRole('button', { name: 'Deutsch' }).click();
  await expect(bob.getByRole('heading', { name: 'Du bist an den Tisch von Ann eingeladen' })).toBeVisible();
});

test('a table that is open to everybody is told on the front page, and joined from there', async ({ newPerson }) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  await openTable(ann, 'Ann');
  await changeRules(ann, (form) => form.getByRole('checkbox', { name: /front page/ }).check());
  await bob.goto('/');
  await bob.getByRole('button', { name: /^Play together.*open to join/ }).click();
  await bob
    .getByRole('dialog', { name: 'Play together' })
    .getByRole('link', { name: /^Ann’s table/ })
    .first()
    .click();
  await expect(bob.getByRole('heading', { name: 'You are invited to Ann’s table' })).toBeVisible();
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto('/t/ZZZZZZ');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
});

test('everybody in the room can watch on a big screen', { tag: '@long' }, async ({ newPerson }) => {
  const [ann, room] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await addBot(ann, 'Rookie');
  await room.goto(`/tv/${code}`);
  await expect(room.getByText('Waiting for the host to start')).toBeVisible();
  await start(ann);
  await expect(room.getByText('Ann').first()).toBeVisible();
  await expect(room.getByText('Waiting for the host to start')).toBeHidden();
});
