/** `npm run screenshots`: not a test, but the same browser, server and games. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig({ ...tests, testDir: 'pictures', reporter: 'list', use: { ...tests.use, trace: 'off' } });
