/** A host with guests in browsers of their own: seats, the clock, and what can be done about somebody during a game. */
import { addBot, changeRules, fillSeats, openTable, placeAt, seats, sitDown, start, watch } from './support/lobby.ts';
import { mouse, Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

test('free seats are filled with bots of a level in one step', async ({ page }) => {
  await openTable(page, 'Ann');
  await fillSeats(page, 7, 'Regular');
  await expect(seats(page).getByText('bot, Regular')).toHaveCount(7);
  await expect(seats(page).getByText('Free seat')).toHaveCount(0);
});

test('people go before bots: between games at once, during one in the order of their coming', { tag: '@long' }, async ({
  newPerson,
}) => {
  const [ann, bob, cy] = [await newPerson(), await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await changeRules(ann, async (form) => {
    await form.getByRole('spinbutton', { name: 'First to' }).fill('1');
    await form.getByRole('spinbutton', { name: 'Seats' }).fill('3');
  });
  await fillSeats(ann, 2, 'Rookie');
  await bob.goto(`/t/${code}`);
  await expect(bob.getByText('Bots give their seats to people.')).toBeVisible();
  await sitDown(bob, code, 'Bob');
  await expect(seats(ann).getByText(/^bot/)).toHaveCount(1);
  await start(ann);

  const [annsTable, bobsTable] = [new Table(ann), new Table(bob)];
  await Promise.race([annsTable.asked(), bobsTable.asked()]);
  await cy.goto(`/t/${code}`);
  await cy.getByRole('textbox', { name: 'Your name' }).fill('Cy');
  await cy.getByRole('button', { name: 'Join for the next game' }).click();
  await expect(cy.getByText('get a bot’s seat in the next game')).toBeVisible();
  await Promise.all([annsTable.play(mouse(annsTable)), bobsTable.play(mouse(bobsTable))]);
  await ann.getByRole('button', { name: 'Rematch' }).click();
  const cysTable = new Table(cy);
  await expect(cysTable.hit).toBeVisible();
  await expect(ann.locator('[data-seat] .name', { hasText: 'Cy' }).first()).toBeVisible();
});

test('a host who forbids the coach: lobby, door and table say so, and offer none', async ({ newPerson }) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await changeRules(ann, (form) => form.getByRole('checkbox', { name: /use the coach/ }).uncheck());
  await expect(ann.getByText('not at this table')).toBeVisible();
  await bob.goto(`/t/${code}`);
  await expect(bob.getByText(/The host wants no coach/)).toBeVisible();
  await sitDown(bob, code, 'Bob');
  await start(ann);
  for (const person of [ann, bob]) {
    await expect(new Table(person).hit).toBeVisible();
    await expect(person.getByText('no coach', { exact: true })).toBeVisible();
    await expect(person.getByRole('button', { name: 'Coach' })).toHaveCount(0);
    await person.keyboard.press('c');
    await expect(person.getByRole('region', { name: 'Coach' })).toHaveCount(0);
  }
});

test.describe('the clock', () => {
  test.use({ settings: { sound: true } });

  test('shows its seconds, hurries near the end in words, colour and sound, and says whose choice came of it', {
    tag: '@long',
  }, async ({ newPerson }) => {
    const [ann, bob] = [await newPerson(), await newPerson()];
    for (const person of [ann, bob]) await person.addInitScript(noteTones);
    const places = [await placeAt(ann, null, 'Ann', { clock: 9 })];
    places.push(await placeAt(bob, places[0]?.code ?? null, 'Bob'));
    for (const place of places) await place.open();
    await start(ann);
    const asked = await whoIsAsked(ann, bob);
    const clock = asked.getByRole('timer');
    await expect(clock).toHaveText(/^\d s$/);
    const calm = await clock.evaluate((words) => getComputedStyle(words).backgroundColor);
    const told = asked.getByRole('status').filter({ hasText: '3 seconds left. Then a bot chooses for you.' });
    await expect(told).toHaveCount(0);
    await asked.evaluate(() => globalThis.tones.splice(0));
    await expect(clock).toHaveText(/^Hurry: [123] s$/);
    await expect(told).toHaveCount(1);
    expect(await clock.evaluate((words) => getComputedStyle(words).backgroundColor)).not.toBe(calm);

    await expect(asked.locator('.stand-in-last', { hasText: 'Time was up: a bot chose for you.' })).toBeVisible();
    const { knocks, ticks } = await asked.evaluate(() => ({
      knocks: globalThis.tones.filter((tone) => tone === 822).length,
      ticks: globalThis.tones.filter((tone) => tone === 1098).length,
    }));
    expect([knocks, ticks]).toEqual([3, 3]); // three at once where it begins to hurry, and one for each second
    const other = asked === ann ? bob : ann;
    const line = /(Ann|Bob) .*A bot chose: time was up\./;
    await expect(new Table(other).log.getByRole('button', { name: line }).first()).toBeVisible();
    await expect(other.getByRole('log').getByText(line).first()).toBeAttached();
    const events = await ann.request.get(`/api/tables/${places[0]?.code}/events`);
    expect(await events.text()).toContain('"by":"clock"');
  });
});

declare global {
  var tones: number[];
}

/** Runs in the page: keeps the pitch that every tone begins with. */
function noteTones(): void {
  globalThis.tones = [];
  const play = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    globalThis.tones.push(Math.round(this.frequency.value));
    play.call(this, when);
  };
}

test('on a phone the clock covers no place of my hand while I choose who gets a card', {
  tag: '@long',
}, async ({ newPerson }) => {
  const people = [await newPerson(), await newPerson()] as const;
  for (const person of people) await person.setViewportSize({ width: 390, height: 844 });
  const [ann, bob] = people;
  const code = await openTable(ann, 'Ann');
  await sitDown(bob, code, 'Bob');
  await changeRules(ann, (form) => form.getByRole('spinbutton', { name: 'First to' }).fill('1000'));
  await start(ann);
  const asked = await whoseTarget(ann, bob);
  const clock = await asked.getByRole('timer').boundingBox();
  const hand = await asked.locator('.dock .big-hand').boundingBox();
  expect((hand?.y ?? 0) + (hand?.height ?? 0)).toBeLessThanOrEqual(clock?.y ?? 0);
});

/** Plays on until one of two has to say who gets a card, of those that chance deals. */
async function whoseTarget(ann: Page, bob: Page): Promise<Page> {
  for (;;) {
    const asked = await whoIsAsked(ann, bob);
    const table = new Table(asked);
    if ((await table.asked()) === 'target') return asked;
    await table.answer(mouse(table));
  }
}

test('a table of people has a patient clock, and none if the host likes', async ({ newPerson }) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await expect(ann.getByText('60 seconds')).toBeVisible();
  await sitDown(bob, code, 'Bob');
  await start(ann);
  const asked = await whoIsAsked(ann, bob);
  await expect(asked.getByRole('timer')).toHaveText(/^\d\d s$/);

  await ann.getByRole('button', { name: 'This table' }).click();
  await ann.getByRole('button', { name: 'Turn timer' }).click();
  await ann.getByRole('dialog', { name: 'Turn timer' }).getByRole('button', { name: 'none' }).click();
  await expect(asked.getByRole('timer')).toHaveText(/^([1-5]?\d|60) s$/); // for the question that is asked
  await answer(new Table(asked));
  await expect(ann.getByRole('timer')).toHaveCount(0);
  await expect(bob.getByRole('timer')).toHaveCount(0);
});

test('whoever looks at a clock that runs sees the part that is left of its whole time', { tag: '@long' }, async ({
  newPerson,
}) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await sitDown(bob, code, 'Bob');
  await start(ann);
  const asked = await whoIsAsked(ann, bob);
  await expect(asked.getByRole('timer')).toHaveText(/^5\d s$/);
  await asked.reload();
  await expect(asked.getByRole('timer')).toHaveText(/^\d\d s$/);
  const { whole, gone } = await asked.locator('.turn-clock-bar i').evaluate((bar) => {
    const { animationDuration, animationDelay } = getComputedStyle(bar);
    return { whole: Number.parseFloat(animationDuration), gone: -Number.parseFloat(animationDelay) };
  });
  expect(whole).toBe(60);
  expect(gone).toBeGreaterThan(0);
});

test('during a game a host nudges, lets a bot play until the person is back, and sends away', async ({ newPerson }) => {
  const [ann, bob, cy] = [await newPerson(), await newPerson(), await newPerson()];
  const code = await openTable(ann, 'Ann');
  await sitDown(bob, code, 'Bob');
  await addBot(ann, 'Rookie');
  await watch(cy, code);
  await start(ann);
  const [annsTable, bobsTable] = [new Table(ann), new Table(bob)];
  const menu = /^Bob: nudge, let a bot play, send away$/;
  await expect(cy.getByRole('button', { name: menu })).toHaveCount(0);
  await expect(bob.getByRole('button', { name: /nudge/ })).toHaveCount(0);
  await untilAsked(bobsTable, annsTable);

  const dialog = ann.getByRole('dialog', { name: 'Bob' });
  /** While the table waits for Bob. The host may still look at the end of the round before. */
  const open = () =>
    expect(async () => {
      if (await annsTable.goOn.isVisible()) await annsTable.goOn.click();
      await ann.getByRole('button', { name: menu }).press('Enter', { timeout: 1000 });
      await expect(dialog).toBeVisible({ timeout: 1000 });
    }).toPass();
  await open();
  await dialog.getByRole('button', { name: /^Nudge/ }).click();
  await expect(dialog.getByText('Bob was nudged.')).toBeVisible();
  await expect(bob.getByRole('alert').getByText('The table waits for you')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Nudge/ })).toBeDisabled(); // once is enough

  await dialog.getByRole('button', { name: /^Let a bot play/ }).click();
  await expect(dialog).toBeHidden();
  await expect(bob.getByText('The host lets a bot play for you')).toBeVisible();
  await expect(cy.getByText('Bob does not answer; a bot plays.')).toBeVisible();
  await bob.getByRole('button', { name: 'I’m back' }).click();
  await expect(bob.getByText('The host lets a bot play for you')).toBeHidden();

  await untilAsked(bobsTable, annsTable);
  await open();
  await dialog.getByRole('button', { name: /^Send away/ }).click();
  await dialog.getByRole('button', { name: /^Really send Bob away/ }).click();
  await expect(bob.getByRole('heading', { name: 'You are no longer at this table' })).toBeVisible();
  await expect(ann.locator('[data-seat] .name', { hasText: 'Bob' }).first()).toBeVisible(); // a bot plays the seat
  await expect(ann.getByRole('button', { name: menu })).toHaveCount(0);
  await annsTable.asked();
});

/** The first answer that comes to mind. */
async function answer(table: Table): Promise<void> {
  const asked = await table.asked();
  if (asked === 'hit or stay') await table.stay.click();
  if (asked === 'target') await table.targets.first().click();
  if (asked === 'round over') await table.goOn.click();
}

/** Lets another one answer until somebody is asked about a card. */
async function untilAsked(table: Table, other: Table): Promise<void> {
  for (;;) {
    const page = await whoIsAsked(table.page, other.page);
    if (page === table.page && (await table.asked()) !== 'round over') return;
    await answer(page === table.page ? table : other);
  }
}

/** Of two who play, the one whose answer is wanted. */
async function whoIsAsked(ann: Page, bob: Page): Promise<Page> {
  return Promise.race([ann, bob].map((person) => new Table(person).asked().then(() => person)));
}
