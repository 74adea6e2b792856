/** Many buttons beside or below each other are one stop of the Tab key; arrow keys, Home and End move inside. */
import { useEffect, useState } from 'preact/hooks';

export interface TabStop {
  readonly tabIndex: (index: number) => 0 | -1;
  readonly onFocus: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Which keys move by one. */
const ARROWS = { row: ['ArrowLeft', 'ArrowRight'], column: ['ArrowUp', 'ArrowDown'] } as const;

type Shape = keyof typeof ARROWS;

/** `home`: the one that the stop is at, and moves along with, until somebody chooses another. */
export function useOneTabStop(shape: Shape, count: number, home: number): TabStop {
  const [chosen, choose] = useState<number | null>(null);
  const stop = Math.min(chosen ?? home, count - 1);
  useEffect(() => {
    if (chosen === home) choose(null);
  }, [home]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.currentTarget instanceof Element)) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const from = buttons.findIndex((button) => button.matches(':focus'));
    const to = destination(event, shape, from, buttons.length);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation(); // the screen does something else with these keys, which nobody means here, not even at an end
    buttons[to]?.focus();
  };
  return {
    tabIndex: (index) => (index === stop ? 0 : -1),
    onFocus: (index) => choose(index === home ? null : index),
    onKeyDown,
  };
}

function destination(event: KeyboardEvent, shape: Shape, from: number, count: number): number | null {
  if (from < 0 || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return null;
  const [back, forth] = ARROWS[shape];
  const to = { [back]: from - 1, [forth]: from + 1, Home: 0, End: count - 1 }[event.key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}
