import { formatIn } from '../languages.ts';
import type { Narration } from '../narration.ts';

const { capitalised, number, percent } = formatIn('de');

export const advice = (): Narration['advice'] => ({
  hit: 'Ziehen',
  stay: 'Aufhören',
  give: ({ you, text }) => (you ? 'die Karte selbst zu nehmen' : `die Karte an ${text} zu geben`),
  chance: (answers) => `Zufällig gewählt unter ${number(answers)} Antworten.`,
  points: (points, limit) => `Du hast ${number(points)} Punkte; ab ${number(limit)} hört der Berater auf.`,
  risk: (bust, limit) =>
    `Die nächste Karte lässt dich in ${percent(bust)} der Fälle platzen; ab ${percent(limit)} hört der Berater auf.`,
  gain: (points, expected) =>
    `Noch eine Karte bringt im Schnitt ${number(expected, 1)} Punkte, Aufhören ${number(points)}.`,
  free: 'Keine Karte im Stapel lässt dich platzen.',
  chase: ({ text }, total, reached) =>
    `${text} ist mit ${number(total)} fertig und gewinnt, wenn du nicht mehr holst; du stehst bei ${number(reached)}.`,
  ahead: (reached, next) => `${number(reached)} reichen zum Sieg, der Nächste hat ${number(next)}.`,
  aimLock: ({ you, text }, reached) => `${you ? 'Du lägst' : `${text} läge`} mit ${number(reached)} vorn.`,
  aimTurnThree: ({ you, text }, numbers) =>
    `${you ? 'Du hast' : `${text} hat`} die meisten Zahlen: ${number(numbers)}.`,
  aimLifeSaver: ({ you, text }, total) => `${you ? 'Du hast' : `${text} hat`} die wenigsten Punkte: ${number(total)}.`,
  better: (answer, other, more) =>
    `${capitalised(answer)} bringt etwa ${number(100 * more, 1)} Siege mehr in 100 Spielen als ${other}.`,
  even: (answer, other) => `${capitalised(answer)} gewinnt etwa so oft wie ${other}.`,
  playouts: (answer, chance, other, otherChance) =>
    `${capitalised(answer)} gewinnt etwa ${number(100 * chance, 1)} von 100 Spielen, ${other} ${number(100 * otherChance, 1)}.`,
});
