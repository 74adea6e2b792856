/** What becomes of a command: the line that it adds to the log, or the reason why it adds none. Knows no rule of the game. */
import { type IllegalChoice, illegalChoice, type Question } from '@turn7/engine';
import { type Command, freeName, fromChoiceWord, optionsWith } from '@turn7/protocol';
import { botName, LEVELS, levelNamed } from '@turn7/strategy';
import { checkedName } from '../parse.ts';
import { Refusal } from '../refusal.ts';
import { beRated, checkedOptions, NO_SKILLS, ratedSeats, type Skills } from './agreement.ts';
import type { Body } from './body.ts';
import {
  hasFreeSeat,
  hasRoom,
  isClosed,
  type MemberId,
  mayStart,
  type Played,
  playersOf,
  type Stage,
  seatOf,
  stageOf,
  type TableState,
} from './state.ts';

/** More people than this at one table would be somebody's program. */
const MOST_MEMBERS = 500;

/** 32 random bytes in hex, for the shuffles of a game. */
export type SecretSource = () => string;

/** Throws a Refusal. From a table that is full people may still go. `skills`: of those who are rated, for a start. */
export function decide(
  state: TableState,
  member: MemberId,
  command: Command,
  newSecret: SecretSource,
  skills: Skills = NO_SKILLS,
): Body {
  if (state.daily !== null && command.kind !== 'move')
    throw new Refusal('wrong stage', 'This is a try at a daily challenge; nothing can be done here but to play.');
  const body =
    command.kind === 'start' ? start(state, member, newSecret, skills) : decideIfOpen(state, member, command);
  if (isClosed(state) && body.kind !== 'left') throw full();
  return body;
}

const full = (): Refusal =>
  new Refusal('full', 'This table has seen so many games that nothing more fits; open a new one.');

function decideIfOpen(state: TableState, member: MemberId, command: Exclude<Command, { kind: 'start' }>): Body {
  switch (command.kind) {
    case 'sit':
      return sit(state, member);
    case 'stand':
      if (seatOf(state, member) < 0 && !state.waiting.includes(member))
        throw new Refusal('wrong stage', 'You have no seat to leave.');
      return { kind: 'stood', member };
    case 'leave':
      // Whoever leaves a game that is being played leaves a seat behind, and may come back to it.
      return isInGame(state, member) ? { kind: 'stood', member } : { kind: 'left', member };
    case 'seed':
      return giveSeed(state, member, command);
    case 'move':
      return move(state, member, command);
    case 'be rated':
      return beRated(state, member, command);
    default:
      return decideForHost(state, member, command);
  }
}

type HostCommand = Exclude<Command, { kind: 'sit' | 'stand' | 'leave' | 'seed' | 'move' | 'be rated' | 'start' }>;

function decideForHost(state: TableState, member: MemberId, command: HostCommand): Body {
  expectHost(state, member);
  switch (command.kind) {
    case 'hand over':
      return { kind: 'host changed', member: present(state, command.member) };
    case 'set options':
      return setOptions(state, command.options);
    case 'add bot':
      return addBot(state, command.level);
    case 'fill seats':
      return fillSeats(state, command.level);
    case 'remove bot':
      betweenGames(state);
      if (state.seats[command.seat]?.kind !== 'bot') throw new Refusal('not found', 'There is no bot on that seat.');
      return { kind: 'bot removed', seat: command.seat };
    case 'kick':
      if (command.member === member) throw new Refusal('bad request', 'You cannot send yourself away; leave instead.');
      return { kind: 'kicked', member: present(state, command.member) };
    case 'nudge':
      return nudge(state, command);
    case 'stand in':
      if (command.member === member)
        throw new Refusal('bad request', 'You cannot send for a bot in your own place; stand up instead.');
      return standIn(state, command);
  }
}

function start(state: TableState, member: MemberId, newSecret: SecretSource, skills: Skills): Body {
  expectHost(state, member);
  betweenGames(state);
  if (!mayStart(state)) throw full();
  if (playersOf(state).length === 0) throw new Refusal('wrong stage', 'Nobody sits at the table yet.');
  const rated = ratedSeats(state, skills);
  return {
    kind: 'started',
    game: nextGame(state),
    secret: newSecret(),
    ...(rated.length === 0 ? {} : { rated }),
  };
}

function expectHost({ host }: TableState, member: MemberId): void {
  if (host !== member) throw new Refusal('forbidden', 'Only the host of the table may do that.');
}

/** Somebody new. Throws a Refusal. */
export function decideJoin(state: TableState, wish: string, wantsSeat: boolean): Extract<Body, { kind: 'joined' }> {
  const wished = checkedName(wish);
  const name = freeName(wished, namesAt(state));
  if (isClosed(state)) throw full();
  if (state.daily !== null) throw new Refusal('full', 'This is a try at a daily challenge; each has one player.');
  // Without accounts a person is known by their key, which opens nothing any more, and by their name, or by the one that
  // they wish for where somebody else has it too.
  if ([wished, name].some((known) => state.sentAway.includes(known.toLowerCase())))
    throw new Refusal('forbidden', 'The host has sent somebody of that name away from this table.');
  if (state.members.size >= MOST_MEMBERS) throw new Refusal('full', 'Too many people are at this table.');
  const mayPlay = wantsSeat && isBetweenGames(stageOf(state)) && hasRoom(state);
  if (!mayPlay && !state.options.spectators)
    throw new Refusal('full', 'There is no free seat at this table, and nobody may watch.');
  const seated = mayPlay && hasFreeSeat(state);
  const waits = wantsSeat && !seated ? { waits: true as const } : {};
  return { kind: 'joined', member: state.joined + 1, name, seated, ...waits };
}

function sit(state: TableState, member: MemberId): Body {
  const hasSeat = seatOf(state, member) >= 0;
  if (state.waiting.includes(member)) throw new Refusal('wrong stage', 'You wait for a seat already.');
  if (hasSeat && !state.members.get(member)?.away) throw new Refusal('wrong stage', 'You sit at the table already.');
  // Back to a seat that they had left to a bot; after the game somebody else may have it.
  const isFree = isBetweenGames(stageOf(state)) ? hasFreeSeat(state) : hasSeat;
  return { kind: isFree ? 'sat' : 'queued', member };
}

function giveSeed(state: TableState, member: MemberId, { seed, game }: Extract<Command, { kind: 'seed' }>): Body {
  if (seatOf(state, member) < 0) throw new Refusal('wrong stage', 'A seed belongs to a seat; you have none.');
  if (game !== undefined && game !== nextGame(state)) throw new Refusal('stale', 'That game is not the next one.');
  if (state.seeds.has(member)) throw new Refusal('wrong stage', 'You gave a seed for the next game already.');
  return { kind: 'seeded', member, seed };
}

function move(state: TableState, member: MemberId, command: Extract<Command, { kind: 'move' }>): Body {
  const played = playedAt(state, command);
  const seat = seatOf(state, member);
  const problem = illegalChoice(played.game, seat, fromChoiceWord(command.choice));
  if (problem !== null) throw refusalFor(problem, played.players);
  const back = state.members.get(member)?.away ? { back: true as const } : {};
  return { kind: 'chose', seat, choice: command.choice, by: 'person', ...back };
}

/** The game, at the question that a command is about. Throws a Refusal. */
function playedAt({ played }: TableState, { game, question }: { game: number; question: number }): Played {
  if (played === null) throw new Refusal('wrong stage', 'No game has begun at this table.');
  if (game === played.number && question === played.moves.length) return played;
  throw new Refusal('stale', 'That question is no longer asked.');
}

function refusalFor(problem: IllegalChoice, players: readonly string[]): Refusal {
  switch (problem.kind) {
    case 'game over':
      return new Refusal('wrong stage', 'The game is over.');
    case 'not asked':
      return new Refusal('not your turn', `It is ${players[problem.question.seat]}'s turn.`);
    case 'not an answer':
      return new Refusal('not an answer', expected(problem.question));
  }
}

function expected(question: Question): string {
  if (question.kind !== 'target') return 'The question is hit or stay; expected "hit" or "stay".';
  return `The question is who gets the card; expected one of the seats ${question.targets.join(', ')}, counted from 0.`;
}

/** The rules of a game are fixed with its first card; how long people may think is not one of them. */
function setOptions(state: TableState, some: Extract<Command, { kind: 'set options' }>['options']): Body {
  const { clock, ...others } = some;
  if (clock === undefined || Object.keys(others).length > 0) betweenGames(state);
  const options = checkedOptions(optionsWith(state.options, some));
  const taken = playersOf(state).length;
  if (options.seats < taken) throw new Refusal('wrong stage', `${taken} seats are taken; expected at least as many.`);
  return { kind: 'options set', options };
}

function addBot(state: TableState, wish: string): Body {
  betweenGames(state);
  if (!hasFreeSeat(state)) throw new Refusal('full', 'Every seat of this table is taken.');
  const level = checkedLevel(wish);
  return { kind: 'bot added', level, name: botName(namesAt(state), state.seats.length) };
}

function fillSeats(state: TableState, wish: string): Body {
  betweenGames(state);
  const level = checkedLevel(wish);
  const free = state.options.seats - playersOf(state).length;
  if (free <= 0) throw new Refusal('full', 'Every seat of this table is taken.');
  const names: string[] = [];
  for (let i = 0; i < free; i++) names.push(botName([...namesAt(state), ...names], state.seats.length + i));
  return { kind: 'seats filled', level, names };
}

function nudge(state: TableState, command: Extract<Command, { kind: 'nudge' }>): Body {
  if (waitedFor(state, command).nudged)
    throw new Refusal('wrong stage', 'They were nudged already; a bot can play for them.');
  return { kind: 'nudged', member: command.member };
}

function standIn(state: TableState, command: Extract<Command, { kind: 'stand in' }>): Body {
  waitedFor(state, command);
  return { kind: 'stood in', member: command.member };
}

/**
 * The game, if it waits for a member's answer to that question: anybody else would be disturbed for nothing, and whoever
 * has answered in the meantime answers the next one themselves. Throws a Refusal.
 */
function waitedFor(state: TableState, command: Extract<Command, { kind: 'nudge' | 'stand in' }>): Played {
  const member = present(state, command.member);
  const played = playedAt(state, command);
  const isAsked = stageOf(state) === 'playing' && played.game.asked.seat === seatOf(state, member);
  if (isAsked && !state.members.get(member)?.away) return played;
  throw new Refusal('stale', 'The table does not wait for them.');
}

/** The level of that name as it is written. Throws a Refusal. */
function checkedLevel(wish: string): string {
  const level = levelNamed(wish);
  if (level) return level.name;
  throw new Refusal(
    'bad request',
    `There is no level "${wish}"; expected ${LEVELS.map(({ name }) => name).join(', ')}.`,
  );
}

function present(state: TableState, member: MemberId): MemberId {
  if (state.members.has(member)) return member;
  throw new Refusal('not found', `Nobody at this table has the number ${member}.`);
}

function betweenGames(state: TableState): void {
  if (!isBetweenGames(stageOf(state))) throw new Refusal('wrong stage', 'Not while a game is being played.');
}

const nextGame = ({ played }: TableState): number => (played?.number ?? 0) + 1;

const isBetweenGames = (stage: Stage): boolean => stage === 'lobby' || stage === 'finished';

const isInGame = (state: TableState, member: MemberId): boolean =>
  stageOf(state) === 'playing' && seatOf(state, member) >= 0;

const namesAt = ({ members, seats }: TableState): string[] => [
  ...[...members.values()].map(({ name }) => name),
  ...seats.flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.name] : [])),
];
