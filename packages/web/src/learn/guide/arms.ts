/**
 * What is measured: one player who does something, alone among others who do the same but for that one thing. Players are
 * named after their bot and the change: `stay:25 high:20` is `stay:25` that stays at 20 while it holds high cards.
 */
interface Arm {
  readonly one: string;
  readonly field: string;
  readonly players: number;
}

/** Most arms: one change against the regular player. */
const againstRegulars = (one: string): Arm => ({ one, field: 'stay:25', players: 4 });

/** Aims of one kind of card: against regular players who play it on any of the others, whoever that is. */
const againstAimless = (one: string, card: 'lock' | 'three'): Arm => ({
  one,
  field: `stay:25 ${card}:rival`,
  players: 4,
});

export const ARMS = {
  highStays20: againstRegulars('stay:25 high:20'),
  lowStays20: againstRegulars('stay:25 low:20'),
  highStays30: againstRegulars('stay:25 high:30'),
  highStays35: againstRegulars('stay:25 high:35'),
  lowStays30: againstRegulars('stay:25 low:30'),
  lowStays35: againstRegulars('stay:25 low:35'),
  upTo7Stays30: againstRegulars('stay:25 upto7:30'),
  upTo7Stays35: againstRegulars('stay:25 upto7:35'),

  x2Stays30: againstRegulars('stay:25 x2:30'),
  x2Stays40: againstRegulars('stay:25 x2:40'),
  x2Stays50: againstRegulars('stay:25 x2:50'),
  x2Stays60: againstRegulars('stay:25 x2:60'),

  odds: againstRegulars('count blind'),
  counts: againstRegulars('count'),
  countsAmongOdds: { one: 'count', field: 'count blind', players: 4 },

  locksLeader: againstAimless('stay:25 lock:leader', 'lock'),
  locksRich: againstAimless('stay:25 lock:rich', 'lock'),
  locksPoor: againstAimless('stay:25 lock:poor', 'lock'),
  locksSelf: againstAimless('stay:25 lock:self', 'lock'),

  threeAtRisk: againstAimless('stay:25 three:risk', 'three'),
  threeAtMost: againstAimless('stay:25 three:most', 'three'),
  threeAtFewest: againstAimless('stay:25 three:fewest', 'three'),
  threeAtSelf: againstAimless('stay:25 three:self', 'three'),

  aimsAmongRandom: { one: 'count', field: 'count aim:random', players: 2 },
  aimsAmongSelf: { one: 'count', field: 'count aim:self', players: 2 },

  saver30: againstRegulars('stay:25 saver:30'),
  saver40: againstRegulars('stay:25 saver:40'),
  saverAlways: againstRegulars('stay:25 saver'),

  sevenAt6: againstRegulars('stay:25 seven:6'),
  sevenAt5: againstRegulars('stay:25 seven:5'),
  sevenAt4: againstRegulars('stay:25 seven:4'),
  sevenAlways: againstRegulars('stay:999'),

  stays15: againstRegulars('stay:15'),
  stays20: againstRegulars('stay:20'),
  stays30: againstRegulars('stay:30'),
  stays35: againstRegulars('stay:35'),
  stays40: againstRegulars('stay:40'),
  stays20AmongChasers: { one: 'stay:20', field: 'stay:999', players: 4 },

  adapts: againstRegulars('stay:25 adapt:10'),
  adaptsLittle: againstRegulars('stay:25 adapt:5'),
  adaptsWrongly: againstRegulars('stay:25 adapt:-10'),
  closes: { one: 'closer', field: 'count', players: 4 },
  judges: { one: 'sharp', field: 'closer', players: 4 },
} as const satisfies Record<string, Arm>;

export type ArmId = keyof typeof ARMS;
export const ARM_IDS = Object.keys(ARMS).filter((id): id is ArmId => id in ARMS);
