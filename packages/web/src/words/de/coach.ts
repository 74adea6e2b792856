import type { Words } from '@turn7/narration/de';
import { number } from '../format.ts';
import type { Texts } from '../texts.ts';

export const coach = (w: Words): Texts['coach'] => ({
  name: 'Berater',
  advises: 'Rat:',
  quiet: 'Der Berater spricht, wenn du gefragt bist.',
  more: 'Was der Berater denkt',
  bust: 'platzen',
  bustChance: 'Risiko zu platzen',
  twins: (busts, cards) => `${number(busts)} von ${number(cards)} sind Zwillinge`,
  saved: `${w.lifeSaver}: die nächste Karte lässt dich nicht platzen`,
  safe: 'keine Karte im Stapel lässt dich platzen',
  win: (chance) => `etwa ${chance} Sieg`,
  average: (points) => `im Schnitt ${number(points, 1)}`,
  wins: (chance, other, otherChance) => `≈\u00a0${chance} Siege, ${other} ${otherChance}`,
  gains: (points) => `Das Platzen mitgerechnet, bringt Ziehen im Schnitt ${number(points, 1)} Punkte mehr.`,
  loses: (points) => `Das Platzen mitgerechnet, bringt Ziehen im Schnitt ${number(points, 1)} Punkte weniger.`,
});
