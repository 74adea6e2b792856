/** The score keeper as people use it, and sheets that they left on their device before. */
import type { Locator, Page } from '@playwright/test';
import { CARDS, type CardName } from '@turn7/engine';
import type { ScoreEntry, Sheet } from '@turn7/protocol';
import { newSheet } from '../../src/score/setup/new-sheet.ts';

type Entered = number | 'bust' | readonly CardName[];

/** A sheet with those rounds, by seat; the first player dealt first. */
export function sheetOf(names: readonly string[], rounds: readonly (readonly Entered[])[]): Sheet {
  const sheet = newSheet(
    { names, target: 200, decks: null, title: '' },
    { id: 'tested', startedAt: 1_700_000_000_000 },
  );
  return {
    ...sheet,
    rounds: rounds.map((round) => ({
      entries: Object.fromEntries(round.map((entered, seat) => [seat + 1, entryOf(entered)])),
      seen: [],
    })),
  };
}

function entryOf(entered: Entered): ScoreEntry {
  if (typeof entered === 'number') return { kind: 'points', points: entered };
  return entered === 'bust' ? { kind: 'bust', cards: [] } : { kind: 'cards', cards: [...entered] };
}

/** Opens the keeper with a sheet that was left. */
export async function keep(page: Page, sheet: Sheet): Promise<ScorePage> {
  await page.addInitScript((left: Sheet) => {
    if (localStorage.getItem('turn7 score current') !== null) return; // what is entered later stays
    localStorage.setItem(`turn7 score sheet ${left.id}`, JSON.stringify(left));
    localStorage.setItem('turn7 score current', left.id);
  }, sheet);
  await page.goto('/score');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  return new ScorePage(page);
}

export class ScorePage {
  readonly page: Page;
  readonly save: Locator;
  readonly nextRound: Locator;
  readonly bust: Locator;
  readonly points: Locator;
  readonly undo: Locator;
  readonly redo: Locator;
  /** Which player is being entered. */
  readonly now: Locator;
  readonly said: Locator;

  constructor(page: Page) {
    this.page = page;
    this.save = page.locator('.pad-save');
    this.nextRound = page.getByRole('button', { name: /^Next round/ });
    this.bust = page.locator('.pad-bust');
    this.points = page.getByLabel('or points');
    this.undo = page.getByRole('button', { name: 'Undo' });
    this.redo = page.getByRole('button', { name: 'Redo' });
    this.now = page.locator('.seat-button[aria-current]');
    this.said = page.locator('.score > [role=status]');
  }

  card(name: CardName): Locator {
    return this.page.locator(`[data-pad="${CARDS.indexOf(name)}"]`);
  }

  seat(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Players' }).getByRole('button', { name: new RegExp(name) });
  }

  /** `Round 1, seat 2`, both from 1. */
  cell(round: number, seat: number): Locator {
    return this.page.locator(`[data-cell="${round - 1} ${seat - 1}"]`);
  }
}
