/** The players that were measured, in a few words each. */
import type { Words } from '@turn7/narration/de';
import type { Chapters } from '../../../chapters.ts';

const high = (points: number) => `Hohe Karten: hört bei ${points} auf`;
const low = (points: number) => `Niedrige Karten: hört bei ${points} auf`;
const upTo7 = (points: number) => `Nur Karten bis 7: hört bei ${points} auf`;
const x2 = (points: number) => `Mit ×2: hört bei ${points} auf`;
const stays = (points: number) => `Hört bei ${points} auf`;
const chases = (numbers: number) => `Mit ${numbers} Zahlen: hört nie auf`;

export const arms = (w: Words): Chapters['guide']['arms'] => ({
  highStays20: high(20),
  lowStays20: low(20),
  highStays30: high(30),
  highStays35: high(35),
  lowStays30: low(30),
  lowStays35: low(35),
  upTo7Stays30: upTo7(30),
  upTo7Stays35: upTo7(35),
  x2Stays30: x2(30),
  x2Stays40: x2(40),
  x2Stays50: x2(50),
  x2Stays60: x2(60),
  odds: 'Wägt die nächste Karte ab',
  counts: 'Wägt ab und zählt Karten',
  countsAmongOdds: 'Zählt, die anderen wägen nur ab',
  locksLeader: 'Auf den, der dann vorn läge',
  locksRich: 'Auf die beste Hand',
  locksPoor: 'Auf die ärmste Hand',
  locksSelf: 'Auf sich selbst',
  threeAtRisk: 'Auf das größte Risiko zu platzen',
  threeAtMost: 'Auf die meisten Zahlen',
  threeAtFewest: 'Auf die wenigsten Zahlen',
  threeAtSelf: 'Auf sich selbst',
  aimsAmongRandom: 'Der andere zielt zufällig',
  aimsAmongSelf: 'Der andere nimmt sie selbst',
  saver30: `Mit ${w.lifeSaver}: hört bei 30 auf`,
  saver40: `Mit ${w.lifeSaver}: hört bei 40 auf`,
  saverAlways: `Mit ${w.lifeSaver}: hört nie auf`,
  sevenAt6: chases(6),
  sevenAt5: chases(5),
  sevenAt4: chases(4),
  sevenAlways: 'Hört nie auf',
  stays15: stays(15),
  stays20: stays(20),
  stays30: stays(30),
  stays35: stays(35),
  stays40: stays(40),
  stays20AmongChasers: `${stays(20)}, die anderen nie`,
  adapts: 'Vorn vorsichtig, hinten kühn, um 10',
  adaptsLittle: 'Vorn vorsichtig, hinten kühn, um 5',
  adaptsWrongly: 'Vorn kühn, hinten vorsichtig, um 10',
  closes: 'Zählt und kennt das Ende',
  judges: 'Spielt jede Karte auf Sieg',
});
