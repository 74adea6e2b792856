/** The part of the guide that needs no dice: hands with a fresh deck, and how a lead changes the right risk. */
import { cardNamed, gameAt, SeededShuffler } from '@turn7/engine';
import { oddsOf, SOLVED, SOLVED_DUEL, Stopper } from '@turn7/strategy';
import type { DuelRisk, HandFigures } from '../src/learn/guide/figures.ts';
import { HANDS, type HandId } from '../src/learn/guide/hands.ts';

/** The own total, and how far ahead the other one is in each row. */
const OWN = 110;
const AHEAD = [50, 25, 0, -25, -50];

export function handFigures(): Record<HandId, HandFigures> {
  const stopper = new Stopper();
  const made = Object.entries(HANDS).map(([id, names]): readonly unknown[] => [id, figuresOf(stopper, names)]);
  return Object.fromEntries(made); // one for each hand
}

function figuresOf(stopper: Stopper, names: readonly string[]): HandFigures {
  const cards = names.map((name) => cardNamed(name) ?? Number.NaN);
  const seat = { total: 0, cards, status: 'active' } as const;
  const game = gameAt({ seats: [seat], asked: 0, discard: [] }, new SeededShuffler(0));
  const { points, hit } = stopper.look(game, 0);
  return { points, bust: oddsOf(game, 0).bust, hit };
}

export function duelRisks(): DuelRisk[] {
  const { totals, busts } = SOLVED_DUEL;
  return AHEAD.map((ahead) => {
    const bust = busts[totals.indexOf(OWN)]?.[totals.indexOf(OWN + ahead)];
    if (bust === undefined) throw new RangeError(`the duel is not solved for ${OWN} : ${OWN + ahead}`);
    return { own: OWN, other: OWN + ahead, bust };
  });
}

export function sevenIfAlways(): number {
  const rule = SOLVED.rules.find((one) => one.rule === 'always hit');
  if (rule === undefined) throw new RangeError('the solver has no rule "always hit"');
  return rule.turn7;
}
