/** The cases of the FAQ that a ruling rests on, as docs/rules.md cites them. */
import type { RulingId } from '@turn7/engine';

const CASES: Partial<Record<RulingId, readonly string[]>> = {
  R7: ['2', '17'],
  R8: ['18'],
  R14: ['1'],
  R16: ['7', '11', '21'],
  R17: ['8', '24'],
  R18: ['5', '6', '22'],
  R19: ['8', '23'],
  R20: ['8'],
  R21: ['7'],
  R22: ['2', '3'],
  R23: ['4'],
  R24: ['17'],
  R25: ['14'],
  R26: ['12', '14', '15', '20', '21'],
  R27: ['14', '15'],
  R28: ['16'],
  R29: ['12', '14'],
  R30: ['16', '16(c)'],
  R31: ['16(a)', '16(b)', '16(c)'],
  R32: ['22', '23', '24'],
  R33: ['19'],
  R34: ['13'],
  R39: ['10'],
  R41: ['11'],
  R44: ['9'],
  R47: ['14'],
};

export const casesOf = (ruling: RulingId): readonly string[] => CASES[ruling] ?? [];

/** Where a case can be watched: `16(b)` is `/learn/cases#16b`. */
export const caseAddress = (faqCase: string): string => `/learn/cases#${faqCase.replace(/[()]/g, '')}`;
