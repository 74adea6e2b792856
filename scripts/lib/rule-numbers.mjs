// Who may have a number of the rules.
/** @typedef {import('./sources.mjs').Source} Source */

/**
 * Whoever has one may come to decide by it, and a rule stands in the engine alone: there is `isTurn7`, `hasRoomFor`,
 * `handProblem` to ask. Besides those who calculate chances, only words and these files may have them, each to show
 * something.
 */
const RULE_NUMBERS = ['SEVEN', 'TURN_7_BONUS', 'TURN_THREE_CARDS'];
const MAY_HAVE = /^packages\/(?:engine|strategy|narration|web\/src\/words)\//;
/** @type {Record<string, string>} */
const SHOWS = {
  'packages/web/src/game/question/turn-three-tray.tsx': 'a place for each of the three cards',
  'packages/web/src/game/seat/rack.tsx': 'seven places for the numbers',
  'packages/web/src/game/summary/round-summary.tsx': 'a 7 as a picture',
  'packages/web/src/game/table/big-hand.tsx': 'how many numbers are missing',
  'packages/web/src/lab/figures/bust-chances.ts': 'a chart of rows by their length',
  'packages/web/src/lab/figures/stop-chart.ts': 'a chart of rows by their length',
  'packages/web/src/learn/bonus/bonus.ts': 'the chance of a Turn 7, for a chart',
  'packages/web/src/learn/quiz/score-rows.ts': 'wrong answers of a quiz',
  'packages/web/src/score/keeper/game-won.tsx': 'seven rings as a picture',
  'packages/web/src/score/pad/pad-note.tsx': 'how much a Turn 7 adds, in words',
  'packages/web/src/score/pad/pad-result.tsx': 'how many numbers are missing',
};

/** @param {Source} source */
export function ruleNumbers({ name, imports }) {
  if (MAY_HAVE.test(name)) return [];
  const found = imports.flatMap(({ names, line }) =>
    names
      .filter((one) => RULE_NUMBERS.includes(one))
      .map((one) => `${name}:${line}: has ${one}; expected a question to the engine instead`),
  );
  if (!(name in SHOWS)) return found;
  return found.length > 0 ? [] : [`${name}:1: has no number of the rules; expected its line in rule-numbers.mjs gone`];
}
