/** What each key does at the score; `keys-dialog.tsx` lists the same keys for people to read. */
import { type Card, isNumber, TIMES_TWO } from '@turn7/engine';
import { useEffect } from 'preact/hooks';
import type { Keys } from '../ui/keys.ts';
import { useKeys } from '../ui/keys.ts';
import type { Desk } from './desk.ts';
import { bustTapped, EMPTY, MODIFIERS, tapped } from './pad/draft.ts';
import type { Spot } from './pad/drafts.ts';
import { playersIn } from './sheet/phase.ts';

/** Ten, eleven and twelve go on where the digits end; the modifiers follow them in the alphabet. */
const NUMBER_KEYS = [...'0123456789abc'];
const PLUS_KEYS = [...'defgh'];

const keyOf = (card: Card): string | null => {
  if (isNumber(card)) return NUMBER_KEYS[card] ?? null;
  return card === TIMES_TWO ? 'x' : (PLUS_KEYS[MODIFIERS.indexOf(card)] ?? null);
};

interface ScoreKeyActs {
  readonly onSheet: () => void;
  readonly onMenu: () => void;
  readonly onKeys: () => void;
}

export function useScoreKeys(desk: Desk, { onSheet, onMenu, onKeys }: ScoreKeyActs): void {
  const { phase } = desk;
  useKeys({
    ...(phase.kind === 'entering' ? entryKeys(desk, phase.spot) : {}),
    ...(phase.kind === 'round over' ? { n: desk.beginRound } : {}),
    v: onSheet,
    m: onMenu,
    '?': onKeys,
  });
  useUndoKeys(desk);
}

function entryKeys(desk: Desk, spot: Spot): Keys {
  const cards = [...NUMBER_KEYS.keys(), ...MODIFIERS].flatMap((card) => {
    const key = keyOf(card);
    return key === null ? [] : [[key, () => desk.edit(spot, (draft) => tapped(draft, card, desk.decks))] as const];
  });
  return {
    ...Object.fromEntries(cards),
    z: () => desk.edit(spot, bustTapped),
    backspace: () => desk.edit(spot, () => EMPTY),
    s: () => desk.save(spot),
    enter: () => desk.save(spot),
    t: () => document.querySelector<HTMLInputElement>('.pad-points input')?.focus(),
    arrowleft: () => desk.choose(neighbour(desk, spot, -1)),
    arrowright: () => desk.choose(neighbour(desk, spot, 1)),
  };
}

/** The next player round the table in the same round. */
function neighbour({ sheet }: Desk, { round, player }: Spot, by: 1 | -1): Spot {
  const players = playersIn(sheet, round);
  const at = players.findIndex(({ id }) => id === player);
  return { round, player: players.at((at + by) % players.length)?.id ?? player };
}

/** As everywhere; a field that is being typed in takes back its own letters. */
function useUndoKeys({ undo, redo }: Desk): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, dialog[open]') !== null;
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, redo]);
}
