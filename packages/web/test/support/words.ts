import { LANGUAGES, type Language, type Vocabulary } from '@turn7/narration/languages';
import type { ChapterName, Chapters } from '../../src/words/chapters.ts';
import { loadWords, spokenIn } from '../../src/words/texts.ts';

/** The words of every language and of some chapters, whatever the settings are. */
export async function wordsOf(names: readonly ChapterName[] = []) {
  const loaded = await Promise.all(LANGUAGES.map((language) => loadWords(language, names)));
  return (wanted: Language, vocabulary: Vocabulary = 'turn7') => {
    const file = loaded.find(({ language }) => language === wanted);
    if (file === undefined) throw new RangeError(`no words in ${wanted}`);
    const { texts, chapters } = spokenIn(file, vocabulary, null);
    const chapter = <C extends ChapterName>(name: C): Chapters[C] => {
      const words = chapters[name];
      if (words === undefined) throw new RangeError(`a chapter that was not loaded: ${name}`);
      return words;
    };
    return { texts, chapter };
  };
}

export const { texts: english } = spokenIn(await loadWords('en', []), 'turn7', null);
