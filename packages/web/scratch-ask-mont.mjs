import { chromium } from '@playwright/test';

const [name, size, ...queries] = process.argv.slice(2);
const [w, h] = size.split('x').map(Number);
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
const ctx = await browser.newContext({ viewport: { width: (w + 8) * queries.length, height: h } });
const page = await ctx.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));

await page.setContent(
  `<body style="margin:0;display:flex;gap:8px;background:#fff">${queries.map((q) => `<iframe src="http://localhost:5104/scratch-ask.html?${q}" style="border:0;width:${w}px;height:${h}px"></iframe>`).join('')}</body>`,
);
for (const f of page.frames().slice(1))
  await f.waitForSelector('[data-ready]', { timeout: 30000 }).catch(() => console.log('not ready', f.url()));
await page.waitForTimeout(600);
await page.screenshot({ path: `/tmp/ask/${name}.png` });
await browser.close();
