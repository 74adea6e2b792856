/** The ways that most people take, in browsers of other makers. */
import { readFileSync } from 'node:fs';
import { against, newGame, stored } from '../browser/support/games.ts';
import { begunSheet, keptSheet } from '../browser/support/shared-score.ts';
import type { Person } from './support/person.ts';
import { test } from './support/test.ts';

const CASE = readFileSync(new URL('../../../cases/example-walkthrough.t7', import.meta.url), 'utf8');

test('a game against bots is played to its end, and kept from one visit to the next', async ({ newPerson }) => {
  const ann = await newPerson();
  await ann.keep(...stored(newGame(against(2, 'Sharp', 60))));
  await ann.goto('/play');
  await ann.play();
  await ann.sees(/wins?!/);
  await ann.goto('/play');
  await ann.sees(/wins?!/);
});

/** Opens a table, and gives its address. */
async function openTable(host: Person, name: string): Promise<string> {
  await host.goto('/');
  await host.press(/^Play together/);
  await host.fill(/^Your name/, name);
  await host.press(/^Open a table/);
  await host.sees(/Your table/);
  return host.tab.evaluate(() => location.pathname);
}

test('two people play online; one loses the connection and returns, and both see the same end', async ({
  newPerson,
}) => {
  const [ann, bob] = [await newPerson(), await newPerson()];
  const table = await openTable(ann, 'Ann');
  await ann.press(/^Change table rules/);
  await ann.fill(/^First to/, '15');
  await ann.pressUntil(/^Save/, /15 points/);
  await bob.goto(table);
  await bob.fill(/^Your name/, 'Bob');
  await bob.press(/^Sit down/);
  await ann.sees(/Bob/);
  await ann.press(/^Start with 2/);
  await bob.sees(/Hit/);
  bob.line.cut();
  await bob.sees(/Connection lost/);
  await ann.sees(/Bob lost the connection/);
  bob.line.mend();
  await bob.seesNoMore(/Connection lost/);
  await Promise.all([ann.play(), bob.play()]);
  await ann.sees(/(You win|Bob wins)!/);
  await bob.sees(/(You win|Ann wins)!/);
});

test('a score of real cards is kept, shared, and watched from elsewhere', async ({ newPerson }) => {
  const [ann, ben] = [await newPerson(), await newPerson()];
  for (const item of keptSheet(begunSheet(['Ann', 'Ben']))) await ann.keep(...item);
  await ann.goto('/score');
  await ann.press(/^Next round/);
  await ann.press(/^Menu/);
  await ann.press(/^Share live/);
  await ann.press(/^Share live/);
  await ann.sees(/Help to keep the score/);
  await ann.press(/^Close/);
  await ann.sees(/Shared live/);
  const score = await ann.tab.evaluate(() => location.pathname);
  await ben.goto(score);
  await ben.sees(/Ann\s+40/);
  await ann.fill(/^or points/, '21');
  await ann.press(/^Save/);
  await ben.sees(/Ann\s+61/);
});

test('a record is replayed step by step', async ({ newPerson }) => {
  const ann = await newPerson();
  await ann.goto('/replay');
  await ann.fill(/^Text of the record/, CASE);
  await ann.press(/^Show the replay/);
  await ann.pressUntil(/^One step on/, /Round 1/);
});

test('loaded once, it opens and plays without a network', async ({ newPerson }) => {
  const ann = await newPerson();
  await ann.goto('/');
  await ann.tab.evaluate(async () => void (await navigator.serviceWorker.ready));
  await ann.keep(...stored(newGame(against(2, 'Regular', 40))));
  ann.line.cut();
  await ann.goto('/play');
  await ann.play();
  await ann.sees(/wins?!/);
});
