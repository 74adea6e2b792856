/** The rulings by the headings of docs/rules.md; a test keeps page and list equal. */
import type { RulingId } from '@turn7/engine';

export const SECTIONS = [
  { id: 'cards', rulings: ['R1', 'R2', 'R3'] },
  { id: 'round', rulings: ['R4', 'R5', 'R6', 'R7', 'R8', 'R9'] },
  { id: 'turns', rulings: ['R10', 'R11', 'R12', 'R13', 'R14', 'R15'] },
  { id: 'turn7', rulings: ['R16'] },
  { id: 'lifeSaver', rulings: ['R17', 'R18', 'R19', 'R20', 'R21'] },
  { id: 'lock', rulings: ['R22', 'R23'] },
  { id: 'turnThree', rulings: ['R24', 'R25', 'R26', 'R27', 'R28', 'R29', 'R30', 'R31', 'R32'] },
  { id: 'choices', rulings: ['R33', 'R34'] },
  { id: 'piles', rulings: ['R35', 'R36', 'R37', 'R38'] },
  { id: 'scoring', rulings: ['R39', 'R40', 'R41'] },
  { id: 'game', rulings: ['R42', 'R43', 'R44'] },
  { id: 'house', rulings: ['R45', 'R46', 'R47'] },
  { id: 'stacked', rulings: ['R48'] },
] as const satisfies readonly { readonly id: string; readonly rulings: readonly RulingId[] }[];

export type SectionId = (typeof SECTIONS)[number]['id'];
