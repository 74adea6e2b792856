import type { Words } from '@turn7/narration/en';

/** The players that were measured, in a few words each. */

const high = (points: number) => `High cards: stays at ${points}`;
const low = (points: number) => `Low cards: stays at ${points}`;
const upTo7 = (points: number) => `Only cards up to 7: stays at ${points}`;
const x2 = (points: number) => `With ×2: stays at ${points}`;
const stays = (points: number) => `Stays at ${points}`;
const chases = (numbers: number) => `With ${numbers} numbers: never stays`;

export const arms = (w: Words) => {
  const saver = (points: number) => `With ${w.aLifeSaver}: stays at ${points}`;
  return {
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
    odds: 'Weighs the next card',
    counts: 'Weighs it and counts cards',
    countsAmongOdds: 'Counts, the others only weigh',
    locksLeader: 'At whoever would stand highest',
    locksRich: 'At the best hand',
    locksPoor: 'At the poorest hand',
    locksSelf: 'At oneself',
    threeAtRisk: 'At the greatest risk to bust',
    threeAtMost: 'At the most numbers',
    threeAtFewest: 'At the fewest numbers',
    threeAtSelf: 'At oneself',
    aimsAmongRandom: 'The other aims at random',
    aimsAmongSelf: 'The other aims at itself',
    saver30: saver(30),
    saver40: saver(40),
    saverAlways: `With ${w.aLifeSaver}: never stays`,
    sevenAt6: chases(6),
    sevenAt5: chases(5),
    sevenAt4: chases(4),
    sevenAlways: 'Never stays',
    stays15: stays(15),
    stays20: stays(20),
    stays30: stays(30),
    stays35: stays(35),
    stays40: stays(40),
    stays20AmongChasers: `${stays(20)}, the others never`,
    adapts: 'Ahead safer, behind bolder, by 10',
    adaptsLittle: 'Ahead safer, behind bolder, by 5',
    adaptsWrongly: 'Ahead bolder, behind safer, by 10',
    closes: 'Counts and knows the end',
    judges: 'Plays every card for the win',
  };
};
