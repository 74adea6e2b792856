/** A setup as an address, and back through a checked door: what is wrong is told, and the rest is kept. */
import { MOST_SEATS } from '@turn7/engine';
import { LEVELS, patternOf, ROSTER } from '@turn7/strategy';
import { type Expected, type ParameterProblem, Parameters } from '../../ui/chart/parameters.ts';
import { type Bot, botFrom, wordOf } from './bot.ts';
import { botsOf, LIMITS, type NumberName, rowsOf, type Setup, USUAL } from './setup.ts';

interface Read {
  readonly setup: Setup;
  readonly problems: readonly ParameterProblem[];
}

export function addressOf(setup: Setup): string {
  const bots = botsOf(setup).map(wordOf).join(',');
  return `/lab/simulate?bots=${bots}&games=${setup.games}&seed=${setup.seed}&target=${setup.target}`;
}

/** Whatever is not said, or cannot be, is as usual. */
export function setupFrom(search: string): Read {
  const given = new Parameters(search);
  const number = (name: NumberName): number => given.whole(name, LIMITS[name], USUAL[name]);
  const setup = { rows: rowsFrom(given), games: number('games'), seed: number('seed'), target: number('target') };
  return { setup, problems: given.problems };
}

/** All that may be called for; some levels are called like their strategy. */
const NAMES = [...new Set([...LEVELS.map(({ name }) => name.toLowerCase()), ...ROSTER.map(patternOf)])];

function rowsFrom(given: Parameters): Setup['rows'] {
  const [text] = given.all('bots');
  if (text === undefined) return USUAL.rows;
  const tell = (wrong: string, expected: Expected) => given.problems.push({ name: 'bots', given: wrong, expected });
  const words = text.split(',').map((word) => word.trim());
  if (words.length > MOST_SEATS) tell(`${words.length}`, { kind: 'fewer', most: MOST_SEATS });
  const bots = words.slice(0, MOST_SEATS).flatMap((word): readonly Bot[] => {
    const bot = botFrom(word);
    if (bot === null) tell(word, { kind: 'bot', names: NAMES });
    return bot === null ? [] : [bot];
  });
  return bots.length === 0 ? USUAL.rows : rowsOf(bots);
}
