/** Every screen on a phone and a desktop in every theme, for looking at: `npm run screenshots -- --all FOLDER`. */
import { join } from 'node:path';
import { SCREENS, show } from '../browser/support/screens.ts';
import { test } from '../browser/support/test.ts';

const FOLDER = process.env['TURN7_PICTURES'] ?? '';
const VIEWPORTS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const theme of ['night', 'day', 'contrast'] as const)
  for (const [device, viewport] of Object.entries(VIEWPORTS))
    test.describe(`${device} ${theme}`, () => {
      test.use({ viewport, settings: { theme } });
      for (const name of SCREENS.keys())
        test(name, async ({ page }) => {
          await show(page, name);
          await page.screenshot({ path: join(FOLDER, `${name} ${device} ${theme}.png`), animations: 'disabled' });
        });
    });
