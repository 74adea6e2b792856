/** Whether the games of a table count for ratings, and whose. */
import { type Command, isRatable, type Options, RATED_RULES } from '@turn7/protocol';
import { playerOf } from '../player.ts';
import type { Skill } from '../rating/skill.ts';
import { Refusal } from '../refusal.ts';
import type { Body } from './body.ts';
import { type MemberId, playersOf, type RatedSeat, type TableState } from './state.ts';

/** What players were believed to be worth when somebody last looked. */
export type Skills = ReadonlyMap<string, Skill>;
export const NO_SKILLS: Skills = new Map();

/** What counts is agreed to before a game, never in the middle of it. */
export function beRated(state: TableState, member: MemberId, { key }: Extract<Command, { kind: 'be rated' }>): Body {
  if (key === null) return { kind: 'unrated', member };
  if (!state.options.rated) throw new Refusal('wrong stage', 'This table is not rated.');
  const player = playerOf(key);
  if ([...state.rated].some(([other, theirs]) => other !== member && theirs === player))
    throw new Refusal('forbidden', 'Somebody at this table is rated with that key already.');
  return { kind: 'rated', member, player };
}

/** Alone nobody can be beaten. */
export function ratedSeats(state: TableState, skills: Skills): RatedSeat[] {
  const players = playersOf(state);
  if (players.length < 2) return [];
  return players.flatMap((occupant, seat) => {
    const player = occupant.kind === 'person' ? state.rated.get(occupant.member) : undefined;
    if (player === undefined) return [];
    const skill = skills.get(player);
    // Whoever agreed since their rating was looked up: the next look finds it.
    if (skill === undefined) throw new Refusal('stale', 'Somebody has just agreed to be rated; start again.');
    return [{ seat, player, ...skill }];
  });
}

/** Throws a Refusal. */
export function checkedOptions(options: Options): Options {
  if (!options.rated || isRatable(options)) return options;
  throw new Refusal(
    'bad request',
    `A rated table plays by the usual rules: expected a target of ${RATED_RULES.target}, as many decks as players ` +
      'need, Turn Three as it is today, and no coach.',
  );
}
