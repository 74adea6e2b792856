/** Evenings that were kept on a device before. */
import type { Page } from '@playwright/test';
import type { Sheet } from '@turn7/protocol';
import { sheetOf } from './score.ts';

/** Ana won the first game; the second one is still on. */
export const EVENINGS: readonly Sheet[] = [
  {
    ...sheetOf(
      ['Ana', 'Ben', 'Chidi'],
      [
        [120, 'bust', 40],
        [90, ['0', '1', '2', '3', '4', '5', '6'], 0],
      ],
    ),
    id: 'first',
    title: 'Friday',
  },
  { ...sheetOf(['Ana', 'Ben'], [[['12', '9', 'x2'], 30]]), id: 'second', startedAt: 1_700_600_000_000 },
];

/** With a group, and a score that nobody can read. */
export async function openEvenings(page: Page, sheets: readonly Sheet[] = EVENINGS): Promise<void> {
  await page.addInitScript((left: readonly Sheet[]) => {
    if (localStorage.getItem('turn7 groups') !== null) return; // what is changed later stays
    for (const sheet of left) localStorage.setItem(`turn7 score sheet ${sheet.id}`, JSON.stringify(sheet));
    localStorage.setItem('turn7 score sheet torn', '{"format": "turn7 sc');
    const group = { id: 'a', name: 'Friday club', players: ['Ana', 'Ben'] };
    localStorage.setItem('turn7 groups', JSON.stringify([group]));
  }, sheets);
  await page.goto('/score/evenings');
  await page.getByRole('heading', { level: 1, name: 'Evenings' }).waitFor();
}
