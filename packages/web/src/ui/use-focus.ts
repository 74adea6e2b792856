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

/** Of what closes or goes by itself: a focus that was in it goes there. */
export function useFocusKept(otherwise: string): void {
  useEffect(() => () => requestAnimationFrame(() => giveBack(null, otherwise)), []);
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

/** Takes the focus where what had it is gone, as with the screen before this one. */
export function useLostFocus(taker: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) taker.current?.focus({ preventScroll: true });
  }, []);
}
