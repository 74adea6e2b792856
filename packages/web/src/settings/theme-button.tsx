/** Day, night, high contrast or as the system has it: each press takes the next. */
import { Icon } from '../parts/icon.tsx';
import { useStore } from '../store.ts';
import { useTexts } from '../texts/texts.ts';
import { change, settings, THEMES, type Theme } from './settings.ts';

const ICONS = { system: 'phone', night: 'moon', day: 'sun', contrast: 'contrast' } as const satisfies Record<
  Theme,
  string
>;

const nextOf = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';

export function ThemeButton() {
  const { settings: t } = useTexts();
  const { theme } = useStore(settings);
  return (
    <button
      type="button"
      class="ib"
      aria-label={t.themeIs(t.themes[theme])}
      title={t.themeIs(t.themes[theme])}
      onClick={() => change({ theme: nextOf(theme) })}
    >
      <Icon name={ICONS[theme]} />
    </button>
  );
}
