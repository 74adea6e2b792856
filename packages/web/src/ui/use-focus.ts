/** Where the focus goes: to what has just opened and back when that closes, to the field that is needed, never to nowhere. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Refers to the element that gets the focus. `otherwise`: where it goes if nothing is left of where it was. */
export function useFocusWhileOpen<T extends HTMLElement>(otherwise: string): RefObject<T | null> {
  const target = useRef<T>(null);
  useEffect(() => {
    const before = document.activeElement;
    target.current?.focus({ preventScroll: true });
    return () => requestAnimationFrame(() => giveBack(before, otherwise));
  }, []);
  return target;
}

/** Nobody's focus is taken away: only one that was lost with what has closed. */
function giveBack(before: Element | null, otherwise: string): void {
  if (document.activeElement !== document.body) return;
  const home = before?.isConnected && before !== document.body ? before : document.querySelector(otherwise);
  if (home instanceof HTMLElement) home.focus({ preventScroll: true });
}

/** Refers to the field that is typed into first. Where a keyboard would come up over the page, nobody is asked to type. */
export function useFirstField<T extends HTMLElement>(): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    if (matchMedia('(hover: hover) and (pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}
