/** Shows the page in the theme that the person has chosen, or else their system. */
import { settings, type Theme } from './settings.ts';

type ShownTheme = Exclude<Theme, 'system'>;

const LIGHT = '(prefers-color-scheme: light)';
const MORE_CONTRAST = '(prefers-contrast: more)';

export function shownTheme(theme: Theme, system: { readonly light: boolean; readonly contrast: boolean }): ShownTheme {
  if (theme !== 'system') return theme;
  if (system.contrast) return 'contrast';
  return system.light ? 'day' : 'night';
}

/** Now, and whenever person or system change their mind. */
export function followTheme(): void {
  const [light, contrast] = [matchMedia(LIGHT), matchMedia(MORE_CONTRAST)];
  const update = () => show(shownTheme(settings.value.theme, { light: light.matches, contrast: contrast.matches }));
  settings.subscribe(update);
  light.addEventListener('change', update);
  contrast.addEventListener('change', update);
  update();
}

/** The browser's own bar takes the colour of the table. */
function show(theme: ShownTheme): void {
  const page = document.documentElement;
  page.dataset['theme'] = theme;
  const table = getComputedStyle(page).getPropertyValue('--table').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', table);
}
