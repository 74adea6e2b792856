import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
const { globalSetup: _, ...rest } = base;
export default defineConfig({ ...rest, testDir: process.env.DIR ?? '../browser', outputDir: '/tmp/move/pw', workers: 1, reporter: 'list' });
