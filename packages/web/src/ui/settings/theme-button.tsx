/** Day, night, high contrast or as the system has it: each press takes the next. */

import { change, settings, THEMES, type Theme } from '../../device/settings.ts';
import { useSignal } from '../../device/signal.ts';
import { useTexts } from '../../words/texts.ts';
import { Icon } from '../icon.tsx';

const ICONS = { system: 'screen', night: 'moon', day: 'sun', contrast: 'contrast' } as const satisfies Record<
  Theme,
  string
>;

const nextOf = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';

export function ThemeButton() {
  const { settings: t } = useTexts();
  const { theme } = useSignal(settings);
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
