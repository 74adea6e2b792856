/** The keys of a replay: arrows step, with Shift by rounds, Home and End jump, the space bar plays. */
import { useEffect } from 'preact/hooks';
import type { Player } from './player.ts';

export function usePlayerKeys(player: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = actionOf(event, player);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [player]);
}

function actionOf({ key, shiftKey, target }: KeyboardEvent, player: Player): (() => void) | null {
  if (isWithin(target, 'textarea, select, dialog[open], input:not([type=range])')) return null;
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? player.toPreviousRound : () => player.step(-1);
    case 'ArrowRight':
      return shiftKey ? player.toNextRound : () => player.step(1);
    case 'Home':
      return () => player.goTo(0);
    case 'End':
      return () => player.goTo(Number.POSITIVE_INFINITY);
    case ' ':
      return isWithin(target, 'button, a') ? null : player.toggle; // there it presses what has the focus
    default:
      return null;
  }
}

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
