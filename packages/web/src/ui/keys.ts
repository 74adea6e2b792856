/**
 * Every keyboard shortcut of the page, once: where it works, its name, its keys. What it does is said by the screen that has
 * it; the lists for people, and what a button tells of its own key, follow.
 */
import { useLayoutEffect } from 'preact/hooks';

/** By `KeyboardEvent.key`, in lower case. */
export const KEYS = {
  table: {
    hit: ['h'],
    stay: ['s'],
    target: [...'123456789'],
    next: ['n', 'enter'],
    skip: ['f'],
    log: ['l'],
    cards: ['i'],
    coach: ['c'],
    mute: ['m'],
    help: ['?'],
    close: ['escape'], // the browser does it
  },
  replay: {
    step: ['arrowleft', 'arrowright'],
    round: ['shift+arrowleft', 'shift+arrowright'],
    ends: ['home', 'end'],
    play: [' '],
  },
  score: {
    numbers: [...'0123456789'],
    tens: [...'abc'],
    plus: [...'defgh'],
    double: ['x'],
    bust: ['z'],
    clear: ['backspace'],
    type: ['t'],
    save: ['s', 'enter'],
    seats: ['arrowleft', 'arrowright'],
    next: ['n'],
    undo: ['ctrl+z'],
    redo: ['ctrl+shift+z', 'ctrl+y'],
    sheet: ['v'],
    menu: ['m'],
    help: ['?'],
  },
  lessons: { search: ['/'] },
  firstGame: { gotIt: ['g'] },
  quiz: { answer: [...'123456789'] },
} satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

export type Place = keyof typeof KEYS;

/** What each does, if anything now. It is told which of its keys was pressed, from 0. */
export type KeyActs<P extends Place> = { readonly [Name in keyof (typeof KEYS)[P]]?: (key: number) => void };

/**
 * Keys work wherever the focus is, but not while somebody types or a dialog is open. They mean what the screen shows: a
 * key that is pressed right after a change must not do what it did before it.
 */
export function useKeys<P extends Place>(place: P, acts: KeyActs<P>): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || belongsToFocus(event)) return;
      const act = keysOf(event)
        .map((key) => actOf(key, KEYS[place], acts))
        .find((found) => found !== null);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [place, acts]);
}

type Keys = Readonly<Record<string, readonly string[]>>;
type Acts = Readonly<Record<string, ((key: number) => void) | undefined>>;

function actOf(key: string, names: Keys, acts: Acts): (() => void) | null {
  for (const [name, keys] of Object.entries(names)) {
    const [act, at] = [acts[name], keys.indexOf(key)];
    if (act !== undefined && at >= 0) return () => act(at);
  }
  return null;
}

/** As the registry may have it. Shift tells two keys apart only where both mean something: some keyboards need it for a `?`. */
function keysOf({ key, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent): readonly string[] {
  const isCtrl = ctrlKey || metaKey;
  // A key that is held goes on stepping, and nothing else.
  if (repeat && !isCtrl && !key.startsWith('Arrow')) return [];
  const ctrl = isCtrl ? 'ctrl+' : '';
  const plain = `${ctrl}${key.toLowerCase()}`;
  return shiftKey ? [`${ctrl}shift+${key.toLowerCase()}`, plain] : [plain];
}

/** Whoever types means letters, and Enter and the space bar press the button that has the focus. */
function belongsToFocus({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type=range]), select, textarea, dialog[open]') !== null) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null;
}

const SIGNS: Readonly<Record<string, string>> = {
  ' ': '␣',
  arrowleft: '←',
  arrowright: '→',
  backspace: '⌫',
  enter: '↵',
  escape: 'Esc',
};

/** As people read it: `Ctrl+Shift+Z`. */
export const keyLabel = (key: string | undefined = ''): string =>
  key
    .split('+')
    .map((part) => SIGNS[part] ?? part.charAt(0).toUpperCase() + part.slice(1))
    .join('+');
