/** Finished games of a device: the same every time, brought by a file as people bring them. */
import { expect, type Page } from '@playwright/test';
import { fileOf } from '../../src/game/kept/games-file.ts';
import { type FinishedGame, type KeptGame, keptGameOf } from '../../src/game/kept/kept-game.ts';
import { finishedGame } from '../../src/game/session/local.ts';
import type { LocalGame } from '../../src/game/session/local-game.ts';
import type { LocalSetup } from '../../src/game/session/saved-game.ts';
import { against, gamesTo } from './games.ts';

const FIRST = Date.UTC(2026, 8, 1, 18);
const HOURS = 7 * 3_600_000;

/** So many, each some hours after the one before. */
export const finishedGames = (
  count: number,
  setup: LocalSetup = against(3, 'Regular', 60),
  choose?: Parameters<typeof gamesTo>[2],
): readonly KeptGame[] => gamesTo(setup, count, choose).map((game, i) => kept(game, { at: FIRST + i * HOURS }));

const kept = (game: LocalGame, some: Partial<FinishedGame>): KeptGame =>
  keptGameOf({ ...finishedGame(game, FIRST), ...some });

export const gamesFile = (games: readonly KeptGame[], name = 'games.t7') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(fileOf(games)),
});

/** Opens the screen with these games in it. */
export async function openMyGames(page: Page, games: readonly KeptGame[]): Promise<void> {
  await page.goto('/games');
  await bringGames(page, gamesFile(games));
  await expect(list(page).getByRole('listitem')).toHaveCount(Math.min(10, games.length), { timeout: 60_000 });
  // Looking through them is over.
  await expect(page.getByRole('status').filter({ hasText: /^(one|[\d,]+) games?$/ })).toBeVisible({ timeout: 60_000 });
}

export const bringGames = (page: Page, file: ReturnType<typeof gamesFile>): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(file);

export const list = (page: Page) => page.getByRole('region', { name: 'Finished' });
