import { chromium } from '@playwright/test';
const [w, h, lang = 'en', theme = 'night'] = process.argv.slice(2);
const browser = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync']});
const phone = Number(w) < 700;
const ctx = await browser.newContext({ viewport: { width: +w, height: +h }, hasTouch: phone, isMobile: phone });
await ctx.addInitScript(([l, t, process_speed]) => localStorage.setItem('turn7 settings', JSON.stringify({ coach: true, speed: process_speed, language: l, theme: t, name: 'Ann' })), [lang, theme, process.argv[6] ?? 'instant']);
const page = await ctx.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text()));
await page.goto('http://localhost:5104/');
await page.waitForTimeout(1500);
await page.locator('a[href="/play"], .play-now, .playnow').first().click().catch((e) => console.log(String(e).slice(0, 200)));
await page.waitForTimeout(3000);
const shots = new Set();
const shot = async (name) => { if (shots.has(name)) return; shots.add(name); await page.waitForTimeout(name === 'seven' || name === 'tray' ? 60 : 700); await page.screenshot({ path: `/tmp/ask/real-${w}-${name}.png` }); console.log('shot', name); };
for (let i = 0; i < 1600 && shots.size < 8; i++) {
  if (await page.locator('.final').count()) { await shot('final'); break; }
  if (await page.locator('.round-summary').count()) { await shot('summary'); await page.keyboard.press('n'); await page.waitForTimeout(150); continue; }
  if (await page.locator('.seven-moment').count()) await shot('seven');
  if (await page.locator('.target-sheet').count()) { await shot('target'); await page.locator('button.target-row').first().click(); await page.waitForTimeout(150); continue; }
  if (await page.locator('.tray').count()) await shot('tray');
  if (await page.locator('.go-hit:not([aria-disabled="true"])').count()) { await shot('answer'); await page.locator(Math.random() < .55 ? '.go-hit' : '.go-stay').click(); await page.waitForTimeout(100); continue; }
  await page.waitForTimeout(60);
}
await page.screenshot({ path: `/tmp/ask/real-${w}-last.png` });
await browser.close();
