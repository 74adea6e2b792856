/** What each key does at the score. */
import { type Card, TIMES_TWO } from '@turn7/engine';
import { type KeyActs, useKeys } from '../ui/keys.ts';
import type { Desk } from './desk.ts';
import { bustTapped, EMPTY, MODIFIERS, tapped } from './pad/draft.ts';
import type { Spot } from './pad/drafts.ts';
import { playersIn } from './sheet/phase.ts';

interface ScoreKeyActs {
  readonly onSheet: () => void;
  readonly onMenu: () => void;
  readonly onKeys: () => void;
}

export function useScoreKeys(desk: Desk, { onSheet, onMenu, onKeys }: ScoreKeyActs): void {
  const { phase } = desk;
  useKeys('score', {
    ...(phase.kind === 'entering' ? entryKeys(desk, phase.spot) : {}),
    ...(phase.kind === 'round over' ? { next: desk.beginRound } : {}),
    undo: desk.undo,
    redo: desk.redo,
    sheet: onSheet,
    menu: onMenu,
    help: onKeys,
  });
}

function entryKeys(desk: Desk, spot: Spot): KeyActs<'score'> {
  const tap = (card: Card | undefined) => {
    if (card !== undefined) desk.edit(spot, (draft) => tapped(draft, card, desk.decks));
  };
  return {
    numbers: tap,
    tens: (key) => tap(10 + key), // on from where the digits end
    plus: (key) => tap(MODIFIERS[key]),
    double: () => tap(TIMES_TWO),
    bust: () => desk.edit(spot, bustTapped),
    clear: () => desk.edit(spot, () => EMPTY),
    save: () => desk.save(spot),
    type: () => document.querySelector<HTMLInputElement>('.pad-points input')?.focus(),
    seats: (key) => desk.choose(neighbour(desk, spot, key === 0 ? -1 : 1)),
  };
}

/** The next player round the table in the same round. */
function neighbour({ sheet }: Desk, { round, player }: Spot, by: 1 | -1): Spot {
  const players = playersIn(sheet, round);
  const at = players.findIndex(({ id }) => id === player);
  return { round, player: players.at((at + by) % players.length)?.id ?? player };
}
