/** One line of the log applied to a table: always the same outcome, on every node and in every year. */
import { commitmentTo, type DailyTry } from '@turn7/protocol';
import type { Body } from './body.ts';
import { playOn, startGame } from './play.ts';
import { seated } from './seating.ts';
import {
  type Applied,
  hasCompany,
  isPresent,
  type Member,
  type MemberId,
  type Occupant,
  personOn,
  slowClockOf,
  type TableState,
} from './state.ts';

/** `state` is null before the first line, which opens the table. Throws if the line does not fit there. */
export function apply(code: string, state: TableState | null, body: Body, seq: number, at: number): Applied {
  if (state === null) {
    if (body.kind !== 'opened') throw new Error(`table ${code} begins with "${body.kind}"; expected "opened"`);
    const { options, secret, daily } = body;
    const opened = { ...EMPTY, code, seq, options, secret, commitment: commitmentTo(secret) };
    return { state: daily === undefined ? opened : { ...opened, ...seatedFor(daily, at) }, events: [] };
  }
  if (seq !== state.seq + 1) throw new Error(`line ${seq} after line ${state.seq} of table ${code}`);
  if (body.kind === 'started') return startGame(state, seq, body, at);
  if (body.kind === 'chose') return settled(playOn(answering(state, body), seq, body, at));
  return settled({ state: { ...state, ...changed(state, body, at), seq }, events: [] });
}

const settled = ({ state, events }: Applied): Applied => ({ state: seated(state), events });

const EMPTY: Omit<TableState, 'code' | 'seq' | 'options' | 'secret' | 'commitment'> = {
  host: null,
  members: new Map(),
  joined: 0,
  seats: [],
  waiting: [],
  sentAway: [],
  seeds: new Map(),
  played: null,
  rated: new Map(),
  daily: null,
  starts: [],
};

/** Whoever tries a daily challenge has sat down with its bots. */
function seatedFor(daily: DailyTry, at: number): Partial<TableState> {
  const id = 1;
  const player: Member = { id, name: daily.name, nodes: [], absentSince: at, away: false };
  const bots = daily.bots.map((bot) => ({ kind: 'bot', ...bot }) as const);
  return {
    daily,
    members: new Map([[id, player]]),
    joined: id,
    host: id,
    seats: [{ kind: 'person', member: id }, ...bots],
  };
}

type Quiet = Exclude<Body, { kind: 'started' | 'chose' }>;

function changed(state: TableState, body: Quiet, at: number): Partial<TableState> {
  switch (body.kind) {
    case 'opened':
      throw new Error(`table ${state.code} is opened twice`);
    case 'joined':
      return join(state, body, at);
    case 'sat':
      return sit(state, body.member, at);
    case 'stood':
      return stand(state, body.member, at);
    case 'queued':
      return queue(state, body.member);
    case 'left':
      return remove(state, body.member, at);
    case 'kicked':
      return { ...remove(state, body.member, at), sentAway: withNameOf(state, body.member) };
    case 'stood in':
      return withMember(state, body.member, { away: 'host' });
    case 'nudged':
      return { played: state.played && { ...state.played, nudged: true } };
    case 'host changed':
      return appoint(state, body.member, at);
    case 'options set':
      return { options: body.options, ...(body.options.rated ? {} : { rated: EMPTY.rated }) };
    case 'bot added':
      return { seats: [...state.seats, { kind: 'bot', name: body.name, level: body.level }] };
    case 'seats filled':
      return {
        seats: [...state.seats, ...body.names.map((name) => ({ kind: 'bot', name, level: body.level }) as const)],
      };
    case 'bot removed':
      return { seats: state.seats.filter((_, seat) => seat !== body.seat) };
    case 'rated':
      return { rated: new Map(state.rated).set(body.member, body.player) };
    case 'unrated':
      return { rated: withoutRatingOf(state, body.member) };
    case 'seeded':
      return { seeds: new Map(state.seeds).set(body.member, body.seed) };
    case 'present':
      return connect(state, body.member, body.node, at);
    case 'absent':
      return disconnect(state, [body.member], body.node, at);
    case 'node lost':
      return disconnect(state, [...state.members.keys()], body.node, at);
  }
}

function join(
  state: TableState,
  { member: id, name, seated: sits, waits }: Extract<Body, { kind: 'joined' }>,
  at: number,
): Partial<TableState> {
  const member: Member = { id, name, nodes: [], absentSince: at, away: false };
  const members = new Map(state.members).set(id, member);
  const seats: readonly Occupant[] = sits ? [...state.seats, { kind: 'person', member: id }] : state.seats;
  const waiting = waits ? [...state.waiting, id] : state.waiting;
  return { members, joined: id, seats, waiting, host: state.host ?? id };
}

/** Whoever answers plays again, if a bot did for them. */
function answering(state: TableState, { seat, back }: Extract<Body, { kind: 'chose' }>): TableState {
  const person = back ? personOn(state, seat) : undefined;
  return person ? { ...state, ...withMember(state, person.id, { away: false }) } : state;
}

/** A new seat, or their own again that they had left to a bot. Whoever played without company was not waited for. */
function sit(state: TableState, member: MemberId, at: number): Partial<TableState> {
  const back = withMember(state, member, { away: false });
  if (state.seats.some((occupant) => isTheirs(occupant, member)))
    return hasCompany(state) ? back : { ...back, ...askedAnew(state, at) };
  return { ...back, seats: [...state.seats, { kind: 'person', member }] };
}

/** Whoever left a seat to a bot, and finds it taken, gives it up for another one. */
function queue(state: TableState, member: MemberId): Partial<TableState> {
  const back = withMember(state, member, { away: false });
  const seats = withoutSeatOf(state, member);
  return { ...back, seats, seeds: withoutSeedOf(state, member), waiting: [...state.waiting, member] };
}

/** During a game the seat stays theirs and a bot plays for them; a host who goes hands over. */
function stand(state: TableState, member: MemberId, at: number): Partial<TableState> {
  if (state.waiting.includes(member)) return { waiting: withoutWishOf(state, member) };
  if (isBeingPlayed(state)) {
    const left = { ...state, ...withMember(state, member, { away: 'left' }) };
    return state.host === member ? { ...left, ...appoint(left, heirOf(state, member) ?? member, at) } : left;
  }
  return { seats: withoutSeatOf(state, member), seeds: withoutSeedOf(state, member) };
}

function remove(state: TableState, member: MemberId, at: number): Partial<TableState> {
  const members = new Map(state.members);
  members.delete(member);
  const left = {
    ...state,
    members,
    // In a game that is being played the seat stays, and a bot plays it to the end.
    seats: isBeingPlayed(state) ? state.seats : withoutSeatOf(state, member),
    waiting: withoutWishOf(state, member),
    seeds: withoutSeedOf(state, member),
    rated: withoutRatingOf(state, member),
  };
  return state.host === member ? { ...left, ...appoint(left, heirOf(state, member), at) } : left;
}

/** Whoever becomes host has as long to show up as anybody else whose connection matters from now on. */
function appoint(state: TableState, host: MemberId | null, at: number): Partial<TableState> {
  const isThere = host === null || (state.members.get(host)?.nodes.length ?? 0) > 0;
  return isThere ? { host } : { ...withMember(state, host, { absentSince: at }), host };
}

/**
 * A table where nobody was stood still: those who are not back yet have as long to come as if they left now, and whoever
 * is asked has as long to answer as if it were now. One for slow play did not: its hours run whoever is there.
 */
function connect(state: TableState, id: MemberId, node: string, at: number): Partial<TableState> {
  const nodes = state.members.get(id)?.nodes ?? [];
  const here = { nodes: nodes.includes(node) ? nodes : [...nodes, node], absentSince: null };
  if (slowClockOf(state) !== null || [...state.members.values()].some(isPresent)) return withMember(state, id, here);
  const waited = [...state.members].map(([other, member]) => [other, { ...member, absentSince: at }] as const);
  return { ...withMember({ ...state, members: new Map(waited) }, id, here), ...askedAnew(state, at) };
}

function askedAnew(state: TableState, at: number): Partial<TableState> {
  const { played } = state;
  return played && isBeingPlayed(state) ? { played: { ...played, askedAt: at } } : {};
}

function disconnect(state: TableState, ids: readonly MemberId[], node: string, at: number): Partial<TableState> {
  const members = new Map(state.members);
  for (const id of ids) {
    const member = members.get(id);
    if (!member?.nodes.includes(node)) continue;
    const nodes = member.nodes.filter((other) => other !== node);
    members.set(id, { ...member, nodes, absentSince: nodes.length === 0 ? at : null });
  }
  return { members };
}

function withMember(state: TableState, id: MemberId, change: Partial<Member>): Partial<TableState> {
  const member = state.members.get(id);
  return member ? { members: new Map(state.members).set(id, { ...member, ...change }) } : {};
}

/** Who is host after somebody: those with a seat before those without, those who are there before those who are not. */
export function heirOf(state: TableState, host: MemberId | null): MemberId | null {
  const people = state.seats.map((_, seat) => personOn(state, seat)).filter((person) => person !== undefined);
  const all = [...people, ...state.members.values()].filter(({ id }) => id !== host);
  // Whoever does not answer, so that a bot plays for them, would not start the next game either.
  const there = all.filter(({ nodes }) => nodes.length > 0);
  return (there.find(({ away }) => away !== 'host') ?? there[0] ?? all[0])?.id ?? null;
}

const isTheirs = (occupant: Occupant, member: MemberId): boolean =>
  occupant.kind === 'person' && occupant.member === member;

const withoutSeatOf = ({ seats }: TableState, member: MemberId): readonly Occupant[] =>
  seats.filter((occupant) => !isTheirs(occupant, member));

function withNameOf({ sentAway, members }: TableState, member: MemberId): TableState['sentAway'] {
  const name = members.get(member)?.name.toLowerCase();
  return name === undefined || sentAway.includes(name) ? sentAway : [...sentAway, name];
}

const withoutWishOf = ({ waiting }: TableState, member: MemberId): readonly MemberId[] =>
  waiting.filter((id) => id !== member);

const withoutSeedOf = ({ seeds }: TableState, member: MemberId): TableState['seeds'] =>
  new Map([...seeds].filter(([giver]) => giver !== member));

const withoutRatingOf = ({ rated }: TableState, member: MemberId): TableState['rated'] =>
  new Map([...rated].filter(([id]) => id !== member));

const isBeingPlayed = ({ played }: TableState): boolean => played !== null && !played.game.finished;
