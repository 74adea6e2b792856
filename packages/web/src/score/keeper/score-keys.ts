/** What each key does at the score. */
import { type Card, MODIFIER_CARDS, TIMES_TWO } from '@turn7/engine';
import { useMemo } from 'preact/hooks';
import { type KeyActs, useKeys } from '../../ui/keys.ts';
import { EMPTY, tapped } from '../pad/draft.ts';
import type { Spot } from '../sheet/entries.ts';
import { playersIn } from './phase.ts';
import { DOUBLE_TAP_MS, type ScoreModel } from './score-model.ts';

interface ScoreKeyActs {
  readonly onSheet: () => void;
  readonly onMenu: () => void;
  readonly onKeys: () => void;
}

export function useScoreKeys(model: ScoreModel, { onSheet, onMenu, onKeys }: ScoreKeyActs): void {
  const { phase } = model;
  const since = useMemo(() => performance.now(), [phase.kind]);
  // The key that saves goes on as well, but a second press of it belongs to the score that was saved last.
  const goOn = () => {
    if (performance.now() - since >= DOUBLE_TAP_MS) model.beginRound();
  };
  useKeys('score', {
    ...(phase.kind === 'entering' ? entryKeys(model, phase.spot) : {}),
    ...(phase.kind === 'round over' ? { next: model.beginRound, save: goOn } : {}),
    undo: model.undo,
    redo: model.redo,
    sheet: onSheet,
    menu: onMenu,
    help: onKeys,
  });
}

function entryKeys(model: ScoreModel, spot: Spot): KeyActs<'score'> {
  const tap = (card: Card | undefined) => {
    if (card !== undefined) model.edit(spot, (draft) => tapped(draft, card, model.decks));
  };
  return {
    numbers: tap,
    tens: (key) => tap(10 + key), // on from where the digits end
    plus: (key) => tap(MODIFIER_CARDS[key]),
    double: () => tap(TIMES_TWO),
    bust: () => model.bust(spot),
    clear: () => model.edit(spot, () => EMPTY),
    save: () => model.save(spot),
    type: () => document.querySelector<HTMLInputElement>('.pad-points input')?.focus(),
    seats: (key) => model.choose(neighbour(model, spot, key === 0 ? -1 : 1)),
  };
}

/** The next player round the table in the same round. */
function neighbour({ sheet }: ScoreModel, { round, player }: Spot, by: 1 | -1): Spot {
  const players = playersIn(sheet, round);
  const at = players.findIndex(({ id }) => id === player);
  return { round, player: players.at((at + by) % players.length)?.id ?? player };
}
