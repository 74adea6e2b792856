/** The pictures of the README: fixed games, so that they change only when the page does. */
import { fileURLToPath } from 'node:url';
import { type ScreenName, show } from '../browser/support/screens.ts';
import { test } from '../browser/support/test.ts';

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
  { file: 'turn-three-phone', screen: 'turn three', viewport: PHONE, theme: 'night' },
  { file: 'summary-phone', screen: 'summary', viewport: PHONE, theme: 'night' },
  { file: 'final-desktop', screen: 'final', viewport: DESKTOP, theme: 'day' },
  { file: 'lobby-desktop', screen: 'lobby', viewport: DESKTOP, theme: 'day' },
  { file: 'tv', screen: 'big screen', viewport: TELEVISION, theme: 'night' },
];

for (const { file, screen, viewport, theme } of PICTURES)
  test.describe(file, () => {
    test.use({ viewport, settings: { theme, name: 'Kim' } });
    test(screen, async ({ page }) => {
      await show(page, screen);
      await page.screenshot({ path: `${FOLDER}${file}.png`, animations: 'disabled', caret: 'hide' });
    });
  });
