import { type Language, made, type Vocabulary } from '../src/languages.ts';
import type { Narration, Parts } from '../src/narration.ts';

interface LanguageFile {
  readonly words: Readonly<Record<Vocabulary, object>>;
  readonly parts: Parts<object>;
}

export async function narrationIn(language: Language, vocabulary: Vocabulary = 'turn7'): Promise<Narration> {
  const { words, parts }: LanguageFile = await import(`../src/${language}/index.ts`);
  return made(parts, words[vocabulary]);
}
