import { defineConfig } from '@playwright/test';
import { FLAGS } from '../../scripts/lib/browser.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'browser',
  outputDir: '../../reports/browser',
  globalSetup: './browser/support/server.ts',
  workers: '150%', // a browser waits as well
  fullyParallel: true,
  // A machine of CI may stall for seconds. What passes at the second try is named there as flaky, and is a bug to mend.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000, // whole games are played, on whatever machine there is
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    screenshot: 'only-on-failure', // a trace of every step would take longer than the steps
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block', // the page is new in every test; offline.spec.ts is about what stays
    launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
