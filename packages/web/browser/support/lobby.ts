/** Ways to an online table, as people take them. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Command, SomeOptions } from '@turn7/protocol';
import { Table } from './table.ts';

/** Opens a table, and returns its code. */
export async function openTable(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Play together/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Play together' });
  await dialog.getByRole('textbox', { name: 'Your name' }).fill(name);
  await dialog.getByRole('button', { name: 'Open a table' }).click();
  await expect(page).toHaveURL(/\/t\/\w{6}$/);
  await expect(page.getByRole('heading', { name: 'Your table' })).toBeVisible();
  return new URL(page.url()).pathname.slice('/t/'.length);
}

export async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(seats(page)).toContainText(name);
}

export async function watch(page: Page, code: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByRole('button', { name: 'Just watch' }).click();
}

export const seats = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: /^Seats/ }) });

export async function addBot(page: Page, level: string): Promise<void> {
  await page.getByRole('button', { name: 'Add bot' }).first().click();
  await page.getByRole('dialog', { name: 'Which bot?' }).getByRole('button', { name: level }).click();
  await expect(seats(page)).toContainText(`bot, ${level}`);
}

/** Puts such a bot on every free seat, of which there are so many. */
export async function fillSeats(page: Page, free: number, level: string): Promise<void> {
  await page.getByRole('button', { name: `Fill ${free} free seats with bots` }).click();
  await page.getByRole('dialog', { name: 'Which bots?' }).getByRole('button', { name: level }).click();
  await expect(seats(page).getByText(`bot, ${level}`).first()).toBeVisible();
}

/** Changes rules of the table by filling in the host's form. */
export async function changeRules(page: Page, fill: (form: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Change table rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'This table' });
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

export const start = (page: Page): Promise<void> => page.getByRole('button', { name: /^Start (with|alone)/ }).click();

/** A game of two people with a day for a choice: whose turn it is, and who waits. */
export async function slowGame(ann: Page, bob: Page): Promise<{ asked: Page; waits: Page; code: string }> {
  const code = await openTable(ann, 'Ann');
  await changeRules(ann, async (form) => {
    await form.getByRole('combobox', { name: 'Turn timer' }).selectOption('1 day');
  });
  await expect(ann.getByText('1 day')).toBeVisible();
  await sitDown(bob, code, 'Bob');
  await start(ann);
  const asked = await Promise.race([ann, bob].map((page) => new Table(page).asked().then(() => page)));
  return { asked, waits: asked === ann ? bob : ann, code };
}

/** Somebody's place at a table, which a program can have as well as a page. */
export interface Place {
  readonly code: string;
  send(command: Command): Promise<void>;
  /** Lets a page take it over as well. */
  open(): Promise<void>;
}

/** Sits down as a program does; at a new table if none is said. */
export async function placeAt(page: Page, code: string | null, name: string, options?: SomeOptions): Promise<Place> {
  const { request } = page;
  const answer = await (code === null
    ? request.post('/api/tables', { data: { name, options } })
    : request.post(`/api/tables/${code}/members`, { data: { name } }));
  const place: { readonly code: string; readonly token: string } = await answer.json();
  const table = `/api/tables/${place.code}`;
  const headers = { authorization: `Bearer ${place.token}` };
  let sent = 0;
  return {
    code: place.code,
    async send(command) {
      const done = await request.post(`${table}/commands`, { headers, data: { id: `${sent++}`, command } });
      expect(done.ok(), await done.text()).toBe(true);
    },
    async open() {
      const pass = await (await request.post(`${table}/passes`, { headers })).json();
      await page.goto(pass.link);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
    },
  };
}
