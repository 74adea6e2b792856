/** All words of the page in the language and vocabulary chosen. English says which texts there are; the compiler asks the other languages for each of them. */
import { type Language, type Made, made, type Vocabulary } from '@turn7/narration/languages';
import { settings } from '../device/settings.ts';
import { Signal, useSignal } from '../device/signal.ts';
import type { ChapterName, Chapters } from './chapters.ts';
import type { parts as english } from './en/index.ts';
import { speak } from './spoken-language.ts';

export type Texts = Made<typeof english>;

/** The texts of a language, to be made of what it calls the cards. */
export type Parts<Words> = { readonly [Part in keyof Texts]: (w: Words) => Texts[Part] };

/** A language: what it calls the cards, which only its own texts look into, and what every game needs. */
interface LanguageFile {
  readonly words: Readonly<Record<Vocabulary, object>>;
  readonly parts: Parts<object>;
}

/** One language is loaded at a time, and of its chapters those that are asked for. */
const LANGUAGE_FILES = import.meta.glob<LanguageFile>('./*/index.ts');
const CHAPTER_FILES = import.meta.glob<(w: object) => unknown>('./*/chapters/*.ts', { import: 'texts' });

interface Spoken {
  readonly texts: Texts;
  /** Those that were asked for. */
  readonly chapters: Partial<Chapters>;
  /** What the cards are called in them. */
  readonly w: object;
}

const spoken = new Signal<Spoken | null>(null);
const open = new Set<ChapterName>();

/** Whether the page speaks another language than was chosen, for want of its words. */
export const isForeign = new Signal(false);

/** Loads the words that the settings ask for, now and whenever they change. */
export async function loadTexts(): Promise<void> {
  settings.subscribe(loadWished);
  globalThis.addEventListener?.('online', () => isForeign.value && loadWished()); // tests have no browser
  await load();
}

/** The words that are there stay until others are. */
export function loadWished(): void {
  load().catch(() => isForeign.set(true));
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
  const loaded = await loadWords(language, asked).catch(() => loadWords('en', asked)); // better than none
  const isAll = [...open].every((name) => asked.includes(name));
  if (settings.value.language !== language || !isAll) return load(); // more was asked for meanwhile
  document.documentElement.lang = loaded.language;
  speak(loaded.language);
  isForeign.set(loaded.language !== language);
  spoken.set(spokenIn(loaded, settings.value.vocabulary, spoken.value));
}

interface Loaded extends LanguageFile {
  readonly language: Language;
  readonly chapters: { readonly [Name in ChapterName]?: (w: object) => Chapters[Name] };
}

/** What could not be loaded is asked for again. */
export async function loadWords(language: Language, names: readonly ChapterName[]): Promise<Loaded> {
  const [file, ...chapters] = await Promise.all([
    fileOf(LANGUAGE_FILES, `./${language}/index.ts`),
    ...names.map(async (name) => ({ [name]: await fileOf(CHAPTER_FILES, `./${language}/chapters/${name}.ts`) })),
  ]);
  return { ...file, language, chapters: Object.assign({}, ...chapters) };
}

function fileOf<T>(files: Readonly<Record<string, () => Promise<T>>>, path: string): Promise<T> {
  const file = files[path];
  return file ? file() : Promise.reject(new Error(`there are no words in ${path}`));
}

/** The same words as before are the same object. */
export function spokenIn({ words, parts, chapters }: Loaded, vocabulary: Vocabulary, before: Spoken | null): Spoken {
  const w = words[vocabulary];
  const same = before?.w === w ? before : null;
  return { texts: same?.texts ?? made(parts, w), chapters: { ...made(chapters, w), ...same?.chapters }, w };
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
