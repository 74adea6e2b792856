import { describe, expect, test } from 'vitest';
import { words as german, it as germanIt } from '../src/de/words.ts';
import { words as spanish, it as spanishIt } from '../src/es/words.ts';
import { words as french, it as frenchIt, of, than } from '../src/fr/words.ts';

describe('a French name after “de” and “que”', () => {
  test.each([
    ['Ana', 'd’Ana', 'qu’Ana'],
    ['Élodie', 'd’Élodie', 'qu’Élodie'],
    ['Ólafur', 'd’Ólafur', 'qu’Ólafur'],
    ['Œdipe', 'd’Œdipe', 'qu’Œdipe'],
    ['Hugo', 'd’Hugo', 'qu’Hugo'],
    ['Hasard', 'de Hasard', 'que Hasard'],
    ['Yves', 'd’Yves', 'qu’Yves'],
    ['Yann', 'de Yann', 'que Yann'],
    ['Chidi', 'de Chidi', 'que Chidi'],
    ['李', 'de 李', 'que 李'],
  ])('%s', (name, ofName, thanName) => {
    expect([of(name), than(name)]).toEqual([ofName, thanName]);
  });
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
