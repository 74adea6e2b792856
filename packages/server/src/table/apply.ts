/** One line of the log applied to a table: always the same outcome, on every node and in every year. */
import { commitmentTo } from '@turn7/protocol';
import type { Body } from './body.ts';
import { playOn, startGame } from './play.ts';
import { type Applied, type Member, type MemberId, type Occupant, personOn, type TableState } from './state.ts';

/** `state` is null before the first line, which opens the table. Throws if the line does not fit there. */
export function apply(code: string, state: TableState | null, body: Body, seq: number, at: number): Applied {
  if (state === null) {
    if (body.kind !== 'opened') throw new Error(`table ${code} begins with "${body.kind}"; expected "opened"`);
    const { options, secret } = body;
    return { state: { ...EMPTY, code, seq, options, secret, commitment: commitmentTo(secret) }, events: [] };
  }
  if (seq !== state.seq + 1) throw new Error(`line ${seq} after line ${state.seq} of table ${code}`);
  if (body.kind === 'started') return startGame(state, seq, body.secret, at);
  if (body.kind === 'chose') return playOn(state, seq, body.choice, at);
  return { state: { ...state, ...changed(state, body, at), seq }, events: [] };
}

const EMPTY: Omit<TableState, 'code' | 'seq' | 'options' | 'secret' | 'commitment'> = {
  host: null,
  members: new Map(),
  joined: 0,
  seats: [],
  played: null,
};

type Quiet = Exclude<Body, { kind: 'started' | 'chose' }>;

function changed(state: TableState, body: Quiet, at: number): Partial<TableState> {
  switch (body.kind) {
    case 'opened':
      throw new Error(`table ${state.code} is opened twice`);
    case 'joined':
      return join(state, body, at);
    case 'sat':
      return sit(state, body.member);
    case 'stood':
      return stand(state, body.member, at);
    case 'left':
    case 'kicked':
      return remove(state, body.member, at);
    case 'host changed':
      return appoint(state, body.member, at);
    case 'options set':
      return { options: body.options };
    case 'bot added':
      return { seats: [...state.seats, { kind: 'bot', name: body.name, level: body.level }] };
    case 'bot removed':
      return { seats: state.seats.filter((_, seat) => seat !== body.seat) };
    case 'seeded':
      return withMember(state, body.member, { seed: body.seed });
    case 'present':
      return connect(state, body.member, body.node);
    case 'absent':
      return disconnect(state, [body.member], body.node, at);
    case 'node lost':
      return disconnect(state, [...state.members.keys()], body.node, at);
  }
}

function join(
  state: TableState,
  { member: id, name, seated }: Extract<Body, { kind: 'joined' }>,
  at: number,
): Partial<TableState> {
  const member: Member = { id, name, nodes: [], absentSince: at, away: false, seed: null };
  const members = new Map(state.members).set(id, member);
  const seats: readonly Occupant[] = seated ? [...state.seats, { kind: 'person', member: id }] : state.seats;
  return { members, joined: id, seats, host: state.host ?? id };
}

/** A new seat, or their own again that they had left to a bot. */
function sit(state: TableState, member: MemberId): Partial<TableState> {
  const back = withMember(state, member, { away: false });
  if (state.seats.some((occupant) => isTheirs(occupant, member))) return back;
  return { ...back, seats: [...state.seats, { kind: 'person', member }] };
}

/** During a game the seat stays theirs and a bot plays for them; a host who goes hands over. */
function stand(state: TableState, member: MemberId, at: number): Partial<TableState> {
  if (isBeingPlayed(state)) {
    const left = { ...state, ...withMember(state, member, { away: true }) };
    return state.host === member ? { ...left, ...appoint(left, heirOf(state, member) ?? member, at) } : left;
  }
  return { ...withMember(state, member, { seed: null }), seats: withoutSeatOf(state, member) };
}

function remove(state: TableState, member: MemberId, at: number): Partial<TableState> {
  const members = new Map(state.members);
  members.delete(member);
  const left = { ...state, members, seats: withoutSeatOf(state, member) };
  return state.host === member ? { ...left, ...appoint(left, heirOf(state, member), at) } : left;
}

/** Whoever becomes host has as long to show up as anybody else whose connection matters from now on. */
function appoint(state: TableState, host: MemberId | null, at: number): Partial<TableState> {
  const isThere = host === null || (state.members.get(host)?.nodes.length ?? 0) > 0;
  return isThere ? { host } : { ...withMember(state, host, { absentSince: at }), host };
}

function connect(state: TableState, id: MemberId, node: string): Partial<TableState> {
  const nodes = state.members.get(id)?.nodes ?? [];
  return withMember(state, id, { nodes: nodes.includes(node) ? nodes : [...nodes, node], absentSince: null });
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
  const seated = state.seats.map((_, seat) => personOn(state, seat)).filter((person) => person !== undefined);
  const all = [...seated, ...state.members.values()].filter(({ id }) => id !== host);
  return (all.find(({ nodes }) => nodes.length > 0) ?? all[0])?.id ?? null;
}

const isTheirs = (occupant: Occupant, member: MemberId): boolean =>
  occupant.kind === 'person' && occupant.member === member;

const withoutSeatOf = ({ seats }: TableState, member: MemberId): readonly Occupant[] =>
  seats.filter((occupant) => !isTheirs(occupant, member));

const isBeingPlayed = ({ played }: TableState): boolean => played !== null && !played.game.finished;
