/** `npm run solve`: makes data/solver.json and data/duel.json. All of it is exact, so there is no seed. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Duel } from '../src/duel.ts';
import type { Outcome } from '../src/exact/outcome.ts';
import { chartOf, outcomeOfRule, type RowFacts } from '../src/rule.ts';
import type { Solved, SolvedDeck, SolvedDuel, SolvedRule } from '../src/solved.ts';
import {
  NUMBERS,
  roundsTo,
  solveDeck,
  solveSolo,
  WHOLE_DECK,
  WITH_LIFE_SAVERS,
  WITH_MODIFIERS,
} from '../src/solver.ts';

const TARGET = 200;
/** The duel is shown for every so many points. */
const STEP = 5;
/** So many digits are kept. */
const DIGITS = 7;
const DUEL_DIGITS = 5;

const startedAt = performance.now();

function solver(): Solved {
  const decks = [
    solved('numbers', NUMBERS, solveDeck),
    solved('modifiers', WITH_MODIFIERS, solveDeck),
    solved('life savers', WITH_LIFE_SAVERS, solveDeck),
    solved('solo', WHOLE_DECK, solveSolo),
    solved('solo, Locks last', WHOLE_DECK, (deck) => solveSolo(deck, 'last')),
  ];
  const rules = [
    rule('risk', 0.26, (row) => row.bust),
    rule('sum', 23, (row) => row.sum),
    rule('count', 3, (row) => row.count),
    rule('always hit', null, () => 0),
  ];
  return { decks, rules, chart: chartOf(NUMBERS) };
}

function solved(name: string, deck: readonly number[], solve: (deck: readonly number[]) => Outcome): SolvedDeck {
  const { value, bust, turn7, scores } = solve(deck);
  report(`${name}: ${value.toFixed(DIGITS)}`);
  const cards = deck.reduce((sum, copies) => sum + copies, 0);
  return { name, cards, value, bust, turn7, roundsTo200: roundsTo(TARGET, scores), scores };
}

/** A seat that stays once what it looks at has come to a limit. */
function rule(name: string, limit: number | null, look: (row: RowFacts) => number): SolvedRule {
  const { value, bust, turn7 } = outcomeOfRule(NUMBERS, (row) => look(row) < (limit ?? Number.POSITIVE_INFINITY));
  return { rule: name, limit, value, bust, turn7 };
}

function duel(): SolvedDuel {
  const table = new Duel(TARGET);
  report(`duel: ${table.win(0, 0).toFixed(DIGITS)}`);
  const winWithHalfTies = new Duel(TARGET, 'is half a win').win(0, 0);
  report(`duel with half ties: ${winWithHalfTies.toFixed(DIGITS)}`);
  const totals = Array.from({ length: TARGET / STEP }, (_, i) => i * STEP);
  const tableOf = (cell: (own: number, other: number) => number): number[][] =>
    totals.map((own) => totals.map((other) => cell(own, other)));
  return {
    target: TARGET,
    win: table.win(0, 0),
    winWithHalfTies,
    totals,
    wins: tableOf((own, other) => table.win(own, other)),
    busts: tableOf((own, other) => table.bust(own, other)),
  };
}

function write(name: string, data: object, digits: number): void {
  const text = JSON.stringify(data, (_, value) => (typeof value === 'number' ? Number(value.toFixed(digits)) : value));
  writeFileSync(fileURLToPath(new URL(`../data/${name}.json`, import.meta.url)), `${text}\n`);
}

const report = (line: string): void =>
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);

write('solver', solver(), DIGITS);
write('duel', duel(), DUEL_DIGITS);
