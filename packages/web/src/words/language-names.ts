/** Each language by its own name: whoever looks for it reads it. */
import type { Language } from '../device/settings.ts';

export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  es: 'Español',
};
