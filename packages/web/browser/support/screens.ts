/** Every screen of the page, and how to come to it: for those who look at all of them. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { HIT, isModifier, isNumber, STAY } from '@turn7/engine';
import { SCREENS as REGISTERED, type ScreenPath } from '../../src/app/screens.ts';
import { replayAddress } from '../../src/game/replay/replay-link.ts';
import type { SavedGame } from '../../src/game/session/saved-game.ts';
import { openEvenings } from './evenings.ts';
import { against, asks, eventsAfter, gameWhere, leave, resume } from './games.ts';
import { finishedGames, openMyGames } from './kept-games.ts';
import { addBot, openTable, start } from './lobby.ts';
import { keep, sheetOf } from './score.ts';
import { begunSheet, keepScore, shareScore } from './shared-score.ts';
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
/** Over soon, so that it is reviewed soon. */
const SHORT = lazily(() => gameWhere(against(3, 'Regular', 60), ({ game }) => game.finished));
const OVER = lazily(() => gameWhere(against(3), ({ game }) => game.finished));

const SCORE = sheetOf(['Ana', 'Ben', 'Chidi'], [[['12', '8', '+4'], 'bust', ['0', '1', '2', '3', '4', '5', '6']]]);

const WALKTHROUGH = readFileSync(new URL('../../../../cases/example-walkthrough.t7', import.meta.url), 'utf8');

type Way = (page: Page) => Promise<unknown>;

/** Of a game that is over, where somebody is about to hit or stay. */
async function replay(page: Page): Promise<void> {
  await resume(page, OVER());
  await page.getByText('Watch the replay').click();
  const on = page.getByRole('button', { name: 'One step on' });
  const risk = page.getByText(/: bust chance/);
  await on.waitFor();
  while ((await risk.count()) === 0) await on.click();
}

/** The registered screens in all that differs to the eye. */
const STATES: Partial<Record<ScreenPath, Record<string, Way>>> = {
  '/': {
    front: (page) => page.goto('/'),
    'front with a game left': async (page) => {
      await leave(page, MY_TURN());
      await page.goto('/');
    },
    settings: (page) => dialog(page, 'Settings'),
    opponents: (page) => dialog(page, 'Choose opponents'),
    'pass and play': (page) => dialog(page, /^Pass and play/),
    'play together': (page) => dialog(page, /^Play together/),
  },
  '/play': {
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
  },
  '/t/:code': {
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
    joining: async (page) => {
      const code = await openTable(page, 'Ann');
      await forgetAll(page);
      await page.goto(`/t/${code}`);
      await page.getByRole('button', { name: 'Sit down' }).waitFor();
    },
    'no such table': (page) => page.goto('/t/ZZZZZZ'),
  },
  '/daily': {
    daily: async (page) => {
      await page.goto('/daily');
      await page.getByRole('button', { name: 'Show the link' }).waitFor();
    },
  },
  '/tv/:code': {
    'big screen': async (page) => {
      const code = await openTable(page, 'Ann');
      for (const level of ['Sharp', 'Regular', 'Rookie']) await addBot(page, level);
      await start(page);
      await new Table(page).asked();
      await page.goto(`/tv/${code}`);
      await page.getByText('Ann').first().waitFor();
    },
  },
  '/embed/t/:code': {
    'embedded table': async (page) => {
      const code = await openTable(page, 'Ann');
      for (const level of ['Sharp', 'Regular', 'Rookie']) await addBot(page, level);
      await start(page);
      await new Table(page).asked();
      await page.goto(`/embed/t/${code}`);
      await page.getByText('Ann').first().waitFor();
    },
  },
  '/embed/replay': {
    'embedded replay': async (page) => {
      await page.goto(`/embed${await replayAddress(WALKTHROUGH, 40)}`);
      await page.getByRole('slider', { name: 'Moment' }).waitFor();
    },
    'empty frame': (page) => page.goto('/embed/replay'),
  },
  '/replay': {
    'open replay': (page) => page.goto('/replay'),
    'refused replay': async (page) => {
      await page.goto('/replay');
      await page.getByRole('textbox').fill('turn7 record 1\nplayers Ann | Bob\nnonsense 1\ndraw 7');
      await page.getByRole('button', { name: 'Show the replay' }).click();
      await page.getByText('The reader stopped at line 3').waitFor();
    },
    replay: (page) => replay(page),
    'play on from a replay': async (page) => {
      await replay(page);
      await page.getByRole('button', { name: 'Play on from here' }).click();
    },
    'code of a replay': async (page) => {
      await replay(page);
      await page.getByRole('button', { name: 'Put it into a page' }).click();
      await page.getByRole('dialog', { name: 'Put it into a page' }).waitFor();
    },
    review: async (page) => {
      await resume(page, SHORT());
      await page.getByText('Review the game').click();
      await page.getByText('The review is done.').waitFor();
    },
  },
  '/games': {
    'my games': (page) => openMyGames(page, finishedGames(12)),
    'no games': (page) => page.goto('/games'),
    'reviewed games': async (page) => {
      await openMyGames(page, finishedGames(1, against(1, 'Regular', 25)));
      await page.getByRole('button', { name: 'Review it' }).click();
      await page.getByText(/accuracy \d+/).waitFor({ timeout: 60_000 });
    },
  },
  '/score': {
    'score setup': async (page) => {
      await page.goto('/score');
      await page.getByLabel('Name of the next player').fill('Ana');
      await page.keyboard.press('Enter');
    },
    'score pad': async (page) => {
      const score = await keep(page, SCORE);
      await score.nextRound.click();
      for (const card of ['12', '8', '+4'] as const) await score.card(card).click();
    },
    'score counter': async (page) => {
      await page.addInitScript(() => localStorage.setItem('turn7 counter', 'on'));
      const score = await keep(page, SCORE);
      await score.nextRound.click();
      await score.card('12').click();
      await page.getByRole('button', { name: 'Cards left' }).click();
    },
    'score round': (page) => keep(page, SCORE),
    'score sheet': async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await keep(page, SCORE);
      await page.getByRole('button', { name: 'Score sheet' }).click();
    },
    'score menu': async (page) => {
      await keep(page, SCORE);
      await page.getByRole('button', { name: 'Menu' }).click();
    },
    'score won': (page) => keep(page, sheetOf(['Ana', 'Ben', 'Chidi'], [[203, 'bust', 20]])),
    'share score': async (page) => {
      await keepScore(page, begunSheet(['Ann', 'Ben', 'Cleo']));
      await shareScore(page);
    },
  },
  '/score/evenings': {
    evenings: (page) => openEvenings(page),
  },
  '/s/:code': {
    'shared score': async (page) => {
      await keepScore(page, begunSheet(['Ann', 'Ben', 'Cleo']));
      const { watch } = await shareScore(page);
      await forgetAll(page);
      await page.goto(watch);
      await page.getByRole('rowheader', { name: 'Ann' }).waitFor();
    },
  },
  '/board/:code': {
    'score board': async (page) => {
      await keepScore(page, begunSheet(['Ann', 'Ben', 'Cleo']));
      const { code } = await shareScore(page);
      await page.goto(`/board/${code}`);
      await page.getByText('Ann').first().waitFor();
    },
  },
  '/learn': {
    learn: (page) => page.goto('/learn?q=lock'),
  },
  '/learn/basics': {
    'learn basics': async (page) => {
      await page.goto('/learn/basics');
      await page.getByText('Turn 7! Ann has seven different numbers.').waitFor();
    },
  },
  '/learn/scoring': {
    'learn scoring': async (page) => {
      await page.goto('/learn/scoring');
      await page.getByRole('article', { name: '72 points' }).first().waitFor();
    },
  },
  '/learn/cases': {
    'learn cases': async (page) => {
      await page.goto('/learn/cases#16c');
      await page.getByRole('slider', { name: 'Moment' }).press('ArrowRight');
    },
  },
  '/learn/first-game': {
    'first game': async (page) => {
      await page.goto('/learn/first-game');
      await page.getByRole('button', { name: 'Deal the cards' }).click();
      await page.getByRole('heading', { name: 'The deal' }).waitFor();
    },
  },
  '/learn/quiz': {
    quiz: async (page) => {
      await page.goto('/learn/quiz?seed=42&kind=rules');
      await page.getByRole('list', { name: 'Answers' }).waitFor();
    },
    'quiz answered': async (page) => {
      await page.goto('/learn/quiz?seed=42&kind=mixed');
      await page.getByRole('list', { name: 'Answers' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Next question' }).waitFor();
    },
  },
  '/lab': {
    lab: async (page) => {
      await page.goto('/lab?decks=99');
      await page
        .getByText(/of the best/)
        .first()
        .waitFor();
    },
  },
  '/lab/position': {
    position: async (page) => {
      await page.goto('/lab/position?seat=60:9,7,x2&seat=95:11,8:stayed&seat=70:12,12:busted&seen=12*3');
      await page
        .getByText(/wins about/)
        .first()
        .waitFor();
    },
    'impossible position': (page) => page.goto('/lab/position?seat=0:5,5&seat=0:'),
  },
  '/lab/simulate': {
    simulate: (page) => page.goto('/lab/simulate?bots=stay:20,master,nobody&games=0'),
    simulated: async (page) => {
      await page.goto('/lab/simulate?games=500');
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('heading', { name: 'After 500 games' }).waitFor();
    },
  },
};

/** By name; a screen that is not named above is looked at as its address opens it. */
export const SCREENS: ReadonlyMap<string, Way> = new Map([
  ...REGISTERED.flatMap(({ path }): [string, Way][] =>
    Object.entries(STATES[path] ?? { [path]: (page) => page.goto(path.replace(':code', 'ZZZZZZ')) }),
  ),
  ['unknown', (page) => page.goto('/nowhere')],
]);

/** Goes there, and waits until it stands still. */
export async function show(page: Page, name: string): Promise<void> {
  const go = SCREENS.get(name);
  if (go === undefined) throw new Error(`there is no screen called ${name}`);
  await go(page);
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

/** As on a device that has never been here, but for the settings. */
async function forgetAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const settings = localStorage.getItem('turn7 settings') ?? '{}';
    localStorage.clear();
    localStorage.setItem('turn7 settings', settings);
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
