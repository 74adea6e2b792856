/** Keeps the newest line of a list in sight, unless the person has scrolled away from it. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const NEAR = 24; // px: a line half out of sight is still "at the end"

/** What people scroll with. A list also scrolls when its size changes, and nobody wished that. */
const STEERING = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface Newest {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Whether the newest line is out of sight by the person's own wish. */
  readonly away: boolean;
  readonly toEnd: () => void;
}

/** `news` changes with everything that may add to the list. */
export function useNewest(news: unknown): Newest {
  const list = useRef<HTMLOListElement>(null);
  const [away, setAway] = useState(false);

  useEffect(() => (list.current ? watch(list.current, setAway) : undefined), []);
  // After the browser has laid the page out anyway: to ask for the height before would make it do that twice.
  useEffect(() => {
    if (!away && list.current) scrollToEnd(list.current);
  }, [news, away]);

  return { list, away, toEnd: () => list.current && scrollToEnd(list.current) };
}

/** Says when the person leaves the end and when it is in sight again; until they leave, every change of size leads back to it. */
function watch(list: HTMLElement, onAway: (away: boolean) => void): () => void {
  let steered = false;
  let away = false;
  const steer = () => {
    steered = true;
  };
  const look = () => {
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR;
    away = !atEnd && steered;
    if (atEnd) steered = false;
    onAway(away);
  };
  const sizes = new ResizeObserver(() => {
    if (!away) scrollToEnd(list);
  });
  sizes.observe(list);
  for (const kind of STEERING) list.addEventListener(kind, steer, { passive: true });
  list.addEventListener('scroll', look);
  return () => {
    sizes.disconnect();
    for (const kind of STEERING) list.removeEventListener(kind, steer);
    list.removeEventListener('scroll', look);
  };
}

function scrollToEnd(list: HTMLElement): void {
  list.scrollTop = list.scrollHeight;
}
