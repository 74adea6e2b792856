import { SEVEN, TURN_7_BONUS } from '@turn7/engine';
import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../../chapters.ts';
import { number, percent } from '../../../format.ts';

export const bonus = (w: Words): Chapters['learn']['bonus'] => ({
  lead: `${number(SEVEN)} verschiedene Zahlen in einer Reihe: ${number(TURN_7_BONUS)} Punkte dazu, und die Runde endet für alle. Oft sieht das näher aus, als es ist.`,
  facts: 'Was zählt',
  factLines: [
    'Nur Zahlenkarten zählen, auch die 0. Bonus- und Aktionskarten nie.',
    `Die ${number(TURN_7_BONUS)} Punkte kommen am Schluss dazu; ×2 verdoppelt sie nicht.`,
    'Wer dann noch dabei ist, behält die eigenen Punkte wie beim Aufhören.',
  ],
  often: 'Wie oft es gelingt',
  oftenTells: 'Die Chance in einer Runde mit frischem Kartensatz, wenn man allein spielt. Exakt berechnet.',
  ways: {
    always: 'Nur Zahlen, niemals aufhören',
    best: 'Nur Zahlen, bestes Spiel auf Punkte',
    bestWhole: 'Alle Karten, bestes Spiel auf Punkte',
  },
  way: 'Spielweise',
  chance: 'Wahrscheinlichkeit',
  points: 'Punkte je Runde',
  oneIn: (rounds) => `eine von ${number(rounds)} Runden`,
  oftenText: (always, best) =>
    `Wer niemals aufhört, schafft es am häufigsten und kommt auf ${number(always, 1)} Punkte je Runde. Das beste Spiel bringt ${number(best, 1)}, und fast immer ohne den Bonus.`,
  reach: 'Von vier, fünf, sechs Zahlen aus',
  reachTells:
    'Die Chance, die sieben vollzumachen, ohne je aufzuhören, mit frischem Kartensatz und ohne andere Karten: für die niedrigste und für die höchste Reihe.',
  numbers: 'Zahlen',
  lowRow: 'Niedrigste Reihe',
  highRow: 'Höchste Reihe',
  rowOf: (count) => `${number(count)} Zahlen`,
  border: 'Wann weiterziehen?',
  borderTells:
    'Bis zu welcher Summe der Reihe noch eine Karte richtig ist, auf Punkte gespielt, mit einem frischen Satz Zahlen.',
  alwaysHit: 'Ziehen bis',
  neverHit: 'Aufhören ab',
  borderText: (count, hit, stay) =>
    `Mit ${number(count)} Zahlen zieht man bis ${number(hit)} und hört ab ${number(stay)} auf; dazwischen kommt es auf die Karten an.`,
  zones: { hit: 'ziehen', stay: 'aufhören' },
  try: 'Deine Reihe',
  tryText: `Wähle bis zu ${number(SEVEN - 1)} Zahlen: Wie gut ist die Chance, und lohnt es sich? Alle anderen Karten eines Satzes kommen noch.`,
  tryEmpty: 'Wähle eine Zahl.',
  newNext: 'Die nächste Zahl ist neu',
  complete: `Bis zum ${w.turn7}, ohne aufzuhören`,
  best: `${w.turn7} beim besten Spiel`,
  stayNow: 'Punkte beim Aufhören',
  hitNow: 'Punkte, die beim Ziehen zu erwarten sind',
  advise: { hit: 'Noch eine Karte ist richtig.', stay: 'Aufhören ist richtig.' },
  share: (chance) => percent(chance, chance < 0.1 ? 1 : 0),
});
