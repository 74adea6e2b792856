import { DEFAULT_TARGET } from '@turn7/engine';
import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../../chapters.ts';
import { capitalised, number } from '../../../format.ts';

export const faq = (w: Words): Chapters['learn']['faq'] => ({
  1: {
    question: 'Du platzt. Was wird aus deinen Karten?',
    answer:
      'Sie bleiben umgedreht vor dir liegen, bis die Runde vorbei ist; dann kommen sie mit allen anderen auf die Ablage.',
  },
  2: {
    question: `Dir wird ${w.nominative.aLock} ausgeteilt. Darf sie jemanden treffen, der noch keine Karte hat?`,
    answer:
      'Ja, und du musst dich sofort entscheiden. Wer getroffen wird, ist vor der ersten Karte raus, mit 0 Punkten.',
  },
  3: {
    question: `Darfst du ${w.aLock} selbst nehmen?`,
    answer: 'Ja. Du sicherst deine Punkte und bist raus.',
  },
  4: {
    question: `Du bist ${w.locked}. Was wird aus dieser Karte und aus deinen anderen?`,
    answer: 'Alle bleiben offen vor dir liegen, bis die Runde vorbei ist, und deine Karten werden gewertet.',
  },
  5: {
    question: `${capitalised(w.nominative.aLifeSaver)} hat einen Zwilling aufgehalten. Bist du noch am Zug?`,
    answer: 'Nein. Dein Zug ist vorbei, und gefragt wird der nächste Platz.',
  },
  6: {
    question: `Wohin kommen ${w.nominative.theLifeSaver} und der Zwilling?`,
    answer: 'Beide sofort auf die Ablage. Die Zahl, die schon in deiner Reihe lag, bleibt dort.',
  },
  7: {
    question: `Die Runde endet, und du hast noch ${w.aLifeSaver}. Darfst du die Karte behalten?`,
    answer: 'Nein. Am Ende der Runde kommt sie auf die Ablage.',
  },
  8: {
    question: `Du hast ${w.aLifeSaver} und ziehst noch so eine Karte. Was nun?`,
    answer:
      'Gib sie jemandem deiner Wahl, der noch dabei ist und keine hat. Gibt es niemanden, kommt sie auf die Ablage.',
  },
  9: {
    question: `Die höchste Summe ab ${number(DEFAULT_TARGET)} haben mehrere. Wer gewinnt?`,
    answer:
      'Noch niemand. Alle spielen eine weitere Runde, auch wer nicht gleichauf liegt, bis jemand allein vorn ist.',
  },
  10: {
    question: 'Verdoppelt ×2 auch die +N-Karten?',
    answer: 'Nein. Zähle die Zahlen zusammen, verdopple sie, und erst dann kommen die +N-Karten dazu.',
  },
  11: {
    question: 'Du hast am Ende der Runde nur Bonuskarten. Zählen sie?',
    answer: 'Die +N-Karten ja. ×2 ist nichts wert, denn es gibt keine Zahlen zu verdoppeln.',
  },
  12: {
    question: `${capitalised(w.nominative.aTurnThree)} ist abgehandelt. Wohin mit der Karte?`,
    answer: 'Sofort auf die Ablage, wie auch immer es ausging. Sie bleibt nicht am Platz liegen.',
  },
  13: {
    question: `Du ziehst ${w.aLock} oder ${w.aTurnThree}, und sonst ist niemand dabei. Musst du die Karte nehmen?`,
    answer: 'Ja. Sie kann nur jemanden treffen, der noch dabei ist, und das bist du.',
  },
  14: {
    question: `Unter den drei Karten ist noch ${w.nominative.aTurnThree}. Was passiert?`,
    answer: `Die Karte zählt als eine der drei und wartet. Nach der dritten wählt, wer sie gezogen hat, ein Ziel, das noch dabei ist. Nach dem Platzen oder ${w.dative.aTurn7} kommt sie auf die Ablage.`,
  },
  15: {
    question: `Unter den drei Karten bei ${w.dative.aTurnThree} ist ${w.nominative.aLock}. Was passiert?`,
    answer: `Die Karte zählt als eine der drei und wartet. Nach der dritten gibt sie, wer sie gezogen hat, an jemanden, der noch dabei ist, vielleicht sich selbst. Nach dem Platzen oder ${w.dative.aTurn7} kommt sie auf die Ablage.`,
  },
  16: {
    question: 'Mehrere Aktionskarten liegen beiseite. In welcher Reihenfolge geht es?',
    answer:
      'Sie werden in der Reihenfolge des Ziehens zugeteilt, an einen Platz oder mehrere. Erst wenn alle ein Ziel haben, wirken sie, in derselben Reihenfolge.',
  },
  '16a': {
    question: `Ein Platz bekommt erst ${w.aLock} und dann ${w.aTurnThree} zugeteilt. Was passiert?`,
    answer: `Er ist ${w.locked} und raus. Die zweite Karte kommt ohne Wirkung auf die Ablage.`,
  },
  '16b': {
    question: `Ein Platz bekommt zwei ${w.turnThrees} zugeteilt. Was passiert?`,
    answer: `Erst wird die eine Karte ganz abgehandelt, dann die andere; weitergeben kann man sie nicht. Endet die erste mit Platzen oder ${w.dative.aTurn7}, kommt die zweite auf die Ablage.`,
  },
  '16c': {
    question: `Darf, wer ${w.aLock} zugeteilt bekommen hat, noch ${w.aTurnThree} bekommen?`,
    answer: `Ja, solange ${w.nominative.theLock} noch nicht gewirkt hat. Sie steht aber weiter vorn: Dann ist der Platz raus, und die andere Karte kommt auf die Ablage.`,
  },
  17: {
    question: `Dir wird ${w.nominative.aTurnThree} ausgeteilt. Wie geht das?`,
    answer:
      'Wähle sofort jemanden, der noch dabei ist, vielleicht dich. Die drei Karten kommen, bevor weiter ausgeteilt wird; sonst gilt alles wie immer.',
  },
  18: {
    question: 'Du musstest drei Karten ziehen, bevor dir die erste ausgeteilt war. Bekommst du noch eine?',
    answer: 'Nur wenn du willst: Kommt das Austeilen zu dir, wirst du gefragt, ob du ziehst oder aufhörst.',
  },
  19: {
    question: `${capitalised(w.nominative.aTurnThree)} hat jemand anderen getroffen. Wer ist als Nächstes dran?`,
    answer: 'Der Platz nach dem, der die Karte bekommen hat, auch nach einer langen Kette.',
  },
  20: {
    question: 'Du platzt mit der ersten oder zweiten von drei Karten. Ziehst du den Rest noch?',
    answer: 'Nein. Du bist sofort raus, und es kommt keine Karte mehr.',
  },
  21: {
    question: `Mit der ersten oder zweiten von drei Karten gelingt ${w.nominative.aTurn7}. Ziehst du den Rest noch?`,
    answer: 'Nein. Die Runde ist sofort vorbei, für alle.',
  },
  22: {
    question: `Hilft ${w.nominative.aLifeSaver} von vorher auch unter den drei Karten?`,
    answer: 'Ja. Der Zwilling wird wie sonst aufgehalten, und du ziehst weiter, bis es drei Karten waren.',
  },
  23: {
    question: `Du hast ${w.aLifeSaver}, und unter den drei Karten ist noch so eine. Was nun?`,
    answer:
      'Sie zählt als eine der drei und geht sofort an jemanden, der noch dabei ist und keine hat; gibt es niemanden, auf die Ablage.',
  },
  24: {
    question: `Unter den drei Karten ist ${w.nominative.aLifeSaver}, und du hattest noch keine solche Karte. Darfst du sie behalten und nutzen?`,
    answer:
      'Ja, beides. Sie wird nie beiseitegelegt und kann noch unter denselben drei Karten einen Zwilling aufhalten.',
  },
});
