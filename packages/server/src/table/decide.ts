/** What becomes of a command: the line that it adds to the log, or the reason why it adds none. Knows no rule of the game. */
import { type IllegalChoice, illegalChoice, type Question } from '@turn7/engine';
import { type Command, cleanName, freeName, fromChoiceWord } from '@turn7/protocol';
import { botName, LEVELS, levelNamed } from '@turn7/strategy';
import { Refusal } from '../refusal.ts';
import type { Body } from './body.ts';
import { type MemberId, playersOf, type Stage, seatOf, stageOf, type TableState } from './state.ts';

/** More people than this at one table would be somebody's program. */
const MOST_MEMBERS = 500;

/** 32 random bytes in hex, for the shuffles of a game. */
export type SecretSource = () => string;

/** Throws a Refusal. */
export function decide(state: TableState, member: MemberId, command: Command, newSecret: SecretSource): Body {
  switch (command.kind) {
    case 'sit':
      return sit(state, member);
    case 'stand':
      if (seatOf(state, member) < 0) throw new Refusal('wrong stage', 'You have no seat to leave.');
      return { kind: 'stood', member };
    case 'leave':
      // Whoever leaves a game that is being played leaves a seat behind, and may come back to it.
      return isInGame(state, member) ? { kind: 'stood', member } : { kind: 'left', member };
    case 'seed':
      if (seatOf(state, member) < 0) throw new Refusal('wrong stage', 'A seed belongs to a seat; you have none.');
      if (state.members.get(member)?.seed)
        throw new Refusal('wrong stage', 'You gave a seed for the next game already.');
      return { kind: 'seeded', member, seed: command.seed };
    case 'move':
      return move(state, member, command);
    default:
      return decideForHost(state, member, command, newSecret);
  }
}

type HostCommand = Exclude<Command, { kind: 'sit' | 'stand' | 'leave' | 'seed' | 'move' }>;

function decideForHost(state: TableState, member: MemberId, command: HostCommand, newSecret: SecretSource): Body {
  if (state.host !== member) throw new Refusal('forbidden', 'Only the host of the table may do that.');
  switch (command.kind) {
    case 'hand over':
      return { kind: 'host changed', member: present(state, command.member) };
    case 'set options':
      return setOptions(state, command.options);
    case 'add bot':
      return addBot(state, command.level);
    case 'remove bot':
      betweenGames(state);
      if (state.seats[command.seat]?.kind !== 'bot') throw new Refusal('not found', 'There is no bot on that seat.');
      return { kind: 'bot removed', seat: command.seat };
    case 'kick':
      betweenGames(state);
      if (command.member === member) throw new Refusal('bad request', 'You cannot send yourself away; leave instead.');
      return { kind: 'kicked', member: present(state, command.member) };
    case 'start':
      betweenGames(state);
      if (playersOf(state).length === 0) throw new Refusal('wrong stage', 'Nobody sits at the table yet.');
      return { kind: 'started', game: (state.played?.number ?? 0) + 1, secret: newSecret() };
  }
}

/** Somebody new. Throws a Refusal. */
export function decideJoin(state: TableState, wish: string, wantsSeat: boolean): Extract<Body, { kind: 'joined' }> {
  const name = cleanName(wish);
  if (name === null) throw new Refusal('bad request', 'That name is empty; expected one with letters or digits.');
  if (state.members.size >= MOST_MEMBERS) throw new Refusal('full', 'Too many people are at this table.');
  const seated = wantsSeat && isBetweenGames(stageOf(state)) && hasFreeSeat(state);
  if (!seated && !state.options.spectators)
    throw new Refusal('full', 'There is no free seat at this table, and nobody may watch.');
  return { kind: 'joined', member: state.joined + 1, name: freeName(name, namesAt(state)), seated };
}

function sit(state: TableState, member: MemberId): Body {
  // Back to a seat that they had left to a bot, during the game or after it.
  if (seatOf(state, member) >= 0 && state.members.get(member)?.away) return { kind: 'sat', member };
  betweenGames(state);
  if (seatOf(state, member) >= 0) throw new Refusal('wrong stage', 'You sit at the table already.');
  if (!hasFreeSeat(state)) throw new Refusal('full', 'Every seat of this table is taken.');
  return { kind: 'sat', member };
}

function move(state: TableState, member: MemberId, command: Extract<Command, { kind: 'move' }>): Body {
  const { played } = state;
  if (played === null) throw new Refusal('wrong stage', 'No game has begun at this table.');
  if (command.game !== played.number || command.question !== played.moves.length)
    throw new Refusal('stale', 'That question is no longer asked.');
  const seat = seatOf(state, member);
  const problem = illegalChoice(played.game, seat, fromChoiceWord(command.choice));
  if (problem !== null) throw refusalFor(problem, played.players);
  return { kind: 'chose', seat, choice: command.choice, by: 'person' };
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

function setOptions(state: TableState, some: Extract<Command, { kind: 'set options' }>['options']): Body {
  betweenGames(state);
  const options = { ...state.options, ...some };
  if (options.seats < state.seats.length)
    throw new Refusal('wrong stage', `${state.seats.length} seats are taken; expected at least as many.`);
  return { kind: 'options set', options };
}

function addBot(state: TableState, wish: string): Body {
  betweenGames(state);
  if (!hasFreeSeat(state)) throw new Refusal('full', 'Every seat of this table is taken.');
  const level = checkedLevel(wish);
  return { kind: 'bot added', level, name: botName(namesAt(state), state.seats.length) };
}

/** The level of that name as it is written. Throws a Refusal. */
export function checkedLevel(wish: string): string {
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

const isBetweenGames = (stage: Stage): boolean => stage === 'lobby' || stage === 'finished';

const hasFreeSeat = (state: TableState): boolean => playersOf(state).length < state.options.seats;

const isInGame = (state: TableState, member: MemberId): boolean =>
  stageOf(state) === 'playing' && seatOf(state, member) >= 0;

const namesAt = ({ members, seats }: TableState): string[] => [
  ...[...members.values()].map(({ name }) => name),
  ...seats.flatMap((occupant) => (occupant.kind === 'bot' ? [occupant.name] : [])),
];
