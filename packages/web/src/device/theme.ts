/** Dresses the page in the theme that the person has chosen, or else their system. */
import { settings, type Theme } from './settings.ts';

type Dress = Exclude<Theme, 'system'>;

const LIGHT = '(prefers-color-scheme: light)';
const MORE_CONTRAST = '(prefers-contrast: more)';

export function dressFor(theme: Theme, system: { readonly light: boolean; readonly contrast: boolean }): Dress {
  if (theme !== 'system') return theme;
  if (system.contrast) return 'contrast';
  return system.light ? 'day' : 'night';
}

/** Now, and whenever person or system change their mind. */
export function followTheme(): void {
  const [light, contrast] = [matchMedia(LIGHT), matchMedia(MORE_CONTRAST)];
  const dress = () => wear(dressFor(settings.value.theme, { light: light.matches, contrast: contrast.matches }));
  settings.subscribe(dress);
  light.addEventListener('change', dress);
  contrast.addEventListener('change', dress);
  dress();
}

/** The browser's own bar takes the colour of the table. */
function wear(dress: Dress): void {
  const page = document.documentElement;
  page.dataset['theme'] = dress;
  const table = getComputedStyle(page).getPropertyValue('--table').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', table);
}
