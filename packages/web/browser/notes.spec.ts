/** What is said over an online table on a phone: all of it is read, and nothing of a seat lies below it. */
import { LANGUAGES } from '@turn7/narration/languages';
import type { GameView, TableView } from '@turn7/protocol';
import { type Place, placeAt } from './support/lobby.ts';
import { cutOf } from './support/sight.ts';
import { expect, type Page, test } from './support/test.ts';
import { Wire } from './support/wire.ts';

/** The words and cards of seats that a note lies over; null while there is no such note. */
const seatsBelow = (page: Page, note: string): Promise<readonly string[] | null> =>
  page.evaluate((selector) => {
    const over = document.querySelector(`${selector}:not(.is-empty)`)?.getBoundingClientRect();
    if (over === undefined) return null;
    const covered: string[] = [];
    const look = (name: string, { left, right, top, bottom }: DOMRect) => {
      if (left < over.right && right > over.left && top < over.bottom && bottom > over.top) covered.push(name);
    };
    for (const seat of document.querySelectorAll('.seat-picture')) {
      for (const card of seat.querySelectorAll('.card')) look('a card', card.getBoundingClientRect());
      const texts = document.createTreeWalker(seat, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        look(texts.currentNode.textContent ?? '', range.getBoundingClientRect());
      }
    }
    return covered;
  }, note);

const tableAt = async (page: Page, { code }: Place): Promise<TableView> =>
  (await page.request.get(`/api/tables/${code}`)).json();

/** Whether the page of the guest has given its random number: else it would say over all notes that it came too late. */
const isSeeded = async (page: Page, host: Place): Promise<boolean> => {
  const guest = (await tableAt(page, host)).lobby.seats[1];
  return guest?.kind === 'person' && guest.seed !== null;
};

async function gameAt(page: Page, host: Place): Promise<GameView> {
  const { game } = await tableAt(page, host);
  if (game === null) throw new Error('No game was started.');
  return game;
}

/** Whatever is dealt, the host goes on until a bot has chosen for the guest once more. */
async function untilChosenForGuest(page: Page, host: Place): Promise<void> {
  for (;;) {
    const { number, question, top } = await gameAt(page, host);
    if (top.state.kind === 'finished') throw new Error('The game is over.');
    const asked = top.state.question;
    if (asked.seat === 1) {
      await expect.poll(async () => (await gameAt(page, host)).question).toBeGreaterThan(question);
      return;
    }
    const choice = asked.kind === 'target' ? (asked.targets.at(-1) ?? 0) : 'hit';
    await host.send({ kind: 'move', game: number, question, choice });
  }
}

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ settings: { language } });

    test('a bot’s choice for somebody, and a lost connection', { tag: '@long' }, async ({ newPerson }) => {
      const bob = await newPerson();
      await bob.setViewportSize({ width: 360, height: 640 });
      const wire = await Wire.of(bob);
      const host = await placeAt(bob, null, 'Bartholomäus', { clock: null });
      const bobs = await placeAt(bob, host.code, 'Bob');
      await bobs.open();
      await expect.poll(() => isSeeded(bob, host)).toBe(true);
      await host.send({ kind: 'start' });
      await expect(bob.locator('.dock .big-hand')).toBeVisible();
      await bobs.send({ kind: 'stand' });
      await untilChosenForGuest(bob, host);
      const lines = bob.locator('.last-lines-new');
      await expect(lines).toContainText(/Bartholomäus/);
      expect(await cutOf(lines)).toEqual([]);
      for (let more = 0; more < 2; more++) await untilChosenForGuest(bob, host);
      await bobs.send({ kind: 'sit' });

      const note = bob.locator('.stand-in-note');
      const all = note.locator('button.stand-in-last');
      await expect(all).toBeVisible();
      expect(await seatsBelow(bob, '.stand-in-note')).toEqual([]);
      await all.click();
      await expect(note.getByRole('listitem').nth(1)).toBeVisible();
      await bob.keyboard.press('Escape');

      await wire.cut();
      await expect.poll(() => seatsBelow(bob, '.connection-note')).toEqual([]);
    });
  });
