/** A list of seats that scrolls where it must: it keeps one of them in sight, and is reached by key only while it scrolls. */
import type { Seat } from '@turn7/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export function useScroller(seat: Seat | null) {
  const list = useRef<HTMLOListElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Before cards begin to travel, so that they go where the seat then is.
  useLayoutEffect(() => {
    if (seat !== null && list.current !== null) bringIntoSight(list.current, seat);
  }, [seat]);
  useEffect(() => {
    const { current } = list;
    if (current === null) return;
    const measuring = new ResizeObserver(() => setScrolls(current.scrollHeight > current.clientHeight + 1));
    measuring.observe(current);
    return () => measuring.disconnect();
  }, []);
  return { list, tabIndex: scrolls ? 0 : undefined };
}

/** Moves only the list: `scrollIntoView` would move the page as well. */
function bringIntoSight(list: Element, seat: Seat): void {
  const line = list.querySelector(`[data-seat="${seat}"], [data-seat-copy="${seat}"]`)?.getBoundingClientRect();
  if (line === undefined) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (line.top < top) list.scrollTop -= top - line.top;
  else if (line.bottom > bottom) list.scrollTop += line.bottom - bottom;
}
