/**
 * Nothing is told of a card before its face is seen: not by seats, scores, log, the middle, the live region or a sound,
 * with motion and without, here and online.
 */
import { HIT } from '@turn7/engine';
import { against, asks, eventsAfter, gameWhere, resume, shortGame } from './support/games.ts';
import { addBot, changeRules, openTable, start } from './support/lobby.ts';
import { mouse, Table } from './support/table.ts';
import { expect, type Page, test } from './support/test.ts';

test.use({ settings: { speed: 'fast', sound: true } });

test('a whole game with motion', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(watchFaces);
  await resume(page, shortGame());
  await playWatched(page);
});

test('a whole game without motion', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(watchFaces);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await resume(page, shortGame());
  await playWatched(page);
});

test('a whole game online', async ({ newPerson }) => {
  const ann = await newPerson();
  await ann.addInitScript(watchFaces);
  await openTable(ann, 'Ann');
  // Enough rounds that chance deals some cards to hear of.
  await changeRules(ann, (form) => form.getByRole('spinbutton', { name: 'First to' }).fill('40'));
  await addBot(ann, 'Regular');
  await start(ann);
  await playWatched(ann);
});

test('a busting twin is never told as another number', async ({ page }) => {
  await page.addInitScript(watchFaces);
  const aboutToBust = gameWhere(
    against(3),
    (game) => asks(game, 'hit-or-stay') && eventsAfter(game, HIT).some(({ kind }) => kind === 'busted'),
  );
  await resume(page, aboutToBust);
  const table = new Table(page);
  await table.asked();
  const [before] = await counted(page);
  await table.hit.click();
  await expect(page.locator('.big-hand.is-busted')).toBeVisible();
  expect(new Set(await counted(page))).toEqual(new Set([before]));
});

/** Plays to the end, with a good many cards, and finds that everything was seen before it was told. */
async function playWatched(page: Page): Promise<void> {
  const table = new Table(page);
  await table.play(mouse(table));
  const { cards, tones, numbers, tooSoon } = await page.evaluate(() => globalThis.told);
  expect(cards).toBeGreaterThan(5);
  expect(tones).toBeGreaterThan(0);
  for (const place of ['log', 'middle', 'ear']) expect(numbers[place], place).toBeGreaterThan(0);
  expect(tooSoon).toEqual([]);
}

/** How many different numbers of my hand were told, in every frame that said so. */
const counted = (page: Page): Promise<readonly string[]> => page.evaluate(() => globalThis.told.counts);

declare global {
  /** `numbers`: how many each place has told. */
  var told: { cards: number; tones: number; counts: string[]; numbers: Record<string, number>; tooSoon: string[] };
}

/** Runs in the page: compares in every frame what is told with the faces that are to be seen. */
function watchFaces(): void {
  globalThis.told = { cards: 0, tones: 0, counts: [], numbers: {}, tooSoon: [] };
  let [known, heard, unheard] = [0, 0, 0];

  const PLACES = {
    log: '.log-line:not(.log-question)',
    middle: '.last-event strong, .last-lines-new',
    ear: '[role=log] p',
  };
  const newestAt = (place: keyof typeof PLACES): string =>
    [...document.querySelectorAll(PLACES[place])].at(-1)?.textContent ?? '';
  /** By place: what it said last, and the numbers that were seen since. */
  const said = new Map<string, string>();
  const seenSince = new Map<string, Set<string>>();

  // The notes of a row, one for each number that joins it.
  const ROW = [0, 2, 4, 5, 7, 9, 11].map((halfTones) => Math.round(261.63 * 2 ** (halfTones / 12)));
  const play = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    if (ROW.includes(Math.round(this.frequency.value)) && asksForNumber()) unheard++;
    play.call(this, when);
  };
  /** The same notes belong to a bust and a win as well. */
  const asksForNumber = (): boolean => !/bust|wins?!|Turn 7/.test(newestAt('log'));

  const isSeen = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (Number(getComputedStyle(at).opacity) < 0.05) return false;
    return element.getBoundingClientRect().width > 0;
  };
  const facesIn = (where: string): number =>
    [...document.querySelectorAll(`${where} .card:not(.back)`)].filter(isSeen).length;
  const cardsToldOf = (seat: Element): number => {
    const words = seat.querySelector('.vh, .seat-choice')?.textContent ?? '';
    return /Cards: (.+?)\. \d+ this round/.exec(words)?.[1]?.split(/, | and /).length ?? 0;
  };

  /** What a place says of a card that somebody turned: by then its face is there, or was, for some are told late. */
  const compare = (place: keyof typeof PLACES) => {
    const newest = newestAt(place);
    const seen = seenSince.get(place) ?? new Set();
    seenSince.set(place, seen);
    for (const card of document.querySelectorAll('.card:not(.back)'))
      for (const name of card.classList) if (/^n\d+$/.test(name) && isSeen(card)) seen.add(name.slice(1));
    if (newest === said.get(place)) return;
    for (const [, number = ''] of newest.matchAll(/(?:hit|turned) an? (?:second )?(\d+)/g)) {
      globalThis.told.numbers[place] = (globalThis.told.numbers[place] ?? 0) + 1;
      if (!seen.has(number)) globalThis.told.tooSoon.push(`${place}: ${newest}`);
    }
    seen.clear();
    said.set(place, newest);
  };
  /** What a seat shows as its points, and what its words say: these are compared with the faces. */
  const compareScore = (seat: Element) => {
    const shown = /\d+/.exec(seat.querySelector('[data-points]')?.textContent ?? '')?.[0];
    const words = seat.querySelector('.vh, .seat-choice')?.textContent ?? '';
    const points = /(\d+) this round/.exec(words)?.[1];
    if (shown !== undefined && points !== undefined && shown !== points)
      globalThis.told.tooSoon.push(`${shown} points are shown: ${words}`);
  };

  const look = () => {
    const newest = newestAt('log');
    const seen = facesIn('[data-seat]') + facesIn('.motion-layer');
    const told = [...document.querySelectorAll('[data-seat]')].reduce((sum, seat) => sum + cardsToldOf(seat), 0);
    if (told > seen) globalThis.told.tooSoon.push(`${told} cards are told, ${seen} are seen: ${newest}`);
    if (told > known) globalThis.told.cards += told - known;
    known = told;

    // Each is asked for along with a card that is told, and that is seen by then.
    globalThis.told.tones += unheard;
    if (unheard > globalThis.told.cards - heard) globalThis.told.tooSoon.push(`a tone, before its card: ${newest}`);
    if (unheard > 0) heard = globalThis.told.cards;
    unheard = 0;

    for (const place of ['log', 'middle', 'ear'] as const) compare(place);
    for (const seat of document.querySelectorAll('[data-seat]')) compareScore(seat);

    const count = /^\d of 7/.exec(document.querySelector('.dock .hand-note')?.textContent ?? '')?.[0];
    if (count !== undefined) globalThis.told.counts.push(count);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
