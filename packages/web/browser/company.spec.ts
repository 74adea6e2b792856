/** Online, what happens is told truly: whose choice it was, who is gone, who is back, who is host. */
import type { Page } from '@playwright/test';
import { changeRules, openTable, placeAt, sitDown, start } from './support/lobby.ts';
import { mouse, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { Wire } from './support/wire.ts';

const notice = (page: Page, text: string | RegExp) => page.locator('.note').filter({ hasText: text });
const seatOf = (page: Page, name: string) => page.locator('.seat').filter({ hasText: name });

/** The cards and choices that a note lies over; null while there is no such note. */
const coveredBy = (page: Page, note: string): Promise<readonly string[] | null> =>
  page.evaluate((selector) => {
    const over = document.querySelector(selector)?.getBoundingClientRect();
    if (over === undefined) return null;
    const isCovered = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    };
    return [...document.querySelectorAll('.seat .card, .answer-bar button')]
      .filter(isCovered)
      .map(({ className }) => className);
  }, note);

test('who lost the connection, is back, left or became host is said at the table and on the seat', async ({
  newPerson,
}) => {
  const [ann, bob, cy] = [await newPerson(), await newPerson(), await newPerson()];
  const wire = await Wire.of(bob);
  const code = await openTable(ann, 'Ann');
  await sitDown(bob, code, 'Bob');
  await sitDown(cy, code, 'Cy');
  await bob.setViewportSize({ width: 360, height: 640 });
  await start(ann);
  await expect(seatOf(cy, 'Ann').getByText('host', { exact: true })).toBeVisible();

  await wire.cut();
  await expect(notice(ann, 'Bob lost the connection.')).toBeVisible({ timeout: 15_000 }); // moments are not told
  await expect(seatOf(ann, 'Bob').getByText('Offline', { exact: true })).toBeVisible();
  wire.mend();
  await expect(notice(ann, 'Bob is back.')).toBeVisible({ timeout: 20_000 });
  await expect(seatOf(ann, 'Bob').getByText('Offline', { exact: true })).toBeHidden();
  await expect(notice(ann, 'Bob lost the connection.')).toBeHidden();

  await ann.getByRole('button', { name: 'This table' }).click();
  await ann.getByRole('button', { name: 'Leave' }).click();
  // One after the other, and never two at once.
  const told = Promise.all([
    expect(notice(bob, 'Ann has left; a bot plays.')).toBeVisible(),
    expect(notice(bob, 'You are the host now.')).toBeVisible({ timeout: 15_000 }),
    expect(notice(cy, 'Bob is the host now.')).toBeVisible({ timeout: 15_000 }),
    expect(bob.locator('.note:not(.is-empty)')).toHaveCount(1),
    expect.poll(() => coveredBy(bob, '.company-news .note')).toEqual([]),
  ]);
  await ann.getByRole('button', { name: 'Leave and give up my seat' }).click();
  await told;
  await expect(seatOf(cy, 'Ann').getByText('Left', { exact: true })).toBeVisible();
  await expect(seatOf(cy, 'Bob').getByText('host', { exact: true })).toBeVisible();
});

test('a choice that a bot made is told as such to all, explained, kept in the record, and told to whose it was', {
  tag: '@long',
}, async ({ newPerson }) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await changeRules(ann, (form) => form.getByRole('spinbutton', { name: 'First to' }).fill('40'));
  const place = await placeAt(bob, code, 'Bob');
  await place.open();
  await start(ann);
  const [annsTable, bobsTable] = [new Table(ann), new Table(bob)];
  await Promise.race([annsTable.asked(), bobsTable.asked()]);
  await place.send({ kind: 'stand' }); // from outside of the page
  const told = /Bob .*A bot chose: Bob had left\./;
  const line = annsTable.log.getByRole('button', { name: told });
  while ((await line.count()) === 0) await annsTable.answer(mouse(annsTable));

  await expect(ann.getByRole('log').getByText(told).first()).toBeAttached();
  await line.first().click();
  const why = ann.getByRole('dialog', { name: 'Why?' });
  await expect(why.getByRole('heading', { name: 'A bot chose' })).toBeVisible();
  await why.press('Escape');

  await bob.getByRole('button', { name: 'I’m back' }).click();
  await expect(notice(ann, 'Bob is back.')).toBeVisible();
  const chosen = notice(bob, 'While you were gone, a bot chose for you');
  await expect(chosen.getByRole('status')).toContainText(/You (hit|stayed|gave)/);
  await chosen.getByRole('button', { name: 'Close' }).click();
  await expect(chosen).toBeHidden();
  await expect.poll(() => bob.evaluate(() => document.activeElement?.localName)).not.toBe('body');

  await Promise.all([annsTable.play(mouse(annsTable)), bobsTable.play(mouse(bobsTable))]);
  const record = await bob.request.get(`/api/tables/${code}/records/1.t7`);
  expect(await record.text()).toMatch(/^stand-ins left \d/m);
  await bob.goto(`/replay?table=${code}&game=1`);
  const next = bob.getByRole('button', { name: 'One step on' });
  while (!(await bob.getByRole('main').getByText(told).first().isVisible())) await next.click();
});
