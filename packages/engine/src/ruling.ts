/**
 * The rulings of docs/rules.md, chapter by chapter, by their stable ids. Events and tests cite them; packages/narration says
 * them in words.
 */
export const RULINGS = [
  ...(['R1', 'R2', 'R3'] as const), // Cards
  ...(['R4', 'R5', 'R6', 'R7', 'R8', 'R9'] as const), // The round
  ...(['R10', 'R11', 'R12', 'R13', 'R14', 'R15'] as const), // Hitting and staying
  ...(['R16'] as const), // Turn 7
  ...(['R17', 'R18', 'R19', 'R20', 'R21'] as const), // Life Saver
  ...(['R22', 'R23'] as const), // Lock
  ...(['R24', 'R25', 'R26', 'R27', 'R28', 'R29', 'R30', 'R31', 'R32'] as const), // Turn Three
  ...(['R33', 'R34'] as const), // Choices
  ...(['R35', 'R36', 'R37', 'R38'] as const), // Piles
  ...(['R39', 'R40', 'R41'] as const), // Scoring
  ...(['R42', 'R43', 'R44'] as const), // The game
  ...(['R45', 'R46', 'R47'] as const), // House rules
  ...(['R48'] as const), // Stacked piles
] as const;

export type RulingId = (typeof RULINGS)[number];
