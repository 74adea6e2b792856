/** Keyboard play: one listener, one table of keys. */
import { useEffect } from 'preact/hooks';

/** By `KeyboardEvent.key`, in lower case. */
export type Keys = Readonly<Record<string, () => void>>;

/** Keys work wherever the focus is, but not while somebody types or a dialog is open. */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
      if (event.key === 'Enter' && isPressed(event.target)) return;
      const act = keys[event.key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys]);
}

/** Enter belongs to what has the focus, if it can be pressed. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary') !== null;

const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;
