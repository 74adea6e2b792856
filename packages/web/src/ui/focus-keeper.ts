/**
 * The focus never falls to nowhere. What had it may go at any time: a screen that was left, a note that was read, a button
 * that can no longer be pressed. Whoever knows better where the focus belongs then takes it (`use-focus.ts`); what nobody
 * takes goes to the window that is open, or to the screen.
 */

/** Those who know better have taken it by then, in milliseconds. */
const PATIENCE = 100;

export function keepFocus(): void {
  let had: Element | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('focusin', ({ target }) => {
    had = target instanceof Element ? target : null;
  });
  const look = () => {
    clearTimeout(waiting);
    if (isNowhere() && had !== null && isGone(had)) waiting = setTimeout(giveHome, PATIENCE);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}

const isNowhere = (): boolean => document.activeElement === document.body;

/** Whoever presses beside everything wants no focus. */
const isGone = (had: Element): boolean => !had.isConnected || had.matches(':disabled') || !had.checkVisibility();

/** Nowhere while the next screen is still being loaded: it comes with a change of the page. */
function giveHome(): void {
  if (!isNowhere()) return;
  const home = document.querySelector<HTMLElement>('dialog[open] button') ?? document.querySelector('main');
  if (home?.localName === 'main') home.tabIndex = -1;
  home?.focus({ preventScroll: true });
}
