/** `npm run test:speed`: what other work on the machine could spoil, so one at a time and apart from `npm test`. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

export default defineConfig({ ...tests, testDir: 'speed', workers: 1, reporter: 'list' });
