/** A long list of buttons is one stop of the Tab key; the arrow keys move inside. */
import { useState } from 'preact/hooks';

export interface TabStop {
  readonly tabIndex: (index: number) => 0 | -1;
  readonly set: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Begins at the last one, which moves along until somebody chooses another. */
export function useOneTabStop(count: number): TabStop {
  const [chosen, set] = useState<number | null>(null);
  const stop = chosen === null ? count - 1 : Math.min(chosen, count - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = destination(event.key, stop, count);
    if (to === null || !(event.currentTarget instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    set(to === count - 1 ? null : to);
    event.currentTarget.querySelectorAll('button')[to]?.focus();
  };
  return { tabIndex: (index) => (index === stop ? 0 : -1), set, onKeyDown };
}

function destination(key: string, from: number, count: number): number | null {
  const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 }[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
