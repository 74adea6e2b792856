/** `npm run test:browsers`: the core journeys in browsers of other makers, one after the other. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

const wanted = (process.env['TURN7_BROWSERS'] ?? '').split(' ').filter(Boolean);

export default defineConfig({
  ...tests,
  testDir: 'browsers',
  outputDir: '../../reports/browsers',
  workers: 1,
  retries: 1, // their drivers press at a place, not at a thing, and lose a press where the page is just being drawn
  projects: wanted.map((name) => ({ name })),
});
