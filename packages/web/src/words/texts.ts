/** All words of the page in the language and vocabulary chosen. English says which texts there are; the compiler asks the other languages for each of them. */
import { type Language, settings } from '../device/settings.ts';
import { Signal, useSignal } from '../device/signal.ts';
import { CHAPTERS, type ChapterName, type Chapters } from './chapters.ts';
import type { texts as english } from './en/index.ts';
import { kept, type Made } from './kept.ts';

export type Texts = ReturnType<typeof english>;

/** One language is loaded at a time. */
const LOADERS: Record<Language, () => Promise<Made<Texts>>> = {
  en: kept(() => import('./en/index.ts').then((m) => m.texts)),
  fr: kept(() => import('./fr/index.ts').then((m) => m.texts)),
  de: kept(() => import('./de/index.ts').then((m) => m.texts)),
  es: kept(() => import('./es/index.ts').then((m) => m.texts)),
};

interface Spoken {
  readonly texts: Texts;
  /** Those that were asked for. */
  readonly chapters: Partial<Chapters>;
}

const spoken = new Signal<Spoken | null>(null);
const open = new Set<ChapterName>();

/** Loads the words that the settings ask for, now and whenever they change. */
export async function loadTexts(): Promise<void> {
  settings.subscribe(() => void load().catch(() => {})); // the words that are there stay
  await load();
}

/** Loads the words of some screens, now and in every language that is chosen later. */
export async function loadChapters(names: readonly ChapterName[]): Promise<void> {
  for (const name of names) open.add(name);
  try {
    await load();
  } catch (error) {
    for (const name of names) if (!isSpoken(name)) open.delete(name); // other screens can do without
    throw error;
  }
}

const isSpoken = (name: ChapterName): boolean => spoken.value?.chapters[name] !== undefined;

async function load(): Promise<void> {
  const { language } = settings.value;
  const asked = [...open];
  const [chosen, make] = await loadLanguage(language, asked);
  const isAll = [...open].every((name) => asked.includes(name));
  if (settings.value.language !== language || !isAll) return load(); // more was asked for meanwhile
  document.documentElement.lang = chosen;
  spoken.set(make(settings.value.vocabulary));
}

/** Words in English are better than none. */
async function loadLanguage(language: Language, names: readonly ChapterName[]): Promise<[Language, Made<Spoken>]> {
  try {
    return [language, await loadWords(language, names)];
  } catch {
    return ['en', await loadWords('en', names)];
  }
}

async function loadWords(language: Language, names: readonly ChapterName[]): Promise<Made<Spoken>> {
  const [texts, ...chapters] = await Promise.all([
    LOADERS[language](),
    ...names.map((name) => loadChapter(language, name)),
  ]);
  return (vocabulary) => ({
    texts: texts(vocabulary),
    chapters: Object.assign({}, ...chapters.map((make) => make(vocabulary))),
  });
}

async function loadChapter<C extends ChapterName>(language: Language, name: C): Promise<Made<Partial<Chapters>>> {
  const make = await CHAPTERS[name][language]();
  return (vocabulary) => ({ [name]: make(vocabulary) });
}

/** The words; the page is first rendered when they are there. */
export function useTexts(): Texts {
  return useSpoken().texts;
}

/** The words of a screen; it is first rendered when they are there. */
export function useChapter<C extends ChapterName>(name: C): Chapters[C] {
  const chapter = useSpoken().chapters[name];
  if (chapter === undefined) throw new Error(`a screen was rendered before its words were loaded: ${name}`);
  return chapter;
}

function useSpoken(): Spoken {
  const words = useSignal(spoken);
  if (words === null) throw new Error('the page was rendered before its words were loaded');
  return words;
}
