/** The players that were measured, in a few words each. */
import type { Words } from '@turn7/narration/es';
import type { Chapters } from '../../../chapters.ts';

const high = (points: number) => `Cartas altas: se planta con ${points}`;
const low = (points: number) => `Cartas bajas: se planta con ${points}`;
const upTo7 = (points: number) => `Solo cartas hasta 7: se planta con ${points}`;
const x2 = (points: number) => `Con ×2: se planta con ${points}`;
const stays = (points: number) => `Se planta con ${points}`;
const chases = (numbers: number) => `Con ${numbers} números: nunca se planta`;

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
  odds: 'Sopesa la próxima carta',
  counts: 'La sopesa y cuenta cartas',
  countsAmongOdds: 'Cuenta, los demás solo sopesan',
  locksLeader: 'A quien quedaría más arriba',
  locksRich: 'A la mejor mano',
  locksPoor: 'A la mano más pobre',
  locksSelf: 'A sí mismo',
  threeAtRisk: 'A quien más riesgo tiene de pasarse',
  threeAtMost: 'A quien tiene más números',
  threeAtFewest: 'A quien tiene menos números',
  threeAtSelf: 'A sí mismo',
  aimsAmongRandom: 'El otro apunta al azar',
  aimsAmongSelf: 'El otro se las queda',
  saver30: `Con ${w.aLifeSaver}: se planta con 30`,
  saver40: `Con ${w.aLifeSaver}: se planta con 40`,
  saverAlways: `Con ${w.aLifeSaver}: nunca se planta`,
  sevenAt6: chases(6),
  sevenAt5: chases(5),
  sevenAt4: chases(4),
  sevenAlways: 'Nunca se planta',
  stays15: stays(15),
  stays20: stays(20),
  stays30: stays(30),
  stays35: stays(35),
  stays40: stays(40),
  stays20AmongChasers: `${stays(20)}, los demás nunca`,
  adapts: 'Delante prudente, detrás audaz, por 10',
  adaptsLittle: 'Delante prudente, detrás audaz, por 5',
  adaptsWrongly: 'Delante audaz, detrás prudente, por 10',
  closes: 'Cuenta y conoce el final',
  judges: 'Juega cada carta para ganar',
});
