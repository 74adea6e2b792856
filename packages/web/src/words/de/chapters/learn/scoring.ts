import { TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../../chapters.ts';
import { number } from '../../../format.ts';

const points = (count: number): string => `${number(count)} ${count === 1 ? 'Punkt' : 'Punkte'}`;

export const scoring = (w: Words): Chapters['learn']['scoring'] => ({
  lead: 'Immer in derselben Reihenfolge: Zahlen zusammenzählen, verdoppeln, Bonuskarten dazu, und was sieben Zahlen bringen. Alle Rechnungen hier folgen denselben Regeln, nach denen auch am Tisch gezählt wird.',
  order: 'Die Reihenfolge',
  orderSteps: [
    'Zähle die Zahlen zusammen.',
    'Mit ×2 verdoppelst du diese Summe, und nur sie.',
    'Zähle die Karten +2 bis +10 dazu; sie werden nie verdoppelt.',
    `Für ${w.aTurn7} kommen ${number(TURN_7_BONUS)} dazu.`,
  ],
  steps: { numbers: 'Zahlen', doubled: 'Verdoppelt', bonus: 'Bonuskarten', turn7: w.turn7 },
  bust: 'Geplatzt: Nichts zählt, auch keine Bonuskarte.',
  points,
  groups: {
    five: 'Fünf Zahlen und was dazukommt',
    small: 'Eine kleinere Hand, fünfmal anders',
    four: 'Verdoppelt wird zuerst',
    special: 'Die Null, die ×2 und Bonuskarten allein',
  },
  walkthrough: 'Eine ganze Runde',
  walkthroughText: 'Drei Leute, eine Runde, vom Austeilen bis zur Wertung. Sieh sie dir an und rechne nach.',
  calculator: 'Probier es selbst',
  calculatorText: 'Tippe auf die Karten, die vor dir liegen.',
  chooseNumbers: 'Zahlen',
  chooseModifiers: 'Bonuskarten',
  reset: 'Alle wegnehmen',
  sevenReached: 'Sieben Zahlen: Die Runde ist vorbei, mehr kommt nicht.',
  none: 'Noch keine Karte: 0 Punkte.',
  result: (count) => `Das macht ${points(count)}.`,
});
