/** What somebody at a table would like to do next, by what they see of it. */
import { at, listAt, numberAt, textAt } from './json.ts';

export type Command = Readonly<Record<string, string | number>>;

/** Points at which they stay. */
const ENOUGH = 22;
/** How often somebody does something that is not asked of them. */
const RESTLESS = 0.02;

/** `view`: the table, as the server told it. Null if they would rather wait. */
export function wishOf(view: unknown, member: number, chance: () => number): Command | null {
  const seats = listAt(view, 'lobby', 'seats');
  const seat = seats.findIndex((occupant) => numberAt(occupant, 'member') === member);
  if (seat >= 0 && at(seats[seat], 'away') !== false) return { kind: 'sit' };
  if (textAt(view, 'lobby', 'stage') === 'playing')
    return hastyWish(view, member, chance) ?? (seat < 0 ? null : wishInGame(view, seat, chance));
  if (seat < 0) return listAt(view, 'lobby', 'waiting').includes(member) ? null : { kind: 'sit' };
  if (at(seats[seat], 'seed') === null && chance() < 0.6) return { kind: 'seed', seed: newSeed(chance) };
  if (chance() < RESTLESS) return { kind: 'stand' };
  if (numberAt(view, 'lobby', 'host') !== member) return null;
  return chance() < 5 * RESTLESS ? handOver(view, chance) : { kind: 'start' };
}

/** Of a host who does not want to wait for somebody else's answer. */
function hastyWish(view: unknown, host: number, chance: () => number): Command | null {
  const asked = at(view, 'lobby', 'seats', numberAt(view, 'game', 'top', 'state', 'question', 'seat'));
  const isOther = textAt(asked, 'kind') === 'person' && numberAt(asked, 'member') !== host;
  if (numberAt(view, 'lobby', 'host') !== host || !isOther || at(asked, 'away') !== false || chance() >= RESTLESS)
    return null;
  return { kind: 'stand in', ...questionOf(view), member: numberAt(asked, 'member') };
}

const questionOf = (view: unknown): { game: number; question: number } => ({
  game: numberAt(view, 'game', 'number'),
  question: numberAt(view, 'game', 'question'),
});

function wishInGame(view: unknown, seat: number, chance: () => number): Command | null {
  const top = at(view, 'game', 'top');
  const question = at(top, 'state', 'question');
  if (numberAt(question, 'seat') !== seat) return null;
  if (chance() < RESTLESS) return { kind: 'stand' };
  const about = { kind: 'move', ...questionOf(view) };
  const targets = listAt(question, 'targets').filter((target) => typeof target === 'number');
  const target = targets[Math.floor(chance() * targets.length)];
  if (textAt(question, 'kind') === 'target' && target !== undefined) return { ...about, choice: target };
  return { ...about, choice: numberAt(top, 'seats', seat, 'points') >= ENOUGH ? 'stay' : 'hit' };
}

function handOver(view: unknown, chance: () => number): Command {
  const members = listAt(view, 'lobby', 'members').map((member) => numberAt(member, 'id'));
  return { kind: 'hand over', member: members[Math.floor(chance() * members.length)] ?? 1 };
}

const newSeed = (chance: () => number): string =>
  Array.from({ length: 16 }, () => Math.floor(chance() * 16).toString(16)).join('');
