/** The players that were measured, in a few words each. */
import type { Words } from '@turn7/narration/fr';
import type { Chapters } from '../../../chapters.ts';

const high = (points: number) => `Cartes hautes : reste à ${points}`;
const low = (points: number) => `Cartes basses : reste à ${points}`;
const upTo7 = (points: number) => `Seulement jusqu’à 7 : reste à ${points}`;
const x2 = (points: number) => `Avec ×2 : reste à ${points}`;
const stays = (points: number) => `Reste à ${points}`;
const chases = (numbers: number) => `Avec ${numbers} nombres : ne reste jamais`;

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
  odds: 'Pèse la prochaine carte',
  counts: 'La pèse et compte les cartes',
  countsAmongOdds: 'Compte, les autres pèsent seulement',
  locksLeader: 'Sur qui serait en tête',
  locksRich: 'Sur la meilleure main',
  locksPoor: 'Sur la main la plus pauvre',
  locksSelf: 'Sur soi-même',
  threeAtRisk: 'Sur le plus grand risque de sauter',
  threeAtMost: 'Sur le plus de nombres',
  threeAtFewest: 'Sur le moins de nombres',
  threeAtSelf: 'Sur soi-même',
  aimsAmongRandom: 'L’autre vise au hasard',
  aimsAmongSelf: 'L’autre les garde pour soi',
  saver30: `Avec ${w.aLifeSaver} : reste à 30`,
  saver40: `Avec ${w.aLifeSaver} : reste à 40`,
  saverAlways: `Avec ${w.aLifeSaver} : ne reste jamais`,
  sevenAt6: chases(6),
  sevenAt5: chases(5),
  sevenAt4: chases(4),
  sevenAlways: 'Ne reste jamais',
  stays15: stays(15),
  stays20: stays(20),
  stays30: stays(30),
  stays35: stays(35),
  stays40: stays(40),
  stays20AmongChasers: `${stays(20)}, les autres jamais`,
  adapts: 'Prudent devant, hardi derrière, de 10',
  adaptsLittle: 'Prudent devant, hardi derrière, de 5',
  adaptsWrongly: 'Hardi devant, prudent derrière, de 10',
  closes: 'Compte et connaît la fin',
  judges: 'Joue chaque carte pour gagner',
});
