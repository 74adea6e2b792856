/** Several browsers at one table: two who play, one who watches, and a connection that is lost. */
import { changeRules, openTable, sitDown, start, watch } from './support/lobby.ts';
import { mouse, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { Wire } from './support/wire.ts';

for (const { target, tag } of [
  { target: 15, tag: [] },
  { target: 50, tag: ['@long'] },
]) {
  const game = `two play to ${target} and one watches; one loses the connection, returns, and they play to the end and again`;
  test(game, { tag }, async ({ newPerson }) => {
    const [ann, bob, cy] = [await newPerson(), await newPerson(), await newPerson()];
    const wire = await Wire.of(bob);
    const code = await openTable(ann, 'Ann');
    await changeRules(ann, (form) => form.getByRole('spinbutton', { name: 'First to' }).fill(`${target}`));
    await sitDown(bob, code, 'Bob');
    await watch(cy, code);
    await start(ann);

    const [annsTable, bobsTable, cysTable] = [new Table(ann), new Table(bob), new Table(cy)];
    await Promise.race([annsTable.asked(), bobsTable.asked()]);
    await expect(cysTable.hit).toBeHidden();

    await wire.cut();
    const banner = bob.getByText(/^Connection lost.+trying again/);
    await expect(banner).toBeVisible();
    const told = ann
      .getByRole('main')
      .locator(':not([role=log] *)')
      .getByText(/Bob lost the connection/);
    await expect(told.first()).toBeVisible();
    wire.mend();
    await expect(banner).toBeHidden({ timeout: 20_000 }); // the longest pause between two tries is 7.5 s
    await expect(told).toHaveCount(0);

    await Promise.all([annsTable.play(mouse(annsTable)), bobsTable.play(mouse(bobsTable))]);
    const winner = /You win/.test((await annsTable.standing.textContent()) ?? '') ? 'Ann' : 'Bob';
    await expect(cysTable.standing).toHaveText(`${winner} wins!`, { timeout: 20_000 });

    const review = bob.getByRole('link', { name: 'Review the game' });
    await expect(review).toHaveAttribute('href', /^\/replay\?table=\w+&game=1&review$/);

    await ann.getByRole('button', { name: 'Rematch' }).click();
    for (const table of [annsTable, bobsTable, cysTable]) await expect(table.standing).toBeHidden();
    await Promise.race([annsTable.asked(), bobsTable.asked()]);
  });
}

test('on a phone that lies on its side, everything is in sight for those who play and those who watch', async ({
  newPerson,
}) => {
  const [ann, cy] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await watch(cy, code);
  await start(ann);
  for (const person of [ann, cy]) {
    await person.setViewportSize({ width: 844, height: 390 });
    await expect(person.locator('.table.is-lying')).toBeVisible();
    const below = () => person.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(below).toBe(0);
  }
});

test('a seat survives a reload', async ({ newPerson }) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await sitDown(bob, code, 'Bob');
  await start(ann);
  await Promise.race([new Table(ann).asked(), new Table(bob).asked()]);
  await bob.reload();
  await expect(new Table(bob).hit).toBeVisible();
});
