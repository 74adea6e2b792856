/** Keeps the newest line of a list in sight, unless the person has scrolled away from it. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const NEAR = 24; // px: a line half out of sight is still "at the end"

export interface Newest {
  readonly list: RefObject<HTMLOListElement | null>;
  /** Whether the newest line is out of sight by the person's own wish. */
  readonly away: boolean;
  readonly onScroll: () => void;
  readonly toEnd: () => void;
}

export function useNewest(lines: number): Newest {
  const list = useRef<HTMLOListElement>(null);
  const [away, setAway] = useState(false);

  const toEnd = () => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  };
  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = list.current ?? {};
    setAway(scrollHeight - scrollTop - clientHeight > NEAR);
  };
  // After the browser has laid the page out anyway: to ask for the height before would make it do that twice.
  useEffect(() => {
    if (!away) toEnd();
  }, [lines, away]);

  return { list, away, onScroll, toEnd };
}
