/** What the page says of names and cards, where the language bends the words around them. */
import { expect, test } from 'vitest';
import { change } from '../src/device/settings.ts';
import { wordsOf } from './support/words.ts';

const wordsIn = await wordsOf(['score', 'review', 'simulation', 'proof']);
const ANA = { text: 'Ana', you: false };

test.each([
  ['de', 'turn7', ['lock'], 'Wer platzt, verliert sie.'],
  ['de', 'turn7', ['turnThree'], 'Wer platzt, verliert ihn.'],
  ['de', 'classic', ['turnThree'], 'Wer platzt, verliert sie.'],
  ['de', 'turn7', ['lock', 'turnThree'], 'Wer platzt, verliert beide.'],
  ['fr', 'turn7', ['lock'], 'Qui saute le perd.'],
  ['fr', 'classic', ['turnThree'], 'Qui saute le perd.'],
  ['fr', 'turn7', ['lock', 'turnThree'], 'Qui saute les perd.'],
  ['es', 'turn7', ['lock'], 'Quien se pasa lo pierde.'],
  ['es', 'turn7', ['lock', 'turnThree'], 'Quien se pasa los pierde.'],
] as const)('in %s, %s names, a bust loses %s', (language, vocabulary, cards, text) => {
  change({ language });
  expect(wordsIn(language, vocabulary).texts.question.tray.lost(cards)).toBe(text);
});

test('French elides before a vowel, whatever screen names somebody', () => {
  change({ language: 'fr' });
  const { chapter } = wordsIn('fr', 'turn7');
  const [score, review, simulation] = [chapter('score'), chapter('review'), chapter('simulation')];
  expect([
    score.pad.cardsOf('Ana'),
    score.editOf('Élodie'),
    score.counter.wrongHand('Bob'),
    review.gradesOf('Ana'),
    review.fromTo(ANA, '20 %', '30 %'),
    simulation.ahead('Futé', 'Habitué', '3 points'),
    chapter('proof').later(['Ana', 'Bob']).slice(0, 25),
  ]).toEqual([
    'Cartes d’Ana',
    'Modifier la saisie d’Élodie',
    'Les cartes de Bob ne peuvent pas aller ensemble.',
    'Notes d’Ana',
    'Chance de gagner d’Ana\u00a0: 20 % → 30 %.',
    'Futé gagne plus souvent qu’Habitué, de 3 points\u00a0: ce n’est pas un hasard.',
    'Les graines d’Ana et Bob ',
  ]);
});

test.each([
  ['turn7', 'Wer bekommt die Sperre?', 'Wer bekommt den Dreierzug?'],
  ['classic', 'Wer bekommt die Freeze-Karte?', 'Wer bekommt die Flip-Three-Karte?'],
] as const)('German asks for the card in the accusative, %s names', (vocabulary, lock, turnThree) => {
  const { who } = wordsIn('de', vocabulary).texts.question.target;
  expect([who.lock, who.turnThree]).toEqual([lock, turnThree]);
});
