/** What people often get wrong: which ruling settles it, and where it can be watched. */
import type { RulingId } from '@turn7/engine';
import type { FaqId } from '../catalogue.ts';

/** Mistakes about the rules: `watch` is an entry of the list of cases. */
export const RULE_MISTAKES = [
  { id: 'bonusFirst', ruling: 'R39', watch: '10' },
  { id: 'modifiersCount', ruling: 'R16', watch: 'R16' },
  { id: 'zero', ruling: 'R13', watch: 'R16' },
  { id: 'saverKept', ruling: 'R18', watch: '22' },
  { id: 'saverTurn', ruling: 'R18', watch: '5' },
  { id: 'saverNext', ruling: 'R21', watch: '7' },
  { id: 'saverTwo', ruling: 'R19', watch: '8' },
  { id: 'lockSelf', ruling: 'R22', watch: '3' },
  { id: 'lockLost', ruling: 'R23', watch: '4' },
  { id: 'dealAgain', ruling: 'R6', watch: '17' },
  { id: 'threeAll', ruling: 'R26', watch: '20' },
  { id: 'threeNow', ruling: 'R27', watch: '14' },
  { id: 'threeOrder', ruling: 'R30', watch: '16c' },
  { id: 'threePass', ruling: 'R31', watch: '16b' },
  { id: 'nextTurn', ruling: 'R33', watch: '19' },
  { id: 'shuffle', ruling: 'R38', watch: 'R35' },
  { id: 'shuffleTable', ruling: 'R36', watch: 'R36' },
  { id: 'firstToTarget', ruling: 'R43', watch: 'R43' },
  { id: 'tie', ruling: 'R44', watch: '9' },
] as const satisfies readonly { readonly id: string; readonly ruling: RulingId; readonly watch: FaqId | RulingId }[];

/** Mistakes of play, and the part of the page that goes into them. */
export const PLAY_MISTAKES = [
  { id: 'chase', more: '/learn/bonus' },
  { id: 'doubled', more: '/learn/strategy' },
  { id: 'sameGame', more: '/learn/strategy' },
] as const;

export type PlayMistake = (typeof PLAY_MISTAKES)[number];
export type MistakeId = ((typeof RULE_MISTAKES)[number] | PlayMistake)['id'];
