/** What a person has chosen on this device. It stays here and is sent nowhere. */
import { Store } from '../store.ts';

export const LANGUAGES = ['en', 'fr', 'de', 'es'] as const;
export const VOCABULARIES = ['turn7', 'classic'] as const;
export const THEMES = ['system', 'night', 'day', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export interface Settings {
  readonly language: (typeof LANGUAGES)[number];
  readonly vocabulary: (typeof VOCABULARIES)[number];
  readonly theme: (typeof THEMES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  readonly vibration: boolean;
  readonly coach: boolean;
  /** Whether the reactions of others are shown. */
  readonly reactions: boolean;
  /** Under which name this person sits down; empty until they say. */
  readonly name: string;
}

export type Language = Settings['language'];
export type Vocabulary = Settings['vocabulary'];
export type Theme = Settings['theme'];
export type Speed = Settings['speed'];

const KEY = 'turn7 settings';

const usual = (): Settings => ({
  language: LANGUAGES.find((language) => navigator.languages.some((wish) => wish.startsWith(language))) ?? 'en',
  vocabulary: 'turn7',
  theme: 'system',
  speed: 'normal',
  sound: false,
  vibration: false,
  coach: false,
  reactions: true,
  name: '',
});

export const settings = new Store<Settings>(load());

export function change(some: Partial<Settings>): void {
  settings.set({ ...settings.value, ...some });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // A browser that keeps nothing: the settings last as long as the page.
  }
}

/** Whatever is stored and still makes sense, the usual for the rest. */
function load(): Settings {
  return { ...usual(), ...readStored() };
}

function readStored(): Partial<Settings> {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function checked(stored: unknown): Partial<Settings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const known = usual();
  const fits = ([key, value]: [string, unknown]) =>
    key in known && typeof value === typeof known[key as keyof Settings] && isAllowed(key, value);
  return Object.fromEntries(Object.entries(stored).filter(fits));
}

const ALLOWED: Readonly<Record<string, readonly unknown[]>> = {
  language: LANGUAGES,
  vocabulary: VOCABULARIES,
  theme: THEMES,
  speed: SPEEDS,
};

const isAllowed = (key: string, value: unknown): boolean => ALLOWED[key]?.includes(value) ?? true;
