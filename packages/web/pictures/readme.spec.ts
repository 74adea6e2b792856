/** The pictures of the README: fixed games, so that they change only when the page does. */
import { fileURLToPath } from 'node:url';
import { against, asks, eventsAfter, gameWhere, resume } from '../browser/support/games.ts';
import { type ScreenName, show, still } from '../browser/support/screens.ts';
import { Table } from '../browser/support/table.ts';
import { type Page, test } from '../browser/support/test.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const TELEVISION = { width: 1280, height: 720 };

interface Picture {
  readonly file: string;
  readonly screen: ScreenName;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly theme: 'night' | 'day';
}

const PICTURES: readonly Picture[] = [
  { file: 'front-desktop', screen: 'front', viewport: DESKTOP, theme: 'night' },
  { file: 'front-phone', screen: 'front', viewport: PHONE, theme: 'day' },
  { file: 'table-desktop', screen: 'table', viewport: DESKTOP, theme: 'night' },
  { file: 'table-phone', screen: 'table', viewport: PHONE, theme: 'night' },
  { file: 'table-phone-day', screen: 'table', viewport: PHONE, theme: 'day' },
  { file: 'target-phone', screen: 'target', viewport: PHONE, theme: 'night' },
  { file: 'summary-phone', screen: 'summary', viewport: PHONE, theme: 'night' },
  { file: 'final-desktop', screen: 'final', viewport: DESKTOP, theme: 'day' },
  { file: 'lobby-desktop', screen: 'lobby', viewport: DESKTOP, theme: 'day' },
  { file: 'tv', screen: 'big screen', viewport: TELEVISION, theme: 'night' },
];

const take = (page: Page, file: string): Promise<unknown> =>
  page.screenshot({ path: `${FOLDER}${file}.png`, animations: 'disabled', caret: 'hide' });

for (const { file, screen, viewport, theme } of PICTURES)
  test.describe(file, () => {
    test.use({ viewport, settings: { theme } });
    test(screen, async ({ page }) => {
      await show(page, screen);
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
    await page.getByText('two turned, one to go').first().waitFor();
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
