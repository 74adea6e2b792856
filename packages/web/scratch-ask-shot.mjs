import { chromium } from '@playwright/test';

const jobs = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const job of jobs) {
  const [name, size, query] = job.split('|');
  const [width, height, touch] =
    size === 'p' ? [360, 740, true] : size === 'd' ? [1440, 900, false] : [...size.split('x').map(Number), false];
  const ctx = await browser.newContext({
    viewport: { width, height },
    hasTouch: !!touch,
    isMobile: !!touch,
    deviceScaleFactor: touch ? 2 : 1,
  });
  const page = await ctx.newPage();
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'CON', m.text()));
  await page.goto(`http://localhost:5104/scratch-ask.html?${query}`);
  await page.waitForSelector('[data-ready]', { timeout: 30000 }).catch(() => console.log(name, 'not ready'));
  await page.waitForTimeout(400);
  await page.screenshot({ path: `/tmp/ask/${name}.png`, fullPage: query.includes('full=1') });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log(name, 'overflow', over);
  await ctx.close();
}
await browser.close();
