/** A score of a game with real cards, and the ways to share it, as people take them. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Sheet } from '@turn7/protocol';
import { newSheet } from '../../src/score/setup/new-sheet.ts';

/** The first round is over, the second one is not begun. */
export function begunSheet(names: readonly string[]): Sheet {
  const sheet = newSheet({ names, target: 200, decks: null, title: 'Friday' }, { id: 'friday', startedAt: 1 });
  const entries = Object.fromEntries(
    sheet.players.map(({ id }) => [
      id,
      id % 3 === 0
        ? { kind: 'bust' as const, cards: [] }
        : { kind: 'cards' as const, cards: ['12' as const, '8' as const, 'x2' as const] },
    ]),
  );
  return { ...sheet, rounds: [{ entries, seen: [] }] };
}

/** What a device has that keeps it. */
export const keptSheet = (sheet: Sheet): readonly (readonly [key: string, text: string])[] => [
  [`turn7 score sheet ${sheet.id}`, JSON.stringify(sheet)],
  ['turn7 score current', sheet.id],
];

/** As if this device had kept it before. */
export async function keepScore(page: Page, sheet: Sheet): Promise<void> {
  await page.goto('/rules');
  await page.evaluate((kept) => {
    for (const [key, text] of kept) localStorage.setItem(key, text);
  }, keptSheet(sheet));
  await page.goto('/score');
}

export interface SharedLinks {
  readonly code: string;
  /** To watch, and to help. */
  readonly watch: string;
  readonly help: string;
}

/** Shares the score that the page shows; the dialog stays open. */
export async function shareScore(page: Page): Promise<SharedLinks> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Share live' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share the score' });
  await dialog.getByRole('button', { name: 'Share live' }).click();
  await expect(dialog.getByRole('heading', { name: 'Help to keep the score' })).toBeVisible();
  const key = await page.evaluate(() => Object.keys(localStorage).find((one) => one.startsWith('turn7 shared sheet ')));
  const code = key?.slice(-6) ?? '';
  const token = await page.evaluate((one) => JSON.parse(localStorage.getItem(one) ?? '{}').key, key ?? '');
  return { code, watch: `/s/${code}`, help: `/s/${code}#key=${token}` };
}

/** Types points for the player who is asked, and saves them. */
export async function enterPoints(page: Page, points: number): Promise<void> {
  const next = page.getByRole('button', { name: /^Next round/ });
  const field = page.getByRole('textbox', { name: 'or points' });
  await next.or(field).waitFor();
  if (await next.isVisible()) await next.click();
  await field.fill(String(points));
  await field.press('Enter');
}

/** Where those who watch see somebody's total. */
export const standingOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
