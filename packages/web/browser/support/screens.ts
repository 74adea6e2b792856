/** Every screen of the page, and how to come to it: for those who look at all of them. */
import { expect, type Page } from '@playwright/test';
import { HIT, isModifier, isNumber, STAY } from '@turn7/engine';
import type { SavedGame } from '../../src/session/saved-game.ts';
import { against, asks, eventsAfter, gameWhere, leave, resume } from './games.ts';
import { addBot, openTable, start } from './lobby.ts';
import { Table } from './table.ts';

/** Looking for a game takes a moment, and a test needs one of them. */
function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A table with a bit of everything: four numbers and a modifier in my hand, somebody busted, somebody still in. */
const MY_TURN = lazily(() =>
  gameWhere(against(3), (game) => {
    if (!asks(game, 'hit-or-stay') || game.game.round < 3) return false;
    const [me, ...others] = game.view.seats;
    const mine = me?.cards ?? [];
    return (
      mine.filter(isNumber).length === 4 &&
      mine.some(isModifier) &&
      (['busted', 'stayed', 'active'] as const).every((word) => others.some(({ status }) => status === word))
    );
  }),
);
const OF_18 = lazily(() => gameWhere(against(17), (game) => asks(game, 'hit-or-stay') && game.game.round === 2));
const TARGET = lazily(() => gameWhere(against(3), (game) => asks(game, 'target') && game.game.round === 2));
const TURN_THREE = lazily(() => gameWhere(against(3), (game) => asks(game, 'target') && game.view.turnThree !== null));
const LAST_OF_ROUND = lazily(() =>
  gameWhere(
    against(3),
    (game) =>
      asks(game, 'hit-or-stay') &&
      game.game.round === 2 &&
      eventsAfter(game, STAY).some(({ kind }) => kind === 'round ended'),
  ),
);
const TURN_7 = lazily(() =>
  gameWhere(
    against(3),
    (game) =>
      asks(game, 'hit-or-stay') && eventsAfter(game, HIT).some((event) => event.kind === 'turn 7' && event.seat === 0),
  ),
);
const OVER = lazily(() => gameWhere(against(3), ({ game }) => game.finished));

export const SCREENS = {
  front: (page) => page.goto('/'),
  'front with a game left': async (page) => {
    await leave(page, MY_TURN());
    await page.goto('/');
  },
  settings: (page) => dialog(page, 'Settings'),
  opponents: (page) => dialog(page, 'Choose opponents'),
  'pass and play': (page) => dialog(page, /^Pass and play/),
  'play together': (page) => dialog(page, /^Play together/),
  rules: (page) => page.goto('/rules'),
  unknown: (page) => page.goto('/nowhere'),
  'open replay': (page) => page.goto('/replay'),
  replay: async (page) => {
    await resume(page, OVER());
    await page.getByText('Watch the replay').click();
    await page.getByRole('slider', { name: 'Moment' }).waitFor();
  },
  table: (page) => table(page, MY_TURN()),
  'table of 18': (page) => table(page, OF_18()),
  target: (page) => table(page, TARGET()),
  'turn three': (page) => table(page, TURN_THREE()),
  why: async (page) => {
    await table(page, MY_TURN());
    const { log } = new Table(page);
    if (!(await log.isVisible())) await page.keyboard.press('l');
    await log
      .getByRole('button', { name: /Why\?$/ })
      .last()
      .click();
  },
  help: async (page) => {
    await table(page, MY_TURN());
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
  summary: async (page) => {
    await table(page, LAST_OF_ROUND());
    await new Table(page).stay.click();
    await new Table(page).goOn.waitFor();
  },
  'turn 7': async (page) => {
    await table(page, TURN_7());
    await new Table(page).hit.click();
    await new Table(page).goOn.waitFor();
  },
  final: async (page) => {
    await resume(page, OVER());
    await new Table(page).standing.waitFor();
  },
  lobby: async (page) => {
    await openTable(page, 'Ann');
    await addBot(page, 'Sharp');
    await addBot(page, 'Regular');
  },
  'table rules': async (page) => {
    await openTable(page, 'Ann');
    await page.getByRole('button', { name: 'Change table rules' }).click();
    await page.getByRole('dialog').waitFor();
  },
  door: async (page) => {
    const code = await openTable(page, 'Ann');
    await page.evaluate(() => {
      const settings = localStorage.getItem('turn7 settings') ?? '{}';
      localStorage.clear();
      localStorage.setItem('turn7 settings', settings);
    });
    await page.goto(`/t/${code}`);
    await page.getByRole('button', { name: 'Sit down' }).waitFor();
  },
  'big screen': async (page) => {
    const code = await openTable(page, 'Ann');
    for (const level of ['Sharp', 'Regular', 'Rookie']) await addBot(page, level);
    await start(page);
    await new Table(page).asked();
    await page.goto(`/tv/${code}`);
    await page.getByText('Ann').first().waitFor();
  },
  'no such table': (page) => page.goto('/t/ZZZZZZ'),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

export type ScreenName = keyof typeof SCREENS;

/** Goes there, and waits until it stands still. */
export async function show(page: Page, name: ScreenName): Promise<void> {
  await SCREENS[name](page);
  await page.getByRole('heading').first().waitFor();
  await still(page);
}

/** Waits until the font is there and nothing moves or fades any more. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function dialog(page: Page, name: string | RegExp): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function table(page: Page, game: SavedGame): Promise<void> {
  await resume(page, game);
  await new Table(page).asked();
}
