/** All words of the page in the language and vocabulary chosen. English says which texts there are; the compiler asks the other languages for each of them. */
import { type Language, settings, type Vocabulary } from '../settings/settings.ts';
import { Store, useStore } from '../store.ts';
import type { texts as english } from './en/index.ts';

export type Texts = ReturnType<typeof english>;

interface Spoken {
  readonly texts: (vocabulary: Vocabulary) => Texts;
}

/** One language is loaded at a time. */
const LOADERS: Record<Language, () => Promise<Spoken>> = {
  en: () => import('./en/index.ts'),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
};

const loaded = new Store<Texts | null>(null);

/** Loads the words that the settings ask for, now and whenever they change. */
export async function loadTexts(): Promise<void> {
  settings.subscribe(() => void load().catch(() => {})); // the words that are there stay
  await load();
}

async function load(): Promise<void> {
  const { language, vocabulary } = settings.value;
  const [spoken, { texts }] = await loadLanguage(language);
  if (settings.value.language !== language) return; // somebody changed their mind meanwhile
  document.documentElement.lang = spoken;
  loaded.set(cached(`${spoken} ${vocabulary}`, () => texts(vocabulary)));
}

/** Words in English are better than none. */
async function loadLanguage(language: Language): Promise<[Language, Spoken]> {
  try {
    return [language, await LOADERS[language]()];
  } catch {
    return ['en', await LOADERS.en()];
  }
}

const cache = new Map<string, Texts>();
function cached(key: string, make: () => Texts): Texts {
  const texts = cache.get(key) ?? make();
  cache.set(key, texts);
  return texts;
}

/** The words; the page is first rendered when they are there. */
export function useTexts(): Texts {
  const texts = useStore(loaded);
  if (texts === null) throw new Error('the page was rendered before its words were loaded');
  return texts;
}
