import { defineConfig } from '@playwright/test';
import { FLAGS } from '../../scripts/lib/browser.mjs';

const executablePath = process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'browser',
  outputDir: '../../reports/browser',
  globalSetup: './browser/support/server.ts',
  workers: 2,
  retries: 0, // what passes at the second try has failed
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['CI'] ? 'line' : 'list',
  use: {
    trace: 'retain-on-failure',
    locale: 'en-GB',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block', // the page is new in every test; offline.spec.ts is about what stays
    launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
