/** The pictures of the README: fixed games, so that they change only when the page does. */
import { fileURLToPath } from 'node:url';
import { against, asks, eventsAfter, gameWhere, resume } from '../browser/support/games.ts';
import { show, still } from '../browser/support/screens.ts';
import { Table } from '../browser/support/table.ts';
import { type Page, test } from '../browser/support/test.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const TELEVISION = { width: 1280, height: 720 };

interface Picture {
  readonly file: string;
  readonly way: (page: Page) => Promise<void>;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: 'night' | 'day';
}

const to = (name: string) => (page: Page) => show(page, name);

const at = (address: string) => async (page: Page) => {
  await page.goto(address, { waitUntil: 'networkidle' });
  await still(page);
};

const PICTURES: readonly Picture[] = [
  { file: 'front-desktop', way: to('front'), viewport: DESKTOP, theme: 'night' },
  { file: 'front-phone', way: to('front'), viewport: PHONE, theme: 'day' },
  { file: 'table-desktop', way: to('table'), viewport: DESKTOP, theme: 'night' },
  { file: 'table-phone', way: to('table'), viewport: PHONE, theme: 'night' },
  { file: 'table-phone-day', way: to('table'), viewport: PHONE, theme: 'day' },
  { file: 'target-phone', way: to('target'), viewport: PHONE, theme: 'night' },
  { file: 'summary-phone', way: to('summary'), viewport: PHONE, theme: 'night' },
  { file: 'final-desktop', way: to('final'), viewport: DESKTOP, theme: 'day' },
  { file: 'lobby-desktop', way: to('lobby'), viewport: DESKTOP, theme: 'day' },
  { file: 'score-phone', way: to('score pad'), viewport: PHONE, theme: 'night' },
  { file: 'learn-phone', way: at('/learn'), viewport: PHONE, theme: 'day' },
  { file: 'quiz-phone', way: at('/learn/quiz?seed=42'), viewport: PHONE, theme: 'night' },
  { file: 'lab-phone', way: at('/lab'), viewport: PHONE, theme: 'day' },
  { file: 'lab-desktop', way: at('/lab'), viewport: DESKTOP, theme: 'night' },
  { file: 'tv', way: to('big screen'), viewport: TELEVISION, theme: 'night' },
];

const take = (page: Page, file: string): Promise<unknown> =>
  page.screenshot({ path: `${FOLDER}${file}.png`, animations: 'disabled', caret: 'hide' });

for (const { file, way, viewport, theme } of PICTURES)
  test.describe(file, () => {
    test.use({ viewport, settings: { theme } });
    test('a screen', async ({ page }) => {
      await way(page);
      await take(page, file);
    });
  });

test.describe('turn-three-phone', () => {
  test.use({ viewport: PHONE, settings: { theme: 'night', speed: 'slow' } });

  test('a Turn Three under way', async ({ page }) => {
    await page.clock.install();
    await resume(page, ANA_WILL_SET_ASIDE);
    const table = new Table(page);
    await table.asked();
    await table.targets.filter({ hasText: 'Ana' }).click();
    await page.getByText('two turned, one to go').first().waitFor({ state: 'attached' }); // phones have no room for it
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10)); // before the third card comes
    await still(page);
    await take(page, 'turn-three-phone');
  });
});

/** I can give Ana a Turn Three, in which something will be set aside. */
const ANA_WILL_SET_ASIDE = gameWhere(
  against(3),
  (game) =>
    asks(game, 'target') &&
    game.game.round === 2 &&
    eventsAfter(game, 1).some(({ kind }) => kind === 'turn three started') &&
    eventsAfter(game, 1).some(({ kind }) => kind === 'set aside'),
);
