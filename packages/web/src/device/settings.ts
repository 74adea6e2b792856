/** What a person has chosen on this device. It stays here and is sent nowhere. */
import { LANGUAGES, type Language, VOCABULARIES, type Vocabulary } from '@turn7/narration/languages';
import { Signal } from './signal.ts';
import { deviceStorage, whenWrittenElsewhere } from './storage.ts';
import { parsed, parts } from './stored.ts';

export const THEMES = ['system', 'night', 'day', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export interface Settings {
  readonly language: Language;
  readonly vocabulary: Vocabulary;
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

export type Theme = Settings['theme'];
export type Speed = Settings['speed'];

const KEY = 'turn7 settings';

/** Tests run where there is no browser. */
const wishes: readonly string[] = globalThis.navigator?.languages ?? [];

const languageOf = (wish: string) => LANGUAGES.find((language) => wish.startsWith(language));

const USUAL: Settings = {
  language: wishes.map(languageOf).find((language) => language !== undefined) ?? 'en',
  vocabulary: 'turn7',
  theme: 'system',
  speed: 'normal',
  sound: false,
  vibration: false,
  coach: false,
  reactions: true,
  name: '',
};

/** What another tab has changed meanwhile stays changed. */
export function change(some: Partial<Settings>): void {
  settings.set({ ...settings.value, ...readStored(), ...some });
  deviceStorage.setItem(KEY, JSON.stringify(settings.value));
}

/** Whatever is stored and still makes sense. */
function readStored(): Partial<Settings> {
  const stored = parts(parsed(deviceStorage.getItem(KEY)));
  return Object.fromEntries(
    Object.entries(USUAL)
      .filter(([key, usual]) => fits(key, usual, stored[key]))
      .map(([key]) => [key, stored[key]]),
  );
}

const ALLOWED: Readonly<Record<string, readonly unknown[]>> = {
  language: LANGUAGES,
  vocabulary: VOCABULARIES,
  theme: THEMES,
  speed: SPEEDS,
};

const fits = (key: string, usual: unknown, value: unknown): boolean =>
  ALLOWED[key]?.includes(value) ?? typeof value === typeof usual;

// After all that reading needs.
export const settings = new Signal<Settings>({ ...USUAL, ...readStored() });

whenWrittenElsewhere(KEY, () => settings.set({ ...settings.value, ...readStored() }));

/** Whether the person has asked their system for less motion. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
