/** What the page says of names, cards and numbers, where the language bends the words around them. */
import { expect, test } from 'vitest';
import { change } from '../src/device/settings.ts';
import { wordsOf } from './support/words.ts';

const wordsIn = await wordsOf(['score', 'review', 'simulation', 'proof', 'online', 'my-games']);
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
  const { hosting } = chapter('online');
  expect([
    score.pad.cardsOf('Ana'),
    score.editOf('Élodie'),
    score.counter.wrongHand('Bob'),
    review.gradesOf('Ana'),
    review.fromTo(ANA, '20 %', '30 %'),
    simulation.ahead('Futé', 'Habitué', '3 points'),
    chapter('proof').later(['Ana', 'Bob']).slice(0, 25),
    hosting.standsIn('Ana'),
    hosting.standInTells('Ana'),
    hosting.sendAwayTells('Ana').split('. ')[1],
  ]).toEqual([
    'Cartes d’Ana',
    'Modifier la saisie d’Élodie',
    'Les cartes de Bob ne peuvent pas aller ensemble.',
    'Notes d’Ana',
    'Chances de gagner d’Ana\u00a0: 20 % → 30 %.',
    'Futé gagne plus souvent qu’Habitué, de 3 points\u00a0: ce n’est pas un hasard.',
    'Les nombres d’Ana et Bob ',
    'Un bot joue déjà à la place d’Ana.',
    'Jusqu’à ce qu’Ana réponde de nouveau.',
    'Personne du nom d’Ana ne pourra revenir à cette table.',
  ]);
});

test.each([
  ['turn7', 'Wer bekommt die Sperre?', 'Wer bekommt den Dreierzug?'],
  ['classic', 'Wer bekommt die Freeze-Karte?', 'Wer bekommt die Flip-Three-Karte?'],
] as const)('German asks for the card in the accusative, %s names', (vocabulary, lock, turnThree) => {
  const { who } = wordsIn('de', vocabulary).texts.question.target;
  expect([who.lock, who.turnThree]).toEqual([lock, turnThree]);
});

test.each([
  ['en', ['lock', 'lock'], 'Ana gives the two Locks away after the third card.'],
  ['en', ['lock', 'turnThree'], 'Ana gives the Lock and the Turn Three away after the third card.'],
  ['fr', ['lock', 'lock'], 'Après la troisième carte, Ana donne les deux Verrous.'],
  ['de', ['lock', 'lock'], 'Nach der dritten Karte vergibt Ana die beiden Sperren.'],
  ['de', ['turnThree', 'lock'], 'Nach der dritten Karte vergibt Ana den Dreierzug und die Sperre.'],
  ['es', ['turnThree', 'turnThree'], 'Tras la tercera carta, Ana da los dos Triples.'],
] as const)('in %s, two cards of a kind are named together: %s', (language, cards, text) => {
  change({ language });
  expect(wordsIn(language, 'turn7').texts.question.tray.gives(ANA, cards)).toBe(text);
});

test.each([
  ['fr', '1 sur 80 fait sauter', '2 sur 80 font sauter', '0 point', '1 carte reste dans la pioche'],
  ['de', 'bei 1 von 80 platzt du', 'bei 2 von 80 platzt du', '0 Punkte', 'Eine Karte ist noch im Stapel'],
  ['es', 'con 1 de 80 te pasas', 'con 2 de 80 te pasas', '0 puntos', 'Queda una carta en el mazo'],
  ['en', '1 of 80 bust', '2 of 80 bust', '0 points', '1 card left in the pile'],
] as const)('%s counts none, one and two as it speaks', (language, one, two, none, left) => {
  change({ language });
  const { texts, chapter } = wordsIn(language, 'turn7');
  const { busts } = texts.question;
  expect([busts(1, 80), busts(2, 80), texts.common.points(0), chapter('score').counter.left(1)]).toEqual([
    one,
    two,
    none,
    left,
  ]);
});

test.each([
  ['en', 'You came 21st of 54 with 180', '2 of 5 games won.', 'You busted in 1 of 5 rounds (20%).'],
  ['fr', '21e sur 54 avec 180', '2 parties gagnées sur 5.', 'Tu as sauté dans 1 manche sur 5 (20%).'],
  ['de', 'Platz 21 von 54 mit 180', '2 von 5 Spielen gewonnen.', 'Du bist in 1 von 5 Runden geplatzt (20%).'],
  ['es', 'Puesto 21 de 54 con 180', '2 partidas ganadas de 5.', 'Te pasaste en 1 de 5 rondas (20%).'],
] as const)('%s tells of one’s own games in its own order of words', (language, came, won, busted) => {
  change({ language });
  const t = wordsIn(language, 'turn7').chapter('my-games');
  expect(t.youCame(21, 54, 180)).toBe(came);
  expect(t.winsSay(2, 5, '1', '1')).toContain(won);
  expect(t.bustsSay(1, 5, '20%')).toBe(busted);
});
