/** The evenings of a device: games, statistics, groups of friends, and files in and out. */
import { readFile } from 'node:fs/promises';
import { EVENINGS, openEvenings } from './support/evenings.ts';
import { expect, type Page, test } from './support/test.ts';

const games = (page: Page) => page.getByRole('region', { name: 'Games' }).getByRole('listitem');

const importFile = (page: Page, name: string, text: string) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('a game of before is opened again, and a deleted one comes back', async ({ page }) => {
  await openEvenings(page);
  await expect(games(page)).toHaveCount(2);
  await expect(games(page).last()).toContainText('Ana won with 210');
  await page.getByRole('button', { name: /^Delete the game .* Chidi/ }).click();
  await expect(games(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(games(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^Open the game .* Ana and Ben$/ }).click();
  await expect(page).toHaveURL(/\/score$/);
  await expect(page.getByRole('main')).toContainText('Ben');
});

test('a file that is wrong says where and why, and changes nothing', async ({ page }) => {
  await openEvenings(page);
  const before = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()));
  const alert = page.getByRole('alert');
  await importFile(page, 'evening.csv', 'Ana,Ben\n12,many\n');
  await expect(alert).toContainText('evening.csv was not imported. Nothing has changed.');
  await expect(alert).toContainText('Line 2, column 2: found “many”, expected a whole number from 0 to 10,000.');
  await importFile(page, 'evening.json', '{\n "format": oh\n}');
  await expect(alert).toContainText('Line 2, column 12');
  await importFile(page, 'sheet.json', JSON.stringify({ ...EVENINGS[0], target: 'many' }));
  await expect(alert).toContainText('target: found “many”, expected a whole number.');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()))).toBe(before);
});

test('a picture and a letter are refused in plain words, and change nothing', async ({ page }) => {
  await openEvenings(page);
  const alert = page.getByRole('alert');
  const picture = await page.screenshot();
  await page.getByLabel('Choose a file').setInputFiles({ name: 'cards.png', mimeType: 'image/png', buffer: picture });
  await expect(alert).toContainText('cards.png was not imported. Nothing has changed.');
  await expect(alert).toContainText('This is no file of scores.');
  for (const letter of ['Hello', 'Dear Ana,\nit was a nice evening.\n', '<svg xmlns="s">\n<path d="M0 0"/>\n</svg>']) {
    await importFile(page, 'letter.txt', letter);
    await expect(alert).toContainText('letter.txt was not imported.');
    await expect(alert).toContainText('This is no file of scores.');
  }
  await expect(games(page)).toHaveCount(2);
});

test('games go to BG Stats as a file of plays', async ({ page }) => {
  await openEvenings(page);
  const { players, games: known, plays } = JSON.parse(await saved(page, 'For BG Stats'));
  expect(known).toEqual([expect.objectContaining({ id: 1, name: 'Flip 7', bggId: 420_087, highestWins: true })]);
  const nameOf = (id: number): string => players.find((one: { id: number }) => one.id === id).name;
  expect(plays).toHaveLength(2);
  const [won] = plays.filter(({ ignored }: { ignored: boolean }) => !ignored);
  expect(won.playDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  const winners = won.playerScores.filter(({ winner }: { winner: boolean }) => winner);
  expect(winners.map((one: { playerRefId: number; score: string }) => [nameOf(one.playerRefId), one.score])).toEqual([
    ['Ana', '210'],
  ]);
});

test('what is saved as a file comes back from it, on another device as well', async ({ page, newPerson }) => {
  await openEvenings(page);
  const [json, csv] = [await saved(page, 'As JSON'), await saved(page, 'As CSV, for spreadsheets')];
  await importFile(page, 'scores.json', json);
  await expect(page.getByRole('status')).toContainText('No game added. 2 games were there already.');
  const other = await newPerson();
  await other.goto('/score/evenings');
  await importFile(other, 'scores.csv', csv);
  await expect(other.getByRole('status')).toContainText('2 games added.');
  expect(await saved(other, 'As JSON')).toBe(json);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(games(other)).toHaveCount(0);
});

test('statistics tell of each friend, as a chart, a table and a file, of all or of a group', async ({ page }) => {
  await openEvenings(page);
  await page.getByLabel('Shown').selectOption('Share of busts');
  const figure = page.getByRole('figure', { name: 'Share of busts' });
  await expect(figure).toContainText('In one round only 0 was typed.');
  await figure.getByRole('button', { name: 'Table' }).click();
  const cellsOf = (name: RegExp) => figure.getByRole('row', { name }).getByRole('cell');
  await expect(cellsOf(/^Ana/)).toHaveText([
    '2',
    '1',
    '3',
    '1',
    '100%',
    '210.0',
    '84.0',
    '120',
    '0%',
    '0',
    '3',
    '0',
    '0',
  ]);
  await expect(cellsOf(/^Chidi/)).toContainText(['0% to 50%']);
  await page.getByLabel('Whose games').selectOption('Friday club');
  await expect(figure.getByRole('row')).toHaveCount(3);
  expect(await saved(page, 'Save as CSV')).toContain('\nBen,2,1,3,0,0,36,22');
});

test('groups of friends are made, changed and deleted by keyboard', async ({ page }) => {
  await openEvenings(page);
  const groups = page.getByRole('region', { name: 'Groups of friends' }).getByRole('listitem');
  await page.getByRole('button', { name: 'New group' }).press('Enter');
  await page.getByLabel('Name of the group').fill('Family');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A group needs a name and at least one player.');
  await page.getByLabel('Who is in it').fill('Mum\nDad');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(groups).toContainText(['Family', 'Friday club']);
  await page.getByRole('button', { name: 'Delete the group Family' }).press('Enter');
  await expect(groups).toHaveCount(1);
});

test('a stored score that is damaged is kept aside and can be saved', async ({ page }) => {
  await openEvenings(page);
  await expect(games(page)).toHaveCount(2);
  expect(await saved(page, 'Save turn7 score damaged 1 as a file')).toBe('{"format": "turn7 sc');
});
