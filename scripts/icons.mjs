// `npm run icons`: the pictures of the page's icon that systems want as PNG, drawn anew from packages/web/public/*.svg.
import { readFileSync, writeFileSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { takesNothing } from './lib/arguments.mjs';
import { FLAGS, findBrowser } from './lib/browser.mjs';
import { inRoot, runMain } from './lib/root.mjs';

const PUBLIC = 'packages/web/public';
/** @type {[source: string, target: string, size: number][]} */
const ICONS = [
  ['icon.svg', 'icon-192.png', 192],
  ['icon.svg', 'icon-512.png', 512],
  ['icon-maskable.svg', 'icon-maskable-512.png', 512],
  ['icon-maskable.svg', 'apple-touch-icon.png', 180],
];

await runMain(async () => {
  takesNothing('npm run icons');
  await bootstrap();
  const executablePath = await findBrowser();
  if (executablePath === null) return 1;
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  const page = await browser.newPage();
  for (const [source, target, size] of ICONS) {
    const svg = readFileSync(inRoot(PUBLIC, source)).toString('base64');
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<body style="margin: 0"><img src="data:image/svg+xml;base64,${svg}" width="${size}">`);
    writeFileSync(inRoot(PUBLIC, target), await page.screenshot({ omitBackground: true }));
  }
  await browser.close();
  return 0;
});
