/** Groups of friends who compare their daily results. The log of one says who made it, who came and who went. */
import { cleanTitle, PlayerId } from '@turn7/protocol';
import * as z from 'zod/mini';
import { checkedName } from '../parse.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { LiveLog, LogKind } from './live-log.ts';
import { logName } from './log-name.ts';
import { Logs } from './logs.ts';

/** More friends than this would be a public. */
const MOST_MEMBERS = 200;
/** So many that come and go, and no more. */
const MOST_LINES = 5000;
/** One that is looked at is used, and not deleted: the log says so twice a day, since a server may keep things for one. */
const USED_MS = 12 * 3600_000;

const GroupBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('made'), title: z.string(), player: PlayerId, name: z.string() }),
  z.strictObject({ kind: z.literal('joined'), player: PlayerId, name: z.string() }),
  z.strictObject({ kind: z.literal('left'), player: PlayerId }),
  z.strictObject({ kind: z.literal('used') }),
]);
type GroupBody = z.infer<typeof GroupBody>;

interface GroupState {
  readonly title: string;
  readonly members: ReadonlyMap<string, string>;
  /** When its last line was written. */
  readonly at: number;
}

interface GroupLog {
  readonly version: { readonly state: GroupState; readonly line: { readonly seq: number } };
  readonly body: GroupBody;
  readonly update: null;
  readonly view: GroupState;
}

export type LiveGroup = LiveLog<GroupLog>;

export class Groups extends Logs<GroupLog> {
  readonly #now: Services['now'];

  constructor(services: Pick<Services, 'store' | 'hints' | 'metrics' | 'rates' | 'replays' | 'now' | 'steady'>) {
    super(GROUP_KIND, services);
    this.#now = services.now;
  }

  /** A group with its first member. */
  async create(title: string, player: string, name: string): Promise<LiveGroup> {
    const shown = cleanTitle(title);
    if (shown === '') throw new Refusal('bad request', 'That title is empty; expected one with letters or digits.');
    return this.begin({ kind: 'made', title: shown, player, name: checkedName(name) }, {});
  }

  /** Comes to a group, or goes; nothing happens where that is so already. */
  async change(group: LiveGroup, player: string, wish: string, leaves: boolean): Promise<void> {
    const name = checkedName(wish);
    await this.add(group, (state) => decide(group, state, player, name, leaves));
  }

  /** For whoever looks at it. */
  async use(group: LiveGroup): Promise<GroupState> {
    await this.add(group, ({ at }) => (this.#now() - at > USED_MS ? { kind: 'used' } : null));
    return group.view;
  }
}

function decide(
  { seq }: LiveGroup,
  { members }: GroupState,
  player: string,
  name: string,
  leaves: boolean,
): GroupBody | null {
  if (leaves) return members.has(player) ? { kind: 'left', player } : null;
  if (members.get(player) === name) return null;
  if (!members.has(player) && members.size >= MOST_MEMBERS)
    throw new Refusal('full', `A group has at most ${MOST_MEMBERS} members; make another one.`);
  if (seq >= MOST_LINES)
    throw new Refusal('full', 'So many have come to this group and gone that nothing more fits; make another one.');
  return { kind: 'joined', player, name };
}

export const GROUP_KIND: LogKind<GroupLog> = {
  noun: 'group',
  nameOf: (code) => logName('group', code),
  read: (text) => GroupBody.parse(JSON.parse(text)),
  write: (body) => JSON.stringify(body),
  isSecret: () => true, // others read the log
  sealKey: () => null,
  apply: (code, before, body, seq, at) => {
    if ((before === null) !== (body.kind === 'made'))
      throw new Error(`group ${code} has "${body.kind}" as line ${seq}`);
    return { state: after(before?.state ?? { title: '', members: new Map(), at }, body, at), line: { seq } };
  },
  consequences: () => ({}),
  milestone: null,
  update: () => null,
  view: ({ state }) => state,
};

function after(state: GroupState, body: GroupBody, at: number): GroupState {
  const members = new Map(state.members);
  if (body.kind === 'made' || body.kind === 'joined') members.set(body.player, body.name);
  if (body.kind === 'left') members.delete(body.player);
  return { title: body.kind === 'made' ? body.title : state.title, members, at };
}
