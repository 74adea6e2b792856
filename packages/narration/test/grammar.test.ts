import { describe, expect, test } from 'vitest';
import { words as german, it as germanIt } from '../src/de/words.ts';
import { words as spanish, it as spanishIt } from '../src/es/words.ts';
import { counted, words as french, it as frenchIt, of, than } from '../src/fr/words.ts';
import type { Language } from '../src/languages.ts';
import type { Name, Narration } from '../src/narration.ts';
import { narrationIn } from './languages.ts';

describe('a French name after “de” and “que”', () => {
  test.each([
    ['Ana', 'd’Ana', 'qu’Ana'],
    ['Élodie', 'd’Élodie', 'qu’Élodie'],
    ['Ólafur', 'd’Ólafur', 'qu’Ólafur'],
    ['Œdipe', 'd’Œdipe', 'qu’Œdipe'],
    ['Hugo', 'd’Hugo', 'qu’Hugo'],
    ['Hasard', 'de Hasard', 'que Hasard'],
    ['Hassan', 'de Hassan', 'que Hassan'],
    ['Hanna', 'd’Hanna', 'qu’Hanna'],
    ['Hadrien', 'd’Hadrien', 'qu’Hadrien'],
    ['Habitué', 'd’Habitué', 'qu’Habitué'],
    ['Øyvind', 'd’Øyvind', 'qu’Øyvind'],
    ['Işıl', 'd’Işıl', 'qu’Işıl'],
    ['Yves', 'd’Yves', 'qu’Yves'],
    ['Yann', 'de Yann', 'que Yann'],
    ['Chidi', 'de Chidi', 'que Chidi'],
    ['李', 'de 李', 'que 李'],
  ])('%s', (name, ofName, thanName) => {
    expect([of(name), than(name)]).toEqual([ofName, thanName]);
  });
});

test.each([
  [0, 0, '0 partie'],
  [1, 0, '1 partie'],
  [1.9, 1, '1,9 partie'],
  [1.96, 1, '2,0 parties'],
  [2, 0, '2 parties'],
])('the French plural of %d, to %d digits', (count, digits, expected) => {
  expect(counted(count, 'partie', 'parties', digits)).toBe(expected);
});

test.each([
  ['die Sperre', germanIt(german.turn7.theLock), 'sie'],
  ['den Dreierzug', germanIt(german.turn7.theTurnThree), 'ihn'],
  ['die Flip-Three-Karte', germanIt(german.classic.theTurnThree), 'sie'],
  ['le Verrou', frenchIt(french.turn7.theLock), 'le'],
  ['la Seconde chance', frenchIt(french.classic.theLifeSaver), 'la'],
  ['el Candado', spanishIt(spanish.turn7.theLock), 'lo'],
])('the pronoun of %s', (_, pronoun, expected) => {
  expect(pronoun).toBe(expected);
});

const ANA: Name = { text: 'Ana', you: false };
const BOB: Name = { text: 'Bob', you: false };
const YOU: Name = { text: 'Kim', you: true };

type Tell = (narration: Narration) => string;

test.each<[language: Language, tell: Tell, expected: string]>([
  ['de', ({ story }) => story.gave(ANA, BOB), 'Ana gibt den Rettungsring an Bob weiter.'],
  ['de', ({ story }) => story.gave(ANA, YOU), 'Ana gibt den Rettungsring an dich weiter.'],
  ['es', ({ story }) => story.gave(ANA, BOB), 'Ana le da a Bob el Salvavidas que le sobra.'],
  ['es', ({ story }) => story.gave(YOU, BOB), 'Le das a Bob el Salvavidas que te sobra.'],
  ['es', ({ story }) => story.gave(ANA, YOU), 'Ana te da el Salvavidas que le sobra.'],
  ['fr', ({ advice }) => advice.even('Tirer', 'Rester'), 'Tirer gagne à peu près aussi souvent que rester.'],
  [
    'fr',
    ({ advice }) => advice.better('Tirer', 'Rester', 0.012),
    'Tirer gagne environ 1,2 partie de plus sur 100 que rester.',
  ],
  ['es', ({ advice }) => advice.even('Pedir', 'Plantarse'), 'Pedir gana más o menos igual que plantarse.'],
])('in %s, %o', async (language, tell, expected) => {
  expect(tell(await narrationIn(language))).toBe(expected);
});
