/** What the card counter knows at a desk: the saved hands, and those that are being tapped. */

import { entryOf } from '@turn7/protocol';
import type { Desk } from '../desk.ts';
import { cardsOf } from '../pad/draft.ts';
import { type Count, countCards, type OpenHands } from './counter.ts';

export function countAt(desk: Desk, round: number): Count {
  return countCards(desk.sheet, round, handsBegun(desk, round));
}

/** By player id: a hand that is not saved is still in the round, unless it busted. */
function handsBegun({ sheet, drafts }: Desk, round: number): OpenHands {
  return new Map(
    sheet.players.flatMap(({ id }) => {
      const draft = drafts.of({ round, player: id });
      if (draft === undefined || draft.kind === 'points') return [];
      const isSaved = entryOf(sheet, round, id) !== null;
      const status = draft.kind === 'bust' ? 'busted' : isSaved ? 'stayed' : 'active';
      return [[id, { cards: cardsOf(draft), status }] as const];
    }),
  );
}
